#!/usr/bin/env python3
"""Compares the pages of all scenes of all documents with the engine, at seeded widths.

The ordinary tests take one scene of each storyboard, chosen by a seed; this takes all, which is minutes:

    python3 Tests/Scripts/page-frames.py [FILTER]
"""

import os
import subprocess
import sys

environment = dict(os.environ, WINCH_ALL_SCENES="1")
command = ["swift", "test", "--filter", sys.argv[1] if len(sys.argv) > 1 else "CourseTests"]
sys.exit(subprocess.run(command, env=environment, check=False).returncode)
