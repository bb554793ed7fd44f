// The ledger and the cloud laid side by side.

#include <algorithm>
#include <map>
#include <set>

#include "backend/cluster/clusters.h"
#include "backend/cluster/cost.h"
#include "backend/cluster/driver_internal.h"
#include "backend/cluster/inventory_internal.h"
#include "backend/core/task_pool.h"

namespace trainyard::cluster {
namespace {

struct RegionView {
    std::string region;
    Result<std::vector<Machine>> machines;
};

/// A cluster that runs with our tags and that this ledger has lost (a restored backup, a deleted file): written down
/// again.
ledger::Cluster rowFromTags(const CloudContext &cloud, const ClusterId &id, const Machine &m, const std::string &region)
{
    ledger::Cluster row;
    row.id = id;
    row.name = tagOf(m.tags, tag::kClusterName);
    if (row.name.empty())
        row.name = id.value;
    row.profile = cloud.profile;
    row.endpoint = cloud.endpointId;
    row.region = region;
    row.owner = tagOf(m.tags, tag::kOwner);
    row.state = word(ClusterState::NeedsAttention);
    row.created = m.launched;
    LaunchPlan plan;
    plan.name = row.name;
    plan.region = region;
    plan.instanceType = m.type;
    row.plan = plan.toJson();
    if (const auto expires = fromIso8601(tagOf(m.tags, tag::kExpires)))
        row.expires = *expires;
    return row;
}

class Merge {
public:
    Merge(const CloudContext &cloud, const ListOptions &options)
        : m_cloud(cloud)
        , m_options(options)
    {
    }

    Result<ClusterList> run(std::vector<RegionView> views);

private:
    Status takeOver(const Machine &, const std::string &region);
    ClusterSnapshot snapshot(const ledger::Cluster &row);
    void addMachine(ClusterSnapshot &, const Machine &);
    bool wasRead(const std::string &region) const { return m_read.contains(region); }

    const CloudContext &m_cloud;
    const ListOptions &m_options;
    ClusterList m_list;
    std::set<std::string> m_read;
    std::map<ClusterId, std::vector<Machine>> m_alive; ///< by cluster, what the cloud says
    std::map<InstanceId, Machine> m_all;
    std::map<ClusterId, std::vector<std::string>> m_differences;
    std::map<ClusterId, ledger::Cluster> m_rows;
    std::set<std::string> m_leases;
};

Status Merge::takeOver(const Machine &m, const std::string &region)
{
    const ClusterId id(tagOf(m.tags, tag::kCluster));
    if (!m_rows.contains(id)) {
        auto known = m_cloud.ledger->cluster(id);
        if (!known)
            return fail(known.error());
        ledger::Cluster row = *known ? **known : rowFromTags(m_cloud, id, m, region);
        row.closed.reset(); // a closed one with a machine alive was closed too early
        auto saved = m_cloud.ledger->saveCluster(row);
        if (!saved && saved.error().code == ErrorCode::AlreadyExists) {
            row.name += "-" + id.value.substr(id.value.size() > 6 ? id.value.size() - 6 : 0);
            saved = m_cloud.ledger->saveCluster(row);
        }
        if (!saved)
            return saved;
        m_rows[id] = row;
        m_differences[id].push_back("AWS runs machines of it that the ledger did not know.");
    }
    // While a launch is at work it writes these rows itself, with the intent in the same transaction.
    if (m_leases.contains(clusterLeaseName(id)))
        return {};
    const auto kept = m_cloud.ledger->resources(id, false);
    if (!kept)
        return fail(kept.error());
    const auto known = std::ranges::find_if(
        *kept, [&](const ledger::Resource &r) { return r.kind == "instance" && r.id == m.id.value; });
    if (known == kept->end()) {
        const std::string node = tagOf(m.tags, tag::kNode);
        m_differences[id].push_back(m.id.value + " (" + (node.empty() ? "unnamed" : node) +
                                    ") runs at AWS and was not in the ledger; it is now.");
        note(m_cloud, id, "instance", m.id.value, m.id.value + " was found at AWS and taken into the ledger");
    } else if (known->state == m.state && !known->closed && known->tags == m.tags) {
        return {};
    }
    ledger::Resource next = toResource(m_cloud, m, region);
    if (known != kept->end()) {
        // What AWS does not know of it: who is let in, what it truly has.
        next.facts.insert(known->facts.begin(), known->facts.end());
        next.created = std::min(next.created, known->created); // a start after a stop is no second birth
        if (known->state != m.state)
            note(m_cloud, id, kStateEvent, m.id.value, m.state);
    }
    return m.clientToken.empty() ? m_cloud.ledger->saveResource(next)
                                 : m_cloud.ledger->settleIntentWith(m.clientToken, next);
}

void Merge::addMachine(ClusterSnapshot &c, const Machine &m)
{
    NodeSnapshot node = toNode(m);
    c.nodes.push_back(std::move(node));
    if (c.zone.empty())
        c.zone = m.zone;
    if (c.instanceType.empty() || toNode(m).role == "worker")
        c.instanceType = m.type;
}

ClusterSnapshot Merge::snapshot(const ledger::Cluster &row)
{
    ClusterSnapshot c;
    c.id = row.id;
    c.name = row.name;
    c.region = row.region;
    c.owner = row.owner;
    c.created = row.created;
    c.expires = row.expires;
    c.detail = row.detail;
    c.state = clusterState(row.state);
    c.differences = m_differences[row.id];
    const auto plan = LaunchPlan::fromJson(row.plan);
    if (plan) {
        c.instanceType = plan->instanceType;
        c.idle = plan->idle;
        c.budget = plan->budget;
        c.rootGiB = plan->rootGiB;
    }

    for (const Machine &m : m_alive[row.id])
        addMachine(c, m);
    const auto resources = m_cloud.ledger->resources(row.id, false);
    const auto at = now();
    if (const auto spent = stretchesOf(*m_cloud.ledger, *m_cloud.catalog, row, at))
        c.usdSoFar = spentOn(*spent, row.id);
    for (const ledger::Resource &r : resources ? *resources : std::vector<ledger::Resource>()) {
        if (r.kind != "instance")
            continue;
        NodeSnapshot kept = toNode(r);
        if (r.closed)
            continue;
        const auto shown = std::ranges::find(c.nodes, kept.id, &NodeSnapshot::id);
        if (shown != c.nodes.end()) {
            shown->inLedger = true;
            if (shown->name.empty())
                shown->name = kept.name;
            if (shown->role.empty())
                shown->role = kept.role;
            shown->probe = kept.probe;
            continue;
        }
        if (!wasRead(row.region)) {
            c.nodes.push_back(std::move(kept)); // not checked: what the ledger last heard
            continue;
        }
        const auto told = m_all.find(kept.id);
        const bool fresh = at - r.created < m_cloud.pace.consistency;
        if (told == m_all.end() && fresh) {
            c.nodes.push_back(std::move(kept)); // AWS may not know it everywhere yet
            continue;
        }
        // It has ended without us: by its deadline, by hand, by a spot notice.
        const std::string state = told == m_all.end() ? "unknown to AWS" : told->second.state;
        const std::string why = told == m_all.end() ? std::string() : told->second.stateReason;
        if (state == "shutting-down") {
            kept.state = state;
            kept.inCloud = true;
            c.nodes.push_back(std::move(kept));
            continue;
        }
        (void)m_cloud.ledger->closeResource("instance", r.id, r.profile, r.region, state, at);
        c.differences.push_back(kept.name + " (" + r.id + ") has ended: " + state +
                                (why.empty() ? "." : ", " + why + "."));
        note(m_cloud, row.id, "instance", r.id, kept.name + " has ended: " + state + (why.empty() ? "" : ", " + why));
    }
    std::ranges::sort(c.nodes, nodeBefore, &NodeSnapshot::name);
    for (const NodeSnapshot &n : c.nodes)
        c.usdPerHour += machineCost(*m_cloud.catalog, plan.value_or(LaunchPlan()), n.type, row.region, n.state).total();

    const bool off = !c.nodes.empty() && std::ranges::all_of(c.nodes, [](const NodeSnapshot &n) {
        return n.state == "stopped" || n.state == "stopping";
    });
    if (off && (c.state == ClusterState::Ready || c.state == ClusterState::WaitingForSsh))
        c.state = ClusterState::Stopped;

    // A state in between that nobody is working on any more: its program died.
    const bool worked = m_leases.contains(clusterLeaseName(row.id));
    const bool between = c.state == ClusterState::Planned || c.state == ClusterState::Requesting ||
                         c.state == ClusterState::Booting || c.state == ClusterState::SettingUp ||
                         c.state == ClusterState::Stopping;
    if (!row.closed && !worked && between) {
        c.detail =
            std::string("it was interrupted while ") + std::string(word(c.state)) + "; resume it or terminate it";
        c.state = ClusterState::NeedsAttention;
    } else if (!row.closed && !worked && c.nodes.empty() && wasRead(row.region) &&
               c.state != ClusterState::NeedsAttention) {
        c.detail = "all its machines have ended; terminate it to remove its group and key";
        c.state = ClusterState::NeedsAttention;
    }
    if (c.expires && *c.expires < at && !c.nodes.empty())
        c.differences.push_back("Its deadline has passed and machines still run.");
    return c;
}

Result<ClusterList> Merge::run(std::vector<RegionView> views)
{
    const auto leases = m_cloud.ledger->leases();
    const auto rows = m_cloud.ledger->clusters(!m_options.closedToo);
    if (!leases || !rows)
        return fail(leases ? rows.error() : leases.error());
    for (const auto &lease : *leases) {
        if (lease.alive)
            m_leases.insert(lease.name);
    }
    for (const auto &row : *rows) {
        if (sameCloud(m_cloud, row))
            m_rows[row.id] = row;
    }

    std::map<ClusterId, ClusterSnapshot> foreign;
    for (RegionView &view : views) {
        if (!view.machines) {
            m_list.regionsNotRead.emplace_back(view.region, view.machines.error());
            continue;
        }
        m_read.insert(view.region);
        m_list.regionsRead.push_back(view.region);
        for (const Machine &m : *view.machines) {
            m_all[m.id] = m;
            if (m.gone())
                continue;
            const ClusterId id(tagOf(m.tags, tag::kCluster));
            if (tagOf(m.tags, tag::kLedger) == m_cloud.ledger->id()) {
                if (auto taken = takeOver(m, view.region); !taken)
                    return fail(taken.error());
                m_alive[id].push_back(m);
                continue;
            }
            ClusterSnapshot &c = foreign[id];
            c.id = id;
            c.ours = false;
            c.name = tagOf(m.tags, tag::kClusterName);
            c.owner = tagOf(m.tags, tag::kOwner);
            c.region = view.region;
            c.state = ClusterState::Ready;
            c.detail = "launched by another computer or ledger; shown only";
            c.created = m.launched;
            if (const auto expires = fromIso8601(tagOf(m.tags, tag::kExpires)))
                c.expires = *expires;
            addMachine(c, m);
            c.usdPerHour += machineCost(*m_cloud.catalog, {.rootGiB = 0}, m.type, view.region, m.state).total();
        }
    }
    for (const auto &[id, row] : m_rows)
        m_list.clusters.push_back(snapshot(row));
    for (auto &[id, c] : foreign) {
        std::ranges::sort(c.nodes, nodeBefore, &NodeSnapshot::name);
        m_list.clusters.push_back(std::move(c));
    }
    std::ranges::stable_sort(m_list.clusters, std::greater<>(), &ClusterSnapshot::created);
    return std::move(m_list);
}

} // namespace

Result<ClusterList> list(const CloudContext &cloud, const ListOptions &options, const Deadline &deadline,
                         std::stop_token stop)
{
    const auto regions = regionsOf(cloud, options.allRegions, deadline, stop);
    if (!regions)
        return fail(regions.error());
    auto views = parallelMap(*regions, 4, stop, [&](const std::string &region, std::stop_token token) {
        return RegionView{region, cloud.ec2Of(region)->machinesByTag(tag::kCluster, {}, deadline, token)};
    });
    return Merge(cloud, options).run(std::move(views));
}

Result<ClusterSnapshot> status(const CloudContext &cloud, const std::string &nameOrId, const Deadline &deadline,
                               std::stop_token stop)
{
    const auto all = list(cloud, {}, deadline, stop); // first: it may find clusters that the ledger did not know
    if (!all)
        return fail(all.error());
    const auto id = findCluster(cloud, nameOrId);
    if (!id)
        return fail(id.error());
    for (const ClusterSnapshot &c : all->clusters) {
        if (c.id == *id)
            return c;
    }
    return fail(ErrorCode::NotFound, "ledger", "there is no cluster \"" + nameOrId + "\"");
}

} // namespace trainyard::cluster
