#include "backend/cli/follow.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/epoch_lines.h"
#include "backend/training/cluster_run.h"
#include "backend/training/metric_report.h"

namespace trainyard::cli {

int followToEnd(Context &context, const cluster::CloudContext &cloud, const RunId &run, bool csv)
{
    EpochLines epochs([&](const std::string &line) { context.printText(line + "\n"); });
    const auto show = [&](std::span<const protocol::MetricRecord> records) {
        if (!context.globals.json && !csv) {
            epochs.take(records);
            return;
        }
        for (const auto &record : records) {
            if (csv)
                context.printText(training::csvLine(record));
            else
                context.printLine(toJson(record));
        }
    };
    if (csv)
        context.printText(training::csvHeading());
    // Records stored by an earlier follower come first; the feed continues after them.
    const auto stored = cloud.ledger->metrics(run);
    if (!stored)
        return context.failure(stored.error());
    std::vector<protocol::MetricRecord> records;
    for (const auto &metric : *stored)
        records.push_back(training::toRecord(metric));
    show(records);

    training::FollowOptions options;
    options.records = show;
    options.note = [&](const std::string &text) { context.printMessage("trainyardctl: " + text); };
    const auto end = training::followRun(cloud, run, options, context.stop);
    if (!end)
        return context.failure(end.error());
    if (context.globals.json)
        context.printLine({{"run", run.value},
                           {"finished", end->over()},
                           {"ok", end->ok()},
                           {"state", end->state},
                           {"note", end->note}});
    if (!end->over()) {
        context.printMessage(fmt::format("The run {} continues; follow it again with: trainyardctl metrics {} --follow",
                                         run.value, run.value));
        return Interrupted;
    }
    if (end->state == "stopped") {
        context.printMessage(fmt::format("trainyardctl: the run {} was stopped.", run.value));
        return Failed;
    }
    if (!end->ok()) {
        context.printMessage(fmt::format("trainyardctl: the run {} failed: {}{}", run.value,
                                         end->note.empty() ? "it gave no reason" : end->note,
                                         end->note.ends_with('.') ? "" : "."));
        return Failed;
    }
    if (!csv)
        context.printText(fmt::format("The run {} has finished.\n", run.value));
    return Done;
}

} // namespace trainyard::cli
