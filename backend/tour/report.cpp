#include "backend/tour/report.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "backend/core/units.h"
#include "backend/training/records/metric_report.h"

namespace trainyard::tour {

namespace {

std::string percent(const std::optional<double> &value)
{
    return value ? fmt::format("{:.2f} %", 100 * *value) : "";
}

std::string number(const std::optional<double> &value, int digits)
{
    return value ? fmt::format("{:.{}f}", *value, digits) : "";
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

} // namespace

TourSummary summarize(const TourRecord &record, const std::filesystem::path &outputFolder)
{
    TourSummary summary;
    summary.accuracy = training::lastValidationAccuracy(record.metrics);
    summary.took = std::chrono::duration_cast<std::chrono::seconds>(record.ended - record.began);
    summary.machines = record.machines;
    summary.report = outputFolder / "report.md";
    const auto launch = std::ranges::find(record.steps, std::string("launch"), &StepRecord::name);
    const auto end = std::ranges::find(record.steps, std::string("terminate"), &StepRecord::name);
    if (record.awsUsdPerHour > 0 && launch != record.steps.end() && end != record.steps.end()) {
        // EC2 bills by the second, and at least for a minute.
        const double seconds = std::chrono::duration<double>(end->ended - launch->began).count();
        summary.awsUsd = record.awsUsdPerHour * std::max(seconds, 60.0) / 3600;
    }
    return summary;
}

std::string reportMarkdown(const TourRecord &record)
{
    std::string text = "# Trainyard tour\n\n";
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(record.ended - record.began);
    text +=
        fmt::format("{} to {}, {} in all.\n\n", toIso8601(record.began), toIso8601(record.ended), formatDuration(took));
    if (!record.failure.empty())
        text += "**It failed:** " + record.failure + "\n\n";
    const auto accuracy = training::lastValidationAccuracy(record.metrics);
    text += "| what | result |\n| --- | --- |\n";
    if (!record.job.empty())
        text += "| job | " + tableCell(record.job) + " |\n";
    text += fmt::format("| validation accuracy | {} |\n", accuracy ? percent(accuracy) : "not measured");
    text += fmt::format("| a worker joined while it trained | {} |\n",
                        training::joinedWhileTraining(record.metrics) ? "yes" : "no");
    text += fmt::format("| resources left | {} |\n", record.leftovers.size());
    if (const auto usd = summarize(record, {}).awsUsd)
        text += fmt::format("| the same machines on AWS, by list prices | ${:.2f} |\n", *usd);
    if (!record.cluster.empty())
        text += "| cluster | " + record.cluster.value + " |\n";
    if (!record.run.empty())
        text += "| run | " + record.run.value + " |\n";
    if (!record.endpoint.empty())
        text += "| local cloud | " + record.endpoint + " |\n";

    text += "\n## What happened\n\n| step | result | began after | took | |\n| --- | --- | ---: | ---: | --- |\n";
    for (const StepRecord &step : record.steps) {
        const bool isOver = step.state != StepState::Started && step.state != StepState::Progressing;
        const auto after = std::chrono::duration_cast<std::chrono::milliseconds>(step.began - record.began);
        const auto length = std::chrono::duration_cast<std::chrono::milliseconds>(step.ended - step.began);
        text += fmt::format("| {} | {} | {} | {} | {} |\n", tableCell(step.title),
                            isOver ? toString(step.state) : "not finished", formatDuration(after),
                            formatDuration(length), tableCell(step.message));
    }

    const auto epochs = training::epochTable(record.metrics);
    if (!epochs.empty()) {
        text += "\n## Epochs\n\n| epoch | workers | train accuracy | train loss | validation accuracy | validation "
                "loss | samples/s "
                "| seconds |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
        for (const training::EpochRow &row : epochs) {
            text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |\n", row.epoch + 1, row.workers,
                                percent(row.trainAccuracy), number(row.trainLoss, 4), percent(row.validationAccuracy),
                                number(row.validationLoss, 4), number(row.samplesPerSecond, 0), number(row.seconds, 2));
        }
    }
    if (const auto events = training::eventLines(record.metrics); !events.empty()) {
        text += "\n## Members\n\n";
        for (const std::string &line : events)
            text += "- " + line + "\n";
    }
    text += "\n## Curves\n\n";
    text += record.chart == "chart.png" ? "![accuracy, loss, samples per second and members](chart.png)\n"
                                        : record.chart + "\n";
    if (!record.receipt.empty()) {
        text += "\n## Receipt\n\n```text\n";
        for (const Sentence &line : record.receipt)
            text += line.english() + "\n";
        text += "```\n";
    }
    if (!record.proof.empty()) {
        text += "\n## Nothing is left\n\n";
        for (const Sentence &line : record.proof)
            text += "- " + line.english() + "\n";
    }
    if (!record.leftovers.empty()) {
        text += "\n## Resources left\n\n";
        for (const std::string &line : record.leftovers)
            text += "- " + line + "\n";
    }
    return text;
}

} // namespace trainyard::tour
