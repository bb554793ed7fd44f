#pragma once

#include <vector>

#include <QString>

#include "backend/services/snapshots.h"

namespace trainyard::gui {

/// What is in progress, for the title of the window and the task bar.
struct WorkProgress {
    int count = 0;        ///< operations and runs
    double fraction = -1; ///< 0 to 1: the mean of those that know theirs; negative: none does
    QString sentence;     ///< "42 % lenet on demo", "42 % of 3 in progress"; empty: nothing is
    bool operator==(const WorkProgress &) const = default;
};

WorkProgress workProgress(const std::vector<services::OperationSnapshot> &operations,
                          const std::vector<services::RunSnapshot> &runs);

} // namespace trainyard::gui
