"""The models of backend/runtime/nn/models.h in PyTorch, for compare_torch.py and for the test that compares losses."""
import torch
import torch.nn as nn


def image_shape(model):
    """(channels, height, width)"""
    return (1, 28, 28) if model in ("mlp", "lenet") else (3,) + tuple(int(n) for n in model.split("-")[-1].split("x"))


def norm(channels, fixed=False):
    made = nn.BatchNorm2d(channels, eps=2e-5, momentum=0.1)
    made.weight.requires_grad_(not fixed)
    return made


class Unit(nn.Module):
    """Pre-activation: norm, ReLU, convolution, twice; the shortcut is a convolution where the shape changes."""

    def __init__(self, ins, outs, stride, same):
        super().__init__()
        self.bn1, self.conv1 = norm(ins), nn.Conv2d(ins, outs, 3, stride, 1, bias=False)
        self.bn2, self.conv2 = norm(outs), nn.Conv2d(outs, outs, 3, 1, 1, bias=False)
        self.sc = None if same else nn.Conv2d(ins, outs, 1, stride, bias=False)

    def forward(self, x):
        a = torch.relu(self.bn1(x))
        b = self.conv2(torch.relu(self.bn2(self.conv1(a))))
        return b + (x if self.sc is None else self.sc(a))


def network(model):
    """Returns the network, and its layers by their names in Trainyard."""
    if model == "mlp":
        net = nn.Sequential(nn.Flatten(), nn.Linear(784, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 10))
        return net, {"fc1": net[1], "fc2": net[3], "fc3": net[5]}
    if model == "lenet":
        net = nn.Sequential(nn.Conv2d(1, 20, 5), nn.Tanh(), nn.MaxPool2d(2), nn.Conv2d(20, 50, 5), nn.Tanh(), nn.MaxPool2d(2),
                            nn.Flatten(), nn.Linear(800, 500), nn.Tanh(), nn.Linear(500, 10))
        return net, {"conv1": net[0], "conv2": net[3], "fc1": net[7], "fc2": net[9]}
    units = (int(model.split("-")[2]) - 2) // 6
    named = {"bn_data": norm(3, fixed=True), "conv0": nn.Conv2d(3, 16, 3, 1, 1, bias=False)}
    layers, ins = list(named.values()), 16
    for stage, filters in enumerate((16, 32, 64), 1):
        for i in range(1, units + 1):
            unit = Unit(ins, filters, 2 if i == 1 and stage > 1 else 1, i > 1)
            named.update({f"stage{stage}_unit{i}_{name}": layer for name, layer in unit.named_children()})
            layers.append(unit)
            ins = filters
    named.update({"bn1": norm(64), "fc1": nn.Linear(64, 10)})
    return nn.Sequential(*layers, named["bn1"], nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), named["fc1"]), named


def descent(net, rate, momentum, decay):
    """SGD in which only weights decay."""
    learnt = [p for p in net.parameters() if p.requires_grad]
    return torch.optim.SGD([{"params": [p for p in learnt if p.dim() > 1], "weight_decay": decay},
                            {"params": [p for p in learnt if p.dim() == 1], "weight_decay": 0.0}], lr=rate, momentum=momentum)
