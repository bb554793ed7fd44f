"""Data of an elastic program, in the shape of MXNet's dynamic training: a class whose get_data_iterator(kv) is called again
when the workers have changed. A template to copy, and an implementation for arrays.

    class Digits(trainyard.data.BaseDataIterator):
        def samples(self):
            return 60000
        def get_batch(self, indices):
            return read(indices)            # whatever the model takes

    for epoch in kv.epochs():
        for batch in digits.get_data_iterator(kv):
            ...; kv.all_reduce()

Where such an iterator divided the data by kv.num_workers and kv.rank itself, and a change lost or repeated samples, the
store assigns them: each sample of an epoch is used once, whichever workers join or leave.
"""

__all__ = ["ArrayIterator", "BaseDataIterator"]


class BaseDataIterator:
    """What a program has to define: the number of its samples, and how some of them are read."""

    def samples(self):
        """The size of the training set, the same on all workers."""
        raise NotImplementedError

    def get_batch(self, indices):
        """The samples with these indices, an array of int64; it may be empty at the end of an epoch."""
        raise NotImplementedError

    def get_data_iterator(self, kv):
        """Iterates over this worker's batches of the present epoch."""
        for indices in kv.batches(self.samples()):
            yield self.get_batch(indices)


class ArrayIterator(BaseDataIterator):
    """Arrays, or tensors, whose first dimension is the sample: ArrayIterator(images, labels)."""

    def __init__(self, *arrays):
        sizes = {len(array) for array in arrays}
        if len(sizes) != 1:
            raise ValueError("the arrays have %s samples: they must have the same number" % sorted(sizes))
        self.arrays = arrays

    def samples(self):
        return len(self.arrays[0])

    def get_batch(self, indices):
        return tuple(array[indices] for array in self.arrays)
