#include "backend/cluster/cloud/records/clusters.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/access/jump_host.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

int ClusterSnapshot::workers() const
{
    return static_cast<int>(std::ranges::count(nodes, "worker", &NodeSnapshot::role));
}

int ClusterSnapshot::machinesAlive() const
{
    if (!sameOwner)
        return 0;
    return static_cast<int>(std::ranges::count_if(nodes, [](const NodeSnapshot &n) {
        return !n.state.empty() && !isInState(n.state, InstanceState::Terminated);
    }));
}

namespace {

/// \param changes  times and the machines that begin (1) or end (-1) then
int mostAtOnce(std::vector<std::pair<Timestamp, int>> changes)
{
    std::ranges::sort(changes, [](const auto &a, const auto &b) {
        return std::pair(a.first, -a.second) < std::pair(b.first, -b.second); // what begins counts first
    });
    int count = 0, most = 0;
    for (const auto &[at, change] : changes)
        most = std::max(most, count += change);
    return most;
}

} // namespace

ClusterSnapshot snapshotFrom(ledger::Ledger &ledger, const ledger::Cluster &row, const Catalog &catalog)
{
    ClusterSnapshot c = toSnapshot(row, LaunchPlan::fromJson(row.plan));
    if (row.closed)
        c.state = ClusterState::Terminated;
    // The actual machines: workers join and leave after the launch, and the plan usually has no zone.
    if (const auto resources = ledger.resources(row.id, false)) {
        std::vector<std::pair<Timestamp, int>> changes; // of the number of workers
        for (const ledger::Resource &r : *resources) {
            if (!r.isInstance())
                continue;
            const NodeSnapshot node = toNode(r);
            if (c.zone.empty())
                c.zone = node.zone;
            if (node.role != "worker")
                continue;
            changes.emplace_back(r.created, 1);
            if (r.closed)
                changes.emplace_back(std::max(r.created, *r.closed), -1);
        }
        if (!changes.empty())
            c.formerWorkers = mostAtOnce(std::move(changes));
    }
    if (catalog.costsNothing())
        return c;
    const auto at = now();
    if (const auto lived = billingIntervalsOf(ledger, catalog, row, at)) {
        setSoFar(c, sumOf(*lived, row.id));
        setHourly(c, sumOf(costNow(*lived, at)));
        c.asOf = c.usdPerHour > 0 ? at : Timestamp{};
    }
    return c;
}

int ClusterList::machinesAlive() const
{
    int alive = 0;
    for (const ClusterSnapshot &c : clusters)
        alive += c.sameOwner ? static_cast<int>(c.nodes.size()) : 0;
    return alive;
}

Usd ClusterList::hourly() const
{
    Usd sum;
    for (const ClusterSnapshot &c : clusters)
        sum += c.sameOwner ? c.hourly() : Usd();
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
    const auto isElsewhere = [&](const ledger::Cluster &c) {
        return (c.name == nameOrId || c.id.value == nameOrId) && c.profile == cloud.profile &&
               c.endpoint == cloud.endpointId;
    };
    if (const auto other = std::ranges::find_if(clusters, isElsewhere); found.empty() && other != clusters.end())
        return fail(accountError(cloud, *other));
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
    std::vector<NodeSnapshot> nodes;
    std::map<InstanceId, std::string> users; // that the machines accepted
    for (const ledger::Resource &r : resources) {
        if (!r.isInstance())
            continue;
        nodes.push_back(toNode(r));
        if (const auto login = r.facts.find(fact::kUser); login != r.facts.end())
            users[nodes.back().id] = login->second;
    }
    const auto targetOf = [&](const NodeSnapshot &node) {
        ssh::Target target;
        target.host = node.address();
        target.port = node.sshPort;
        const auto user = users.find(node.id);
        target.user = user == users.end() ? logins.front() : user->second;
        target.keyFile = key;
        target.knownHostsFile = folder / "known_hosts";
        target.name = node.name;
        return target;
    };
    std::vector<Host> all;
    for (const NodeSnapshot &node : nodes) {
        if (node.address().empty())
            continue;
        Host host;
        host.name = node.name;
        host.role = node.role;
        host.instance = node.id;
        host.privateAddress = node.privateAddress.empty() ? node.publicAddress : node.privateAddress;
        host.target = targetOf(node);
        host.launched = node.launched;
        if (const NodeSnapshot *jump = jumpHostOf(node, nodes))
            host.target.jump = std::make_shared<const ssh::Target>(targetOf(*jump));
        if (logins.size() > 1)
            host.otherUsers = logins;
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

bool isWorkedOn(ledger::Ledger &ledger, const ClusterId &id)
{
    const auto leases = ledger.leases();
    return leases && std::ranges::any_of(*leases, [&](const ledger::LeaseInfo &lease) {
               return lease.alive && lease.name == clusterLeaseName(id);
           });
}

Status refuseDuringRestart(ledger::Ledger &ledger, const ClusterId &id)
{
    // The first words of what recipes/image_bake.cpp and operate/power.cpp write into the lease.
    constexpr std::string_view kRestarts[] = {"stop", "hibernate", "start", "reboot", "resize"};
    TY_ASSIGN(const auto leases, ledger.leases());
    for (const ledger::LeaseInfo &lease : leases) {
        if (!lease.alive || lease.name != clusterLeaseName(id))
            continue;
        const std::string_view action = std::string_view(lease.purpose).substr(0, lease.purpose.find(' '));
        std::string why;
        if (action == "bake")
            why = "an image is being made of one of its machines, which restarts for it";
        else if (std::ranges::find(kRestarts, action) != std::end(kRestarts))
            why = "its machines are being stopped, started or restarted";
        if (!why.empty())
            return fail(ErrorCode::Busy, "cluster " + id.value,
                        why + ": start the run when process " + std::to_string(lease.holder.pid) + " is done");
    }
    return {};
}

bool isEnding(const ledger::Cluster &cluster)
{
    return cluster.closed || parseClusterState(cluster.state) == ClusterState::Stopping;
}

std::string teardownLeaseName(const CloudContext &cloud)
{
    return "teardown:" + cloud.profile + ":" + cloud.endpointId;
}

} // namespace trainyard::cluster
