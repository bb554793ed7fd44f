// From a requested EMR cluster to nodes that are set up: waiting, logs of a failure, rows of the machines, SSH, metadata.

#include <algorithm>

#include <fmt/format.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/account/network.h"
#include "backend/cluster/cloud/access/ssh_rules.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_failure_log.h"
#include "backend/cluster/emr/emr_launcher_internal.h"
#include "backend/cluster/emr/emr_metadata.h"
#include "backend/cluster/emr/plan/emr_names.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ssh/known_hosts.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr auto kLocalLogDelay = 60s;
constexpr std::size_t kMostReasonBytes = 300;

Sentence stateText(const EmrSnapshot &snapshot, Timestamp at)
{
    Sentence text = Sentence::verbatim(snapshot.cluster.state);
    for (const aws::EmrInstanceGroup &group : snapshot.groups) {
        text = say("%1, %2 %3 of %4", text, group.role, group.running, group.requested);
        if (!group.reason.empty() && group.state != "RUNNING")
            text = say("%1 (%2: %3)", text, group.state, printable(group.reason, kMostReasonBytes));
    }
    const auto age = at - snapshot.cluster.created;
    if (snapshot.cluster.created == Timestamp{} || snapshot.cluster.isUp() || age >= kSlowEmrStart || age < age.zero())
        return text;
    return say("%1, at most %2 more as a rule", text,
               formatDuration(std::chrono::duration_cast<std::chrono::milliseconds>(kSlowEmrStart - age)));
}

/// What EMR's reason means, where a plan can be tried again elsewhere.
ErrorCode codeOf(const aws::EmrCluster &cluster)
{
    const auto mentions = [&](std::string_view words) { return cluster.reason.find(words) != std::string::npos; };
    if (mentions("InsufficientInstanceCapacity") || mentions("insufficient capacity"))
        return ErrorCode::NoCapacity;
    if (mentions("LimitExceeded") || mentions("limit exceeded") || mentions("exceeds the EC2"))
        return ErrorCode::QuotaExceeded;
    return cluster.reasonCode == "USER_REQUEST" ? ErrorCode::Conflict : ErrorCode::ServiceFailure;
}

} // namespace

void EmrLauncher::reportState(const EmrSnapshot &snapshot, StepReporter &report)
{
    int requested = 0, running = 0;
    for (const aws::EmrInstanceGroup &group : snapshot.groups) {
        requested += group.requested;
        running += std::min(group.running, group.requested);
    }
    const auto at = now();
    report.progress(stateText(snapshot, at), requested > 0 ? double(running) / requested : -1);
    const std::string state = fmt::format("{}, {} of {} nodes run", snapshot.cluster.state, running, requested);
    if (state != m_lastState)
        event(m_emrId, say("%1 is %2, %3 of %4 nodes run", m_emrId, snapshot.cluster.state, running, requested));
    m_lastState = state;
    const bool isFirst = m_lastHint.empty();
    const Sentence hint = slowStartHint(snapshot.cluster, at);
    m_lastHint = hint.english();
    if (isFirst && !hint.empty())
        recordFailure(m_cloud, row().id, "emr", m_emrId, hint);
}

Error EmrLauncher::failureOf(const aws::EmrCluster &cluster)
{
    const EmrFailure failure = explainFailure(cluster);
    Error error{codeOf(cluster), "emr:RunJobFlow", failure.sentence.english()};
    recordFailure(m_cloud, row().id, "emr", m_emrId, failure.sentence);
    if (failure.logs.empty() || cluster.reasonCode == "USER_REQUEST" || cluster.reasonCode == "VALIDATION_ERROR")
        return error;
    auto report = step("emr-log", "Waiting for EMR's log of the failure");
    report.begin(failure.logs.front());
    const std::chrono::milliseconds delay = m_cloud.local ? std::chrono::milliseconds(kLocalLogDelay) : kLogDelay;
    const auto log =
        openFailureLog(*m_cloud.s3Of(row().region), failure, m_cloud.polling.backoff(),
                       {Deadline::after(delay), m_stop}, [&](std::chrono::milliseconds left) {
                           report.progress(say("EMR writes it some minutes late; %1 left", formatDuration(left)));
                       });
    if (!log) {
        report.failed(log.error().detail);
        error.detail += " The log is not there yet (" + log.error().detail + "): 'trainyardctl emr logs " + row().name +
                        "' finds it later.";
        return error;
    }
    report.done(log->object);
    const Sentence found = log->line.number == 0
                               ? say("The log %1 is empty.", log->object)
                               : say("Line %1 of %2: %3", log->line.number, log->object, log->line.text);
    error.detail += " " + found.english();
    recordFailure(m_cloud, row().id, "emr", log->object, found);
    const auto file = m_operation.launcher.folder() / "emr-failure.log";
    if (writeFileAtomically(file, log->text, 0600))
        error.detail += " (complete: " + file.string() + ")";
    return error;
}

Status EmrLauncher::waitUntilUp()
{
    auto report = step("emr", "Starting the EMR cluster");
    report.begin(m_emrId);
    auto up = waitForEmrCluster(
        *m_emr, m_emrId, m_cloud.polling.backoff(), {Deadline::after(kLongestEmrStart), m_stop},
        [&](const EmrSnapshot &snapshot) { reportState(snapshot, report); }, m_patience);
    if (!up && up.error().code == ErrorCode::Timeout)
        up = fail(ErrorCode::Timeout, "emr:DescribeCluster",
                  m_emrId + " is not complete after " + formatDuration(kLongestEmrStart) + ": " + m_lastState + ". " +
                      m_lastHint);
    if (!up)
        return report.failed(up.error());
    TY_ASSIGN(const auto known, m_cloud.ledger->resource(kEmrKind, m_emrId, m_cloud.profile, row().region));
    if (known && !known->closed) {
        ledger::Resource next = *known;
        next.state = up->cluster.state;
        TY_TRY(m_cloud.ledger->saveResource(next));
    }
    if (!up->cluster.gone()) {
        m_lacksNodes = !allRunning(up->groups);
        const Sentence state = stateText(*up, now());
        if (m_lacksNodes && !m_acceptsFewer)
            return report.failed(Error{ErrorCode::NoCapacity, "emr:ListInstanceGroups",
                                       "nodes are missing: " + state.english() + ". 'trainyardctl resume " +
                                           row().name + "' continues with those that run, 'trainyardctl terminate " +
                                           row().name + "' ends the cluster"});
        if (m_lacksNodes)
            event(m_emrId, say("the cluster continues with the nodes that run: %1", state));
        report.done(m_lacksNodes ? state : Sentence::verbatim(up->cluster.state));
        return {};
    }
    m_wasTooEarly = m_hasNewRoles && !m_hasRepeated && refusedRoles(up->cluster);
    report.failed(up->cluster.reasonCode.empty() ? Sentence::verbatim(up->cluster.state)
                                                 : say("%1: %2", up->cluster.state, up->cluster.reasonCode));
    return fail(failureOf(up->cluster));
}

Status EmrLauncher::saveNode(const EmrNode &node, const aws::Instance &machine,
                             const std::vector<ledger::Resource> &known, bool &isNew)
{
    const auto before = std::ranges::find_if(
        known, [&](const ledger::Resource &r) { return r.isInstance() && r.id == machine.id.value && !r.closed; });
    isNew = before == known.end();
    ledger::Resource next = isNew ? toResource(m_cloud, machine, row().region) : refreshed(m_cloud, *before, machine);
    next.cluster = row().id;
    next.name = node.node;
    next.facts[fact::kRole] = node.role == "MASTER" ? "head" : "worker";
    next.facts[kEmrRoleFact] = node.role;
    for (const auto &[name, value] : emrPriceFacts(node.spot))
        next.facts[name] = value;
    TY_TRY(m_cloud.ledger->saveResource(next));
    if (!isNew)
        return {};
    const NodeSnapshot seen = toNode(next);
    // An address that a former machine had: its keys are not those of this one.
    TY_TRY(ssh::replaceKnownHost(m_operation.launcher.folder() / "known_hosts", seen.address(), seen.sshPort, {}));
    recordEvent(m_cloud, row().id, "instance", machine.id.value,
                say("%1 is %2 (%3), running at %4", node.node, machine.id.value, node.role, seen.address()));
    m_operation.launcher.recordMilestone(node.node, Milestone::Running);
    return {};
}

Result<std::vector<std::string>> EmrLauncher::recordNodes()
{
    TY_ASSIGN(const auto groups, m_emr->listInstanceGroups(m_emrId, call()));
    TY_ASSIGN(const auto instances, m_emr->listInstances(m_emrId, {}, call()));
    TY_ASSIGN(const auto known, m_cloud.ledger->resources(row().id, false));
    std::vector<EmrNode> living = emrNodes(groups, instances);
    std::erase_if(living, [](const EmrNode &node) { return node.state != "RUNNING"; });
    m_nodes = namedEmrNodes(std::move(living), known);
    std::vector<InstanceId> ids;
    for (const EmrNode &node : m_nodes)
        ids.push_back(node.instance);
    TY_ASSIGN(const auto machines, m_cloud.ec2Of(row().region)->describeKnownInstances(ids, call()));
    std::vector<std::string> added;
    for (const EmrNode &node : m_nodes) {
        auto report = step("running", "Waiting until the machines run", node.node);
        report.begin(node.instance.value);
        const auto machine = std::ranges::find(machines, node.instance, &aws::Instance::id);
        if (machine == machines.end() || !isInState(machine->state, InstanceState::Running))
            return report.failed(Error{ErrorCode::Conflict, "ec2:DescribeInstances",
                                       node.instance.value + " (" + node.node +
                                           ") runs for EMR, and EC2 reports it as " +
                                           (machine == machines.end() ? "unknown" : machine->state)});
        bool isNew = false;
        TY_TRY(saveNode(node, *machine, known, isNew));
        if (isNew)
            added.push_back(node.node);
        report.done(say("%1, %2", node.instance.value, node.role));
    }
    for (const ledger::Resource &r : known) {
        const auto ended = std::ranges::find(instances, InstanceId(r.id), &aws::EmrInstance::instance);
        if (!r.isInstance() || r.closed || ended == instances.end() || ended->state != "TERMINATED")
            continue;
        TY_TRY(m_cloud.ledger->closeResource(r.kind, r.id, r.profile, r.region, "terminated", now()));
        recordEvent(m_cloud, row().id, "instance", r.id,
                    say("%1 has ended: %2", r.name, printable(ended->reason, 200)));
    }
    if (m_nodes.empty() || m_nodes.front().role != "MASTER")
        return fail(ErrorCode::Conflict, "emr:ListInstances", m_emrId + " has no master that runs");
    return added;
}

Status EmrLauncher::openSsh()
{
    auto report = step("security-group", "Allowing SSH to the master");
    report.begin();
    const auto cluster = m_emr->describeCluster(m_emrId, call());
    if (!cluster)
        return report.failed(cluster.error());
    if (cluster->masterGroup.empty()) {
        report.skipped(say("EMR names no managed group of the master"));
        return {};
    }
    const auto range = sshRange(m_cloud, plan().sshFrom, call());
    if (!range)
        return report.failed(range.error());
    const auto opened = openSshFor(m_cloud, row(), cluster->masterGroup, *range, call());
    if (!opened)
        return report.failed(opened.error());
    if (*opened)
        event(cluster->masterGroup, say("SSH to the master is open to %1; the rule ends with the cluster", *range));
    report.done(say("SSH from %1", *range));
    return {};
}

/// For the warning on the page of the cluster. Without it, the event remains.
void EmrLauncher::keepDifference(const std::string &differs)
{
    const auto rows = m_cloud.ledger->resources(row().id);
    for (ledger::Resource kept : rows ? *rows : std::vector<ledger::Resource>()) {
        if (kept.kind != kEmrKind || kept.id != m_emrId || kept.closed)
            continue;
        kept.facts[kYarnDifferenceFact] = differs;
        (void)m_cloud.ledger->saveResource(kept);
    }
}

Status EmrLauncher::writeMetadata(const std::map<std::string, Error> &without)
{
    auto report = step("yarn", "Comparing YARN's list of nodes");
    report.begin();
    TY_ASSIGN(auto all, hosts(m_cloud, row().id));
    if (all.empty() || !all.front().isHead())
        return report.failed(Error{ErrorCode::Conflict, "cluster " + row().name, "it has no head"});
    std::erase_if(all, [&](const Host &host) { return without.contains(host.name); });
    YarnNodes listed;
    NodeListDifference difference;
    // A node registers with YARN some seconds after EMR reports it as running.
    const auto same = pollUntil(m_cloud.polling.backoff(), {Deadline::after(m_cloud.polling.consistency), m_stop},
                                [&]() -> Result<bool> {
                                    TY_ASSIGN(listed, readYarnNodes(all.front(), call()));
                                    difference = compareNodeLists(listed.addresses, m_nodes);
                                    return difference.empty();
                                });
    if (!same && same.error().code != ErrorCode::Timeout)
        return report.failed(same.error());
    listed.self = all.front().privateAddress;                         // as EC2 has it: a host may have several
    std::erase_if(listed.addresses, [&](const std::string &address) { // one that has just been removed
        return std::ranges::find(difference.notInEmr, address) != difference.notInEmr.end();
    });
    const std::string differs = printable(describe(difference), 2000);
    if (!differs.empty())
        recordFailure(m_cloud, row().id, "emr", m_emrId, Sentence::verbatim(differs));
    keepDifference(differs);
    report.done(difference.empty() ? say("%1 nodes, as EMR lists them", listed.addresses.size())
                                   : say("it differs from EMR's: see the events"));
    const auto metadata = applyMetadata(all, workerAddresses(listed), !plan().fileSystem.empty(), row().name, m_sink,
                                        {Deadline::after(10min), m_stop});
    if (!metadata) {
        recordFailure(m_cloud, row().id, "emr", row().name, say("writing the worker file"), metadata.error());
        return fail(metadata.error());
    }
    std::string values;
    for (const auto &[name, value] : *metadata) {
        if (name.starts_with("DEEPLEARNING_"))
            values += (values.empty() ? "" : ", ") + name + "=" + printable(value, 200);
    }
    event("head", say("the worker file is on every node: %1", values));
    return {};
}

Status EmrLauncher::setUp(const std::vector<std::string> &names)
{
    TY_TRY(m_operation.launcher.provision(names)); // with host keys and the deadline
    return writeMetadata();
}

std::map<std::string, Error> EmrLauncher::setUpEach(const std::vector<std::string> &names)
{
    const auto one = [this](const std::string &name, std::stop_token) {
        return m_operation.launcher.provision({name});
    };
    const std::vector<Status> done = parallelMap(names, m_options.width, m_stop, one);
    std::map<std::string, Error> failed;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!done[i])
            failed.emplace(names[i], done[i].error());
    }
    return failed;
}

} // namespace trainyard::cluster
