"""Trains a model with PyTorch from a checkpoint of ours and prints the loss of each step: the independent opinion of torch_test.

usage: torch_losses.py MODEL CHECKPOINT IMAGES LABELS STEPS BATCH RATE MOMENTUM DECAY
IMAGES float32 [steps, batch, height, width, channels], LABELS int32 [steps, batch], raw and little-endian.
Exit status 77: PyTorch is not installed.
"""
import json
import os
import struct
import sys

try:
    import torch
except ImportError:
    sys.exit(77)

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "peers"))
import torch_models


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


def load(model, layers, given):
    for name, layer in layers.items():
        if isinstance(layer, torch.nn.BatchNorm2d):
            layer.weight.copy_(given[name + "_gamma"])
            layer.bias.copy_(given[name + "_beta"])
            continue
        weight = given[name + "_weight"]
        if weight.dim() == 4:  # out, height, width, in
            weight = weight.permute(0, 3, 1, 2)
        elif model == "lenet" and name == "fc1":  # HWC order here, CHW in PyTorch
            weight = weight.reshape(500, 4, 4, 50).permute(0, 3, 1, 2).reshape(500, 800)
        layer.weight.copy_(weight)
        if layer.bias is not None:
            layer.bias.copy_(given[name + "_bias"])


def main():
    model, checkpoint, images, labels = sys.argv[1:5]
    steps, batch = int(sys.argv[5]), int(sys.argv[6])
    rate, momentum, decay = (float(x) for x in sys.argv[7:10])
    torch.set_num_threads(1)
    net, layers = torch_models.network(model)
    with torch.no_grad():
        load(model, {name: layer for name, layer in layers.items() if layer is not None}, tensors(checkpoint))
    channels, height, width = torch_models.image_shape(model)
    with open(images, "rb") as file:
        x = torch.frombuffer(bytearray(file.read()), dtype=torch.float32).reshape(steps, batch, height, width, channels)
        x = x.permute(0, 1, 4, 2, 3).contiguous()
    with open(labels, "rb") as file:
        y = torch.frombuffer(bytearray(file.read()), dtype=torch.int32).reshape(steps, batch).long()
    optimiser = torch_models.descent(net, rate, momentum, decay)
    for i in range(steps):
        optimiser.zero_grad()
        loss = torch.nn.functional.cross_entropy(net(x[i]), y[i])
        loss.backward()
        optimiser.step()
        print(repr(loss.item()))


if __name__ == "__main__":
    main()
