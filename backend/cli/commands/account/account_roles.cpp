#include "backend/cli/commands/account/account_roles.h"

#include <algorithm>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/context.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

constexpr const char *kMachineRole = "EMR_EC2_DefaultRole";

Result<int> showPolicies(Context &context, const cluster::CloudContext &cloud, const std::string &wizard)
{
    TY_ASSIGN(const auto lines, cluster::policiesFor(cloud, *parseEnum<cluster::Wizard>(wizard), context.request()));
    Table table({{"POLICY"}, {"STANDING"}, {"WHO HAS IT"}, {"IN THE PLACE OF"}});
    json list = json::array();
    for (const auto &line : lines) {
        list.push_back({{"policy", line.policy},
                        {"standing", toString(line.attachment)},
                        {"by", line.by},
                        {"replaces", line.replaces}});
        table.add({line.policy, std::string(toString(line.attachment)), line.by.substr(0, 100), line.replaces});
    }
    return context.print({{"wizard", wizard}, {"policies", list}}, table.text(context.out));
}

json roleJson(const cluster::RoleState &state, const std::vector<std::string> &lines)
{
    return {{"name", state.spec.name},
            {"exists", state.exists},
            {"instance_profile", state.hasProfile},
            {"missing", state.missing},
            {"others", state.others},
            {"complete", state.complete()},
            {"trust", state.spec.trust()},
            {"aws", lines}};
}

Result<int> printRoles(const Context &context, const cluster::CloudContext &cloud,
                       const std::vector<cluster::RoleState> &states)
{
    json list = json::array();
    std::string text;
    for (const auto &state : states) {
        const auto lines = cluster::commandLines(state, cloud.region);
        list.push_back(roleJson(state, lines));
        text += state.spec.name + (state.complete() ? "  exists\n" : "  would be created by\n");
        for (const auto &line : lines)
            text += "  " + line + "\n";
    }
    return context.print({{"roles", list}}, text);
}

Result<int> roles(Context &context, const cluster::CloudContext &cloud, bool make)
{
    TY_ASSIGN(auto states, cluster::roleStates(cloud, cluster::emrDefaultRoles(cloud.region), context.request()));
    const bool complete = std::ranges::all_of(states, &cluster::RoleState::complete);
    if (!make || complete)
        return printRoles(context, cloud, states);
    for (const auto &state : states) {
        for (const auto &line : cluster::commandLines(state, cloud.region))
            context.printMessage(line);
    }
    TY_TRY(context.confirm("Create these roles in account " + cloud.account + "?"));
    TY_ASSIGN(states, cluster::ensureRoles(cloud, cluster::emrDefaultRoles(cloud.region), context.request()));
    return printRoles(context, cloud, states);
}

Result<int> setEfsPolicy(Context &context, const cluster::CloudContext &cloud, bool attach)
{
    const std::string policy(cluster::kEfsReadPolicy);
    TY_TRY(cluster::setRolePolicy(cloud, kMachineRole, policy, attach, context.request()));
    return context.print({{"role", kMachineRole}, {"policy", policy}, {"attached", attach}},
                         policy + (attach ? " is attached to " : " is no longer attached to ") + kMachineRole + "\n");
}

} // namespace

void addRoleOptions(CLI::App *account, RoleOptions &options)
{
    const char *group = "Roles and policies";
    constexpr auto wizards = namesOf(cluster::Wizard());
    account->add_option("--wizard", options.wizard, "Which managed policies a wizard needs, and who has them")
        ->check(CLI::IsMember(std::vector<std::string>(wizards.begin(), wizards.end())))
        ->group(group);
    account->add_flag("--emr-roles", options.show, "The default roles of EMR, and the commands that would create them")
        ->group(group);
    account->add_flag("--make-emr-roles", options.make, "Create the missing ones")->group(group);
    account->add_option("--efs-policy", options.efsPolicy, "attach: let EMR's machines mount EFS; detach: undo that")
        ->check(CLI::IsMember({"attach", "detach"}))
        ->group(group);
}

Result<int> runRoles(Context &context, const RoleOptions &options)
{
    TY_ASSIGN(const auto cloud, openCloud(context));
    if (!options.wizard.empty())
        return showPolicies(context, cloud, options.wizard);
    if (!options.efsPolicy.empty())
        return setEfsPolicy(context, cloud, options.efsPolicy == "attach");
    return roles(context, cloud, options.make);
}

} // namespace trainyard::cli
