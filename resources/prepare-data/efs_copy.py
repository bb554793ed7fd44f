#!/usr/bin/env python3
"""Copies a folder of the shared file system to ~/data, which is faster to read during the training. Safe to repeat."""
import os
import shutil

SOURCE = "data"  # folder in the shared file system
SHARED = os.environ.get("EFS_MOUNT", "/myEFSvolume")
TARGET = os.path.expanduser("~/data")

source = os.path.join(SHARED, SOURCE)
if not os.path.isdir(source):
    raise SystemExit("there is no folder %s: copy the data to the shared file system first" % source)
needed = sum(os.path.getsize(os.path.join(at, name)) for at, _, names in os.walk(source) for name in names)
os.makedirs(TARGET, exist_ok=True)
free = shutil.disk_usage(TARGET).free
if needed > free:
    raise SystemExit("%s has %.1f GB, and %.1f GB are free" % (source, needed / 1e9, free / 1e9))
for at, _, names in os.walk(source):
    folder = os.path.normpath(os.path.join(TARGET, os.path.relpath(at, source)))
    os.makedirs(folder, exist_ok=True)
    for name in names:
        origin, final = os.path.join(at, name), os.path.join(folder, name)
        known = os.stat(origin)
        if os.path.exists(final) and os.path.getsize(final) == known.st_size and os.path.getmtime(final) >= known.st_mtime:
            continue
        shutil.copyfile(origin, final + ".part")
        os.rename(final + ".part", final)
print("%d bytes are in %s" % (needed, TARGET), flush=True)
