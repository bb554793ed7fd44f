#!/usr/bin/env python3
"""Downloads the MNIST digits to ~/data/mnist, and checks each file. Safe to repeat."""
import gzip
import hashlib
import os
import shutil
import urllib.request

SOURCE = "https://ossci-datasets.s3.amazonaws.com/mnist/"
TARGET = os.path.expanduser("~/data/mnist")
MD5 = {
    "train-images-idx3-ubyte": "f68b3c2dcbeaaa9fbdd348bbdeb94873",
    "train-labels-idx1-ubyte": "d53e105ee54ea40749a09fcbcd1e9432",
    "t10k-images-idx3-ubyte": "9fb629c4189551a2d022fa330f9573f3",
    "t10k-labels-idx1-ubyte": "ec29112dd5afa0611ce80d1b7f02629c",
}

os.makedirs(TARGET, exist_ok=True)
for name, expected in MD5.items():
    final = os.path.join(TARGET, name)
    if os.path.exists(final):
        print(name + " is there", flush=True)
        continue
    packed = final + ".gz.part"
    with urllib.request.urlopen(SOURCE + name + ".gz", timeout=60) as reply, open(packed, "wb") as out:
        shutil.copyfileobj(reply, out)
    with open(packed, "rb") as data:
        found = hashlib.md5(data.read()).hexdigest()
    if found != expected:
        raise SystemExit("%s.gz is damaged: its MD5 is %s, not %s" % (name, found, expected))
    with gzip.open(packed) as data, open(final + ".part", "wb") as out:
        shutil.copyfileobj(data, out)
    os.rename(final + ".part", final)
    os.remove(packed)
    print(name + " is ready", flush=True)
