"""Linear regression with DistributedDataParallel: one JSON line for each epoch and process."""
import json
import os
import sys

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank, world = dist.get_rank(), dist.get_world_size()
print("world", world, "rank", rank, "local", os.environ["LOCAL_RANK"])
torch.manual_seed(1 + rank)
target = torch.tensor([[1.0, -2.0, 3.0, 0.5]])
model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(4, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(int(sys.argv[1])):
    for step in range(20):
        inputs = torch.randn(16, 4)
        loss = ((model(inputs) - inputs @ target.T) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(json.dumps({"epoch": epoch, "step": 20 * (epoch + 1), "loss": loss.item()}))
if len(sys.argv) > 2 and rank == int(sys.argv[2]):
    raise ValueError("rank %d was told to fail" % rank)
dist.destroy_process_group()
