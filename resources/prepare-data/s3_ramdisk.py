#!/usr/bin/env python3
"""Copies a prefix of S3 to /mnt/ramdisk, a file system in memory, if it fits. Safe to repeat until a restart."""
import os
import subprocess
import sys

SOURCE = ""  # s3://BUCKET/PREFIX; the role of the machines must be allowed to read it
TARGET = "/mnt/ramdisk"
SHARE = 0.6  # of the memory that is available at most; the training needs the rest

if not SOURCE:
    raise SystemExit("edit this script: SOURCE is the prefix to copy, such as s3://my-bucket/data")
listing = subprocess.run(["aws", "s3", "ls", SOURCE.rstrip("/") + "/", "--recursive", "--summarize"],
                         stdout=subprocess.PIPE, check=True, universal_newlines=True).stdout
sizes = [line.split(":")[1] for line in listing.splitlines() if line.strip().startswith("Total Size:")]
needed = int(sizes[-1])
with open("/proc/meminfo") as facts:
    available = [int(line.split()[1]) * 1024 for line in facts if line.startswith("MemAvailable:")][0]
if not os.path.ismount(TARGET):
    size = int(needed * 1.05) + (64 << 20)
    if size > available * SHARE:
        raise SystemExit("%s has %.1f GB, which does not fit: %.1f GB of memory are available, and at most %d %% of "
                         "them may be used" % (SOURCE, needed / 1e9, available / 1e9, SHARE * 100))
    subprocess.run(["sudo", "mkdir", "-p", TARGET], check=True)
    subprocess.run(["sudo", "mount", "-t", "tmpfs", "-o", "size=%d,uid=%d,gid=%d,mode=0755"
                    % (size, os.getuid(), os.getgid()), "tmpfs", TARGET], check=True)
sys.exit(subprocess.run(["aws", "s3", "sync", SOURCE, TARGET, "--only-show-errors"]).returncode)
