#include "backend/training/records/metric_report.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/units.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::training {

namespace {

using protocol::MetricRecord;
namespace metric = protocol::metric;

constexpr int kWholeJob = -1;

/// Records of the complete job that appear in the table of epochs.
const std::map<std::string_view, std::optional<double> EpochRow::*> kEpochColumns{
    {metric::kTrainAccuracy, &EpochRow::trainAccuracy},
    {metric::kTrainLoss, &EpochRow::trainLoss},
    {metric::kValidationAccuracy, &EpochRow::validationAccuracy},
    {metric::kValidationLoss, &EpochRow::validationLoss},
    {metric::kEpochSeconds, &EpochRow::seconds},
    {metric::kSpeed, &EpochRow::samplesPerSecond}};

double firstTime(std::span<const MetricRecord> records)
{
    double first = 0;
    for (const MetricRecord &record : records) {
        if (record.t > 0 && (first == 0 || record.t < first))
            first = record.t;
    }
    return first;
}

} // namespace

void EpochTable::add(const MetricRecord &record)
{
    if (record.name == metric::kWorkers)
        m_workers = protocol::workersIn(record.value);
    if (record.name == metric::kGlobalBatch)
        m_globalBatch = record.value;
    const auto column = kEpochColumns.find(record.name);
    if (record.rank != kWholeJob || column == kEpochColumns.end() ||
        (column->first == metric::kSpeed && !m_rows.contains(record.epoch))) // a speed alone is no epoch
        return;
    EpochRow &row = m_rows[record.epoch];
    row.epoch = record.epoch;
    if (row.workers == 0)
        row.workers = m_workers;
    if (!row.globalBatch)
        row.globalBatch = m_globalBatch;
    row.*column->second = record.value;
    ++m_revision;
}

std::vector<EpochRow> EpochTable::rows() const
{
    std::vector<EpochRow> rows;
    rows.reserve(m_rows.size());
    for (const auto &[epoch, row] : m_rows)
        rows.push_back(row);
    return rows;
}

std::vector<EpochRow> epochTable(std::span<const MetricRecord> records)
{
    EpochTable table;
    for (const MetricRecord &record : records)
        table.add(record);
    return table.rows();
}

namespace {

struct EpochColumn {
    const char *title;
    std::optional<double> (*value)(const EpochRow &);
};

/// Those of parse_log.py, and others that have values.
std::vector<EpochColumn> columnsOf(std::span<const EpochRow> rows)
{
    constexpr std::size_t kOfParseLog = 3;
    static constexpr EpochColumn kAll[] = {
        {"train-accuracy", [](const EpochRow &r) { return r.trainAccuracy; }},
        {"val-accuracy", [](const EpochRow &r) { return r.validationAccuracy; }},
        {"time", [](const EpochRow &r) { return r.seconds; }},
        {"train-loss", [](const EpochRow &r) { return r.trainLoss; }},
        {"val-loss", [](const EpochRow &r) { return r.validationLoss; }},
        {"speed", [](const EpochRow &r) { return r.samplesPerSecond; }},
        {"workers", [](const EpochRow &r) { return r.workers > 0 ? std::optional<double>(r.workers) : std::nullopt; }},
        {"batch", [](const EpochRow &r) { return r.globalBatch; }}};
    std::vector<EpochColumn> shown;
    for (const EpochColumn &column : kAll) {
        if (shown.size() < kOfParseLog ||
            std::ranges::any_of(rows, [&](const EpochRow &row) { return column.value(row).has_value(); }))
            shown.push_back(column);
    }
    return shown;
}

} // namespace

std::string epochMarkdown(std::span<const EpochRow> rows)
{
    const std::vector<EpochColumn> columns = columnsOf(rows);
    std::string heading = "| epoch |", line = "| --- |", text;
    for (const EpochColumn &column : columns) {
        heading += fmt::format(" {} |", column.title);
        line += " --- |";
    }
    for (const EpochRow &row : rows) {
        text += fmt::format("| {} |", row.epoch + 1);
        for (const EpochColumn &column : columns) {
            const auto value = column.value(row);
            text += value ? fmt::format(" {:.6g} |", *value) : " |";
        }
        text += "\n";
    }
    return heading + "\n" + line + "\n" + text;
}

std::string epochMarkdown(std::span<const MetricRecord> records)
{
    return epochMarkdown(epochTable(records));
}

std::string epochLines(std::span<const EpochRow> rows, char separator)
{
    const std::vector<EpochColumn> columns = columnsOf(rows);
    std::string text = "epoch";
    for (const EpochColumn &column : columns)
        text += separator + std::string(column.title);
    text += "\n";
    for (const EpochRow &row : rows) {
        text += std::to_string(row.epoch + 1);
        for (const EpochColumn &column : columns) {
            const auto value = column.value(row);
            text += separator;
            if (value)
                text += fmt::format("{}", *value);
        }
        text += "\n";
    }
    return text;
}

namespace {

/// Describes an event, as the beginning of a sentence; empty for other records.
std::string whatHappened(const MetricRecord &r)
{
    const std::string more = r.note.empty() ? "" : " (" + r.note + ")";
    if (r.name == metric::kMemberJoined)
        return fmt::format("rank {}{} joined", r.rank, more);
    if (r.name == metric::kMemberLeft)
        return fmt::format("rank {}{} left", r.rank, more);
    if (r.name == metric::kPreempted)
        return fmt::format("the machine of rank {}{} is taken back by EC2", r.rank, more);
    if (r.name == metric::kMemberDied)
        return fmt::format("rank {}{} died", r.rank, more);
    if (r.name == metric::kNeverJoined)
        return r.rank < 0 ? "not all workers joined" + more : fmt::format("rank {}{} never joined", r.rank, more);
    if (r.name == metric::kServerDied)
        return fmt::format("server {}{} died", r.rank, more);
    if (r.name == metric::kServerLeft)
        return fmt::format("server {}{} handed over its part of the weights and left", r.rank, more);
    if (r.name == metric::kDiskFull)
        return fmt::format("the disk of the head was full for {:.0f} s{}", r.value, more);
    if (r.name == metric::kStraggler)
        return fmt::format("all workers waited for rank {}, {:.0f} s and longer,", r.rank, r.value);
    if (r.name == metric::kDataAwaited)
        return fmt::format("rank {}{} waits for its data", r.rank, more);
    if (r.name == metric::kDataBack)
        return fmt::format("rank {}{} had its data again after {:.0f} s", r.rank, more, r.value);
    if (r.name == metric::kPaused)
        return fmt::format("the run paused{}", more);
    if (r.name == metric::kResumed)
        return fmt::format("the run continued with {:.0f} worker{}", r.value, r.value == 1 ? "" : "s");
    if (r.name == metric::kCoolingDown)
        return fmt::format("{} was excluded for {:.0f} s because several workers died there,", r.note, r.value);
    if (r.name == metric::kDeathsForgotten)
        return fmt::format("deaths of workers on {} were forgotten by request", r.note);
    if (r.name == metric::kSchedulerBack)
        return fmt::format("the scheduler was restarted{}; all processes reconnected after {:.1f} s", more, r.value);
    if (r.name == metric::kTaskEnded)
        return r.note + ",";
    if (r.name == metric::kRootCause)
        return "the first failure was " + r.note + ",";
    if (r.name == metric::kRestarted)
        return fmt::format("all processes started again ({:.0f})", r.value);
    if (r.name == metric::kWorkerWanted)
        return fmt::format("host_worker requested a worker on {}", r.note);
    return {};
}

} // namespace

std::vector<std::string> eventLines(std::span<const MetricRecord> records)
{
    std::vector<std::string> lines;
    const double first = firstTime(records);
    for (const MetricRecord &record : records) {
        if (const std::string what = whatHappened(record); !what.empty())
            lines.push_back(fmt::format("{} in epoch {}, {:.1f} s into the run", what, record.epoch + 1,
                                        std::max(0.0, record.t - first)));
    }
    return lines;
}

Sentence benchmarkWarning(std::span<const MetricRecord> records)
{
    constexpr std::size_t kFewest = 10, kLatest = 200;
    std::vector<double> shares;
    std::set<int> ranks;
    for (auto record = records.rbegin(); record != records.rend() && shares.size() < kLatest; ++record) {
        if (record->name != metric::kHiddenShare || !(record->value >= 0 && record->value <= 1))
            continue;
        shares.push_back(record->value);
        ranks.insert(record->rank);
    }
    if (shares.size() < kFewest || ranks.size() < 2)
        return {};
    const auto middle = shares.begin() + std::ptrdiff_t(shares.size() / 2);
    std::nth_element(shares.begin(), middle, shares.end());
    if (*middle >= 0.5)
        return {};
    return say(
        "Computation hides only %1 % of the exchange of gradients: the steps are too short for %2 workers to be a "
        "meaningful benchmark; use a larger batch or model, or fewer workers.",
        fmt::format("{:.0f}", 100 * *middle), ranks.size());
}

std::vector<TaskExit> exitsOf(std::span<const MetricRecord> records)
{
    std::map<std::pair<std::string, std::string>, TaskExit> ends;
    const MetricRecord *cause = nullptr;
    for (const MetricRecord &record : records) {
        if (record.name == metric::kRestarted)
            cause = nullptr;
        if (record.name == metric::kRootCause)
            cause = &record;
        if (record.name != metric::kTaskEnded)
            continue;
        const std::string_view note = record.note; // "worker-2 worker-1: ended with status 1"
        const auto colon = std::min(note.find(": "), note.size());
        const auto blank = std::min(note.substr(0, colon).find(' '), colon);
        TaskExit end;
        end.node = note.substr(0, blank);
        end.label = note.substr(std::min(blank + 1, colon), colon - std::min(blank + 1, colon));
        end.rank = record.rank;
        end.status = record.value >= 0 && record.value <= 255 ? int(record.value) : 255;
        end.sentence = note.substr(std::min(colon + 2, note.size()));
        ends[{end.node, end.label}] = std::move(end);
    }
    std::vector<TaskExit> list;
    for (auto &[place, end] : ends) {
        end.rootCause = cause && cause->note.starts_with(end.node + " " + end.label + ":");
        list.push_back(std::move(end));
    }
    return list;
}

std::optional<double> lastValidationAccuracy(std::span<const MetricRecord> records)
{
    std::optional<double> last;
    for (const MetricRecord &record : records) {
        if (record.name == metric::kValidationAccuracy && record.rank == kWholeJob)
            last = record.value;
    }
    return last;
}

bool joinedWhileTraining(std::span<const MetricRecord> records)
{
    bool trained = false;
    for (const MetricRecord &record : records) {
        trained = trained || (record.name == metric::kTrainAccuracy && record.rank == kWholeJob);
        if (trained && record.name == metric::kMemberJoined)
            return true;
    }
    return false;
}

std::string csvHeading()
{
    return "run,attempt,view,rank,epoch,step,samples,t,name,value,note\n";
}

std::string csvLine(const MetricRecord &r)
{
    return fmt::format("{},{},{},{},{},{},{},{:.3f},{},{},{}\n", r.run.value, r.attempt, r.view, r.rank, r.epoch,
                       r.step, r.samples, r.t, csvCell(r.name), r.value, csvCell(r.note));
}

std::string metricsCsv(std::span<const MetricRecord> records)
{
    std::string text = csvHeading();
    for (const MetricRecord &record : records)
        text += csvLine(record);
    return text;
}

} // namespace trainyard::training
