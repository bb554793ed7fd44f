"""Trains MLP or LeNet with PyTorch from a checkpoint of ours and prints the loss of each step: the independent opinion of torch_test.

usage: torch_losses.py MODEL CHECKPOINT IMAGES LABELS STEPS BATCH RATE MOMENTUM DECAY
IMAGES float32 [steps, batch, 784], LABELS int32 [steps, batch], raw and little-endian. Exit status 77: PyTorch is not installed.
"""
import json
import struct
import sys

try:
    import torch
    import torch.nn as nn
except ImportError:
    sys.exit(77)


def tensors(path):
    with open(path, "rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
        data = bytearray(file.read())
    result = {}
    for name, entry in header.items():
        if name != "__metadata__":
            begin, end = entry["data_offsets"]
            result[name] = torch.frombuffer(data[begin:end], dtype=torch.float32).clone().reshape(entry["shape"])
    return result


def main():
    model, checkpoint, images, labels = sys.argv[1:5]
    steps, batch = int(sys.argv[5]), int(sys.argv[6])
    rate, momentum, decay = (float(x) for x in sys.argv[7:10])
    torch.set_num_threads(1)
    given = tensors(checkpoint)
    if model == "mlp":
        net = nn.Sequential(nn.Flatten(), nn.Linear(784, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 10))
        layers = {"fc1": net[1], "fc2": net[3], "fc3": net[5]}
    else:
        net = nn.Sequential(nn.Conv2d(1, 20, 5), nn.Tanh(), nn.MaxPool2d(2), nn.Conv2d(20, 50, 5), nn.Tanh(), nn.MaxPool2d(2),
                            nn.Flatten(), nn.Linear(800, 500), nn.Tanh(), nn.Linear(500, 10))
        layers = {"conv1": net[0], "conv2": net[3], "fc1": net[7], "fc2": net[9]}
    with torch.no_grad():
        for name, layer in layers.items():
            weight = given[name + "_weight"]
            if weight.dim() == 4:  # out, height, width, in
                weight = weight.permute(0, 3, 1, 2)
            elif model == "lenet" and name == "fc1":  # its input runs over height, width, channel; PyTorch's over channel first
                weight = weight.reshape(500, 4, 4, 50).permute(0, 3, 1, 2).reshape(500, 800)
            layer.weight.copy_(weight)
            layer.bias.copy_(given[name + "_bias"])
    with open(images, "rb") as file:
        x = torch.frombuffer(bytearray(file.read()), dtype=torch.float32).reshape(steps, batch, 1, 28, 28)
    with open(labels, "rb") as file:
        y = torch.frombuffer(bytearray(file.read()), dtype=torch.int32).reshape(steps, batch).long()
    optimiser = torch.optim.SGD(net.parameters(), lr=rate, momentum=momentum, weight_decay=decay)
    for i in range(steps):
        optimiser.zero_grad()
        loss = nn.functional.cross_entropy(net(x[i]), y[i])
        loss.backward()
        optimiser.step()
        print(repr(loss.item()))


main()
