// Start, stop, reboot and termination of instances.
#include "backend/localcloud/ec2/ec2_action.h"
#include "backend/localcloud/ec2/instance_lifecycle.h"

namespace trainyard::localcloud {
namespace {

/// Refuses the call unless every instance is in one of the states.
/// \param doing  "stopped"
ServiceResult<void> checkStates(const std::vector<Instance *> &named, std::initializer_list<InstanceState> states,
                                const char *doing)
{
    for (const auto *one : named) {
        if (std::ranges::find(states, one->state) == states.end())
            return refuse("IncorrectInstanceState",
                          "The instance '" + one->id + "' is not in a state from which it can be " + doing + ".");
    }
    return {};
}

/// Applies `change` to the instances, and replies with their states before and after.
template <class F>
Body changed(const std::vector<Instance *> &named, F change)
{
    XmlWriter all;
    writeSet(all, "instancesSet", named, [&](XmlWriter &xml, Instance *one) {
        const auto before = one->state;
        change(*one);
        xml.text("instanceId", one->id);
        writeState(xml, "currentState", one->state);
        writeState(xml, "previousState", before);
    });
    return all.str();
}

void userEnds(const Ec2Context &ec2, Instance &one, InstanceState next)
{
    ec2.life.end(one, next, "Client.UserInitiatedShutdown", "Client.UserInitiatedShutdown: User initiated shutdown");
}

Body terminateInstances(const Ec2Context &ec2, const Ec2Call &call)
{
    using enum InstanceState;
    TY_ASSIGN(const auto named, namedInstances(ec2.state, call));
    if (named.empty())
        return refuse("MissingParameter", "The request must contain the parameter InstanceId");
    for (const auto *one : named) {
        if (one->terminationProtected && one->live())
            return refuse("OperationNotPermitted",
                          "The instance '" + one->id +
                              "' may not be terminated. Modify its 'disableApiTermination' instance "
                              "attribute and try again.");
    }
    return changed(named, [&](Instance &one) {
        if (one.live() && one.state != ShuttingDown)
            userEnds(ec2, one, ShuttingDown);
    });
}

Body stopInstances(const Ec2Context &ec2, const Ec2Call &call)
{
    using enum InstanceState;
    TY_ASSIGN(const auto named, namedInstances(ec2.state, call));
    TY_ASSIGN(const auto hibernate, call.parameters.boolean("Hibernate"));
    // Instances launched for hibernation are stopped: a sandbox has no memory of its own to save.
    for (const auto *one : named) {
        if (hibernate && !one->mayHibernate)
            return refuse("UnsupportedHibernationConfiguration",
                          "The instance '" + one->id + "' cannot hibernate: it was not launched for that.");
    }
    TY_TRY(checkStates(named, {Running, Stopping, Stopped}, "stopped"));
    return changed(named, [&](Instance &one) {
        if (one.state == Running)
            userEnds(ec2, one, Stopping);
    });
}

Body startInstances(const Ec2Context &ec2, const Ec2Call &call)
{
    using enum InstanceState;
    TY_ASSIGN(const auto named, namedInstances(ec2.state, call));
    TY_TRY(checkStates(named, {Stopped, Running, Pending}, "started"));
    return changed(named, [&](Instance &one) {
        if (one.state != Stopped)
            return;
        one.state = Pending;
        one.stateSince = one.launched = nowMillis();
        one.stateReasonCode = one.stateReasonMessage = one.transitionReason = "";
        one.tags["localcloud:tier"] = ec2.life.tier();
        ec2.life.boot(one);
    });
}

Body rebootInstances(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto named, namedInstances(ec2.state, call));
    TY_TRY(checkStates(named, {InstanceState::Running}, "rebooted"));
    for (auto *one : named)
        ec2.life.reboot(*one);
    return kDone;
}

} // namespace

std::vector<Ec2Action> powerActions()
{
    return {{"StartInstances", startInstances, "InstanceId.N"},
            {"StopInstances", stopInstances, "InstanceId.N Force Hibernate"},
            {"RebootInstances", rebootInstances, "InstanceId.N"},
            {"TerminateInstances", terminateInstances, "InstanceId.N Force SkipOsShutdown"}};
}

} // namespace trainyard::localcloud
