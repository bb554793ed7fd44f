#pragma once

#include <cstddef>
#include <vector>

#include <QString>
#include <QStringList>

#include "backend/services/snapshots.h"

namespace trainyard::training {
struct CheckpointList;
}

namespace trainyard::gui {

/// The runs that are not over, of these clusters; none: of all.
std::vector<services::RunSnapshot> activeRuns(const std::vector<services::RunSnapshot> &runs,
                                              const std::vector<ClusterId> &clusters = {});

/// "lenet on demo".
QString runOnCluster(const services::RunSnapshot &run);

/// "lenet on demo: epoch 18 of 100"; of a program of the user "train.py on demo".
QString activeRunText(const services::RunSnapshot &run);

/// One line for each of the first runs, and how many more there are.
QStringList activeRunLines(const std::vector<services::RunSnapshot> &runs, std::size_t most);

/// The last checkpoint that outlives the machines: "last copied checkpoint: epoch 17", or that there is none.
QString lastCopyText(const training::CheckpointList &list);

} // namespace trainyard::gui
