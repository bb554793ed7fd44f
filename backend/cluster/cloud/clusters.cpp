#include "backend/cluster/cloud/clusters.h"

#include <algorithm>
#include <array>

#include "backend/cluster/cloud/inventory_internal.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::array<std::pair<ClusterState, std::string_view>, 11> kWords{{
    {ClusterState::Planned, "planned"},
    {ClusterState::Requesting, "requesting"},
    {ClusterState::Booting, "booting"},
    {ClusterState::WaitingForSsh, "waiting for SSH"},
    {ClusterState::SettingUp, "setting up"},
    {ClusterState::Ready, "ready"},
    {ClusterState::Training, "training"},
    {ClusterState::Stopping, "stopping"},
    {ClusterState::Terminated, "terminated"},
    {ClusterState::NeedsAttention, "needs attention"},
    {ClusterState::Stopped, "stopped"},
}};

} // namespace

std::string_view toString(ClusterState state) noexcept
{
    for (const auto &[s, w] : kWords) {
        if (s == state)
            return w;
    }
    return "needs attention";
}

ClusterState parseClusterState(std::string_view text) noexcept
{
    for (const auto &[s, w] : kWords) {
        if (w == text)
            return s;
    }
    return ClusterState::NeedsAttention;
}

int ClusterSnapshot::workers() const
{
    return static_cast<int>(std::ranges::count(nodes, "worker", &NodeSnapshot::role));
}

int ClusterList::machinesAlive() const
{
    int alive = 0;
    for (const ClusterSnapshot &c : clusters)
        alive += c.sameOwner ? static_cast<int>(c.nodes.size()) : 0;
    return alive;
}

double ClusterList::usdPerHour() const
{
    double sum = 0;
    for (const ClusterSnapshot &c : clusters)
        sum += c.sameOwner ? c.usdPerHour : 0;
    return sum;
}

Result<ClusterId> findCluster(const CloudContext &cloud, const std::string &nameOrId)
{
    TY_ASSIGN(const auto clusters, cloud.ledger->clusters(true));
    std::vector<const ledger::Cluster *> found;
    for (const auto &c : clusters) {
        if (sameCloud(cloud, c) && c.id.value == nameOrId)
            return c.id;
        if (sameCloud(cloud, c) && c.name == nameOrId)
            found.push_back(&c);
    }
    if (found.empty())
        return fail(ErrorCode::NotFound, "ledger",
                    "there is no cluster \"" + nameOrId + "\" in the profile " + cloud.profile);
    if (found.size() > 1) {
        // The current region takes precedence.
        const auto here = std::ranges::find(found, cloud.region, [](const ledger::Cluster *c) { return c->region; });
        if (here != found.end())
            return (*here)->id;
        return fail(ErrorCode::InvalidArgument, "ledger",
                    "several clusters are named \"" + nameOrId + "\": give the ID or the region");
    }
    return found.front()->id;
}

Result<std::vector<Host>> hosts(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value);
    TY_ASSIGN(const auto resources, cloud.ledger->resources(id));

    const auto folder = cloud.clusterFolder(id);
    std::filesystem::path key = folder / "id_ed25519";
    std::vector<std::string> logins = kDefaultLogins;
    if (const auto plan = LaunchPlan::fromJson(row->plan)) {
        logins = plan->logins(*cloud.catalog);
        if (!plan->keyFile.empty())
            key = plan->keyFile;
    }
    std::vector<Host> all;
    for (const ledger::Resource &r : resources) {
        if (r.kind != "instance")
            continue;
        const NodeSnapshot node = toNode(r);
        if (node.privateAddress.empty() && node.publicAddress.empty())
            continue;
        Host host;
        host.name = node.name;
        host.role = node.role;
        host.instance = node.id;
        host.privateAddress = node.privateAddress.empty() ? node.publicAddress : node.privateAddress;
        host.target.host = node.publicAddress.empty() ? node.privateAddress : node.publicAddress;
        host.target.port = node.sshPort;
        const auto login = r.facts.find(fact::kUser);
        host.target.user = login == r.facts.end() ? logins.front() : login->second;
        if (logins.size() > 1)
            host.otherUsers = logins;
        host.target.keyFile = key;
        host.target.knownHostsFile = folder / "known_hosts";
        host.target.name = node.name;
        all.push_back(std::move(host));
    }
    std::ranges::sort(all, nodeBefore, &Host::name);
    return all;
}

Result<Host> host(const CloudContext &cloud, const ClusterId &id, const std::string &node)
{
    TY_ASSIGN(auto all, hosts(cloud, id));
    const auto at = std::ranges::find(all, node, &Host::name);
    if (at == all.end())
        return fail(ErrorCode::NotFound, "node " + node, "the cluster has no running node of that name");
    return std::move(*at);
}

Status setState(const CloudContext &cloud, const ClusterId &id, ClusterState state, const std::string &detail)
{
    return cloud.ledger->setClusterState(id, std::string(toString(state)), detail);
}

std::string clusterLeaseName(const ClusterId &id)
{
    return "cluster:" + id.value;
}

std::string teardownLeaseName(const CloudContext &cloud)
{
    return "teardown:" + cloud.profile + ":" + cloud.endpointId;
}

} // namespace trainyard::cluster
