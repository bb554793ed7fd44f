#include "gui/models/why_not.h"

#include <algorithm>

#include <QCoreApplication>

#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

namespace {

struct WhyNot {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::WhyNot)
};

} // namespace

QString whyNotOnCluster(const ClusterDetails *c)
{
    if (!c)
        return WhyNot::tr("Select a cluster first.");
    const QString name = text::from(c->name);
    if (!c->alive())
        return WhyNot::tr("%1 has ended.", "a cluster").arg(name);
    if (!c->ours)
        return WhyNot::tr("%1 was not launched from this computer.", "a cluster").arg(name);
    if (c->state != ClusterState::Ready)
        return WhyNot::tr("Not while %1 is in this state: %2.", "a cluster, a state")
            .arg(name, text::toString(c->state));
    return WhyNot::tr("Select a machine of %1 that allows this.", "a cluster").arg(name);
}

QString whyNotOnMachine(const ClusterDetails *c, const cluster::NodeSnapshot *machine)
{
    if (!c || !c->alive())
        return whyNotOnCluster(c);
    if (machine && !machine->lost.empty())
        return WhyNot::tr("%1 no longer exists.", "a machine").arg(text::from(machine->name));
    return machine ? QString() : WhyNot::tr("Select a machine of %1 first.", "a cluster").arg(text::from(c->name));
}

QString whyNothingToTerminate(const std::vector<ClusterDetails> &clusters, const AccountKnowledge &known)
{
    const bool isSure = known.isRead && !known.hasFailed && !known.isBusy && !known.hasLeftovers;
    return isSure && std::ranges::none_of(clusters, &ClusterDetails::alive)
               ? WhyNot::tr("Nothing is running that Trainyard has launched.")
               : QString();
}

QString whyNotOnRun(const RunSnapshot *r)
{
    if (!r)
        return WhyNot::tr("Select a run first.");
    if (isOver(r->state))
        return WhyNot::tr("The selected run is over: %1.", "a state").arg(stateText(r->state, r->task));
    if (r->stopping)
        return WhyNot::tr("The selected run is stopping.");
    if (!r->elastic)
        return WhyNot::tr(
            "The machines of this job cannot change while it runs: its type or its options do not allow it.");
    return WhyNot::tr("Not while the selected run is in this state: %1.", "a state").arg(stateText(r->state, r->task));
}

QString whyNotOnRun(const RunSnapshot *r, RunCommand command)
{
    if (!r)
        return whyNotOnRun(r);
    const bool isEnded = isOver(r->state);
    const QString notNow = isEnded || r->stopping ? whyNotOnRun(r) : QString();
    switch (command) {
    case RunCommand::Any:
        break;
    case RunCommand::ChangeWorkers:
        return r->elastic ? notNow : whyNotOnRun(r);
    case RunCommand::Autoscale:
        if (!notNow.isEmpty() || !r->elastic)
            return whyNotOnRun(r);
        return r->task ? WhyNot::tr("Only runs of the bundled trainer are autoscaled.") : QString();
    case RunCommand::SaveNow:
        if (!notNow.isEmpty())
            return notNow;
        if (r->unreachableSince)
            return WhyNot::tr("Its head node does not respond.");
        return r->state == RunState::Running ? QString() : WhyNot::tr("The run does not train yet.");
    case RunCommand::Stop:
        return isEnded ? notNow : QString();
    case RunCommand::StopNow:
        if (!r->stopping && !isEnded)
            return WhyNot::tr("Stop the run first.");
        return !isEnded && r->stopping->saves ? QString() : notNow;
    case RunCommand::ReplaceHead:
        return r->lostWithHead ? QString() : WhyNot::tr("The head node of the selected run was not lost.");
    case RunCommand::Resume:
        if (!isEnded)
            return WhyNot::tr("The selected run is not over: %1.", "a state").arg(stateText(r->state, r->task));
        return r->task ? WhyNot::tr("A program reads its own checkpoints: run it again.") : QString();
    case RunCommand::Delete:
        return isEnded ? QString() : WhyNot::tr("Stop the run first.");
    }
    return {};
}

} // namespace trainyard::gui
