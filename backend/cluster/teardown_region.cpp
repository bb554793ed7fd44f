// The end of one region's machines and of what they hold.

#include <algorithm>
#include <random>

#include "backend/cluster/clusters.h"
#include "backend/cluster/teardown_region_internal.h"
#include "backend/core/task_pool.h"

namespace trainyard::cluster {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kChunk = 100; // what TerminateInstances takes at a time
constexpr const char *kTerminate = "Terminating machines";
constexpr const char *kCleanUp = "Removing what the machines held";

/// Ten percent more or less, so that many programs do not ask in step.
milliseconds jittered(milliseconds d)
{
    thread_local std::minstd_rand random{std::random_device{}()};
    return d + milliseconds(d.count() * std::uniform_int_distribution<>(-100, 100)(random) / 1000);
}

/// A tag's text for a sentence: short, and without control characters.
std::string quoted(std::string text)
{
    std::erase_if(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
    return text.size() > 60 ? text.substr(0, 57) + "..." : text;
}

} // namespace

RegionEnd::RegionEnd(Ending &ending, std::shared_ptr<Ec2> ec2)
    : m_ending(ending)
    , m_cloud(ending.cloud())
    , m_ec2(std::move(ec2))
    , m_begun(Deadline::Clock::now())
    , m_machineLimit(m_begun + m_cloud.pace.terminated)
    , m_lastMachineEnded(m_begun)
    , m_nextLook(m_begun)
    , m_lookPause(m_cloud.pace.first)
{
}

void RegionEnd::addMachine(Target t)
{
    if (std::ranges::any_of(m_machines, [&](const auto &m) { return !m->done && m->target.id == t.id; }))
        return;
    auto machine = std::make_unique<MachineEnd>();
    machine->target = std::move(t);
    machine->pause = m_cloud.pace.first;
    m_machines.push_back(std::move(machine));
    m_nextLook = Deadline::Clock::now();
    m_lookPause = m_cloud.pace.first;
}

void RegionEnd::awaitMachine(Target t)
{
    addMachine(std::move(t));
    m_machines.back()->asks = false;
}

void RegionEnd::awaitRequest(ledger::Intent intent)
{
    m_requests.push_back(std::move(intent));
}

void RegionEnd::addThing(ThingKind kind, Target t)
{
    Removal thing{kind, std::move(t), true, false, m_begun, m_cloud.pace.first};
    const auto sameCluster = [&](const auto &m) { return m->target.cluster == thing.target.cluster; };
    thing.patient = !m_ending.wasLeft(thing.target) || std::ranges::any_of(m_machines, sameCluster);
    m_things.push_back(std::move(thing));
}

bool RegionEnd::pending() const
{
    return !m_requests.empty() || std::ranges::any_of(m_machines, [](const auto &m) { return !m->done; }) ||
           std::ranges::any_of(m_things, [](const Removal &t) { return !t.done; });
}

void RegionEnd::run()
{
    while (pending()) {
        if (Deadline::Clock::now() >= m_nextLook) {
            findRequested();
            terminateDue();
            look();
            // Nobody knows when a machine appears: while one may, the pauses stay short.
            m_nextLook = Deadline::Clock::now() + jittered(m_lookPause);
            m_lookPause = awaitsFresh() ? m_cloud.pace.first : std::min(m_lookPause * 2, m_cloud.pace.then);
        }
        removeDue();
        if (!pending())
            return;
        const auto wait = std::chrono::ceil<milliseconds>(nextStep() - Deadline::Clock::now());
        if (auto waited = pause(std::max(wait, milliseconds(0)), Deadline::never(), m_ending.stop()); !waited)
            return leaveRest();
    }
}

RegionEnd::Moment RegionEnd::nextStep()
{
    Moment next = Moment::max();
    if (!m_requests.empty() || std::ranges::any_of(m_machines, [](const auto &m) { return !m->done; }))
        next = m_nextLook;
    for (const Removal &thing : m_things) {
        if (!thing.done && !blocked(thing))
            next = std::min(next, thing.next);
    }
    return next;
}

bool RegionEnd::awaitsFresh() const
{
    return !m_requests.empty() || std::ranges::any_of(m_machines, [](const auto &m) { return !m->done && m->unknown; });
}

void RegionEnd::backOff(Moment &next, milliseconds &pause) const
{
    next = Deadline::Clock::now() + jittered(pause);
    pause = std::min(pause * 2, m_cloud.pace.then);
}

void RegionEnd::findRequested()
{
    if (m_requests.empty())
        return;
    std::vector<std::string> tokens;
    for (const ledger::Intent &request : m_requests)
        tokens.push_back(request.token);
    const auto found = m_ec2->machinesByTokens(tokens, m_ending.callDeadline(), m_ending.stop());
    for (const Machine &m : found ? *found : std::vector<Machine>()) {
        const auto request = std::ranges::find(m_requests, m.clientToken, &ledger::Intent::token);
        if (request == m_requests.end())
            continue;
        if (!m.gone()) {
            // Noted before it is ended: should this program be killed, the ledger knows it.
            (void)m_cloud.ledger->settleIntentWith(request->token, resourceFor(m_cloud, m, *request));
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
            t.why = "asked for by this ledger; it appeared while the others ended";
            addMachine(std::move(t));
        }
        m_requests.erase(request);
    }
    const bool over = Deadline::Clock::now() >= m_ending.begun() + m_cloud.pace.consistency;
    if (over && (found || Deadline::Clock::now() >= m_machineLimit))
        m_requests.clear(); // nothing came of them; the second look asks once more
}

void RegionEnd::terminateDue()
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

void RegionEnd::terminate(std::vector<MachineEnd *> machines)
{
    for (MachineEnd *m : machines) {
        if (!std::exchange(m->announced, true))
            m_ending.tell("terminate", kTerminate, m->target, StepState::Started, m->target.id);
    }
    while (!machines.empty()) {
        std::vector<InstanceId> ids;
        for (const MachineEnd *m : machines)
            ids.emplace_back(m->target.id);
        const auto done = m_ec2->terminate(ids, m_ending.callDeadline(), m_ending.stop());
        if (!done && settleProtected(done.error(), machines))
            continue;
        const bool again = done || done.error().retryable() || done.error().code == ErrorCode::Cancelled;
        if (!again && machines.size() > 1) {
            // One of them makes AWS refuse them all: each on its own, so that only that one is left.
            for (MachineEnd *m : machines)
                terminate({m});
            return;
        }
        for (MachineEnd *m : machines) {
            m->error = done ? std::nullopt : std::optional(done.error());
            m->accepted |= done && std::ranges::find(*done, InstanceId(m->target.id)) == done->end();
            backOff(m->next, m->pause);
            if (!again)
                leave(*m, saidBy(done.error()));
        }
        return;
    }
}

/// One protected machine makes AWS refuse all those in its zone. Those that its words name are freed with consent, or
/// taken out and kept. return  false when none is named: then it was something else
bool RegionEnd::settleProtected(const Error &error, std::vector<MachineEnd *> &machines)
{
    if (error.detail.find("OperationNotPermitted") == std::string::npos)
        return false;
    const auto named = std::ranges::find_if(
        machines, [&](const MachineEnd *m) { return error.detail.find(m->target.id) != std::string::npos; });
    if (named == machines.end())
        return false;
    MachineEnd &m = **named;
    Status lifted = fail(error);
    if (m_ending.mayLift(m.target)) {
        lifted = m_ec2->liftProtection(InstanceId(m.target.id), m_ending.callDeadline(), m_ending.stop());
        if (lifted) {
            note(m_cloud, m.target.cluster, "terminate", m.target.id, "its protection against termination was lifted");
            return true;
        }
    }
    leave(m, saidBy(lifted.error()), !m_ending.liftsProtection());
    machines.erase(named);
    return true;
}

/// Is it so old that AWS would know it if it lived? By the earlier of our clock and the service's: a clock that is
/// ahead must not make a machine of one second look old.
bool RegionEnd::isOld(const MachineEnd &m) const
{
    const auto offset = m_cloud.clockOffset ? std::min(m_cloud.clockOffset(), milliseconds(0)) : milliseconds(0);
    const bool known = m.target.created && *m.target.created != Timestamp();
    if (known && now() + offset - *m.target.created >= m_cloud.pace.consistency)
        return true;
    return m.unknown && Deadline::Clock::now() - *m.unknown >= m_cloud.pace.consistency;
}

void RegionEnd::look()
{
    std::vector<InstanceId> ids;
    for (const auto &m : m_machines) {
        if (!m->done)
            ids.emplace_back(m->target.id);
    }
    if (ids.empty())
        return;
    const auto machines = m_ec2->machines(ids, m_ending.callDeadline(), m_ending.stop());
    const bool over = Deadline::Clock::now() >= m_machineLimit;
    for (const auto &m : m_machines) {
        if (m->done)
            continue;
        if (!machines) {
            if (over || (!machines.error().retryable() && machines.error().code != ErrorCode::Cancelled))
                leave(*m, saidBy(machines.error()));
            continue;
        }
        const auto at = std::ranges::find(*machines, InstanceId(m->target.id), &Machine::id);
        if (at == machines->end()) {
            if (!m->unknown)
                m->unknown = Deadline::Clock::now();
            if (isOld(*m)) {
                finish(*m, m->target.inCloud ? Outcome::Ended : Outcome::WasGone, "not known to AWS any more");
                continue;
            }
        } else {
            m->unknown.reset();
            m->state = at->state;
            m->begun = at->ending();
            m->target.inCloud = true;
            if (at->gone()) {
                finish(*m, Outcome::Ended, at->state);
                continue;
            }
        }
        if (over)
            leave(*m, m->error
                          ? saidBy(*m->error)
                          : "AWS did not say terminated within " + std::to_string(m_cloud.pace.terminated.count()) +
                                " minutes; it is " + (m->unknown ? "not known" : m->state));
    }
}

bool RegionEnd::blocked(const Removal &thing)
{
    const auto holdsAddress = [](const Removal &t) { return !t.done && t.kind == ThingKind::NatGateway; };
    if (thing.kind == ThingKind::NatGateway)
        return false;
    if (thing.kind == ThingKind::Address && std::ranges::any_of(m_things, holdsAddress))
        return true;
    const auto &cluster = thing.target.cluster;
    return std::ranges::any_of(m_machines, [&](const auto &m) { return !m->done && m->target.cluster == cluster; }) ||
           std::ranges::any_of(m_requests, [&](const ledger::Intent &i) { return i.cluster == cluster; });
}

/// "Terminated" comes before the network interface is gone and the volume is free; what waited for machines has a few
/// more questions behind the common limit.
RegionEnd::Moment RegionEnd::limitOf(const Removal &thing)
{
    const bool held = thing.kind != ThingKind::KeyPair && thing.kind != ThingKind::LaunchTemplate &&
                      thing.kind != ThingKind::NatGateway && m_ending.machineLeft(thing.target.cluster);
    if (held || !thing.patient)
        return m_begun; // while a machine of its cluster is left it cannot go: waiting would only delay the receipt
    const milliseconds patience = m_cloud.pace.groupFree;
    return std::max(m_begun + patience, m_lastMachineEnded + std::min(patience, 4 * m_cloud.pace.then));
}

void RegionEnd::removeDue()
{
    for (const ThingKind kind : kThingKinds) {
        std::vector<Removal *> due;
        for (Removal &thing : m_things) {
            if (thing.kind == kind && !thing.done && thing.next <= Deadline::Clock::now() && !blocked(thing))
                due.push_back(&thing);
        }
        const auto results = parallelMap(due, 8, m_ending.stop(), [&](Removal *thing, std::stop_token stop) {
            m_ending.tell("clean-up", kCleanUp, thing->target, StepState::Started, thing->target.id);
            return m_ec2->remove(kind, {thing->target.id}, m_ending.callDeadline(), std::move(stop));
        });
        for (std::size_t i = 0; i < due.size(); ++i)
            settleRemoval(*due[i], results[i]);
    }
}

void RegionEnd::settleRemoval(Removal &thing, const Status &done)
{
    const Target &t = thing.target;
    if (done) {
        const auto age = t.created ? now() - *t.created : m_cloud.pace.consistency;
        if (t.inCloud || age >= m_cloud.pace.consistency || age < milliseconds(0)) {
            thing.done = true;
            m_ending.record(t, t.inCloud ? Outcome::Ended : Outcome::WasGone, "deleted");
            m_ending.tell("clean-up", kCleanUp, t, StepState::Done, t.id);
            return;
        }
        backOff(thing.next, thing.pause); // so young that "not known" says nothing: once more
        return;
    }
    const bool again = done.error().code == ErrorCode::Conflict || done.error().retryable();
    if (!again)
        return leave(thing, saidBy(done.error()));
    if (done.error().code == ErrorCode::Conflict && !settleHolders(thing, done.error()))
        return;
    if (blocked(thing)) {
        thing.next = Deadline::Clock::now();
        return; // its holder ends first
    }
    if (Deadline::Clock::now() >= limitOf(thing))
        return leave(thing, saidBy(done.error()));
    backOff(thing.next, thing.pause);
}

bool RegionEnd::settleHolders(Removal &thing, const Error &error)
{
    const auto holders = m_ec2->holders(thing.kind, thing.target.id, m_ending.callDeadline(), m_ending.stop());
    std::string foreign;
    for (const Machine &m : holders ? *holders : std::vector<Machine>()) {
        if (m.ending())
            continue;
        if (m_ending.isOf(thing.target.cluster, m)) {
            Target t;
            t.kind = "instance";
            t.id = m.id.value;
            t.region = thing.target.region;
            t.name = quoted(tagOf(m.tags, tag::kNode));
            t.state = m.state;
            t.type = m.type;
            t.cluster = thing.target.cluster;
            t.clusterName = thing.target.clusterName;
            t.created = m.launched;
            t.inCloud = true;
            t.why = "it uses " + thing.target.kind + " " + thing.target.id;
            if (!m_ending.wasLeft(t))
                addMachine(std::move(t));
            continue;
        }
        const std::string owner = quoted(tagOf(m.tags, tag::kOwner)), name = quoted(tagOf(m.tags, tag::kName));
        foreign += (foreign.empty() ? "" : ", ") + m.id.value + (name.empty() ? "" : " \"" + name + "\"") +
                   (owner.empty() ? ", not launched by Trainyard" : " of " + owner);
    }
    if (foreign.empty())
        return true;
    leave(thing, "the machine " + foreign + " uses it (" + saidBy(error) + ")");
    return false;
}

void RegionEnd::finish(MachineEnd &m, Outcome outcome, const std::string &said)
{
    m.done = true;
    m_lastMachineEnded = Deadline::Clock::now();
    const Target &t = m.target;
    m_ending.record(t, outcome, said);
    m_ending.tell("terminate", kTerminate, t, StepState::Done, "terminated");
    note(m_cloud, t.cluster, "terminate", t.id, (t.name.empty() ? t.id : t.name) + " is terminated");
}

void RegionEnd::leave(MachineEnd &m, const std::string &said, bool isProtected)
{
    m.done = true;
    m_ending.record(m.target, Outcome::Left, said, isProtected);
    m_ending.tell("terminate", kTerminate, m.target, StepState::Failed, said);
}

void RegionEnd::leave(Removal &thing, const std::string &said)
{
    thing.done = true;
    m_ending.record(thing.target, Outcome::Left, said);
    m_ending.tell("clean-up", kCleanUp, thing.target, StepState::Failed, said);
}

void RegionEnd::leaveRest()
{
    for (const auto &m : m_machines) {
        if (!m->done)
            leave(*m, m->accepted || !m->asks ? "the waiting was cancelled before AWS said terminated"
                                              : "cancelled before AWS was asked to end it");
    }
    for (Removal &thing : m_things) {
        if (!thing.done)
            leave(thing, "cancelled before it could be removed");
    }
    m_requests.clear();
}

} // namespace trainyard::cluster
