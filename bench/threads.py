#!/usr/bin/python3
"""Compares the samples per second of a training step on one and several threads, idle and beside a busy neighbour.

usage: bench/threads.py [TRAINER_BENCH] [--models NAME ...] [--threads N ...] [--rounds N] [--window SECONDS] [--batch N] [--neighbour CPU]

Uses the CPUs that it may run on (taskset), and needs them idle: it reports the CPU time that other programs take in the
meantime. Each side is a warmed-up process; the sides take turns in short windows of the time that passes. A figure is the
median over the rounds of the ratio to one thread within the same round, with quartiles. Every round is measured twice:
alone, and beside a program that occupies one CPU (the last one, or --neighbour) all the time. The goals, of two threads on
two CPUs: alone at least 1.85 for the ResNets and 1.75 for LeNet; beside the neighbour at least 0.9.

Where python3-torch is installed, PyTorch (channels last, except for the MLP) is measured in the same rounds.
"""
import argparse
import os
import statistics
import subprocess
import sys
import time


def torch_side(model, batch, threads):
    import torch

    torch.set_num_threads(threads)
    torch.manual_seed(1)
    import torch_models

    net, _ = torch_models.network(model)
    images, labels = torch.rand(batch, *torch_models.image_shape(model)), torch.arange(batch) % 10
    if model != "mlp":
        net, images = net.to(memory_format=torch.channels_last), images.to(memory_format=torch.channels_last)
    optimiser = torch_models.descent(net, 0.01, 0.9, 1e-4)
    loss_of = torch.nn.CrossEntropyLoss()

    def step():
        optimiser.zero_grad()
        loss = loss_of(net(images), labels)
        loss.backward()
        optimiser.step()
        loss.item()

    for _ in range(3):
        step()
    print("ready", flush=True)
    for line in sys.stdin:
        window, steps, start = float(line), 0, time.monotonic()
        while time.monotonic() - start < window:
            step()
            steps += 1
        print(steps * batch / (time.monotonic() - start), flush=True)


class Side:
    def __init__(self, command, threads):
        environment = dict(os.environ, OMP_NUM_THREADS=str(threads), OPENBLAS_NUM_THREADS=str(threads))
        environment.setdefault("GOMP_SPINCOUNT", "1000")  # as the bundle of the runtime sets it
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        if self.process.stdout.readline().strip() != "ready":
            sys.exit("cannot start " + " ".join(command))

    def window(self, seconds):
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def busy_seconds():
    """CPU time of the machine so far: user, nice, system, interrupts and what a hypervisor took."""
    with open("/proc/stat") as stat:
        fields = [int(f) for f in stat.readline().split()[1:]]
    return (sum(fields[:3]) + sum(fields[5:8])) / os.sysconf("SC_CLK_TCK")


def own_seconds(processes):
    total = 0
    for process in processes:
        with open(f"/proc/{process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def measured(sides, arguments, neighbour):
    """The speeds of all sides, round by round, and the CPUs that other programs kept busy meanwhile."""
    command = ["taskset", "-c", str(arguments.neighbour), "sh", "-c", "while :; do :; done"]
    other = subprocess.Popen(command) if neighbour else None
    processes = [side.process for side in sides.values()] + ([other] if other else [])
    busy, own, start = busy_seconds(), own_seconds(processes), time.monotonic()
    rounds = []
    for i in range(arguments.rounds):
        order = list(sides) if i % 2 == 0 else list(reversed(sides))
        rounds.append({name: sides[name].window(arguments.window) for name in order})
    foreign = (busy_seconds() - busy - (own_seconds(processes) - own)) / (time.monotonic() - start)
    if other:
        other.kill()
        other.wait()
    return rounds, foreign


def compare(arguments, model, with_torch):
    sides = {}
    for threads in arguments.threads:
        sides[f"{threads} thread(s)"] = Side([arguments.program, "--windows", model, str(arguments.batch), "fp32", str(threads)], threads)
        if with_torch:
            this = [sys.executable, os.path.abspath(__file__), "--side", model, "--batch", str(arguments.batch), "--threads", str(threads)]
            sides[f"torch {threads} thread(s)"] = Side(this, threads)
    first = arguments.threads[0]
    for neighbour in (False, True):
        rounds, foreign = measured(sides, arguments, neighbour)
        print(f"{model}, {'beside a busy program' if neighbour else 'alone'} (other programs: {max(foreign, 0):.2f} CPUs)")
        for name in sides:
            line = f"    {name:20} {statistics.median(r[name] for r in rounds):10.0f} samples/s"
            base = ("torch " if name.startswith("torch") else "") + f"{first} thread(s)"
            if name != base:
                low, mid, high = statistics.quantiles([r[name] / r[base] for r in rounds], n=4)
                line += f", {mid:.2f} [{low:.2f}, {high:.2f}] of {base}"
            print(line, flush=True)
    for side in sides.values():
        side.end()


def main():
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers"))
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default="build/release/bin/trainer_bench")
    parser.add_argument("--models", nargs="+", default=["lenet", "cifar-resnet-20-32x32", "cifar-resnet-50-28x28"])
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--window", type=float, default=0.5)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--neighbour", type=int, default=max(os.sched_getaffinity(0)), help="the CPU that it occupies")
    parser.add_argument("--side", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.side:
        torch_side(arguments.side, arguments.batch, arguments.threads[0])
        return
    try:
        import torch

        with_torch = True
        print("PyTorch", torch.__version__)
    except ImportError:
        with_torch = False
        print("without PyTorch, which is not installed for", sys.executable)
    for model in arguments.models:
        compare(arguments, model, with_torch)


main()
