#include "backend/localcloud/ec2/ec2_state.h"

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/enum_json.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Volume, id, region, zone, device, instance, sizeGib, type,
                                                deleteOnTermination, encrypted, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Instance, id, region, reservation, clientToken, imageId, type, keyName,
                                                subnetId, zone, profileName, userData, state, stateReasonCode,
                                                stateReasonMessage, transitionReason, address, sshPort, user,
                                                shutdownBehavior, metadataSecret, httpTokens, hopLimit, launchIndex,
                                                boots, placementGroup, spotRequest, capacityReservation,
                                                terminationProtected, monitored, mayHibernate, launched, stateSince,
                                                takenAt, groups, volumes, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(KeyPair, id, region, name, type, fingerprint, publicLine, created, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(GroupRule, id, protocol, cidr, cidr6, group, description, from, to)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(SecurityGroup, id, region, name, description, ingress, tags)
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
template class Records<SecurityGroup>;
template class Records<Address>;
template class Records<NatGateway>;
template class Records<PlacementGroup>;
template class Records<CapacityReservation>;
template class Records<LaunchTemplate>;
template class Records<SpotRequest>;
template class Records<TokenUse>;

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
    if (auto *known = groups.named(region, "default"))
        return *known;
    SecurityGroup made{newResourceId("sg-"), region, "default", "default VPC security group", {}, {}};
    made.ingress.push_back({newResourceId("sgr-"), "-1", {}, {}, made.id, {}});
    return groups.add(std::move(made));
}

SecurityGroup *Ec2State::group(const std::string &region, const std::string &idOrName)
{
    if (auto *byId = groups.find(region, idOrName))
        return byId;
    return idOrName == "default" ? &defaultGroup(region) : groups.named(region, idOrName);
}

} // namespace trainyard::localcloud
