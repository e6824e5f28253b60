#!/usr/bin/env python3
"""Compares what builds of winch print for every bundled scene, over many runs.

    Tests/Scripts/determinism.py [--runs 20] [--scenes NAME …] [--programs FILE …] [--sanitize]
                                 [--state FILE] [--whole]

Each run is a process with a hash seed of its own; one more has SWIFT_DETERMINISTIC_HASHING=1. The programs are
the debug and the release build of this tree, built here when none is given; --sanitize adds a build with the
address sanitizer, which must find nothing. Printed are snapshots as text, JSON and SVG and traces as text and
JSON, after a script of a few commands. With --whole one process, the StressRunner, makes all of them, and more
ways to open a scene, which is much faster: most of a command's time is its start. --state keeps which scenes are done, so that the same command goes on
after an interruption. Exit status 1 when any byte differs from the first program's first run.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import time

from building import ROOT, built

COMMANDS = [
    ["snapshot", "{}", "--size", "100x30"],
    ["snapshot", "{}", "--size", "47x19", "--format", "json"],
    ["snapshot", "{}", "--device", "iPhone 6", "--format", "svg"],
    ["trace", "{}", "--do", "rotate; resize 40x20; device iPhone 6; rotate; device terminal"],
    ["trace", "{}", "--do", "rotate; resize 200x60; rotate-left; resize 20x6", "--format", "json"],
    ["trace", "{}", "--do", "present; resize 40x20; dismiss; resize 120x40"],
]


def scenes():
    return sorted(path.stem for path in (ROOT / "Scenes").glob("*.yaml"))


def run(program, words, fixed):
    """Runs a program with a hash seed of its own or the fixed one; tells too whether the sanitizer found something."""
    environment = {k: v for k, v in os.environ.items() if k != "SWIFT_DETERMINISTIC_HASHING"}
    environment["SWIFT_BACKTRACE"] = "enable=no"
    # Caches of the runtime live to the end by design.
    environment["ASAN_OPTIONS"] = "detect_leaks=0:abort_on_error=0"
    if fixed:
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    done = subprocess.run([program] + words, cwd=ROOT, capture_output=True, env=environment)
    return done, b"AddressSanitizer" in done.stderr or done.returncode < 0


def digests(program, command, scene, fixed):
    """The digests of what a command prints, by place."""
    done, fault = run(program, [word.format(scene) for word in command], fixed)
    text = done.stdout + b"\0" + done.stderr + b"\0" + str(done.returncode).encode()
    return {f"{scene}: {' '.join(command)}": hashlib.sha256(text).hexdigest()}, fault


def all_digests(program, fixed):
    """The digests of all that a StressRunner prints, by place."""
    done, fault = run(program, ["outputs"], fixed)
    places = dict(line.rsplit(": ", 1) for line in done.stdout.decode().splitlines())
    return places, fault or done.returncode != 0 or not places


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--scenes", nargs="+")
    parser.add_argument("--programs", nargs="+")
    parser.add_argument("--sanitize", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--state", type=pathlib.Path)
    options = parser.parse_args()
    product = "StressRunner" if options.whole else "winch"
    programs = options.programs or [built(product), built(product, "-c", "release")]
    if options.sanitize:
        programs.append(built(product, "--sanitize=address", "--scratch-path", str(ROOT / ".build/asan")))
    start = time.monotonic()
    state = {"wanted": {}, "differing": [], "broken": [], "parts": []}
    if options.state and options.state.exists():
        state = json.loads(options.state.read_text())
    wanted, differing, broken = state["wanted"], set(state["differing"]), set(state["broken"])
    pool = concurrent.futures.ThreadPoolExecutor(options.jobs)
    runs = range(options.runs + 1)
    # A part is a scene, or the runs of everything with one seed.
    for part in map(str, runs) if options.whole else options.scenes or scenes():
        if part in state["parts"]:
            continue
        if options.whole:
            work = [(program, all_digests, program, int(part) == options.runs) for program in programs]
        else:
            work = [(program, digests, program, command, part, number == options.runs)
                    for command in COMMANDS for program in programs for number in runs]
        for (program, *_), (places, fault) in zip(work, pool.map(lambda w: w[1](*w[2:]), work)):
            for place, digest in places.items():
                if wanted.setdefault(place, digest) != digest:
                    differing.add(f"{place} ({program})")
            if fault or options.whole and places.keys() != wanted.keys():
                broken.add(program if options.whole else f"{', '.join(places)} ({program})")
        state.update(differing=sorted(differing), broken=sorted(broken), parts=state["parts"] + [part])
        if options.state:
            options.state.write_text(json.dumps(state))
    for place in sorted(differing):
        print("differs:", place)
    for place in sorted(broken):
        print("a crash or the sanitizer:", place)
    print(f"{len(wanted)} outputs of {len(programs)} builds, {options.runs} runs and one with fixed hashing each: "
          f"{len(differing)} differ, {len(broken)} faults, {time.monotonic() - start:.0f} s")
    sys.exit(1 if differing or broken else 0)


main()
