#include "gui/models/activity_models.h"

#include <QLocale>

#include "gui/text/activity_text.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

QString OperationsModel::title(int column) const
{
    switch (column) {
    case Title:
        return tr("Operation");
    case State:
        return tr("State");
    case Step:
        return tr("Step");
    case Progress:
        return tr("Progress");
    case Elapsed:
        return tr("Elapsed");
    default:
        return {};
    }
}

QString OperationsModel::key(const OperationSnapshot &o) const
{
    return text::from(o.id.value);
}

QVariant OperationsModel::cell(const OperationSnapshot &o, int column, int role) const
{
    switch (column) {
    case Title:
        return plain(column, role, text::from(o.title));
    case State:
        return plain(column, role, text::toString(o.state), int(o.state));
    case Step:
        return plain(column, role, o.error ? text::message(*o.error) : text::from(o.currentStep()));
    case Progress:
        return plain(column, role, o.fraction() < 0 ? QString() : text::percent(o.fraction()), o.fraction());
    case Elapsed: {
        const auto took = o.ended.value_or(SystemClock::instance().now()) - o.started;
        return plain(column, role, text::elapsed(took), qlonglong(took.count()));
    }
    default:
        return {};
    }
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

QString ActivityModel::title(int column) const
{
    switch (column) {
    case Time:
        return tr("Time");
    case Kind:
        return tr("Kind");
    case What:
        return tr("What");
    case Where:
        return tr("Where");
    case Outcome:
        return tr("Result");
    case Took:
        return tr("Took");
    default:
        return {};
    }
}

QString ActivityModel::key(const ActivityEntry &e) const
{
    return QString::number(e.number);
}

QVariant ActivityModel::cell(const ActivityEntry &e, int column, int role) const
{
    if (role == CommandRole)
        return text::from(e.commandLine);
    if (role == ReadingRole)
        return e.reading && (!e.failed || !text::expectedOutcome(e).isEmpty());
    switch (column) {
    case Time:
        if (role == Qt::ToolTipRole)
            return text::exactTime(e.at);
        return plain(column, role, text::clockTime(e.at), qlonglong(e.number));
    case Kind:
        return plain(column, role,
                     e.kind == "aws"   ? tr("AWS call")
                     : e.kind == "ssh" ? tr("Remote command")
                                       : tr("On this computer"));
    case What:
        if (role == Qt::ToolTipRole)
            return text::from(e.commandLine.empty() ? e.what : e.what + "\n" + e.commandLine);
        if (role == SearchRole)
            return text::from(e.what);
        return plain(column, role, text::describeCall(e));
    case Where:
        return plain(column, role, text::from(e.where));
    case Outcome: {
        const bool bad = e.failed && text::expectedOutcome(e).isEmpty();
        if (role == ToneRole)
            return int(bad ? Tone::Bad : Tone::Quiet);
        if (role == IconRole)
            return bad ? QStringLiteral("alert") : QString();
        if (role == Qt::ToolTipRole)
            return e.requestId.empty()
                       ? text::from(e.outcome)
                       : tr("%1, request %2", "an answer, an id").arg(text::from(e.outcome), text::from(e.requestId));
        if (role == SearchRole)
            return text::from(e.outcome);
        return plain(column, role, text::outcome(e));
    }
    case Took:
        return plain(column, role,
                     tr("%1 s", "seconds").arg(QLocale().toString(e.seconds, 'f', e.seconds < 10 ? 2 : 0)), e.seconds);
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
