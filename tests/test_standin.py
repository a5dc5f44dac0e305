"""What browsers have instead of msgspec reads, writes and refuses what msgspec does."""

import sys
from importlib.util import module_from_spec, spec_from_file_location

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from macabre.server import entries, protocol
from macabre.server.kinds import any_of
from macabre.site.browser import msgspec as standin

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=8) | st.floats(-1e9, 1e9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def declared_anew(module, patch):
    """A module of messages as a browser declares it, under a name of its own."""
    spec = spec_from_file_location(f"standing_{module.__name__.rpartition('.')[2]}", module.__file__)
    found = module_from_spec(spec)
    patch.setitem(sys.modules, "msgspec", standin)
    patch.setitem(sys.modules, spec.name, found)
    spec.loader.exec_module(found)
    patch.setitem(sys.modules, "msgspec", msgspec)
    return found


@pytest.fixture(scope="module")
def theirs():
    """Messages and entries as a browser declares them."""
    with pytest.MonkeyPatch.context() as patch:
        yield {module: declared_anew(module, patch) for module in (protocol, entries)}


def kinds_of(union):
    return {kind.__name__: kind for kind in union.__args__}


def fields_of(kind):
    """Values for the fields of a kind, right or wrong."""
    return st.fixed_dictionaries({}, optional=dict.fromkeys((*kind.__struct_fields__, "more"), VALUES))


REQUESTS, ENTRIES = kinds_of(protocol.FromBrowser), kinds_of(any_of(entries.Entry))
MESSAGES = st.sampled_from(sorted(REQUESTS)).flatmap(
    lambda name: fields_of(REQUESTS[name]).map(lambda found: {"t": REQUESTS[name].__struct_config__.tag, **found})
)


def outcome(read, write, text):
    """What a text is read as, written again; or that it is refused."""
    try:
        return write(read(text))
    except ValueError as error:
        return "not JSON" if type(error).__name__ == "DecodeError" else "refused"


@pytest.mark.slow
@settings(max_examples=1500, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=MESSAGES)
def test_messages_are_read_alike(theirs, message):
    text = msgspec.json.encode(message)
    ours = theirs[protocol]
    expected = outcome(protocol.read_message, protocol.write_message, text)
    assert outcome(ours.read_message, ours.write_message, text) == expected


NONSENSE = ["", "{", "nul", '{"t":"ping"', '{"t":"ping"} x', "[]", "7", '{"t":7}', '{"t":"no"}', '{"t":NaN}', '{"x":1}']


@pytest.mark.parametrize(
    "text", [*NONSENSE, *(f'{{"t":"look","seat":{x}}}' for x in ("1", "1.0", "1.5", "true", "1e2"))]
)
def test_nonsense_is_refused_alike(theirs, text):
    ours = theirs[protocol]
    expected = outcome(protocol.read_message, protocol.write_message, text)
    assert outcome(ours.read_message, ours.write_message, text) == expected


def full(kind):
    """One of a kind, with something in every field."""
    samples = {"int": 3, "str": 'ä "x"', "bool": True, "float": 1.5, "list[int]": [1, 2], "dict[str, Any]": {"b": [1]}}
    hints = {name: str(hint).replace(" | None", "") for name, hint in kind.__annotations__.items()}
    return {name: samples[hint] for name, hint in hints.items()}


def test_entries_are_written_and_read_alike(theirs):
    ours = theirs[entries]
    for name, kind in ENTRIES.items():
        given = full(kind)
        text = entries.write_entry(kind(**given))
        assert ours.write_entry(getattr(ours, name)(**given)) == text
        assert ours.write_entry(ours.read_entry(text)) == text


def test_answers_are_written_alike(theirs):
    ours = theirs[protocol]
    for made in (protocol, ours):
        seat = made.SeatInfo("Anna", None, None, True, None, 3)
        move = made.LegalMove("play 1", {"play": 1, "at": [1, 2], 3: None}, "Lay “it”")
        made.written = [
            made.write_message(message)
            for message in (seat, move, made.Wishes("i", [move], {"a": {"1": "x"}}), made.Hint("i", []), made.Pong())
        ]
    assert ours.written == protocol.written
    assert ours.write_value({"a": (1, 2.5, None)}) == protocol.write_value({"a": (1, 2.5, None)})


def test_structs_are_alike(theirs):
    ours = theirs[protocol]
    hello = ours.Hello()
    assert hello.tokens == {}
    assert hello.tokens is not ours.Hello().tokens
    assert standin.structs.replace(ours.Ping(), **{}) == ours.Ping()
    with pytest.raises(AttributeError):
        hello.seat = 3
    assert standin.structs.replace(hello, seat=3).seat == 3
