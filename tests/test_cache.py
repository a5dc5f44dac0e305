"""Files that are ours alone: what is damaged or somebody else's is as good as not there."""

import os
import pickle
import random
import stat
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE
from threading import Thread

import pytest

from macabre import cache, compiler, kernel
from macabre.cache import Cache, cache_root, forget_oldest, open_cache, own_folder, own_key
from tests.command import macabre

KEY = bytes(range(32))
CODE = bytes(range(256)) * 12
with_owners = pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owners here")

with_locks = pytest.mark.skipif(not Path("/proc/locks").exists(), reason="the system does not tell who waits")
HOLDER = """
import sys
from pathlib import Path
from macabre.system import turn_at
with turn_at(Path(sys.argv[1])):
    print("mine", flush=True)
    sys.stdin.readline()
"""


def double(x):
    return x + x


class Poison:
    """What runs when it is unpickled."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return open, (str(self.path), "w")


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """A cache of its own for the kernels of a test."""
    ours = Cache(own_folder(tmp_path / "kernels"), KEY)
    monkeypatch.setattr(compiler, "CACHE", ours)
    return ours


def sealed_file(kept):
    """The file of the only kernel that is kept."""
    [path] = kept.folder.iterdir()
    return path


# --- seals


def test_what_was_kept_is_read_again(tmp_path):
    Cache(tmp_path, KEY).write("a.nbc", CODE)
    assert Cache(tmp_path, KEY).read("a.nbc") == CODE
    assert Cache(tmp_path, KEY).read("b.nbc") is None


def test_what_another_sealed_is_not_read(tmp_path):
    Cache(tmp_path, bytes(32)).write("a.nbc", CODE)
    assert Cache(tmp_path, KEY).read("a.nbc") is None


def test_a_file_counts_under_its_own_name_only(tmp_path):
    Cache(tmp_path, KEY).write("a.nbc", CODE)
    os.rename(tmp_path / "a.nbc", tmp_path / "b.nbc")
    assert Cache(tmp_path, KEY).read("b.nbc") is None


def damaged(data, chance):
    """The bytes cut, lengthened, with some overwritten, or with one bit turned."""
    at, way = chance.randrange(len(data)), chance.randrange(4)
    if way == 0:
        return data[:at]
    if way == 1:
        return data + chance.randbytes(1 + at)
    if way == 2:
        return data[:at] + chance.randbytes(8) + data[at + 8 :]
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def test_no_damaged_file_is_ever_loaded(kept):
    kernel.compiled(double)(3)
    path = sealed_file(kept)
    whole = path.read_bytes()
    chance = random.Random(19)
    for _ in range(600):
        path.write_bytes(damaged(whole, chance))
        assert path.read_bytes() != whole
        assert kept.read(path.name) is None
    path.write_bytes(whole)
    assert kept.read(path.name) == whole[32:]


def test_a_damaged_file_is_made_anew(kept):
    kernel.compiled(double)(3)
    path = sealed_file(kept)
    whole = path.read_bytes()
    path.write_bytes(whole[:99])
    assert kernel.compiled(double)(3) == 6
    assert kept.read(path.name) is not None


def test_a_poisoned_file_does_not_run(kept, tmp_path):
    kernel.compiled(double)(3)
    path, victim = sealed_file(kept), tmp_path / "ran"
    poison = pickle.dumps(Poison(victim))
    for poisoned in (poison, bytes(32) + poison, path.read_bytes()[:32] + poison):
        path.write_bytes(poisoned)
        assert kernel.compiled(double)(3) == 6
        assert not victim.exists()
    pickle.loads(poison).close()
    assert victim.exists(), "the poison itself works"


@pytest.mark.parametrize("content", [b"junk", pickle.dumps(7), pickle.dumps((1, 2)), b"\x80\x05cno.such\nthing\n."])
def test_whatever_a_sealed_file_raises_it_is_made_anew(kept, content):
    kernel.compiled(double)(3)
    name = sealed_file(kept).name
    kept.write(name, content)
    assert kernel.compiled(double)(3) == 6
    assert kept.read(name) != content


def test_code_is_loaded_not_compiled_the_second_time(kept):
    first, later = kernel.compiled(double), kernel.compiled(double)
    assert (first(3), first(0.5)) == (6, 1.0)
    assert (later(3), later(0.5)) == (6, 1.0)
    assert sum(later.stats.cache_hits.values()) == 2
    assert not later.stats.cache_misses


@pytest.mark.process
def test_a_folder_that_was_handed_to_us_is_not_trusted(tmp_path):
    """Somebody prepares a folder with a key of their own, and we are started with it."""
    theirs = Cache(own_folder(tmp_path / "kernels"), bytes(32))
    (tmp_path / "cache.key").write_bytes(bytes(32))
    (tmp_path / "kernels" / "cache.key").write_bytes(bytes(32))
    theirs.write("a.nbc", CODE)
    script = "from macabre.cache import CACHE; print(CACHE.folder, CACHE.read('a.nbc'))"
    env = os.environ | {"MACABRE_CACHE": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert run.stdout == f"{tmp_path / 'kernels'} None\n"


# --- the folder and the key


@pytest.mark.parametrize(("chosen", "xdg", "expected"), [("/a", "/b", "/a"), ("", "/b", "/b/macabre")])
def test_where_the_cache_is(monkeypatch, chosen, xdg, expected):
    monkeypatch.setenv("MACABRE_CACHE", chosen)
    monkeypatch.setenv("XDG_CACHE_HOME", xdg)
    assert str(cache_root()) == expected


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@with_owners
def test_the_folder_the_files_and_the_key_are_for_their_owner_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("MACABRE_CACHE", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "kernels").mkdir(0o777)
    opened = open_cache()
    opened.write("a.nbc", CODE)
    assert mode(opened.folder) == mode(tmp_path / "state/macabre") == 0o700
    assert mode(opened.folder / "a.nbc") == mode(tmp_path / "state/macabre/cache.key") == 0o600
    assert open_cache().read("a.nbc") == CODE


@with_owners
def test_a_folder_of_somebody_else_is_not_used(tmp_path, monkeypatch):
    monkeypatch.setenv("MACABRE_CACHE", str(tmp_path))
    folder = own_folder(tmp_path / "kernels")
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    assert open_cache().folder is None
    with pytest.raises(PermissionError):
        own_folder(folder)


@with_owners
def test_a_folder_that_only_leads_elsewhere_is_not_used(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "kernels").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(PermissionError):
        own_folder(tmp_path / "kernels")


@with_owners
def test_a_key_that_others_could_read_or_that_is_none_is_replaced(tmp_path):
    path = tmp_path / "cache.key"
    key = own_key(path)
    assert own_key(path) == key
    path.chmod(0o644)
    other = own_key(path)
    assert other != key
    path.write_bytes(b"")
    assert own_key(path) not in (key, other, b"")


@pytest.mark.process
@pytest.mark.compile
@pytest.mark.usually(0)
def test_without_a_folder_games_are_played_all_the_same():
    run = macabre("simulate", "cluedo-cards", "--matches", 5, env=os.environ | {"MACABRE_CACHE": "/dev/null"})
    assert run.returncode == 0, run.stderr
    assert "95 % interval" in run.stdout


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path, monkeypatch):
    def fail(*_):
        raise OSError("no space left")

    ours = Cache(tmp_path, KEY)
    monkeypatch.setattr(os, "replace", fail)
    ours.write("a.nbc", CODE)
    assert not list(tmp_path.iterdir())
    assert ours.read("a.nbc") is None


def test_two_processes_that_write_at_the_same_moment_are_not_mixed_up(tmp_path, monkeypatch):
    mine, theirs = Cache(tmp_path, KEY), Cache(tmp_path, KEY)
    replace = os.replace

    def write_between(source, target):
        monkeypatch.setattr(os, "replace", replace)
        theirs.write("theirs.nbc", b"their code")
        theirs.write("mine.nbc", b"my code")
        replace(source, target)

    monkeypatch.setattr(os, "replace", write_between)
    mine.write("mine.nbc", b"my code")
    for ours in (mine, theirs):
        assert (ours.read("mine.nbc"), ours.read("theirs.nbc")) == (b"my code", b"their code")


@with_locks
@pytest.mark.process
def test_who_wants_the_same_code_waits_and_loads_it(kept, tmp_path):
    """Another process has its turn: this one compiles nothing until then, and finds the code made."""
    kernel.compiled(double)(3)
    file = sealed_file(kept)
    made, turn = file.read_bytes(), f"{file}.turn"
    file.unlink()
    with subprocess.Popen([sys.executable, "-c", HOLDER, turn], stdin=PIPE, stdout=PIPE, text=True) as other:
        assert other.stdout.readline() == "mine\n"
        waiting = kernel.compiled(double)
        thread = Thread(target=waiting, args=(3,))
        thread.start()
        while os.stat(turn).st_ino not in waited_for(os.getpid()):
            time.sleep(0.01)
        file.write_bytes(made)
        other.communicate("done\n")
        thread.join()
    assert sum(waiting.stats.cache_hits.values()) == 1
    assert not waiting.stats.cache_misses
    assert sealed_file(kept) == file, "and nothing is left of the turns"


def waited_for(process):
    """The files whose locks a process waits for, by the system's own account."""
    waiting = [line.split() for line in Path("/proc/locks").read_text().splitlines() if "->" in line]
    return {int(words[6].split(":")[2]) for words in waiting if words[5] == str(process)}


def test_what_was_used_longest_ago_is_forgotten_first(tmp_path):
    ours = Cache(tmp_path, KEY)
    for age, name in enumerate(("new.nbc", "old.nbc", "older.nbc", "somebody's.txt")):
        ours.write(name, bytes(100))
        then = time.time() - age * 2 * cache.A_DAY
        os.utime(tmp_path / name, (then, then))
    assert ours.read("older.nbc") is not None, "and is now in use"
    forget_oldest(tmp_path, most=2 * 132)
    assert {path.name for path in tmp_path.iterdir()} == {"new.nbc", "older.nbc", "somebody's.txt"}
    forget_oldest(tmp_path, most=0)
    assert {path.name for path in tmp_path.iterdir()} == {"new.nbc", "older.nbc", "somebody's.txt"}, "used today"
