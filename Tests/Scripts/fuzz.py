#!/usr/bin/env python3
"""Feeds hostile inputs to everything that reads, and keeps those that do harm.

    Tests/Scripts/fuzz.py [TARGET …] [--count 1000000] [--seed 1] [--jobs 2] [--state FOLDER]

Targets: scene, storyboard, format, equation, keys, record; all of them by default. The inputs are made by the
StressRunner, an executable of this package, from the examples under Tests/Corpora; input N of a seed is the same
everywhere. An input may take two seconds of work and the process a gibibyte of memory; what kills the
process is kept in FOLDER/failures, and the run goes on behind it. FOLDER remembers how far each target came,
so the same command continues after an interruption. Exit status 1 when something was found.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import struct
import subprocess
import sys
import threading
import time

from building import ROOT, built

TARGETS = ["scene", "storyboard", "format", "equation", "keys", "record"]
BLOCK = 5000  # inputs a process: memory that is never given back adds up over this many


class Campaign:
    """One target's run: what was done, and what was found."""

    def __init__(self, target, options, program):
        self.target, self.options, self.program = target, options, program
        self.file = options.state / f"{target}-{options.seed}.json"
        self.failures = options.state / "failures"
        self.failures.mkdir(parents=True, exist_ok=True)
        known = json.loads(self.file.read_text()) if self.file.exists() else {}
        self.done = set(known.get("done", []))
        self.found = known.get("found", [])
        self.peak = known.get("peak", 0)
        self.lock = threading.Lock()

    def command(self, first):
        return [self.program, self.target, "--root", str(ROOT), "--seed", str(self.options.seed),
                "--first", str(first)]

    def save(self):
        self.file.write_text(
            json.dumps({"done": sorted(self.done), "found": self.found, "peak": self.peak}))

    def keep(self, number, what):
        made = subprocess.run(
            self.command(number) + ["--print"],
            capture_output=True, check=True).stdout
        path = self.failures / f"{self.target}-{self.options.seed}-{number}"
        path.write_bytes(made)
        with self.lock:
            self.found.append([number, what])
        print(f"{self.target} {number}: {what}; kept as {path}", flush=True)

    def run(self, block):
        first = block * BLOCK
        end = min(first + BLOCK, self.options.count)
        state = self.options.state / f"{self.target}-{block}.state"
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        while first < end:
            state.write_bytes(struct.pack("q", first))
            run = subprocess.run(
                self.command(first) + ["--count", str(end - first), "--state", str(state)],
                capture_output=True, text=True, env=environment)
            for line in run.stdout.splitlines():
                word, _, rest = line.partition(" ")
                if word == "peak":
                    self.peak = max(self.peak, int(rest.split()[0]))
                else:
                    number, _, what = rest.partition(": ")
                    self.keep(int(number), what)
            if run.returncode == 0:
                break
            at = struct.unpack("q", state.read_bytes())[0]
            last = (run.stderr.strip().splitlines() or [""])[-1]
            self.keep(at, f"killed by signal {-run.returncode} {last}")
            first = at + 1
        state.unlink(missing_ok=True)
        with self.lock:
            self.done.add(block)
            self.save()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("targets", nargs="*", choices=TARGETS + [[]], default=[], metavar="TARGET")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--state", type=pathlib.Path, default=ROOT / ".build/fuzz")
    parser.add_argument("--program", help="a StressRunner that is built already")
    options = parser.parse_args()
    program = options.program or built("StressRunner", "-c", "release")
    found = 0
    for target in options.targets or TARGETS:
        campaign = Campaign(target, options, program)
        blocks = [b for b in range(-(-options.count // BLOCK)) if b not in campaign.done]
        start = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for _ in pool.map(campaign.run, blocks):
                pass
        seconds = time.monotonic() - start
        print(f"{target}: {options.count} inputs, {len(campaign.found)} did harm, "
              f"peak {campaign.peak} MB, {seconds:.0f} s now", flush=True)
        found += len(campaign.found)
    sys.exit(1 if found else 0)


main()
