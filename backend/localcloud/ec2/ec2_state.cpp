#include "backend/localcloud/ec2/ec2_state.h"

#include <algorithm>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/enum_json.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

/// The loopback addresses 127.112.0.0 and above are those of created subnets: a block of 1022 for each.
constexpr std::uint32_t kFirstOwnAddress = (127u << 24) + (112u << 16), kBlockBits = 10;

} // namespace

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Volume, id, region, zone, device, instance, sizeGib, type,
                                                deleteOnTermination, encrypted, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Instance, id, region, reservation, clientToken, imageId, type, keyName,
                                                subnetId, zone, profileName, userData, state, stateReasonCode,
                                                stateReasonMessage, transitionReason, address, sshPort, user,
                                                shutdownBehavior, metadataSecret, httpTokens, hopLimit, publicAddress,
                                                launchIndex, boots, placementGroup, spotRequest, capacityReservation,
                                                terminationProtected, monitored, mayHibernate, launched, stateSince,
                                                takenAt, groups, volumes, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(KeyPair, id, region, name, type, fingerprint, publicLine, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Image, id, region, name, description, instance, snapshot, user,
                                                rootDevice, failure, state, sizeGib, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Snapshot, id, region, image, sizeGib, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(GroupRule, id, protocol, cidr, cidr6, group, description, from, to)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(SecurityGroup, id, region, name, description, ingress, tags, vpc)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Address, id, region, publicIp, instance, gateway, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(NatGateway, id, region, subnet, allocation, state, created, stateSince,
                                                tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(PlacementGroup, id, region, name, strategy, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(CapacityReservation, id, region, type, zone, state, match, total,
                                                created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(LaunchTemplate, id, region, name, defaultVersion, versions,
                                                descriptions, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(SpotRequest, id, region, instance, maxPrice, state, status, message,
                                                created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Vpc, id, region, cidr, dnsSupport, dnsHostnames, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Subnet, id, region, vpc, cidr, zone, mapsPublic, block, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(InternetGateway, id, region, vpc, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Route, cidr, target)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RouteTable, id, region, vpc, isMain, routes, associations, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(VpcEndpoint, id, region, vpc, service, routeTables, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(TokenUse, id, region, fingerprint, reservation)

template <class T>
Status Records<T>::load()
{
    TY_ASSIGN(const auto records, m_store.all(m_kind));
    for (const auto &record : records) {
        const auto json = nlohmann::json::parse(record.body, nullptr, false);
        if (json.is_discarded())
            return fail(ErrorCode::CorruptData, "localcloud:state", m_kind + " " + record.id + " is damaged");
        auto &one = m_all[record.id] = json.get<T>();
        one.id = record.id;
    }
    return {};
}

template <class T>
void Records<T>::save(const T &one)
{
    const auto text = nlohmann::json(one).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (const auto written = m_store.put(m_kind, one.id, text); !written)
        spdlog::error("the record of {} {} is not on disk: {}", m_kind, one.id, written.error().detail);
}

template <class T>
void Records<T>::remove(std::string id)
{
    (void)m_store.remove(m_kind, id);
    m_all.erase(id);
}

template class Records<Instance>;
template class Records<Volume>;
template class Records<KeyPair>;
template class Records<Image>;
template class Records<Snapshot>;
template class Records<SecurityGroup>;
template class Records<Address>;
template class Records<NatGateway>;
template class Records<PlacementGroup>;
template class Records<CapacityReservation>;
template class Records<LaunchTemplate>;
template class Records<SpotRequest>;
template class Records<TokenUse>;
template class Records<Vpc>;
template class Records<Subnet>;
template class Records<InternetGateway>;
template class Records<RouteTable>;
template class Records<VpcEndpoint>;

Status Ec2State::load()
{
    Status status;
    const auto read = [&](auto &records) {
        if (status)
            status = records.load();
    };
    eachTagged(read);
    read(reservations);
    read(tokens);
    return status;
}

SecurityGroup &Ec2State::defaultGroup(const std::string &region)
{
    if (auto *known = group(region, "default", {}))
        return *known;
    SecurityGroup made{newResourceId("sg-"), region, "default", "default VPC security group", {}, {}, {}};
    made.ingress.push_back({newResourceId("sgr-"), "-1", {}, {}, made.id, {}});
    return groups.add(std::move(made));
}

SecurityGroup *Ec2State::group(const std::string &region, const std::string &name, const std::string &vpc)
{
    for (auto *one : groups.of(region)) {
        if (one->name == name && one->vpc == vpc)
            return one;
    }
    return nullptr;
}

SecurityGroup *Ec2State::group(const std::string &region, const std::string &idOrName)
{
    if (auto *byId = groups.find(region, idOrName))
        return byId;
    return idOrName == "default" ? &defaultGroup(region) : group(region, idOrName, {});
}

std::vector<ImageInfo> Ec2State::launchableImages(const std::string &region)
{
    auto out = localcloud::images(region);
    for (const auto *one : images.of(region)) {
        if (one->state == ImageState::Available)
            out.push_back({one->id, one->name, one->description, millisToIso(one->created), kAccount, "self",
                           one->rootDevice, one->user, one->sizeGib});
    }
    return out;
}

std::vector<SubnetInfo> Ec2State::subnets(const std::string &region)
{
    auto out = localcloud::subnets(region);
    for (const auto *one : ownSubnets.of(region)) {
        const auto zone = std::ranges::find(out, one->zone, &SubnetInfo::zone);
        const auto first = kFirstOwnAddress + (std::uint32_t(one->block) << kBlockBits);
        out.push_back({one->id, one->zone, zone == out.end() ? "" : zone->zoneId, one->cidr, first,
                       first + (1u << kBlockBits) - 1, one->vpc, one->mapsPublic, false, one->tags});
    }
    return out;
}

std::optional<SubnetInfo> Ec2State::subnet(const std::string &region, const std::string &id)
{
    for (auto &one : subnets(region)) {
        if (one.id == id)
            return std::move(one);
    }
    return std::nullopt;
}

std::string Ec2State::vpcOfSubnet(const std::string &region, const std::string &id)
{
    const auto *own = ownSubnets.find(region, id);
    return own ? own->vpc : defaultVpc(region);
}

bool Ec2State::hasVpc(const std::string &region, const std::string &id)
{
    return id == defaultVpc(region) || vpcs.find(region, id);
}

} // namespace trainyard::localcloud
