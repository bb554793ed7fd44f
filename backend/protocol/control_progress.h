#pragma once

#include <cstdint>
#include <string>

/// What members do in a deal and at the end of an epoch, and how they tell. Messages of control.h.
namespace trainyard::protocol {

/// What was counted over some samples.
struct BatchMetrics {
    double lossSum = 0;
    std::int64_t correct = 0;
    std::int64_t samples = 0;
    BatchMetrics &operator+=(const BatchMetrics &o)
    {
        lossSum += o.lossSum, correct += o.correct, samples += o.samples;
        return *this;
    }
    bool operator==(const BatchMetrics &) const = default;
    double loss() const { return samples ? lossSum / double(samples) : 0; }
    double accuracy() const { return samples ? double(correct) / double(samples) : 0; }
    template <class V>
    void fields(V &v)
    {
        v("lossSum", lossSum), v("correct", correct), v("samples", samples);
    }
};

/// worker -> scheduler: at the end of its deal, nothing of it is under way.
struct PartitionDone {
    int view = 0;          ///< of the deal
    std::int64_t step = 0; ///< the first round that it has not done
    BatchMetrics train;
    double seconds = 0;
    static constexpr const char *kType = "part-done";
    template <class V>
    void fields(V &v)
    {
        v("view", view), v("step", step), v("train", train), v("seconds", seconds);
    }
};

/// scheduler -> members: the epoch is trained; evaluate this part of the validation set.
struct Validate {
    int epoch = 0;
    int parts = 1, index = 0; ///< index 0 also writes the checkpoint
    static constexpr const char *kType = "validate";
    template <class V>
    void fields(V &v)
    {
        v("epoch", epoch), v("parts", parts), v("index", index);
    }
};

/// worker -> scheduler: the answer to a Validate.
struct EpochDone {
    int epoch = 0;
    int parts = 1, index = 0;
    BatchMetrics validation;
    static constexpr const char *kType = "epoch-done";
    template <class V>
    void fields(V &v)
    {
        v("epoch", epoch), v("parts", parts), v("index", index), v("validation", validation);
    }
};

/// worker -> scheduler, every displayBatches batches.
struct Progress {
    int epoch = 0;
    std::int64_t step = 0;
    std::int64_t firstBatch = 0, lastBatch = 0;
    BatchMetrics train;
    double samplesPerSecond = 0;
    double bytesPerStep = 0; ///< that this worker sent to and took from servers, mean over the window
    double hiddenShare = 0;  ///< of the communication, 0 to 1: went on while this worker computed
    static constexpr const char *kType = "progress";
    template <class V>
    void fields(V &v)
    {
        v("epoch", epoch), v("step", step), v("firstBatch", firstBatch), v("lastBatch", lastBatch), v("train", train),
            v("samplesPerSecond", samplesPerSecond), v("bytesPerStep", bytesPerStep), v("hiddenShare", hiddenShare);
    }
};

/// worker -> scheduler.
struct CheckpointSaved {
    int epoch = 0;
    std::string path;
    std::string problem; ///< empty when it was written
    static constexpr const char *kType = "saved";
    template <class V>
    void fields(V &v)
    {
        v("epoch", epoch), v("path", path), v("problem", problem);
    }
};

} // namespace trainyard::protocol
