#include "backend/cluster/operate/adopt_check_internal.h"

#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

/// \error Conflict (others have changed the tags since the user was asked)
Status expectTags(const AdoptableCluster &a, const TagMap &present, const std::string &what)
{
    const auto tags = parseTags(present);
    if (tags.cluster == a.id && tags.ledger == a.ledger)
        return {};
    return fail(ErrorCode::Conflict, "cluster " + a.name, what + " has other tags than a moment ago");
}

} // namespace

Result<std::map<InstanceId, aws::Instance>> machinesNow(const CloudContext &cloud, const AdoptableCluster &a,
                                                        const CallContext &context)
{
    std::map<std::string, std::vector<InstanceId>> byRegion;
    for (const Target &t : a.resources) {
        if (t.isInstance())
            byRegion[t.region].emplace_back(t.id);
    }
    std::map<InstanceId, aws::Instance> machines;
    for (const auto &[region, ids] : byRegion) {
        TY_ASSIGN(const auto found, cloud.ec2Of(region)->describeKnownInstances(ids, context));
        for (const aws::Instance &m : found) {
            TY_TRY(expectTags(a, m.tags, m.id.value));
            if (!m.isTerminated())
                machines[m.id] = m;
        }
    }
    return machines;
}

Result<std::vector<ledger::Resource>> controllersNow(const CloudContext &cloud, const AdoptableCluster &a,
                                                     const CallContext &context)
{
    std::vector<ledger::Resource> rows;
    for (const Target &t : a.resources) {
        const auto kind = parseControllerKind(t.kind);
        const auto controllers = kind && cloud.controllerApiOf ? cloud.controllerApiOf(t.region) : nullptr;
        if (!controllers)
            continue;
        TY_ASSIGN(const auto one, controllers->find(*kind, t.id, context));
        if (!one)
            continue; // it was deleted in the meantime
        TY_TRY(expectTags(a, one->tags, describe(*kind, t.name)));
        ledger::Resource row{t.kind, t.id, a.id, cloud.profile, t.region, t.name, one->state, {}, {}, now(), {}};
        if (*kind == ControllerKind::Stack && cloud.stacksOf) {
            const auto stacks = cloud.stacksOf(t.region);
            TY_ASSIGN(const auto stack, stacks->describeStack(t.id, context));
            TY_ASSIGN(const auto parts, stacks->listResources(t.id, context));
            if (stack) {
                row = stackResource(cloud, *stack, a.id, t.region);
                recordParts(row, *stack, parts);
            }
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

Result<std::set<ResourceKey>> resourcesNow(const CloudContext &cloud, const AdoptableCluster &a,
                                           const CallContext &context)
{
    std::set<ResourceKey> shown, present;
    std::set<std::pair<std::string, ResourceKind>> listings; // region, kind
    for (const Target &t : a.resources) {
        if (const auto kind = parseResourceKind(t.kind)) {
            shown.insert(keyOf(t));
            listings.emplace(t.region, *kind);
        }
    }
    for (const auto &[region, kind] : listings) {
        TY_ASSIGN(const auto found, describeResources(*cloud.ec2Of(region), kind, tag::kCluster, {}, context));
        for (const Ec2Resource &resource : found) {
            const ResourceKey key{std::string(toString(kind)), region, resource.id};
            if (!shown.contains(key))
                continue;
            TY_TRY(expectTags(a, resource.tags, resource.id));
            present.insert(key);
        }
    }
    return present;
}

} // namespace trainyard::cluster
