#include "backend/tour/report.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "backend/core/units.h"

namespace trainyard::tour {

namespace {

using protocol::MetricRecord;

constexpr int kWholeJob = -1;

std::string percent(const std::optional<double> &value)
{
    return value ? fmt::format("{:.2f} %", 100 * *value) : "";
}

std::string number(const std::optional<double> &value, int digits)
{
    return value ? fmt::format("{:.{}f}", *value, digits) : "";
}

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

/// A cell of a Markdown table: one line, no bar.
std::string tableCell(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    std::string result;
    for (const char c : text)
        result += c == '|' ? std::string("\\|") : std::string(1, c);
    return result;
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

const char *toString(StepState state)
{
    switch (state) {
    case StepState::Done:
        return "done";
    case StepState::Failed:
        return "failed";
    case StepState::Skipped:
        return "skipped";
    default:
        return "not finished";
    }
}

} // namespace

std::vector<EpochRow> epochTable(std::span<const MetricRecord> records)
{
    std::map<int, EpochRow> rows;
    int workers = 0;
    for (const MetricRecord &record : records) {
        if (record.name == "workers")
            workers = protocol::workersIn(record.value);
        if (record.rank != kWholeJob)
            continue;
        const bool epochal = record.name.starts_with("train-") || record.name.starts_with("validation-") ||
                             record.name == "epoch-seconds";
        const auto known = rows.find(record.epoch);
        if (!epochal && !(record.name == "speed" && known != rows.end()))
            continue;
        EpochRow &row = rows[record.epoch];
        row.epoch = record.epoch;
        if (row.workers == 0)
            row.workers = workers;
        if (record.name == "train-accuracy")
            row.trainAccuracy = record.value;
        else if (record.name == "train-loss")
            row.trainLoss = record.value;
        else if (record.name == "validation-accuracy")
            row.validationAccuracy = record.value;
        else if (record.name == "validation-loss")
            row.validationLoss = record.value;
        else if (record.name == "epoch-seconds")
            row.seconds = record.value;
        else if (record.name == "speed")
            row.samplesPerSecond = record.value;
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
    namespace metric = protocol::metric;
    const std::string more = r.note.empty() ? "" : " (" + r.note + ")";
    if (r.name == metric::kMemberJoined)
        return fmt::format("rank {}{} joined", r.rank, more);
    if (r.name == metric::kMemberLeft)
        return fmt::format("rank {}{} left", r.rank, more);
    if (r.name == metric::kMemberDied)
        return fmt::format("rank {}{} died", r.rank, more);
    if (r.name == metric::kNeverJoined)
        return r.rank < 0 ? "not all workers joined" + more : fmt::format("rank {}{} never joined", r.rank, more);
    if (r.name == metric::kServerDied)
        return fmt::format("server {}{} died", r.rank, more);
    if (r.name == metric::kStraggler)
        return fmt::format("all workers waited for rank {}, {:.0f} s and longer,", r.rank, r.value);
    if (r.name == metric::kPaused)
        return fmt::format("the run paused{}", more);
    if (r.name == metric::kResumed)
        return fmt::format("the run continued with {:.0f} worker{}", r.value, r.value == 1 ? "" : "s");
    if (r.name == metric::kCoolingDown)
        return fmt::format("{} was excluded for {:.0f} s because several workers died there,", r.note, r.value);
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
        if (record.name == "validation-accuracy" && record.rank == kWholeJob)
            last = record.value;
    }
    return last;
}

bool joinedWhileTraining(std::span<const MetricRecord> records)
{
    bool trained = false;
    for (const MetricRecord &record : records) {
        trained = trained || (record.name == "train-accuracy" && record.rank == kWholeJob);
        if (trained && record.name == "member-joined")
            return true;
    }
    return false;
}

std::string reportMarkdown(const TourRecord &record)
{
    std::string text = "# Trainyard tour\n\n";
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(record.ended - record.began);
    text +=
        fmt::format("{} to {}, {} in all.\n\n", toIso8601(record.began), toIso8601(record.ended), formatDuration(took));
    if (!record.failure.empty())
        text += "**It failed:** " + record.failure + "\n\n";
    const auto accuracy = lastValidationAccuracy(record.metrics);
    text += "| what | result |\n| --- | --- |\n";
    if (!record.job.empty())
        text += "| job | " + tableCell(record.job) + " |\n";
    text += fmt::format("| validation accuracy | {} |\n", accuracy ? percent(accuracy) : "not measured");
    text +=
        fmt::format("| a worker joined while it trained | {} |\n", joinedWhileTraining(record.metrics) ? "yes" : "no");
    text += fmt::format("| resources left | {} |\n", record.leftovers.size());
    if (!record.cluster.empty())
        text += "| cluster | " + record.cluster.value + " |\n";
    if (!record.run.empty())
        text += "| run | " + record.run.value + " |\n";
    if (!record.endpoint.empty())
        text += "| local cloud | " + record.endpoint + " |\n";

    text += "\n## What happened\n\n| step | result | began after | took | |\n| --- | --- | ---: | ---: | --- |\n";
    for (const StepRecord &step : record.steps) {
        const auto after = std::chrono::duration_cast<std::chrono::milliseconds>(step.began - record.began);
        const auto length = std::chrono::duration_cast<std::chrono::milliseconds>(step.ended - step.began);
        text += fmt::format("| {} | {} | {} | {} | {} |\n", tableCell(step.title), toString(step.state),
                            formatDuration(after), formatDuration(length), tableCell(step.message));
    }

    const auto epochs = epochTable(record.metrics);
    if (!epochs.empty()) {
        text += "\n## Epochs\n\n| epoch | workers | train accuracy | train loss | validation accuracy | validation "
                "loss | samples/s "
                "| seconds |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
        for (const EpochRow &row : epochs) {
            text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |\n", row.epoch + 1, row.workers,
                                percent(row.trainAccuracy), number(row.trainLoss, 4), percent(row.validationAccuracy),
                                number(row.validationLoss, 4), number(row.samplesPerSecond, 0), number(row.seconds, 2));
        }
    }
    if (const auto events = eventLines(record.metrics); !events.empty()) {
        text += "\n## Members\n\n";
        for (const std::string &line : events)
            text += "- " + line + "\n";
    }
    text += "\n## Curves\n\n";
    text += record.chart == "chart.png" ? "![accuracy, loss, samples per second and members](chart.png)\n"
                                        : record.chart + "\n";
    if (!record.receipt.empty())
        text += "\n## Receipt\n\n```text\n" + record.receipt + (record.receipt.ends_with('\n') ? "" : "\n") + "```\n";
    if (!record.proof.empty()) {
        text += "\n## Nothing is left\n\n";
        for (const std::string &line : record.proof)
            text += "- " + line + "\n";
    }
    if (!record.leftovers.empty()) {
        text += "\n## Resources left\n\n";
        for (const std::string &line : record.leftovers)
            text += "- " + line + "\n";
    }
    return text;
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

} // namespace trainyard::tour
