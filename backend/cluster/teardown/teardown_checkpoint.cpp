// Stops the runs of training clusters, with a checkpoint, while AWS terminates their machines. Best effort: the
// termination does not wait for the checkpoint, which is complete only if a machine lives so long and its folder is not
// on a disk that goes with it. What is to be copied was saved before (training/checkpoints/final_save.h).

#include <algorithm>
#include <system_error>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/core/async/guarded.h"
#include "backend/core/async/task_pool.h"
#include "backend/provision/standard.h"
#include "backend/ssh/session.h"

namespace trainyard::cluster {
namespace {

constexpr auto kConnectTimeout = std::chrono::seconds(5);
/// The largest stopSeconds of a job; usually the machine ends first.
constexpr auto kLongestStop = std::chrono::hours(1);

} // namespace

std::jthread requestCheckpoint(const CloudContext &cloud, const TeardownScope &scope)
{
    std::vector<Host> heads; // their schedulers notify the workers
    const auto rows = cloud.ledger->clusters(true);
    for (const ledger::Cluster &row : rows ? *rows : std::vector<ledger::Cluster>()) {
        const bool wanted = scope.clusters.empty() || std::ranges::find(scope.clusters, row.id) != scope.clusters.end();
        if (!wanted || !sameCloud(cloud, row) || parseClusterState(row.state) != ClusterState::Training)
            continue;
        if (const auto machines = hosts(cloud, row.id); machines && !machines->empty())
            heads.push_back(machines->front());
    }
    if (heads.empty())
        return {};
    const auto request = [](const Host &head, std::stop_token token) {
        auto session = ssh::SshSession::open(head.target, {Deadline::after(kConnectTimeout), token});
        return session && session->exec(provision::kFarewellCommand, {}, {Deadline::after(kLongestStop), token});
    };
    try {
        return std::jthread([heads = std::move(heads), request](std::stop_token stop) {
            (void)guarded("checkpoint request", [&] { parallelMap(heads, 16, stop, request); });
        });
    } catch (const std::system_error &) { // the limit of threads: the machines end without it
        return {};
    }
}

} // namespace trainyard::cluster
