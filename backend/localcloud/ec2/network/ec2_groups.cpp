#include <array>

#include <arpa/inet.h>

#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

std::string vpcOf(const SecurityGroup &group)
{
    return group.vpc.empty() ? defaultVpc(group.region) : group.vpc;
}

const FilterTable<SecurityGroup> kGroupFilters = {
    {"group-id", [](const SecurityGroup &g) { return Values{g.id}; }},
    {"group-name", [](const SecurityGroup &g) { return Values{g.name}; }},
    {"description", [](const SecurityGroup &g) { return Values{g.description}; }},
    {"vpc-id", [](const SecurityGroup &g) { return Values{vpcOf(g)}; }},
    {"owner-id", [](const SecurityGroup &) { return Values{kAccount}; }},
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

ServiceResult<SecurityGroup *> groupOf(const Ec2Context &ec2, const Ec2Call &call, const std::string &idOrName)
{
    if (auto *group = ec2.state.group(call.region, idOrName))
        return group;
    return refuse("InvalidGroup.NotFound", "The security group '" + idOrName + "' does not exist");
}

ServiceResult<SecurityGroup *> namedGroup(const Ec2Context &ec2, const Ec2Call &call)
{
    const auto id = call.parameters.text("GroupId"), name = call.parameters.text("GroupName");
    if (id.empty() && name.empty())
        return refuse("MissingParameter", "The request must contain the parameter groupName or groupId");
    if (!id.empty() && !id.starts_with("sg-"))
        return refuse("InvalidGroupId.Malformed", "Invalid id: \"" + id + "\" (expecting \"sg-...\")");
    return groupOf(ec2, call, id.empty() ? name : id);
}

Body createSecurityGroup(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto name, call.parameters.required("GroupName"));
    TY_ASSIGN(const auto description, call.parameters.required("GroupDescription"));
    if (name.size() > 255 || description.size() > 255)
        return refuse("InvalidParameterValue", "Names and descriptions of groups have at most 255 characters");
    if (name.starts_with("sg-"))
        return refuse("InvalidParameterValue",
                      "Invalid value '" + name + "' for groupName. It may not begin with sg-.");
    if (name == "default")
        return refuse("InvalidGroup.Reserved", "The security group 'default' is reserved");
    const auto usual = defaultVpc(call.region), vpc = call.parameters.text("VpcId", usual);
    if (!ec2.state.hasVpc(call.region, vpc))
        return refuse("InvalidVpcID.NotFound", "The vpc ID '" + vpc + "' does not exist");
    const auto own = vpc == usual ? std::string() : vpc;
    if (ec2.state.group(call.region, name, own))
        return refuse("InvalidGroup.Duplicate",
                      "The security group '" + name + "' already exists for VPC '" + vpc + "'");
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "security-group", {"security-group"}));
    const auto &group = ec2.state.groups.add({newResourceId("sg-"), call.region, name, description, {}, tags, own});
    XmlWriter xml;
    xml.boolean("return", true).text("groupId", group.id);
    writeTags(xml, group.tags);
    return xml.str();
}

Body describeSecurityGroups(const Ec2Context &ec2, const Ec2Call &call)
{
    ec2.state.defaultGroup(call.region);
    auto wanted = call.parameters.list("GroupId");
    const auto names = call.parameters.list("GroupName");
    wanted.insert(wanted.end(), names.begin(), names.end());
    TY_ASSIGN(const auto found, selected(call, ec2.state.groups, wanted, kGroupFilters,
                                         [&](const std::string &name) { return groupOf(ec2, call, name); }));
    return pageOf(call, found, 5, 1000, "securityGroupInfo", [](XmlWriter &xml, const SecurityGroup *group) {
        xml.text("ownerId", kAccount).text("groupId", group->id).text("groupName", group->name);
        xml.text("groupDescription", group->description).text("vpcId", vpcOf(*group));
        writeSet(xml, "ipPermissions", group->ingress, writeRule);
        writeSet(xml, "ipPermissionsEgress", std::array{GroupRule{{}, "-1", "0.0.0.0/0", {}, {}, {}}}, writeRule);
        writeTags(xml, group->tags);
    });
}

Body deleteSecurityGroup(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto *group, namedGroup(ec2, call));
    const auto id = group->id;
    if (group->name == "default")
        return refuse("CannotDelete",
                      "the specified group: \"" + id + "\" name: \"default\" cannot be deleted by a user");
    const bool used = std::ranges::any_of(ec2.state.instances.of(call.region), [&](const Instance *one) {
        return one->live() && std::ranges::find(one->groups, id) != one->groups.end();
    });
    const bool named = std::ranges::any_of(ec2.state.groups.of(call.region), [&](const SecurityGroup *other) {
        return other != group && std::ranges::find(other->ingress, id, &GroupRule::group) != other->ingress.end();
    });
    const bool elsewhere = ec2.settings.groupInUse && ec2.settings.groupInUse(call.region, id);
    if (used || named || elsewhere)
        return refuse("DependencyViolation", "resource " + id + " has a dependent object");
    ec2.state.groups.remove(id);
    XmlWriter xml;
    return xml.boolean("return", true).text("groupId", id).str();
}

/// Protocol and ports of a permission.
ServiceResult<GroupRule> readPorts(const Parameters &permission)
{
    GroupRule rule;
    TY_ASSIGN(const auto protocol, permission.required("IpProtocol"));
    TY_ASSIGN(const auto from, permission.number("FromPort"));
    TY_ASSIGN(const auto to, permission.number("ToPort"));
    rule.protocol = protocol == "6" ? "tcp" : protocol == "17" ? "udp" : protocol == "all" ? "-1" : protocol;
    if (rule.protocol == "-1")
        return rule;
    if (rule.protocol != "tcp" && rule.protocol != "udp" && rule.protocol != "icmp")
        return refuse("InvalidParameterValue", "Invalid value '" + protocol + "' for IP protocol. Unknown protocol.");
    if (!from || !to)
        return refuse("MissingParameter", "Invalid request, fromPort and toPort must be given");
    rule.from = *from;
    rule.to = *to;
    if (rule.protocol != "icmp" && (rule.from < 0 || rule.to > 65535 || rule.from > rule.to))
        return refuse("InvalidParameterValue",
                      "Invalid TCP/UDP port range (" + std::to_string(rule.from) + ":" + std::to_string(rule.to) + ")");
    return rule;
}

/// Appends one rule for each source of a permission.
ServiceResult<void> readSources(const Ec2Context &ec2, const Ec2Call &call, const Parameters &permission,
                                std::vector<GroupRule> &out)
{
    TY_ASSIGN(const auto ports, readPorts(permission));
    const auto add = [&](const Parameters &source) -> GroupRule & {
        out.push_back(ports);
        out.back().description = source.text("Description");
        return out.back();
    };
    auto ranges = permission.structures("IpRanges");
    if (permission.has("CidrIp"))
        ranges.push_back(permission);
    for (const auto &range : ranges) {
        const auto cidr = range.text("CidrIp");
        if (!isCidr(cidr, AF_INET))
            return refuse("InvalidParameterValue", "CIDR block " + cidr + " is malformed");
        add(range).cidr = cidr;
    }
    for (const auto &range : permission.structures("Ipv6Ranges")) {
        const auto cidr = range.text("CidrIpv6");
        if (!isCidr(cidr, AF_INET6))
            return refuse("InvalidParameterValue", "CIDR block " + cidr + " is malformed");
        add(range).cidr6 = cidr;
    }
    for (const auto &source : permission.structures("Groups")) {
        TY_ASSIGN(const auto *other, groupOf(ec2, call, source.text("GroupId", source.text("GroupName"))));
        add(source).group = other->id;
    }
    return {};
}

/// The rules of an Authorize or Revoke call, each with one source.
ServiceResult<std::vector<GroupRule>> readRules(const Ec2Context &ec2, const Ec2Call &call, const SecurityGroup &group)
{
    auto permissions = call.parameters.structures("IpPermissions");
    if (call.parameters.has("IpProtocol") || call.parameters.has("CidrIp"))
        permissions.push_back(call.parameters);
    std::vector<GroupRule> out;
    for (const auto &one : permissions)
        TY_TRY(readSources(ec2, call, one, out));
    if (out.empty() && !call.parameters.has("SecurityGroupRuleId.1"))
        return refuse("MissingParameter", "The request must contain the parameter ipPermissions");
    for (const auto &id : call.parameters.list("SecurityGroupRuleId")) {
        const auto rule = std::ranges::find(group.ingress, id, &GroupRule::id);
        if (rule == group.ingress.end())
            return refuse("InvalidSecurityGroupRuleId.NotFound",
                          "The security group rule ID '" + id + "' does not exist");
        out.push_back(*rule);
    }
    return out;
}

Body authorizeIngress(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *group, namedGroup(ec2, call));
    TY_ASSIGN(auto rules, readRules(ec2, call, *group));
    for (const auto &rule : rules) {
        if (std::ranges::any_of(group->ingress, [&](const GroupRule &r) { return r.sameAs(rule); }))
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
    ec2.state.groups.save(*group);
    return xml.str();
}

/// Outgoing traffic is always open here, so only the syntax is checked.
Body authorizeEgress(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto *group, namedGroup(ec2, call));
    TY_TRY(readRules(ec2, call, *group));
    return kDone;
}

Body revokeIngress(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *group, namedGroup(ec2, call));
    TY_ASSIGN(const auto rules, readRules(ec2, call, *group));
    auto after = group->ingress;
    for (const auto &rule : rules) {
        if (std::erase_if(after, [&](const GroupRule &r) { return r.sameAs(rule); }) == 0)
            return refuse("InvalidPermission.NotFound", "The specified rule does not exist in this security group.");
    }
    group->ingress = after;
    ec2.state.groups.save(*group);
    return kDone;
}

} // namespace

std::vector<Ec2Action> securityGroupActions()
{
    const std::string rules = "GroupId GroupName IpProtocol FromPort ToPort CidrIp SourceSecurityGroupName "
                              "SecurityGroupRuleId.N IpPermissions.N.IpProtocol IpPermissions.N.FromPort "
                              "IpPermissions.N.ToPort IpPermissions.N.IpRanges.N.CidrIp "
                              "IpPermissions.N.IpRanges.N.Description IpPermissions.N.Ipv6Ranges.N.CidrIpv6 "
                              "IpPermissions.N.Ipv6Ranges.N.Description IpPermissions.N.Groups.N.GroupId "
                              "IpPermissions.N.Groups.N.GroupName IpPermissions.N.Groups.N.UserId "
                              "IpPermissions.N.Groups.N.VpcId IpPermissions.N.Groups.N.Description" +
                              kTagSpecification;
    return {{"CreateSecurityGroup", createSecurityGroup, "GroupName GroupDescription VpcId" + kTagSpecification},
            {"DescribeSecurityGroups", describeSecurityGroups, kPages + " GroupId.N GroupName.N"},
            {"DeleteSecurityGroup", deleteSecurityGroup, "GroupId GroupName"},
            {"AuthorizeSecurityGroupIngress", authorizeIngress, rules},
            {"AuthorizeSecurityGroupEgress", authorizeEgress, rules},
            {"RevokeSecurityGroupIngress", revokeIngress, rules}};
}

} // namespace trainyard::localcloud
