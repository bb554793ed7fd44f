#include "gui/models/runs/run_list_view.h"

#include <iterator>

#include <QSettings>
#include <QStringList>

namespace trainyard::gui {
namespace {

const QString kListHidden = QStringLiteral("runs/hidden"), kListSortedBy = QStringLiteral("runs/sortedBy"),
              kListDescending = QStringLiteral("runs/descending"), kListArchived = QStringLiteral("runs/showArchived");
/// The columns as they are stored: by name, for versions with other columns.
constexpr const char *kListColumns[] = {"run",     "started", "state", "cluster", "mode", "epochs",    "validation",
                                        "workers", "elapsed", "best",  "cost",    "tags", "parameters"};
static_assert(std::size(kListColumns) == std::size_t(RunModel::Parameters) + 1);

/// Returns -1 for a name of no column.
int columnOf(const QString &name)
{
    for (int column = 0; column < int(std::size(kListColumns)); ++column) {
        if (name == QLatin1String(kListColumns[column]))
            return column;
    }
    return -1;
}

} // namespace

RunListView loadRunListView(const QSettings &settings)
{
    RunListView view;
    if (settings.contains(kListHidden)) {
        view.hidden.clear();
        const QStringList names = settings.value(kListHidden).toStringList();
        for (const QString &name : names) {
            if (const int column = columnOf(name); column > RunModel::Job) // the first one names the row
                view.hidden << column;
        }
    }
    view.sortedBy = columnOf(settings.value(kListSortedBy).toString());
    view.order = settings.value(kListDescending, false).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder;
    view.showArchived = settings.value(kListArchived, false).toBool();
    return view;
}

void storeRunListView(QSettings &settings, const RunListView &view)
{
    QStringList names;
    for (const int column : view.hidden)
        names << QLatin1String(kListColumns[column]);
    settings.setValue(kListHidden, names);
    settings.setValue(kListSortedBy, view.sortedBy < 0 ? QString() : QLatin1String(kListColumns[view.sortedBy]));
    settings.setValue(kListDescending, view.order == Qt::DescendingOrder);
    settings.setValue(kListArchived, view.showArchived);
}

} // namespace trainyard::gui
