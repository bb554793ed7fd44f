#include <algorithm>
#include <array>
#include <cmath>

#include "backend/core/text.h"
#include "backend/jobs/logs/line_scan_internal.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::jobs {

namespace {

namespace metric = protocol::metric;
constexpr std::size_t kLongestName = 64;

constexpr auto kSpeeds = std::to_array<std::string_view>(
    {"speed", "samples/sec", "samples/s", "samples_per_sec", "samples_per_second", "images/sec", "images/s",
     "images_per_sec", "images_per_second", "img/s", "img/sec", "imgs/s", "examples/sec", "examples_per_second"});
constexpr auto kRates = std::to_array<std::string_view>({"lr", "learning_rate", "learning-rate", "learningrate"});
constexpr auto kAccuracies = std::to_array<std::string_view>(
    {"accuracy", "acc", "top1", "categorical_accuracy", "sparse_categorical_accuracy", "binary_accuracy"});

struct PhasePrefix {
    std::string_view text;
    MetricPhase phase;
};
constexpr auto kPhases = std::to_array<PhasePrefix>({{"train-", MetricPhase::Train},
                                                     {"train_", MetricPhase::Train},
                                                     {"train/", MetricPhase::Train},
                                                     {"training-", MetricPhase::Train},
                                                     {"training_", MetricPhase::Train},
                                                     {"training/", MetricPhase::Train},
                                                     {"validation-", MetricPhase::Validation},
                                                     {"validation_", MetricPhase::Validation},
                                                     {"validation/", MetricPhase::Validation},
                                                     {"valid-", MetricPhase::Validation},
                                                     {"valid_", MetricPhase::Validation},
                                                     {"valid/", MetricPhase::Validation},
                                                     {"val-", MetricPhase::Validation},
                                                     {"val_", MetricPhase::Validation},
                                                     {"val/", MetricPhase::Validation},
                                                     {"eval-", MetricPhase::Validation},
                                                     {"eval_", MetricPhase::Validation},
                                                     {"eval/", MetricPhase::Validation}});

/// Names of records that the machinery of a run writes: events, and facts of the complete job.
constexpr auto kReserved = std::to_array<std::string_view>(
    {metric::kWorkers,     metric::kGlobalBatch, metric::kMemberJoined, metric::kMemberLeft,  metric::kMemberDied,
     metric::kNeverJoined, metric::kServerDied,  metric::kServerLeft,   metric::kPreempted,   metric::kWorkerWanted,
     metric::kStraggler,   metric::kPaused,      metric::kResumed,      metric::kCoolingDown, metric::kSchedulerBack,
     metric::kCheckpoint,  metric::kTaskEnded,   metric::kRootCause,    metric::kRestarted,   metric::kSetUp,
     metric::kDataAwaited, metric::kDataBack,    metric::kRunFinished,  metric::kDiskFull,    metric::kBytesPerStep,
     metric::kHiddenShare, metric::kWaitShare});

template <class List>
bool contains(const List &list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

/// Only letters, digits, underscores, dots and dashes.
std::string metricWord(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        const bool kept = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
                          c == '.' || c == '-';
        if (kept)
            out += c;
        else if (!out.empty() && out.back() != '-')
            out += '-';
        if (out.size() == kLongestName)
            break;
    }
    while (out.ends_with('-') || out.ends_with('.'))
        out.pop_back();
    const auto first = out.find_first_not_of("-._");
    return first == std::string::npos ? std::string() : out.substr(first);
}

/// Removes a phase from the beginning.
MetricPhase takePhase(std::string_view &printed)
{
    const std::string low = lowered(printed.substr(0, 16));
    for (const PhasePrefix &prefix : kPhases) {
        if (low.starts_with(prefix.text) && printed.size() > prefix.text.size()) {
            printed.remove_prefix(prefix.text.size());
            return prefix.phase;
        }
    }
    return MetricPhase::Unknown;
}

} // namespace

std::string metricName(std::string_view printed, MetricPhase phase)
{
    printed = trimmed(printed).substr(0, 2 * kLongestName);
    if (const MetricPhase named = takePhase(printed); named != MetricPhase::Unknown)
        phase = named;
    const std::string low = lowered(printed);
    if (contains(kSpeeds, low) && phase != MetricPhase::Validation)
        return std::string(metric::kSpeed);
    if (contains(kRates, low))
        return std::string(metric::kLearningRate);
    std::string root = contains(kAccuracies, low) ? "accuracy" : low == "loss" ? "loss" : metricWord(printed);
    if (phase == MetricPhase::Unknown && (root == "accuracy" || root == "loss"))
        phase = MetricPhase::Train;
    if (root.empty())
        return root;
    if (phase == MetricPhase::Train)
        root.insert(0, "train-");
    else if (phase == MetricPhase::Validation)
        root.insert(0, "validation-");
    else if (contains(kReserved, lowered(root)))
        root += "-printed";
    return root.substr(0, kLongestName);
}

bool isMetricWord(std::string_view printed)
{
    (void)takePhase(printed);
    const std::string low = lowered(printed);
    return contains(kSpeeds, low) || contains(kRates, low) || contains(kAccuracies, low) || low == "loss" ||
           low.ends_with("_loss") || low.ends_with("-loss") || low.ends_with("_acc") || low.ends_with("_accuracy") ||
           low.ends_with("-accuracy") || low == "perplexity" || low == "ppl" || low == "bleu" || low == "f1" ||
           low == "mse" || low == "mae" || low == "rmse" || low == "auc" || low == "reward" || low == "grad_norm";
}

void addValue(std::vector<protocol::TaskValue> &out, std::string name, double value, std::int64_t epoch,
              std::int64_t step, std::int64_t samples)
{
    if (name.empty() || (name == metric::kSpeed && !std::isfinite(value)) || epoch < 0 || epoch > kHighestEpoch ||
        step > kHighestStep)
        return;
    protocol::TaskValue one;
    one.name = std::move(name);
    one.epoch = int(epoch);
    one.step = step < 0 ? kNoStep : step;
    one.samples = samples;
    one.value = value;
    out.push_back(std::move(one));
}

} // namespace trainyard::jobs
