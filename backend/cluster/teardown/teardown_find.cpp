// Finds what is to be terminated: from the ledger and the tags, never from a list on the screen. What a listing by tag
// does not show is queried by its id.

#include <algorithm>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/records/ownership.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using Key = std::tuple<std::string, std::string, std::string>; // kind, region, id

/// AWS lists terminated machines for about an hour. For that time after it was closed, a machine is queried again by
/// every termination of its cluster; one that was closed without the state "terminated" always is.
constexpr std::chrono::hours kShownAfterItsEnd{1};

class Finder {
public:
    Finder(const CloudContext &cloud, const TeardownScope &scope)
        : m_cloud(cloud)
        , m_scope(scope)
    {
    }
    Result<Discovery> run(const CallContext &);

private:
    bool wanted(const ClusterId &id) const
    {
        return m_scope.clusters.empty() || std::ranges::find(m_scope.clusters, id) != m_scope.clusters.end();
    }
    Status load();
    void addRequestedStacks(const CallContext &);
    Status add(Target target, const Ownership &owned, const TagMap &tags);
    Status addForeign(Target target, const ResourceTags &tags);
    Status addMachine(const std::string &region, const aws::Instance &);
    Status addResource(const std::string &region, Ec2Resource);
    Status addController(const std::string &region, const InstanceController &);
    Status addRoles(const CallContext &);
    RegionQuery question(const std::string &region) const;
    void addFromLedger(const ledger::Resource &, bool regionRead);
    bool agreed(const Target &t) const
    {
        return m_scope.wholeAccount || std::ranges::find(m_scope.agreed, t.id) != m_scope.agreed.end();
    }

    const CloudContext &m_cloud;
    const TeardownScope &m_scope;
    Discovery m_found;
    std::optional<OwnershipResolver> m_owners;
    std::map<Key, Target> m_targets;
    std::vector<ledger::Resource> m_open;     ///< of the clusters in scope
    std::vector<ledger::Resource> m_doubtful; ///< closed machines of these clusters, to be queried again
    std::vector<ledger::Intent> m_unanswered;
    std::set<std::string> m_groupRegions; ///< where their placement groups are, or were in this teardown
    std::set<Key> m_ended;                ///< terminated, as reported by the cloud
};

/// The resource's id, a token, or the name of a requested resource make it ours; tags alone need consent.
Status Finder::add(Target t, const Ownership &owned, const TagMap &tags)
{
    t.inCloud = true;
    t.ledger = owned.tags.ledger;
    if (const auto controller = controllerOf(tags))
        t.managedBy = describe(controller->first, printable(controller->second, 256));
    // A group of a stack is deleted with the stack, and its machines with the group. Workers of its launch template are
    // in no group: they end before the stack, whose network they use.
    const ledger::Resource *stack = m_owners->stackOf(tags, t.region);
    if (stack && t.isInstance() && !tagOf(tags, kStackIdTag).empty())
        t.managedBy = describe(ControllerKind::Stack, printable(controllerName(ControllerKind::Stack, stack->id), 256));
    if (t.usdPerHour == 0)
        t.usdPerHour = listPriceOf(m_cloud, t);
    if (const auto spot = owned.row ? toNode(*owned.row).spotUsdPerHour : std::nullopt; spot && t.isInstance())
        t.usdPerHour = *spot + m_cloud.catalog->publicAddressUsdPerHour();
    if (owned.claim == Claim::None)
        return addForeign(std::move(t), owned.tags);
    t.cluster = owned.cluster;
    if (!owned.node.empty() && t.isInstance())
        t.name = owned.row ? nodeNameOf(*owned.row) : owned.node;
    t.owner = owned.tags.owner;
    t.clusterName = owned.tags.clusterName;
    if (const auto *row = m_owners->cluster(t.cluster)) {
        t.clusterName = row->name;
        t.owner = row->owner;
    }
    if (!wanted(t.cluster))
        return {};
    if (!owned.certain() && !agreed(t)) {
        t.why = "it carries your tags but was not launched from this ledger";
        m_found.list.claimed.push_back(std::move(t));
        return {};
    }
    if (m_owners->cluster(t.cluster))
        m_found.clusters.insert(t.cluster);
    t.inLedger = owned.row.has_value();
    if (owned.row && owned.row->closed) {
        m_found.reopened.push_back(*owned.row);
        m_found.reopened.back().state = t.state;
    }
    m_targets.emplace(Key{t.kind, t.region, t.id}, std::move(t));
    return {};
}

Status Finder::addForeign(Target t, const ResourceTags &tags)
{
    t.cluster = tags.cluster;
    t.clusterName = tags.clusterName;
    t.owner = tags.owner;
    const auto other = [&](const char *why) {
        t.why = why;
        m_found.list.others.push_back(std::move(t));
    };
    if (!tags.marked && !m_scope.wholeAccount)
        return {}; // listed by an endpoint that ignores the filter by tag
    if (m_scope.wholeAccount) {
        m_found.foreign.insert(t.id);
        // No user has agreed to delete the data on volumes that never were ours.
        if (t.kind == toString(ResourceKind::Volume) && tags.cluster.empty())
            other("not launched by Trainyard: it may hold data, and stays");
        else
            m_targets.emplace(Key{t.kind, t.region, t.id}, std::move(t));
    } else if (m_scope.clusters.empty() || (!tags.cluster.empty() && wanted(tags.cluster))) {
        other(tags.cluster.empty() || tags.ledger.empty() ? "with tags like yours that no launch has written"
                                                          : "launched by another computer or ledger");
    }
    return {};
}

Status Finder::addMachine(const std::string &region, const aws::Instance &m)
{
    Target t;
    t.kind = "instance";
    t.id = m.id.value;
    t.region = region;
    t.state = m.state;
    t.type = m.type;
    t.created = m.launched;
    const auto owned = m_owners->of(m, region); // also for terminated machines: their volumes may remain
    if (!owned)
        return fail(owned.error());
    if (m.isTerminated()) {
        m_ended.insert({t.kind, t.region, t.id});
        return {};
    }
    t.name = owned->tags.node;
    return add(std::move(t), *owned, m.tags);
}

Status Finder::addResource(const std::string &region, Ec2Resource resource)
{
    if (resource.kind == ResourceKind::Address && resource.state == "in-use" && !resource.tags.contains(tag::kCluster))
        return {}; // it is in use by something that remains, or becomes unused when its machine terminates
    Target t;
    t.kind = toString(resource.kind);
    t.id = resource.id;
    t.region = region;
    t.name = printable(resource.name, 256);
    t.state = resource.state;
    if (resource.kind == ResourceKind::Volume) {
        t.type = std::to_string(resource.sizeGiB) + " GiB";
        t.usdPerHour = resource.sizeGiB * m_cloud.catalog->volumeUsdPerGiBHour(region);
    }
    if (!tagOf(resource.tags, kStackIdTag).empty() && m_owners->stackOf(resource.tags, region))
        return {}; // deleted with its stack
    const auto owned = m_owners->of(t.kind, resource.id, resource.name, resource.attachedTo, resource.tags, region);
    return owned ? add(std::move(t), *owned, resource.tags) : fail(owned.error());
}

Status Finder::addController(const std::string &region, const InstanceController &controller)
{
    const auto stacks = m_owners->open(kStackKind);
    if (!controller.stack.empty() && std::ranges::any_of(stacks, [&](const ledger::Resource *stack) {
            return stack->id == controller.stack && stack->region == region;
        }))
        return {}; // deleted with its stack
    Target t;
    t.kind = toString(controller.kind);
    t.id = controller.id;
    t.region = region;
    t.name = printable(controller.name, 256);
    t.state = controller.state;
    t.created = controller.created;
    t.isProtected = controller.isProtected;
    TY_ASSIGN(const auto owned, m_owners->of(t.kind, controller.id, controller.name, {}, controller.tags, region));
    if (!owned.certain() && !owned.tags.marked && !m_scope.wholeAccount)
        return {}; // of another owner: named as the controller of its machines, and left
    return add(std::move(t), owned, controller.tags);
}

/// Queries roles of the ledger by name, and others only if the scope is the complete account.
Status Finder::addRoles(const CallContext &context)
{
    std::vector<Target *> roles;
    for (auto &[key, t] : m_targets) {
        if (t.kind == kRoleKind)
            roles.push_back(&t);
    }
    findRoles(m_cloud, std::move(roles), context);
    if (!m_scope.wholeAccount)
        return {};
    auto others = otherRoles(m_cloud, context);
    if (!others)
        m_found.list.regionsNotRead.emplace_back("IAM", others.error());
    for (auto &[role, tags] : others ? *others : std::vector<std::pair<Target, TagMap>>()) {
        const auto same = [&id = role.id](const auto &known) { return known.second.id == id; };
        if (std::ranges::any_of(m_targets, same))
            continue;
        const auto owned = m_owners->of(role.kind, role.id, role.name, {}, tags, role.region);
        TY_TRY(owned ? add(std::move(role), *owned, tags) : fail(owned.error()));
    }
    return {};
}

RegionQuery Finder::question(const std::string &region) const
{
    RegionQuery q;
    q.wholeAccount = m_scope.wholeAccount;
    q.placementGroups = m_groupRegions.contains(region);
    for (const auto *some : {&m_open, &m_doubtful}) {
        for (const ledger::Resource &r : *some) {
            if (r.region != region)
                continue;
            if (r.isInstance())
                q.machines.emplace_back(r.id);
            if (const auto kind = parseControllerKind(r.kind))
                q.controllers.emplace_back(*kind, r.id);
            if (const auto of = r.facts.find(kElasticTemplateFact); r.kind == kStackKind && of != r.facts.end())
                q.launchTemplates.push_back(of->second);
        }
    }
    for (const auto &i : m_unanswered) {
        if (i.region == region && i.isInstance())
            q.tokens.push_back(i.token);
    }
    return q;
}

void Finder::addFromLedger(const ledger::Resource &r, bool regionRead)
{
    const Key key{r.kind, r.region, r.id};
    if (const auto at = m_targets.find(key); at != m_targets.end()) {
        at->second.inLedger = true;
        return;
    }
    const NodeSnapshot node = toNode(r);
    Target t;
    if (const auto role = r.facts.find(kStackRoleFact); role != r.facts.end() && role->second != "elastic") {
        for (const ledger::Resource *stack : m_owners->open(kStackKind)) { // of a group, which would replace it
            if (stack->cluster == r.cluster)
                t.managedBy = describe(ControllerKind::Stack, controllerName(ControllerKind::Stack, stack->id));
        }
    }
    t.kind = r.kind;
    t.id = r.id;
    t.region = r.region;
    t.name = r.isInstance() ? node.name : r.name;
    t.state = r.state;
    t.type = node.type;
    t.cluster = r.cluster;
    t.created = r.created;
    t.inLedger = true;
    if (const auto *row = m_owners->cluster(r.cluster)) {
        t.clusterName = row->name;
        t.owner = row->owner;
    }
    if (m_ended.contains(key)) {
        t.state = "terminated";
        m_found.terminated.push_back(std::move(t));
        return;
    }
    // Not listed: terminated long ago, or so new that it is not visible everywhere at AWS. Terminating it is right in
    // both cases.
    t.usdPerHour = regionRead ? std::optional(0.0) : listPriceOf(m_cloud, t);
    m_targets.emplace(key, std::move(t));
}

/// Reads the clusters in scope from the ledger.
Status Finder::load()
{
    TY_ASSIGN(auto owners, OwnershipResolver::load(m_cloud));
    TY_ASSIGN(const auto resources, m_cloud.ledger->resources({}, false));
    TY_ASSIGN(const auto intents, m_cloud.ledger->intents({}));
    m_owners = std::move(owners);
    for (const auto &[id, row] : m_owners->clusters()) {
        if (!row.closed && wanted(id))
            m_found.clusters.insert(id);
    }
    for (const ClusterId &id : m_scope.clusters) {
        if (m_owners->cluster(id))
            continue;
        TY_ASSIGN(const auto row, m_cloud.ledger->cluster(id));
        if (row)
            return fail(otherCloudError(m_cloud, *row));
        return fail(ErrorCode::NotFound, "ledger",
                    "there is no cluster " + id.value + " in this ledger; what another one launched is adopted first");
    }
    if (m_scope.clusters.empty() && !m_scope.wholeAccount) {
        TY_ASSIGN(m_found.list.clustersNotChecked, errorsElsewhere(m_cloud));
    }
    const auto mine = [&](const ClusterId &id) { return m_owners->cluster(id) && wanted(id); };
    const auto group = toString(ResourceKind::PlacementGroup);
    for (const auto &r : resources) {
        if (!mine(r.cluster) || r.profile != m_cloud.profile)
            continue;
        if (r.kind == group && (!r.closed || m_found.clusters.contains(r.cluster)))
            m_groupRegions.insert(r.region);
        if (!r.closed)
            m_open.push_back(r);
        else if (r.isInstance() && (!r.isTerminated() || now() - *r.closed < kShownAfterItsEnd))
            m_doubtful.push_back(r);
    }
    for (const ledger::Intent &i : intents) {
        if (!mine(i.cluster))
            continue;
        m_unanswered.push_back(i);
        if (i.kind == group)
            m_groupRegions.insert(i.region);
        if (i.isInstance())
            m_found.unanswered.push_back(i);
    }
    return {};
}

/// Looks up stacks and EMR clusters of requests whose reply was lost. From here on they count as rows of the ledger,
/// which a dry run does not write.
void Finder::addRequestedStacks(const CallContext &context)
{
    m_found.stacks = requestedControllers(m_cloud, m_unanswered, m_found.list.regionsNotRead, context);
    for (const RequestedStack &stack : m_found.stacks) {
        m_owners->add(stack.row);
        m_open.push_back(stack.row);
    }
}

Result<Discovery> Finder::run(const CallContext &context)
{
    TY_TRY(load());
    addRequestedStacks(context);
    TY_ASSIGN(const auto used, regionsOf(m_cloud, m_scope.allRegions || m_scope.wholeAccount, context));
    std::set<std::string> regions(used.begin(), used.end());
    for (const auto *some : {&m_open, &m_doubtful}) {
        for (const ledger::Resource &r : *some)
            regions.insert(r.region);
    }
    const std::vector<std::string> all(regions.begin(), regions.end());
    const auto views = parallelMap(all, 4, context.stop, [&](const std::string &region, std::stop_token token) {
        return describeRegion(m_cloud, region, question(region), {context.deadline, token});
    });

    std::set<std::string> read;
    for (const RegionResources &view : views) {
        if (view.error)
            m_found.list.regionsNotRead.emplace_back(view.region, *view.error);
        else
            read.insert(view.region);
        m_found.regionsRead = static_cast<int>(read.size());
        Status added;
        for (auto m = view.machines.begin(); added && m != view.machines.end(); ++m)
            added = addMachine(view.region, *m);
        for (auto resource = view.resources.begin(); added && resource != view.resources.end(); ++resource)
            added = addResource(view.region, *resource);
        for (auto controller = view.controllers.begin(); added && controller != view.controllers.end(); ++controller)
            added = addController(view.region, *controller);
        if (!added)
            return fail(added.error());
    }
    for (const ledger::Resource &r : m_open)
        addFromLedger(r, read.contains(r.region));
    // A machine whose controller is in the list terminates with it.
    for (auto &entry : m_targets) {
        auto &t = entry.second;
        t.endsWithController = !t.managedBy.empty() && std::ranges::any_of(m_targets, [&](const auto &other) {
            const auto kind = parseControllerKind(other.second.kind);
            return kind && other.second.region == t.region &&
                   describe(*kind, controllerName(*kind, other.second.id)) == t.managedBy;
        });
    }
    TY_TRY(addRoles(context));
    for (auto &[key, t] : m_targets) {
        t.why = reasonOf(t);
        m_found.list.targets.push_back(std::move(t));
    }
    sortByEnd(m_found.list.targets);
    return std::move(m_found);
}

} // namespace

Result<Discovery> findTargets(const CloudContext &cloud, const TeardownScope &scope, const CallContext &context)
{
    return Finder(cloud, scope).run(context);
}

} // namespace trainyard::cluster
