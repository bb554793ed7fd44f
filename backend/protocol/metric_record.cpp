#include "backend/protocol/metric_record.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "backend/core/try.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::protocol {

using nlohmann::json;

std::string toLine(const MetricRecord &record)
{
    json line{
        {"run", record.run.value}, {"attempt", record.attempt}, {"view", record.view},       {"rank", record.rank},
        {"epoch", record.epoch},   {"step", record.step},       {"samples", record.samples}, {"t", record.t},
        {"name", record.name}};
    line["value"] = std::isfinite(record.value) ? json(record.value) : json(nullptr);
    if (!record.note.empty())
        line["note"] = record.note.substr(0, 1024);
    return dumpLine(line);
}

int workersIn(double value) noexcept
{
    constexpr int kMaxWorkers = 4096;
    return value >= 0 && value <= kMaxWorkers ? int(value) : 0;
}

int completedEpochs(const MetricRecord &r) noexcept
{
    const bool ends = r.rank < 0 && (r.name == metric::kTrainAccuracy || r.name == metric::kTrainLoss);
    return ends && r.epoch >= 0 ? r.epoch + 1 : 0;
}

Result<MetricRecord> metricFromLine(std::string_view line)
{
    TY_ASSIGN(const auto value, parseObject(line, 8192, ErrorCode::CorruptData, "metrics"));
    FieldReader in(value, ErrorCode::CorruptData, "metrics");
    MetricRecord record;
    for (const char *field : {"run", "name", "value", "t"})
        in.require(field);
    constexpr auto kMax = std::numeric_limits<std::int64_t>::max();
    constexpr auto kMaxInt = std::numeric_limits<int>::max();
    constexpr int kMostEpochs = 1 << 30; // epoch + 1 does not overflow
    in.text("run", record.run.value, 64);
    in.integer("attempt", record.attempt, 0, kMaxInt);
    in.integer("view", record.view, 0, kMaxInt);
    in.integer("rank", record.rank, -1, kMaxInt);
    in.integer("epoch", record.epoch, 0, kMostEpochs);
    in.integer("step", record.step, 0, kMax);
    in.integer("samples", record.samples, 0, kMax);
    in.real("t", record.t, 0, 1e12);
    in.text("name", record.name, 64);
    in.realOrNull("value", record.value);
    in.text("note", record.note, 4096); // 1,024 bytes grow up to threefold where invalid UTF-8 was replaced
    if (in.ok() && record.name.empty())
        in.reportError("name", "is empty");
    TY_TRY(in.status());
    return record;
}

bool isMeasurement(const MetricRecord &record)
{
    using namespace metric;
    static constexpr auto kOthers = std::to_array<std::string_view>(
        {kWorkers,    kGlobalBatch, kLearningRate, kMemberJoined, kMemberLeft,      kMemberDied,       kNeverJoined,
         kServerDied, kServerLeft,  kPreempted,    kWorkerWanted, kStraggler,       kDataAwaited,      kDataBack,
         kDiskFull,   kPaused,      kResumed,      kCoolingDown,  kDeathsForgotten, kSchedulerBack,    kCheckpoint,
         kTaskEnded,  kRootCause,   kRestarted,    kSetUp,        kRunFinished,     kSamplePredictions});
    return std::ranges::find(kOthers, std::string_view(record.name)) == kOthers.end();
}

} // namespace trainyard::protocol
