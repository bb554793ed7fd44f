#include "backend/cluster/plan/plan_json_internal.h"

#include "backend/cluster/plan/plan_fields.h"

namespace trainyard::cluster {

std::string LaunchPlan::toJson() const
{
    return plan_json::write(kPlanFields, *this, "trainyardPlan");
}

Result<LaunchPlan> LaunchPlan::fromJson(std::string_view text)
{
    return plan_json::parse<LaunchPlan>(kPlanFields, text, "trainyardPlan");
}

} // namespace trainyard::cluster
