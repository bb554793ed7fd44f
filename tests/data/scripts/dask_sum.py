"""Sums of squares on a Dask cluster, and the machines that computed them."""
import json
import os
import socket
import time

from distributed import Client, get_worker


def square(number):
    time.sleep(0.05)
    return get_worker().address, number * number


client = Client(os.environ["DASK_SCHEDULER_ADDRESS"])
client.wait_for_workers(2)
results = client.gather(client.map(square, range(60), pure=False))
assert sum(value for _, value in results) == sum(number * number for number in range(60))
print("driver on", socket.gethostname(), "used", len({address for address, _ in results}), "workers")
print(json.dumps({"epoch": 0, "step": 60, "loss": 0.25}))
