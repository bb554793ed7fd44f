#include "backend/cli/follow.h"

#include <optional>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands/runs/alert_guard.h"
#include "backend/cli/output/epoch_lines.h"
#include "backend/cli/output/run_notice.h"
#include "backend/core/try.h"
#include "backend/training/records/metric_report.h"
#include "backend/training/recovery/replace_head.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

Result<int> showToEnd(Context &context, const cluster::CloudContext &cloud, const RunId &run, bool csv,
                      AlertGuard &guard)
{
    EpochLines epochs([&](const std::string &line) { context.printText(line + "\n"); });
    std::int64_t shown = 0;
    bool isFirst = true;
    const auto showNew = [&]() -> Status {
        TY_ASSIGN(const auto rows, cloud.ledger->metrics(run, shown));
        shown = rows.last;
        if (std::exchange(isFirst, false))
            guard.takeStored(rows.records);
        else
            guard.take(rows.records);
        if (!context.globals.json && !csv)
            epochs.take(rows.records);
        for (const auto &record : rows.records) {
            if (csv)
                context.printText(training::csvLine(record));
            else if (context.globals.json)
                context.printLine(toJson(record));
        }
        return {};
    };
    if (csv)
        context.printText(training::csvHeading());
    // Records stored by an earlier follower come first; the feed continues after them.
    TY_TRY(showNew());

    training::FollowOptions options;
    options.stored = [&](std::int64_t) { (void)showNew(); }; // after an error the next call shows these, too
    options.unreachable = [&](std::optional<Timestamp> since) { guard.setUnreachable(since.has_value()); };
    options.note = [&](const std::string &text) { context.printMessage("trainyardctl: " + text); };
    options.confirm = [&](const training::RecoveryPlan &plan) {
        const auto row = cloud.ledger->run(run);
        const std::string head = plan.newHead && row && *row
                                     ? "Launch " + training::describeNewHead(cloud, (*row)->cluster) + "? Then "
                                     : "";
        return context.confirm(head + training::describe(plan) + (head.empty() ? "?" : ".")).has_value();
    };
    options.replaceSpot = true;
    const auto end = training::followRun(cloud, run, options, context.stop);
    const Status rest = showNew();
    if (!end || !rest)
        return fail(end ? rest.error() : end.error());
    if (context.globals.json)
        context.printLine({{"run", run.value},
                           {"finished", end->over()},
                           {"ok", end->ok()},
                           {"state", end->over() ? toString(end->state) : ""},
                           {"note", end->note}});
    if (!end->over()) {
        context.printMessage(fmt::format("The run {} continues; follow it again with: trainyardctl metrics {} --follow",
                                         run.value, run.value));
        return Interrupted;
    }
    reportEnd(context, cloud, run, *end);
    if (end->state == protocol::RunState::Stopped) {
        context.printMessage(fmt::format("trainyardctl: the run {} was stopped.", run.value));
        return Failed;
    }
    if (!end->ok()) {
        context.printMessage(fmt::format("trainyardctl: the run {} failed: {}{}", run.value,
                                         end->note.empty() ? "it gave no reason" : end->note,
                                         end->note.ends_with('.') ? "" : "."));
        return Failed;
    }
    if (const auto all = cloud.ledger->metrics(run); all && !csv) {
        if (const Sentence warning = training::benchmarkWarning(all->records); !warning.empty())
            context.printMessage("Warning: " + warning.english());
    }
    if (!csv)
        context.printText(fmt::format("The run {} has finished.\n", run.value));
    return Done;
}

} // namespace

Result<int> followToEnd(Context &context, const cluster::CloudContext &cloud, const RunId &run, bool csv)
{
    AlertGuard guard(context, cloud, run);
    return guard.finish(showToEnd(context, cloud, run, csv, guard));
}

} // namespace trainyard::cli
