"""PyTorch on the key-value store: workers join and leave between two steps, and no sample is lost or repeated."""
import os

import torch
import trainyard
import trainyard.data
import trainyard.torch


class Data(trainyard.data.BaseDataIterator):
    """Your data. Which samples a worker gets is decided for each step, so that workers may come and go."""

    def __init__(self):
        generator = torch.Generator().manual_seed(7)
        self.x = torch.rand(960, 10, generator=generator)
        self.y = self.x.sum(1, keepdim=True)

    def samples(self):
        return len(self.x)

    def get_batch(self, indices):
        chosen = torch.from_numpy(indices)
        return self.x[chosen], self.y[chosen]


data = Data()
model = torch.nn.Linear(10, 1)  # your model
optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)

kv = trainyard.open()
trainyard.torch.attach(kv, model, optimizer)  # a new worker gets both from another one


@kv.on_save
def save():
    """Called when the run stops: the path of what was saved."""
    path = os.path.join(os.environ.get("TRAINYARD_OUTPUT", "."), "model.pt")
    torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, path)
    return path


kv.start(data.samples())
for epoch in kv.epochs():
    for x, y in data.get_data_iterator(kv):
        optimizer.zero_grad(set_to_none=False)
        if len(x):  # none at the end of an epoch
            torch.nn.functional.mse_loss(model(x), y).backward()
        if kv.all_reduce():
            optimizer.step()
    with torch.no_grad():
        loss = torch.nn.functional.mse_loss(model(data.x), data.y).item()
    kv.metric("train-loss", loss)
    if kv.lead:
        print("epoch %d loss %.6f" % (epoch, loss), flush=True)
