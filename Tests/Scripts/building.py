"""Builds programs of this package; used by the scripts beside it."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def built(product, *options):
    """The path of a product, which is built first; options are those of `swift build`."""
    command = ["swift", "build", "--product", product, *options]
    subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)
    told = subprocess.run(command + ["--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return f"{told.stdout.strip()}/{product}"
