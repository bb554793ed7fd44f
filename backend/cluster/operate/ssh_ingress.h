#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// The change to one security group.
struct SshIngressChange {
    ClusterId cluster;
    std::string name, group;         ///< name of the cluster; "sg-..."
    std::string opened;              ///< the range that may now connect to SSH
    std::vector<std::string> closed; ///< ranges that were removed
    std::optional<Error> error;      ///< why the change failed
};

/// Adapts SSH access to this computer's current address: opens it and removes the former ones, in the security groups
/// of all open clusters of this account (or of one). Changes only rules that Trainyard created, and none wider than
/// /24, since those are intentional. Opens before it closes, so that a failure in between does not lock users out. A group
/// that the user chose is changed only with LaunchPlan::repairGroup.
/// \param size  "" for the address alone, "/24" for the range around it
/// \return one entry per group; empty when there is no cluster
/// \error those of CloudContext::publicAddress, NotFound (no such cluster, or it has no group to change), Cancelled
Result<std::vector<SshIngressChange>> updateSshIngress(const CloudContext &, const ClusterId &only,
                                                       const std::string &size, const ProgressSink &, std::stop_token);

/// Open clusters of this account whose SSH access excludes this computer's current address.
struct SshIngressDrift {
    std::string address;               ///< this computer's: "203.0.113.9/32"; empty: no clusters, not queried
    std::vector<std::string> clusters; ///< their names
    bool operator==(const SshIngressDrift &) const = default;
};

/// Read-only. Omits groups that cannot be read, and the user's own without LaunchPlan::repairGroup.
/// \error those of CloudContext::publicAddress, Cancelled
Result<SshIngressDrift> sshIngressDrift(const CloudContext &, const CallContext &);

/// Decides when to query this computer's public address again. A plain object that receives events and times.
class PublicIpMonitor {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::minutes kInterval{15}; ///< without events
    static constexpr std::chrono::minutes kLeast{1};     ///< minimum between queries
    enum class Occasion { Time, WindowActive, BeforeSsh };

    /// Whether to query now. If so, the time of the query is recorded.
    bool due(Occasion occasion, Clock::time_point now)
    {
        const bool first = !m_requested;
        if (!first && now - *m_requested < (occasion == Occasion::Time ? kInterval : kLeast))
            return false;
        m_requested = now;
        return true;
    }

private:
    std::optional<Clock::time_point> m_requested;
};

} // namespace trainyard::cluster
