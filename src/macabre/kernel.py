"""Compiled play: the only module that imports Numba.

A rule is plain Python. `inner` lets one rule call another, `twin` gives the compiler
something faster than the Python it stands for, and `compiled` makes a kernel that is
kept on disk in a folder named after every source that could have changed it.
"""

from __future__ import annotations

import glob
import hashlib
import os
import pickle
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from ctypes import addressof, memmove, sizeof
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.caching import FunctionCache
from numba.core.serialize import dumps
from numba.extending import intrinsic, overload, register_jitable

Function = TypeVar("Function", bound=Callable[..., Any])

ENTRY_POINTS = "macabre.games"
WORD = 1 << 64
KEPT_CACHES = 8
A_DAY = 86_400
MARK = "macabre"  # a file by which a cache is known as ours
# Folders that hold no rule and no kernel.
UNCOMPILED = {"tests", "testing", "arena", "envs", "study", "storage", "server", "cli", "web"}
INLINED: Any = {"error_model": "numpy", "forceinline": True}
CALLED: Any = {"error_model": "numpy"}
KERNEL: Any = {"error_model": "numpy", "_nrt": False}
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "0") == "1"


# --- the cache


def source_folders() -> Iterable[Path]:
    """The folders whose files make the compiled code: this package, and games of other packages."""
    yield Path(__file__).parent
    for point in entry_points(group=ENTRY_POINTS):
        spec = find_spec(point.module.partition(".")[0])
        if spec and spec.origin:
            yield Path(spec.origin).parent


def sources_digest(folders: Iterable[Path]) -> str:
    """One hash over all sources and data, and over what else changes the machine code."""
    digest = hashlib.sha256(f"{numba.__version__} {BOUNDS_CHECKED} {HAS_PDEP}".encode())
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml") and not UNCOMPILED & set(path.relative_to(folder).parts):
                digest.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled code is kept: $MACABRE_CACHE, else the user's cache folder."""
    chosen = os.environ.get("MACABRE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "macabre"


def open_cache() -> Path:
    """Make the cache folder of these sources and tell Numba; forget the oldest others."""
    folder = cache_root() / sources_digest(source_folders())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / MARK).touch()
        _forget_old_caches(folder.parent)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="macabre-cache-"))
    setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010
    return folder


def _forget_old_caches(root: Path) -> None:
    """Keep the few caches that were used last; what does not bear our mark is not ours to touch."""
    marks = [path / MARK for path in root.iterdir() if re.fullmatch(r"[0-9a-f]{16}", path.name)]
    ours = sorted((_last_used(mark), mark.parent) for mark in marks if mark.exists())
    for used, old in ours[:-KEPT_CACHES]:
        if used < time.time() - A_DAY:
            shutil.rmtree(old, ignore_errors=True)


def _last_used(mark: Path) -> float:
    try:
        return mark.stat().st_mtime
    except OSError:
        return 0.0


class CodeFiles:
    """A kernel's machine code on disk, in a file for each signature.

    Numba numbers its files by an index. Two processes that compile at the same moment can take the same number,
    and then the code of one signature is run for another.
    """

    def __init__(self, folder: Path, name: str, stamp: Any) -> None:
        self.folder, self.name, self.stamp = folder, name, stamp

    def save(self, key: Any, code: Any) -> None:
        """Keep the code of a signature: the file is there whole, or not at all."""
        path, data = self._path(key), dumps((self.stamp, key, code))  # type: ignore[no-untyped-call]
        part = path.with_suffix(f".{os.getpid()}.part")
        try:
            part.write_bytes(data)
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)

    def load(self, key: Any) -> Any:
        """The code of a signature; None if there is none of these sources."""
        try:
            stamp, kept, code = pickle.loads(self._path(key).read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):
            return None
        return code if (stamp, kept) == (self.stamp, key) else None

    def flush(self) -> None:
        """Forget all signatures."""
        for path in self.folder.glob(f"{glob.escape(self.name)}.*.nbc"):
            path.unlink(missing_ok=True)

    def _path(self, key: Any) -> Path:
        return self.folder / f"{self.name}.{hashlib.sha256(repr(key).encode()).hexdigest()[:24]}.nbc"


class _KernelCache(FunctionCache):
    """Numba's way to keep a kernel, with files of our own."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file: Any = CodeFiles(Path(self._cache_path), self._impl.filename_base, stamp)


def compiled(function: Function) -> Function:
    """A kernel that Python calls: compiled for each game's records, kept on disk."""
    kernel: Any = numba.njit(**KERNEL)(function)
    kernel._cache = _KernelCache(function)
    return cast(Function, kernel)


def interpreted(kernel: Function) -> Function:
    """The plain Python that a kernel was made of."""
    function: Function = kernel.py_func  # type: ignore[attr-defined]
    return function


def inner(function: Function) -> Function:
    """A rule that other rules call."""
    plain: Function = register_jitable(**INLINED)(function)
    return plain


def shared(function: Function) -> Function:
    """A long rule that several places call: compiled once, not into each of them."""
    plain: Function = register_jitable(**CALLED)(function)
    return plain


def twin(function: Callable[..., Any]) -> Callable[[Function], Function]:
    """Decorates what the compiler uses in place of `function`, which stays as it is in Python."""

    def attach(replacement: Function) -> Function:
        overload(function, jit_options=INLINED, strict=False)(lambda *_: replacement)
        return replacement

    return attach


def choose_by_record(function: Callable[..., Any], choose: Callable[[Any], Any]) -> None:
    """Let the compiler replace a verb by what `choose` finds for the type of its second argument."""

    def implementation(board: Any, s: Any, *_: Any) -> Any:
        return choose(s) if isinstance(s, types.Record) else None

    overload(function, jit_options=INLINED, strict=False)(implementation)


def record_type(dtype: Any) -> Any:
    """The compiler's type of a record: hashable, equal for equal layouts."""
    return numba.from_dtype(dtype)


# --- single instructions of the processor

_INT64, _BIT = ir.IntType(64), ir.IntType(1)
HAS_PDEP = bool(llvm.get_host_cpu_features().get("bmi2")) and llvm.get_host_cpu_name() not in ("znver1", "znver2")


@intrinsic
def _ctpop(context: Any, x: Any) -> Any:
    return types.int64(types.int64), lambda _, builder, __, args: builder.ctpop(args[0])


@intrinsic
def _cttz(context: Any, x: Any) -> Any:
    return types.int64(types.int64), lambda _, builder, __, args: builder.cttz(args[0], ir.Constant(_BIT, 1))


@intrinsic
def _lshr(context: Any, x: Any, k: Any) -> Any:
    return types.int64(types.int64, types.int64), lambda _, builder, __, args: builder.lshr(args[0], args[1])


@intrinsic
def _pdep(context: Any, x: Any, mask: Any) -> Any:
    def emit(_: Any, builder: Any, __: Any, args: Any) -> Any:
        signature = ir.FunctionType(_INT64, [_INT64, _INT64])
        function = cgutils.get_or_insert_function(builder.module, signature, "llvm.x86.bmi.pdep.64")  # type: ignore[no-untyped-call]
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), emit


@intrinsic
def _add(context: Any, x: Any, y: Any) -> Any:
    return types.int64(types.int64, types.int64), lambda _, builder, __, args: builder.add(args[0], args[1])


@intrinsic
def _mul(context: Any, x: Any, y: Any) -> Any:
    return types.int64(types.int64, types.int64), lambda _, builder, __, args: builder.mul(args[0], args[1])


@intrinsic
def _copy(context: Any, target: Any, source: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        target, source = (builder.bitcast(arg, cgutils.voidptr_t) for arg in args)
        cgutils.raw_memcpy(builder, target, source, _INT64(signature.args[0].size), 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.none(target, source), emit


@intrinsic
def _store(context: Any, out: Any, at: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        place = builder.bitcast(builder.gep(data, [args[1]]), _INT64.as_pointer())
        builder.store(args[2], place, align=1)
        return context.get_dummy_value()

    return types.none(out, types.int64, types.int64), emit


# --- words that wrap, and sets of at most 62 things in one integer


def signed(word: int) -> int:
    """Read 64 bits as the record does: with a sign."""
    word &= WORD - 1
    return word - WORD if word >> 63 else word


_EACH_BYTE, _MOST_OF_EACH = 0x0101010101010101, 0x7F7F7F7F7F7F7F7F
_ONE_BIT_OF_EACH = signed(0x8040201008040201)


def size(members: int) -> int:
    """How many are in the set."""
    return members.bit_count()


def lowest(members: int) -> int:
    """The first of a set that is not empty."""
    return (members & -members).bit_length() - 1


def shift_right(word: int, places: int) -> int:
    """Shift without the sign."""
    return (word & (WORD - 1)) >> places


def plus(word: int, other: int) -> int:
    """Add and drop what does not fit into 64 bits; Numba's own `+` lets the compiler assume that it always fits."""
    return signed(word + other)


def times(word: int, other: int) -> int:
    """Multiply and drop what does not fit into 64 bits."""
    return signed(word * other)


def nth(members: int, k: int) -> int:
    """The k-th of the set, counted from 0."""
    for _ in range(k):
        members &= members - 1
    return lowest(members)


def write_members(members: int, out: Any, at: int, width: int) -> None:
    """Write 1 for each of the first so many that are in the set and 0 for each that is not, into an array of bytes."""
    for i in range(width):
        out[at + i] = members >> i & 1


@twin(write_members)
def _write_members(members: int, out: Any, at: int, width: int) -> None:
    i = 0
    while i + 8 <= width:
        # Eight copies of eight bits, one bit kept of each: a byte that is not 0 becomes 1.
        kept = _mul(_lshr(members, i) & 255, _EACH_BYTE) & _ONE_BIT_OF_EACH  # type: ignore[call-arg]
        _store(out, at + i, _lshr(_add(kept, _MOST_OF_EACH), 7) & _EACH_BYTE)
        i += 8
    while i < width:
        out[at + i] = _lshr(members, i) & 1  # type: ignore[call-arg]
        i += 1


@twin(size)
def _size(members: int) -> int:
    return _ctpop(members)  # type: ignore[call-arg]


@twin(lowest)
def _lowest(members: int) -> int:
    return _cttz(members)  # type: ignore[call-arg]


@twin(shift_right)
def _shift_right(word: int, places: int) -> int:
    return _lshr(word, places)  # type: ignore[call-arg]


@twin(plus)
def _plus(word: int, other: int) -> int:
    return _add(word, other)  # type: ignore[call-arg]


@twin(times)
def _times(word: int, other: int) -> int:
    return _mul(word, other)  # type: ignore[call-arg]


def _nth_by_deposit(members: int, k: int) -> int:
    return _cttz(_pdep(1 << k, members))  # type: ignore[call-arg]


def _nth_by_halves(members: int, k: int) -> int:
    place = 0
    for half in (32, 16, 8, 4, 2, 1):
        below_half: int = _ctpop(_lshr(members, place) & ((1 << half) - 1))  # type: ignore[call-arg]
        beyond = k >= below_half
        place += half * beyond
        k -= below_half * beyond
    return place


def copy_record(target: Any, source: Any) -> None:
    """Overwrite a record with another; `array[0] = array[1]` does the same but takes seconds to compile."""
    memmove(addressof(target), addressof(source), sizeof(target))


@twin(copy_record)
def _copy_record(target: Any, source: Any) -> None:
    _copy(target, source)  # type: ignore[call-arg]


twin(nth)(_nth_by_deposit if HAS_PDEP else _nth_by_halves)

CACHE = open_cache()
