#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// What was done to one security group.
struct SshIngressChange {
    ClusterId cluster;
    std::string name, group;         ///< of the cluster; "sg-..."
    std::string opened;              ///< the range that may reach SSH now
    std::vector<std::string> closed; ///< ranges that may not any more
    std::optional<Error> error;      ///< why this group stays as it was
};

/// This computer has another address than before: let it in, and its former ones no longer, in the security groups of
/// all living clusters of this account (or of one). Only rules that Trainyard made are touched, and none that is wider
/// than a /24: such a one was meant. Opening comes first, so that nobody is shut out when the second half fails.
/// size    "" for the address alone, "/24" for the range around it
/// return  a line for each group; empty when there is no cluster
/// errors  those of CloudContext::publicAddress, NotFound (no such cluster), Cancelled
Result<std::vector<SshIngressChange>> updateSshIngress(const CloudContext &, const ClusterId &only,
                                                       const std::string &size, const ProgressSink &, std::stop_token);

/// Living clusters of this account whose SSH does not let this computer in any more.
struct SshIngressDrift {
    std::string address; ///< of this computer now: "203.0.113.9/32"; empty: nothing lives, nobody was asked
    std::vector<std::string> clusters; ///< their names
    bool operator==(const SshIngressDrift &) const = default;
};

/// Changes nothing. A group that cannot be read, or that is the user's own affair, is left out.
/// errors  those of CloudContext::publicAddress, Cancelled
Result<SshIngressDrift> sshIngressDrift(const CloudContext &, const Deadline &, std::stop_token);

/// When it is worth asking again where this computer is. A plain object: it is told what happens and what time it is.
class PublicIpMonitor {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::minutes kInterval{15}; ///< with nothing happening
    static constexpr std::chrono::minutes kLeast{1};     ///< whatever happens
    enum class Occasion { Time, WindowActive, BeforeSsh };

    /// Ask now? Then it counts as asked.
    bool due(Occasion occasion, Clock::time_point now)
    {
        const bool first = !m_asked;
        if (!first && now - *m_asked < (occasion == Occasion::Time ? kInterval : kLeast))
            return false;
        m_asked = now;
        return true;
    }

private:
    std::optional<Clock::time_point> m_asked;
};

} // namespace trainyard::cluster
