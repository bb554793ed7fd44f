// What the user changes in the list of clusters: in the ledger alone.
#include <utility>

#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/cloud/records/unlisted.h"
#include "backend/core/try.h"
#include "backend/services/clusters/live_clusters.h"

namespace trainyard::services {

QFuture<Status> LiveClusterService::changeRecords(std::function<Status(ledger::Ledger &)> change)
{
    return m_tasks
        .run([this, change = std::move(change)](std::stop_token) -> Status {
            TY_ASSIGN(const auto ledger, m_source.writableLedger());
            return change(*ledger);
        })
        .then(this, [this](const Status &done) {
            poll(Scope::Cloud);
            return done;
        });
}

QFuture<Status> LiveClusterService::dismissLost(const ClusterId &id, const std::string &node)
{
    return changeRecords([id, node](ledger::Ledger &ledger) { return cluster::dismissLost(ledger, id, node); });
}

QFuture<Status> LiveClusterService::unlist(const std::vector<ClusterId> &ended)
{
    return changeRecords([ended](ledger::Ledger &ledger) -> Status {
        for (const ClusterId &id : ended)
            TY_TRY(cluster::unlist(ledger, id));
        return {};
    });
}

QFuture<Status> LiveClusterService::relist(const std::vector<ClusterId> &ended)
{
    return changeRecords([ended](ledger::Ledger &ledger) -> Status {
        for (const ClusterId &id : ended)
            TY_TRY(cluster::relist(ledger, id));
        return {};
    });
}

} // namespace trainyard::services
