#pragma once

#include <QCoreApplication>
#include <QSortFilterProxyModel>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// The long actions, newest last. The operations panel draws each row; the table serves tests and screen readers.
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

/// AWS calls and remote commands in plain words. Retains the latest kMost lines.
class ActivityModel final : public RowTable<services::ActivityEntry> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ActivityModel)
public:
    static constexpr std::size_t kMost = 5000;
    enum Column { Time, Kind, What, Where, Outcome, Took, ColumnCount };
    enum { CommandRole = SortRole + 100, ReadingRole }; ///< the equivalent `aws` or `ssh` line; whether it is read-only
    using RowTable::RowTable;
    /// Appends lines; drops the oldest ones above kMost.
    void append(const std::vector<services::ActivityEntry> &);

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::ActivityEntry &) const override;
    QVariant cell(const services::ActivityEntry &, int column, int role) const override;
    bool isNumber(int column) const override { return column == Took; }
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
