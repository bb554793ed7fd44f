// From intents to machines that run and are reachable.

#include <algorithm>
#include <map>
#include <utility>

#include <nlohmann/json.hpp>

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/throttling_report_internal.h"
#include "backend/cluster/launch/launcher_internal.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ssh/known_hosts.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using ledger::IntentState;

/// Errors that leave it unknown whether the call was executed.
bool uncertain(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Timeout:
    case ErrorCode::Disconnected:
    case ErrorCode::MalformedReply:
    case ErrorCode::ServiceFailure:
    case ErrorCode::Unreachable:
    case ErrorCode::Throttled:
        return true;
    default:
        return false;
    }
}

bool mentions(const Error &e, std::string_view words)
{
    return e.detail.find(words) != std::string::npos;
}

/// Upper limit of the pause before a machine is requested again, also with the polling policy of a fast endpoint.
constexpr auto kLongestRetryPause = 5s;
constexpr const char *kRequesting = "Requesting machines";

/// A recently created key pair, group or profile is not yet visible in every part of the cloud.
bool notKnownYet(const Error &e)
{
    return (e.code == ErrorCode::NotFound && (mentions(e, "InvalidKeyPair") || mentions(e, "InvalidGroup"))) ||
           mentions(e, "Invalid IAM Instance Profile");
}

} // namespace

Status Launcher::ensureMachines(std::vector<PlannedNode> &nodes, std::size_t least)
{
    const auto scarce = [](const Error &e) {
        return e.code == ErrorCode::NoCapacity || e.code == ErrorCode::QuotaExceeded;
    };
    std::vector<PlannedNode *> missing;
    for (PlannedNode &node : nodes) {
        if (!node.machine)
            missing.push_back(&node);
    }
    // No further call after the first refusal, since the next one would be refused as well. When a part of the machines
    // is sufficient, each one is requested.
    const bool partly = least < nodes.size();
    std::stop_source giveUp;
    const std::stop_callback chain(m_stop, [&] { giveUp.request_stop(); });
    const auto ask = [&](PlannedNode *node, std::stop_token stop) -> Status {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "launch", "not requested");
        auto made = ensureMachine(*node);
        if (!made && (!partly || node->isHead() || !scarce(made.error())))
            giveUp.request_stop();
        return made;
    };
    // The head is required: request it first, so that the workers do not use up the remaining capacity.
    if (const auto head = std::ranges::find(missing, "head", &PlannedNode::role); partly && head != missing.end()) {
        TY_TRY(ask(*head, giveUp.get_token()));
        missing.erase(head);
    }
    const Status first = parallelForEach(missing, m_options.width, giveUp.get_token(), ask);
    if (first || !partly || !scarce(first.error()) || m_stop.stop_requested())
        return first;
    const auto unmade = [](const PlannedNode &node) { return !node.machine; };
    const auto made =
        static_cast<std::size_t>(std::ranges::count_if(nodes, [](const auto &n) { return n.machine.has_value(); }));
    if (made < least || std::ranges::any_of(nodes, [&](const auto &n) { return n.isHead() && unmade(n); }))
        return first;
    recordEvent(m_cloud, m_row.id, "launch", m_row.name,
                say("the launch continues with %1 of %2 machines; the others were refused: %3", made, nodes.size(),
                    first.error().detail));
    step("run-instances", kRequesting)
        .done(say("%1 of %2 machines; the others were refused: %3", made, nodes.size(), first.error().detail));
    std::erase_if(nodes, unmade);
    return {};
}

Result<bool> Launcher::adopt(PlannedNode &node)
{
    TY_ASSIGN(const auto found, machinesByTokens(*m_ec2, {node.token}, {callDeadline(), m_stop}));
    for (const aws::Instance &m : found) {
        if (m.isTerminating())
            continue;
        TY_TRY(recordResult(node, m));
        return true;
    }
    return false;
}

ledger::Resource Launcher::resourceOf(const PlannedNode &node) const
{
    ledger::Resource r = toResource(m_cloud, *node.machine, m_row.region);
    r.cluster = m_row.id;
    r.name = node.name;
    r.facts[fact::kRole] = node.role;
    if (m_base)
        r.facts[kStackRoleFact] = "elastic";
    if (m_options.onDemand)
        r.facts[fact::kPurchase] = kOnDemand;
    if (m_plan.spot && !m_cloud.catalog->costsNothing() && !node.machine->zone.empty()) {
        if (const auto price = m_cloud.catalog->spotPrice(node.machine->type, m_row.region, {node.machine->zone}))
            r.facts[fact::kSpotPrice] = spotPriceFact(*price);
    }
    return r;
}

Status Launcher::recordResult(PlannedNode &node, const aws::Instance &machine)
{
    node.machine = machine;
    TY_TRY(m_cloud.ledger->recordIntentResource(node.token, resourceOf(node)));
    recordEvent(m_cloud, m_row.id, "instance", machine.id.value,
                say("%1 is %2 (%3)", node.name, machine.id.value, machine.state));
    recordMilestone(node.name, Milestone::Pending);
    return {};
}

Status Launcher::renewToken(PlannedNode &node, IntentState old, const std::string &why)
{
    TY_TRY(m_cloud.ledger->recordIntentResult(node.token, old, why));
    std::error_code ignored;
    std::filesystem::remove(bootFile(node.token), ignored);
    node.token = newToken();
    return writeIntents({&node}, false);
}

Status Launcher::ensureMachine(PlannedNode &node)
{
    auto report = step("run-instances", kRequesting, node.name);
    report.begin(node.type);
    const Deadline known = Deadline::after((m_withRole ? 2 : 1) * m_cloud.polling.consistency); // IAM takes longer
    const Deadline last = Deadline::after(std::max<std::chrono::milliseconds>(m_cloud.polling.consistency, 60s));
    const Backoff interval(m_cloud.polling.initialInterval,
                           std::max<std::chrono::milliseconds>(m_cloud.polling.maxInterval, kLongestRetryPause));
    CallContext window{last, m_stop};
    bool sawConflict = false;
    ThrottlingReport throttling;
    const Status done = pollUntil(interval, window, [&]() -> Result<bool> {
        if (node.userData.empty()) {
            // Resumed without the user data of the first call: it succeeded, or it cannot be repeated identically.
            TY_ASSIGN(const auto adopted, adopt(node));
            if (adopted)
                return true;
            TY_TRY(renewToken(node, IntentState::Closed, "to be requested again"));
        }
        for (;;) { // a renewed token is used at once
            if (m_stop.stop_requested())
                return fail(ErrorCode::Cancelled, "launch", node.name + " was not requested");
            const aws::RunInstancesRequest asked = request(node);
            const auto made = m_ec2->runInstances(asked, {callDeadline(), m_stop});
            if (made && !made->instances.empty()) {
                node.fresh = true;
                TY_TRY(recordResult(node, made->instances.front()));
                return true;
            }
            const Error error =
                made ? Error{ErrorCode::MalformedReply, "ec2:RunInstances", "no machine in the answer"} : made.error();
            if (error.code == ErrorCode::Cancelled)
                return fail(error); // the intent stays open: the rollback looks for its machine
            throttling.update(report, error.code == ErrorCode::Throttled, node.type);
            if (uncertain(error.code)) {
                // Repeating the token creates nothing twice, but some clouds ignore it: look for the machine first.
                const auto adopted = adopt(node);
                if (adopted && *adopted) {
                    node.fresh = true;
                    return true;
                }
                if (last.expired())
                    return fail(error);
                window.deadline = last;
                return false;
            }
            if (notKnownYet(error) && !known.expired()) {
                window.deadline = known;
                return false;
            }
            if (error.code == ErrorCode::PermissionDenied && mentions(error, "iam:PassRole") &&
                !asked.instanceProfile.empty()) {
                // Permission to create a role does not include permission to pass it.
                auto role = roleStep();
                if (const auto without = launchWithoutRole(error, role); !without) {
                    TY_TRY(m_cloud.ledger->recordIntentResult(node.token, IntentState::Rejected, error.detail));
                    return fail(without.error());
                }
                continue;
            }
            if (error.code == ErrorCode::Conflict && !sawConflict) {
                // The token was used before, with other parameters or for a machine that has terminated since.
                sawConflict = true;
                const auto adopted = adopt(node);
                if (adopted && *adopted)
                    return true;
                TY_TRY(renewToken(node, IntentState::Closed, error.detail));
                continue;
            }
            TY_TRY(tryNextPlacement(node, error, report));
        }
    });
    const aws::Instance machine = node.machine.value_or(aws::Instance());
    return report.end(done, machine.zone.empty() ? Sentence::verbatim(machine.id.value)
                                                 : say("%1 in %2", machine.id.value, machine.zone));
}

/// After a refusal: prepares a request for the next placement when capacity is short; otherwise the refusal is final.
Status Launcher::tryNextPlacement(PlannedNode &node, const Error &error, StepReporter &report)
{
    if (isCapacityError(error)) {
        recordRefusal(node, error);
        if (const auto next = nextPlacement(node)) {
            report.progress(say("no capacity for %1 (%2); trying %3", placementText(here(node)), error.detail,
                                placementText(*next)));
            node.type = next->type;
            node.zone = next->zone;
            return renewToken(node, IntentState::Rejected, error.detail);
        }
    }
    TY_TRY(m_cloud.ledger->recordIntentResult(node.token, IntentState::Rejected, error.detail));
    return fail(explained(error, node));
}

Status Launcher::recordRunning(PlannedNode &node, StepReporter &report)
{
    const aws::Instance &m = *node.machine;
    TY_TRY(m_cloud.ledger->saveResource(resourceOf(node)));
    const int port = sshPortOf(m_cloud, m);
    const std::string &address = m.publicIp.empty() || m_base ? m.privateIp : m.publicIp; // of a stack: see toNode()
    const auto file = folder() / "known_hosts";
    const auto known = ssh::knownKeys(file, address, port);
    if (!node.hostKeyLine.empty() && (node.fresh || !known || known->empty())) {
        TY_TRY(ssh::replaceKnownHost(file, address, port, {ssh::knownHostsLine(address, port, node.hostKeyLine)}));
    }
    if (m_base && node.fresh) { // of an earlier machine with this private address; the console shows the new keys
        TY_TRY(ssh::replaceKnownHost(file, address, port, {}));
    }
    std::error_code ignored;
    std::filesystem::remove(bootFile(node.token),
                            ignored); // the call is complete: its one-time key is no longer needed
    recordEvent(m_cloud, m_row.id, "instance", m.id.value, say("%1 is running at %2", node.name, address));
    recordMilestone(node.name, Milestone::Running);
    report.done(address);
    return {};
}

/// Replaces a machine that terminated while it started. After a capacity error the next placement is tried, as after a
/// refusal.
/// \return false: there is no replacement, and the machine is dispensable
Result<bool> Launcher::replaceEnded(PlannedNode &node, const aws::Instance &ended, bool dispensable,
                                    StepReporter &report)
{
    const Error why = startFailure(ended);
    if (!ended.isTerminated()) // stopped by a user: it still exists and stays ours
        return fail(why);
    report.progress(why.detail);
    const Sentence what = say("%1 (%2) was terminated while it started", node.name, ended.id.value);
    const std::string summary = what.english();
    const auto ask = [&]() -> Status {
        TY_TRY(m_cloud.ledger->closeResource("instance", ended.id.value, m_cloud.profile, m_row.region, ended.state,
                                             now()));
        const auto next = isCapacityError(why) ? (recordRefusal(node, why), nextPlacement(node)) : std::nullopt;
        if (!next) {
            (void)m_cloud.ledger->recordIntentResult(node.token, IntentState::Closed, summary);
            return fail(explained(why, node));
        }
        report.progress(say("%1 (%2); trying %3", what, why.detail, placementText(*next)));
        node.type = next->type;
        node.zone = next->zone;
        TY_TRY(renewToken(node, IntentState::Closed, summary + ": " + why.detail));
        return ensureMachine(node);
    };
    node.machine.reset();
    const auto asked = ask();
    if (asked)
        return true;
    Error error = asked.error();
    report.failed(error.detail);
    if (dispensable && (error.code == ErrorCode::NoCapacity || error.code == ErrorCode::QuotaExceeded)) {
        recordFailure(m_cloud, m_row.id, "launch", m_row.name,
                      say("the launch continues without %1: %2", node.name, error.detail));
        return false;
    }
    if (error.code == why.code)
        error.detail += "; " + summary;
    return fail(std::move(error));
}

Status Launcher::waitRunning(std::vector<PlannedNode> &nodes, std::size_t least)
{
    std::map<PlannedNode *, StepReporter> waiting;
    for (PlannedNode &node : nodes)
        waiting.emplace(&node, step("running", "Waiting until the machines run", node.name)).first->second.begin();
    CallContext window{Deadline::after(m_cloud.polling.running), m_stop};
    Deadline known = Deadline::after(m_cloud.polling.consistency);
    std::size_t left = nodes.size();
    int failures = 0;
    std::map<PlannedNode *, ThrottlingReport> throttling;
    TY_TRY(pollUntil(m_cloud.polling.backoff(), window, [&]() -> Result<bool> {
        std::vector<InstanceId> ids;
        for (const auto &[node, report] : waiting)
            ids.push_back(node->machine->id);
        const auto machines = m_ec2->describeKnownInstances(ids, {callDeadline(), m_stop});
        // A single error does not end the wait; five in a row do. Throttling only slows it down.
        const bool isLimited = !machines && machines.error().code == ErrorCode::Throttled;
        for (const auto &[node, report] : waiting)
            throttling[node].update(report, isLimited, node->machine->state);
        if (!machines && (isLimited ? window.deadline.expired() : !machines.error().retryable() || ++failures >= 5))
            return fail(machines.error());
        if (machines || isLimited)
            failures = 0;
        for (auto at = waiting.begin(); machines && at != waiting.end();) {
            auto &[planned, report] = *at;
            PlannedNode &node = *planned;
            const auto found = std::ranges::find(*machines, node.machine->id, &aws::Instance::id);
            if (found == machines->end() && known.expired())
                return fail(ErrorCode::NotFound, "ec2:DescribeInstances",
                            node.machine->id.value + " (" + node.name + ") has vanished");
            bool isOver = false;
            if (found == machines->end() || isInState(found->state, InstanceState::ShuttingDown)) {
                // wait until it is terminated: only then AWS reports the reason
            } else if (!isInState(found->state, InstanceState::Pending) &&
                       !isInState(found->state, InstanceState::Running)) {
                TY_ASSIGN(const auto replaced, replaceEnded(node, *found, !node.isHead() && left > least, report));
                window.deadline = replaced ? Deadline::after(m_cloud.polling.running) : window.deadline;
                known = replaced ? Deadline::after(m_cloud.polling.consistency) : known;
                isOver = !replaced;
                left -= !replaced;
            } else if (isInState(found->state, InstanceState::Running) && !found->privateIp.empty()) {
                node.machine = *found;
                TY_TRY(recordRunning(node, report));
                isOver = true;
            }
            at = isOver ? waiting.erase(at) : std::next(at);
        }
        if (!waiting.empty() && window.deadline.expired())
            return fail(ErrorCode::Timeout, "ec2:DescribeInstances",
                        std::to_string(waiting.size()) + " of " + std::to_string(left) + " machines do not run after " +
                            std::to_string(m_cloud.polling.running.count()) + " minutes");
        return waiting.empty();
    }));
    std::erase_if(nodes, [](const PlannedNode &node) { return !node.machine; });
    return {};
}

} // namespace trainyard::cluster
