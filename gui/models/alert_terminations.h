#pragma once

#include <map>
#include <vector>

#include "backend/services/snapshots.h"
#include "gui/models/alert_rules.h"

namespace trainyard::gui {

/// The terminations that alert rules require. One whose cluster is in another account than the one that answers is not
/// lost: it is carried out when that of the cluster answers, as a budget's is. A plain object.
class AlertTerminations {
public:
    struct Termination {
        RunId run;
        AlertRule rule;
        bool operator==(const Termination &) const = default;
    };

    /// A rule requires to terminate the cluster of a run.
    /// \param isListed  the run is one of the selected profile; otherwise its cluster waits until it is listed again
    /// \return whether it is terminated now
    bool require(const services::RunSnapshot &run, const AlertRule &rule,
                 const std::vector<services::ClusterDetails> &clusters, bool isListed);
    void began(const ClusterId &cluster, const OperationId &operation);
    /// \param isSettled  the account of the cluster has answered, or it has failed, which the user can repeat
    void ended(const OperationId &operation, bool isSettled);
    /// Returns what is terminated now, each once. Forgets what ended otherwise, what no rule requires any more, and
    /// clusters that the user has given another run.
    std::map<ClusterId, Termination> due(const std::vector<services::ClusterDetails> &clusters,
                                         const std::vector<services::RunSnapshot> &runs,
                                         const std::vector<AlertRule> &rules);

private:
    struct Pending {
        Termination what;
        OperationId operation; ///< in progress; empty: it waits
        bool wasElsewhere = false;
    };
    std::map<ClusterId, Pending> m_pending;
};

} // namespace trainyard::gui
