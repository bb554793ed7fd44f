"""A small network by PyTorch on the key-value store: elastic; model and optimizer travel to new workers."""
import os
import time

import torch
import trainyard
import trainyard.torch

torch.set_num_threads(1)
torch.manual_seed(int(os.environ.get("SEED", "1")))  # all begin with the model of the first worker
model = torch.nn.Sequential(torch.nn.Linear(10, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
generator = torch.Generator().manual_seed(7)
x = torch.rand(960, 10, generator=generator)
y = torch.tanh(x[:, :5].sum(1, keepdim=True) - 2.5)

kv = trainyard.open()
trainyard.torch.attach(kv, model, optimizer)
kv.start(len(x))
for epoch in kv.epochs():
    for indices in kv.batches():
        optimizer.zero_grad(set_to_none=False)
        if len(indices):
            batch = torch.from_numpy(indices)
            torch.nn.functional.mse_loss(model(x[batch]), y[batch]).backward()
        if kv.all_reduce():
            optimizer.step()
        if os.environ.get("KILL") == str(kv.step):
            os.kill(os.getpid(), 9)
        if os.environ.get("GATE") == str(kv.step):  # a test that changes the members here
            open(os.path.join(os.environ["FOLDER"], "reached"), "w").close()
            while not os.path.exists(os.path.join(os.environ["FOLDER"], "go")):
                time.sleep(0.01)
    with torch.no_grad():
        loss = torch.nn.functional.mse_loss(model(x), y).item()
    kv.metric("train-loss", loss)
    print("epoch %d loss %.6f model %s" % (epoch, loss, model[0].weight.detach().sum().item().hex()), flush=True)
