// The report of a run, for people who were not there.
#include <cmath>

#include <fmt/format.h>

#include "backend/training/records/run_details.h"

namespace trainyard::training {

namespace {

/// A cell of a table in Markdown: on one line, without a new column. Names and notes come from users and machines.
std::string markdownCell(const std::string &text)
{
    std::string cell;
    for (const char c : text) {
        if (c == '|' || c == '\\' || c == '`' || c == '<')
            cell += '\\';
        cell += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
    }
    return cell;
}

std::string durationText(double seconds)
{
    const auto whole = std::llround(seconds);
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

} // namespace

std::string runReport(const RunDetails &details, std::span<const protocol::MetricRecord> records, Timestamp now)
{
    const RunFigures &figures = details.figures;
    std::string text = fmt::format("# {}\n\n| result | |\n| --- | --- |\n", markdownCell(details.name()));
    const auto add = [&](const char *title, const std::string &value) {
        if (!value.empty())
            text += fmt::format("| {} | {} |\n", title, markdownCell(value));
    };
    add("run", details.run.id.value);
    add("cluster", details.clusterName);
    add("state", std::string(toString(details.run.state)));
    add("reason", details.run.detail);
    add("started", toLocalTime(details.run.created, now));
    if (figures.seconds)
        add("duration", durationText(*figures.seconds));
    add("epochs", std::to_string(figures.epochs));
    if (figures.bestAccuracy)
        add("best validation accuracy",
            fmt::format("{:.2f} % in epoch {}", 100 * *figures.bestAccuracy, figures.bestEpoch.value_or(0)));
    else if (figures.bestLoss)
        add("best validation loss",
            fmt::format("{:.4f} in epoch {}", *figures.bestLoss, figures.bestEpoch.value_or(0)));
    if (figures.samplesPerSecond)
        add("samples per second", fmt::format("{:.0f}", *figures.samplesPerSecond));
    if (details.cost)
        add("cost of the machines", cluster::describe(*details.cost));
    add("tags", details.labels.tags);
    if (!details.labels.notes.empty())
        text += "\n## Notes\n\n" + details.labels.notes + "\n";
    text += "\n## Parameters\n\n| parameter | value | |\n| --- | --- | --- |\n";
    for (const RunParameter &parameter : parametersOf(details.job))
        text += fmt::format("| {} | {} | {} |\n", parameter.name, markdownCell(parameter.value),
                            parameter.changed ? "changed" : "");
    if (!details.epochs.empty())
        text += "\n## Epochs\n\n" + epochMarkdown(records);
    const auto events = eventLines(records);
    if (!events.empty())
        text += "\n## Events\n\n";
    for (const std::string &line : events)
        text += "- " + markdownCell(line) + "\n";
    return text;
}

} // namespace trainyard::training
