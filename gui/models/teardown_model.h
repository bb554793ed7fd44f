#pragma once

#include <QCoreApplication>

#include "backend/cluster/teardown/receipt.h"
#include "backend/core/async/progress.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// The lines of the terminate dialog: the resources to terminate, and their states.
class TeardownModel final : public RowTable<cluster::Target> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TeardownModel)
public:
    enum Column { Kind, Name, Cluster, Region, Age, Price, State };
    explicit TeardownModel(QObject *parent = nullptr);
    /// Sets the state of the step's subject; appends a resource that the list lacks.
    void applyStep(const StepEvent &event);
    void applyLine(const cluster::ReceiptLine &line);
};

} // namespace trainyard::gui
