"""Builds a game's kernels as one module of WebAssembly: `python -m macabre.machines.assembly PACKAGE > FILE`.

Every kernel is a function of numbers and records that allocates nothing and calls nothing, so what Numba makes of it
can be aimed at another machine unchanged. LLVM writes an object; we make a module of it that imports nothing but its
memory and where in it its constants and its stack are. The same sources and tools give the same bytes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from typing import Any

from macabre.compiler import GENERIC, code_of
from macabre.errors import Error
from macabre.kernel import Kernel
from macabre.machines import kernels_of, numba_desk, package_of
from macabre.rules import Rules

TARGET = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
SPEED = 3

CUSTOM, IMPORT, EXPORT, DATA, DATA_COUNT = 0, 2, 7, 11, 12  # sections of a module
ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11)
BASE = "__memory_base"
GLOBAL = 3  # in an import
GLOBAL_GET, END = 0x23, 0x0B
SYMBOLS, IS_UNDEFINED, HAS_NAME = 8, 0x10, 0x40


# --- what the compiler is told

# Code for no processor in particular; nothing kept, since Numba cannot show the code of what it has loaded.
APART = {"NUMBA_CPU_NAME": GENERIC, "NUMBA_CPU_FEATURES": "", "MACABRE_CACHE": os.devnull, "PYTHONHASHSEED": "0"}


def build(rules: Rules, checked: bool = False) -> bytes:
    """A game's module, built in a process that compiles for no processor in particular; every index may be checked."""
    settings = APART | {"NUMBA_BOUNDSCHECK": "1" if checked else "0", "MACABRE_MACHINE": "numba"}
    run = subprocess.run(
        [sys.executable, "-m", __name__, package_of(rules)], env=os.environ | settings, capture_output=True, check=False
    )
    if run.returncode:
        raise Error.because("fault-module-building", game=rules.id, why=run.stderr.decode().strip().splitlines()[-1])
    return run.stdout


def module_of(rules: Rules) -> bytes:
    """A game's kernels as a module."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TARGET).create_target_machine("generic", FEATURES, opt=SPEED, reloc="pic")
    kernels = kernels_of(rules)
    whole = llvm.parse_assembly("\n".join(["declare void @llvm.trap()", *map(_caller, kernels)]))
    whole.triple, whole.data_layout = TARGET, str(machine.target_data)
    for kernel in kernels:
        text = code_of(kernel.compiled, numba_desk(kernel, rules), kernel.numbers)
        whole.link_in(llvm.parse_assembly(_aimed(text, kernel.name, str(machine.target_data))))
    whole.verify()
    exported = [kernel.name for kernel in kernels]
    _optimise(llvm, machine, whole, exported)
    return assembled(machine.emit_object(whole), exported)


def _optimise(llvm: Any, machine: Any, whole: Any, exported: list[str]) -> None:
    """Forget what nobody calls, and look at all of it once more."""
    for thing in (*whole.functions, *whole.global_variables):
        if not thing.is_declaration and thing.name not in exported:
            thing.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)


def _aimed(text: str, name: str, layout: str) -> str:
    """A kernel for a 32-bit machine: there is no size of a pointer in it but in the layout."""
    found = re.search(r'^define [^\n@]*@("?)([^"(\s]+)\1\(', text, flags=re.M)
    assert found, f"there is no code of {name}"
    text = _without(_without(text, "@_ZN7cpython"), "@cfunc.").replace(found[2], f"{name}.whole")
    text = re.sub(r"^(@\S+ = )common (local_unnamed_addr )?", r"\1internal ", text, flags=re.M)
    text = re.sub(r"(?<= )@\.const\.picklebuf\.[\w.]+", "null", text)  # errors in words: a trap says enough
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    return re.sub(r'target triple = ".*"', f'target triple = "{TARGET}"', text)


def _without(text: str, name: str) -> str:
    """The code without functions of that name: they speak to Python."""
    while (found := text.find(name)) >= 0:
        start = text.rfind("\n", 0, found) + 1
        text = text[:start] + text[text.index("\n}\n", start) + 3 :]
    return text


def _caller(kernel: Kernel) -> str:
    """What a module exports for a kernel: it finds the arrays of a desk, and traps where the kernel fails."""
    numbers = [f"i64 %number{i}" for i in range(kernel.numbers)]
    given, lines = ["ptr %result", "ptr %error"], []
    for place, _ in enumerate(kernel.desk.arrays):
        names = [f"%{what}{place}" for what in ("at", "length", "stride")]
        for k, value in enumerate(names):
            lines += [
                f"{value}p = getelementptr i64, ptr %desk, i32 {3 * place + k}",
                f"{value} = load i64, ptr {value}p",
            ]
        at, length, stride = names
        lines.append(f"%data{place} = inttoptr i64 {at} to ptr")
        given += ["ptr null", "ptr null", f"i64 {length}", f"i64 {stride}", f"ptr %data{place}"]
        given += [f"i64 {length}", f"i64 {stride}"]
    body = "\n  ".join(lines)
    kinds = ", ".join(argument.split()[0] for argument in [*given, *numbers])
    return f"""
declare i32 @{kernel.name}.whole({kinds})
define i64 @{kernel.name}({", ".join(["ptr %desk", *numbers])}) {{
  %result = alloca i64
  %error = alloca ptr
  {body}
  %status = call i32 @{kernel.name}.whole({", ".join([*given, *numbers])})
  %fine = icmp eq i32 %status, 0
  br i1 %fine, label %done, label %failed
failed:
  call void @llvm.trap()
  unreachable
done:
  %value = load i64, ptr %result
  ret i64 %value
}}
"""


# --- an object becomes a module


class BytesReader:
    """Reads the numbers and names of a module, one after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    @property
    def is_done(self) -> bool:
        """Whether all is read."""
        return self.at >= len(self.data)

    def number(self) -> int:
        """A number without a sign, in groups of seven bits."""
        value = places = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << places
            places += 7
            if byte < 128:
                return value

    def take(self, size: int) -> bytes:
        """The next bytes."""
        self.at += size
        return self.data[self.at - size : self.at]

    def block(self) -> bytes:
        """Bytes behind their number."""
        return self.take(self.number())

    def name(self) -> str:
        """A name behind its length."""
        return self.block().decode()


def written(number: int) -> bytes:
    """A number without a sign, in groups of seven bits."""
    groups = [number >> 7 * i & 127 for i in range(max(1, -(-number.bit_length() // 7)))]
    return bytes([*(group | 128 for group in groups[:-1]), groups[-1]])


def block_of(data: bytes) -> bytes:
    """Bytes behind their number."""
    return written(len(data)) + data


def assembled(data: bytes, exported: list[str]) -> bytes:
    """A module of an object that needs no other: it exports functions by name, and its data is one block."""
    sections, notes = _sections(BytesReader(data, 8))
    if set(notes) & {"reloc.DATA"}:
        raise ValueError("a module's data holds addresses")
    functions = _functions(BytesReader(notes["linking"]))
    exports = [block_of(name.encode()) + b"\0" + written(functions[name]) for name in exported]
    sections[EXPORT] = written(len(exports)) + b"".join(exports)
    if DATA in sections:
        sections[DATA] = _one_block(BytesReader(sections[DATA]), _globals(BytesReader(sections[IMPORT])).index(BASE))
        sections[DATA_COUNT] = written(1)
    return data[:8] + b"".join(bytes([kind]) + block_of(sections[kind]) for kind in ORDER if kind in sections)


def _sections(module: BytesReader) -> tuple[dict[int, bytes], dict[str, bytes]]:
    """The sections by their numbers, and what tools note by names."""
    sections, notes = {}, {}
    while not module.is_done:
        kind, body = module.take(1)[0], BytesReader(module.block())
        if kind == CUSTOM:
            name = body.name()
            notes[name] = body.data[body.at :]
        else:
            sections[kind] = body.data
    return sections, notes


def _functions(linking: BytesReader) -> dict[str, int]:
    """The numbers of functions by their names."""
    linking.number()  # the version
    found: dict[str, int] = {}
    while not linking.is_done:
        kind, body = linking.number(), BytesReader(linking.block())
        for _ in range(body.number() if kind == SYMBOLS else 0):
            found |= _function(body)
    return found


def _function(symbols: BytesReader) -> dict[str, int]:
    """The next symbol, if it is a function of the module."""
    kind, flags = symbols.take(1)[0], symbols.number()
    is_named = not flags & IS_UNDEFINED or bool(flags & HAS_NAME)
    if kind == 0:
        index = symbols.number()
        return {symbols.name(): index} if is_named else {}
    if kind == 1:
        symbols.name()
        for _ in range(0 if flags & IS_UNDEFINED else 3):
            symbols.number()
    else:
        symbols.number()
        if is_named:
            symbols.name()
    return {}


def _globals(imports: BytesReader) -> list[str]:
    """The names of the globals that a module imports, all else being its memory."""
    found = []
    for _ in range(imports.number()):
        imports.name()
        name, kind = imports.name(), imports.take(1)[0]
        if kind == GLOBAL:
            imports.take(2)
            found.append(name)
        elif name == "__linear_memory":
            has_most = imports.number() & 1
            for _ in range(1 + has_most):
                imports.number()
        else:
            raise ValueError(f"a module needs {name}, which nobody gives it")
    return found


def _one_block(data: BytesReader, base: int) -> bytes:
    """The data, of which an object has pieces at places of their own, as one block where the memory's base is."""
    whole = bytearray()
    for _ in range(data.number()):
        data.number()
        data.take(1)
        place = data.number()  # it is below 64, or has another byte and no sign either
        data.take(1)
        piece = data.block()
        whole = whole.ljust(place, b"\0")
        whole[place:] = piece
    return b"\x01\0" + bytes([GLOBAL_GET]) + written(base) + bytes([END]) + block_of(bytes(whole))


if __name__ == "__main__":
    sys.stdout.buffer.write(module_of(import_module(sys.argv[1]).RULES))
