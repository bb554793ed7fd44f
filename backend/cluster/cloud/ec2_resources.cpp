// Resources other than machines at AWS, by kind.

#include <algorithm>

#include "backend/cluster/cloud/ec2.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::pair<ResourceKind, std::string_view> kKindWords[] = {
    {ResourceKind::SpotRequest, "spot-request"},       {ResourceKind::Volume, "volume"},
    {ResourceKind::NatGateway, "nat-gateway"},         {ResourceKind::Address, "address"},
    {ResourceKind::LaunchTemplate, "launch-template"}, {ResourceKind::PlacementGroup, "placement-group"},
    {ResourceKind::SecurityGroup, "security-group"},   {ResourceKind::KeyPair, "key-pair"}};

/// Converts a listing of the service to resources; omits those for which `make` returns nothing.
template <class T, class F>
Result<std::vector<Ec2Resource>> listed(Result<std::vector<T>> list, F make)
{
    if (!list)
        return fail(list.error());
    std::vector<Ec2Resource> out;
    for (T &one : *list) {
        if (std::optional<Ec2Resource> resource = make(one)) {
            resource->tags = std::move(one.tags);
            out.push_back(std::move(*resource));
        }
    }
    return out;
}

/// Succeeds only when the service lists the gateway as deleted, since it holds its address until then.
Status removeGateway(aws::Ec2Client &ec2, const std::string &id, const CallContext &context)
{
    TY_ASSIGN(const auto known, ec2.describeNatGateways({{"nat-gateway-id", {id}}}, context));
    const std::string state = known.empty() ? "deleted" : known.front().state;
    if (state == "deleted")
        return {};
    if (state != "deleting") {
        TY_TRY(ec2.deleteNatGateway(id, context));
    }
    return fail(ErrorCode::Conflict, "ec2:DeleteNatGateway", "the NAT gateway " + id + " is being deleted");
}

/// A group that the mount targets of a shared file system admit cannot be deleted before their rule is revoked.
Status removeGroup(aws::Ec2Client &ec2, const std::string &id, const CallContext &context)
{
    const auto gone = ec2.deleteSecurityGroup(id, context);
    if (gone || gone.error().code != ErrorCode::Conflict)
        return gone;
    TY_ASSIGN(const bool isRevoked, revokeNfsRules(ec2, id, context));
    return isRevoked ? ec2.deleteSecurityGroup(id, context) : gone;
}

Status removeOne(aws::Ec2Client &ec2, ResourceKind kind, const std::string &id, const CallContext &context)
{
    switch (kind) {
    case ResourceKind::SpotRequest:
        return {}; // removeResources() cancels all in one call
    case ResourceKind::Volume:
        return ec2.deleteVolume(id, context);
    case ResourceKind::NatGateway:
        return removeGateway(ec2, id, context);
    case ResourceKind::Address:
        return ec2.releaseAddress(id, context);
    case ResourceKind::LaunchTemplate:
        return ec2.deleteLaunchTemplate(id, context);
    case ResourceKind::PlacementGroup:
        return ec2.deletePlacementGroup(id, context);
    case ResourceKind::SecurityGroup:
        return removeGroup(ec2, id, context);
    case ResourceKind::KeyPair:
        return ec2.deleteKeyPair(id, context);
    }
    return {};
}

} // namespace

Result<bool> revokeNfsRules(aws::Ec2Client &ec2, const std::string &id, const CallContext &context)
{
    const auto admitting =
        ec2.describeSecurityGroups({}, {{"group-name", {std::string(kNfsGroupPrefix) + "*"}}}, context);
    bool isRevoked = false;
    for (const auto &group : admitting ? *admitting : std::vector<aws::SecurityGroup>()) {
        for (const auto &rule : group.ingress) {
            if (rule.sourceGroupId != id || group.id == id || !isNfsGroup(group))
                continue;
            TY_TRY(ec2.revokeIngress(group.id, {rule}, context));
            isRevoked = true;
        }
    }
    return isRevoked;
}

bool isNfsGroup(const aws::SecurityGroup &group)
{
    const auto shared = group.tags.find(tag::kCluster);
    return group.name.starts_with(kNfsGroupPrefix) && shared != group.tags.end() && shared->second == kSharedTag;
}

std::string_view toString(ResourceKind kind) noexcept
{
    return std::ranges::find(kKindWords, kind, &std::pair<ResourceKind, std::string_view>::first)->second;
}

std::optional<ResourceKind> parseResourceKind(std::string_view word) noexcept
{
    const auto found = std::ranges::find(kKindWords, word, &std::pair<ResourceKind, std::string_view>::second);
    return found == std::end(kKindWords) ? std::nullopt : std::optional(found->first);
}

Result<std::vector<Ec2Resource>> describeResources(aws::Ec2Client &ec2, ResourceKind kind, const std::string &key,
                                                   const std::string &value, const CallContext &context)
{
    std::vector<aws::Filter> filters;
    if (!key.empty())
        filters.push_back(tagFilter(key, value));
    using Maybe = std::optional<Ec2Resource>;
    switch (kind) {
    case ResourceKind::SpotRequest:
        filters.push_back({"state", {"open", "active"}});
        return listed(ec2.describeSpotRequests(filters, context), [&](const aws::SpotRequest &r) -> Maybe {
            return Ec2Resource{kind, r.id, {}, r.state, 0, {}, r.instanceId};
        });
    case ResourceKind::Volume:
        return listed(ec2.describeVolumes(filters, context), [&](const aws::Volume &v) -> Maybe {
            const bool goes = !v.attachedTo.empty() && v.deletedWithInstance;
            if (goes || v.state == "deleting" || v.state == "deleted")
                return {};
            return Ec2Resource{kind, v.id, {}, v.state, v.sizeGiB, {}, v.attachedTo};
        });
    case ResourceKind::NatGateway:
        filters.push_back({"state", {"pending", "available", "deleting"}}); // a failed one costs nothing
        return listed(ec2.describeNatGateways(filters, context),
                      [&](const aws::NatGateway &g) -> Maybe { return Ec2Resource{kind, g.id, {}, g.state, 0, {}}; });
    case ResourceKind::Address:
        return listed(ec2.describeAddresses(filters, context), [&](const aws::Address &a) -> Maybe {
            return Ec2Resource{kind, a.id, a.publicIp, a.attachedTo.empty() ? "unused" : "in-use", 0, {}};
        });
    case ResourceKind::LaunchTemplate:
        return listed(ec2.describeLaunchTemplates(filters, context), [&](const aws::LaunchTemplate &t) -> Maybe {
            return Ec2Resource{kind, t.id, t.name, "available", 0, {}};
        });
    case ResourceKind::PlacementGroup:
        return listed(ec2.describePlacementGroups(filters, context), [&](const aws::PlacementGroup &g) -> Maybe {
            if (g.state == "deleting" || g.state == "deleted")
                return {};
            return Ec2Resource{kind, g.name, g.name, g.state, 0, {}};
        });
    case ResourceKind::SecurityGroup:
        return listed(ec2.describeSecurityGroups({}, filters, context), [&](const aws::SecurityGroup &g) -> Maybe {
            if (isNfsGroup(g))
                return {};
            return Ec2Resource{kind, g.id, g.name, "available", 0, {}};
        });
    case ResourceKind::KeyPair:
        return listed(ec2.describeKeyPairs({}, filters, context), [&](const aws::KeyPair &k) -> Maybe {
            return Ec2Resource{kind, k.name, k.name, "available", 0, {}};
        });
    }
    return std::vector<Ec2Resource>();
}

Status removeResources(aws::Ec2Client &ec2, ResourceKind kind, const std::vector<std::string> &ids,
                       const CallContext &context)
{
    if (kind == ResourceKind::SpotRequest)
        return ids.empty() ? Status() : ec2.cancelSpotRequests(ids, context);
    for (const std::string &id : ids) {
        TY_TRY(removeOne(ec2, kind, id, context));
    }
    return {};
}

} // namespace trainyard::cluster
