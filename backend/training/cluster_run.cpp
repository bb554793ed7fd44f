#include "backend/training/cluster_run.h"

#include <algorithm>
#include <cstdio>
#include <functional>

#include <fmt/format.h>

#include "backend/cluster/account/node_role.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/core/try.h"
#include "backend/training/cluster_run_internal.h"
#include "backend/training/log_copies.h"

namespace trainyard::training {

namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::RunState;

std::vector<ssh::Host> withoutHead(std::vector<ssh::Host> nodes)
{
    std::erase_if(nodes, [](const ssh::Host &node) { return node.name == "head"; });
    return nodes;
}

/// 12 of "worker-12"; 0 for any other name.
int workerNumber(const std::string &name)
{
    int number = 0;
    return std::sscanf(name.c_str(), "worker-%d", &number) == 1 ? number : 0;
}

/// Ledger setting that holds the user's consent for a run.
std::string consentKey(const RunId &run)
{
    return "own-keys:" + run.value;
}

Result<runs::RunControl> control(const CloudContext &cloud, const ledger::Run &run, const ssh::Host &head,
                                 const ProgressSink &sink, std::stop_token stop)
{
    cluster::CredentialForwardingRequest wanted;
    wanted.cluster = run.cluster;
    wanted.session = run.id.value;
    wanted.buckets = cluster::bucketsIn(run.job);
    TY_ASSIGN(const auto agreed, cloud.ledger->setting(consentKey(run.id)));
    wanted.consent =
        parseEnum<cluster::CredentialForwarding>(agreed.value_or("")).value_or(cluster::CredentialForwarding::No);
    TY_ASSIGN(auto keys, cluster::forwardedCredentials(cloud, wanted, {Deadline::after(60s), stop}));
    if (!keys.note.empty()) {
        ledger::Event event;
        event.cluster = run.cluster;
        event.run = run.id;
        event.kind = "run";
        event.subject = run.id.value;
        event.text = keys.note;
        (void)cloud.ledger->addEvent(event);
        if (sink)
            sink({"keys", "Keys for the machines", "", StepState::Done, 1, keys.note});
    }
    runs::RunControl::Options options;
    options.environment = std::move(keys.variables);
    options.sink = sink;
    options.cluster = run.cluster;
    return runs::RunControl(run.id, head, std::move(options));
}

} // namespace

RunState stateOf(const ledger::Run &run)
{
    return run.state == RunState::Stopped && run.detail == kEndedWithCluster ? RunState::EndedWithCluster : run.state;
}

/// Records the last milestone of a machine's timeline.
void noteJoined(const CloudContext &cloud, const ClusterId &id, const std::string &node)
{
    ledger::Event event;
    event.cluster = id;
    event.kind = cluster::kMilestoneEvent;
    event.subject = node;
    event.text = toString(cluster::Milestone::Joined);
    (void)cloud.ledger->addEvent(event);
}

void record(ledger::Ledger &ledger, const ledger::Run &run, const RunEnd &end)
{
    // Stopped needs no explanation unless the cluster ended during the run.
    const std::string note = end.state == RunState::Stopped && end.note != kEndedWithCluster ? std::string() : end.note;
    const Timestamp now = SystemClock::instance().now();
    // Best effort by design: the run's own records are stored already, and the state can be derived from them again.
    (void)ledger.setRunState(run.id, end.state, note, std::min(now, std::max(end.at.value_or(now), run.created)));
    ledger::Event event;
    event.cluster = run.cluster;
    event.run = run.id;
    event.kind = "run";
    event.subject = run.id.value;
    event.text = fmt::format("run {} {}{}", run.id.value, toString(end.state), note.empty() ? "" : ": " + note);
    event.failed = end.state == RunState::Failed;
    (void)ledger.addEvent(event);
}

void finishRun(const CloudContext &cloud, const ledger::Run &run, const RunEnd &end)
{
    record(*cloud.ledger, run, end);
    const auto row = cloud.ledger->cluster(run.cluster);
    if (row && *row && !(*row)->closed && cluster::parseClusterState((*row)->state) == cluster::ClusterState::Training)
        (void)cluster::setState(cloud, run.cluster, cluster::ClusterState::Ready);
}

Result<std::vector<ssh::Host>> nodesOf(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(auto nodes, cluster::hosts(cloud, id));
    if (nodes.empty() || nodes.front().name != "head")
        return fail(ErrorCode::NotFound, "cluster " + id.value, "it has no head node with an address");
    return nodes;
}

Result<ledger::Run> findRun(const CloudContext &cloud, const std::string &wanted)
{
    TY_ASSIGN(const auto runs, cloud.ledger->runs());
    if (wanted == "latest" && !runs.empty())
        return runs.front();
    std::vector<ledger::Run> matches;
    for (const ledger::Run &run : runs) {
        if (run.id.value == wanted)
            return run;
        if (!wanted.empty() && (run.id.value.starts_with(wanted) || run.id.value.starts_with("r-" + wanted)))
            matches.push_back(run);
    }
    if (matches.size() == 1)
        return matches.front();
    if (matches.empty())
        return fail(ErrorCode::NotFound, "run " + wanted,
                    "there is no run with that ID in the ledger; trainyardctl runs lists them");
    return fail(ErrorCode::InvalidArgument, "run " + wanted, fmt::format("{} runs begin with that", matches.size()));
}

Result<ledger::Run> activeRun(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
    const auto found = std::ranges::find_if_not(runs, protocol::isOver, &ledger::Run::state);
    if (found == runs.end())
        return fail(ErrorCode::NotFound, "cluster " + id.value, "no run is active on it");
    return *found;
}

Result<RunId> startRun(const CloudContext &cloud, const ClusterId &id, protocol::JobSpec job, const ProgressSink &sink,
                       std::stop_token stop, cluster::CredentialForwarding keys)
{
    TY_ASSIGN(auto nodes, nodesOf(cloud, id));
    const ssh::Host head = nodes.front();
    const auto workers = withoutHead(nodes);
    if (const auto active = activeRun(cloud, id)) {
        // It may have ended while no program followed it.
        FollowOptions look;
        look.untilQuiet = true;
        const auto end = followRun(cloud, active->id, look, stop);
        if (end && !end->over())
            return fail(ErrorCode::Busy, "cluster " + id.value, "the run " + active->id.value + " is active on it");
    }
    if (job.run.empty())
        job.run = newRunId();
    job.workers = std::max(1, int(workers.size()));
    job.minWorkers = std::min(job.minWorkers, job.workers);
    TY_TRY(protocol::validate(job));

    ledger::Run row;
    row.id = job.run;
    row.cluster = id;
    row.name = job.model;
    row.job = protocol::toJson(job);
    row.created = SystemClock::instance().now();
    TY_TRY(cloud.ledger->saveRun(row));
    if (keys != cluster::CredentialForwarding::No) {
        TY_TRY(cloud.ledger->setSetting(consentKey(row.id), std::string(toString(keys))));
    }
    auto runControl = control(cloud, row, head, sink, stop);
    const Status started =
        runControl ? runControl->start(job, workers, {Deadline::after(180s), stop}) : Status(fail(runControl.error()));
    if (!started) {
        (void)collectLogs(cloud, job.run, {Deadline::after(10s), {}});
        finishRun(cloud, row,
                  {started.error().code == ErrorCode::Cancelled ? RunState::Stopped : RunState::Failed,
                   started.error().detail});
        return fail(started.error());
    }
    TY_TRY(cloud.ledger->setRunState(job.run, RunState::Running));
    (void)cluster::setState(cloud, id, cluster::ClusterState::Training);
    for (const ssh::Host &worker : workers)
        noteJoined(cloud, id, worker.name);
    return job.run;
}

Result<std::vector<std::string>> growCluster(const CloudContext &cloud, const ClusterId &id, int count,
                                             const cluster::LaunchOptions &options, const ProgressSink &sink,
                                             std::stop_token stop)
{
    const auto names = cluster::addWorkers(cloud, id, count, options, sink, stop);
    if (!names || !options.provision)
        return names;
    const auto active = activeRun(cloud, id);
    if (!active)
        return names;
    TY_ASSIGN(const auto nodes, nodesOf(cloud, id));
    const auto join = [&]() -> Status {
        TY_ASSIGN(auto runControl, control(cloud, *active, nodes.front(), sink, stop));
        for (const ssh::Host &node : nodes) {
            if (std::ranges::find(*names, node.name) == names->end())
                continue;
            TY_TRY(runControl.addWorker(node, {Deadline::after(120s), stop}));
        }
        return {};
    };
    if (const auto joined = join(); !joined) {
        // A machine outside the run is of no use, and a retry would launch one more.
        for (const std::string &name : *names) {
            TY_TRY(shrinkCluster(cloud, id, name, sink, {}));
        }
        return fail(joined.error());
    }
    for (const std::string &name : *names)
        noteJoined(cloud, id, name);
    return names;
}

Status shrinkCluster(const CloudContext &cloud, const ClusterId &id, const std::string &name, const ProgressSink &sink,
                     std::stop_token stop)
{
    const auto active = activeRun(cloud, id);
    const auto nodes = nodesOf(cloud, id);
    if (active && nodes) {
        const auto node = std::ranges::find(*nodes, name, &ssh::Host::name);
        if (node != nodes->end() && name != "head") {
            runs::RunControl::Options options;
            options.sink = sink;
            runs::RunControl runControl(active->id, nodes->front(), std::move(options));
            const auto left = runControl.removeWorker(*node, {Deadline::after(120s), stop});
            // A worker that does not run cannot leave; its machine is terminated in any case.
            if (!left && left.error().code != ErrorCode::NotFound)
                return fail(left.error());
        }
    }
    return cluster::removeWorker(cloud, id, name, sink, stop);
}

std::vector<std::string> workersToRemove(const std::vector<ssh::Host> &workersNow, int workers)
{
    std::vector<std::string> names;
    for (const ssh::Host &node : workersNow)
        names.push_back(node.name);
    std::ranges::sort(names, std::ranges::greater(), workerNumber);
    names.resize(std::size_t(std::max(int(names.size()) - workers, 0)));
    return names;
}

Result<std::vector<std::string>> workersToRemove(const CloudContext &cloud, const ClusterId &id, int workers)
{
    TY_ASSIGN(auto nodes, nodesOf(cloud, id));
    return workersToRemove(withoutHead(std::move(nodes)), workers);
}

Result<ResizeResult> resizeCluster(const CloudContext &cloud, const ClusterId &id, int workers,
                                   const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(auto nodes, nodesOf(cloud, id));
    const auto before = withoutHead(std::move(nodes));
    ResizeResult done;
    if (const int missing = workers - int(before.size()); missing > 0) {
        TY_ASSIGN(auto names, growCluster(cloud, id, missing, {}, sink, stop));
        done.added = std::move(names);
    }
    for (const std::string &name : workersToRemove(before, workers)) {
        TY_TRY(shrinkCluster(cloud, id, name, sink, stop));
        done.removed.push_back(name);
    }
    return done;
}

Status stopRun(const CloudContext &cloud, const RunId &id, bool graceful, std::stop_token stop)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(id));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    if (isOver(row->state))
        return {};
    const auto nodes = nodesOf(cloud, row->cluster);
    if (nodes) {
        runs::RunControl runControl(id, nodes->front(), {});
        TY_TRY(runControl.stop(withoutHead(*nodes), graceful, {Deadline::after(60s), stop}));
        (void)collectLogs(cloud, id, {Deadline::after(20s), stop});
    }
    finishRun(cloud, *row, {RunState::Stopped, ""});
    return {};
}

} // namespace trainyard::training
