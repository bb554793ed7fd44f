#pragma once

#include <string>

#include <QCoreApplication>

#include "backend/cluster/emr/emr_steps.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// The steps of an EMR cluster, newest first.
class EmrStepModel final : public RowTable<cluster::EmrStepInfo> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::EmrStepModel)
public:
    enum Column { Name, State, Command, Started, Took, Reason };
    explicit EmrStepModel(QObject *parent = nullptr);
};

/// What is shown of a long log: the lines around one, or the last ones.
struct LogExcerpt {
    std::string text;
    int firstLine = 1;  ///< number of its first line in the log
    bool isCut = false; ///< the log has more
};
/// \param line  to be shown, from 1; 0: the end of the log
/// \param most  bytes
LogExcerpt excerptOf(const std::string &log, int line, std::size_t most);

} // namespace trainyard::gui
