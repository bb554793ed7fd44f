"""PyTorch on the key-value store of a run: gradients are the store's memory, so nothing is copied on a CPU.

    import torch, trainyard, trainyard.torch
    kv = trainyard.open()
    model, optimizer = ...
    trainyard.torch.attach(kv, model, optimizer)
    kv.start(len(data))
    for epoch in kv.epochs():
        for indices in kv.batches():
            optimizer.zero_grad(set_to_none=False)
            if len(indices):
                loss(model(data[indices]), labels[indices]).backward()
            kv.all_reduce()
            optimizer.step()

As with DistributedDataParallel, the optimizer steps by the mean of the workers' gradients, and all begin with the model
of the first one. A worker that joins later gets model and optimizer from another one.
"""

import io

import torch as _torch

__all__ = ["attach"]


def attach(kv, model, optimizer=None, get=None, set=None):  # noqa: A002
    """Declares the gradients of a model, before start().

    get, set: further state of the program, as an object that torch.save() can write: a schedule, a scaler."""
    named = [(name, p) for name, p in model.named_parameters() if p.requires_grad]
    for name, parameter in named:
        kv.declare(name, parameter.shape if parameter.dim() else 1)
    views = []

    def bind():
        for name, parameter in named:
            view = _torch.from_numpy(kv[name]).view(parameter.shape)
            views.append(view)
            if _is_plain(parameter):
                parameter.grad = view

    def collect():
        """Copies gradients that are elsewhere: on a GPU, of another type, or replaced by zero_grad()."""
        with _torch.no_grad():
            for (_, parameter), view in zip(named, views):
                gradient = parameter.grad
                if gradient is None:
                    view.zero_()
                elif gradient.data_ptr() != view.data_ptr():
                    view.copy_(gradient)

    def distribute():
        with _torch.no_grad():
            for (_, parameter), view in zip(named, views):
                if _is_plain(parameter):
                    parameter.grad = view
                elif parameter.grad is None:
                    parameter.grad = view.to(parameter)
                else:
                    parameter.grad.copy_(view)

    def get_state():
        state = {"model": model.state_dict(), "optimizer": optimizer.state_dict() if optimizer else None}
        state["program"] = get() if get else None
        buffer = io.BytesIO()
        _torch.save(state, buffer)
        return buffer.getvalue()

    def set_state(data):
        state = _torch.load(io.BytesIO(data), map_location="cpu", **_trusted())
        model.load_state_dict(state["model"])
        if optimizer and state["optimizer"]:
            optimizer.load_state_dict(state["optimizer"])
        if set and state["program"] is not None:
            set(state["program"])

    kv.state(get_state, set_state)
    kv._after_start.append(bind)
    kv._before_reduce.append(collect)
    kv._after_reduce.append(distribute)


def _is_plain(parameter):
    return parameter.device.type == "cpu" and parameter.dtype == _torch.float32


def _trusted():
    """The state comes from another worker of the same run, over authenticated connections: it may be any object."""
    version = tuple(int(part) for part in _torch.__version__.split("+")[0].split(".")[:2])
    return {"weights_only": False} if version >= (1, 13) else {}
