#pragma once

#include <vector>

#include <QString>

#include "backend/services/snapshots.h"

namespace trainyard::gui {

/// What has to be said about the end of a session while machines run or actions are under way: without one they can
/// neither be seen nor ended from here. Empty when there is nothing to say.
struct SessionWarning {
    QString sentence;
    bool isOver = false; ///< it has ended already
    bool operator==(const SessionWarning &) const = default;
};

/// What has to be said about this computer's clock, from a minute on; empty when it is right.
QString clockWarning(const services::AccountSnapshot &account);

/// underWay  long actions that have not finished
SessionWarning sessionWarning(const services::AccountSnapshot &account,
                              const std::vector<services::ClusterSnapshot> &clusters, int underWay, Timestamp now);

} // namespace trainyard::gui
