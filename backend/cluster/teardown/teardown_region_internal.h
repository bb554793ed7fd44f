#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/cloud/throttling_report_internal.h"
#include "backend/cluster/teardown/teardown_internal.h"

namespace trainyard::cluster {

/// A tag's value for use in a sentence: short, and without control characters.
std::string quoted(std::string text);

/// Terminates the machines of one region and removes what they held, in one loop: all wait concurrently with common
/// limits, each for its own confirmation. TerminateInstances is repeated for each machine until DescribeInstances,
/// queried by id, shows it shutting down. An id that AWS does not know counts as terminated only when the machine is
/// older than PollingPolicy::consistency; requests without a reply are looked up by their token for the same time. When
/// a volume or group is still in use, its holder is determined: a machine of the same cluster is terminated again, any
/// other is reported. Used by one thread, once.
///
/// termination_test and ending_storm_test run all of this with the timing of AWS in virtual time.
class RegionTermination {
public:
    RegionTermination(TerminationRunner &runner, std::shared_ptr<aws::Ec2Client> ec2);

    void addMachine(Target);
    /// A machine that something else terminates: only waits for its end.
    void awaitMachine(Target);
    /// A request with an unknown result: its machine is terminated when it appears.
    void awaitRequest(ledger::Intent);
    void addResource(ResourceKind, Target);
    void run();

private:
    using Moment = Deadline::Clock::time_point;
    struct MachineEnd {
        Target target;
        StepReporter step;
        Backoff wait;          ///< between requests
        bool asks = true;      ///< false: something else terminates it
        bool accepted = false; ///< AWS accepted a request to terminate it
        bool begun = false;    ///< AWS shows it as shutting down
        bool done = false;
        std::optional<Moment> unknown{}; ///< time since which AWS has not known its id
        Moment next{};                   ///< time of the next request
        std::optional<Error> error{};    ///< of the last request
        ThrottlingReport throttling{};
    };
    struct Removal {
        ResourceKind kind;
        Target target;
        StepReporter step;
        Backoff wait;
        Moment next{};
        bool patient = true; ///< false: an earlier round has waited for it already
        bool done = false;
    };

    void findRequested();
    void terminateDue();
    void terminate(std::vector<MachineEnd *>);
    bool handleProtected(const Error &, std::vector<MachineEnd *> &);
    void refresh();
    bool isOld(const MachineEnd &) const;
    void removeDue();
    void recordRemoval(Removal &, const Status &);
    /// Handles the holders of a resource: a machine of its cluster is terminated (again), others are reported.
    /// \return false when the resource remains
    bool resolveDependents(Removal &, const Error &);
    bool blocked(const Removal &);
    Moment limitOf(const Removal &);
    void finish(MachineEnd &, Outcome, const Sentence &message);
    void leave(MachineEnd &, const Sentence &message, Remedy remedy = Remedy::Repetition);
    void leave(Removal &, const Sentence &message);
    void leaveRest();
    bool pending() const;
    Moment nextStep();
    bool awaitsFresh() const;

    TerminationRunner &m_runner;
    const CloudContext &m_cloud;
    std::shared_ptr<aws::Ec2Client> m_ec2;
    const Moment m_begun, m_machineLimit;
    Moment m_lastMachineEnded, m_nextLook;
    Backoff m_look;
    std::vector<std::unique_ptr<MachineEnd>> m_machines;
    std::vector<ledger::Intent> m_requests;
    std::vector<Removal> m_removals;
};

} // namespace trainyard::cluster
