"""PyTorch with DistributedDataParallel: continues from its checkpoint when machines come and go."""
import argparse
import json
import os

import torch
import torch.distributed as dist

parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=10, help="passes over the data")
parser.add_argument("--batch", type=int, default=32, help="samples of a step of each worker")
parser.add_argument("--lr", type=float, default=0.05, help="learning rate")
options = parser.parse_args()

gpu = torch.cuda.is_available()
dist.init_process_group("nccl" if gpu else "gloo")  # torchrun has set the addresses
device = torch.device("cuda", int(os.environ["LOCAL_RANK"])) if gpu else torch.device("cpu")
if gpu:
    torch.cuda.set_device(device)
rank, workers = dist.get_rank(), dist.get_world_size()

model = torch.nn.Linear(10, 1).to(device)  # your model
generator = torch.Generator().manual_seed(7)
x = torch.rand(960, 10, generator=generator)  # your data
data = torch.utils.data.TensorDataset(x, x.sum(1, keepdim=True))
sampler = torch.utils.data.distributed.DistributedSampler(data, shuffle=True)
loader = torch.utils.data.DataLoader(data, options.batch, sampler=sampler)

# The newest checkpoint of all machines: a new one has none.
folder = os.environ.get("TRAINYARD_OUTPUT", "output")
os.makedirs(folder, exist_ok=True)
checkpoint = os.path.join(folder, "checkpoint.pt")
optimizer = torch.optim.SGD(model.parameters(), options.lr, momentum=0.9)
saved = {"epoch": 0, "model": model.state_dict(), "optimizer": optimizer.state_dict()}
if os.path.exists(checkpoint):
    saved = torch.load(checkpoint, map_location="cpu")
epochs = [None] * workers
dist.all_gather_object(epochs, saved["epoch"])
newest = [saved]
dist.broadcast_object_list(newest, max(range(workers), key=lambda member: epochs[member]))
first = newest[0]["epoch"]
model.load_state_dict(newest[0]["model"])
optimizer.load_state_dict(newest[0]["optimizer"])
ddp = torch.nn.parallel.DistributedDataParallel(model, [device] if gpu else None)

for epoch in range(first, options.epochs):
    sampler.set_epoch(epoch)
    total = torch.zeros(2, device=device)
    for inputs, truth in loader:
        loss = torch.nn.functional.mse_loss(ddp(inputs.to(device)), truth.to(device))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += torch.tensor([loss.item(), 1], device=device)
    dist.all_reduce(total)
    if int(os.environ.get("LOCAL_RANK", "0")) == 0:  # one for each machine
        state = {"epoch": epoch + 1, "model": model.state_dict(), "optimizer": optimizer.state_dict()}
        torch.save(state, checkpoint + ".part")
        os.replace(checkpoint + ".part", checkpoint)
    if rank == 0:
        print(json.dumps({"epoch": epoch, "loss": (total[0] / total[1]).item()}), flush=True)
dist.destroy_process_group()
