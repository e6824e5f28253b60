#!/usr/bin/env python3
"""Writes the order of functions and variables in a release build.

    swift build -c release --static-swift-stdlib --product winch
    Tests/Scripts/start-order.py

A session needs few of the functions that a program has with Foundation, the standard library and
the runtime, but from all over it, and the system reads a program in pieces of 64 KB. So the linker
puts those that a session calls beside one another, in the order of
`Sources/WinchProgram/Linking/start-order.txt`: that is a fifth of the memory. What a resize calls
comes first, each function before those that it calls: so the processor, which has something else in its
caches after a pause, reads mostly ahead. Then come what a key calls besides, and the rest of a start.
Foundation and the runtime have a section for each function, and so have we; the standard library is one
section of 1.6 MB, in which nothing can be moved. Names that are gone do no harm: the list is made anew
when the memory or the time of a resize grows. Needs valgrind.
"""

import argparse
import bisect
import fcntl
import os
import pathlib
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
ORDER = ROOT / "Sources/WinchProgram/Linking/start-order.txt"
SCENE = str(ROOT / "Scenes/reference.yaml")
STEPS = ["start", "resize", "key", "end"]
CALL = r"^(c?)fn=([^'\s]+)"
SIZES = [(200, 60), (100, 30), (80, 24)]
# Where what is written lies, and what the linker has to fill in.
VARIABLES = [".bss", ".data", ".data.rel.ro"]


def session(tool, program, arguments, finish_step=lambda pid: None):
    """A session under a tool of valgrind, which starts, is resized, gets a key and ends."""
    pid, terminal = pty.fork()
    if pid == 0:
        locale = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        os.execvpe("valgrind", ["valgrind"] + tool + [program] + arguments, {**os.environ, **locale})

    def resize(columns, rows):
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def show(quiet, first=None):
        wait = first or quiet
        while select.select([terminal], [], [], wait)[0]:
            try:
                if not os.read(terminal, 1 << 16):
                    return
            except OSError:
                return
            wait = quiet

    resize(*SIZES[-1])
    # What is searched while nobody waits belongs to a session too; it says little for long.
    show(10, first=120)
    finish_step(pid)
    for columns, rows in SIZES:
        resize(columns, rows)
        # A new size is examined when it has lasted for 0.2 s.
        show(0.1, first=20)
    finish_step(pid)
    os.write(terminal, b"k")
    show(1, first=20)
    finish_step(pid)
    os.write(terminal, b"q")
    show(1, first=20)
    os.waitpid(pid, 0)
    os.close(terminal)


def called(program, arguments, folder):
    """The functions of a session; a list for each step."""
    out = pathlib.Path(folder) / "calls"
    session(
        ["--tool=callgrind", "--demangle=no", "--compress-strings=no",
         f"--callgrind-out-file={out}", "--log-file=/dev/null"],
        program, arguments,
        lambda pid: subprocess.run(
            ["callgrind_control", "--dump", str(pid)], check=True, capture_output=True))
    parts = sorted(out.parent.glob(out.name + "*"), key=lambda part: part.stat().st_mtime_ns)
    assert len(parts) == len(STEPS), parts
    return {step: calling_order(part.read_text()) for step, part in zip(STEPS, parts)}


def calling_order(calls):
    """The functions of a step, each before those that it calls."""
    callees = {}
    for is_callee, name in re.findall(CALL, calls, re.MULTILINE):
        if is_callee:
            callees[caller].append(name)
        else:
            caller = name
            callees.setdefault(caller, [])
    called = {name for names in callees.values() for name in names}
    # The last comes first from a stack.
    waiting = list(reversed([name for name in callees if name not in called] + list(callees)))
    order = {}
    while waiting:
        name = waiting.pop()
        if name not in order:
            order[name] = None
            waiting += reversed(callees.get(name, []))
    return list(order)


def touched(program, arguments, folder):
    """The addresses that a session reads or writes, as hexadecimal digits."""
    pipe = pathlib.Path(folder) / "accesses"
    os.mkfifo(pipe)
    addresses = set()

    def collect():
        with open(pipe, "rb", buffering=1 << 20) as accesses:
            for line in accesses:
                if re.match(rb" [LSM] ", line):
                    addresses.add(line[3:line.index(b",")])

    reader = threading.Thread(target=collect)
    reader.start()
    session(["--tool=lackey", "--trace-mem=yes", f"--log-file={pipe}"], program, arguments)
    reader.join()
    pipe.unlink()
    return addresses


def variables(symbols, addresses):
    """The names of what is kept at the addresses, in the order in which it lies in the program."""
    kept = sorted(
        (int(value, 16), int(size, 16), name)
        for name, value, size, section in symbols if section in VARIABLES and value and size)
    starts = [start for start, _, _ in kept]
    found = {}
    for address in sorted(int(address, 16) for address in addresses):
        start, size, name = kept[bisect.bisect_right(starts, address) - 1]
        if start <= address < start + size:
            found[name] = None
    return list(found)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--winch", default=str(ROOT / ".build/release/winch"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = str(pathlib.Path(folder) / "winch")
        # Valgrind stumbles over the debugger's tables.
        subprocess.run(["objcopy", "--strip-debug", arguments.winch, program], check=True)
        runs, addresses = [], set()
        for scene in [SCENE], ["--bare", SCENE]:
            addresses |= touched(program, scene, folder)
            runs.append(called(program, scene, folder))
            for part in pathlib.Path(folder).glob("calls*"):
                part.unlink()
        names = [name for step in ("resize", "key", "start", "end") for run in runs
                 for name in run[step]]
        listing = subprocess.run(
            ["nm", "--defined-only", "--format=sysv", program], check=True,
            capture_output=True, text=True).stdout
    # Name, value, class, type, size, line, section.
    rows = [[field.strip() for field in line.split("|")] for line in listing.split("\n")]
    symbols = [(row[0], row[1], row[4], row[6]) for row in rows if len(row) == 7]
    known = {name for name, _, _, _ in symbols}
    functions = [n for n in dict.fromkeys(names) if n in known]
    order = dict.fromkeys(functions + variables(symbols, addresses))
    ORDER.write_text("\n".join(order) + "\n")
    print(f"{len(functions)} functions and {len(order) - len(functions)} variables "
          f"in {ORDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
