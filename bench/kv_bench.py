#!/usr/bin/env python3
"""Compares a step on the key-value store of a run with the same step on Gloo, in the same two processes.

    bench/kv_bench.py build/release/bin [--rounds N] [--steps N] [--servers N] [--floats N]...

Two workers of one machine fill their gradients, average them, and update their weights: in each round a window of steps
by kv.all_reduce(), and one by dist.all_reduce(), in alternating order. Figures: the medians of both, in milliseconds of a
step, and the median of their ratios within a round with its quartiles (below 1: the store is faster). The time for
ty_kv_next(), which assigns the samples, is part of the store's step. Needs Debian's python3-torch (PYTHON names another
Python with PyTorch). With other programs on the machine only the ratios mean something.
"""
import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

SIZES = {109386: "MLP", 431080: "LeNet", 1730784: "ResNet-110", 23513168: "ResNet-50"}


def quantile(values, q):
    values = sorted(values)
    return values[int(q * (len(values) - 1) + 0.5)]


def worker(floats, rounds, steps):
    """The program of the workers."""
    import torch
    import torch.distributed as dist
    import trainyard

    torch.set_num_threads(1)
    kv = trainyard.open()
    kv.declare("gradient", floats)
    kv.start(2 * (rounds + 1) * steps)
    dist.init_process_group("gloo", init_method="file://" + os.environ["GLOO_FILE"], rank=kv.rank, world_size=2)
    shared = torch.from_numpy(kv["gradient"])
    own = torch.zeros(floats)
    weights = torch.zeros(floats)
    batches = None

    def by_store():
        next(batches)
        shared.fill_(kv.rank + 1)
        kv.all_reduce(1)
        weights.add_(shared, alpha=-0.1)

    def by_gloo():
        own.fill_(kv.rank + 1)
        dist.all_reduce(own)
        own.div_(2)
        weights.add_(own, alpha=-0.1)

    def window(step):
        dist.barrier()
        begin = time.perf_counter()
        for _ in range(steps):
            step()
        return (time.perf_counter() - begin) / steps

    times = {by_store: [], by_gloo: []}
    for epoch in kv.epochs():
        batches = kv.batches()
        for number in range(-1, rounds):
            order = (by_store, by_gloo) if number % 2 else (by_gloo, by_store)
            for step in order:
                seconds = window(step)
                if number >= 0:
                    times[step].append(seconds)
        assert abs(shared[0].item() - 1.5) < 1e-6 and abs(own[0].item() - 1.5) < 1e-6
        if kv.rank == 0:
            print("RESULT " + json.dumps([times[by_store], times[by_gloo]]), flush=True)
        for _ in batches:  # what is left of the samples
            kv.all_reduce(1)


def run(programs, floats, options):
    folder = tempfile.mkdtemp(prefix="trainyard-kv-bench-")
    roles = []
    try:
        python = os.environ.get("PYTHON", "/usr/bin/python3")
        command = "exec %s %s --worker %d --rounds %d --steps %d" % (
            python, os.path.abspath(__file__), floats, options.rounds, options.steps)
        job = {
            "version": 2, "run": "r-bench", "type": "kvstore", "workers": 2, "servers": options.servers, "epochs": 1,
            "batchSize": 2, "displayBatches": 1000000, "serverReplicas": False,
            "task": {"command": command, "folder": folder, "logFormats": "none",
                     "environment": ["GLOO_FILE=" + os.path.join(folder, "gloo"), "OMP_NUM_THREADS=1"]},
        }
        with open(os.path.join(folder, "job.json"), "w") as file:
            json.dump(job, file)
        with open(os.open(os.path.join(folder, "secret"), os.O_CREAT | os.O_WRONLY, 0o600), "wb") as file:
            file.write(os.urandom(32))
        runtime = os.path.join(programs, "trainyard-runtime")

        def start(role, *words):
            log = open(os.path.join(folder, "%s-%d.out" % (role, len(roles))), "w+")
            argv = [runtime, role, "--run-folder", folder, "--bind", "127.0.0.1", "--host", role] + list(words)
            roles.append((subprocess.Popen(argv, stdout=log, stderr=subprocess.STDOUT), log))
            return roles[-1]

        scheduler = start("scheduler")[0]
        address = os.path.join(folder, "scheduler.address")
        while not os.path.exists(address) and scheduler.poll() is None:
            time.sleep(0.02)
        with open(address) as file:
            address = file.read().strip()
        for _ in range(options.servers):
            start("server", "--scheduler", address)
        workers = [start("worker", "--scheduler", address, "--local-index", str(i), "--rank", str(i)) for i in range(2)]
        scheduler.wait(timeout=600)
        for process, log in workers:
            process.wait(timeout=60)
            log.seek(0)
            for line in log.read().splitlines():
                if "RESULT " in line:
                    return json.loads(line[line.index("RESULT ") + 7:])
        for _, log in roles:
            log.seek(0)
            sys.stderr.write(log.read()[-2000:])
        sys.exit("kv_bench: the run gave no result")
    finally:
        for process, log in roles:
            process.kill()
            process.wait()
            log.close()
        shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("programs", nargs="?", help="folder with trainyard-runtime")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--steps", type=int, default=30, help="of a window")
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--floats", type=int, action="append", help="of the gradient; default: four models")
    parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        return worker(options.worker, options.rounds, options.steps)
    if not options.programs:
        parser.error("names no folder with trainyard-runtime")
    for floats in options.floats or SIZES:
        store, gloo = run(options.programs, floats, options)
        ratios = [a / b for a, b in zip(store, gloo)]
        print("%-12s %9d floats: store %8.3f ms, Gloo %8.3f ms, ratio %.2f [%.2f, %.2f]" % (
            SIZES.get(floats, ""), floats, 1000 * statistics.median(store), 1000 * statistics.median(gloo),
            quantile(ratios, 0.5), quantile(ratios, 0.25), quantile(ratios, 0.75)), flush=True)


if __name__ == "__main__":
    main()
