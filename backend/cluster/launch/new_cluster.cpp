// What launches, stacks and EMR clusters record before their first request.

#include "backend/cluster/launch/new_cluster_internal.h"

#include <system_error>

#include <nlohmann/json.hpp>

#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

Status saveIntentsAndCluster(const CloudContext &cloud, const ledger::Cluster &row, const NewCluster &cluster)
{
    if (cluster.first == NewCluster::First::Intents) {
        TY_TRY(cluster.writeIntents());
        return cloud.ledger->saveCluster(row);
    }
    TY_TRY(cloud.ledger->saveCluster(row));
    if (auto written = cluster.writeIntents(); !written) {
        (void)cloud.ledger->closeCluster(row.id, std::string(toString(ClusterState::Terminated)), now());
        return written;
    }
    return {};
}

/// Nothing was requested: what could not be recorded completely leaves nothing behind.
void forget(const CloudContext &cloud, const Launcher &launcher, const Error &why)
{
    const auto intents = cloud.ledger->intents(launcher.row().id);
    for (const ledger::Intent &intent : intents ? *intents : std::vector<ledger::Intent>())
        (void)cloud.ledger->recordIntentResult(intent.token, ledger::IntentState::Rejected, why.detail);
    std::error_code ignored;
    std::filesystem::remove_all(launcher.folder(), ignored);
}

} // namespace

ledger::Cluster newClusterRow(const CloudContext &cloud, const LaunchPlan &machines)
{
    ledger::Cluster row;
    row.id = newClusterId();
    row.name = machines.name;
    row.profile = cloud.profile;
    row.region = machines.region;
    row.endpoint = cloud.endpointId;
    row.owner = cloud.owner;
    row.account = accountToRecord(cloud);
    row.state = toString(ClusterState::Planned);
    row.plan = machines.toJson();
    row.created = now();
    row.expires = machines.expires(*cloud.catalog, row.created);
    return row;
}

Result<bool> isOpenCluster(const CloudContext &cloud, const ClusterId &id)
{
    if (id.empty())
        return false;
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    return row && !row->closed;
}

std::vector<ledger::Intent> keyPairIntent(const Launcher &launcher, const std::string &keyName)
{
    if (!keyName.empty())
        return {};
    return {launcher.intent(newIdText("ty-"), std::string(toString(ResourceKind::KeyPair)), "",
                            nlohmann::json{{"name", resourceName(launcher.row())}}.dump())};
}

Status recordNewCluster(const CloudContext &cloud, Launcher &launcher, const NewCluster &cluster, ClusterId &id)
{
    const ledger::Cluster row = launcher.row();
    auto recording = launcher.step("intent", "Recording the plan");
    recording.begin();
    TY_TRY(launcher.ensureKeyFiles());
    for (const auto &[name, text] : cluster.files) {
        TY_TRY(writeFileAtomically(launcher.folder() / name, text, 0644));
    }
    if (auto saved = saveIntentsAndCluster(cloud, row, cluster); !saved) {
        forget(cloud, launcher, saved.error());
        return saved;
    }
    id = row.id;
    recording.done();
    recordEvent(cloud, row.id, "launch", row.name, cluster.what);
    return {};
}

} // namespace trainyard::cluster
