// Things besides machines, kind by kind, at AWS.

#include <algorithm>

#include "backend/aws/ec2_client.h"
#include "backend/cluster/aws_ec2_internal.h"

namespace trainyard::cluster {
namespace {

constexpr std::pair<ThingKind, std::string_view> kKindWords[] = {
    {ThingKind::SpotRequest, "spot-request"},       {ThingKind::Volume, "volume"},
    {ThingKind::NatGateway, "nat-gateway"},         {ThingKind::Address, "address"},
    {ThingKind::LaunchTemplate, "launch-template"}, {ThingKind::PlacementGroup, "placement-group"},
    {ThingKind::SecurityGroup, "security-group"},   {ThingKind::KeyPair, "key-pair"}};

/// What the service listed, turned into things; those for which `make` returns nothing are left out.
template <class T, class F>
Result<std::vector<Thing>> listed(Result<std::vector<T>> list, F make)
{
    if (!list)
        return fail(list.error());
    std::vector<Thing> out;
    for (T &one : *list) {
        if (std::optional<Thing> thing = make(one)) {
            thing->tags = std::move(one.tags);
            out.push_back(std::move(*thing));
        }
    }
    return out;
}

/// "Deleted" is believed when the service lists it so: until then it holds its address.
Status removeGateway(aws::Ec2Client &ec2, const std::string &id, const Deadline &deadline, std::stop_token stop)
{
    const auto known = ec2.describeNatGateways({{"nat-gateway-id", {id}}}, deadline, stop);
    if (!known)
        return fail(known.error());
    const std::string state = known->empty() ? "deleted" : known->front().state;
    if (state == "deleted")
        return {};
    if (state != "deleting") {
        if (auto begun = ec2.deleteNatGateway(id, deadline, stop); !begun)
            return begun;
    }
    return fail(ErrorCode::Conflict, "ec2:DeleteNatGateway", "the NAT gateway " + id + " is being deleted");
}

Status removeOne(aws::Ec2Client &ec2, ThingKind kind, const std::string &id, const Deadline &deadline,
                 std::stop_token stop)
{
    switch (kind) {
    case ThingKind::SpotRequest:
        return {}; // all of them in one call
    case ThingKind::Volume:
        return ec2.deleteVolume(id, deadline, stop);
    case ThingKind::NatGateway:
        return removeGateway(ec2, id, deadline, stop);
    case ThingKind::Address:
        return ec2.releaseAddress(id, deadline, stop);
    case ThingKind::LaunchTemplate:
        return ec2.deleteLaunchTemplate(id, deadline, stop);
    case ThingKind::PlacementGroup:
        return ec2.deletePlacementGroup(id, deadline, stop);
    case ThingKind::SecurityGroup:
        return ec2.deleteSecurityGroup(id, deadline, stop);
    case ThingKind::KeyPair:
        return ec2.deleteKeyPair(id, deadline, stop);
    }
    return {};
}

} // namespace

std::string_view word(ThingKind kind) noexcept
{
    return std::ranges::find(kKindWords, kind, &std::pair<ThingKind, std::string_view>::first)->second;
}

std::optional<ThingKind> thingKind(std::string_view word) noexcept
{
    const auto found = std::ranges::find(kKindWords, word, &std::pair<ThingKind, std::string_view>::second);
    return found == std::end(kKindWords) ? std::nullopt : std::optional(found->first);
}

Result<std::vector<Thing>> thingsAtAws(aws::Ec2Client &ec2, ThingKind kind, std::vector<aws::Filter> filters,
                                       const Deadline &deadline, std::stop_token stop)
{
    using Maybe = std::optional<Thing>;
    switch (kind) {
    case ThingKind::SpotRequest:
        filters.push_back({"state", {"open", "active"}});
        return listed(ec2.describeSpotRequests(filters, deadline, stop),
                      [&](const aws::SpotRequest &r) -> Maybe { return Thing{kind, r.id, {}, r.state, 0, {}, r.instanceId}; });
    case ThingKind::Volume:
        return listed(ec2.describeVolumes(filters, deadline, stop), [&](const aws::Volume &v) -> Maybe {
            const bool goes = !v.attachedTo.empty() && v.deletedWithInstance;
            if (goes || v.state == "deleting" || v.state == "deleted")
                return {};
            return Thing{kind, v.id, {}, v.state, v.sizeGiB, {}, v.attachedTo};
        });
    case ThingKind::NatGateway:
        filters.push_back({"state", {"pending", "available", "deleting"}}); // a failed one costs nothing
        return listed(ec2.describeNatGateways(filters, deadline, stop),
                      [&](const aws::NatGateway &g) -> Maybe { return Thing{kind, g.id, {}, g.state, 0, {}}; });
    case ThingKind::Address:
        return listed(ec2.describeAddresses(filters, deadline, stop), [&](const aws::Address &a) -> Maybe {
            return Thing{kind, a.id, a.publicIp, a.attachedTo.empty() ? "unused" : "in-use", 0, {}};
        });
    case ThingKind::LaunchTemplate:
        return listed(ec2.describeLaunchTemplates(filters, deadline, stop), [&](const aws::LaunchTemplate &t) -> Maybe {
            return Thing{kind, t.id, t.name, "available", 0, {}};
        });
    case ThingKind::PlacementGroup:
        return listed(ec2.describePlacementGroups(filters, deadline, stop), [&](const aws::PlacementGroup &g) -> Maybe {
            if (g.state == "deleting" || g.state == "deleted")
                return {};
            return Thing{kind, g.name, g.name, g.state, 0, {}};
        });
    case ThingKind::SecurityGroup:
        return listed(
            ec2.describeSecurityGroups({}, filters, deadline, stop),
            [&](const aws::SecurityGroup &g) -> Maybe { return Thing{kind, g.id, g.name, "available", 0, {}}; });
    case ThingKind::KeyPair:
        return listed(ec2.describeKeyPairs({}, filters, deadline, stop),
                      [&](const aws::KeyPair &k) -> Maybe { return Thing{kind, k.name, k.name, "available", 0, {}}; });
    }
    return std::vector<Thing>();
}

Status removeAtAws(aws::Ec2Client &ec2, ThingKind kind, const std::vector<std::string> &ids, const Deadline &deadline,
                   std::stop_token stop)
{
    if (kind == ThingKind::SpotRequest)
        return ids.empty() ? Status() : ec2.cancelSpotRequests(ids, deadline, stop);
    for (const std::string &id : ids) {
        if (auto done = removeOne(ec2, kind, id, deadline, stop); !done)
            return done;
    }
    return {};
}

} // namespace trainyard::cluster
