#pragma once

#include <vector>

#include <QCoreApplication>

#include "backend/cluster/teardown/receipt.h"
#include "backend/core/async/progress.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// The lines of the terminate dialog: the resources to terminate, and their states.
class TeardownModel final : public RowTable<cluster::Target> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TeardownModel)
public:
    enum Column { Section, Kind, Name, Cluster, Region, Age, Price, State };
    explicit TeardownModel(QObject *parent = nullptr);
    /// Sets the state of the step's subject; appends a resource that the list lacks.
    void applyStep(const StepEvent &event);
    void applyLine(const cluster::ReceiptLine &line);
};

/// Who launched a resource of the account.
enum class TargetSection {
    Here,    ///< this ledger
    Other,   ///< another computer or ledger with Trainyard
    Foreign, ///< not Trainyard
};
TargetSection sectionOf(const cluster::Target &);
/// The targets by section; within one, in their order.
std::vector<cluster::Target> inSections(std::vector<cluster::Target> targets);

} // namespace trainyard::gui
