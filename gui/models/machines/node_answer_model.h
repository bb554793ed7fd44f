#pragma once

#include <string>

#include <QCoreApplication>

#include "backend/cluster/recipes/run_on_all.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// What a command did, or does, on one machine.
struct NodeAnswerRow {
    std::string node;
    bool running = true;
    QString problem; ///< it could not be run
    int exitStatus = 0;
    std::string output; ///< clean, standard output first
    double seconds = 0;
    bool isGood() const { return !running && problem.isEmpty() && exitStatus == 0; }
    bool operator==(const NodeAnswerRow &) const = default;
};
NodeAnswerRow rowOf(const cluster::NodeAnswer &answer);

/// The machines on which a command runs.
class NodeAnswerModel final : public RowTable<NodeAnswerRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::NodeAnswerModel)
public:
    enum Column { Machine, Status, Seconds, Output };
    explicit NodeAnswerModel(QObject *parent = nullptr);
    std::vector<std::string> failed() const;
};

} // namespace trainyard::gui
