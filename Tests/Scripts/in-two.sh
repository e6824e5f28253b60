#!/usr/bin/env bash
# Runs the tests that are built, in two processes side by side.
#
#     swift build --build-tests
#     Tests/Scripts/in-two.sh
#
# Nearly all tests need the main actor, of which a process has one: `swift test` alone uses half of two
# processors. What the first process prints comes after the second's own lines, so that each ends with its
# result. Further options go to both. `swift test` runs the same tests.
set -uo pipefail
cd "$(dirname "$0")/../.."
half='^(LabTests|CellRendererTests|SceneFilesTests|SheetsTests|VectorRendererTests)\.'
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
swift test --skip-build --ignore-lock --filter "$half" "$@" >"$lines" 2>&1 &
first=$!
swift test --skip-build --ignore-lock --skip "$half" "$@"
second=$?
wait "$first"
first=$?
cat "$lines"
[ "$first" = 0 ] && [ "$second" = 0 ]
