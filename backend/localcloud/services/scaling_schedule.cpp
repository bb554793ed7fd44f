// Changes of the sizes of groups at a time.
#include <algorithm>

#include "backend/core/system/logging.h"
#include "backend/core/time/clock.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/services/controller_wire.h"
#include "backend/localcloud/services/scaling_store.h"
#include "backend/localcloud/services/scaling_wire.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMostScheduled = 125; ///< of a group

std::int64_t millisOf(Timestamp at)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(at.time_since_epoch()).count();
}

/// \error ValidationError (not a size)
ServiceResult<std::int64_t> sizeIn(const Parameters &parameters, const char *name)
{
    const auto size = parameters.number(name);
    if (!size || (*size && (**size < 0 || **size > controller::kMostMachines)))
        return refuse("ValidationError", std::string(name) + " is not a size.");
    return size->value_or(-1);
}

} // namespace

/// Executes the actions that are due, in the order of their times.
void ScalingStore::runSchedule(ScalingGroup &group)
{
    if (group.suspended.contains("ScheduledActions"))
        return;
    std::ranges::stable_sort(group.scheduled, {}, &ScheduledAction::at);
    bool changed = false;
    while (!group.scheduled.empty() && group.scheduled.front().at <= nowMillis()) {
        const ScheduledAction due = group.scheduled.front();
        group.scheduled.erase(group.scheduled.begin());
        changed = true;
        const auto low = due.least < 0 ? group.least : due.least, high = due.most < 0 ? group.most : due.most;
        const auto wanted =
            due.wanted < 0 ? std::clamp(group.wanted, std::min(low, high), std::max(low, high)) : due.wanted;
        if (!controller::areSizes(low, wanted, high)) {
            spdlog::warn("the scheduled action {} of group {} has sizes that do not fit", due.name, group.name);
            continue;
        }
        group.least = low;
        group.most = high;
        group.wanted = wanted;
        group.nextTry = 0;
    }
    if (changed)
        save(group);
}

ScalingStore::Reply ScalingStore::putScheduled(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    ScheduledAction action;
    action.name = parameters.text("ScheduledActionName");
    if (!controller::isPlainName(action.name))
        return refuse("ValidationError", "ScheduledActionName is needed: letters, digits, dots, dashes, underscores.");
    const auto at = fromIso8601(parameters.text(parameters.has("StartTime") ? "StartTime" : "Time"));
    if (!at)
        return refuse("ValidationError", "StartTime is a time in UTC, such as 2026-01-31T10:00:00Z.");
    action.at = millisOf(*at);
    if (action.at <= nowMillis())
        return refuse("ValidationError", "Given start time " + parameters.text("StartTime") + " is in the past");
    TY_ASSIGN(action.least, sizeIn(parameters, "MinSize"));
    TY_ASSIGN(action.most, sizeIn(parameters, "MaxSize"));
    TY_ASSIGN(action.wanted, sizeIn(parameters, "DesiredCapacity"));
    if (action.least < 0 && action.most < 0 && action.wanted < 0)
        return refuse("ValidationError", "At least one of MinSize, MaxSize and DesiredCapacity is needed.");
    std::erase_if(group->scheduled, [&](const ScheduledAction &one) { return one.name == action.name; });
    if (group->scheduled.size() >= kMostScheduled)
        return refuse("LimitExceeded", "The group has the maximum number of scheduled actions.");
    group->scheduled.push_back(std::move(action));
    save(*group);
    return kNoContent;
}

ScalingStore::Reply ScalingStore::describeScheduled(const Parameters &parameters, const std::string &region)
{
    const auto name = parameters.text("AutoScalingGroupName");
    const auto names = parameters.list("ScheduledActionNames.member");
    if (!name.empty()) {
        TY_TRY(named(parameters, region));
    }
    std::vector<std::pair<ScalingGroup, ScheduledAction>> found;
    for (const auto *group : all(region)) {
        for (const auto &action : group->scheduled) {
            const bool isAsked = names.empty() || std::ranges::find(names, action.name) != names.end();
            if ((name.empty() || group->name == name) && isAsked)
                found.emplace_back(*group, action);
        }
    }
    TY_ASSIGN(const auto page, scaling::pageOf(parameters, found.size()));
    return [found, page](XmlWriter &xml) {
        xml.element("ScheduledUpdateGroupActions", [&] {
            for (auto i = page.from; i < page.to; ++i)
                xml.element("member", [&] {
                    const auto &group = found[i].first;
                    const auto &action = found[i].second;
                    xml.text("AutoScalingGroupName", group.name).text("ScheduledActionName", action.name);
                    xml.text("ScheduledActionARN", "arn:aws:autoscaling:" + group.region + ":" + kAccount +
                                                       ":scheduledUpdateGroupAction::autoScalingGroupName/" +
                                                       group.name + ":scheduledActionName/" + action.name);
                    xml.text("Time", millisToIso(action.at)).text("StartTime", millisToIso(action.at));
                    if (action.least >= 0)
                        xml.number("MinSize", action.least);
                    if (action.most >= 0)
                        xml.number("MaxSize", action.most);
                    if (action.wanted >= 0)
                        xml.number("DesiredCapacity", action.wanted);
                });
        });
        xml.optional("NextToken", page.next);
    };
}

ScalingStore::Reply ScalingStore::deleteScheduled(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    const auto name = parameters.text("ScheduledActionName");
    if (std::erase_if(group->scheduled, [&](const ScheduledAction &one) { return one.name == name; }) == 0)
        return refuse("ValidationError", "Scheduled action name not found");
    save(*group);
    return kNoContent;
}

} // namespace trainyard::localcloud
