#!/usr/bin/python3
"""Compares the samples per second of a training step between trainer_bench and PyTorch, in pairs.

usage: bench/peers/compare_torch.py [TRAINER_BENCH] [--models NAME ...] [--precision fp32|bf16] [--rounds N] [--window SECONDS] [--batch N] [--core N]

Needs python3-torch (apt-get install python3-torch). Each side is a warmed-up process with one thread on one core. The
sides take turns in short windows, in alternating order, and the figure is the median over the rounds of the ratio
within a round, with quartiles: absolute figures drift on a shared machine, ratios do not. Both count CPU time, which on one
thread is the time that an idle machine would take. PyTorch runs contiguous and channels last; the better median of the
same precision is the peer.
"""
import argparse
import os
import statistics
import subprocess
import sys
import time


def torch_side(model, batch, channels_last, bf16):
    import torch
    import torch.nn as nn

    torch.set_num_threads(1)
    torch.manual_seed(1)
    import torch_models

    net, _ = torch_models.network(model)
    images, labels = torch.rand(batch, *torch_models.image_shape(model)), torch.arange(batch) % 10
    if channels_last:
        net, images = net.to(memory_format=torch.channels_last), images.to(memory_format=torch.channels_last)
    optimiser = torch_models.descent(net, 0.01, 0.9, 1e-4)
    loss_of = nn.CrossEntropyLoss()

    def step():
        optimiser.zero_grad()
        if bf16:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                scores = net(images)
            loss = loss_of(scores.float(), labels)
        else:
            loss = loss_of(net(images), labels)
        loss.backward()
        optimiser.step()
        loss.item()

    serve(step, batch)


def serve(step, batch):
    for _ in range(3):
        step()
    print("ready", flush=True)
    for line in sys.stdin:
        window, steps, start = float(line), 0, time.process_time()
        while time.process_time() - start < window:
            step()
            steps += 1
        print(steps * batch / (time.process_time() - start), flush=True)


class Side:
    def __init__(self, command, core):
        environment = dict(os.environ, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
        self.process = subprocess.Popen(["taskset", "-c", str(core)] + command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env=environment)
        if self.process.stdout.readline().strip() != "ready":
            sys.exit("cannot start " + " ".join(command))

    def window(self, seconds):
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def compare(arguments, model):
    this = [sys.executable, os.path.abspath(__file__), "--side", model, "--batch", str(arguments.batch)]
    precisions = ("fp32", "bf16") if arguments.precision == "bf16" else ("fp32",)
    sides = {"ours " + p: Side([arguments.program, "--windows", model, str(arguments.batch), p], arguments.core) for p in precisions}
    for precision in precisions:
        extra = ["--precision", precision]
        sides["torch " + precision] = Side(this + extra, arguments.core)
        if model != "mlp":
            sides[f"torch {precision} channels_last"] = Side(this + extra + ["--channels-last"], arguments.core)
    rounds = []
    for i in range(arguments.rounds):
        order = list(sides) if i % 2 == 0 else list(reversed(sides))
        rounds.append({name: sides[name].window(arguments.window) for name in order})
    for side in sides.values():
        side.end()
    ours = "ours " + precisions[-1]
    for name in sides:
        best, middle = max(r[name] for r in rounds), statistics.median(r[name] for r in rounds)
        print(f"{model:22} {name:26} {middle:10.0f} samples/s, best {best:.0f}", end="")
        if name != ours:
            low, mid, high = statistics.quantiles([r[ours] / r[name] for r in rounds], n=4)
            print(f"; {ours} / this {mid:.2f} [{low:.2f}, {high:.2f}]", end="")
        print(flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default="build/release/bin/trainer_bench")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--window", type=float, default=0.3)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--core", type=int, default=0)
    parser.add_argument("--precision", choices=("fp32", "bf16"), default="fp32", help="bf16 measures both")
    parser.add_argument("--models", nargs="+", default=["mlp", "lenet", "cifar-resnet-20-32x32", "cifar-resnet-50-28x28"])
    parser.add_argument("--side", help=argparse.SUPPRESS)
    parser.add_argument("--channels-last", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.side:
        torch_side(arguments.side, arguments.batch, arguments.channels_last, arguments.precision == "bf16")
        return
    try:
        import torch
    except ImportError:
        sys.exit("PyTorch is not installed for " + sys.executable + ": apt-get install python3-torch")
    print("PyTorch", torch.__version__, "batch", arguments.batch, "one thread,", arguments.precision)
    for model in arguments.models:
        compare(arguments, model)


main()
