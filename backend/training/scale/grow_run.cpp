#include <algorithm>
#include <functional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/managed/managed.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/cluster/stack/prepare/prepare_data_run.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/training/follow/run_records_internal.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/scale/elastic_membership_internal.h"

/// More workers for a cluster and its run: first those whose machine is there already.
namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using cluster::ElasticStack;

namespace {

constexpr auto kKeptLook = 2min;    ///< to find the machines that were kept
constexpr auto kKeptConnect = 1min; ///< beside the script's time
constexpr auto kGrownTags = 30s;    ///< to read a stack and set its tags
constexpr std::size_t kKeptLine = 300;

/// An added worker of a stack whose prepare-data script failed: its machine stayed, and costs money.
struct KeptWorker {
    ssh::Host host;
    ledger::Lease lease; ///< so that no follower of the run lets it join or terminates it meanwhile
};

/// Whether its tags say that it leaves: a follower of the run terminates it.
bool isLeaving(const cluster::StackNode &machine)
{
    return !machine.wanted || machine.elasticStatus == toString(cluster::ElasticStatus::RemovalQueued) ||
           machine.elasticStatus == toString(cluster::ElasticStatus::Removed);
}

/// \return at most `most`; those that another program works on, and those that leave, are left out
Result<std::vector<KeptWorker>> keptWorkers(const CloudContext &cloud, const ledger::Run &run,
                                            const ElasticStack &stack, std::size_t most, const std::stop_token &stop)
{
    const CallContext context{Deadline::after(kKeptLook), stop};
    std::vector<KeptWorker> kept;
    TY_ASSIGN(const auto hosts, nodesOf(cloud, run.cluster));
    TY_ASSIGN(const auto machines, cluster::elasticNodes(cloud, run.cluster, stack, context));
    RunRecords records(cloud, run, hosts.front(), stop);
    records.refresh();
    std::vector<ssh::Host> outside;
    for (const cluster::ElasticNode &one : machines) {
        const auto host = std::ranges::find(hosts, one.machine.node, &ssh::Host::name);
        const bool runs = cluster::isInState(one.machine.state, cluster::InstanceState::Running);
        if (runs && one.ours && !one.machine.locked() && !isLeaving(one.machine) && host != hosts.end() &&
            !records.isMember(host->name))
            outside.push_back(*host);
    }
    if (outside.empty())
        return kept;
    const auto data = cluster::preparationsOf(stack, hosts.front(), outside, context);
    if (!data && data.error().code != ErrorCode::NotFound) // without a shared folder, no script has failed
        return fail(data.error());
    for (std::size_t i = 0; data && i < outside.size() && kept.size() < most; ++i) {
        const cluster::Preparation &found = (*data)[i];
        if (found.marker || found.status.value_or(0) == 0)
            continue;
        const std::string &name = outside[i].name;
        if (auto lease = cloud.ledger->lease(cluster::leavingLeaseName(run.cluster, name), "prepare " + name))
            kept.push_back({outside[i], std::move(*lease)});
    }
    return kept;
}

/// Runs the script of a worker again.
Status prepareAgain(const ElasticStack &stack, const ssh::Host &node, const ProgressSink &sink,
                    const std::stop_token &stop)
{
    const auto lastOf = [](std::string_view output) {
        const std::string_view text = trimmed(output);
        return cluster::printable(text.substr(text.find_last_of("\r\n") + 1), kKeptLine); // npos + 1 is 0
    };
    StepReporter report(sink, {.step = "prepare-data", .title = "Preparing the data", .host = node.name});
    report.begin();
    const auto output = [&](std::string_view words) {
        if (const std::string line = lastOf(words); !line.empty())
            report.progress(line);
    };
    const auto run = cluster::runPrepareScript(stack, node, stack.prepareTimeout, output,
                                               {Deadline::after(stack.prepareTimeout + kKeptConnect), stop});
    if (!run)
        return report.failed(run.error());
    if (run->ok()) {
        report.done();
        return {};
    }
    const std::string words = lastOf(run->log);
    return report.failed(Error{ErrorCode::RemoteCommandFailed, node.target.source(),
                               fmt::format("its prepare-data script failed again with status {}{}", run->status,
                                           words.empty() ? "" : " (" + words + ")")});
}

/// Lets machines join the run. Those that do not are terminated, unless they have no data.
JoinResult joinOrTerminate(const CloudContext &cloud, const ledger::Run &active, const std::vector<std::string> &names,
                           const ProgressSink &sink, const std::stop_token &stop)
{
    const ClusterId &id = active.cluster;
    const auto result = joinRun(cloud, active, names, sink, stop);
    JoinResult done = result.value_or(JoinResult());
    if (!result) {
        for (const std::string &name : names)
            done.failed.push_back({name, result.error()});
    }
    // A machine outside the run is of no use, and a retry would launch one more. The members stay.
    const auto nodes = nodesOf(cloud, id);
    for (FailedJoin &failed : done.failed) {
        if (failed.hasNoData)
            continue;
        const auto node = nodes ? std::ranges::find(*nodes, failed.node, &ssh::Host::name) : decltype(nodes->begin()){};
        if (nodes && node != nodes->end()) // no member waits for a candidate: it leaves at once
            (void)runs::RunControl(active.id, nodes->front(), {}).removeWorker(*node, {Deadline::after(10s), {}});
        const Status removed = removeOutsider(cloud, id, failed.node, sink, stop);
        if (!removed && removed.error().code != ErrorCode::NotFound)
            failed.error.detail +=
                fmt::format(", and it still runs and costs money: remove it ({})", removed.error().detail);
    }
    if (!done.joined.empty())
        cluster::markElastic(cloud, id, done.joined, cluster::ElasticStatus::Added,
                             {Deadline::after(kGrownTags), stop});
    return done;
}

/// "the machine of worker-3 stays and costs money: HELP, or remove worker-3".
std::string staying(const std::vector<std::string> &nodes, const std::string &help)
{
    const bool isOne = nodes.size() == 1;
    return fmt::format("the {} of {} {} money: {}, or remove {}", isOne ? "machine" : "machines",
                       fmt::join(nodes, ", "), isOne ? "stays and costs" : "stay and cost", help,
                       isOne ? nodes.front() : "them");
}

/// Lets up to `most` workers join the run whose script failed when they were added, so that a repetition of that
/// request does not pay for one more machine.
/// \return also those whose script failed again
/// \error none of them has joined
Result<JoinResult> joinKeptWorkers(const CloudContext &cloud, const ledger::Run &run, std::size_t most,
                                   const ProgressSink &sink, const std::stop_token &stop)
{
    const CallContext context{Deadline::after(kKeptLook), stop};
    TY_ASSIGN(const auto stack, retryWhile(Backoff(2s), context, std::mem_fn(&Error::retryable),
                                           [&] { return cluster::elasticStackOf(cloud, run.cluster, context); }));
    JoinResult result;
    if (stack.prepareScript.empty())
        return result;
    TY_ASSIGN(const auto kept, keptWorkers(cloud, run, stack, most, stop));
    const auto prepared =
        parallelMap(kept, kept.size(), stop, [&](const KeptWorker &worker, const std::stop_token &token) {
            return prepareAgain(stack, worker.host, sink, token);
        });
    std::vector<std::string> ready;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (prepared[i])
            ready.push_back(kept[i].host.name);
    }
    if (!ready.empty()) // the others do not keep them from joining
        result = joinOrTerminate(cloud, run, ready, sink, stop);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!prepared[i])
            result.failed.push_back({kept[i].host.name, prepared[i].error(), true});
    }
    return result;
}

} // namespace

Error joinError(const RunId &run, const JoinResult &done)
{
    const auto cancelled =
        std::ranges::find(done.failed, ErrorCode::Cancelled, [](const FailedJoin &one) { return one.error.code; });
    Error error{(cancelled != done.failed.end() ? *cancelled : done.failed.front()).error.code, "run " + run.value, {}};
    if (error.code == ErrorCode::Busy)
        error.code = ErrorCode::Conflict; // Busy means that nothing was launched
    std::vector<std::string> reasons, late, others, clauses;
    for (const FailedJoin &one : done.failed) {
        reasons.push_back(one.node + ": " + one.error.detail);
        if (one.hasNoData)
            (one.error.code == ErrorCode::Timeout ? late : others).push_back(one.node);
    }
    if (!done.joined.empty())
        clauses.push_back(fmt::format("{} joined the run", fmt::join(done.joined, ", ")));
    if (others.size() == 1)
        clauses.push_back(staying(others, "correct its prepare-data script and add a worker again, which takes this "
                                          "machine"));
    else if (!others.empty())
        clauses.push_back(staying(others, fmt::format("correct their prepare-data script and add {} workers again, "
                                                      "which takes these machines",
                                                      others.size())));
    if (!late.empty()) // no script has left its status, by which they would be taken
        clauses.push_back(staying(late, "run the script there with trainyardctl prepare-data and add a line with the "
                                        "address to host_worker"));
    error.detail =
        fmt::format("{}{}{}", fmt::join(reasons, "; "), clauses.empty() ? "" : "; ", fmt::join(clauses, ", and "));
    return error;
}

Error withJoined(Error error, const std::vector<std::string> &joined)
{
    if (!joined.empty())
        error.detail += fmt::format("; {} joined the run before", fmt::join(joined, ", "));
    return error;
}

Status joinOrRemove(const CloudContext &cloud, const ledger::Run &active, const std::vector<std::string> &names,
                    const ProgressSink &sink, std::stop_token stop)
{
    const JoinResult done = joinOrTerminate(cloud, active, names, sink, stop);
    return done.failed.empty() ? Status() : fail(joinError(active.id, done));
}

Result<std::vector<std::string>> joinKeptWorkersOf(const CloudContext &cloud, const ClusterId &id, int most,
                                                   const ProgressSink &sink, const std::stop_token &stop)
{
    const auto active = activeRun(cloud, id);
    if (!active || most <= 0 || !isElastic(cloud, id) || !checkGrows(*active))
        return {};
    TY_ASSIGN(auto done, joinKeptWorkers(cloud, *active, std::size_t(most), sink, stop));
    if (!done.failed.empty())
        return fail(joinError(active->id, done));
    return std::move(done.joined);
}

Result<std::vector<std::string>> growCluster(const CloudContext &cloud, const ClusterId &id, int count,
                                             const cluster::LaunchOptions &options, const ProgressSink &sink,
                                             std::stop_token stop)
{
    std::vector<std::string> kept;
    if (const auto active = activeRun(cloud, id); active && options.provision) {
        TY_TRY(checkGrows(*active));           // before a machine is paid for
        if (options.templateVersion.empty()) { // a chosen version is that of new machines
            TY_ASSIGN(kept, joinKeptWorkersOf(cloud, id, count, sink, stop));
        }
    }
    count -= int(kept.size());
    if (count == 0 && !kept.empty())
        return kept;
    auto names = cluster::addWorkersTo(cloud, id, count, options, sink, stop);
    if (!names)
        return fail(withJoined(names.error(), kept));
    if (!options.provision)
        return names;
    if (const auto active = activeRun(cloud, id)) {
        JoinResult done = joinOrTerminate(cloud, *active, *names, sink, stop);
        done.joined.insert(done.joined.begin(), kept.begin(), kept.end());
        if (!done.failed.empty())
            return fail(joinError(active->id, done));
    }
    names->insert(names->begin(), kept.begin(), kept.end());
    return names;
}

} // namespace trainyard::training
