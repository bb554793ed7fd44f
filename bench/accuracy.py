#!/usr/bin/env python3
"""Measures the accuracy that the built-in models reach, and whether it depends on the number of workers.

usage: bench/accuracy.py RUNTIME [--model lenet|resnet] [--workers 1,2,4] [--seeds 1,2,3] [--epochs N]
                         [--folder FOLDER] [--launch="OPTIONS"]

Renders digits (LeNet: 12,000 of 28x28; ResNet-20: 10,000 in colour), trains with real processes of this machine in
every mode, in float32 and bfloat16, always with the same global batch, and prints one line per run: the validation
accuracy after each epoch, in percent. Several seeds show how much two runs differ by chance.
In the asynchronous modes with several workers the learning rate is lower: late gradients act like more momentum
(Mitliagkas et al., "Asynchrony begets momentum", 2016), and LeNet at 0.05 does not learn with two workers. The exit
status is 1 if a run fails or does not reach its goal (99 % and 90 %).
"""

import argparse
import itertools
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile
import time

# model: goal, data options, job options, learning rate, epochs, modes
KINDS = {
    "lenet": (0.99, ["--train", "12000", "--test", "2000"], ["--network", "lenet"], 0.05, 4,
              ["local", "dist_sync", "dist_async", "dist_device_sync", "dist_device_async"]),
    "resnet": (0.90, ["--colour", "--train", "10000", "--test", "2000"],
               ["--network", "resnet", "--num-layers", "20", "--pad-size", "4", "--random-crop", "1",
                "--rgb-mean", "123.68,116.779,103.939", "--scale", "1"], 0.1, 8, ["dist_sync"]),
}


def accuracies(run_folder):
    """Validation accuracy of the complete job, by epoch."""
    found = {}
    for line in (run_folder / "metrics.jsonl").read_text().splitlines():
        record = json.loads(line)
        if record["name"] == "validation-accuracy" and record["rank"] == -1:
            found[record["epoch"]] = record["value"]
    return [found[epoch] for epoch in sorted(found)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("runtime")
    parser.add_argument("--model", choices=KINDS, default="lenet")
    parser.add_argument("--workers", default="1,2,4")
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--epochs", type=int)
    parser.add_argument("--folder", help="keeps data and runs")
    parser.add_argument("--launch", default="", help='options of each launch, as in --launch="--warmup-epochs 1"')
    arguments = parser.parse_args()
    goal, data_options, job_options, rate, epochs, modes = KINDS[arguments.model]
    epochs = arguments.epochs or epochs
    kept = tempfile.TemporaryDirectory()
    folder = pathlib.Path(arguments.folder or kept.name)
    data = folder / arguments.model
    if not data.exists():
        subprocess.run([arguments.runtime, "data", "make-digits", str(data), *data_options], check=True)
    good = True
    print("model\tmode\tworkers\tprecision\tseed\tseconds\taccuracy after each epoch", flush=True)
    for mode in modes:
        for workers in [1] if mode == "local" else map(int, arguments.workers.split(",")):
            for precision, seed in itertools.product(["float32", "bfloat16"], arguments.seeds.split(",")):
                run = folder / f"{arguments.model}-{mode}-{workers}-{precision}-{seed}"
                start = time.monotonic()
                ended = subprocess.run(
                    [arguments.runtime, "launch", "-n", str(workers), "-s", "0" if mode == "local" else "1", "--data",
                     str(data), "--kv-store", mode, "--dtype", precision, "--batch-size", "128", "--num-epochs",
                     str(epochs), "--save-period", "0", "--seed", seed, "--run-folder", str(run), *job_options,
                     *shlex.split(arguments.launch), "--lr",
                     str(rate / (2.5 * (workers - 1)) if "async" in mode and workers > 1 else rate)],
                    stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
                reached = accuracies(run) if ended.returncode == 0 else []
                good = good and bool(reached) and max(reached) >= goal
                print(arguments.model, mode, workers, precision, seed, f"{time.monotonic() - start:.1f}",
                      " ".join(f"{100 * value:.2f}" for value in reached) or ended.stderr.strip().splitlines()[-1],
                      sep="\t", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
