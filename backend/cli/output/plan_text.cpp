#include "backend/cli/output/plan_text.h"

#include <fmt/format.h>

#include "backend/cli/cloud.h"
#include "backend/cluster/account/instance_catalog.h"

namespace trainyard::cli {

using nlohmann::json;

namespace {

cluster::Usd perDay(const PlanView &view)
{
    return {24 * view.perHour.usd, view.perHour.bound};
}

} // namespace

json toJson(const PlanView &view, const cluster::CloudContext &cloud)
{
    json resources = json::array();
    for (const auto &r : view.resources)
        resources.push_back({{"kind", r.kind},
                             {"name", r.name},
                             {"detail", r.detail.english()},
                             {"usd_per_hour", orNull(r.usdPerHour)}});
    json value{{"plan", json::parse(view.plan, nullptr, false)},
               {"launchable", view.problems.empty()},
               {"problems", view.problems},
               {"notes", view.notes},
               {"resources", resources},
               {"aws", view.aws},
               {"profile", cloud.profile},
               {"region", view.region},
               {"costs_money", cloud.costsMoney}};
    addUsd(value, "usd_per_hour", view.perHour);
    addUsd(value, "usd_per_day", perDay(view));
    return value;
}

TerminalText text(const PlanView &view, const cluster::CloudContext &cloud, const Terminal &terminal)
{
    Table table({{"KIND"}, {"NAME"}, {"DETAIL"}, {"PER HOUR", Table::Align::Right}});
    for (const auto &r : view.resources)
        table.add({r.kind, r.name, r.detail.english(), rateText(r.usdPerHour)});
    TerminalText words =
        fmt::format("{} (profile {}{})\n\n", view.title, cloud.profile, cloud.costsMoney ? "" : ", costs nothing") +
        table.text(terminal) +
        fmt::format("\n{} per hour, {} per day{}\n\n", cluster::describeRate(view.perHour),
                    cluster::describe(perDay(view)), view.ending);
    for (const json &note : view.notes)
        words += "Note: " + note.at("sentence").get<std::string>() + "\n\n";
    if (!view.order.empty())
        words += view.order + "\n\n";
    words += "The same with the AWS CLI:\n";
    for (const std::string &line : view.aws)
        words += "  " + line + "\n";
    return words;
}

Status loadTypes(const Context &context, cluster::CloudContext &cloud, const cluster::LaunchPlan &plan)
{
    auto catalog = cluster::catalogFor(cloud, plan, context.request());
    if (!catalog && catalog.error().code == ErrorCode::Cancelled)
        return fail(catalog.error());
    if (catalog)
        cloud.catalog = std::move(*catalog);
    return {};
}

Status confirmPrice(const Context &context, const cluster::CloudContext &cloud, const std::string &what,
                    const std::string &region, const cluster::Usd &perHour)
{
    if (!cloud.costsMoney)
        return {};
    return context.confirm(fmt::format("{} in {} (account {}, profile {}) for {} per hour?", what, region,
                                       cloud.account, cloud.profile, cluster::describeRate(perHour)));
}

} // namespace trainyard::cli
