#pragma once

#include <vector>

#include <QString>

#include "backend/services/snapshots.h"

namespace trainyard::gui {

/// Warning about the end of a session while machines run or actions are under way: without a session they can neither
/// be seen nor ended from here. Empty when no warning is due.
struct SessionWarning {
    QString sentence;
    bool isOver = false; ///< it has ended already
    bool operator==(const SessionWarning &) const = default;
};

/// Warning about this computer's clock, from an error of one minute on; empty when it is correct.
QString clockWarning(const services::AccountSnapshot &account);

/// Warning about a ledger that cannot be written: nothing can be launched; empty when it can be.
QString ledgerWarning(const services::AccountSnapshot &account);

/// \param underWay  number of unfinished long actions
SessionWarning sessionWarning(const services::AccountSnapshot &account,
                              const std::vector<services::ClusterDetails> &clusters, int underWay, Timestamp now);

} // namespace trainyard::gui
