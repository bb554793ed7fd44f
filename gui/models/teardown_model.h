#pragma once

#include <QCoreApplication>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// The lines of the terminate dialog: the resources to end, and their states.
class TeardownModel final : public RowTable<services::TeardownItem> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TeardownModel)
public:
    enum Column { Kind, Name, Cluster, Region, Age, Price, State, ColumnCount };
    using RowTable::RowTable;
    /// Sets the state of one resource as reported by the cloud (kind, id, state); appends a resource that the list
    /// lacks.
    void setState(const services::TeardownItem &item);

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::TeardownItem &) const override;
    QVariant cell(const services::TeardownItem &, int column, int role) const override;
    bool isNumber(int column) const override { return column == Price || column == Age; }
};

} // namespace trainyard::gui
