#include <algorithm>

#include <arpa/inet.h>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<SecurityGroup> kGroupFilters = {
    {"group-id", [](const SecurityGroup &g) { return std::vector{g.id}; }},
    {"group-name", [](const SecurityGroup &g) { return std::vector{g.name}; }},
    {"description", [](const SecurityGroup &g) { return std::vector{g.description}; }},
    {"vpc-id", [](const SecurityGroup &g) { return std::vector{defaultVpc(g.region)}; }},
    {"owner-id", [](const SecurityGroup &) { return std::vector<std::string>{kAccount}; }},
    {"ip-permission.group-id",
     [](const SecurityGroup &g) {
         std::vector<std::string> out;
         for (const auto &rule : g.ingress)
             out.push_back(rule.group);
         return out;
     }},
    {"ip-permission.cidr",
     [](const SecurityGroup &g) {
         std::vector<std::string> out;
         for (const auto &rule : g.ingress)
             out.push_back(rule.cidr);
         return out;
     }},
};

bool isCidr(const std::string &text, int family)
{
    const auto slash = text.find('/');
    if (slash == std::string::npos || text.size() - slash > 4 || slash + 1 == text.size())
        return false;
    unsigned char raw[16];
    const auto bits = text.substr(slash + 1);
    return bits.find_first_not_of("0123456789") == std::string::npos &&
           std::stoi(bits) <= (family == AF_INET ? 32 : 128) &&
           ::inet_pton(family, text.substr(0, slash).c_str(), raw) == 1;
}

void writeRule(XmlWriter &xml, const GroupRule &rule)
{
    xml.text("ipProtocol", rule.protocol);
    if (rule.protocol != "-1")
        xml.number("fromPort", rule.from).number("toPort", rule.to);
    xml.element("groups", [&] {
        if (!rule.group.empty())
            xml.element("item", [&] {
                xml.text("userId", kAccount).text("groupId", rule.group).optional("description", rule.description);
            });
    });
    xml.element("ipRanges", [&] {
        if (!rule.cidr.empty())
            xml.element("item", [&] { xml.text("cidrIp", rule.cidr).optional("description", rule.description); });
    });
    xml.element("ipv6Ranges", [&] {
        if (!rule.cidr6.empty())
            xml.element("item", [&] { xml.text("cidrIpv6", rule.cidr6).optional("description", rule.description); });
    });
    xml.element("prefixListIds", [] {});
}

} // namespace

SecurityGroup &Ec2Service::defaultGroup(const std::string &region)
{
    for (auto &[id, group] : m_groups) {
        if (group.region == region && group.name == "default")
            return group;
    }
    SecurityGroup group;
    group.id = newResourceId("sg-");
    group.region = region;
    group.name = "default";
    group.description = "default VPC security group";
    group.ingress.push_back({newResourceId("sgr-"), "-1", {}, {}, group.id, {}});
    save("security-group", group.id, group);
    return m_groups[group.id] = group;
}

SecurityGroup *Ec2Service::findGroup(const std::string &region, const std::string &idOrName)
{
    const auto found = m_groups.find(idOrName);
    if (found != m_groups.end() && found->second.region == region)
        return &found->second;
    if (idOrName == "default")
        return &defaultGroup(region);
    for (auto &[id, group] : m_groups) {
        if (group.region == region && group.name == idOrName)
            return &group;
    }
    return nullptr;
}

ServiceResult<SecurityGroup *> Ec2Service::namedGroup(const Ec2Call &call)
{
    const auto id = call.parameters.text("GroupId"), name = call.parameters.text("GroupName");
    if (id.empty() && name.empty())
        return refuse("MissingParameter", "The request must contain the parameter groupName or groupId");
    if (!id.empty() && !id.starts_with("sg-"))
        return refuse("InvalidGroupId.Malformed", "Invalid id: \"" + id + "\" (expecting \"sg-...\")");
    auto *group = findGroup(call.region, id.empty() ? name : id);
    if (!group)
        return refuse("InvalidGroup.NotFound", "The security group '" + (id.empty() ? name : id) + "' does not exist");
    return group;
}

Ec2Service::Body Ec2Service::createSecurityGroup(const Ec2Call &call)
{
    const auto name = call.parameters.required("GroupName"), description = call.parameters.required("GroupDescription");
    if (!name || !description)
        return tl::unexpected(name ? description.error() : name.error());
    if (name->size() > 255 || description->size() > 255)
        return refuse("InvalidParameterValue", "Names and descriptions of groups have at most 255 characters");
    if (name->starts_with("sg-"))
        return refuse("InvalidParameterValue",
                      "Invalid value '" + *name + "' for groupName. It may not begin with sg-.");
    if (*name == "default")
        return refuse("InvalidGroup.Reserved", "The security group 'default' is reserved");
    if (const auto vpc = call.parameters.text("VpcId", defaultVpc(call.region)); vpc != defaultVpc(call.region))
        return refuse("InvalidVpcID.NotFound", "The vpc ID '" + vpc + "' does not exist");
    if (findGroup(call.region, *name))
        return refuse("InvalidGroup.Duplicate",
                      "The security group '" + *name + "' already exists for VPC '" + defaultVpc(call.region) + "'");
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "security-group", {"security-group"}));
    SecurityGroup group;
    group.id = newResourceId("sg-");
    group.region = call.region;
    group.name = *name;
    group.description = *description;
    group.tags = tags;
    m_groups[group.id] = group;
    save("security-group", group.id, group);
    XmlWriter xml;
    xml.boolean("return", true).text("groupId", group.id);
    writeTags(xml, group.tags);
    return xml.str();
}

Ec2Service::Body Ec2Service::describeSecurityGroups(const Ec2Call &call)
{
    defaultGroup(call.region);
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kGroupFilters));
    std::vector<const SecurityGroup *> found;
    auto wanted = call.parameters.list("GroupId");
    const auto names = call.parameters.list("GroupName");
    wanted.insert(wanted.end(), names.begin(), names.end());
    for (const auto &name : wanted) {
        const auto *group = findGroup(call.region, name);
        if (!group)
            return refuse("InvalidGroup.NotFound", "The security group '" + name + "' does not exist");
        found.push_back(group);
    }
    for (const auto &[id, group] : m_groups) {
        if (wanted.empty() && group.region == call.region)
            found.push_back(&group);
    }
    std::erase_if(found,
                  [&](const SecurityGroup *g) { return !passes(filters, kGroupFilters, *g, g->tags).value_or(false); });
    TY_ASSIGN(const auto page, readPage(call.parameters, found.size(), 5, 1000));
    XmlWriter xml;
    xml.element("securityGroupInfo", [&] {
        for (auto i = page.from; i < page.to; ++i) {
            const auto &group = *found[i];
            xml.element("item", [&] {
                xml.text("ownerId", kAccount).text("groupId", group.id).text("groupName", group.name);
                xml.text("groupDescription", group.description).text("vpcId", defaultVpc(group.region));
                xml.element("ipPermissions", [&] {
                    for (const auto &rule : group.ingress)
                        xml.element("item", [&] { writeRule(xml, rule); });
                });
                xml.element("ipPermissionsEgress", [&] {
                    xml.element("item", [&] { writeRule(xml, {{}, "-1", "0.0.0.0/0", {}, {}, {}}); });
                });
                writeTags(xml, group.tags);
            });
        }
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::deleteSecurityGroup(const Ec2Call &call)
{
    TY_ASSIGN(const auto group, namedGroup(call));
    const auto id = group->id;
    if (group->name == "default")
        return refuse("CannotDelete",
                      "the specified group: \"" + id + "\" name: \"default\" cannot be deleted by a user");
    const bool held = std::any_of(m_instances.begin(), m_instances.end(), [&](const auto &pair) {
        const auto &groups = pair.second.groups;
        return pair.second.live() && std::find(groups.begin(), groups.end(), id) != groups.end();
    });
    const bool named = std::any_of(m_groups.begin(), m_groups.end(), [&](const auto &pair) {
        return pair.first != id && std::any_of(pair.second.ingress.begin(), pair.second.ingress.end(),
                                               [&](const GroupRule &rule) { return rule.group == id; });
    });
    if (held || named)
        return refuse("DependencyViolation", "resource " + id + " has a dependent object");
    m_store.remove("security-group", id);
    m_groups.erase(id);
    XmlWriter xml;
    return xml.boolean("return", true).text("groupId", id).str();
}

/// The rules of an Authorize or Revoke call, each with one source.
ServiceResult<std::vector<GroupRule>> Ec2Service::readRules(const Ec2Call &call, const SecurityGroup &group)
{
    auto permissions = call.parameters.structures("IpPermissions");
    if (call.parameters.has("IpProtocol") || call.parameters.has("CidrIp"))
        permissions.push_back(call.parameters);
    std::vector<GroupRule> out;
    for (const auto &one : permissions) {
        GroupRule rule;
        const auto protocol = one.required("IpProtocol");
        const auto from = one.number("FromPort"), to = one.number("ToPort");
        if (!protocol)
            return tl::unexpected(protocol.error());
        if (!from || !to)
            return tl::unexpected(from ? to.error() : from.error());
        rule.protocol = *protocol == "6" ? "tcp" : *protocol == "17" ? "udp" : *protocol == "all" ? "-1" : *protocol;
        if (rule.protocol != "tcp" && rule.protocol != "udp" && rule.protocol != "icmp" && rule.protocol != "-1")
            return refuse("InvalidParameterValue",
                          "Invalid value '" + *protocol + "' for IP protocol. Unknown protocol.");
        if (rule.protocol != "-1") {
            if (!*from || !*to)
                return refuse("MissingParameter", "Invalid request, fromPort and toPort must be given");
            rule.from = **from;
            rule.to = **to;
            if (rule.protocol != "icmp" && (rule.from < 0 || rule.to > 65535 || rule.from > rule.to))
                return refuse("InvalidParameterValue", "Invalid TCP/UDP port range (" + std::to_string(rule.from) +
                                                           ":" + std::to_string(rule.to) + ")");
        }
        auto ranges = one.structures("IpRanges");
        if (one.has("CidrIp"))
            ranges.push_back(one);
        for (const auto &range : ranges) {
            auto with = rule;
            with.cidr = range.text("CidrIp");
            with.description = range.text("Description");
            if (!isCidr(with.cidr, AF_INET))
                return refuse("InvalidParameterValue", "CIDR block " + with.cidr + " is malformed");
            out.push_back(with);
        }
        for (const auto &range : one.structures("Ipv6Ranges")) {
            auto with = rule;
            with.cidr6 = range.text("CidrIpv6");
            with.description = range.text("Description");
            if (!isCidr(with.cidr6, AF_INET6))
                return refuse("InvalidParameterValue", "CIDR block " + with.cidr6 + " is malformed");
            out.push_back(with);
        }
        for (const auto &source : one.structures("Groups")) {
            auto with = rule;
            const auto name = source.text("GroupId", source.text("GroupName"));
            const auto *other = findGroup(call.region, name);
            if (!other)
                return refuse("InvalidGroup.NotFound", "The security group '" + name + "' does not exist");
            with.group = other->id;
            with.description = source.text("Description");
            out.push_back(with);
        }
    }
    if (out.empty() && !call.parameters.has("SecurityGroupRuleId.1"))
        return refuse("MissingParameter", "The request must contain the parameter ipPermissions");
    for (const auto &id : call.parameters.list("SecurityGroupRuleId")) {
        const auto rule =
            std::find_if(group.ingress.begin(), group.ingress.end(), [&](const GroupRule &r) { return r.id == id; });
        if (rule == group.ingress.end())
            return refuse("InvalidSecurityGroupRuleId.NotFound",
                          "The security group rule ID '" + id + "' does not exist");
        out.push_back(*rule);
    }
    return out;
}

Ec2Service::Body Ec2Service::authorizeIngress(const Ec2Call &call)
{
    TY_ASSIGN(const auto group, namedGroup(call));
    TY_ASSIGN(auto rules, readRules(call, *group));
    for (const auto &rule : rules) {
        const auto &known = group->ingress;
        if (std::any_of(known.begin(), known.end(), [&](const GroupRule &r) { return r.sameAs(rule); }))
            return refuse("InvalidPermission.Duplicate",
                          "the specified rule \"peer: " + rule.cidr + rule.cidr6 + rule.group + ", " + rule.protocol +
                              ", from port: " + std::to_string(rule.from) + ", to port: " + std::to_string(rule.to) +
                              ", ALLOW\" already exists");
    }
    if (group->ingress.size() + rules.size() > 60)
        return refuse("RulesPerSecurityGroupLimitExceeded",
                      "The maximum number of rules per security group has been reached.");
    XmlWriter xml;
    xml.boolean("return", true);
    xml.element("securityGroupRuleSet", [&] {
        for (auto &rule : rules) {
            rule.id = newResourceId("sgr-");
            group->ingress.push_back(rule);
            xml.element("item", [&] {
                xml.text("securityGroupRuleId", rule.id).text("groupId", group->id).text("groupOwnerId", kAccount);
                xml.boolean("isEgress", false).text("ipProtocol", rule.protocol).number("fromPort", rule.from);
                xml.number("toPort", rule.to).optional("cidrIpv4", rule.cidr).optional("cidrIpv6", rule.cidr6);
                if (!rule.group.empty())
                    xml.element("referencedGroupInfo",
                                [&] { xml.text("groupId", rule.group).text("userId", kAccount); });
            });
        }
    });
    save("security-group", group->id, *group);
    return xml.str();
}

/// Outgoing traffic is always open here, so only the syntax is checked.
Ec2Service::Body Ec2Service::authorizeEgress(const Ec2Call &call)
{
    TY_ASSIGN(const auto group, namedGroup(call));
    const auto rules = readRules(call, *group);
    return rules ? Body(std::string("<return>true</return>")) : Body(tl::unexpected(rules.error()));
}

Ec2Service::Body Ec2Service::revokeIngress(const Ec2Call &call)
{
    TY_ASSIGN(const auto group, namedGroup(call));
    TY_ASSIGN(const auto rules, readRules(call, *group));
    auto after = group->ingress;
    for (const auto &rule : rules) {
        if (std::erase_if(after, [&](const GroupRule &r) { return r.sameAs(rule); }) == 0)
            return refuse("InvalidPermission.NotFound", "The specified rule does not exist in this security group.");
    }
    group->ingress = after;
    save("security-group", group->id, *group);
    return std::string("<return>true</return>");
}

} // namespace trainyard::localcloud
