#include "gui/models/clusters/cluster_models.h"

#include <algorithm>
#include <utility>

#include <QLocale>

#include "backend/services/notifications/notifications.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/text/sentence.h"

namespace trainyard::gui {

using namespace services;

namespace {

Timestamp now()
{
    return SystemClock::instance().now();
}

} // namespace

QString noteOf(const ClusterDetails &c)
{
    QStringList words;
    if (!c.detail.empty())
        words << text::sentence(c.detail);
    return (words + text::sentences(c.differences)).join(QLatin1Char(' '));
}

double costSoFar(const cluster::ClusterSnapshot &c, Timestamp at)
{
    const std::chrono::duration<double, std::ratio<3600>> hours = at - c.asOf;
    return c.usdSoFar + hourlyNow(c) * std::max(0.0, hours.count());
}

double hourlyNow(const cluster::ClusterSnapshot &c)
{
    return c.alive() && c.sameOwner ? c.usdPerHour : 0;
}

cluster::Usd hourlySum(const cluster::ClusterSnapshot &c)
{
    return c.alive() && c.sameOwner ? c.hourly() : cluster::Usd();
}

cluster::Usd costSum(const cluster::ClusterSnapshot &c, Timestamp at)
{
    return {costSoFar(c, at), std::max(c.soFarBound, hourlySum(c).bound)};
}

int workersOf(const cluster::ClusterSnapshot &c)
{
    return c.nodes.empty() ? c.formerWorkers : c.workers();
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

QString originName(cluster::Origin origin)
{
    switch (origin) {
    case cluster::Origin::Stack:
        return ClusterModel::tr("Stack");
    case cluster::Origin::Emr:
        return ClusterModel::tr("EMR");
    case cluster::Origin::Instances:
        break;
    }
    return ClusterModel::tr("Instances", "a cluster of single machines, not a stack");
}

QString originDescription(cluster::Origin origin)
{
    switch (origin) {
    case cluster::Origin::Stack:
        return ClusterModel::tr("A CloudFormation stack starts its machines; it ends with the deletion of the stack.");
    case cluster::Origin::Emr:
        return ClusterModel::tr("EMR starts its machines; it ends with the EMR cluster.");
    case cluster::Origin::Instances:
        break;
    }
    return ClusterModel::tr("Its machines were started one by one.");
}

Cell stateOf(const cluster::ClusterSnapshot &c)
{
    if (!c.lost.empty() && toneOf(c.state) != Tone::Attention)
        return {ClusterModel::tr("%1, %n machine(s) lost", "a state", int(c.lost.size())).arg(text::toString(c.state)),
                int(c.state), QStringLiteral("alert"), Tone::Attention};
    return {text::toString(c.state), int(c.state), iconOf(c.state), toneOf(c.state)};
}

namespace {

/// Amber when the notice of a near deadline comes.
Cell deadlineOf(const ClusterDetails &c)
{
    if (!c.expires || !c.alive())
        return QString();
    const auto left = *c.expires - now();
    Cell cell(left.count() > 0 ? ClusterModel::tr("in %1").arg(text::age(left)) : ClusterModel::tr("overdue"),
              *c.expires);
    const bool isRunning = c.state != ClusterState::Stopping && c.state != ClusterState::Stopped;
    if (isRunning && left <= DeadlineNotices::kBefore) {
        cell.icon = QStringLiteral("clock");
        cell.tone = Tone::Attention;
    }
    return cell;
}

} // namespace

ClusterModel::ClusterModel(QObject *parent)
    : RowTable([](const auto &c) { return c.id.value; },
               {{tr("Name"), &ClusterDetails::name, noteOf},
                {tr("State"), [](const auto &c) { return stateOf(c); }, noteOf},
                {tr("Nodes"), [](const auto &c) { return Cell(text::nodes(workersOf(c)), workersOf(c)); }},
                {tr("Kind"), [](const auto &c) { return originName(c.origin); },
                 [](const auto &c) { return originDescription(c.origin); }},
                {tr("Type"), &ClusterDetails::instanceType},
                {tr("Zone"), [](const auto &c) { return c.zone.empty() ? c.region : c.zone; }},
                number(
                    tr("Age"),
                    [](const auto &c) {
                        const auto lived = c.closed.value_or(now()) - c.created;
                        return Cell(text::age(lived), qlonglong(lived.count()));
                    },
                    [](const auto &c) { return tr("Created %1").arg(text::exactTime(c.created)); }),
                number(
                    tr("Cost so far"),
                    [](const auto &c) { return Cell(text::money(costSum(c, now())), costSoFar(c, now())); },
                    [](const auto &c) { return c.alive() ? text::price(hourlySum(c)) : QString(); }),
                {tr("Auto-terminates"), deadlineOf,
                 [](const auto &c) { return c.expires && c.alive() ? text::exactTime(*c.expires) : QString(); }}},
               parent)
{
}

void ClusterModel::pin(const QString &id)
{
    if (id == m_pinned)
        return;
    const QString before = std::exchange(m_pinned, id);
    for (int row = 0; row < rowCount(); ++row) {
        if (const QString key = index(row, 0).data(IdRole).toString(); key == before || key == id)
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

int ClusterModel::ended() const
{
    return int(std::ranges::count(rows(), ClusterState::Terminated, &ClusterDetails::state));
}

QVariant ClusterModel::more(const ClusterDetails &c, int, int role) const
{
    return role == FoldedRole ? c.state == ClusterState::Terminated && key(c) != m_pinned : QVariant();
}

namespace {

TableColumn<cluster::NodeTimeline> reached(const QString &title, cluster::Milestone milestone)
{
    const auto find = [milestone](const cluster::NodeTimeline &t) {
        const auto at = std::ranges::find(t.reached, milestone, &cluster::ReachedMilestone::milestone);
        return at == t.reached.end() ? nullptr : &*at;
    };
    const bool isFirst = milestone == cluster::Milestone::Requested;
    const auto seconds = [milestone](const auto &t) { return QLocale().toString(t.secondsTo(milestone), 'f', 1); };
    return {title,
            [=](const auto &t) {
                const auto *at = find(t);
                return !at       ? Cell(QStringLiteral("–"), -1.0)
                       : isFirst ? Cell(text::clockTime(at->at), at->at)
                                 : Cell(TimelineModel::tr("+%1 s", "seconds since the request").arg(seconds(t)),
                                        t.secondsTo(milestone));
            },
            [=](const auto &t) {
                const auto *at = find(t);
                return !at       ? QString()
                       : isFirst ? text::exactTime(at->at)
                                 : TimelineModel::tr("%1 s after it was requested: %2", "seconds, a time")
                                       .arg(seconds(t), text::exactTime(at->at));
            },
            true};
}

} // namespace

// In their usual order: EC2's status checks end minutes after SSH answers.
TimelineModel::TimelineModel(QObject *parent)
    : RowTable(&cluster::NodeTimeline::node,
               {{tr("Machine"), &cluster::NodeTimeline::node},
                reached(tr("Requested at"), cluster::Milestone::Requested),
                reached(tr("Pending"), cluster::Milestone::Pending),
                reached(tr("Running"), cluster::Milestone::Running),
                reached(tr("SSH"), cluster::Milestone::Ssh),
                reached(tr("Set up"), cluster::Milestone::SetUp),
                reached(tr("Joined"), cluster::Milestone::Joined),
                reached(tr("2/2 checks passed"), cluster::Milestone::Checks),
                {tr("Stages"), [](const auto &) { return Cell(QString()); },
                 [](const auto &t) { return Cell(text::recorded(cluster::describeStages(t))); }}},
               parent)
{
}

QStringList TimelineModel::stages() const
{
    constexpr int kFirst = 2, kLast = 6; // columns of the milestones below
    QStringList titles;
    for (int column = kFirst; column <= kLast; ++column)
        titles << headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return titles;
}

QVariant TimelineModel::more(const cluster::NodeTimeline &t, int column, int role) const
{
    if (role != EndsRole || column != Bar)
        return {};
    QVariantList ends;
    // One colour for each stage, whatever was not reached. EC2's checks end beside the others.
    for (const auto milestone : {cluster::Milestone::Pending, cluster::Milestone::Running, cluster::Milestone::Ssh,
                                 cluster::Milestone::SetUp, cluster::Milestone::Joined})
        ends << std::max(ends.isEmpty() ? 0.0 : ends.constLast().toDouble(), t.secondsTo(milestone));
    return ends;
}

namespace {

/// A refusal by AWS is prefixed with its subject. A failure of a stack or of EMR has sentences of the product in it.
QString sentenceOf(const ledger::Event &e)
{
    if (e.kind == "attempt")
        return EventModel::tr("AWS had no capacity for %1: %2", "machine, reason")
            .arg(text::from(e.subject), text::from(e.text));
    const QString shown = text::recorded(e.text);
    return e.failed && shown == text::from(e.text) ? text::failureDetail(e.text) : shown;
}

} // namespace

EventModel::EventModel(QObject *parent)
    : RowTable([](const auto &e) { return QString::number(e.sequence); },
               {{tr("Time"), [](const auto &e) { return Cell(text::clockTime(e.at), e.at); },
                 [](const auto &e) { return text::exactTime(e.at); }},
                {tr("What happened"),
                 [](const auto &e) {
                     return Cell(sentenceOf(e), {}, e.failed ? QStringLiteral("alert") : QString(),
                                 e.failed ? Tone::Bad : Tone::Quiet);
                 },
                 sentenceOf}},
               parent)
{
}

} // namespace trainyard::gui
