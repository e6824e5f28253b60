#!/usr/bin/env python3
"""Kills winch by every signal in every state, and looks at what it leaves behind.

    Tests/Scripts/signals.py [--program .build/debug/winch] [--count N] [--seed S] [--jobs J]

The states: start (a moment after exec), idle, moving (in the middle of a rotation's animation), presenting,
writing (into a terminal that takes nothing more). The signals: INT TERM HUP QUIT, the traps ILL TRAP SEGV BUS
FPE ABRT, PIPE (which must not kill), TSTP (stop, resize, continue, quit), and a hang-up (the terminal goes;
the program ends within a second). After each the settings of the terminal (all that stty -g tells), cursor,
screen, mouse, keypad, colours and character set must be as before, and the status must name the signal.
Without --count every pair runs eight times; with it that many pairs are drawn by the seed.
"""

import argparse
import concurrent.futures
import faulthandler
import os
import pathlib
import random
import re
import signal
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/TerminalTests/Stage"))
sys.dont_write_bytecode = True
import pty_session  # noqa: E402

ENDING = ["INT", "TERM", "HUP", "QUIT", "ILL", "TRAP", "SEGV", "BUS", "FPE", "ABRT"]
SIGNALS = ENDING + ["PIPE", "TSTP", "hangup"]
STATES = ["start", "idle", "moving", "presenting", "writing"]
SCENE = "figure-13-3"
# What ends a style: one number both bold and dim.
ENDS = {22: {1, 2}, 23: {3}, 24: {4}, 27: {7}}
LONGEST = 150  # seconds for one kill; each wait in it ends within sixty


class Wrong(Exception):
    pass


class Late(Wrong):
    """Too slow, which may be another program's fault: it is tried again."""


class Run:
    """One program in one pseudo-terminal."""

    def __init__(self, program, rng):
        self.rng, self.program = rng, program
        self.session = pty_session.Session({
            "command": [program, SCENE],
            "env": {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_COLOR": None},
        })
        if not self.session.run_until(lambda: self.session.reports("pid")):
            raise Wrong("the program did not start")
        self.pid = self.session.reports("pid")[0]

    @property
    def output(self):
        return self.session.sources[self.session.master]

    def drain(self, seconds):
        """Reads what comes for a while."""
        end, saved = time.monotonic() + seconds, self.session.end
        self.session.end = end
        self.session.run_until(lambda: self.ended)
        self.session.end = saved

    def drain_until_still(self):
        size = -1
        while size != len(self.output) and not self.ended:
            size = len(self.output)
            self.drain(0.1)

    @property
    def ended(self):
        return bool(self.session.reports("status"))

    def wait_for_exec(self):
        """Waits until the child is the program and no longer the Python that starts it."""
        # Only that it is no longer ours is certain: a build may put another file in the program's place.
        while pathlib.Path("/proc").exists() and not self.ended and time.monotonic() < self.session.end:
            try:
                if os.readlink(f"/proc/{self.pid}/exe") != os.readlink("/proc/self/exe"):
                    return
            except OSError:
                return
            self.drain(0.001)

    def painted(self):
        if not self.session.run_until(lambda: b"home" in self.output or self.ended):
            raise Wrong("nothing was painted")
        self.drain_until_still()

    def keys(self, text):
        os.write(self.session.master, text.encode())

    def enter(self, state):
        if state == "start":
            self.wait_for_exec()
            return self.drain(self.rng.random() * 0.06)
        self.painted()
        if state == "moving":
            self.keys("r")
            self.drain(self.rng.random() * 0.25)
        elif state == "presenting":
            self.keys("p")
            self.drain(self.rng.random() * 0.3)
        elif state == "writing":
            # Nobody reads: the terminal's buffer fills while the program repaints.
            for number in range(40):
                pty_session.set_size(self.session.master, 150 + number % 7, 50 + number % 5)
                self.keys("\x0c")
                time.sleep(0.004)

    def send(self, name):
        try:
            os.kill(self.pid, getattr(signal, "SIG" + name))
        except ProcessLookupError:
            pass

    def wait_end(self, seconds=60):
        saved, self.session.end = self.session.end, time.monotonic() + seconds
        ended = self.session.run_until(lambda: self.ended)
        self.session.end = saved
        if not ended:
            os.kill(self.pid, signal.SIGKILL)
            raise Wrong(f"does not end within {seconds} s")
        self.session.run_until(lambda: not self.session.open)
        return self.session.reports("status")[0]


MOVE = re.compile(rb"\x1b\[(\d*)(?:;\d*)?[Hd]|\n")


def rows_of(output):
    """The rows, from 1, that the cursor is sent to, by number or by line feeds."""
    row, rows = 1, set()
    for move in MOVE.finditer(output):
        row = row + 1 if move[0] == b"\n" else int(move[1] or 1)
        rows.add(row)
    return rows


def modes_left(output):
    """What is not as a terminal has it when a shell starts."""
    text = output.decode("latin-1")
    wrong = []
    for mode, usual in [("1049", "l"), ("25", "h"), ("1000", "l"), ("1002", "l"), ("1006", "l"),
                        ("1", "l"), ("2026", "l"), ("2004", "l")]:
        last = None
        for match in re.finditer(r"\x1b\[\?([0-9;]+)([hl])", text):
            if mode in match.group(1).split(";"):
                last = match.group(2)
        if last not in (None, usual):
            wrong.append(f"mode {mode} is {last}")
    pads = re.findall(r"\x1b([=>])", text)
    if pads and pads[-1] != ">":
        wrong.append("the keypad sends applications' codes")
    styles = list(re.finditer(r"\x1b\[([0-9;]*)m", text))
    state = set()
    for match in styles:
        # A colour by number, 38;5;n or 38;2;r;g;b, is one word.
        for part in re.findall(r"[34]8;(?:5;\d+|2;\d+;\d+;\d+)|\d+", match.group(1) or "0"):
            code = int(part.split(";")[0])
            if code == 0:
                state.clear()
            elif code // 10 in (3, 9):
                (state.discard if code == 39 else state.add)("foreground")
            elif code // 10 in (4, 10):
                (state.discard if code == 49 else state.add)("background")
            elif code in ENDS:
                state -= ENDS[code]
            else:
                state.add(code)
    if state:
        wrong.append(f"colours or attributes stay: {styles[-1].group(0)!r}")
    sets = re.findall(r"\x1b\(([A-Z0])", text)
    if sets and sets[-1] != "B":
        wrong.append("the line-drawing set stays")
    if text.rfind("\x0e") > text.rfind("\x0f"):
        wrong.append("the second character set stays")
    return wrong


def check_end(run, status, wanted):
    if status not in wanted:
        raise Wrong(f"ended with {status}, not {' or '.join(wanted)}")
    if run.session.reports("restored")[0] is not True:
        raise Wrong("the settings are not as before")
    wrong = modes_left(run.output)
    if wrong:
        raise Wrong("; ".join(wrong))


def try_pair(program, name, state, seed):
    run = Run(program, random.Random(seed))
    run.enter(state)
    session = run.session
    if name == "hangup":
        start = time.monotonic()
        session.open.discard(session.master)
        os.close(session.master)
        run.wait_end()
        if time.monotonic() - start > 1:
            raise Late(f"ended {time.monotonic() - start:.1f} s after the hang-up")
        return
    if name in ENDING:
        run.send(name)
        return check_end(run, run.wait_end(), [f"signal {int(getattr(signal, 'SIG' + name))}"])
    if name == "PIPE":
        if state == "start":
            run.painted()
        run.send(name)
        run.drain(0.05)
        if run.ended:
            raise Wrong(f"PIPE ended it with {session.reports('status')}")
    else:
        if state == "start":
            run.painted()
        run.send(name)
        if not session.run_until(lambda: session.reports("stopped") or run.ended) or run.ended:
            raise Wrong("does not stop")
        if session.reports("stopped")[0] is not True:
            raise Wrong("the settings are not as before while it is stopped")
        run.drain(0.05)
        wrong = modes_left(run.output)
        if wrong:
            raise Wrong("while stopped " + "; ".join(wrong))
        seen = len(run.output)
        pty_session.set_size(session.master, 111, 37)
        os.write(session.commands, b"x")
        # The new picture has the new size: the cursor goes to its last row.
        if not session.run_until(lambda: 37 in rows_of(run.output[seen:]) or run.ended):
            raise Wrong("no picture of the new size after it is continued")
    run.drain_until_still()
    run.keys("\x1b")
    run.drain(0.15)
    run.keys("\x03")
    check_end(run, run.wait_end(), ["exit 0"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / ".build/debug/winch"))
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=4)
    options = parser.parse_args()
    pairs = [(name, state) for name in SIGNALS for state in STATES]
    if options.count is None:
        work = [pair + (options.seed * 1000 + turn,) for turn in range(8) for pair in pairs]
    else:
        rng = random.Random(options.seed)
        drawn = [rng.sample(pairs, len(pairs)) for _ in range(options.count // len(pairs) + 1)]
        work = [pair + (rng.randrange(1 << 30),) for pair in sum(drawn, [])[:options.count]]
    failures = []

    def carry_out(item):
        name, state, seed = item
        # Each in a process of its own: forking is no business of threads.
        child = os.fork()
        if child:
            return item, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        try:
            for attempt in range(3):
                # Whatever waits beyond all deadlines tells where.
                faulthandler.dump_traceback_later(LONGEST, exit=True)
                try:
                    try_pair(options.program, name, state, seed + attempt)
                    os._exit(0)
                except Late as late:
                    if attempt == 2:
                        raise late
        except Wrong as wrong:
            os.write(1, f"{name} while {state} (seed {seed}): {wrong}\n".encode())
            os._exit(1)
        except BaseException as other:  # noqa: BLE001
            os.write(1, f"{name} while {state} (seed {seed}): {other!r}\n".encode())
            os._exit(2)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for item, status in pool.map(carry_out, work):
            if status:
                failures.append(item)
    print(f"{len(work)} kills in {len(set(pair[:2] for pair in work))} pairs of signal and state, "
          f"{len(failures)} left something behind", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
