"""Compiled play by Numba: the only module that imports it, and only if it is installed and wanted.

A kernel's code is kept on disk under a digest of every source that could have changed it.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from functools import partial
from typing import Any, TypeVar, cast

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.serialize import dumps
from numba.extending import (
    NativeValue,
    intrinsic,
    make_attribute_wrapper,
    models,
    overload,
    register_jitable,
    register_model,
    unbox,
)
from numba.np.arrayobj import populate_array

from macabre.cache import CACHE
from macabre.errors import Error
from macabre.sources import digest, modules_behind

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILER = f"numba {numba.__version__}"

# --- parts of kernels


class KernelPart(JITCodeLibrary):
    """The code of a rule that is compiled into kernels: they optimise it with all else, and nobody runs it alone."""

    def finalize(self) -> None:
        """It is whole without what it calls, which is linked in where all of it is."""
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"  # several parts of a kernel may bring it
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        whole = self._final_module.clone()
        for library in self._behind():
            own = library._final_module if isinstance(library, KernelPart) else library._get_module_for_linking()
            whole.link_in(own, preserve=True)
        return whole

    def _behind(self) -> dict[Any, None]:
        """All that it calls, and what that calls, each once."""
        found: dict[Any, None] = {}
        todo = [self]
        while todo:
            called = [library for library in todo.pop()._linking_libraries if library not in found]
            found |= dict.fromkeys(called)
            todo += [library for library in called if isinstance(library, KernelPart)]
        return found

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere."""
        return 0

    @property
    def codegen(self) -> Any:
        """Asked only to set what code needs to raise Python's own errors, when it can be run."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """It cannot be run."""


class KernelPartCompiler(Compiler):
    """Compiles a rule as a part of kernels."""

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Its code, from Python."""
        self.state.library = KernelPart(self.state.targetctx.codegen(), func.__qualname__)  # type: ignore[no-untyped-call]
        return super().compile_extra(func)  # type: ignore[no-untyped-call]


CALLED: Any = {"error_model": "numpy", "no_cfunc_wrapper": True}
INLINED: Any = CALLED | {"forceinline": True, "pipeline_class": KernelPartCompiler}
KERNEL: Any = CALLED | {"_nrt": False}


# --- kept code

KERNEL_MODULES: set[str] = set()  # where there are kernels, as far as they are loaded
_VERBS_OF: dict[Any, tuple[str, ...]] = {}  # for a type of record, the modules of its verbs


def rely_on(record: Any, modules: Iterable[str]) -> None:
    """Say in which modules the verbs of a record are: code that is compiled for it depends on them."""
    _VERBS_OF[record] = tuple(modules)
    can_be_read(_VERBS_OF[record])


def code_digest(modules: Iterable[str]) -> str:
    """Tells code that is compiled from modules from any other: by the sources, versions and settings behind it."""
    versions = sys.implementation.cache_tag, COMPILER, llvmlite.__version__, np.__version__
    settings = sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_"))
    return digest(modules, f"{versions} {settings} {HAS_PDEP} {HAS_SHA}")


class KeptCode:
    """A kernel's code as Numba asks for it: a file for each signature and each version of what it is made of.

    Numba numbers its own files by an index. Two processes that compile at the same moment can take the same number,
    and then the code of one signature is run for another.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function, self.cache_path = function, str(CACHE.folder)

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The code for a signature; None if it is not kept."""
        context.refresh()
        key = self._key(signature, context.codegen())
        data = CACHE.read(self._file(key)) if key else None
        try:
            return _rebuilt(data, key, context) if data else None
        except Exception:  # whatever is wrong with it, it can be made anew
            return None

    def save_overload(self, signature: Any, code: Any) -> None:
        """Keep the code for a signature, unless it holds addresses of this process."""
        key = self._key(signature, code.codegen)
        if key and not (code.lifted or code.library.has_dynamic_globals):
            CACHE.write(self._file(key), dumps((key, code._reduce())))  # type: ignore[no-untyped-call]

    def compile_in_turn(self, kernel: Any, signature: Any) -> Any:
        """If several processes want the same code at the same moment, the first compiles it and the others load it."""
        key = self._key(signature, kernel.targetctx.codegen())
        with CACHE.turn(self._file(key)) if key else nullcontext():
            return type(kernel).compile(kernel, signature)

    def flush(self) -> None:
        """Numba asks for this before it compiles again, which then overwrites what is kept."""

    def _key(self, signature: Any, codegen: Any) -> Any:
        """Everything that the code depends on; None if that cannot be told."""
        given = tuple(getattr(signature, "args", signature))
        modules = self._modules(given)
        if not can_be_read(modules):
            return None
        cells = tuple(cell.cell_contents for cell in self.function.__closure__ or ())
        made_of = self.function.__code__.co_code, dumps(cells)  # type: ignore[no-untyped-call]
        return given, codegen.magic_tuple(), made_of, code_digest(modules)

    def _modules(self, given: tuple[Any, ...]) -> list[str]:
        """The kernel's own, and where the verbs are of every record that it is given, alone or in a tuple."""
        kinds = [kind for each in given for kind in getattr(each, "types", (each,))]
        records = [getattr(kind, "dtype", kind) for kind in kinds]
        return [self.function.__module__, *(module for record in records for module in _VERBS_OF.get(record, ()))]

    def _file(self, key: Any) -> str:
        name = re.sub(r"[^\w.]", "", f"{self.function.__module__}.{self.function.__qualname__}")
        return f"{name}.{hashlib.sha256(repr(key).encode()).hexdigest()[:24]}.nbc"


def _rebuilt(data: bytes, key: Any, context: Any) -> Any:
    kept, code = pickle.loads(data)
    return CompileResult._rebuild(context, *code) if kept == key else None  # type: ignore[no-untyped-call]


def can_be_read(modules: Iterable[str]) -> bool:
    """Whether the sources behind modules can be read; it is done at once, since they may change while we run."""
    try:
        return bool(modules_behind(modules))
    except Error:
        return False


def compiled(function: Function) -> Function:
    """A kernel that Python calls: compiled for each game's records, kept on disk."""
    kernel: Any = numba.njit(**KERNEL)(function)
    kernel._cache = kept = KeptCode(function)
    kernel.compile = partial(kept.compile_in_turn, kernel)
    can_be_read([function.__module__])
    KERNEL_MODULES.add(function.__module__)
    return cast(Function, kernel)


def inner(function: Function) -> Function:
    """A rule that other rules call."""
    return register_jitable(**INLINED)(function)


def shared(function: Function) -> Function:
    """A long rule that several places call: compiled once, not into each of them."""
    return register_jitable(**CALLED)(function)


def twin(function: Callable[..., Any], replacement: Callable[..., Any]) -> None:
    """Use something else in place of a function, which stays as it is in Python."""
    overload(function, jit_options=INLINED, strict=False)(lambda *_: replacement)


def choose_by_record(function: Callable[..., Any], choose: Callable[[Any], Any]) -> None:
    """Replace a verb by what `choose` finds for the type of its second argument."""

    def implementation(board: Any, s: Any, *_: Any) -> Any:
        return choose(s) if isinstance(s, types.Record) else None

    overload(function, jit_options=INLINED, strict=False)(implementation)


def record_type(dtype: Any) -> Any:
    """The compiler's type of a record: hashable, equal for equal layouts."""
    return numba.from_dtype(dtype)


def table(numbers: Iterable[int]) -> Any:
    """Numbers to look up, as compiled code wants them."""
    return np.array(list(numbers), np.int64)


# --- single instructions of the processor

_INT64, _INT32, _BIT = ir.IntType(64), ir.IntType(32), ir.IntType(1)
_QUAD = ir.VectorType(_INT32, 4)
GENERIC = "generic"  # a processor of which no more is known than what all have
FEATURES = {} if os.environ.get("NUMBA_CPU_NAME") == GENERIC else llvm.get_host_cpu_features()
HAS_SHA = bool(FEATURES.get("sha"))
HAS_PDEP = bool(FEATURES.get("bmi2")) and llvm.get_host_cpu_name() not in ("znver1", "znver2")


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
def hash_block(context: Any, state: Any, at: Any, work: Any, salt: Any) -> Any:
    """`sha256.compress` by the processor's own instructions."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        _leave_wide_registers(builder)
        state, work, salt = (context.make_array(signature.args[i])(context, builder, args[i]).data for i in (0, 2, 3))
        offset = [args[1], builder.add(args[1], _INT64(4))]
        first = [_quad(builder, state, place) for place in offset]  # a, b, c, d and e, f, g, h, the lowest first
        one = builder.shuffle_vector(*first, ir.Constant(_QUAD, [5, 4, 1, 0]))  # f, e, b, a
        two = builder.shuffle_vector(*first, ir.Constant(_QUAD, [7, 6, 3, 2]))  # h, g, d, c
        quads = [_quad(builder, work, _INT64(4 * i)) for i in range(4)]
        for i in range(16):
            mixed = builder.add(quads[i], _quad(builder, salt, _INT64(4 * i)))
            two = _sha(builder, "rnds2", two, one, mixed)
            upper = builder.shuffle_vector(mixed, mixed, ir.Constant(_QUAD, [2, 3, 0, 0]))
            one = _sha(builder, "rnds2", one, two, upper)
            early = _sha(builder, "msg1", quads[i], quads[i + 1])
            middle = builder.shuffle_vector(quads[i + 2], quads[i + 3], ir.Constant(_QUAD, [1, 2, 3, 4]))
            quads.append(_sha(builder, "msg2", builder.add(early, middle), quads[i + 3]))
        low = builder.shuffle_vector(one, two, ir.Constant(_QUAD, [3, 2, 7, 6]))
        high = builder.shuffle_vector(one, two, ir.Constant(_QUAD, [1, 0, 5, 4]))
        for place, (before, after) in enumerate(zip(first, (low, high), strict=True)):
            wide = builder.zext(builder.add(before, after), ir.VectorType(_INT64, 4))
            builder.store(wide, _quad_at(builder, work, _INT64(64 + 4 * place)), align=8)
        return context.get_dummy_value()

    return types.none(state, types.int64, work, salt), emit


def _leave_wide_registers(builder: Any) -> None:
    """Instructions for hashes take six times as long while the upper halves of wide registers are in use."""
    if FEATURES.get("avx"):
        signature = ir.FunctionType(ir.VoidType(), [])
        builder.call(cgutils.get_or_insert_function(builder.module, signature, "llvm.x86.avx.vzeroupper"), [])  # type: ignore[no-untyped-call]


def _quad_at(builder: Any, data: Any, place: Any) -> Any:
    return builder.bitcast(builder.gep(data, [place]), ir.VectorType(_INT64, 4).as_pointer())


def _quad(builder: Any, data: Any, place: Any) -> Any:
    return builder.trunc(builder.load(_quad_at(builder, data, place), align=8), _QUAD)


def _sha(builder: Any, name: str, *args: Any) -> Any:
    signature = ir.FunctionType(_QUAD, [_QUAD] * len(args))
    return builder.call(cgutils.get_or_insert_function(builder.module, signature, f"llvm.x86.sha256{name}"), args)  # type: ignore[no-untyped-call]


@intrinsic
def _copy(context: Any, target: Any, source: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        target, source = (builder.bitcast(arg, cgutils.voidptr_t) for arg in args)
        cgutils.raw_memcpy(builder, target, source, _INT64(signature.args[0].size), 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.none(target, source), emit


@intrinsic
def _store(context: Any, out: Any, at: Any, bits: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        place = builder.bitcast(builder.gep(data, [args[1]]), _INT64.as_pointer())
        builder.store(args[2], place, align=1)
        return context.get_dummy_value()

    return types.none(out, types.int64, types.int64), emit


# --- what stands for the plain functions of `kernel`

_EACH_BYTE, _MOST_OF_EACH, _ONE_BIT_OF_EACH = 0x0101010101010101, 0x7F7F7F7F7F7F7F7F, -0x7FBFDFEFF7FBFDFF


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


def _size(members: int) -> int:
    return _ctpop(members)  # type: ignore[call-arg]


def _lowest(members: int) -> int:
    return _cttz(members)  # type: ignore[call-arg]


def _shift_right(bits: int, places: int) -> int:
    return _lshr(bits, places)  # type: ignore[call-arg]


def _plus(bits: int, other: int) -> int:
    return _add(bits, other)  # type: ignore[call-arg]


def _times(bits: int, other: int) -> int:
    return _mul(bits, other)  # type: ignore[call-arg]


def _nth_by_deposit(members: int, k: int) -> int:
    return _cttz(_pdep(1 << k, members))  # type: ignore[call-arg]


def nth_by_halves(members: int, k: int) -> int:
    """The k-th of the set where the processor has no instruction for it."""
    place = 0
    for half in (32, 16, 8, 4, 2, 1):
        below_half: int = _ctpop(_lshr(members, place) & ((1 << half) - 1))  # type: ignore[call-arg]
        beyond = k >= below_half
        place += half * beyond
        k -= below_half * beyond
    return place


def _copy_record(target: Any, source: Any) -> None:
    _copy(target, source)  # type: ignore[call-arg]


TWINS: dict[str, Callable[..., Any]] = {
    "copy_record": _copy_record,
    "lowest": _lowest,
    "nth": _nth_by_deposit if HAS_PDEP else nth_by_halves,
    "plus": _plus,
    "shift_right": _shift_right,
    "size": _size,
    "times": _times,
    "write_members": _write_members,
}


# --- what a kernel is handed by its address: that takes a fraction of the time that arrays do

INT64 = types.int64


class DeskType(types.Type):
    """Arrays by name, found by the address of a block that holds each one's address, length and stride."""

    def __init__(self, rows: dict[str, Any]) -> None:
        self.rows = {name: types.Array(kind, 1, "A") for name, kind in rows.items()}
        self.dtype = rows.get("states")  # the record whose verbs the kernel calls
        super().__init__(name=f"desk({self.rows})")
        for name in rows:
            make_attribute_wrapper(type(self), name, name)


@register_model(DeskType)
class _DeskModel(models.StructModel):
    def __init__(self, manager: Any, desk: Any) -> None:
        super().__init__(manager, desk, list(desk.rows.items()))  # type: ignore[no-untyped-call]


@unbox(DeskType)  # type: ignore[no-untyped-call]
def _find_arrays(desk: Any, address: Any, c: Any) -> Any:
    """Only a pointer is passed: what a kernel does not use is not looked at."""
    block = c.builder.inttoptr(c.pyapi.long_as_longlong(address), _INT64.as_pointer())
    found = cgutils.create_struct_proxy(desk)(c.context, c.builder)  # type: ignore[no-untyped-call]
    for place, (name, kind) in enumerate(desk.rows.items()):
        where, length, stride = (c.builder.load(c.builder.gep(block, [_INT64(3 * place + k)])) for k in range(3))
        array = c.context.make_array(kind)(c.context, c.builder)
        data = c.builder.inttoptr(where, array.data.type)
        populate_array(array, data, [length], [stride], stride, None)  # type: ignore[no-untyped-call]
        setattr(found, name, array._getvalue())
    return NativeValue(found._getvalue())  # type: ignore[no-untyped-call]


def desk_type(rows: Mapping[str, Any]) -> Any:
    """The type of a desk, given the types of its rows; None stands for numbers."""
    return DeskType({name: INT64 if kind is None else kind for name, kind in rows.items()})


def entry(kernel: Any, desk: Any, numbers: int) -> Callable[..., int]:
    """A kernel's machine code for a desk and some numbers, which it takes to be of these types without checking."""
    kinds = (desk, *[INT64] * numbers)
    kernel.compile(kinds)
    return kernel.overloads[kinds].entry_point


def entry_for(kernel: Any, *examples: Any) -> Callable[..., int]:
    """A kernel's machine code for arguments like these, which it takes to be so without a look."""
    kinds = tuple(map(numba.typeof, examples))
    kernel.compile(kinds)
    return kernel.overloads[kinds].entry_point


def code_of(kernel: Any, desk: Any, numbers: int) -> str:
    """The same in LLVM's language, newly made."""
    kinds = (desk, *[INT64] * numbers)
    entry(kernel, desk, numbers)
    return str(kernel.inspect_llvm(kinds))
