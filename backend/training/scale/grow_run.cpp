#include <algorithm>
#include <functional>

#include <fmt/format.h>

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
                               fmt::format("the prepare-data script of {0} failed again with status {1}{2}; its "
                                           "machine stays: correct the script and try again, or remove {0}",
                                           node.name, run->status, words.empty() ? "" : " (" + words + ")")});
}

/// Lets up to `most` workers join the run whose script failed when they were added, so that a repetition of that
/// request does not pay for one more machine.
/// \return the names of those that joined
/// \error RemoteCommandFailed (the script failed again: the machine stays), those of joinOrRemove()
Result<std::vector<std::string>> joinKeptWorkers(const CloudContext &cloud, const ledger::Run &run, std::size_t most,
                                                 const ProgressSink &sink, const std::stop_token &stop)
{
    const CallContext context{Deadline::after(kKeptLook), stop};
    TY_ASSIGN(const auto stack, retryWhile(Backoff(2s), context, std::mem_fn(&Error::retryable),
                                           [&] { return cluster::elasticStackOf(cloud, run.cluster, context); }));
    std::vector<std::string> names;
    if (stack.prepareScript.empty())
        return names;
    TY_ASSIGN(const auto kept, keptWorkers(cloud, run, stack, most, stop));
    const auto prepared =
        parallelMap(kept, kept.size(), stop, [&](const KeptWorker &worker, const std::stop_token &token) {
            return prepareAgain(stack, worker.host, sink, token);
        });
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (prepared[i])
            names.push_back(kept[i].host.name);
    }
    if (!names.empty()) { // the others do not keep them from joining
        TY_TRY(joinOrRemove(cloud, run, names, sink, stop));
        cluster::markElastic(cloud, run.cluster, names, cluster::ElasticStatus::Added,
                             {Deadline::after(kGrownTags), stop});
    }
    TY_TRY(firstFailure(prepared));
    return names;
}

} // namespace

Result<std::vector<std::string>> joinKeptWorkersOf(const CloudContext &cloud, const ClusterId &id, int most,
                                                   const ProgressSink &sink, const std::stop_token &stop)
{
    const auto active = activeRun(cloud, id);
    if (!active || most <= 0 || !isElastic(cloud, id) || !checkGrows(*active))
        return {};
    return joinKeptWorkers(cloud, *active, std::size_t(most), sink, stop);
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
    if (!names || !options.provision)
        return names;
    if (const auto active = activeRun(cloud, id)) {
        TY_TRY(joinOrRemove(cloud, *active, *names, sink, stop));
        cluster::markElastic(cloud, id, *names, cluster::ElasticStatus::Added, {Deadline::after(kGrownTags), stop});
    }
    names->insert(names->begin(), kept.begin(), kept.end());
    return names;
}

} // namespace trainyard::training
