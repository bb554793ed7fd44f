#pragma once

#include <QCoreApplication>
#include <QSortFilterProxyModel>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// The long actions, newest last. The drawer draws each row; the table itself serves tests and screen readers.
class OperationsModel final : public RowTable<services::OperationSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::OperationsModel)
public:
    enum Column { Title, State, Step, Progress, Elapsed, ColumnCount };
    using RowTable::RowTable;
    void tick() { clockMoved(Elapsed, Elapsed); }

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::OperationSnapshot &) const override;
    QVariant cell(const services::OperationSnapshot &, int column, int role) const override;
};

/// AWS calls and remote commands in plain words. Holds the latest kMost lines.
class ActivityModel final : public RowTable<services::ActivityEntry> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ActivityModel)
public:
    static constexpr std::size_t kMost = 5000;
    enum Column { Time, Kind, What, Where, Outcome, Took, ColumnCount };
    enum { CommandRole = SortRole + 100, ReadingRole }; ///< the equivalent `aws` or `ssh` line; does it change nothing?
    using RowTable::RowTable;
    /// Add lines; the oldest go when there are more than kMost.
    void append(const std::vector<services::ActivityEntry> &);

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::ActivityEntry &) const override;
    QVariant cell(const services::ActivityEntry &, int column, int role) const override;
    bool isNumber(int column) const override { return column == Took; }
};

/// Sorts any of our tables by SortRole and keeps the rows that hold every word of the filter in some column.
class FilterModel final : public QSortFilterProxyModel {
public:
    explicit FilterModel(QObject *parent = nullptr);
    void setWords(const QString &words);
    /// Leave out rows for which this role is true; negative leaves out none.
    void setHiddenRole(int role);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    int m_hiddenRole = -1;
};

} // namespace trainyard::gui
