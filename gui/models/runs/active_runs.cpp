#include "gui/models/runs/active_runs.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "backend/training/checkpoints/checkpoints.h"
#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

namespace {

struct ActiveRunText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ActiveRunText)
};

} // namespace

std::vector<RunSnapshot> activeRuns(const std::vector<RunSnapshot> &runs, const std::vector<ClusterId> &clusters)
{
    std::vector<RunSnapshot> active;
    std::ranges::copy_if(runs, std::back_inserter(active), [&clusters](const RunSnapshot &run) {
        return !isOver(run.state) && (clusters.empty() || std::ranges::find(clusters, run.cluster) != clusters.end());
    });
    return active;
}

QString runOnCluster(const RunSnapshot &run)
{
    return ActiveRunText::tr("%1 on %2", "run, cluster").arg(nameOf(run), text::from(run.clusterName));
}

QString activeRunText(const RunSnapshot &run)
{
    return run.task ? runOnCluster(run)
                    : ActiveRunText::tr("%1: epoch %2 of %3", "run on cluster, numbers")
                          .arg(runOnCluster(run), QString::number(run.epoch), QString::number(run.epochs));
}

QStringList activeRunLines(const std::vector<RunSnapshot> &runs, std::size_t most)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::min(runs.size(), most); ++i)
        lines << activeRunText(runs[i]);
    if (runs.size() > most)
        lines << ActiveRunText::tr("and %n more run(s)", nullptr, int(runs.size() - most));
    return lines;
}

QString lastCopyText(const training::CheckpointList &list)
{
    const auto &all = list.checkpoints;
    const auto last =
        std::find_if(all.rbegin(), all.rend(), [](const training::Checkpoint &one) { return !one.onMachinesOnly(); });
    if (last == all.rend())
        return ActiveRunText::tr("no checkpoint was copied");
    return last->header.within
               ? ActiveRunText::tr("last copied checkpoint: within epoch %1").arg(last->header.epochs + 1)
               : ActiveRunText::tr("last copied checkpoint: epoch %1").arg(last->header.epochs);
}

} // namespace trainyard::gui
