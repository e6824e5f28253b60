#!/usr/bin/env python3
"""Runs what takes long: all sizes, storms, an hour of use, hostile inputs. In release mode.

    Tests/Scripts/stress.py [--short] [--program FILE]

--short is what the continuous integration runs beside the tests, in a few minutes: all sizes from 1 × 1 to
200 × 60 for five scenes and 200 for each other one, a storm of 10,000 sizes, an hour of use on a virtual
clock, 20,000 hostile inputs of each kind. Without it all sizes of all scenes are walked through, and each
kind of input gets a million (Tests/Scripts/fuzz.py, which goes on where it was interrupted).
"""

import argparse
import pathlib
import subprocess
import sys
import time

from building import ROOT, built


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--program", help="a StressRunner that is built already")
    options = parser.parse_args()
    program = options.program or built("StressRunner", "-c", "release")
    fuzz = [str(ROOT / "Tests/Scripts/fuzz.py"), "--program", program]
    if options.short:
        fuzz += ["--count", "20000", "--state", str(ROOT / ".build/fuzz-short")]
    steps = [
        [program, "sizes"] + ([] if options.short else ["--all"]),
        [program, "storm"],
        [program, "use"],
        fuzz,
    ]
    failed = 0
    for step in steps:
        start = time.monotonic()
        status = subprocess.run(step, cwd=ROOT).returncode
        failed += status != 0
        name = pathlib.Path(step[0]).name + " " + " ".join(step[1:2] if step[0] == program else [])
        print(f"{name.strip()}: {'failed' if status else 'passed'} in {time.monotonic() - start:.0f} s", flush=True)
    sys.exit(1 if failed else 0)


main()
