#!/usr/bin/env python3
"""A peer for ps_bench: reads "BYTES ROUNDS", sums BYTES of float32 over two processes with Gloo ROUNDS times, and
replies with the seconds that it took. Needs python3-torch. Tensors above 25 MB are sent in buckets of 25 MB, as
DistributedDataParallel cuts them."""
import os
import sys
import time

import torch
import torch.distributed as dist

BUCKET = 25 * 1024 * 1024 // 4


def run(rank, ask):
    torch.set_num_threads(1)
    dist.init_process_group("gloo", rank=rank, world_size=2)
    while True:
        numbers = torch.tensor(ask() if rank == 0 else [0, 0], dtype=torch.int64)
        dist.broadcast(numbers, 0)
        count, rounds = int(numbers[0]) // 4, int(numbers[1])
        if rounds <= 0:
            return
        buckets = [torch.full((min(BUCKET, count - at),), 1e-6) for at in range(0, count, BUCKET)]
        dist.barrier()
        start = time.perf_counter()
        for _ in range(rounds):
            for work in [dist.all_reduce(bucket, async_op=True) for bucket in buckets]:
                work.wait()
        if rank == 0:
            print(f"{time.perf_counter() - start:.9f}", flush=True)


def read():
    words = sys.stdin.readline().split()
    return [int(word) for word in words] if len(words) == 2 else [0, 0]


if __name__ == "__main__":
    os.environ.setdefault("MASTER_ADDR", "127.0.0.1")
    os.environ.setdefault("MASTER_PORT", str(29500 + os.getpid() % 1000))
    os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
    child = os.fork()
    run(0 if child else 1, read)
    if child:
        os.waitpid(child, 0)
