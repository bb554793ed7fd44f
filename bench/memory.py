#!/usr/bin/env python3
"""Measures the peak resident memory of the roles of a job.

usage: bench/memory.py RUNTIME [--model mlp|lenet|resnet] [--workers 2] [--dtype float32]

Trains one epoch on rendered digits with real processes of this machine and prints the peak resident memory (VmHWM) of
each, in MB. Memory shared by two processes (gradients and weights, programs and libraries) counts for each of them.
"""

import argparse
import os
import pathlib
import subprocess
import tempfile
import time

MODELS = {"mlp": ["--network", "mlp"], "lenet": ["--network", "lenet"],
          "resnet": ["--network", "resnet", "--num-layers", "20"]}


def peak_of(process):
    """VmHWM in MB; None if the process has ended."""
    try:
        for line in (process / "status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024 / 1e6
    except OSError:
        pass
    return None


def roles(job):
    """Yields (label, process) of the processes of a job; the label is the name of the process's log."""
    try:
        for child in pathlib.Path(f"/proc/{job}/task/{job}/children").read_text().split():
            yield pathlib.Path(os.readlink(f"/proc/{child}/fd/1")).stem, pathlib.Path("/proc", child)
    except OSError:
        return  # the process has ended


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("runtime", type=pathlib.Path)
    parser.add_argument("--model", choices=MODELS, default="lenet")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--dtype", default="float32")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data, run = pathlib.Path(folder, "data"), pathlib.Path(folder, "run")
        colour = ["--colour"] if arguments.model == "resnet" else []
        subprocess.run([arguments.runtime, "data", "make-digits", data, *colour, "--train", "2000", "--test", "500"],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        job = subprocess.Popen([arguments.runtime, "launch", "-n", str(arguments.workers), "-s", "1", "--data", data,
                                "--dtype", arguments.dtype, "--batch-size", "128", "--num-epochs", "1",
                                "--save-period", "0", "--run-folder", run, *MODELS[arguments.model]],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        peaks = {}
        while job.poll() is None:
            for label, process in roles(job.pid):
                if (peak := peak_of(process)) is not None:
                    peaks[label] = peak
            time.sleep(0.02)
        for label, peak in sorted(peaks.items()):
            print(f"{label}\t{peak:.1f}")
    return job.returncode


if __name__ == "__main__":
    raise SystemExit(main())
