#pragma once

#include <span>

#include <QCoreApplication>
#include <QStringList>

#include "backend/training/records/run_details.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// One figure or parameter of several runs.
struct ComparisonRow {
    QString key, name;  ///< of two rows, the names may be equal
    QStringList values; ///< of each run
    bool isParameter = false, differs = false;
    bool operator==(const ComparisonRow &) const = default;
};
/// Metrics, then parameters.
/// \param onlyDifferences  leaves out what is equal
std::vector<ComparisonRow> comparisonRows(std::span<const training::RunDetails> runs, bool onlyDifferences);
/// Names of the runs, for the titles: equal ones are followed by their starts, as in the list, or else by their ids.
QStringList comparisonTitles(std::span<const training::RunDetails> runs);

/// Metrics and parameters of runs, side by side.
class RunComparisonModel final : public RowTable<ComparisonRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RunComparisonModel)
public:
    enum Column { Name, Differs, FirstRun };
    explicit RunComparisonModel(const QStringList &titles, QObject *parent = nullptr);
};

} // namespace trainyard::gui
