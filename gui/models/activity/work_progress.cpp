#include "gui/models/activity/work_progress.h"

#include <algorithm>

#include <QCoreApplication>

#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"

namespace trainyard::gui {

using namespace services;

namespace {

struct InProgress {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::WorkProgress)
};

} // namespace

WorkProgress workProgress(const std::vector<OperationSnapshot> &operations, const std::vector<RunSnapshot> &runs)
{
    WorkProgress all;
    double sum = 0;
    int known = 0;
    QString last;
    const auto add = [&](const QString &name, double fraction) {
        ++all.count;
        last = name;
        if (fraction < 0)
            return;
        sum += std::min(fraction, 1.0);
        ++known;
    };
    for (const OperationSnapshot &o : operations) {
        if (o.state == OperationState::Running)
            add(text::sentence(o.title), o.fraction());
    }
    for (const RunSnapshot &r : runs) {
        if (!isOver(r.state))
            add(InProgress::tr("%1 on %2", "a run, a cluster").arg(nameOf(r), text::from(r.clusterName)),
                r.task || r.epochs <= 0 ? -1 : double(r.epoch) / r.epochs);
    }
    if (all.count == 0)
        return all;
    if (known > 0)
        all.fraction = sum / known;
    const QString what = all.count == 1 ? last : InProgress::tr("%1 in progress", "a number").arg(all.count);
    all.sentence = known == 0 ? what
                              : InProgress::tr("%1 %: %2", "42 %: a run or an operation")
                                    .arg(QString::number(int(all.fraction * 100)), what);
    return all;
}

} // namespace trainyard::gui
