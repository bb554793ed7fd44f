#include "backend/cluster/account/network.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <set>

#include <fmt/format.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

struct Range {
    std::uint32_t first = 0;
    int bits = 0;
};

/// Empty for anything but "a.b.c.d/n".
std::optional<Range> rangeOf(std::string_view text)
{
    Range range;
    for (int part = 0; part < 5; ++part) {
        const auto end = part == 4 ? text.size() : text.find(part == 3 ? '/' : '.');
        if (end == std::string_view::npos)
            return std::nullopt;
        unsigned value = 0;
        const auto [at, error] = std::from_chars(text.data(), text.data() + end, value);
        if (error != std::errc() || at != text.data() + end || value > (part == 4 ? 32u : 255u))
            return std::nullopt;
        if (part == 4)
            range.bits = int(value);
        else
            range.first = range.first << 8 | value;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return range;
}

std::uint32_t maskOf(int bits)
{
    return bits == 0 ? 0 : ~std::uint32_t(0) << (32 - bits);
}

bool isSsh(const aws::IngressRule &rule)
{
    if (rule.protocol == "-1")
        return true;
    return rule.protocol == "tcp" && (rule.fromPort <= 22 && rule.toPort >= 22);
}

GroupChoice choiceOf(const aws::SecurityGroup &group)
{
    GroupChoice out{group.id, group.name, group.vpcId, group.description,
                    {},       false,      false,       group.tags.contains(tag::kCluster)};
    for (const auto &rule : group.ingress) {
        if (!rule.cidr.empty() && isSsh(rule))
            out.sshFrom.push_back(rule.cidr);
        out.openToAll = out.openToAll || rule.cidr == "0.0.0.0/0" || rule.cidr == "::/0";
        out.openInside = out.openInside || (rule.sourceGroupId == group.id && rule.protocol == "-1");
    }
    return out;
}

/// Which subnets have a route to an internet gateway: by their own route table, else by the main one of their VPC.
std::map<std::string, bool> internetOf(const std::vector<aws::Subnet> &subnets,
                                       const std::vector<aws::RouteTable> &tables)
{
    std::map<std::string, bool> bySubnet, mainOf, out;
    for (const auto &table : tables) {
        for (const auto &id : table.subnetIds)
            bySubnet[id] = table.toInternet;
        if (table.isMain)
            mainOf[table.vpcId] = table.toInternet;
    }
    for (const auto &subnet : subnets) {
        if (const auto own = bySubnet.find(subnet.id); own != bySubnet.end())
            out[subnet.id] = own->second;
        else if (const auto main = mainOf.find(subnet.vpcId); main != mainOf.end())
            out[subnet.id] = main->second;
    }
    return out;
}

template <class List, class Id>
auto withId(const List &list, std::string_view wanted, Id id) -> const typename List::value_type *
{
    const auto found = std::ranges::find_if(list, [&](const auto &one) { return one.*id == wanted; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

bool within(std::string_view address, std::string_view range)
{
    const auto one = rangeOf(address), all = rangeOf(range);
    return one && all && one->bits >= all->bits && ((one->first ^ all->first) & maskOf(all->bits)) == 0;
}

std::string rangeAround(const std::string &address, const std::string &sshFrom)
{
    if (!sshFrom.empty() && sshFrom.front() != '/')
        return sshFrom;
    const auto one = rangeOf(address);
    int bits = 32;
    if (!one || sshFrom.empty() ||
        std::from_chars(sshFrom.data() + 1, sshFrom.data() + sshFrom.size(), bits).ec != std::errc())
        return address;
    const auto first = one->first & maskOf(std::clamp(bits, 0, 32));
    return fmt::format("{}.{}.{}.{}/{}", first >> 24, first >> 16 & 255, first >> 8 & 255, first & 255, bits);
}

Result<std::string> sshRange(const CloudContext &cloud, const std::string &sshFrom, const CallContext &context)
{
    if (!sshFrom.empty() && sshFrom.front() != '/')
        return sshFrom;
    TY_ASSIGN(const auto mine, cloud.publicAddress(context));
    return rangeAround(mine, sshFrom);
}

bool GroupChoice::allowsSshFrom(std::string_view address) const
{
    return std::ranges::any_of(sshFrom, [&](const auto &range) { return within(address, range); });
}

const SubnetChoice *NetworkChoices::subnet(std::string_view id) const
{
    return withId(subnets, id, &SubnetChoice::id);
}

const GroupChoice *NetworkChoices::group(std::string_view id) const
{
    return withId(groups, id, &GroupChoice::id);
}

const KeyChoice *NetworkChoices::key(std::string_view name) const
{
    return withId(keys, name, &KeyChoice::name);
}

Result<NetworkChoices> networkChoices(const CloudContext &cloud, const std::string &region, const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(region);
    std::vector<aws::Subnet> subnets;
    std::vector<aws::RouteTable> tables;
    NetworkChoices out;
    // Each query fills a variable of its own.
    const std::vector<std::function<Status(std::stop_token)>> questions{
        [&](std::stop_token token) {
            return ec2->describeSubnets({}, {context.deadline, token}).map([&](auto found) {
                subnets = std::move(found);
            });
        },
        [&](std::stop_token token) -> Status {
            // Without the permission only `reachesInternet` stays unknown.
            if (auto found = ec2->describeRouteTables({}, {context.deadline, token}))
                tables = std::move(*found);
            return {};
        },
        [&](std::stop_token token) {
            return ec2->describeSecurityGroups({}, {}, {context.deadline, token}).map([&](const auto &found) {
                for (const auto &group : found)
                    out.groups.push_back(choiceOf(group));
            });
        },
        [&](std::stop_token token) {
            return ec2->describeKeyPairs({}, {}, {context.deadline, token}).map([&](const auto &found) {
                for (const auto &key : found)
                    out.keys.push_back({key.name, key.type, key.fingerprint});
            });
        },
    };
    const auto answers = parallelMap(questions, questions.size(), context.stop,
                                     [](const auto &ask, std::stop_token token) -> Status { return ask(token); });
    for (const Status &answer : answers) {
        if (!answer)
            return fail(answer.error());
    }
    const auto internet = internetOf(subnets, tables);
    for (const auto &s : subnets) {
        SubnetChoice choice{s.id, s.vpcId, s.zone, s.cidr, s.freeAddresses, s.publicIpOnLaunch, {}, s.isDefault};
        if (const auto known = internet.find(s.id); known != internet.end())
            choice.reachesInternet = known->second;
        out.subnets.push_back(std::move(choice));
    }
    std::ranges::sort(out.subnets, {}, [](const SubnetChoice &s) { return std::tie(s.vpc, s.zone, s.id); });
    std::stable_partition(out.subnets.begin(), out.subnets.end(), std::mem_fn(&SubnetChoice::isDefault));
    std::ranges::sort(out.groups, {}, &GroupChoice::name);
    std::ranges::sort(out.keys, {}, &KeyChoice::name);
    return out;
}

} // namespace trainyard::cluster
