#include "gui/models/cluster_models.h"

#include <algorithm>
#include <utility>

#include <QLocale>

#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

namespace {

Timestamp now()
{
    return SystemClock::instance().now();
}

Tone toneOfMachine(const std::string &state)
{
    if (state == "running")
        return Tone::Good;
    return state == "terminated" || state.empty() ? Tone::Quiet : Tone::Busy;
}

} // namespace

double costSoFar(const ClusterSnapshot &c, Timestamp at)
{
    if (c.state == ClusterState::Planned)
        return 0;
    const auto hours = [](auto d) { return std::chrono::duration<double, std::ratio<3600>>(d).count(); };
    if (c.usdSoFar >= 0)
        return c.usdSoFar + (c.alive() && c.usdPerHour > 0 ? c.usdPerHour * std::max(0.0, hours(at - c.asOf)) : 0);
    if (c.usdPerHour < 0)
        return -1;
    return c.usdPerHour * std::max(0.0, hours(c.ended.value_or(at) - c.created));
}

double hourlyNow(const ClusterSnapshot &c)
{
    return c.alive() ? c.usdPerHour : 0;
}

Tone toneOf(ClusterState state)
{
    switch (state) {
    case ClusterState::Planned:
    case ClusterState::Terminated:
    case ClusterState::Stopped:
        return Tone::Quiet;
    case ClusterState::Ready:
    case ClusterState::Training:
        return Tone::Good;
    case ClusterState::NeedsAttention:
        return Tone::Attention;
    default:
        return Tone::Busy;
    }
}

QString iconOf(ClusterState state)
{
    switch (toneOf(state)) {
    case Tone::Quiet:
        return state == ClusterState::Planned ? QStringLiteral("circle") : QStringLiteral("ended");
    case Tone::Good:
        return state == ClusterState::Training ? QStringLiteral("pulse") : QStringLiteral("check");
    case Tone::Attention:
    case Tone::Bad:
        return QStringLiteral("alert");
    case Tone::Busy:
        break;
    }
    return QStringLiteral("clock");
}

QString ClusterModel::title(int column) const
{
    switch (column) {
    case Name:
        return tr("Name");
    case State:
        return tr("State");
    case Nodes:
        return tr("Nodes");
    case Type:
        return tr("Type");
    case Zone:
        return tr("Zone");
    case Age:
        return tr("Age");
    case Cost:
        return tr("Cost so far");
    case DeadlineColumn:
        return tr("Auto-terminates");
    default:
        return {};
    }
}

void ClusterModel::pin(const QString &id)
{
    if (id == m_pinned)
        return;
    const QString before = std::exchange(m_pinned, id);
    for (int row = 0; row < rowCount(); ++row) {
        if (const QString key = index(row, 0).data(IdRole).toString(); key == before || key == id)
            emit dataChanged(index(row, 0), index(row, columns() - 1));
    }
}

int ClusterModel::ended() const
{
    return int(std::ranges::count(rows(), ClusterState::Terminated, &ClusterSnapshot::state));
}

QString ClusterModel::key(const ClusterSnapshot &c) const
{
    return text::from(c.id.value);
}

QVariant ClusterModel::cell(const ClusterSnapshot &c, int column, int role) const
{
    if (role == FoldedRole)
        return c.state == ClusterState::Terminated && key(c) != m_pinned;
    switch (column) {
    case Name:
        if (role == Qt::ToolTipRole)
            return text::from(c.note);
        return plain(column, role, text::from(c.name));
    case State:
        if (role == IconRole)
            return iconOf(c.state);
        if (role == ToneRole)
            return int(toneOf(c.state));
        if (role == Qt::ToolTipRole)
            return text::from(c.note);
        return plain(column, role, text::toString(c.state), int(c.state));
    case Nodes:
        return plain(column, role, text::nodes(c.workers), c.workers);
    case Type:
        return plain(column, role, text::from(c.instanceType));
    case Zone:
        return plain(column, role, text::from(c.zone.empty() ? c.region : c.zone));
    case Age: {
        const auto lived = c.ended.value_or(now()) - c.created;
        if (role == Qt::ToolTipRole)
            return tr("Created %1").arg(text::exactTime(c.created));
        return plain(column, role, text::age(lived), qlonglong(lived.count()));
    }
    case Cost: {
        const double cost = costSoFar(c, now());
        if (role == Qt::ToolTipRole)
            return text::perHour(c.usdPerHour);
        return plain(column, role, text::money(cost), cost);
    }
    case DeadlineColumn:
        if (!c.expires || !c.alive())
            return plain(column, role, QString());
        if (role == Qt::ToolTipRole)
            return text::exactTime(*c.expires);
        return plain(column, role, *c.expires > now() ? tr("in %1").arg(text::age(*c.expires - now())) : tr("overdue"),
                     qlonglong(c.expires->time_since_epoch().count()));
    default:
        return {};
    }
}

QString NodeModel::title(int column) const
{
    switch (column) {
    case Name:
        return tr("Name");
    case Role:
        return tr("Role");
    case Address:
        return tr("IP address");
    case State:
        return tr("State");
    case Type:
        return tr("Type");
    case Zone:
        return tr("Zone");
    case Instance:
        return tr("Instance ID");
    default:
        return {};
    }
}

QString NodeModel::key(const NodeSnapshot &n) const
{
    return text::from(n.name.empty() ? n.instance.value : n.name);
}

QVariant NodeModel::cell(const NodeSnapshot &n, int column, int role) const
{
    switch (column) {
    case Name:
        return plain(column, role, text::from(n.name));
    case Role:
        return plain(column, role, n.role == "head" ? tr("head") : tr("worker"));
    case Address:
        if (role == Qt::ToolTipRole)
            return text::from(n.shellLine);
        return plain(column, role,
                     n.sshPort == 22 ? text::from(n.address)
                                     : QStringLiteral("%1:%2").arg(text::from(n.address)).arg(n.sshPort));
    case State:
        if (role == IconRole)
            return toneOfMachine(n.state) == Tone::Good    ? QStringLiteral("check")
                   : toneOfMachine(n.state) == Tone::Quiet ? QStringLiteral("ended")
                                                           : QStringLiteral("clock");
        if (role == ToneRole)
            return int(toneOfMachine(n.state));
        return plain(column, role, text::ec2State(n.state));
    case Type:
        if (role == Qt::ToolTipRole && !n.probe.empty())
            return text::from(n.probe);
        return plain(column, role, text::from(n.type));
    case Zone:
        return plain(column, role, text::from(n.zone));
    case Instance:
        return plain(column, role, text::from(n.instance.value));
    default:
        return {};
    }
}

namespace {

// In their usual order: EC2's status checks end minutes after SSH answers.
constexpr cluster::Milestone kColumns[] = {
    cluster::Milestone::Asked, cluster::Milestone::Pending, cluster::Milestone::Running, cluster::Milestone::Ssh,
    cluster::Milestone::SetUp, cluster::Milestone::Joined,  cluster::Milestone::Checks};
static_assert(std::size(kColumns) == std::size(cluster::kMilestones));

} // namespace

QString TimelineModel::title(int column) const
{
    if (column == 0)
        return tr("Machine");
    switch (kColumns[column - 1]) {
    case cluster::Milestone::Asked:
        return tr("Requested at");
    case cluster::Milestone::Pending:
        return tr("Pending");
    case cluster::Milestone::Running:
        return tr("Running");
    case cluster::Milestone::Checks:
        return tr("2/2 checks passed");
    case cluster::Milestone::Ssh:
        return tr("SSH");
    case cluster::Milestone::SetUp:
        return tr("Set up");
    case cluster::Milestone::Joined:
        return tr("Joined");
    }
    return {};
}

QString TimelineModel::key(const cluster::NodeTimeline &t) const
{
    return text::from(t.node);
}

QVariant TimelineModel::cell(const cluster::NodeTimeline &t, int column, int role) const
{
    if (column == 0)
        return plain(column, role, text::from(t.node));
    const auto milestone = kColumns[column - 1];
    const auto reached = std::ranges::find(t.reached, milestone, &cluster::ReachedMilestone::milestone);
    if (reached == t.reached.end())
        return plain(column, role, QStringLiteral("–"), -1.0);
    if (milestone == cluster::Milestone::Asked) {
        if (role == Qt::ToolTipRole)
            return text::exactTime(reached->at);
        return plain(column, role, text::clockTime(reached->at), qlonglong(reached->at.time_since_epoch().count()));
    }
    const double seconds = t.secondsTo(milestone);
    const QString number = QLocale().toString(seconds, 'f', 1);
    if (role == Qt::ToolTipRole)
        return tr("%1 s after it was requested: %2", "seconds, a time").arg(number, text::exactTime(reached->at));
    return plain(column, role, tr("+%1 s", "seconds since the request").arg(number), seconds);
}

QString ResourceModel::title(int column) const
{
    switch (column) {
    case Kind:
        return tr("Kind");
    case Id:
        return tr("ID");
    case Name:
        return tr("Name");
    case Region:
        return tr("Region");
    case State:
        return tr("State");
    case Price:
        return tr("Price");
    case Created:
        return tr("Created");
    default:
        return {};
    }
}

QString ResourceModel::key(const ResourceSnapshot &r) const
{
    return text::from(r.kind + ":" + r.id);
}

QVariant ResourceModel::cell(const ResourceSnapshot &r, int column, int role) const
{
    switch (column) {
    case Kind:
        return plain(column, role, text::resourceKind(r.kind));
    case Id:
        return plain(column, role, text::from(r.id));
    case Name:
        return plain(column, role, text::from(r.name));
    case Region:
        return plain(column, role, text::from(r.region));
    case State:
        return plain(column, role, text::ec2State(r.state));
    case Price:
        return plain(column, role, r.usdPerHour == 0 ? tr("free") : text::perHour(r.usdPerHour), r.usdPerHour);
    case Created:
        if (role == Qt::ToolTipRole)
            return text::exactTime(r.created);
        return plain(column, role, text::ago(r.created, now()), qlonglong(r.created.time_since_epoch().count()));
    default:
        return {};
    }
}

QString EventModel::title(int column) const
{
    return column == Time ? tr("Time") : tr("What happened");
}

QString EventModel::key(const EventSnapshot &e) const
{
    return QString::number(e.id);
}

QVariant EventModel::cell(const EventSnapshot &e, int column, int role) const
{
    if (column == Time) {
        if (role == Qt::ToolTipRole)
            return text::exactTime(e.at);
        return plain(column, role, text::clockTime(e.at), qlonglong(e.at.time_since_epoch().count()));
    }
    if (role == ToneRole)
        return int(e.bad ? Tone::Bad : Tone::Quiet);
    if (role == IconRole)
        return e.bad ? QStringLiteral("alert") : QString();
    if (role == Qt::ToolTipRole)
        return text::from(e.text);
    return plain(column, role, text::from(e.text));
}

} // namespace trainyard::gui
