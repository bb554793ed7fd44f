#!/usr/bin/env python3
"""Copies a prefix of S3 to ~/data/s3 with the AWS CLI, which skips what is there already. Safe to repeat."""
import os
import subprocess
import sys

SOURCE = ""  # s3://BUCKET/PREFIX; the role of the machines must be allowed to read it
TARGET = os.path.expanduser("~/data/s3")

if not SOURCE:
    raise SystemExit("edit this script: SOURCE is the prefix to copy, such as s3://my-bucket/data")
os.makedirs(TARGET, exist_ok=True)
sys.exit(subprocess.run(["aws", "s3", "sync", SOURCE, TARGET, "--only-show-errors"]).returncode)
