#include "gui/models/machines/node_model.h"

#include <algorithm>

#include <QLocale>

#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/stack/elastic/elastic_facts.h"
#include "backend/cluster/stack/elastic/elastic_policy.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"

namespace trainyard::gui {

using cluster::ElasticStatus;
using cluster::Origin;

namespace {

Tone toneOfMachine(const std::string &state)
{
    if (cluster::isInState(state, cluster::InstanceState::Running))
        return Tone::Good;
    return cluster::isInState(state, cluster::InstanceState::Terminated) || state.empty() ? Tone::Quiet : Tone::Busy;
}

Cell stateOfNode(const NodeRow &n)
{
    if (!n.lost.empty())
        return {NodeModel::tr("lost", "a machine"), {}, QStringLiteral("alert"), Tone::Attention};
    if (!n.activity.died.empty() && n.isRunning())
        return {NodeModel::tr("process died"), {}, QStringLiteral("alert"), Tone::Attention};
    const Tone tone = toneOfMachine(n.state);
    return {text::ec2State(n.state),
            {},
            tone == Tone::Good    ? QStringLiteral("check")
            : tone == Tone::Quiet ? QStringLiteral("ended")
                                  : QStringLiteral("clock"),
            tone};
}

QString whyDied(const NodeRow &n)
{
    if (!n.lost.empty() && n.isHead())
        return NodeModel::tr("The machine no longer exists: %1. Replace head… on the page of its run launches another "
                             "one, as does trainyardctl replace-head; Dismiss removes it from this list.",
                             "reason")
            .arg(text::recorded(n.lost));
    if (!n.lost.empty() && n.locked)
        return NodeModel::tr("The machine no longer exists: %1. Dismiss removes it from this list.", "reason")
            .arg(text::recorded(n.lost));
    if (!n.lost.empty())
        return NodeModel::tr("The machine no longer exists: %1. Replace launches another one; Dismiss removes it from "
                             "this list.",
                             "reason")
            .arg(text::recorded(n.lost));
    return n.activity.died.empty()
               ? QString()
               : NodeModel::tr("Its worker died: %1. Replace launches another machine for it.", "reason")
                     .arg(text::recorded(n.activity.died));
}

Cell shownName(const NodeRow &n)
{
    return n.activity.died.empty() && n.lost.empty() ? Cell(n.name) : Cell(text::from(n.name), {}, {}, Tone::Attention);
}

Cell processOf(const NodeRow &n)
{
    const NodeActivity &a = n.activity;
    if (!n.lost.empty())
        return {text::recorded(n.lost), {}, {}, Tone::Attention};
    if (!a.died.empty())
        return {text::recorded(a.died), {}, {}, Tone::Attention};
    if (a.rank < 0)
        return Cell(QString());
    return a.epoch < 0 ? Cell(NodeModel::tr("worker %1", "rank").arg(a.rank), a.rank)
                       : Cell(NodeModel::tr("worker %1, epoch %2", "rank").arg(a.rank).arg(a.epoch + 1), a.rank);
}

CellOf<NodeRow> lastOf(std::vector<double> NodeActivity::*values, const QString &unit)
{
    return [values, unit](const NodeRow &n) {
        const std::vector<double> &all = n.activity.*values;
        return all.empty() ? Cell(QString(), -1.0)
                           : Cell(QLocale().toString(all.back(), 'f', 0) + QLatin1Char(' ') + unit, all.back());
    };
}

QString roleOf(const NodeRow &n)
{
    if (n.isHead())
        return NodeModel::tr("head");
    return n.locked ? NodeModel::tr("worker, locked") : NodeModel::tr("worker");
}

Cell elasticOf(const NodeRow &n)
{
    if (!n.elastic)
        return n.locked ? Cell(NodeModel::tr("locked"), {}, QStringLiteral("key"), Tone::Quiet) : Cell(QString());
    switch (parseEnum<ElasticStatus>(n.status).value_or(ElasticStatus::None)) {
    case ElasticStatus::AddQueued:
        return {NodeModel::tr("joining"), {}, QStringLiteral("clock"), Tone::Busy};
    case ElasticStatus::Added:
        return {NodeModel::tr("in the run"), {}, QStringLiteral("check"), Tone::Good};
    case ElasticStatus::RemovalQueued:
        return {NodeModel::tr("leaving"), {}, QStringLiteral("clock"), Tone::Busy};
    case ElasticStatus::Removed:
        return {NodeModel::tr("removed"), {}, QStringLiteral("ended"), Tone::Quiet};
    case ElasticStatus::None:
        break;
    }
    return {NodeModel::tr("in no run"), {}, QStringLiteral("circle"), Tone::Quiet};
}

QString elasticTip(const NodeRow &n)
{
    if (!n.elastic)
        return lockReason(n);
    if (n.status.empty())
        return NodeModel::tr("An elastic worker without the tag elastic_worker_status: it joins a run when its data is "
                             "ready, and costs money until it is removed.");
    return NodeModel::tr("The tag elastic_worker_status is %1. Deleting its stack's tag removes the worker.",
                         "ADDED, ADD_QUEUED")
        .arg(text::from(n.status));
}

} // namespace

std::vector<NodeRow> nodeRows(const services::ClusterDetails &c)
{
    std::vector<NodeRow> rows;
    for (const cluster::NodeSnapshot &node : c.nodes) {
        NodeRow row;
        static_cast<cluster::NodeSnapshot &>(row) = node;
        row.origin = c.origin;
        const auto resource =
            std::ranges::find_if(c.resources, [&](const auto &r) { return r.isInstance() && r.id == node.id.value; });
        if (c.origin == Origin::Stack && resource != c.resources.end()) {
            const auto role = resource->facts.find(cluster::kStackRoleFact);
            const auto status = resource->facts.find(cluster::kElasticStatusFact);
            row.elastic =
                !node.locked && role != resource->facts.end() && role->second == toString(cluster::StackRole::Elastic);
            // A value that another tool wrote and that is not documented is none.
            if (row.elastic && status != resource->facts.end() && parseEnum<ElasticStatus>(status->second))
                row.status = status->second;
        }
        rows.push_back(std::move(row));
    }
    for (const cluster::NodeSnapshot &node : c.lost) {
        NodeRow row;
        static_cast<cluster::NodeSnapshot &>(row) = node;
        row.origin = c.origin;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string coreNodeType(const services::ClusterDetails &c)
{
    const auto core = std::ranges::find_if(c.nodes, [](const auto &n) { return n.locked && !n.isHead(); });
    return c.origin == Origin::Emr && core != c.nodes.end() ? core->type : std::string();
}

QString lockReason(const NodeRow &node)
{
    if (!node.locked)
        return {};
    if (node.isHead())
        return NodeModel::tr("The head is locked: it ends with its cluster.");
    if (node.origin == Origin::Emr)
        return NodeModel::tr("A core node is locked: it holds a part of HDFS. Task nodes can be removed.");
    return NodeModel::tr("A base worker is locked: nothing starts another machine in its place. "
                         "Workers that were added later can be removed.");
}

NodeModel::NodeModel(QObject *parent)
    : RowTable(
          [](const auto &n) { return n.name.empty() ? n.id.value : n.name; },
          {{tr("Name"), shownName, lockReason},
           {tr("Role"), roleOf, lockReason},
           {tr("IP address"),
            [](const auto &n) { return n.sshPort == 22 ? n.address() : n.address() + ":" + std::to_string(n.sshPort); },
            &NodeRow::sshCommand},
           {tr("State"), stateOfNode, whyDied},
           {tr("Process"), processOf, whyDied},
           number(tr("CPU"), lastOf(&NodeActivity::processor, QStringLiteral("%"))),
           number(tr("Memory"), lastOf(&NodeActivity::memory, QStringLiteral("%"))),
           number(tr("Network"), lastOf(&NodeActivity::network, tr("MB/s"))),
           number(tr("GPU"), lastOf(&NodeActivity::gpu, QStringLiteral("%"))),
           {tr("Elastic"), elasticOf, elasticTip},
           {tr("Type"), &NodeRow::type, &NodeRow::probe},
           {tr("Zone"), &NodeRow::zone},
           {tr("Instance ID"), [](const auto &n) { return n.id.value; }}},
          parent)
{
}

QVariant NodeModel::more(const NodeRow &n, int column, int role) const
{
    if (role != ValuesRole)
        return {};
    const std::vector<double> *values = column == Processor ? &n.activity.processor
                                        : column == Memory  ? &n.activity.memory
                                        : column == Network ? &n.activity.network
                                        : column == Gpu     ? &n.activity.gpu
                                                            : nullptr;
    QVariantList list;
    if (values) {
        for (const double value : *values)
            list << value;
    }
    return list;
}

} // namespace trainyard::gui
