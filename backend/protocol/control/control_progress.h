#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/epoch_partition.h"

/// Progress of the members within a partition and at the end of an epoch. Messages of control.h.
namespace trainyard::protocol {

/// Sums over the samples of a step, an evaluation or an epoch. They are added up and divided at the end.
struct BatchMetrics {
    double lossSum = 0;       ///< softmax cross-entropy, natural logarithm
    std::int64_t correct = 0; ///< samples whose highest score is that of the label
    std::int64_t samples = 0;
    BatchMetrics &operator+=(const BatchMetrics &o)
    {
        lossSum += o.lossSum, correct += o.correct, samples += o.samples;
        return *this;
    }
    bool operator==(const BatchMetrics &) const = default;
    double loss() const { return samples ? lossSum / double(samples) : 0; }
    double accuracy() const { return samples ? double(correct) / double(samples) : 0; }
    void fields(auto &v) { v("lossSum", lossSum), v("correct", correct), v("samples", samples); }
};

/// worker -> scheduler: the end of its partition, with no gradient sync in flight.
struct PartitionDone {
    int view = 0;          ///< of the partition
    std::int64_t step = 0; ///< the first round that the worker has not completed
    BatchMetrics train;
    double seconds = 0;
    static constexpr const char *kType = "part-done";
    void fields(auto &v) { v("view", view), v("step", step), v("train", train), v("seconds", seconds); }
};

/// scheduler -> members: the epoch is trained; evaluate this part of the validation set.
struct Validate {
    int epoch = 0;
    int parts = 1, index = 0; ///< index 0 also writes the checkpoint
    static constexpr const char *kType = "validate";
    void fields(auto &v) { v("epoch", epoch), v("parts", parts), v("index", index); }
};

/// worker -> scheduler: the reply to Validate.
struct EpochDone {
    int epoch = 0;
    int parts = 1, index = 0;
    BatchMetrics validation;
    static constexpr const char *kType = "epoch-done";
    void fields(auto &v) { v("epoch", epoch), v("parts", parts), v("index", index), v("validation", validation); }
};

/// worker -> scheduler, every displayBatches batches, and after the first one that ends 5 s or more after the last report.
struct Progress {
    int epoch = 0;
    std::int64_t step = 0;
    std::int64_t firstBatch = 0, lastBatch = 0;
    BatchMetrics train;
    double samplesPerSecond = 0;
    double bytesPerStep = 0;      ///< sent to and received from servers by this worker, mean over the window
    double hiddenShare = 0;       ///< share of the communication, 0 to 1, that overlapped with computation
    std::vector<int> predicted{}; ///< classes of the first validation samples, of the first member only
    double waitShare = -1;        ///< share of the window in which it waited for weights; negative: it exchanged none
    static constexpr const char *kType = "progress";
    void fields(auto &v)
    {
        v("epoch", epoch), v("step", step), v("firstBatch", firstBatch), v("lastBatch", lastBatch), v("train", train),
            v("samplesPerSecond", samplesPerSecond), v("bytesPerStep", bytesPerStep), v("hiddenShare", hiddenShare),
            v("predicted", predicted), v("waitShare", waitShare);
    }
};

/// worker -> scheduler: the source of its data fails for a while, and it waits; again when that is over.
/// scheduler -> members: one of them waits for its data, and delays their step; again when none does any more.
struct DataWait {
    std::string cause; ///< empty: the data is there
    static constexpr const char *kType = "data-wait";
    void fields(auto &v) { v("cause", cause); }
};

/// scheduler -> one member: save a checkpoint of this position, at which all members are; also while they evaluate.
/// Answered by CheckpointSaved.
struct SaveCheckpoint {
    int epoch = 0; ///< epochs finished
    int view = 0;
    std::int64_t step = 0;        ///< the next one
    std::vector<Range> remaining; ///< samples of the current epoch; empty: it has not begun
    KeptEpochs kept{};
    static constexpr const char *kType = "save";
    void fields(auto &v)
    {
        v("epoch", epoch), v("view", view), v("step", step), v("remaining", remaining), v("kept", kept);
    }
};

/// worker -> scheduler. Of a checkpoint that goes to a bucket twice: when its file is on the machine (`uploads`), and
/// when it is in the bucket.
struct CheckpointSaved {
    int epoch = 0; ///< epochs finished
    std::string path;
    std::string problem;    ///< empty on success
    std::int64_t step = -1; ///< the next one; -1: from a worker that does not report it
    bool uploads = false;   ///< it is on the machine, and a second message follows about the bucket
    static constexpr const char *kType = "saved";
    void fields(auto &v)
    {
        v("epoch", epoch), v("path", path), v("problem", problem), v("step", step), v("uploads", uploads);
    }
};

} // namespace trainyard::protocol
