#pragma once

#include <QList>

#include "gui/models/runs/run_models.h"

class QSettings;

namespace trainyard::gui {

/// How the list of runs is shown: stays with other runs, and after a restart.
struct RunListView {
    QList<int> hidden{RunModel::Cost, RunModel::Tags, RunModel::Parameters}; ///< columns
    int sortedBy = -1;                                                       ///< a column; -1: newest first
    Qt::SortOrder order = Qt::AscendingOrder;
    bool showArchived = false;
    bool operator==(const RunListView &) const = default;
};

RunListView loadRunListView(const QSettings &settings); ///< invalid values become those of RunListView
void storeRunListView(QSettings &settings, const RunListView &view);

} // namespace trainyard::gui
