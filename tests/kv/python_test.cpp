#include "backend/core/system/files.h"
#include "kv_fixture.h"

/// The Python module beyond what the scripts of elastic_test use.
namespace trainyard::testing {
namespace {

using ::testing::HasSubstr;

class KvPythonTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (!pythonHas("numpy"))
            GTEST_SKIP() << "needs numpy of /usr/bin/python3";
    }
    /// Runs a script as the only worker.
    static ProcessOutcome run(const std::string &code, protocol::JobSpec job = programJob(1))
    {
        ProgramRun run(std::move(job));
        run.startServers();
        run.start({kPython, "-c", code});
        run.waitAll();
        return run.programs[0]->program.get();
    }
};

TEST_F(KvPythonTest, ArraysAreViews)
{
    const auto outcome = run(R"(
import numpy, trainyard
kv = trainyard.open()
kv.declare("a", (2, 3)); kv.declare("b", 5)
kv.start(96)
assert kv["a"].shape == (2, 3) and kv["a"].dtype == numpy.float32 and kv["a"] is kv["a"]
assert kv["b"].ctypes.data - kv["a"].ctypes.data == 64, "aligned"
for epoch in kv.epochs(2):
    for indices in kv.batches(96, 48):
        kv["a"][:] = 3
        kv["b"][:] = kv.step
        assert kv.all_reduce() and (kv["a"] == 3).all() and (kv["b"] == kv.step).all()
        assert len(indices) == 48 and kv.workers == 1 and kv.lead and kv.rank == 0
    print("epoch", epoch, kv.step)
print("ended", kv.ended)
)");
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "epoch 0 2\nepoch 1 4\nended True\n");
}

TEST_F(KvPythonTest, ErrorsAreSentences)
{
    const auto outcome = run(R"(
import trainyard
def error(f, *a):
    try: f(*a)
    except trainyard.Error as e: print(e)
kv = trainyard.open()
error(lambda: list(kv.epochs()))
error(kv.declare, "a", 0)
kv.declare("a", 4)
error(kv.declare, "a", 4)
error(kv.start, 0)
error(kv.start, 96, 7)
kv.start(96)
error(lambda: list(kv.epochs(3)))
error(kv.weights, "a")
error(kv.push_pull)
for epoch in kv.epochs():
    for indices in kv.batches():
        error(kv.batches(95).__next__)
        kv.all_reduce()
)");
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    for (const char *sentence :
         {"the program has not joined the run: call start() before epochs()", "the array \"a\" has 0 floats",
          "the array \"a\" is declared already", "a training set of 0 samples is not possible",
          "the program wants batches of 7 samples, and the job has 48: start it with --batch-size 7",
          "the program wants 3 epochs, and the job has 2: start it with --num-epochs 3",
          "the store has no weights: the job needs --kv-optimizer job", "the store has no optimizer",
          "the training set had 96 samples, and now has 95"})
        EXPECT_THAT(outcome.out, HasSubstr(sentence));
}

TEST_F(KvPythonTest, DataIteratorsHaveTheShapeOfDynamicTraining)
{
    const auto outcome = run(R"(
import numpy, trainyard, trainyard.data
images, labels = numpy.arange(96 * 2).reshape(96, 2), numpy.arange(96)
kv = trainyard.open()
kv.declare("a", 4)
data = trainyard.data.ArrayIterator(images, labels)
kv.start(data.samples())
for epoch in kv.epochs():
    seen = []
    for pictures, numbers in data.get_data_iterator(kv):
        assert (pictures[:, 0] == 2 * numbers).all() and kv.num_workers == 1
        seen += numbers.tolist()
        kv.all_reduce()
    assert sorted(seen) == list(range(96)), "each once"
try:
    trainyard.data.ArrayIterator(images, labels[:5])
except ValueError as e:
    print(e)
)");
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "the arrays have [5, 96] samples: they must have the same number\n");
}

TEST_F(KvPythonTest, AnEpochWithoutAStepIsAnError)
{
    const auto outcome = run(R"(
import trainyard
kv = trainyard.open()
kv.declare("a", 4)
kv.start(96)
for epoch in kv.epochs():
    pass
)");
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("no step was taken: iterate over batches() in each epoch"));
}

TEST_F(KvPythonTest, ASignalHandlerRunsWhileTheProgramWaits)
{
    auto job = programJob(2); // the second one never comes
    ProgramRun run(job);
    run.startServers();
    run.start({kPython, "-c", R"(
import os, signal, threading, trainyard
kv = trainyard.open()
kv.declare("a", 4)
kv.start(96)
def interrupted(number, frame):
    print("interrupted", flush=True)
    os._exit(0)
signal.signal(signal.SIGUSR1, interrupted)
threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGUSR1)).start()
for epoch in kv.epochs():
    pass
)"});
    EXPECT_EQ(run.programs[0]->program.get().out, "interrupted\n");
    run.scheduler.stop.request_stop();
    run.waitAll();
}

} // namespace
} // namespace trainyard::testing
