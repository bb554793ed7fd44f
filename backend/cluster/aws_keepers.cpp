#include "backend/cluster/keepers.h"

#include <algorithm>

#include "backend/aws/keeper_clients.h"
#include "backend/cluster/aws_ec2_internal.h"
#include "backend/cluster/inventory_internal.h"

namespace trainyard::cluster {
namespace {

Keeper from(aws::ScalingGroup &&group)
{
    Keeper k{KeeperKind::ScalingGroup};
    k.id = k.name = group.name;
    k.state = group.status.empty() ? std::to_string(group.machines) + " machines" : group.status;
    k.stack = group.stack;
    k.tags = std::move(group.tags);
    k.created = group.created;
    return k;
}

Keeper from(aws::EmrCluster &&cluster)
{
    Keeper k{KeeperKind::EmrCluster};
    k.id = cluster.id;
    k.name = cluster.name;
    k.state = cluster.state;
    k.isProtected = cluster.isProtected;
    k.tags = std::move(cluster.tags);
    k.created = cluster.created;
    return k;
}

Keeper from(aws::Stack &&stack)
{
    Keeper k{KeeperKind::Stack};
    k.id = stack.id;
    k.name = stack.name;
    k.state = stack.status;
    k.stack = stack.parent;
    k.isProtected = stack.isProtected;
    k.failed = stack.status == "DELETE_FAILED";
    k.detail = stack.statusReason;
    k.tags = std::move(stack.tags);
    k.created = stack.created;
    return k;
}

class AwsKeepers final : public Keepers {
public:
    AwsKeepers(std::shared_ptr<aws::AutoScalingClient> groups, std::shared_ptr<aws::EmrClient> emr,
               std::shared_ptr<aws::CloudFormationClient> stacks)
        : m_groups(std::move(groups))
        , m_emr(std::move(emr))
        , m_stacks(std::move(stacks))
    {
    }

    Result<std::vector<Keeper>> all(KeeperKind kind, const Deadline &deadline, std::stop_token stop) override
    {
        switch (kind) {
        case KeeperKind::ScalingGroup:
            return every(m_groups->describeGroups({}, deadline, stop));
        case KeeperKind::Stack:
            return every(m_stacks->describeStacks(deadline, stop));
        case KeeperKind::EmrCluster:
            break;
        }
        const auto ids = m_emr->listClusters(deadline, stop);
        if (!ids)
            return fail(ids.error());
        std::vector<Keeper> found;
        for (const std::string &id : *ids) { // the list has no tags
            auto one = find(kind, id, deadline, stop);
            if (!one)
                return fail(one.error());
            if (*one)
                found.push_back(std::move(**one));
        }
        return found;
    }

    Result<std::optional<Keeper>> find(KeeperKind kind, const std::string &id, const Deadline &deadline,
                                       std::stop_token stop) override
    {
        switch (kind) {
        case KeeperKind::ScalingGroup: {
            auto groups = m_groups->describeGroups({id}, deadline, stop);
            if (!groups)
                return fail(groups.error());
            return groups->empty() ? std::optional<Keeper>() : from(std::move(groups->front()));
        }
        case KeeperKind::Stack: {
            auto stack = m_stacks->describeStack(id, deadline, stop);
            if (!stack)
                return fail(stack.error());
            return !*stack || (*stack)->gone() ? std::optional<Keeper>() : from(std::move(**stack));
        }
        case KeeperKind::EmrCluster:
            break;
        }
        auto cluster = m_emr->describeCluster(id, deadline, stop);
        if (!cluster && cluster.error().code != ErrorCode::NotFound)
            return fail(cluster.error());
        return !cluster || cluster->gone() ? std::optional<Keeper>() : from(std::move(*cluster));
    }

    Status end(const Keeper &k, const Deadline &deadline, std::stop_token stop) override
    {
        switch (k.kind) {
        case KeeperKind::EmrCluster:
            return m_emr->terminate(k.id, deadline, stop);
        case KeeperKind::Stack:
            return m_stacks->deleteStack(k.id, deadline, stop);
        case KeeperKind::ScalingGroup:
            break;
        }
        // Empty first: while its deletion goes through its machines, nothing is started in their place.
        if (auto emptied = m_groups->emptyGroup(k.id, deadline, stop); !emptied)
            return emptied;
        return m_groups->deleteGroup(k.id, deadline, stop);
    }

    Status liftProtection(const Keeper &k, const Deadline &deadline, std::stop_token stop) override
    {
        switch (k.kind) {
        case KeeperKind::EmrCluster:
            return m_emr->unprotect(k.id, deadline, stop);
        case KeeperKind::Stack:
            return m_stacks->unprotect(k.id, deadline, stop);
        case KeeperKind::ScalingGroup:
            break; // ForceDelete minds no protection of single machines
        }
        return {};
    }

private:
    template <class Thing>
    static Result<std::vector<Keeper>> every(Result<std::vector<Thing>> things)
    {
        if (!things)
            return fail(things.error());
        std::vector<Keeper> found;
        for (Thing &thing : *things)
            found.push_back(from(std::move(thing)));
        return found;
    }

    std::shared_ptr<aws::AutoScalingClient> m_groups;
    std::shared_ptr<aws::EmrClient> m_emr;
    std::shared_ptr<aws::CloudFormationClient> m_stacks;
};

} // namespace

std::shared_ptr<Keepers> makeAwsKeepers(std::shared_ptr<aws::AutoScalingClient> groups,
                                        std::shared_ptr<aws::EmrClient> emr,
                                        std::shared_ptr<aws::CloudFormationClient> stacks)
{
    return std::make_shared<AwsKeepers>(std::move(groups), std::move(emr), std::move(stacks));
}

std::string_view word(KeeperKind kind) noexcept
{
    switch (kind) {
    case KeeperKind::EmrCluster:
        return "emr-cluster";
    case KeeperKind::ScalingGroup:
        return "auto-scaling-group";
    case KeeperKind::Stack:
        return "stack";
    }
    return "";
}

std::optional<KeeperKind> keeperKind(std::string_view given) noexcept
{
    const auto kind = std::ranges::find(kKeeperKinds, given, [](KeeperKind k) { return word(k); });
    return kind == std::end(kKeeperKinds) ? std::nullopt : std::optional(*kind);
}

std::string describe(KeeperKind kind, const std::string &name)
{
    switch (kind) {
    case KeeperKind::EmrCluster:
        return "the EMR cluster " + name;
    case KeeperKind::ScalingGroup:
        return "the Auto Scaling group " + name;
    case KeeperKind::Stack:
        return "the stack " + name;
    }
    return name;
}

std::optional<std::pair<KeeperKind, std::string>> keeperOf(const TagMap &tags)
{
    if (auto group = tagOf(tags, "aws:autoscaling:groupName"); !group.empty())
        return std::pair(KeeperKind::ScalingGroup, std::move(group));
    if (auto emr = tagOf(tags, "aws:elasticmapreduce:job-flow-id"); !emr.empty())
        return std::pair(KeeperKind::EmrCluster, std::move(emr));
    return std::nullopt;
}

} // namespace trainyard::cluster
