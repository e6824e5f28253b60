#!/usr/bin/env python3
"""Writes the order of functions in a release build.

    swift build -c release --static-swift-stdlib --product winch
    Tests/Scripts/start-order.py

A session needs few of the functions that a program has with Foundation, the standard library and
the runtime, but from all over it, and the system reads a program in pieces of 64 KB. So the linker
puts those that a session calls beside one another, in the order of
`Sources/WinchCommand/Linking/start-order.txt`: that is a fifth of the memory. What a resize calls
comes first, each function before those that it calls: so the processor, which has something else in its
caches after a pause, reads mostly ahead. Then come what a key calls besides, and the rest of a start.
Foundation and the runtime have a section for each function, and so have we; the standard library is one
section of 1.6 MB, in which nothing can be moved. Names that are gone do no harm: the list is made anew
when the memory or the time of a resize grows. Needs valgrind.
"""

import argparse
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

ROOT = pathlib.Path(__file__).resolve().parents[2]
ORDER = ROOT / "Sources/WinchCommand/Linking/start-order.txt"
SCENE = str(ROOT / "Scenes/reference.yaml")
STEPS = ["start", "resize", "key", "end"]
CALL = r"^(c?)fn=([^'\s]+)"
SIZES = [(200, 60), (100, 30), (80, 24)]


def called(program, arguments, folder):
    """The functions of a session that starts, is resized, gets a key and ends; a list for each step."""
    out = pathlib.Path(folder) / "calls"
    tool = ["valgrind", "--tool=callgrind", "--demangle=no", "--compress-strings=no",
            f"--callgrind-out-file={out}", "--log-file=/dev/null"]
    pid, terminal = pty.fork()
    if pid == 0:
        locale = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        os.execvpe(tool[0], tool + [program] + arguments, {**os.environ, **locale})

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

    def finish_step():
        subprocess.run(["callgrind_control", "--dump", str(pid)], check=True, capture_output=True)

    resize(*SIZES[-1])
    # What is searched while nobody waits belongs to a session too; it says little for long.
    show(10, first=120)
    finish_step()
    for columns, rows in SIZES:
        resize(columns, rows)
        # A new size is examined when it has lasted for 0.2 s.
        show(0.1, first=20)
    finish_step()
    os.write(terminal, b"k")
    show(1, first=20)
    finish_step()
    os.write(terminal, b"q")
    show(1, first=20)
    os.waitpid(pid, 0)
    os.close(terminal)
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


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--winch", default=str(ROOT / ".build/release/winch"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = str(pathlib.Path(folder) / "winch")
        # Valgrind stumbles over the debugger's tables.
        subprocess.run(["objcopy", "--strip-debug", arguments.winch, program], check=True)
        runs = []
        for scene in [SCENE], ["--bare", SCENE]:
            runs.append(called(program, scene, folder))
            for part in pathlib.Path(folder).glob("calls*"):
                part.unlink()
        names = [name for step in ("resize", "key", "start", "end") for run in runs
                 for name in run[step]]
        defined = subprocess.run(
            ["nm", "--defined-only", "--format=just-symbols", program], check=True,
            capture_output=True, text=True).stdout.split("\n")
    known = set(defined)
    order = [n for n in dict.fromkeys(names) if n in known]
    ORDER.write_text("\n".join(order) + "\n")
    print(f"{len(order)} functions in {ORDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
