"""What PyTorch and the onnx package make of files of ours, and files of theirs for us: the independent opinion of
torch_formats_test.

usage: torch_formats.py safetensors MODEL FILE IMAGES     scores of our exported weights
       torch_formats.py onnx FILE IMAGES                  scores of our exported ONNX file
       torch_formats.py make MODEL FILE.onnx IMAGES       writes a net of random weights, prints its scores
       torch_formats.py foreign FILE.onnx IMAGES          the same for a net with what ours do not have
IMAGES float32 [n, height, width, channels], raw. Exit status 77: a package is not installed (it says which).
"""
import os
import sys
import warnings

try:
    import torch
except ImportError:
    print("PyTorch is not installed (python3-torch)")
    sys.exit(77)

sys.dont_write_bytecode = True
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "..", "..", "bench", "peers")]
import torch_models
from torch_losses import tensors

functional = torch.nn.functional


def images(path, shape):
    with open(path, "rb") as file:
        x = torch.frombuffer(bytearray(file.read()), dtype=torch.float32)
    channels, height, width = shape
    return x.reshape(-1, height, width, channels).permute(0, 3, 1, 2).contiguous()


def from_safetensors(model, path, pictures):
    """A state_dict as any user would load it: nothing is moved around here."""
    net, layers = torch_models.network(model)
    given = tensors(path)
    for name, layer in layers.items():
        if layer is not None:
            own = {key[len(name) + 1:]: value for key, value in given.items() if key.startswith(name + ".")}
            layer.load_state_dict(own, strict=True)
    return net.eval()(images(pictures, torch_models.image_shape(model)))


def run_onnx(path, pictures):
    """A small interpreter over the official package's view of the file, after its checker has agreed."""
    try:
        import onnx
        from onnx import numpy_helper
    except ImportError:
        print("the onnx package is not installed (python3-onnx)")
        sys.exit(77)
    model = onnx.load(path)
    onnx.checker.check_model(model, full_check=True)
    values = {t.name: torch.tensor(numpy_helper.to_array(t)) for t in model.graph.initializer}
    shape = [d.dim_value for d in model.graph.input[0].type.tensor_type.shape.dim]
    values[model.graph.input[0].name] = images(pictures, shape[1:])

    def window(a):
        return {"stride": a["strides"], "padding": a["pads"][:2]}

    operators = {
        "Add": lambda a, x, y: x + y,
        "AveragePool": lambda a, x: functional.avg_pool2d(x, a["kernel_shape"], count_include_pad=False, **window(a)),
        "BatchNormalization": lambda a, x, g, b, m, v: functional.batch_norm(x, m, v, g, b, False, 0.0, a["epsilon"]),
        "Conv": lambda a, x, w, b=None: functional.conv2d(x, w, b, **window(a)),
        "Flatten": lambda a, x: x.flatten(a["axis"]),
        "Gemm": lambda a, x, w, b=None: functional.linear(x, w, b),
        "GlobalAveragePool": lambda a, x: x.mean((2, 3), keepdim=True),
        "Identity": lambda a, x: x,
        "MaxPool": lambda a, x: functional.max_pool2d(x, a["kernel_shape"], **window(a)),
        "Relu": lambda a, x: x.relu(),
        "Reshape": lambda a, x, s: x.reshape([x.shape[0]] + s.tolist()[1:]),
        "Tanh": lambda a, x: x.tanh(),
    }
    for node in model.graph.node:
        attributes = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
        values[node.output[0]] = operators[node.op_type](attributes, *(values[i] for i in node.input))
    return values[model.graph.output[0].name]


class Foreign(torch.nn.Module):
    """Names, a dropout, a shared norm, a bias behind a product and a softmax as in nets that others write."""

    def __init__(self):
        super().__init__()
        self.layer1 = torch.nn.Sequential(torch.nn.Conv2d(3, 6, 3, 2, 1, bias=False), torch.nn.BatchNorm2d(6), torch.nn.Tanh())
        self.pool = torch.nn.AvgPool2d(3, 1, 1, count_include_pad=False)
        self.drop = torch.nn.Dropout(0.3)
        self.weight = torch.nn.Parameter(torch.randn(6 * 4 * 4, 5))
        self.bias = torch.nn.Parameter(torch.randn(5))

    def forward(self, x):
        y = self.layer1(x)
        y = self.drop(y + self.pool(y))
        return torch.softmax(y.flatten(1) @ self.weight + self.bias, 1)


def export(net, path, pictures, training=torch.onnx.TrainingMode.EVAL):
    """EVAL joins a norm behind a convolution with it; PRESERVE keeps both."""
    torch.manual_seed(3)
    for parameter in net.parameters():
        if parameter.dim() == 1:
            torch.nn.init.normal_(parameter, 0.5, 0.2)
    for module in net.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            torch.nn.init.normal_(module.running_mean, 0, 0.3)
            torch.nn.init.uniform_(module.running_var, 0.5, 2)
    net.eval()
    names = {"input_names": ["x"], "output_names": ["y"], "dynamic_axes": {"x": {0: "n"}, "y": {0: "n"}}}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(net, pictures[:2], path, training=training, **names)
    return net(pictures)


def main():
    what = sys.argv[1]
    torch.set_num_threads(1)
    torch.manual_seed(5)
    with torch.no_grad():
        if what == "safetensors":
            scores = from_safetensors(*sys.argv[2:5])
        elif what == "onnx":
            scores = run_onnx(*sys.argv[2:4])
        elif what == "make":
            net, _ = torch_models.network(sys.argv[2])
            pictures = images(sys.argv[4], torch_models.image_shape(sys.argv[2]))
            scores = export(net, sys.argv[3], pictures, torch.onnx.TrainingMode.PRESERVE)
        else:
            scores = export(Foreign(), sys.argv[2], images(sys.argv[3], (3, 8, 8))).log()
    for score in scores.flatten().tolist():
        print(repr(score))


main()
