#!/usr/bin/env python3
"""Runs the solver's workloads beside kiwi and prints medians and their ratios; no test.

    Tests/Scripts/solver-ratios.py [--sizes 10,30,100,300,1000] [--only chain,grid] [--kiwi FOLDER]

Needs swift, g++ and kiwi's headers: FOLDER is a folder that contains `kiwi/kiwi.h`; without it
the source distribution of `kiwisolver` is fetched with pip. Both solvers play the same
constraints, workload by workload in turn. A workload of kiwi is left out where the last size
lets one repeat expect more than --max-seconds. A list of targets with what was reached ends the table;
sizes 100 and 1000 show the growth. Other programs that run meanwhile make small figures larger.
"""

import argparse
import glob
import json
import math
import os
import subprocess
import sys
import tarfile
import tempfile

from building import built


def headers(folder):
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:",
         "kiwisolver", "-d", folder], check=True)
    archive = glob.glob(os.path.join(folder, "kiwisolver-*.tar.gz"))[0]
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return os.path.dirname(os.path.dirname(glob.glob(folder + "/kiwisolver-*/kiwi/kiwi.h")[0]))


def run(words, **options):
    return subprocess.run(words, capture_output=True, text=True, **options)


class Kiwi:
    def __init__(self, folder, include, options):
        self.program = os.path.join(folder, "kiwi_tape")
        self.folder, self.options = folder, options
        self.known = {}
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kiwi_tape.cpp")
        subprocess.run(
            ["g++", "-O2", "-std=c++17", "-I", include, "-o", self.program, source], check=True)

    def measure(self, bench, workload, size):
        """The measurement, or why there is none."""
        known = self.known.setdefault(workload, [])
        if known and known[-1] is None:
            return "failed before"
        if len(known) >= 2:
            (n0, t0), (n1, t1) = known[-2:]
            growth = max(1.0, math.log(t1 / t0) / math.log(n1 / n0))
            expected = t1 * (size / n1) ** growth
            if expected > self.options.max_seconds:
                return f"about {expected:.0f} s"
        tape = os.path.join(self.folder, "tape")
        with open(tape, "w") as file:
            subprocess.run([bench, "tape", workload, str(size)], stdout=file, check=True)
        done = run([self.program, tape, "--min-seconds", str(self.options.min_seconds),
                    "--max-seconds", str(self.options.max_seconds)])
        if done.returncode:
            known.append(None)
            return done.stderr.strip().split(": ", 1)[-1]
        result = json.loads(done.stdout)
        known.append((size, max(result["min"], result["prepared"], 0.01) / 1e6))
        return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sizes", default="10,30,100,300,1000")
    parser.add_argument("--only")
    parser.add_argument("--kiwi", help="a folder that contains kiwi/kiwi.h")
    parser.add_argument("--bench", help="the program winch-bench; built if missing")
    parser.add_argument("--min-seconds", type=float, default=0.3)
    parser.add_argument("--max-seconds", type=float, default=20)
    options = parser.parse_args()
    bench = options.bench or built("winch-bench", "-c", "release")
    with tempfile.TemporaryDirectory() as folder:
        kiwi = Kiwi(folder, options.kiwi or headers(folder), options)
        listed = run([bench, "solver", "--list"], check=True).stdout.split()
        only = options.only.split(",") if options.only else None
        figures = {}
        print("load average", " ".join(f"{x:.1f}" for x in os.getloadavg()))
        print(f"{'workload':16} {'n':>6} {'winch µs':>12} {'kiwi µs':>14} {'ratio':>9}  check")
        for workload in listed:
            if only and workload not in only and workload.split(".")[0] not in only:
                continue
            for size in map(int, options.sizes.split(",")):
                figures[workload, size] = table_row(bench, kiwi, workload, size, options)
    print_targets(figures)


# Workloads, size, the ratio to kiwi's median that is allowed, and microseconds that are allowed anyway.
RATIOS = [
    ("chain.build chainw.build nested.build grid.build scene.build chain.constant", 10, 0.7, 0),
    ("chain.build chainw.build scene.build chain.constant", 100, 0.05, 0),
    ("chain.build chainw.build scene.build chain.constant", 300, 0.01, 0),
    ("nested.build grid.build", 100, 0.15, 0),
    ("nested.build grid.build", 300, 0.02, 0),
    ("grid.resize scene.resize", 100, 0.1, 0),
    ("chain.resize chainw.resize nested.resize grid.resize scene.resize", None, 1.5, 2),
]


def targets(figures):
    """What is asked for, the figure, and what it may be; figures are (ours, kiwi's)."""
    for names, wanted, ratio, least in RATIOS:
        for name in names.split():
            for (workload, size), (mine, theirs) in figures.items():
                if workload == name and theirs and size == (wanted or size):
                    limit = max(ratio * theirs, least)
                    yield f"{name} at {size}, µs", mine, limit
    for (workload, size), (mine, _) in figures.items():
        if workload == "flip.batch" and ("chain.build", size) in figures:
            yield f"flip.batch at {size}, µs", mine, 4 * figures["chain.build", size][0]
        if size == 1000 and (workload, 100) in figures:
            yield f"{workload}, 1000 to 100", mine / figures[workload, 100][0], 10 ** 1.3
        if size >= 10_000:
            yield f"{workload} at {size}, µs", mine, 5e6


def print_targets(figures):
    missed = 0
    print("\ntarget                          figure        limit")
    for name, figure, limit in targets(figures):
        missed += figure > limit
        verdict = "missed" if figure > limit else "met"
        print(f"{name:26} {figure:12.3f} {limit:12.3f}  {verdict}")
    print(missed, "missed")


def table_row(bench, kiwi, workload, size, options):
    done = run([bench, "solver", "--json", "--only", workload, "--sizes", str(size),
                "--min-seconds", str(options.min_seconds)], check=True)
    mine = json.loads(done.stdout)["results"][0]
    theirs = kiwi.measure(bench, workload, size)
    line = f"{workload:16} {size:6} {mine['median']:12.2f} "
    if isinstance(theirs, str):
        print(line + f"{'-':>14} {'-':>9}  {mine['check']:.9g} (kiwi: {theirs})", flush=True)
        return mine["median"], None
    same = abs(mine["check"] - theirs["check"]) <= 1e-6 * max(1, abs(theirs["check"]))
    verdict = "same" if same else f"{mine['check']:.9g}, kiwi {theirs['check']:.9g}"
    ratio = mine["median"] / theirs["median"]
    print(line + f"{theirs['median']:14.2f} {ratio:9.4f}  {verdict}", flush=True)
    return mine["median"], theirs["median"]


if __name__ == "__main__":
    main()
