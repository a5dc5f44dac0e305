"""Without an extra, its adapter says in a sentence what to install; the rest works."""

import importlib
import sys

import pytest

import macabre

EXTRAS = {
    "gymnasium": ("gymnasium", "gym"),
    "pettingzoo": ("pettingzoo", "pettingzoo"),
    "openspiel": ("pyspiel", "openspiel"),
    "stable_baselines3": ("stable_baselines3", "sb3"),
}


@pytest.mark.parametrize("adapter", EXTRAS)
def test_a_missing_library_is_named(adapter, monkeypatch):
    library, extra = EXTRAS[adapter]
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"macabre.envs.{adapter}", raising=False)
    with pytest.raises(macabre.NoEnvironment, match=rf"macabre\[{extra}\]"):
        importlib.import_module(f"macabre.envs.{adapter}")
