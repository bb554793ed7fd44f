// The security groups of EMR clusters, and the rule against open ones.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/emr/emr_request.h"
#include "backend/localcloud/emr/emr_store.h"
#include "backend/localcloud/services/controller_wire.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr const char *kPublicAccessRecord = "emr-public-access";

/// Adds the rules that EMR needs between two groups; those that exist remain.
void fillGroup(Ec2State &state, SecurityGroup &group, const std::string &other)
{
    for (const auto &from : {group.id, other}) {
        for (const auto &[protocol, first, last] :
             {std::tuple{"tcp", 0, 65535}, std::tuple{"udp", 0, 65535}, std::tuple{"icmp", -1, -1}}) {
            GroupRule rule;
            rule.protocol = protocol;
            rule.group = from;
            rule.from = first;
            rule.to = last;
            const auto same = [&](const GroupRule &known) { return known.sameAs(rule); };
            if (std::ranges::any_of(group.ingress, same))
                continue;
            rule.id = newResourceId("sgr-");
            group.ingress.push_back(rule);
        }
    }
    state.groups.save(group);
}

SecurityGroup &managedGroup(Ec2State &state, const std::string &region, const char *name, const char *description)
{
    if (auto *known = state.groups.named(region, name))
        return *known;
    SecurityGroup made;
    made.id = newResourceId("sg-");
    made.region = region;
    made.name = name;
    made.description = description;
    return state.groups.add(std::move(made));
}

ServiceResult<void> placeCluster(const EmrCluster &c)
{
    const auto places = subnets(c.region);
    if (!c.subnet.empty() && std::ranges::find(places, c.subnet, &SubnetInfo::id) == places.end())
        return emrInvalid("The subnet configuration was invalid: The subnet ID '" + c.subnet + "' does not exist.");
    if (!c.zone.empty() && std::ranges::find(places, c.zone, &SubnetInfo::zone) == places.end())
        return emrInvalid("Specified Availability Zone is not supported: " + c.zone + ".");
    return {};
}

} // namespace

ServiceResult<void> EmrStore::prepareNetwork(EmrCluster &c)
{
    TY_TRY(placeCluster(c));
    return m_ec2.withState([&](Ec2State &state) -> ServiceResult<void> {
        auto named = c.moreMasterGroups;
        named.insert(named.end(), c.moreSlaveGroups.begin(), c.moreSlaveGroups.end());
        for (const auto &id : {c.masterGroup, c.slaveGroup, c.accessGroup}) {
            if (!id.empty())
                named.push_back(id);
        }
        for (const auto &id : named) {
            if (!state.groups.find(c.region, id))
                return emrInvalid("The security group '" + id + "' does not exist.");
        }
        if (!c.keyName.empty() && !state.keys.named(c.region, c.keyName))
            return emrInvalid("The given SSH key name was invalid: " + c.keyName + ".");
        TY_TRY(checkPublicRules(c, state));
        if (c.masterGroup.empty()) {
            c.masterGroup =
                managedGroup(state, c.region, "ElasticMapReduce-master", "Master group for Elastic MapReduce").id;
            c.slaveGroup =
                managedGroup(state, c.region, "ElasticMapReduce-slave", "Slave group for Elastic MapReduce").id;
            TY_TRY(checkPublicRules(c, state)); // the user may have opened them for an earlier cluster
        }
        fillGroup(state, *state.groups.find(c.region, c.masterGroup), c.slaveGroup);
        fillGroup(state, *state.groups.find(c.region, c.slaveGroup), c.masterGroup);
        return {};
    });
}

ServiceResult<void> EmrStore::checkPublicRules(const EmrCluster &c, Ec2State &state) const
{
    const auto own = m_publicAccess.find(c.region);
    const auto policy = own == m_publicAccess.end() ? PublicAccess() : own->second;
    if (!policy.blocked)
        return {};
    auto ids = c.moreMasterGroups;
    ids.insert(ids.end(), c.moreSlaveGroups.begin(), c.moreSlaveGroups.end());
    ids.insert(ids.end(), {c.masterGroup, c.slaveGroup});
    for (const auto &id : ids) {
        const auto *group = state.groups.find(c.region, id);
        for (const auto &rule : group ? group->ingress : std::vector<GroupRule>()) {
            if (rule.cidr != "0.0.0.0/0" && rule.cidr6 != "::/0")
                continue;
            const bool all = rule.protocol == "-1";
            const auto first = all ? 0 : rule.from, last = all ? 65535 : rule.to;
            if (std::ranges::none_of(policy.permitted,
                                     [&](const auto &range) { return range.first <= first && last <= range.second; }))
                return emrInvalid("Cluster can not be launched: the security group " + id + " (" + group->name +
                                  ") allows inbound traffic from everywhere to the ports " + std::to_string(first) +
                                  " to " + std::to_string(last) +
                                  ", which the block public access configuration of this region does not permit.");
        }
    }
    return {};
}

EmrStore::Reply EmrStore::getPublicAccess(const Json &, const std::string &region)
{
    const auto &policy = m_publicAccess[region];
    auto ranges = Json::array();
    for (const auto &[first, last] : policy.permitted)
        ranges.push_back({{"MinRange", first}, {"MaxRange", last}});
    return Json{
        {"BlockPublicAccessConfiguration",
         {{"BlockPublicSecurityGroupRules", policy.blocked}, {"PermittedPublicSecurityGroupRuleRanges", ranges}}},
        {"BlockPublicAccessConfigurationMetadata",
         {{"CreationDateTime", double(policy.changed) / 1000},
          {"CreatedByArn", std::string("arn:aws:iam::") + kAccount + ":root"}}}};
}

EmrStore::Reply EmrStore::putPublicAccess(const Json &body, const std::string &region)
{
    const auto wanted = body.value("BlockPublicAccessConfiguration", Json());
    TY_TRY(allowMembers(wanted, "BlockPublicSecurityGroupRules PermittedPublicSecurityGroupRuleRanges",
                        "BlockPublicAccessConfiguration"));
    if (!wanted.contains("BlockPublicSecurityGroupRules"))
        return refuse("InvalidRequestException", "BlockPublicSecurityGroupRules is required.");
    PublicAccess policy;
    policy.blocked = controller::flagOf(wanted, "BlockPublicSecurityGroupRules");
    policy.permitted.clear();
    for (const auto &range : wanted.value("PermittedPublicSecurityGroupRuleRanges", Json::array())) {
        const auto first = controller::numberOf(range, "MinRange", -1),
                   last = controller::numberOf(range, "MaxRange", first);
        if (first < 0 || last < first || last > 65535)
            return refuse("InvalidRequestException", "A range of ports is not valid.");
        policy.permitted.emplace_back(first, last);
    }
    policy.changed = now();
    m_publicAccess[region] = policy;
    savePublicAccess(region);
    return Json::object();
}

void EmrStore::savePublicAccess(const std::string &region)
{
    const auto &policy = m_publicAccess[region];
    const Json record{{"blocked", policy.blocked}, {"permitted", policy.permitted}, {"changed", policy.changed}};
    if (const auto written = m_store.put(kPublicAccessRecord, region, record.dump()); !written)
        spdlog::error("EMR's public access of {} is not on disk: {}", region, written.error().detail);
}

Status EmrStore::loadPublicAccess()
{
    TY_ASSIGN(const auto records, m_store.all(kPublicAccessRecord));
    for (const auto &record : records) {
        const auto kept = Json::parse(record.body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "EMR's record of " + record.id + " is damaged");
        auto &policy = m_publicAccess[record.id];
        policy.blocked = kept.value("blocked", true);
        policy.permitted = kept.value("permitted", policy.permitted);
        policy.changed = kept.value("changed", std::int64_t(0));
    }
    return {};
}

} // namespace trainyard::localcloud
