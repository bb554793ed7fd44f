#include "backend/cluster/launch/schedule/stack_schedule.h"

#include <algorithm>
#include <utility>

#include "backend/cluster/cloud/records/origin.h"
#include "backend/core/async/poll.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kActionName = "trainyard-deadline";
/// Auto Scaling refuses times in the past.
constexpr std::chrono::seconds kSoonest{30};

/// A group that is busy with an activity refuses changes for a while.
template <class Call>
Status whenFree(const CloudContext &cloud, const CallContext &context, Call call)
{
    const auto isBusy = [](const Error &e) { return e.code == ErrorCode::Conflict || e.retryable(); };
    const CallContext patience{context.deadline.earlier(Deadline::after(std::chrono::minutes(2))), context.stop};
    return retryWhile(cloud.polling.backoff(), patience, isBusy, call);
}

} // namespace

std::string terminateAtText(Timestamp at)
{
    std::string text = toIso8601(std::chrono::floor<std::chrono::seconds>(at));
    return text.substr(0, text.find('.')) + "Z";
}

std::vector<aws::ScheduledAction> movedActions(const std::string &group, const std::vector<aws::ScheduledAction> &now,
                                               Timestamp at)
{
    std::vector<aws::ScheduledAction> moved;
    for (const aws::ScheduledAction &action : now) {
        if (action.group == group && action.endsGroup()) {
            moved.push_back(action);
            moved.back().at = at;
        }
    }
    if (moved.empty())
        moved.push_back({group, kActionName, at, {0, 0, 0}, {}});
    return moved;
}

Result<std::vector<std::string>> withoutForeignGroups(const CloudContext &cloud, const std::string &region,
                                                      const std::string &stack, std::vector<std::string> groups,
                                                      const CallContext &context)
{
    if (groups.empty()) // Auto Scaling would list all of the account
        return groups;
    TY_ASSIGN(const auto found, cloud.scalingOf(region)->describeGroups(groups, context));
    std::erase_if(groups, [&](const std::string &name) {
        const auto group = std::ranges::find(found, name, &aws::ScalingGroup::name);
        return group != found.end() && group->stack != stack;
    });
    return groups;
}

Status suspendReplacement(const CloudContext &cloud, const std::string &region, const std::vector<std::string> &groups,
                          const CallContext &context)
{
    const auto scaling = cloud.scalingOf(region);
    for (const std::string &group : groups) {
        TY_TRY(whenFree(cloud, context, [&] {
            return scaling->suspendProcesses(group, {"Launch", "ReplaceUnhealthy", "AZRebalance"}, context);
        }));
    }
    return {};
}

Status scheduleEnd(const CloudContext &cloud, const std::string &region, const std::vector<std::string> &groups,
                   Timestamp at, const CallContext &context)
{
    const auto scaling = cloud.scalingOf(region);
    const Timestamp then = std::chrono::floor<std::chrono::seconds>(std::max(at, wallNow() + kSoonest));
    for (const std::string &group : groups) {
        TY_ASSIGN(const auto now, scaling->describeScheduledActions(group, context));
        for (const aws::ScheduledAction &action : movedActions(group, now, then)) {
            TY_TRY(whenFree(cloud, context, [&] { return scaling->putScheduledAction(action, context); }));
        }
    }
    return {};
}

Status moveStackDeadline(const CloudContext &cloud, const ClusterId &id, Timestamp at, const CallContext &context)
{
    TY_ASSIGN(const auto resources, cloud.ledger->resources(id));
    for (const ledger::Resource &r : resources) {
        if (r.kind != kStackKind || !cloud.scalingOf)
            continue;
        std::vector<std::string> groups;
        for (const char *fact : {kMasterGroupFact, kWorkerGroupFact}) {
            if (const auto group = r.facts.find(fact); group != r.facts.end() && !group->second.empty())
                groups.push_back(group->second);
        }
        TY_ASSIGN(const auto own, withoutForeignGroups(cloud, r.region, r.id, std::move(groups), context));
        TY_TRY(scheduleEnd(cloud, r.region, own, at, context));
    }
    return {};
}

} // namespace trainyard::cluster
