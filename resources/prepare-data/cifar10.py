#!/usr/bin/env python3
"""Downloads CIFAR-10 in its binary form to ~/data/cifar-10-batches-bin, and checks it. Safe to repeat."""
import hashlib
import os
import shutil
import tarfile
import urllib.request

SOURCE = "https://www.cs.toronto.edu/~kriz/cifar-10-binary.tar.gz"
MD5 = "c32a1d4ab5d03f1284b67883e8d13530"
FOLDER = os.path.expanduser("~/data")
NAME = "cifar-10-batches-bin"
FILES = ["batches.meta.txt", "test_batch.bin"] + ["data_batch_%d.bin" % n for n in range(1, 6)]

target = os.path.join(FOLDER, NAME)
if os.path.isdir(target):
    print(NAME + " is there", flush=True)
    raise SystemExit(0)
os.makedirs(FOLDER, exist_ok=True)
packed = target + ".tar.gz.part"
digest = hashlib.md5()
with urllib.request.urlopen(SOURCE, timeout=60) as reply, open(packed, "wb") as out:
    while True:
        block = reply.read(1 << 20)
        if not block:
            break
        digest.update(block)
        out.write(block)
if digest.hexdigest() != MD5:
    raise SystemExit("the archive is damaged: its MD5 is %s, not %s" % (digest.hexdigest(), MD5))
unpacked = target + ".part"
shutil.rmtree(unpacked, ignore_errors=True)
os.makedirs(unpacked)
with tarfile.open(packed) as archive:
    for name in FILES:  # these files and no others
        with archive.extractfile(NAME + "/" + name) as data, open(os.path.join(unpacked, name), "wb") as out:
            shutil.copyfileobj(data, out)
os.rename(unpacked, target)
os.remove(packed)
print(NAME + " is ready", flush=True)
