#!/bin/sh
# Runs a test on an X server of its own: under_xvfb.sh WIDTHxHEIGHT PROGRAM ARGUMENT...
for tool in xvfb-run xauth; do
    if ! command -v "$tool" >/dev/null; then
        echo "skipped: $tool is not installed (Debian: xvfb, xauth)"
        exit 77
    fi
done
size=$1
shift
exec xvfb-run --auto-servernum --server-args "-screen 0 ${size}x24" "$@"
