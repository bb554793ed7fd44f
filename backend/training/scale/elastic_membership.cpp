#include "backend/training/scale/elastic_membership_internal.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/training/records/stored_records.h"
#include "backend/training/run/cluster_run_internal.h"

/// The loop of the follower: what it reads, and which decisions it passes on.
namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using cluster::ElasticAction;
using cluster::ElasticFacts;
using cluster::ElasticNode;
using cluster::ElasticStep;

namespace {

constexpr auto kMembershipPoll = 500ms;
constexpr auto kLeaseAgain = 5s;
constexpr auto kPollLimit = 1min;
constexpr auto kHeadLimit = 20s;
constexpr auto kTagsSettle = 30s; ///< after which DescribeInstances shows a tag
constexpr int kFailuresToRecord = 3;
constexpr auto kPreparationMargin = 5min;
constexpr auto kClockMargin = 1min; ///< between the clocks of the head and of this computer

} // namespace

bool isElastic(const CloudContext &cloud, const ClusterId &id)
{
    const auto origin = cluster::originOf(*cloud.ledger, id);
    return origin && origin->origin == cluster::Origin::Stack && cloud.ec2Of && cloud.stacksOf && cloud.scalingOf;
}

ElasticMembership::ElasticMembership(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options)
    : m_cloud(cloud)
    , m_run(run)
    , m_options(options)
{
    if (const auto before = m_cloud.ledger->events(m_run.cluster, {}, 0, 0)) {
        for (const ledger::Event &e : *before) {
            m_reported = e.sequence;
            if (e.kind == kElasticEvent && e.run == m_run.id)
                m_reasons.insert(e.text);
        }
    }
    m_thread = std::jthread([this](std::stop_token stop) { (void)guarded("elastic membership", [&] { work(stop); }); });
}

ElasticMembership::~ElasticMembership()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    for (auto &[instance, machine] : m_machines)
        machine.cancel.request_stop();
    for (auto &[instance, machine] : m_machines) {
        if (machine.thread.joinable())
            machine.thread.join();
    }
    takeOutcomes(); // so that failures are recorded
    for (const auto &[instance, machine] : m_machines) {
        const std::string &name = machine.node.empty() ? instance.value : machine.node;
        if (machine.work.task == cluster::ElasticTask::Left)
            record(name,
                   name + " has left the run, and its machine may still run: the next follower of a run " +
                       "terminates it, or trainyardctl remove does",
                   true);
    }
    reportEvents();
}

void ElasticMembership::work(std::stop_token stop)
{
    while (pause(kMembershipPoll, {Deadline::never(), stop})) {
        if (!m_lease && m_nextLease.expired()) {
            m_nextLease = Deadline::after(kLeaseAgain);
            if (auto lease =
                    m_cloud.ledger->lease("elastic:" + m_run.cluster.value, "follow the tags of elastic workers"))
                m_lease = std::move(*lease);
        }
        reportEvents();
        takeOutcomes();
        if (!m_lease || !m_nextPoll.expired())
            continue;
        m_nextPoll = Deadline::after(m_cloud.polling.initialInterval);
        const Status polled = poll(stop);
        if (polled) {
            m_failures = 0;
            m_failure.reset();
        } else if (!stop.stop_requested()) {
            failedPoll(polled.error());
        }
    }
}

/// A failure that lasts is recorded once.
void ElasticMembership::failedPoll(const Error &error)
{
    ++m_failures;
    if (error.retryable() && m_failures < kFailuresToRecord)
        return;
    if (m_failure == error.code)
        return;
    m_failure = error.code;
    record(m_run.id.value,
           fmt::format("the elastic workers are not followed at present ({}: {}); this is tried again", error.source,
                       error.detail.substr(0, 600)),
           true);
}

/// Also those of the follower that acts in another program.
void ElasticMembership::reportEvents()
{
    const auto fresh = m_cloud.ledger->events(m_run.cluster, {}, m_reported, 0);
    if (!fresh || fresh->empty())
        return;
    m_reported = fresh->back().sequence;
    for (const ledger::Event &e : *fresh) {
        if (m_options.note && e.kind == kElasticEvent)
            m_options.note(e.text);
    }
}

void ElasticMembership::readRecords()
{
    // What is not read now is read by the next poll.
    (void)readStored(*m_cloud.ledger, m_run.id, m_read, [this](std::span<const protocol::MetricRecord> records) {
        for (const protocol::MetricRecord &metric : records)
            m_records.take(metric);
    });
}

Status ElasticMembership::openStack(const CallContext &context)
{
    if (m_stack)
        return {};
    TY_ASSIGN(auto stack, cluster::elasticStackOf(m_cloud, m_run.cluster, context));
    m_stack = std::move(stack);
    return {};
}

Status ElasticMembership::poll(std::stop_token stop)
{
    const CallContext context{Deadline::after(kPollLimit), stop};
    readRecords();
    const auto row = m_cloud.ledger->cluster(m_run.cluster);
    const auto run = m_cloud.ledger->run(m_run.id);
    if (!row || !*row || cluster::isEnding(**row)) {
        for (auto &[instance, machine] : m_machines)
            machine.cancel.request_stop(); // their machines are terminated
        return {};
    }
    if (m_records.over() || (run && *run && isOver(**run)))
        return {};
    TY_TRY(openStack(context));
    TY_ASSIGN(const ElasticFacts known, facts(context));
    closeGone(known.nodes, context);
    const auto actions = cluster::elasticActions(known);
    m_reports.take(actions, known);
    for (const ElasticAction &action : actions) {
        if (stop.stop_requested())
            break;
        carryOut(action, stop);
    }
    return {};
}

Result<ElasticFacts> ElasticMembership::facts(const CallContext &context)
{
    ElasticFacts known;
    known.now = wallNow();
    known.began = m_run.created;
    known.parts = m_stack->parts;
    known.preparationLimit = m_stack->prepareTimeout + kPreparationMargin;
    known.headResponds = m_reachable;
    TY_ASSIGN(auto nodes, cluster::elasticNodes(m_cloud, m_run.cluster, *m_stack, context));
    known.nodes = std::move(nodes);
    addRunFacts(known);
    if (!known.headResponds) // it is read again when it responds
        return known;
    TY_ASSIGN(const auto all, nodesOf(m_cloud, m_run.cluster));
    if (!m_files || m_files->head().target.host != all.front().target.host)
        m_files = std::make_unique<ElasticFiles>(all.front(), m_run.id, m_stack->sharedFolder);
    std::vector<cluster::PreparingMachine> waiting;
    for (const ElasticNode &node : known.nodes) {
        if (!node.member && node.machine.role != cluster::StackRole::Master && !node.machine.privateIp.empty())
            waiting.push_back({node.machine.privateIp, node.firstLaunched});
    }
    TY_ASSIGN(auto files,
              m_files->read(waiting, {Deadline::after(kHeadLimit).earlier(context.deadline), context.stop}));
    known.fileProblems = std::move(files.problems);
    known.log = std::move(files.log);
    std::erase_if(known.log, [&](const protocol::HostEvent &e) { // of earlier runs in the same file
        return e.at + kClockMargin < m_run.created.time_since_epoch();
    });
    for (ElasticNode &node : known.nodes)
        node.data = files.data[node.machine.privateIp];
    if (!files.shared && !waiting.empty())
        reportOnce(
            {ElasticStep::Report,
             {},
             "head",
             "the shared folder " + m_stack->sharedFolder +
                 " is not mounted on the head: no worker can report that its data is ready, so that none joins"});
    return known;
}

/// What the records of the run, the tasks of this object and the ledger contribute.
void ElasticMembership::addRunFacts(ElasticFacts &known)
{
    std::set<std::string> leaving;
    const auto leases = m_cloud.ledger->leases();
    for (const ledger::LeaseInfo &lease : leases ? *leases : std::vector<ledger::LeaseInfo>()) {
        if (lease.alive)
            leaving.insert(lease.name);
    }
    known.busy = leaving.contains(cluster::clusterLeaseName(m_run.cluster));
    auto unknown = m_records.wantedAddresses();
    for (ElasticNode &node : known.nodes) {
        unknown.erase(node.machine.privateIp);
        const std::string &name = node.machine.node;
        if (const auto own = m_machines.find(node.machine.instance); own != m_machines.end()) {
            node.work = own->second.work;
            if (own->second.status && known.now - own->second.statusSet < kTagsSettle)
                node.machine.elasticStatus = toString(*own->second.status);
        }
        node.report = m_reports.of(node.machine.instance);
        if (name.empty())
            continue;
        node.member = m_records.isMember(name);
        node.left = m_records.left(name);
        node.died = m_records.died(name);
        node.wantedByFile = m_records.isWanted(name, node.machine.privateIp);
        node.leavesElsewhere = node.work.task == cluster::ElasticTask::None &&
                               leaving.contains(cluster::leavingLeaseName(m_run.cluster, name));
    }
    known.unknownAddresses.assign(unknown.begin(), unknown.end());
}

/// Closes the rows of machines that others have terminated.
void ElasticMembership::closeGone(const std::vector<ElasticNode> &nodes, const CallContext &context)
{
    const auto rows = m_cloud.ledger->resources(m_run.cluster);
    if (!rows || cluster::isWorkedOn(*m_cloud.ledger, m_run.cluster))
        return; // a program that changes the cluster records it itself
    const bool isAnyGone = std::ranges::any_of(*rows, [&](const ledger::Resource &r) {
        return r.isInstance() && cluster::isWorkerName(r.name) &&
               std::ranges::find(nodes, r.id, [](const ElasticNode &n) { return n.machine.instance.value; }) ==
                   nodes.end();
    });
    if (isAnyGone)
        (void)cluster::closeGoneWorkers(m_cloud, m_run.cluster, context);
}

void ElasticMembership::record(const std::string &subject, const std::string &text, bool failed)
{
    ledger::Event event;
    event.at = wallNow();
    event.cluster = m_run.cluster;
    event.run = m_run.id;
    event.kind = kElasticEvent;
    event.subject = subject;
    event.text = text;
    event.failed = failed;
    (void)m_cloud.ledger->addEvent(event);
}

void ElasticMembership::reportOnce(const ElasticAction &action)
{
    if (m_reasons.insert(action.reason).second)
        record(action.node.empty() ? action.instance.value : action.node, action.reason, true);
}

} // namespace trainyard::training
