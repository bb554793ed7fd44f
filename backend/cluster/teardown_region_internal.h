#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/teardown_internal.h"

namespace trainyard::cluster {

/// Ends the machines of one region and what they hold, in one loop: all wait side by side, each for its own proof.
/// TerminateInstances is repeated for each machine until DescribeInstances, asked by id, shows that it ends; an id that
/// AWS does not know counts as ended only when the machine is older than Pace::consistency. Used by one thread, once.
class RegionTermination {
public:
    RegionTermination(TerminationRunner &runner, std::shared_ptr<Ec2> ec2);

    void addMachine(Target);
    /// A machine that ends with what started it: only its end is awaited.
    void awaitMachine(Target);
    /// A request for a machine whose answer is not known: when its machine appears, it is ended.
    void awaitRequest(ledger::Intent);
    void addResource(ResourceKind, Target);
    void run();

private:
    using Moment = Deadline::Clock::time_point;
    struct MachineEnd {
        Target target;
        bool asks = true;   ///< false: something else ends it
        bool begun = false; ///< AWS shows it as shutting down
        bool done = false;
        bool announced = false, accepted = false; ///< told to the sink; AWS took a request to end it
        std::optional<Moment> unknown;            ///< since when AWS has not known its id
        Moment next{};                            ///< when to ask again
        std::chrono::milliseconds pause{};
        std::string state;
        std::optional<Error> error; ///< of the last request
    };
    struct Removal {
        ResourceKind kind;
        Target target;
        bool patient = true; ///< false: it was waited for in an earlier round
        bool done = false;
        Moment next{};
        std::chrono::milliseconds pause{};
    };

    void findRequested();
    void terminateDue();
    void terminate(std::vector<MachineEnd *>);
    bool handleProtected(const Error &, std::vector<MachineEnd *> &);
    void refresh();
    bool isOld(const MachineEnd &) const;
    void removeDue();
    void recordRemoval(Removal &, const Status &);
    /// What holds it: a machine of its cluster is ended (again); one that is not ours is named.
    /// return  false: it is left
    bool resolveDependents(Removal &, const Error &);
    bool blocked(const Removal &);
    Moment limitOf(const Removal &);
    void finish(MachineEnd &, Outcome, const std::string &message);
    void leave(MachineEnd &, const std::string &message, bool isProtected = false);
    void leave(Removal &, const std::string &message);
    void leaveRest();
    bool pending() const;
    Moment nextStep();
    bool awaitsFresh() const;
    void backOff(Moment &next, std::chrono::milliseconds &pause) const;

    TerminationRunner &m_runner;
    const CloudContext &m_cloud;
    std::shared_ptr<Ec2> m_ec2;
    const Moment m_begun, m_machineLimit;
    Moment m_lastMachineEnded, m_nextLook;
    std::chrono::milliseconds m_lookPause;
    std::vector<std::unique_ptr<MachineEnd>> m_machines;
    std::vector<ledger::Intent> m_requests;
    std::vector<Removal> m_removals;
};

} // namespace trainyard::cluster
