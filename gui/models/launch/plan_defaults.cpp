#include "gui/models/launch/plan_defaults.h"

#include <algorithm>

#include <QSettings>

namespace trainyard::gui {

namespace {

constexpr const char *kTypeKey = "defaults/instanceType", *kWorkersKey = "defaults/workers",
                     *kDeadlineKey = "defaults/deadlineHours", *kRegionKey = "defaults/region";

} // namespace

PlanDefaults PlanDefaults::read(const QSettings &settings)
{
    PlanDefaults found;
    const std::string type = settings.value(QLatin1String(kTypeKey)).toString().toStdString();
    if (!type.empty())
        found.instanceType = type;
    if (const int workers = settings.value(QLatin1String(kWorkersKey)).toInt(); workers >= 1 && workers <= kMostWorkers)
        found.workers = workers;
    if (const int hours = settings.value(QLatin1String(kDeadlineKey)).toInt(); hours >= 1 && hours <= kLongestDeadline)
        found.deadline = std::chrono::hours(hours);
    found.region = settings.value(QLatin1String(kRegionKey)).toString().toStdString();
    return found;
}

void PlanDefaults::write(QSettings &settings) const
{
    settings.setValue(QLatin1String(kTypeKey), QString::fromStdString(instanceType));
    settings.setValue(QLatin1String(kWorkersKey), workers);
    settings.setValue(QLatin1String(kDeadlineKey), int(deadline.count()));
    settings.setValue(QLatin1String(kRegionKey), QString::fromStdString(region));
}

void PlanDefaults::apply(cluster::LaunchPlan &plan) const
{
    plan.instanceType = instanceType;
    plan.workers = workers;
    plan.deadline = deadline;
}

std::string PlanDefaults::regionIn(const std::vector<std::string> &enabled, const std::string &selected) const
{
    return std::ranges::find(enabled, region) == enabled.end() ? selected : region;
}

} // namespace trainyard::gui
