#pragma once

#include <QCoreApplication>
#include <QSortFilterProxyModel>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"
#include "gui/text/activity_text.h"

namespace trainyard::gui {

/// AWS calls and remote commands in plain words. Retains the latest kMost lines.
class ActivityModel final : public RowTable<services::ActivityEntry> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ActivityModel)
public:
    static constexpr std::size_t kMost = 5000;
    enum Column { Time, Kind, What, Where, Outcome, Took };
    enum { CommandRole = SortRole + 100, ReadingRole }; ///< the equivalent `aws` or `ssh` line; whether it is read-only
    explicit ActivityModel(QObject *parent = nullptr);
    /// Appends lines; drops the oldest ones above kMost.
    void append(const std::vector<services::ActivityEntry> &);
    /// The lines call the machines of these clusters by their names from now on, also after their end.
    void learn(const std::vector<services::ClusterDetails> &clusters);

private:
    QVariant more(const services::ActivityEntry &, int column, int role) const override;
    text::MachineNames m_names;
};

/// Sorts any table by SortRole and keeps the rows that contain every word of the filter in some column.
class FilterModel final : public QSortFilterProxyModel {
public:
    explicit FilterModel(QObject *parent = nullptr);
    void setWords(const QString &words);
    /// Hides rows for which this role is true; negative hides none.
    void setHiddenRole(int role);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    int m_hiddenRole = -1;
};

} // namespace trainyard::gui
