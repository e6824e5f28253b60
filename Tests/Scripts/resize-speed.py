#!/usr/bin/env python3
"""Measures how fast winch follows its terminal, beside what the terminal library alone takes.

    swift build -c release --static-swift-stdlib --product winch
    Tests/Scripts/resize-speed.py
    Tests/Scripts/resize-speed.py --also 'other=python3 other.py' --views

Every program gets a pseudo-terminal of its own and the same steps: start, resizes, a storm of resizes,
keys. They take turns, round after round, so that what else the machine does meets all of them. The
figures are medians; those of winch are also given as a ratio to `resize-limit.c`, which draws the same
scene without views. CPU time is the figure to trust on a busy machine. What the screens show is not
looked at here: the tests do that.
"""

import argparse
import fcntl
import json
import os
import pathlib
import pty
import select
import shlex
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = [(200, 60), (120, 40), (100, 30), (160, 50), (80, 24)]
STORM = 60
STORM_PAUSE = 1 / 240
# Figure: (name, unit, digits, ratios to the limit that are aimed at, bare and with the lab).
FIGURES = {
    "last": ("resize to last byte", "ms", 2, (1.0, 1.6)),
    "last95": ("  95 of 100", "ms", 2, None),
    "cpu": ("CPU of a resize", "ms", 2, (1.0, 1.8)),
    "bytes": ("bytes of a resize", "", 0, (1.3, None)),
    "settle": ("storm to last byte", "ms", 2, None),
    "storm_cpu": ("CPU of a storm", "ms", 1, None),
    "key": ("key to last byte", "ms", 2, None),
    "start": ("start to first picture", "ms", 1, (2.0, 2.5)),
    "memory": ("resident memory", "MB", 1, (3.5, 4.0)),
}


class Program:
    """One run of a program in a pseudo-terminal."""

    def __init__(self, command, size=(80, 24)):
        ready, go = os.pipe()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.read(ready, 1)
            locale = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
            os.execvpe(command[0], command, {**os.environ, **locale})
        self.resize(size)
        self.began = time.perf_counter()
        os.write(go, b"x")
        os.close(ready)
        os.close(go)

    def resize(self, size):
        columns, rows = size
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def output(self, quiet, first=None):
        """Reads until nothing came for `quiet` seconds (at first, for `first`): how much, and when the last."""
        count, last = 0, None
        while select.select([self.terminal], [], [], quiet if last else first or quiet)[0]:
            try:
                data = os.read(self.terminal, 1 << 16)
            except OSError:
                break
            if not data:
                break
            count, last = count + len(data), time.perf_counter()
        return count, last

    def cpu(self):
        """Milliseconds that all threads have used, in the scheduler's own count."""
        tasks = pathlib.Path(f"/proc/{self.pid}/task")
        return sum(int((t / "schedstat").read_text().split()[0]) for t in tasks.iterdir()) / 1e6

    def memory(self):
        """Resident megabytes."""
        for line in pathlib.Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0

    def end(self):
        os.write(self.terminal, b"q")
        self.output(0.1)
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


def milliseconds(start, end):
    return None if end is None else (end - start) * 1000


def measure(command, arguments, key):
    """The figures of one run, each as a list."""
    found = {name: [] for name in FIGURES}
    # The first start reads the program from the disk, if it was not used for a while.
    for start in range(1 + arguments.starts):
        program = Program(command)
        _, last = program.output(arguments.start_quiet, first=10)
        if start > 0:
            found["start"].append(milliseconds(program.began, last))
        if start < arguments.starts:
            program.end()
    program.output(arguments.settle)
    for _ in range(arguments.cycles):
        for size in SIZES:
            used, start = program.cpu(), time.perf_counter()
            program.resize(size)
            count, last = program.output(arguments.quiet)
            found["last"].append(milliseconds(start, last))
            found["bytes"].append(count)
            found["cpu"].append(program.cpu() - used)
    used = program.cpu()
    for step in range(1, STORM + 1):
        program.resize((80 + 2 * step, 24 + step * 36 // STORM))
        start = time.perf_counter()
        _, last = program.output(STORM_PAUSE if step < STORM else arguments.quiet)
    found["settle"].append(milliseconds(start, last))
    found["storm_cpu"].append(program.cpu() - used)
    for _ in range(arguments.cycles if key else 0):
        start = time.perf_counter()
        os.write(program.terminal, key)
        found["key"].append(milliseconds(start, program.output(arguments.quiet)[1]))
    found["memory"].append(program.memory())
    program.end()
    found["last95"] = [nearest(found["last"], 0.95)]
    return found


def nearest(values, part):
    known = sorted(value for value in values if value is not None)
    return known[min(len(known) - 1, int(part * len(known)))] if known else None


def median(values):
    known = [value for value in values if value is not None]
    return statistics.median(known) if known else None


def table(results, limit):
    """Lines of the table: a column for each program, ratios to the limit behind the figures."""
    names = list(results)
    lines = ["figure".ljust(22) + "".join(name.rjust(18) for name in names) + "   aims"]
    for figure, (label, unit, digits, aims) in FIGURES.items():
        line = f"{label}{', ' + unit if unit else ''}".ljust(22)
        least = median(results[limit][figure]) if limit in results else None
        for name in names:
            value = median(results[name][figure])
            text = "-" if value is None else f"{value:.{digits}f}"
            if value is not None and least and name != limit:
                text += f" ({value / least:.2f}×)"
            line += text.rjust(18)
        said = [f"{aim}×" if aim else "-" for aim in aims or ()]
        lines.append(line + ("   " + ", ".join(said) if said else ""))
    return lines


def compiled_limit(folder):
    source = ROOT / "Tests/Scripts/resize-limit.c"
    program = pathlib.Path(folder) / "resize-limit"
    subprocess.run(
        ["cc", "-O2", "-o", program, source, "-lncursesw", "-ltinfo"], check=True)
    return str(program)


def scene_of_views(count):
    """A scene of `count` boxes in rows of ten, placed by constraints; short, for files have a limit."""
    lines = ["root:", "  id: r", "  view:", "   subviews:"]
    for number in range(count):
        left = "superview.left" if number % 10 == 0 else f"v{number - 1:x}.right"
        top = "superview.top" if number < 10 else f"v{number - 10:x}.bottom"
        size = "width == v0.width, height == v0.height"
        if number == 0:
            size = f"width == 0.1 * superview.width, height == {10 / count} * superview.height"
        lines.append(f"   - {{id: v{number:x}, constraints: [left == {left}, top == {top}, {size}]}}")
    return "\n".join(lines) + "\n"


def measure_views(winch, arguments, folder):
    """CPU and latency of a resize by the number of views on the canvas."""
    yield "views".ljust(22) + "last byte, ms".rjust(18) + "CPU, ms".rjust(18) + "a view, µs".rjust(18)
    for count in (10, 100, 1000, 8000):
        scene = pathlib.Path(folder) / f"views-{count}.yaml"
        scene.write_text(scene_of_views(count))
        program = Program([winch, "--bare", str(scene)])
        program.output(1, first=60)
        latency, cpu = [], []
        for size in SIZES * arguments.cycles:
            used, start = program.cpu(), time.perf_counter()
            program.resize(size)
            latency.append(milliseconds(start, program.output(0.3, first=10)[1]))
            cpu.append(program.cpu() - used)
        program.end()
        yield (
            str(count).ljust(22) + f"{median(latency):.1f}".rjust(18)
            + f"{median(cpu):.1f}".rjust(18) + f"{1000 * median(cpu) / count:.1f}".rjust(18))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--winch", default=str(ROOT / ".build/release/winch"))
    parser.add_argument("--scene", default=str(ROOT / "Scenes/reference.yaml"))
    parser.add_argument("--also", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each program")
    parser.add_argument("--cycles", type=int, default=3, help="times through the sizes in a run")
    parser.add_argument("--starts", type=int, default=4, help="starts in a run, after a first one")
    parser.add_argument("--quiet", type=float, default=0.12, help="seconds of silence after a step")
    parser.add_argument(
        "--start-quiet", type=float, default=0.06,
        help="silence after the first picture; what comes later nobody waits for")
    parser.add_argument("--settle", type=float, default=0.6, help="silence before the first resize")
    parser.add_argument("--views", action="store_true", help="also resize 10 to 8,000 views")
    parser.add_argument("--json", metavar="FILE", help="write every single value")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        programs = {
            "limit": ([compiled_limit(folder)], b"k"),
            "winch --bare": ([arguments.winch, "--bare", arguments.scene], b"k"),
            "winch": ([arguments.winch, arguments.scene], b"k"),
        }
        for other in arguments.also:
            name, _, command = other.partition("=")
            programs[name] = (shlex.split(command), b"k")
        results = {name: {figure: [] for figure in FIGURES} for name in programs}
        for _ in range(arguments.rounds):
            for name, (command, key) in programs.items():
                for figure, values in measure(command, arguments, key).items():
                    results[name][figure] += values
        print(f"load {os.getloadavg()[0]:.1f}, {arguments.rounds} × {arguments.cycles} × {len(SIZES)} resizes")
        print("\n".join(table(results, "limit")))
        if arguments.views:
            for line in measure_views(arguments.winch, arguments, folder):
                print(line, flush=True)
        if arguments.json:
            pathlib.Path(arguments.json).write_text(json.dumps(results))


if __name__ == "__main__":
    sys.exit(main())
