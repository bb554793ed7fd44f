#include "backend/training/metric_report.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

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

/// A text that a spreadsheet would take for a formula gets a leading apostrophe: notes come from nodes.
std::string csvCell(std::string text)
{
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + "\"";
}

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

std::vector<EpochRow> epochTable(std::span<const MetricRecord> records)
{
    std::map<int, EpochRow> rows;
    int workers = 0;
    for (const MetricRecord &record : records) {
        if (record.name == metric::kWorkers)
            workers = protocol::workersIn(record.value);
        const auto column = kEpochColumns.find(record.name);
        if (record.rank != kWholeJob || column == kEpochColumns.end() ||
            (column->first == metric::kSpeed && !rows.contains(record.epoch))) // a speed alone is no epoch
            continue;
        EpochRow &row = rows[record.epoch];
        row.epoch = record.epoch;
        if (row.workers == 0)
            row.workers = workers;
        row.*column->second = record.value;
    }
    std::vector<EpochRow> table;
    for (const auto &[epoch, row] : rows)
        table.push_back(row);
    return table;
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
    if (r.name == metric::kStraggler)
        return fmt::format("all workers waited for rank {}, {:.0f} s and longer,", r.rank, r.value);
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
