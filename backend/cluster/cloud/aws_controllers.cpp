#include "backend/cluster/cloud/instance_controllers.h"

#include <algorithm>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/aws_controllers_internal.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

InstanceController from(aws::ScalingGroup &&group)
{
    InstanceController k{ControllerKind::ScalingGroup};
    k.id = k.name = group.name;
    k.state = group.status.empty() ? std::to_string(group.machines) + " machines" : group.status;
    k.stack = group.stack;
    k.tags = std::move(group.tags);
    k.created = group.created;
    return k;
}

InstanceController from(aws::EmrCluster &&cluster)
{
    InstanceController k{ControllerKind::EmrCluster};
    k.id = cluster.id;
    k.name = cluster.name;
    k.state = cluster.state;
    k.isProtected = cluster.isProtected;
    k.tags = std::move(cluster.tags);
    k.created = cluster.created;
    return k;
}

InstanceController from(aws::Stack &&stack)
{
    InstanceController k{ControllerKind::Stack};
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

class AwsControllerApi final : public ControllerApi {
public:
    AwsControllerApi(std::shared_ptr<aws::AutoScalingClient> groups, std::shared_ptr<aws::EmrClient> emr,
                     std::shared_ptr<aws::CloudFormationClient> stacks)
        : m_groups(std::move(groups))
        , m_emr(std::move(emr))
        , m_stacks(std::move(stacks))
    {
    }

    Result<std::vector<InstanceController>> all(ControllerKind kind, const CallContext &context) override
    {
        switch (kind) {
        case ControllerKind::ScalingGroup:
            return every(m_groups->describeGroups({}, context));
        case ControllerKind::Stack:
            return every(m_stacks->describeStacks(context));
        case ControllerKind::EmrCluster:
            break;
        }
        TY_ASSIGN(const auto ids, m_emr->listClusters(context));
        std::vector<InstanceController> found;
        for (const std::string &id : ids) { // the list contains no tags
            TY_ASSIGN(auto one, find(kind, id, context));
            if (one)
                found.push_back(std::move(*one));
        }
        return found;
    }

    Result<std::optional<InstanceController>> find(ControllerKind kind, const std::string &id,
                                                   const CallContext &context) override
    {
        switch (kind) {
        case ControllerKind::ScalingGroup: {
            TY_ASSIGN(auto groups, m_groups->describeGroups({id}, context));
            return groups.empty() ? std::optional<InstanceController>() : from(std::move(groups.front()));
        }
        case ControllerKind::Stack: {
            TY_ASSIGN(auto stack, m_stacks->describeStack(id, context));
            return !stack || stack->gone() ? std::optional<InstanceController>() : from(std::move(*stack));
        }
        case ControllerKind::EmrCluster:
            break;
        }
        auto cluster = m_emr->describeCluster(id, context);
        if (!cluster && cluster.error().code != ErrorCode::NotFound)
            return fail(cluster.error());
        return !cluster || cluster->gone() ? std::optional<InstanceController>() : from(std::move(*cluster));
    }

    Status end(const InstanceController &k, const CallContext &context) override
    {
        switch (k.kind) {
        case ControllerKind::EmrCluster:
            return m_emr->terminate(k.id, context);
        case ControllerKind::Stack:
            return m_stacks->deleteStack(k.id, context);
        case ControllerKind::ScalingGroup:
            break;
        }
        // Set its size to 0 first, so that it starts no replacements while its deletion terminates the machines.
        TY_TRY(m_groups->emptyGroup(k.id, context));
        return m_groups->deleteGroup(k.id, context);
    }

    Status liftProtection(const InstanceController &k, const CallContext &context) override
    {
        switch (k.kind) {
        case ControllerKind::EmrCluster:
            return m_emr->unprotect(k.id, context);
        case ControllerKind::Stack:
            return m_stacks->unprotect(k.id, context);
        case ControllerKind::ScalingGroup:
            break; // ForceDelete ignores the protection of single machines
        }
        return {};
    }

private:
    template <class Item>
    static Result<std::vector<InstanceController>> every(Result<std::vector<Item>> items)
    {
        if (!items)
            return fail(items.error());
        std::vector<InstanceController> found;
        for (Item &item : *items)
            found.push_back(from(std::move(item)));
        return found;
    }

    std::shared_ptr<aws::AutoScalingClient> m_groups;
    std::shared_ptr<aws::EmrClient> m_emr;
    std::shared_ptr<aws::CloudFormationClient> m_stacks;
};

} // namespace

std::shared_ptr<ControllerApi> makeAwsControllerApi(std::shared_ptr<aws::AutoScalingClient> groups,
                                                    std::shared_ptr<aws::EmrClient> emr,
                                                    std::shared_ptr<aws::CloudFormationClient> stacks)
{
    return std::make_shared<AwsControllerApi>(std::move(groups), std::move(emr), std::move(stacks));
}

std::string_view toString(ControllerKind kind) noexcept
{
    switch (kind) {
    case ControllerKind::EmrCluster:
        return "emr-cluster";
    case ControllerKind::ScalingGroup:
        return "auto-scaling-group";
    case ControllerKind::Stack:
        return "stack";
    }
    return "";
}

std::optional<ControllerKind> parseControllerKind(std::string_view given) noexcept
{
    const auto kind = std::ranges::find(kControllerKinds, given, [](ControllerKind k) { return toString(k); });
    return kind == std::end(kControllerKinds) ? std::nullopt : std::optional(*kind);
}

std::string describe(ControllerKind kind, const std::string &name)
{
    switch (kind) {
    case ControllerKind::EmrCluster:
        return "the EMR cluster " + name;
    case ControllerKind::ScalingGroup:
        return "the Auto Scaling group " + name;
    case ControllerKind::Stack:
        return "the stack " + name;
    }
    return name;
}

std::string controllerName(ControllerKind kind, const std::string &id)
{
    constexpr std::string_view before = ":stack/";
    const std::size_t at = kind == ControllerKind::Stack ? id.find(before) : std::string::npos;
    if (at == std::string::npos)
        return id;
    const std::size_t from = at + before.size();
    return id.substr(from, id.find('/', from) - from);
}

std::optional<std::pair<ControllerKind, std::string>> controllerOf(const TagMap &tags)
{
    if (auto group = tagOf(tags, "aws:autoscaling:groupName"); !group.empty())
        return std::pair(ControllerKind::ScalingGroup, std::move(group));
    if (auto emr = tagOf(tags, "aws:elasticmapreduce:job-flow-id"); !emr.empty())
        return std::pair(ControllerKind::EmrCluster, std::move(emr));
    return std::nullopt;
}

} // namespace trainyard::cluster
