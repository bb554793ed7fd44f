"""Linear regression by NumPy on the key-value store: elastic, with a state that travels to new workers."""
import os
import time

import numpy
import trainyard

kv = trainyard.open()
kv.declare("gradient", 11)
random = numpy.random.RandomState(7)
x, truth = random.rand(960, 10).astype(numpy.float32), numpy.arange(11, dtype=numpy.float32)
y = x @ truth[:10] + truth[10]
weights = numpy.zeros(11, numpy.float32)
kv.state(weights.tobytes, lambda data: numpy.copyto(weights, numpy.frombuffer(data, numpy.float32)))


@kv.on_membership
def changed(place, workers):
    print("members: %d of %d" % (place, workers), flush=True)


@kv.on_save
def save():
    path = os.path.join(os.environ["FOLDER"], "saved.npy")
    numpy.save(path, weights)
    return path if "SAVE" in os.environ else None


kv.start(len(x))
for epoch in kv.epochs():
    for indices in kv.batches():
        error = x[indices] @ weights[:10] + weights[10] - y[indices]
        gradient = kv["gradient"]
        gradient[:10], gradient[10] = error @ x[indices] / max(1, len(indices)), error.mean() if len(indices) else 0
        if kv.all_reduce():
            weights -= 0.3 * gradient
        if os.environ.get("KILL") == str(kv.step):
            os.kill(os.getpid(), 9)
        if os.environ.get("GATE") == str(kv.step):  # a test that changes the members here
            open(os.path.join(os.environ["FOLDER"], "reached"), "w").close()
            while not os.path.exists(os.path.join(os.environ["FOLDER"], "go")):
                time.sleep(0.01)
    loss = numpy.square(x @ weights[:10] + weights[10] - y).mean()
    kv.metric("train-loss", loss)
    print("epoch %d loss %.6f weights %s" % (epoch, loss, weights.tobytes().hex()[:16]), flush=True)
