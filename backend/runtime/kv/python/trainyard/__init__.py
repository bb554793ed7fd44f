"""The key-value store of a run, for a training program of your own (job type "kvstore").

    import numpy, trainyard
    kv = trainyard.open()
    kv.declare("gradient", 784)
    weights = numpy.zeros(784, numpy.float32)
    kv.state(weights.tobytes, lambda data: numpy.copyto(weights, numpy.frombuffer(data, numpy.float32)))
    kv.start(len(images))
    for epoch in kv.epochs():
        for indices in kv.batches():
            kv["gradient"][:] = gradient_of(weights, images[indices], labels[indices])
            kv.all_reduce()
            weights -= 0.1 * kv["gradient"]

Workers join and leave between two steps, and each sample of an epoch is used once in any case. A new worker gets
the state of training from another one. For PyTorch see trainyard.torch. The functions are those of trainyard_kv.h; an
error raises trainyard.Error. Needs Python 3.6 and, for arrays, NumPy.
"""

import ctypes
import os

__all__ = ["Error", "KeyValueStore", "open"]

_STEP, _EPOCH_END, _SAVE, _END = 1, 2, 3, 4
_OK, _CHANGED, _AGAIN = 0, 1, 2


class Error(RuntimeError):
    """A call was wrong, or the run is over for this worker."""


class _Step(ctypes.Structure):
    _fields_ = (
        [(name, ctypes.c_int32) for name in "task changed fresh source rank place workers view epoch epochs".split()]
        + [(name, ctypes.c_int64) for name in ("step", "steps_left", "count")]
        + [("indices", ctypes.POINTER(ctypes.c_int64))]
    )


def _library():
    beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), "libtrainyard_kv.so")
    library = ctypes.CDLL(os.environ.get("TRAINYARD_KV_LIBRARY", beside))
    handle, text, i64 = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int64
    floats = ctypes.POINTER(ctypes.c_float)
    signatures = {
        "open": (handle, []),
        "error": (text, [handle]),
        "rank": (ctypes.c_int, [handle]),
        "epochs": (ctypes.c_int, [handle]),
        "workers": (ctypes.c_int, [handle]),
        "batch": (i64, [handle]),
        "optimizes": (ctypes.c_int, [handle]),
        "declare": (ctypes.c_int, [handle, text, i64]),
        "start": (ctypes.c_int, [handle, i64, i64]),
        "array": (floats, [handle, text]),
        "weights": (floats, [handle, text]),
        "next": (ctypes.c_int, [handle, ctypes.POINTER(_Step)]),
        "allreduce": (ctypes.c_int, [handle, i64]),
        "pushpull": (ctypes.c_int, [handle, i64]),
        "push": (ctypes.c_int, [handle, i64]),
        "pull": (ctypes.c_int, [handle]),
        "barrier": (ctypes.c_int, [handle]),
        "put": (ctypes.c_int, [handle, text, ctypes.c_void_p, ctypes.c_size_t]),
        "get": (ctypes.c_int, [handle, text, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_size_t)]),
        "metric": (ctypes.c_int, [handle, text, ctypes.c_double]),
        "saved": (ctypes.c_int, [handle, text]),
        "leave": (ctypes.c_int, [handle]),
        "close": (None, [handle]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, "ty_kv_" + name)
        function.restype, function.argtypes = result, arguments
    return library


def open():  # noqa: A001 (as trainyard.open)
    """Connects to the worker process that has started this program."""
    return KeyValueStore()


class KeyValueStore:
    """One per process, used by one thread."""

    def __init__(self):
        self._library = _library()
        self._handle = self._library.ty_kv_open()
        if not self._handle:
            raise Error(self._error())
        self._shapes = {}  # by name, in the order of declaration
        self._arrays, self._weights = {}, {}
        self._started = self._ended = False
        self._step = None  # a step that batches() has not handed out yet
        self._current = None
        self._samples = None
        self._epoch = None  # that epochs() has handed out
        self._on_membership, self._on_save, self._after_start = [], [], []
        self._before_reduce, self._after_reduce = [], []
        self._get_state = self._set_state = None
        self.epochs_of_job = self._library.ty_kv_epochs(self._handle)
        self.batch_size = self._library.ty_kv_batch(self._handle)
        self.optimizes = bool(self._library.ty_kv_optimizes(self._handle))

    def _error(self):
        return (self._library.ty_kv_error(None) or b"").decode("utf-8", "replace")

    def _call(self, name, *arguments):
        """Calls a function again when a signal has interrupted it, after Python's own handler has run.

        Returns whether the members are still the same."""
        function = getattr(self._library, "ty_kv_" + name)
        while True:
            result = function(self._handle, *arguments)
            if result == _AGAIN:
                continue
            if result not in (_OK, _CHANGED):
                raise Error(self._error())
            return result == _OK

    # What the store is about

    @property
    def rank(self):
        """Of this worker, for the complete run; -1 before the first step."""
        return self._library.ty_kv_rank(self._handle)

    @property
    def workers(self):
        return self._current.workers if self._current else self._library.ty_kv_workers(self._handle)

    num_workers = workers  # as MXNet names it

    @property
    def lead(self):
        """Whether this worker is the first one: the one to save and to evaluate."""
        return self._current is None or self._current.place == 0

    @property
    def step(self):
        """The number of the present step over all epochs; between two epochs the number of steps so far."""
        return self._current.step if self._current else 0

    @property
    def ended(self):
        return self._ended

    # Before the first step

    def declare(self, name, shape):
        """Declares an array of float32, the same on all workers in the same order."""
        shape = (shape,) if isinstance(shape, int) else tuple(int(size) for size in shape)
        floats = 1
        for size in shape:
            floats *= size
        self._call("declare", name.encode(), floats)
        self._shapes[name] = shape

    def state(self, get, set):  # noqa: A002
        """Names the functions that return the state of training as bytes, and that take it from such bytes.

        A new worker gets it from another one before its first step; at the start all get that of the first one."""
        self._get_state, self._set_state = get, set

    def on_membership(self, function):
        """Calls function(place, workers) before the first step of other members, also the very first one."""
        self._on_membership.append(function)
        return function

    def on_save(self, function):
        """Calls function() when the run stops or pauses: it saves a checkpoint and returns its path, or None."""
        self._on_save.append(function)
        return function

    def start(self, samples, batch=0):
        """Joins the run with a training set of so many samples, the same on all workers.

        batch: the batch size for which the program was written, which must then be the job's."""
        self._call("start", int(samples), int(batch or 0))
        self._started, self._samples = True, int(samples)
        for function in self._after_start:
            function()

    # Arrays

    def _view(self, function, name):
        import numpy

        memory = getattr(self._library, "ty_kv_" + function)(self._handle, name.encode())
        if not memory:
            raise Error(self._error())
        shape = self._shapes[name]
        return numpy.ctypeslib.as_array(memory, shape=shape if shape else (1,)).reshape(shape)

    def __getitem__(self, name):
        """The array as NumPy sees it: the memory itself, not a copy."""
        if name not in self._arrays:
            self._arrays[name] = self._view("array", name)
        return self._arrays[name]

    def weights(self, name):
        """The weights of an array, with --kv-optimizer job."""
        if name not in self._weights:
            self._weights[name] = self._view("weights", name)
        return self._weights[name]

    # Steps

    def epochs(self, epochs=None):
        """Iterates over the epochs of the job, from that on in which this worker joins."""
        if not self._started:
            raise Error("the program has not joined the run: call start() before epochs()")
        if epochs is not None and epochs != self.epochs_of_job:
            raise Error(
                "the program wants %d epochs, and the job has %d: start it with --num-epochs %d"
                % (epochs, self.epochs_of_job, epochs)
            )
        while True:
            while self._step is None and not self._ended:
                self._advance()
            if self._ended:
                return
            first, self._epoch = self._step, self._step.epoch
            yield self._epoch
            if self._step is first:
                raise Error("no step was taken: iterate over batches() in each epoch")

    def batches(self, samples=None, batch=None):
        """Iterates over the steps of the present epoch: the indices of this worker's samples, sometimes none.

        Each step needs one all_reduce() or push_pull(), also without samples."""
        import numpy

        if not self._started:
            if samples is None:
                raise Error("batches() needs the number of samples of the training set, or a call of start()")
            self.start(samples, batch or 0)
        elif samples is not None and int(samples) != self._samples:
            raise Error("the training set had %d samples, and now has %d" % (self._samples, samples))
        while self._advance():
            step = self._step
            if self._epoch is None:
                self._epoch = step.epoch
            if step.epoch != self._epoch:
                return  # this worker was cut off, and has joined again in a later epoch
            self._step = None
            if step.count:
                yield numpy.ctypeslib.as_array(step.indices, shape=(step.count,)).copy()
            else:
                yield numpy.zeros(0, numpy.int64)
        self._epoch = None

    def _advance(self):
        """Has the next step ready in _step. False: the epoch, or the run, is over."""
        while self._step is None and not self._ended:
            step = _Step()
            if not self._call("next", ctypes.byref(step)):
                continue
            if step.task == _END:
                self._ended = True
            elif step.task == _EPOCH_END:
                self._current = step
                return False
            elif step.task == _SAVE:
                self._save()
            else:
                self._take(step)
        return not self._ended

    def _take(self, step):
        self._current = step
        if step.changed:
            for function in self._on_membership:
                function(step.place, step.workers)
        if step.source and self._get_state:
            self.put("state", self._get_state())
        if step.fresh and self._set_state:
            state = self.get("state")
            if state is None:
                return  # the worker that had it is gone: the next step is another one
            self._set_state(state)
        self._step = step

    def _save(self):
        for function in self._on_save:
            path = function()
            if path:
                self.saved(path)

    def all_reduce(self, weight=None):
        """Replaces the arrays by their mean over the workers.

        weight: of this worker; by default 1, and 0 in a step without samples. Returns whether the step counts: False if
        this worker was cut off, and comes back as a new one; the arrays are then zero."""
        if weight is None:
            weight = 1 if self._current and self._current.count else 0
        if weight == 0:
            self.zero()
        else:
            for function in self._before_reduce:
                function()
        counts = self._call("allreduce", int(weight))
        for function in self._after_reduce:
            function()
        return counts

    def push_pull(self, samples=None):
        """A step of the job's optimizer by gradients that are sums over the samples of this step.

        Returns as all_reduce()."""
        return self._call("pushpull", self._samples_of_step(samples))

    def push(self, samples=None):
        """Begins push_pull(), and returns at once: the arrays must not change before pull()."""
        return self._call("push", self._samples_of_step(samples))

    def pull(self):
        """Waits for what push() has begun."""
        return self._call("pull")

    def _samples_of_step(self, samples):
        count = self._current.count if self._current else 0
        if samples is None and count == 0:
            self.zero()
        return int(count if samples is None else samples)

    def zero(self):
        """Sets all arrays to zero."""
        for name in self._shapes:
            self[name].fill(0)

    def barrier(self):
        """Waits for all workers. False: one of them is gone."""
        return self._call("barrier")

    def put(self, name, data):
        """Leaves bytes for other workers."""
        data = bytes(data)
        return self._call("put", name.encode(), data, len(data))

    def get(self, name):
        """Waits for what another worker puts. None: the members have changed first."""
        data, size = ctypes.c_void_p(), ctypes.c_size_t()
        if not self._call("get", name.encode(), ctypes.byref(data), ctypes.byref(size)):
            return None
        return ctypes.string_at(data, size.value) if size.value else b""

    def metric(self, name, value):
        """A value for the charts of the run."""
        self._call("metric", name.encode(), float(value))

    def saved(self, path):
        """Reports the path of a checkpoint."""
        self._call("saved", os.fsencode(path))

    def leave(self):
        """Requests to leave at the next boundary."""
        self._call("leave")

    def close(self):
        if self._handle:
            self._arrays, self._weights = {}, {}
            self._library.ty_kv_close(self._handle)
            self._handle = None
            self._ended = True
