#!/usr/bin/env python3
"""Compares what builds of winch print for every bundled scene, over many runs.

    Tests/Scripts/determinism.py [--runs 20] [--scenes NAME …] [--programs FILE …] [--sanitize]
                                 [--state FILE]

Each run is a process with a hash seed of its own; one more has SWIFT_DETERMINISTIC_HASHING=1. The programs are
the debug and the release build of this tree, built here when none is given; --sanitize adds a build with the
address sanitizer, which must find nothing. Printed are snapshots as text, JSON and SVG and traces as text and
JSON, after a script of a few commands. --state keeps which scenes are done, so that the same command goes on
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


def output(program, command, scene, fixed):
    environment = {k: v for k, v in os.environ.items() if k != "SWIFT_DETERMINISTIC_HASHING"}
    environment["SWIFT_BACKTRACE"] = "enable=no"
    # Caches of the runtime live to the end by design.
    environment["ASAN_OPTIONS"] = "detect_leaks=0:abort_on_error=0"
    if fixed:
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    run = subprocess.run(
        [program] + [word.format(scene) for word in command], cwd=ROOT, capture_output=True, env=environment)
    found = b"AddressSanitizer" in run.stderr
    text = run.stdout + b"\0" + run.stderr + b"\0" + str(run.returncode).encode()
    return hashlib.sha256(text).hexdigest(), found or run.returncode < 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--scenes", nargs="+")
    parser.add_argument("--programs", nargs="+")
    parser.add_argument("--sanitize", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--state", type=pathlib.Path)
    options = parser.parse_args()
    programs = options.programs or [built("winch"), built("winch", "-c", "release")]
    if options.sanitize:
        programs.append(built("winch", "--sanitize=address", "--scratch-path", str(ROOT / ".build/asan")))
    start = time.monotonic()
    state = {"wanted": {}, "differing": [], "broken": [], "scenes": []}
    if options.state and options.state.exists():
        state = json.loads(options.state.read_text())
    wanted, differing, broken = state["wanted"], set(state["differing"]), set(state["broken"])
    for scene in options.scenes or scenes():
        if scene in state["scenes"]:
            continue
        work = [(program, command, scene, run == options.runs)
                for command in COMMANDS for program in programs for run in range(options.runs + 1)]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for (program, command, _, _), (digest, fault) in zip(work, pool.map(lambda w: output(*w), work)):
                place = f"{scene}: {' '.join(command)}"
                if wanted.setdefault(place, digest) != digest:
                    differing.add(f"{place} ({program})")
                if fault:
                    broken.add(f"{place} ({program})")
        state.update(differing=sorted(differing), broken=sorted(broken), scenes=state["scenes"] + [scene])
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
