#include "backend/cluster/operate/adopt.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/records/ownership.h"
#include "backend/cluster/operate/adopt_check_internal.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using Pair = std::pair<ClusterId, std::string>; // cluster and ledger as tagged

/// Groups the resources of all regions by cluster and ledger.
class Collector {
public:
    Collector(const CloudContext &cloud, OwnershipResolver owners)
        : m_cloud(cloud)
        , m_owners(std::move(owners))
    {
    }
    Status add(const RegionResources &);
    Status addRole(const Target &role, const TagMap &tags);
    std::vector<AdoptableCluster> take();

private:
    void add(Target, const Ownership &, const TagMap &);
    Status addControllers(const RegionResources &);

    const CloudContext &m_cloud;
    OwnershipResolver m_owners;
    std::map<Pair, AdoptableCluster> m_found;
    std::map<std::string, Pair> m_stacks; ///< by id
};

void Collector::add(Target t, const Ownership &owned, const TagMap &all)
{
    const ResourceTags &tags = owned.tags;
    // What a stack created is deleted with it, and not from beneath it.
    const auto stack = m_stacks.find(tagOf(all, kStackIdTag));
    if (t.kind != "instance" && stack != m_stacks.end() && stack->second == Pair(tags.cluster, tags.ledger))
        return;
    const auto *row = m_owners.cluster(tags.cluster);
    // A cluster of this ledger with the tag of another one: the ledger is trusted, the tag is not.
    if (owned.certain() || tags.cluster.empty() || tags.ledger.empty() || (row && owned.claim != Claim::Tags))
        return;
    AdoptableCluster &a = m_found[{tags.cluster, tags.ledger}];
    if (a.id.empty()) {
        a.id = tags.cluster;
        a.ledger = tags.ledger;
        a.owner = row ? row->owner : tags.owner;
        a.known = row;
        a.name = row ? row->name : tags.cluster.value;
    }
    if (!row && !tags.clusterName.empty() && a.name == a.id.value)
        a.name = tags.clusterName; // of the first that has one: those of a stack may not
    t.cluster = a.id;
    t.owner = tags.owner;
    t.ledger = tags.ledger;
    t.inCloud = true;
    a.resources.push_back(std::move(t));
}

/// Stacks, groups and EMR clusters: without them, their machines could not be terminated.
Status Collector::addControllers(const RegionResources &here)
{
    for (const InstanceController &one : here.controllers) {
        if (!one.stack.empty())
            continue; // deleted with its stack
        const std::string kind(toString(one.kind));
        TY_ASSIGN(const auto owned, m_owners.of(kind, one.id, one.name, {}, one.tags, here.region));
        Target t;
        t.kind = kind;
        t.id = one.id;
        t.region = here.region;
        t.name = printable(one.name, 256);
        t.state = one.state;
        t.created = one.created;
        t.isProtected = one.isProtected;
        add(std::move(t), owned, one.tags);
        if (one.kind == ControllerKind::Stack)
            m_stacks.emplace(one.id, Pair(owned.tags.cluster, owned.tags.ledger));
    }
    return {};
}

Status Collector::add(const RegionResources &here)
{
    if (here.error)
        return fail(*here.error);
    TY_TRY(addControllers(here));
    for (const aws::Instance &m : here.machines) {
        if (m.isTerminated())
            continue;
        TY_ASSIGN(const auto owned, m_owners.of(m, here.region));
        Target t;
        t.kind = "instance";
        t.id = m.id.value;
        t.region = here.region;
        t.name = owned.tags.node;
        t.state = m.state;
        t.type = m.type;
        t.created = m.launched;
        const auto price = m_cloud.catalog->price(m.type, here.region);
        t.usdPerHour = price ? std::optional(price->usdPerHour) : std::nullopt;
        add(std::move(t), owned, m.tags);
    }
    for (const Ec2Resource &resource : here.resources) {
        const std::string kind(toString(resource.kind));
        TY_ASSIGN(const auto owned,
                  m_owners.of(kind, resource.id, resource.name, resource.attachedTo, resource.tags, here.region));
        Target t;
        t.kind = kind;
        t.id = resource.id;
        t.region = here.region;
        t.name = printable(resource.name, 256);
        t.state = resource.state;
        add(std::move(t), owned, resource.tags);
    }
    return {};
}

Status Collector::addRole(const Target &role, const TagMap &tags)
{
    TY_ASSIGN(const auto owned, m_owners.of(role.kind, role.id, role.name, {}, tags, role.region));
    add(role, owned, tags);
    return {};
}

std::vector<AdoptableCluster> Collector::take()
{
    std::vector<AdoptableCluster> all;
    for (auto &[pair, a] : m_found) {
        std::stable_partition(a.resources.begin(), a.resources.end(), [](const Target &t) { return t.isInstance(); });
        for (Target &t : a.resources)
            t.clusterName = a.name;
        all.push_back(std::move(a));
    }
    return all;
}

/// A unique machine name within the cluster: the tag's, or the machine's id when the tag is empty or already in use.
std::string nameFor(const Target &t, std::set<std::string> &taken)
{
    return !t.name.empty() && taken.insert(t.name).second ? t.name : t.id;
}

ledger::Cluster rowOf(const CloudContext &cloud, const AdoptableCluster &a, const std::vector<aws::Instance> &machines)
{
    ledger::Cluster row;
    row.id = a.id;
    row.name = a.name;
    row.profile = cloud.profile;
    row.endpoint = cloud.endpointId;
    row.region = a.resources.front().region;
    row.owner = a.owner;
    row.adoptedFrom = a.ledger;
    row.account = cloud.account;
    row.created = now();
    LaunchPlan plan;
    plan.name = a.name;
    plan.region = row.region;
    plan.workers = std::max(1, a.machines() - 1);
    for (const aws::Instance &m : machines) {
        plan.instanceType = m.type;
        row.created = std::min(row.created, m.launched == Timestamp{} ? row.created : m.launched);
        if (const auto expires = parseTags(m.tags).expires)
            row.expires = std::max(row.expires.value_or(*expires), *expires);
    }
    row.plan = plan.toJson();
    return row;
}

/// The row of a machine that one of these controllers has started, as AWS's own tags say; else empty.
std::optional<ledger::Resource> startedRow(const CloudContext &cloud, const std::vector<ledger::Resource> &controllers,
                                           const aws::Instance &m, const std::string &region,
                                           const std::vector<ledger::Resource> &known)
{
    for (const ledger::Resource &c : controllers) {
        const auto elastic = c.facts.find(kElasticTemplateFact);
        const bool isElastic = elastic != c.facts.end() && tagOf(m.tags, kLaunchTemplateTag) == elastic->second;
        if (c.region != region)
            continue;
        if (c.kind == kStackKind && (isElastic || tagOf(m.tags, kStackIdTag) == c.id))
            return stackMachine(cloud, m, c.cluster, region, known);
        if (c.kind == kEmrKind && tagOf(m.tags, kEmrFlowTag) == c.id)
            return emrMachine(cloud, m, c.cluster, region, known);
    }
    return std::nullopt;
}

} // namespace

int AdoptableCluster::machines() const
{
    return static_cast<int>(std::ranges::count(resources, "instance", &Target::kind));
}

Result<std::vector<AdoptableCluster>> adoptableClusters(const CloudContext &cloud, bool allRegions,
                                                        const CallContext &context)
{
    TY_ASSIGN(const auto regions, regionsOf(cloud, allRegions, context));
    const auto views = parallelMap(regions, 4, context.stop, [&](const std::string &region, std::stop_token token) {
        return describeRegion(cloud, region, {}, {context.deadline, token});
    });
    TY_ASSIGN(auto owners, OwnershipResolver::load(cloud));
    Collector collector(cloud, std::move(owners));
    for (const RegionResources &view : views) {
        TY_TRY(collector.add(view));
    }
    // Roles cost nothing: without permission to list them, the other resources are adopted.
    const auto roles = otherRoles(cloud, context);
    for (const auto &[role, tags] : roles ? *roles : std::vector<std::pair<Target, TagMap>>()) {
        TY_TRY(collector.addRole(role, tags));
    }
    return collector.take();
}

Result<AdoptableCluster> findAdoptableCluster(const CloudContext &cloud, const std::string &nameOrId,
                                              const std::string &ledger, bool allRegions, const CallContext &context)
{
    TY_ASSIGN(auto all, adoptableClusters(cloud, allRegions, context));
    std::erase_if(all, [&](const AdoptableCluster &a) {
        return (a.name != nameOrId && a.id.value != nameOrId) || (!ledger.empty() && a.ledger != ledger);
    });
    // Tags are untrusted: a cluster may be named like the id of another one. The id takes precedence.
    if (std::ranges::any_of(all, [&](const AdoptableCluster &a) { return a.id.value == nameOrId; }))
        std::erase_if(all, [&](const AdoptableCluster &a) { return a.id.value != nameOrId; });
    if (all.empty())
        return fail(ErrorCode::NotFound, "adopt",
                    "nothing at AWS carries the tags of a cluster \"" + printable(nameOrId, 64) +
                        "\" that this ledger does not have, in the regions that were checked");
    if (all.size() > 1) {
        std::string which;
        for (const AdoptableCluster &a : all)
            which += (which.empty() ? "" : ", ") + a.id.value + " of " + a.owner + " (ledger " + a.ledger + ")";
        return fail(ErrorCode::InvalidArgument, "adopt",
                    "several have that name: " + which + ". Give the ID or the ledger");
    }
    return std::move(all.front());
}

bool isSharedLogin(std::string_view owner)
{
    constexpr std::string_view kShared[] = {"root",   "ubuntu", "admin", "ec2-user", "hadoop",
                                            "debian", "centos", "rocky", "fedora"};
    return std::ranges::count(kShared, owner) > 0;
}

bool isOfThisOwner(const CloudContext &cloud, const AdoptableCluster &a)
{
    return a.known || (!a.owner.empty() && a.owner == printable(cloud.owner, 64));
}

Status adopt(const CloudContext &asked, const AdoptableCluster &a, const std::string &owner, const std::string &ledger,
             const CallContext &context)
{
    const CloudContext cloud = withAccountNow(asked, context);
    if (a.resources.empty() || owner != a.owner || ledger != a.ledger)
        return fail(ErrorCode::PermissionDenied, "cluster " + a.name,
                    "it belongs to " + (a.owner.empty() ? std::string("an unknown owner") : a.owner) + ", ledger " +
                        a.ledger + ": these must be confirmed");
    const auto machines = machinesNow(cloud, a, context);
    const auto controllers = controllersNow(cloud, a, context);
    const auto others = resourcesNow(cloud, a, context);
    const auto before = cloud.ledger->cluster(a.id);
    const auto has = cloud.ledger->resources(a.id);
    if (!machines || !controllers || !others || !before || !has)
        return fail(!machines      ? machines.error()
                    : !controllers ? controllers.error()
                    : !others      ? others.error()
                    : !before      ? before.error()
                                   : has.error());
    if (*before && accountMatch(cloud, **before) == AccountMatch::Other)
        return fail(accountError(cloud, **before));
    std::vector<aws::Instance> alive;
    for (const auto &[id, m] : *machines)
        alive.push_back(m);
    ledger::Cluster row = *before ? **before : rowOf(cloud, a, alive);
    row.closed.reset();
    if (!*before || (*before)->closed) {
        row.state = toString(ClusterState::Ready);
        row.detail = "taken over from the computer of ledger " + a.ledger +
                     ", which has its keys: terminate, stop and " + "start it here";
        auto saved = cloud.ledger->saveCluster(row);
        if (!saved && saved.error().code == ErrorCode::AlreadyExists) {
            row.name += "-" + a.id.value.substr(a.id.value.size() - 6);
            saved = cloud.ledger->saveCluster(row);
        }
        if (!saved)
            return saved;
    }
    if (!alive.empty() && !cloud.account.empty()) {
        TY_TRY(cloud.ledger->setClusterAccount(a.id, cloud.account)); // of a row that an earlier version has written
    }
    std::set<std::string> names;
    for (const ledger::Resource &r : *has)
        names.insert(r.name);
    for (const ledger::Resource &r : *controllers) {
        TY_TRY(cloud.ledger->saveResource(
            r)); // first: without it, its machines look like those that are started one by one
    }
    std::vector<ledger::Resource> known = *has;
    for (const Target &t : a.resources) {
        ledger::Resource r;
        if (parseControllerKind(t.kind) || (parseResourceKind(t.kind) && !others->contains(keyOf(t))))
            continue; // recorded above; or it was deleted in the meantime
        if (t.isInstance()) {
            const auto m = machines->find(InstanceId(t.id));
            if (m == machines->end())
                continue; // it has terminated in the meantime
            if (auto started = startedRow(cloud, *controllers, m->second, t.region, known)) {
                r = std::move(*started);
            } else {
                r = toResource(cloud, m->second, t.region);
                r.name = nameFor(t, names);
                const auto tags = parseTags(m->second.tags);
                r.facts[fact::kRole] = !tags.role.empty() ? tags.role : r.name == "head" ? "head" : "worker";
            }
        } else {
            r = {t.kind, t.id, {}, cloud.profile, t.region, t.name, t.state, {}, {}, now(), {}};
        }
        r.cluster = a.id;
        TY_TRY(cloud.ledger->saveResource(r));
        known.push_back(std::move(r));
    }
    recordEvent(cloud, a.id, "adopt", row.name,
                say("taken over with consent: owner %1, ledger %2, %3 machines", a.owner, a.ledger, a.machines()));
    return {};
}

} // namespace trainyard::cluster
