#!/usr/bin/env python3
"""Writes the order in which functions stand in a release build.

    swift build -c release --static-swift-stdlib --product winch
    Tests/Scripts/start-order.py

A session needs few of the functions that a program has with Foundation, the standard library and
the runtime, but from all over it, and the system reads a program in pieces of 64 KB. So the linker
puts those that a session calls beside one another, in the order of
`Sources/WinchCommand/start-order.txt`: that is a fifth of the memory. Swift's libraries have a
section for each function, and so have we. Names that are gone do no harm: the list is made anew when
the memory grows. Needs valgrind.
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
ORDER = ROOT / "Sources/WinchCommand/start-order.txt"
SCENE = str(ROOT / "Scenes/reference.yaml")
SIZES = [(200, 60), (100, 30), (80, 24)]


def called(program, arguments, folder):
    """The functions that a session calls: it starts, is resized, gets a key and ends."""
    out = pathlib.Path(folder) / "calls"
    tool = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={out}",
            "--log-file=/dev/null"]
    pid, terminal = pty.fork()
    if pid == 0:
        locale = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        os.execvpe(tool[0], tool + [program] + arguments, {**os.environ, **locale})

    def show(quiet, first=None):
        wait = first or quiet
        while select.select([terminal], [], [], wait)[0]:
            try:
                if not os.read(terminal, 1 << 16):
                    return
            except OSError:
                return
            wait = quiet

    show(2, first=120)
    for columns, rows in SIZES:
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        show(1, first=20)
    for key in (b"k", b"q"):
        os.write(terminal, key)
        show(1, first=20)
    os.waitpid(pid, 0)
    os.close(terminal)
    names = re.findall(r"^c?fn=\(\d+\) (\S+)", out.read_text(), re.MULTILINE)
    return [name.split("'")[0] for name in names]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--winch", default=str(ROOT / ".build/release/winch"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = str(pathlib.Path(folder) / "winch")
        # Valgrind stumbles over the debugger's tables.
        subprocess.run(["objcopy", "--strip-debug", arguments.winch, program], check=True)
        names = called(program, ["--bare", SCENE], folder) + called(program, [SCENE], folder)
        defined = subprocess.run(
            ["nm", "--defined-only", "--format=just-symbols", program], check=True,
            capture_output=True, text=True).stdout.split("\n")
    known = set(defined)
    order = [n for n in dict.fromkeys(names) if n in known]
    ORDER.write_text("\n".join(order) + "\n")
    print(f"{len(order)} functions in {ORDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
