// Termination of one region's machines.

#include <algorithm>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/teardown/teardown_region_internal.h"
#include "backend/core/async/task_pool.h"

namespace trainyard::cluster {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kChunk = 100; // limit of TerminateInstances

} // namespace

RegionTermination::RegionTermination(TerminationRunner &runner, std::shared_ptr<aws::Ec2Client> ec2)
    : m_runner(runner)
    , m_cloud(runner.cloud())
    , m_ec2(std::move(ec2))
    , m_begun(Deadline::Clock::now())
    , m_machineLimit(m_begun + m_cloud.polling.terminated)
    , m_lastMachineEnded(m_begun)
    , m_nextLook(m_begun)
    , m_look(m_cloud.polling.backoff())
{
}

void RegionTermination::addMachine(Target t)
{
    if (std::ranges::any_of(m_machines, [&](const auto &m) { return !m->done && m->target.id == t.id; }))
        return;
    auto step = m_runner.stepOf(t);
    step.begin(t.id);
    m_machines.push_back(
        std::make_unique<MachineEnd>(MachineEnd{std::move(t), std::move(step), m_cloud.polling.backoff()}));
    m_nextLook = Deadline::Clock::now();
    m_look.reset();
}

void RegionTermination::awaitMachine(Target t)
{
    addMachine(std::move(t));
    m_machines.back()->asks = false;
}

void RegionTermination::awaitRequest(ledger::Intent intent)
{
    m_requests.push_back(std::move(intent));
}

void RegionTermination::addResource(ResourceKind kind, Target t)
{
    auto step = m_runner.stepOf(t);
    Removal removal{kind, std::move(t), std::move(step), m_cloud.polling.backoff(), m_begun};
    const auto sameCluster = [&](const auto &m) { return m->target.cluster == removal.target.cluster; };
    removal.patient = !m_runner.isRemaining(removal.target) || std::ranges::any_of(m_machines, sameCluster);
    m_removals.push_back(std::move(removal));
}

bool RegionTermination::pending() const
{
    return !m_requests.empty() || std::ranges::any_of(m_machines, [](const auto &m) { return !m->done; }) ||
           std::ranges::any_of(m_removals, [](const Removal &t) { return !t.done; });
}

void RegionTermination::run()
{
    while (pending()) {
        if (Deadline::Clock::now() >= m_nextLook) {
            findRequested();
            terminateDue();
            refresh();
            // The time at which a machine appears is unknown: while one may appear, the intervals stay short.
            m_nextLook = Deadline::Clock::now() + m_look.next();
            if (awaitsFresh())
                m_look.reset();
        }
        removeDue();
        if (!pending())
            return;
        const auto wait = std::chrono::ceil<milliseconds>(nextStep() - Deadline::Clock::now());
        if (auto waited = pause(std::max(wait, milliseconds(0)), {Deadline::never(), m_runner.stop()}); !waited)
            return leaveRest();
    }
}

RegionTermination::Moment RegionTermination::nextStep()
{
    Moment next = Moment::max();
    if (!m_requests.empty() || std::ranges::any_of(m_machines, [](const auto &m) { return !m->done; }))
        next = m_nextLook;
    for (const Removal &removal : m_removals) {
        if (!removal.done && !blocked(removal))
            next = std::min(next, removal.next);
    }
    return next;
}

bool RegionTermination::awaitsFresh() const
{
    return !m_requests.empty() || std::ranges::any_of(m_machines, [](const auto &m) { return !m->done && m->unknown; });
}

void RegionTermination::findRequested()
{
    if (m_requests.empty())
        return;
    std::vector<std::string> tokens;
    for (const ledger::Intent &request : m_requests)
        tokens.push_back(request.token);
    const auto found = machinesByTokens(*m_ec2, tokens, {m_runner.callDeadline(), m_runner.stop()});
    for (const aws::Instance &m : found ? *found : std::vector<aws::Instance>()) {
        const auto request = std::ranges::find(m_requests, m.clientToken, &ledger::Intent::token);
        if (request == m_requests.end())
            continue;
        if (!m.isTerminated()) {
            // Recorded before it is terminated: if this program is killed, the ledger knows the machine.
            (void)m_cloud.ledger->recordIntentResource(request->token, resourceFor(m_cloud, m, *request));
            Target t;
            t.kind = "instance";
            t.id = m.id.value;
            t.region = request->region;
            t.name = request->node;
            t.state = m.state;
            t.type = m.type;
            t.cluster = request->cluster;
            t.clusterName = quoted(tagOf(m.tags, tag::kClusterName));
            t.owner = quoted(tagOf(m.tags, tag::kOwner));
            t.created = m.launched;
            t.inLedger = t.inCloud = true;
            t.why = "requested by this ledger; it appeared while the others were terminated";
            addMachine(std::move(t));
        }
        m_requests.erase(request);
    }
    const bool over = Deadline::Clock::now() >= m_runner.begun() + m_cloud.polling.consistency;
    if (over && (found || Deadline::Clock::now() >= m_machineLimit))
        m_requests.clear(); // no machine has appeared; the second search queries them once more
}

void RegionTermination::terminateDue()
{
    std::vector<MachineEnd *> due;
    const auto now = Deadline::Clock::now();
    for (const auto &m : m_machines) {
        if (!m->done && m->asks && !m->begun && m->next <= now)
            due.push_back(m.get());
    }
    for (std::size_t from = 0; from < due.size(); from += kChunk)
        terminate(
            {due.begin() + std::ptrdiff_t(from), due.begin() + std::ptrdiff_t(std::min(from + kChunk, due.size()))});
}

void RegionTermination::terminate(std::vector<MachineEnd *> machines)
{
    while (!machines.empty()) {
        std::vector<InstanceId> ids;
        for (const MachineEnd *m : machines)
            ids.emplace_back(m->target.id);
        const auto done = m_ec2->terminateInstances(ids, {m_runner.callDeadline(), m_runner.stop()});
        if (!done && handleProtected(done.error(), machines))
            continue;
        const bool again = done || done.error().retryable() || done.error().code == ErrorCode::Cancelled;
        if (!again && machines.size() > 1) {
            // One of them makes AWS refuse all: request each on its own, so that only that one remains.
            for (MachineEnd *m : machines)
                terminate({m});
            return;
        }
        for (MachineEnd *m : machines) {
            m->error = done ? std::nullopt : std::optional(done.error());
            m->accepted |= done && std::ranges::find(done->unknown, InstanceId(m->target.id)) == done->unknown.end();
            m->next = Deadline::Clock::now() + m->wait.next();
            if (!again)
                leave(*m, errorText(done.error()));
        }
        return;
    }
}

/// One protected machine makes AWS refuse all machines in its zone. Lifts the protection of the machine that the error
/// names, with consent; otherwise records it as remaining and removes it from `machines`.
/// \return false when the error names none of them and has another cause
bool RegionTermination::handleProtected(const Error &error, std::vector<MachineEnd *> &machines)
{
    if (error.detail.find("OperationNotPermitted") == std::string::npos)
        return false;
    const auto named = std::ranges::find_if(
        machines, [&](const MachineEnd *m) { return error.detail.find(m->target.id) != std::string::npos; });
    if (named == machines.end())
        return false;
    MachineEnd &m = **named;
    Status lifted = fail(error);
    if (m_runner.mayLift(m.target)) {
        lifted =
            m_ec2->setTerminationProtection(InstanceId(m.target.id), false, {m_runner.callDeadline(), m_runner.stop()});
        if (lifted) {
            recordEvent(m_cloud, m.target.cluster, "terminate", m.target.id,
                        say("its termination protection was lifted"));
            return true;
        }
    }
    leave(m, errorText(lifted.error()), m_runner.liftsProtection() ? Remedy::Repetition : Remedy::Consent);
    machines.erase(named);
    return true;
}

/// Whether the machine is so old that AWS would know it if it existed. Uses the earlier of the local and the service's
/// clock: with a local clock that is ahead, a machine of one second must not look old.
bool RegionTermination::isOld(const MachineEnd &m) const
{
    const auto offset = m_cloud.clockOffset ? std::min(m_cloud.clockOffset(), milliseconds(0)) : milliseconds(0);
    const bool known = m.target.created && *m.target.created != Timestamp();
    if (known && now() + offset - *m.target.created >= m_cloud.polling.consistency)
        return true;
    return m.unknown && Deadline::Clock::now() - *m.unknown >= m_cloud.polling.consistency;
}

void RegionTermination::refresh()
{
    std::vector<InstanceId> ids;
    for (const auto &m : m_machines) {
        if (!m->done)
            ids.emplace_back(m->target.id);
    }
    if (ids.empty())
        return;
    const auto machines = m_ec2->describeKnownInstances(ids, {m_runner.callDeadline(), m_runner.stop()});
    const bool over = Deadline::Clock::now() >= m_machineLimit;
    const std::vector<aws::Instance> none;
    const std::vector<aws::Instance> &seen = machines ? *machines : none;
    for (const auto &m : m_machines) {
        if (m->done)
            continue;
        const auto at = std::ranges::find(seen, InstanceId(m->target.id), &aws::Instance::id);
        const std::optional<Error> refusal = machines ? (m->begun ? std::nullopt : m->error) : machines.error();
        m->throttling.update(m->step, refusal && refusal->code == ErrorCode::Throttled,
                             at == seen.end() ? m->target.state : at->state);
        if (!machines) {
            if (over || (!machines.error().retryable() && machines.error().code != ErrorCode::Cancelled))
                leave(*m, errorText(machines.error()));
            continue;
        }
        if (at == seen.end()) {
            if (!m->unknown)
                m->unknown = Deadline::Clock::now();
            if (const Sentence why = isOld(*m) ? m_runner.doubt(m->target) : Sentence(); !why.empty()) {
                leave(*m, why, m_runner.remedyOfAbsent(m->target));
                continue;
            }
            if (isOld(*m)) {
                finish(*m, m->target.inCloud ? Outcome::Terminated : Outcome::AlreadyGone,
                       say("not found at AWS any more"));
                continue;
            }
        } else {
            m->unknown.reset();
            m->target.state = at->state;
            m->target.inCloud = true;
            if (at->isTerminated()) {
                finish(*m, Outcome::Terminated, say("terminated"));
                continue;
            }
            if (at->isTerminating() && !m->begun)
                m->step.subjectIs(at->state).progress(at->state);
            m->begun = at->isTerminating();
        }
        if (over)
            leave(*m, m->error ? errorText(*m->error)
                               : say("AWS did not report it as terminated within %1 minutes; it is %2",
                                     m_cloud.polling.terminated.count(),
                                     m->unknown ? say("unknown") : Sentence::verbatim(m->target.state)));
    }
}

void RegionTermination::finish(MachineEnd &m, Outcome outcome, const Sentence &note)
{
    m.done = true;
    m_lastMachineEnded = Deadline::Clock::now();
    const Target &t = m.target;
    m_runner.record(m.step, t, outcome, note);
    recordEvent(m_cloud, t.cluster, "terminate", t.id, say("%1 is terminated", t.name.empty() ? t.id : t.name));
}

void RegionTermination::leave(MachineEnd &m, const Sentence &note, Remedy remedy)
{
    m.done = true;
    m_runner.record(m.step, m.target, Outcome::Remaining, note, remedy);
}

void RegionTermination::leaveRest()
{
    for (const auto &m : m_machines) {
        if (!m->done)
            leave(*m, m->accepted || !m->asks ? say("the waiting was cancelled before AWS reported it as terminated")
                                              : say("cancelled before its termination was requested"));
    }
    for (Removal &removal : m_removals) {
        if (!removal.done)
            leave(removal, say("cancelled before it could be removed"));
    }
    m_requests.clear();
}

} // namespace trainyard::cluster
