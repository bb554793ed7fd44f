#include "gui/models/activity/activity_models.h"

#include <QLocale>

#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

namespace {

Cell outcomeOf(const ActivityEntry &e)
{
    const bool bad = e.failed && text::expectedOutcome(e).isEmpty();
    return {text::outcome(e), {}, bad ? QStringLiteral("alert") : QString(), bad ? Tone::Bad : Tone::Quiet};
}

} // namespace

ActivityModel::ActivityModel(QObject *parent)
    : RowTable([](const auto &e) { return QString::number(e.number); },
               {{tr("Time"), [](const auto &e) { return Cell(text::clockTime(e.at), qlonglong(e.number)); },
                 [](const auto &e) { return text::exactTime(e.at); }},
                {tr("Kind"),
                 [](const auto &e) {
                     return e.kind == ActivityKind::AwsCall         ? tr("AWS call")
                            : e.kind == ActivityKind::RemoteCommand ? tr("Remote command")
                                                                    : tr("On this computer");
                 }},
                {tr("What"), [this](const auto &e) { return text::describeCall(e, m_names); },
                 [](const auto &e) { return e.commandLine.empty() ? e.what : e.what + "\n" + e.commandLine; }},
                {tr("Where"), &ActivityEntry::where},
                {tr("Result"), outcomeOf,
                 [](const auto &e) {
                     return e.requestId.empty() ? text::from(e.outcome)
                                                : tr("%1, request %2", "an answer, an id")
                                                      .arg(text::from(e.outcome), text::from(e.requestId));
                 }},
                number(tr("Took"),
                       [](const auto &e) {
                           const int decimals = e.seconds < 10 ? 2 : 0;
                           return Cell(tr("%1 s", "seconds").arg(QLocale().toString(e.seconds, 'f', decimals)),
                                       e.seconds);
                       })},
               parent)
{
}

void ActivityModel::append(const std::vector<ActivityEntry> &entries)
{
    // Numbers rise: a line that is not newer than the last one is already present, without a search per line.
    std::vector<ActivityEntry> fresh;
    const auto newest = rows().empty() ? std::int64_t(-1) : rows().back().number;
    for (const ActivityEntry &e : entries) {
        if (e.number > newest)
            fresh.push_back(e);
    }
    if (fresh.size() > kMost)
        fresh.erase(fresh.begin(), fresh.end() - kMost);
    keepLast(kMost - fresh.size());
    RowTable::append(fresh);
}

void ActivityModel::learn(const std::vector<ClusterDetails> &clusters)
{
    const auto before = m_names.size(); // a machine keeps its name
    for (const ClusterDetails &c : clusters) {
        for (const cluster::NodeSnapshot &node : c.nodes)
            m_names.emplace(node.id.value, c.name + " " + node.name);
    }
    if (m_names.size() != before)
        clockMoved(What, What);
}

QVariant ActivityModel::more(const ActivityEntry &e, int column, int role) const
{
    switch (role) {
    case CommandRole:
        return text::from(e.commandLine);
    case ReadingRole:
        return e.reading && (!e.failed || !text::expectedOutcome(e).isEmpty());
    case SearchRole:
        return column == What ? text::from(e.what) : column == Outcome ? text::from(e.outcome) : QString();
    default:
        return {};
    }
}

FilterModel::FilterModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

void FilterModel::setWords(const QString &words)
{
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void FilterModel::setHiddenRole(int role)
{
    m_hiddenRole = role;
    invalidateFilter();
}

bool FilterModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_hiddenRole >= 0 && sourceModel()->index(row, 0, parent).data(m_hiddenRole).toBool())
        return false;
    return std::ranges::all_of(m_words, [&](const QString &word) {
        for (int c = 0; c < sourceModel()->columnCount(parent); ++c) {
            const QModelIndex cell = sourceModel()->index(row, c, parent);
            if (cell.data().toString().contains(word, Qt::CaseInsensitive) ||
                cell.data(SearchRole).toString().contains(word, Qt::CaseInsensitive))
                return true;
        }
        return false;
    });
}

} // namespace trainyard::gui
