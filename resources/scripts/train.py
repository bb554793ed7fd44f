"""Any program: values for the charts, a checkpoint after each epoch, and a stop that saves."""
import argparse
import json
import os
import signal

parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=10, help="passes over the data")
parser.add_argument("--lr", type=float, default=0.1, help="learning rate")
options = parser.parse_args()

rank = int(os.environ.get("TRAINYARD_RANK", "0"))  # of this process among all workers
workers = int(os.environ.get("TRAINYARD_WORKERS", "1"))
folder = os.environ.get("TRAINYARD_OUTPUT", "output")  # of this run on this machine
os.makedirs(folder, exist_ok=True)
checkpoint = os.path.join(folder, "checkpoint-%d.json" % rank)

stopping = False


def stop(signal_number, frame):
    global stopping
    stopping = True  # the loop ends after its step


signal.signal(signal.SIGTERM, stop)
signal.signal(signal.SIGINT, stop)


def save(state):
    with open(checkpoint + ".part", "w") as file:
        json.dump(state, file)
    os.replace(checkpoint + ".part", checkpoint)  # never a part of one


state = {"epoch": 0, "weight": 0.0}
if os.path.exists(checkpoint):  # the processes were started again
    with open(checkpoint) as file:
        state = json.load(file)

samples = [(i / 10, 3 * i / 10) for i in range(100)][rank::workers]  # your data: this worker's part
for epoch in range(state["epoch"], options.epochs):
    loss = 0.0
    for x, y in samples:  # your model
        error = state["weight"] * x - y
        state["weight"] -= options.lr * 0.01 * error * x
        loss += error * error / len(samples)
        if stopping:
            break
    if stopping:
        break
    state["epoch"] = epoch + 1
    save(state)
    # Each line of JSON with numbers is a point of the charts.
    print(json.dumps({"epoch": epoch, "loss": loss}), flush=True)
save(state)
