#include <algorithm>
#include <cstdio>
#include <functional>

#include <fmt/format.h>

#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/operate/removals.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/training/follow/run_records_internal.h"
#include "backend/training/logs/log_selection.h"
#include "backend/training/recovery/spot_policy.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/scale/data_wait_internal.h"
#include "backend/training/scale/elastic_membership_internal.h"

/// Workers that join while a run goes on, which takes as long as the run needs to its next boundary; changes of size.
namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;

namespace {

constexpr auto kRemoveAgain = 15min; ///< while another program changes the cluster
constexpr auto kStack = 1min;        ///< to read a stack

/// 12 of "worker-12"; 0 for any other name.
int workerNumber(const std::string &name)
{
    int number = 0;
    return std::sscanf(name.c_str(), "worker-%d", &number) == 1 ? number : 0;
}

std::string lastLine(const std::string &text)
{
    const auto end = text.find_last_not_of('\n');
    if (end == std::string::npos)
        return {};
    const auto begin = text.rfind('\n', end);
    return text.substr(begin + 1, end - begin); // npos + 1 is 0
}

/// A machine that was paid for is not lost because AWS refuses one request.
Result<cluster::ElasticStack> stackOf(const CloudContext &cloud, const ClusterId &id, const std::stop_token &stop)
{
    const CallContext context{Deadline::after(kStack), stop};
    return retryWhile(Backoff(2s), context, std::mem_fn(&Error::retryable),
                      [&] { return cluster::elasticStackOf(cloud, id, context); });
}

/// Waits until the scheduler has admitted the worker of a node, or the run is over. A spare is not admitted: it is
/// enough that its process runs.
Status waitUntilJoined(runs::RunControl &control, const ssh::Host &node, RunRecords &records, const ClusterId &cluster,
                       const ProgressSink &sink, std::stop_token stop)
{
    StepReporter report(sink, {.step = "join",
                               .title = "Joining the run",
                               .host = node.name,
                               .subject = {StepSubject::kNode, node.name, cluster.value}});
    report.begin();
    const auto isSettled = [&] {
        records.refresh();
        return records.isMember(node.name) || records.over();
    };
    const auto look = [&](const runs::ProcessStatus &worker) -> Result<bool> {
        if (isSettled() || records.isFull())
            return true;
        if (const auto cause = records.dropped(node.name))
            return fail(ErrorCode::NeverJoined, node.target.source(), "the scheduler did not admit it: " + *cause);
        const std::string line = withoutTime(lastLine(worker.lastWords));
        report.progress(line.empty() ? records.joining() : say("%1 (%2)", records.joining(), line));
        return false;
    };
    auto watched = control.watchWorker(node, {Deadline::never(), stop}, look);
    if (watched && !watched->alive) {
        // The records of its end, or of the run's end, may still be on their way.
        const auto settled =
            pollUntil(Backoff(200ms), {Deadline::after(5s), stop}, [&]() -> Result<bool> { return isSettled(); });
        if (!settled)
            watched = fail(ErrorCode::NeverJoined, node.target.source(),
                           "its worker ended before it joined: " + watched->lastWords);
    }
    if (!watched)
        return report.failed(watched.error());
    if (records.isMember(node.name))
        report.done();
    else if (watched->alive && !records.over())
        report.done(say("ready to replace a worker that dies"));
    else
        report.skipped(say("the run has ended"));
    return {};
}

} // namespace

Result<JoinResult> joinRun(const CloudContext &cloud, const ledger::Run &run, const std::vector<std::string> &names,
                           const ProgressSink &sink, std::stop_token stop, JoinData data)
{
    TY_ASSIGN(const auto nodes, nodesOf(cloud, run.cluster));
    TY_ASSIGN(auto runControl, control(cloud, run, nodes.front(), sink, stop));
    RunRecords records(cloud, run, nodes.front(), stop);
    JoinResult result;
    std::vector<ssh::Host> chosen, started;
    for (const std::string &name : names) {
        const auto node = std::ranges::find(nodes, name, &ssh::Host::name);
        if (node == nodes.end()) {
            result.failed.push_back(
                {name, {ErrorCode::NotFound, "cluster " + run.cluster.value, "it has no machine " + name}});
            continue;
        }
        chosen.push_back(*node);
    }
    TY_TRY(ensureLogins(cloud, run, nodes.front(), chosen, result.failed, sink, stop));
    const auto begin = [&](const ssh::Host &node, Status ready) {
        if (!ready) {
            const ErrorCode code = ready.error().code;
            const bool hasNoData = code == ErrorCode::RemoteCommandFailed || code == ErrorCode::Timeout;
            return result.failed.push_back({node.name, ready.error(), hasNoData});
        }
        records.forgetDropped(node.name);
        if (auto begun = runControl.addWorker(node, {Deadline::never(), stop}))
            started.push_back(node);
        else
            result.failed.push_back({node.name, std::move(begun).error()});
    };
    if (data == JoinData::Awaited && isElastic(cloud, run.cluster)) {
        TY_ASSIGN(const auto stack, stackOf(cloud, run.cluster, stop));
        const auto isOver = [&] {
            records.refresh();
            return records.over();
        };
        const auto isGone = [&](const std::string &name) {
            const auto rows = cloud.ledger->resources(run.cluster); // nodesOf() fails while the head is replaced
            return rows && std::ranges::none_of(*rows, [&](const auto &r) { return r.isInstance() && r.name == name; });
        };
        const auto beginUnlessOver = [&](const ssh::Host &node, Status ready) {
            if (ready && isOver()) // a worker would find no scheduler, and its machine would be terminated
                result.joined.push_back(node.name);
            else
                begin(node, std::move(ready));
        };
        awaitData(stack, nodes.front(), chosen, isOver, isGone, beginUnlessOver, sink, stop);
    } else {
        for (const ssh::Host &node : chosen)
            begin(node, {});
    }
    for (const ssh::Host &node : started) {
        if (auto done = waitUntilJoined(runControl, node, records, run.cluster, sink, stop))
            result.joined.push_back(node.name);
        else
            result.failed.push_back({node.name, std::move(done).error()});
    }
    // The scheduler may have admitted a node although the wait for it ended: a lost connection, a stop request.
    records.refresh();
    std::erase_if(result.failed, [&](const FailedJoin &failed) {
        if (records.isMember(failed.node))
            result.joined.push_back(failed.node);
        return records.isMember(failed.node);
    });
    return result;
}

Status removeOutsider(const CloudContext &cloud, const ClusterId &id, const std::string &name, const ProgressSink &sink,
                      std::stop_token stop)
{
    cluster::recordRemoval(cloud, id, name);
    const CallContext patience{Deadline::after(kRemoveAgain), std::move(stop)};
    const auto isBusy = [](const Error &e) { return e.code == ErrorCode::Busy; };
    return retryWhile(Backoff(2s), patience, isBusy,
                      [&] { return cluster::removeWorkerFrom(cloud, id, name, sink, {}); });
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
    auto names = workersToRemove(withoutHead(std::move(nodes)), workers);
    for (const std::string &name : names) {
        TY_TRY(cluster::checkRemovableFrom(cloud, id, name));
    }
    return names;
}

namespace {

/// Settles the earlier losses of Spot machines.
void recordSize(const CloudContext &cloud, const ClusterId &id, int workers)
{
    ledger::Event event;
    event.at = wallNow();
    event.cluster = id;
    event.kind = kSizeEvent;
    event.text = (workers == 1 ? say("1 worker is wanted") : say("%1 workers are wanted", workers)).english();
    (void)cloud.ledger->addEvent(event);
}

} // namespace

Result<ResizeResult> resizeCluster(const CloudContext &cloud, const ClusterId &id, int workers,
                                   const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(auto nodes, nodesOf(cloud, id));
    auto before = withoutHead(std::move(nodes));
    // What EC2 takes back does not count and is not replaced any more: this number is wanted from now on.
    if (const auto events = cloud.ledger->events(id, {}, 0, 0)) {
        const auto lost = cluster::interruptedNodes(*events);
        std::erase_if(before, [&](const ssh::Host &node) { return lost.contains(node.name); });
    }
    recordSize(cloud, id, workers);
    ResizeResult done;
    const int missing = workers - int(before.size());
    if (missing >= 0) { // then the machines that are there count as workers, also those that have not joined
        TY_ASSIGN(done.added, joinKeptWorkersOf(cloud, id, int(before.size()), sink, stop));
    }
    if (missing > 0) {
        const auto names = growCluster(cloud, id, missing, {}, sink, stop);
        if (!names)
            return fail(withJoined(names.error(), done.added));
        done.added.insert(done.added.end(), names->begin(), names->end());
    }
    const auto leaving = workersToRemove(before, workers);
    TY_TRY(shrinkCluster(cloud, id, leaving, sink, stop));
    done.removed = leaving;
    return done;
}

} // namespace trainyard::training
