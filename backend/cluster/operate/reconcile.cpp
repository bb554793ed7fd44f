#include "backend/cluster/operate/reconcile.h"

#include <algorithm>
#include <map>
#include <set>

#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/records/ownership.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/cluster/cloud/records/unjoined_machines.h"
#include "backend/cluster/operate/reconcile_snapshot_internal.h"
#include "backend/cluster/operate/region_view_internal.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

/// Groups machines whose tags cannot be parsed. No cluster has this id.
const ClusterId kUnreadable("unreadable");

std::string shortId(const ClusterId &id)
{
    return id.value.substr(id.value.size() > 6 ? id.value.size() - 6 : 0);
}

class Reconciler {
public:
    Reconciler(const CloudContext &cloud, const ReconcileOptions &options)
        : m_cloud(cloud)
        , m_options(options)
    {
    }

    /// \param unjoined  unjoinedMachines() of the open clusters that have any
    Result<ClusterList> run(std::vector<RegionView> views, OwnershipResolver owners,
                            std::map<ClusterId, std::vector<aws::Instance>> unjoined);

private:
    Status add(const aws::Instance &, const std::string &region, bool certain);
    Status takeOver(const Ownership &, const aws::Instance &, const std::string &region);
    Status reopen(const ledger::Cluster &);
    Status learnAccount(const ClusterId &);
    Status addElsewhere();
    void addForeign(const Ownership &, const aws::Instance &, const std::string &region);

    const CloudContext &m_cloud;
    const ReconcileOptions &m_options;
    std::optional<OwnershipResolver> m_owners;
    ClusterList m_list;
    ObservedMachines m_observed;
    std::map<ClusterId, ledger::Cluster> m_rows;
    std::map<ClusterId, ClusterSnapshot> m_strangers;
};

/// A closed cluster with a running machine was closed too early.
Status Reconciler::reopen(const ledger::Cluster &closed)
{
    ledger::Cluster row = closed;
    row.closed.reset();
    row.state = toString(ClusterState::NeedsAttention);
    row.detail = "machines of it run at AWS, though it was closed; terminate it again";
    auto saved = m_cloud.ledger->saveCluster(row);
    if (!saved && saved.error().code == ErrorCode::AlreadyExists) {
        row.name += "-" + shortId(row.id);
        saved = m_cloud.ledger->saveCluster(row);
    }
    if (!saved)
        return saved;
    m_rows[row.id] = row;
    m_observed.differences[row.id].push_back(say("AWS runs machines of it that were not in the ledger."));
    return {};
}

/// A machine of the ledger that AWS shows is in the account that answers, and so is its cluster.
Status Reconciler::learnAccount(const ClusterId &id)
{
    const auto row = m_rows.find(id);
    if (row == m_rows.end() || !row->second.account.empty() || m_cloud.account.empty())
        return {};
    row->second.account = m_cloud.account;
    return m_cloud.ledger->setClusterAccount(id, m_cloud.account);
}

/// Updates the ledger from AWS for a machine that is certainly ours, whatever its tags.
Status Reconciler::takeOver(const Ownership &owned, const aws::Instance &m, const std::string &region)
{
    const ClusterId &id = owned.cluster;
    if (!m_rows.contains(id)) {
        TY_TRY(reopen(*m_owners->cluster(id)));
    }
    ledger::Resource next;
    if (owned.row) {
        next = refreshed(m_cloud, *owned.row, m);
    } else if (owned.intent) {
        next = resourceFor(m_cloud, m, *owned.intent);
    } else { // of a stack or an EMR cluster, whose program died before it knew its machines
        TY_ASSIGN(const auto known, m_cloud.ledger->resources(id, false));
        next = tagOf(m.tags, kEmrFlowTag).empty() ? stackMachine(m_cloud, m, id, region, known)
                                                  : emrMachine(m_cloud, m, id, region, known);
    }
    next.region = region;
    NodeSnapshot node = toNode(next);
    node.inCloud = true;
    node.inLedger = owned.row && !owned.row->closed;
    m_observed.alive[id].emplace_back(node, m);
    // An active launch writes these rows itself, with the intent in the same transaction.
    if (m_observed.leases.contains(clusterLeaseName(id)) || (owned.row && next == *owned.row))
        return {};
    if (!owned.row || owned.row->closed) {
        m_observed.differences[id].push_back(
            say("%1 (%2) runs at AWS and was not in the ledger; it is now.", m.id.value, node.name));
        recordEvent(m_cloud, id, "instance", m.id.value,
                    say("%1 was found at AWS and taken into the ledger", m.id.value));
    } else if (owned.row->state != m.state) {
        recordEvent(m_cloud, id, kStateEvent, m.id.value, Sentence::verbatim(m.state));
    }
    m_observed.alive[id].back().first.inLedger = true;
    return owned.intent ? m_cloud.ledger->recordIntentResource(owned.intent->token, next)
                        : m_cloud.ledger->saveResource(next);
}

/// Lists a machine of another ledger, or one that only claims to be ours by its tags. It is not recorded.
void Reconciler::addForeign(const Ownership &owned, const aws::Instance &m, const std::string &region)
{
    const ResourceTags &tags = owned.tags;
    const bool claims = owned.claim == Claim::Tags;
    if (m_rows.contains(tags.cluster)) {
        m_observed.differences[tags.cluster].push_back(
            claims ? say("%1 in %2 carries the tags of this cluster, but was not launched from this ledger: it is not "
                         "counted. \"trainyardctl adopt\" takes it over.",
                         m.id.value, region)
                   : say("%1 in %2 carries the tags of this cluster and of another ledger: it is not counted.",
                         m.id.value, region));
        return;
    }
    auto at = m_strangers.find(tags.cluster.empty() ? kUnreadable : tags.cluster);
    if (at != m_strangers.end() && at->second.ledger != tags.ledger)
        at = m_strangers.find(kUnreadable); // two ledgers claim one cluster: at least one tag is wrong
    if (at == m_strangers.end()) {
        const bool readable = !tags.cluster.empty() && !m_strangers.contains(tags.cluster);
        ClusterSnapshot c;
        c.id = readable ? tags.cluster : kUnreadable;
        c.ours = false;
        c.ledger = readable ? tags.ledger : std::string();
        c.profile = m_cloud.profile;
        c.name = !readable ? "unreadable" : tags.clusterName.empty() ? c.id.value : tags.clusterName;
        c.owner = readable ? tags.owner : std::string();
        c.sameOwner = readable && (claims || (!c.owner.empty() && c.owner == printable(m_cloud.owner, 64)));
        c.region = region;
        c.state = ClusterState::Ready;
        c.detail =
            !readable ? "machines with tags like yours that no launch has written; shown only"
            : claims  ? "with the tags of this ledger, but not launched from it; it can be taken over (\"adopt\")"
            : c.sameOwner && !c.ledger.empty()
                ? "launched by " + c.owner + " from another computer (ledger " + c.ledger +
                      "); it can be taken over (\"adopt\")"
                : "launched by " + (c.owner.empty() ? std::string("an unknown owner") : c.owner) +
                      (c.ledger.empty() ? "; shown only"
                                        : " (ledger " + c.ledger + "); shown only until it is taken over (\"adopt\")");
        c.created = m.launched;
        if (readable)
            c.expires = tags.expires;
        at = m_strangers.emplace(c.id, std::move(c)).first;
    }
    ClusterSnapshot &c = at->second;
    addMachine(c, toNode(m, c.id == kUnreadable ? ResourceTags() : tags), m);
    Usd hourly = c.hourly();
    hourly += sumOf(machineCost(*m_cloud.catalog, {.rootGiB = 0}, m.type, region, m.state));
    setHourly(c, hourly);
    c.asOf = c.sameOwner && c.usdPerHour > 0 ? now() : Timestamp{};
}

/// Lists the open clusters of the profile that are in another account than the one that answers, as last known.
Status Reconciler::addElsewhere()
{
    TY_ASSIGN(const auto elsewhere, clustersElsewhere(m_cloud));
    for (const ledger::Cluster &row : elsewhere) {
        m_list.clusters.push_back(snapshotElsewhere(m_cloud, row));
        if (m_strangers.erase(row.id) > 0)
            m_list.clusters.back().differences.push_back(
                say("Machines in account %1 carry the tags of this cluster: they are not counted.", m_cloud.account));
    }
    return {};
}

Status Reconciler::add(const aws::Instance &m, const std::string &region, bool certain)
{
    m_observed.all[m.id] = m;
    if (m.isTerminated() && !certain)
        return {};
    TY_ASSIGN(const auto owned, m_owners->of(m, region));
    if (certain && owned.row) {
        TY_TRY(learnAccount(owned.cluster));
    }
    if (m.isTerminated())
        return {};
    if (certain && owned.certain())
        return takeOver(owned, m, region);
    if (!certain && !owned.certain() && owned.tags.marked)
        addForeign(owned, m, region);
    return {};
}

Result<ClusterList> Reconciler::run(std::vector<RegionView> views, OwnershipResolver owners,
                                    std::map<ClusterId, std::vector<aws::Instance>> unjoined)
{
    m_owners = std::move(owners);
    m_observed.unjoined = std::move(unjoined);
    TY_ASSIGN(const auto leases, m_cloud.ledger->leases());
    for (const auto &lease : leases) {
        if (lease.alive)
            m_observed.leases.insert(lease.name);
    }
    for (const auto &[id, row] : m_owners->clusters()) {
        if (m_options.includeClosed || !row.closed)
            m_rows[id] = row;
    }
    for (const RegionView &view : views) {
        if (!view.machines) {
            m_list.regionsNotRead.emplace_back(view.region, view.machines.error());
            continue;
        }
        m_observed.regionsRead.insert(view.region);
        m_list.regionsRead.push_back(view.region);
    }
    // Our own machines first: they may reopen a cluster that other machines only claim to belong to.
    for (const bool certain : {true, false}) {
        for (const RegionView &view : views) {
            if (!view.machines)
                continue;
            for (const aws::Instance &m : *view.machines) {
                TY_TRY(add(m, view.region, certain));
            }
        }
    }
    for (const auto &[id, row] : m_rows)
        m_list.clusters.push_back(snapshotOf(m_cloud, m_observed, row));
    TY_TRY(addElsewhere());
    for (auto &[id, c] : m_strangers) {
        std::ranges::sort(c.nodes, nodeBefore, &NodeSnapshot::name);
        m_list.clusters.push_back(std::move(c));
    }
    std::ranges::stable_sort(m_list.clusters, std::greater<>(), &ClusterSnapshot::created);
    return std::move(m_list);
}

/// The keys of a profile may change between the row of a launch and its requests. Ids of machines are unique over all
/// accounts: a cluster is in the account that shows one of its machines.
Status correctAccounts(const CloudContext &cloud, const std::vector<RegionView> &views)
{
    if (cloud.account.empty())
        return {};
    std::set<std::string> shown;
    for (const RegionView &view : views) {
        if (!view.machines)
            continue;
        for (const aws::Instance &m : *view.machines)
            shown.insert(m.id.value);
    }
    TY_ASSIGN(const auto elsewhere, clustersElsewhere(cloud));
    for (const ledger::Cluster &row : elsewhere) {
        TY_ASSIGN(const auto recorded, cloud.ledger->resources(row.id));
        const bool isHere = std::ranges::any_of(
            recorded, [&](const ledger::Resource &r) { return r.isInstance() && shown.contains(r.id); });
        if (isHere) {
            TY_TRY(cloud.ledger->correctClusterAccount(row.id, cloud.account));
        }
    }
    return {};
}

} // namespace

Result<ClusterList> reconcile(const CloudContext &asked, const ReconcileOptions &options, const CallContext &context)
{
    CloudContext cloud = withAccountNow(asked, context);
    TY_ASSIGN(const auto regions, regionsOf(cloud, options.allRegions, context));
    auto owners = OwnershipResolver::load(cloud);
    if (!owners)
        return fail(owners.error());
    std::map<std::string, std::vector<InstanceId>> known;
    for (const ledger::Resource *r : owners->open("instance"))
        known[r->region].emplace_back(r->id);
    auto views = parallelMap(regions, 4, context.stop, [&](const std::string &region, std::stop_token token) {
        const auto ids = known.find(region);
        return readRegion(cloud, region, ids == known.end() ? std::vector<InstanceId>() : ids->second,
                          {context.deadline, token});
    });
    TY_TRY(recordRequestedStacks(cloud, context));
    if (accountNow(cloud, context) != cloud.account)
        cloud.account.clear(); // the profile got other keys meanwhile: it is unknown which account answered
    TY_TRY(correctAccounts(cloud, views));
    // Loaded again: a launch may have written intents and rows during the queries.
    owners = OwnershipResolver::load(cloud);
    if (!owners)
        return fail(owners.error());
    CloudContext priced = cloud;
    priced.catalog = withMissingPrices(cloud, typesOf(*owners), context);
    std::map<ClusterId, std::vector<aws::Instance>> unjoined;
    for (const ledger::Resource *stack : owners->open(kStackKind)) {
        if (auto machines = unjoinedMachines(cloud, stack->cluster, context); machines && !machines->empty())
            unjoined.emplace(stack->cluster, std::move(*machines)); // without them, the list is still of use
    }
    return Reconciler(priced, options).run(std::move(views), std::move(*owners), std::move(unjoined));
}

Result<ClusterSnapshot> status(const CloudContext &cloud, const std::string &nameOrId, const CallContext &context)
{
    TY_ASSIGN(const auto all, reconcile(cloud, {}, context)); // first, since it may add machines to the ledger
    const auto id = findCluster(cloud, nameOrId);
    if (!id && id.error().code != ErrorCode::NotFound)
        return fail(id.error());
    for (const ClusterSnapshot &c : all.clusters) {
        if (id ? c.id == *id : !c.ours && (c.name == nameOrId || c.id.value == nameOrId))
            return c;
    }
    if (!id)
        return fail(id.error());
    return fail(ErrorCode::NotFound, "ledger", "there is no cluster \"" + nameOrId + "\"");
}

} // namespace trainyard::cluster
