#include "backend/cli/commands/account_roles.h"

#include <algorithm>
#include <map>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/context.h"
#include "backend/cluster/account/roles.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

constexpr const char *kMachineRole = "EMR_EC2_DefaultRole";

const std::map<std::string, cluster::Wizard> kWizards{{"ec2", cluster::Wizard::Ec2},
                                                      {"emr", cluster::Wizard::Emr},
                                                      {"stack", cluster::Wizard::Stack},
                                                      {"efs", cluster::Wizard::Efs},
                                                      {"data", cluster::Wizard::Data}};

const char *toString(cluster::PolicyAttachment attachment)
{
    switch (attachment) {
    case cluster::PolicyAttachment::Attached:
        return "attached";
    case cluster::PolicyAttachment::Missing:
        return "missing";
    case cluster::PolicyAttachment::Obsolete:
        return "obsolete";
    case cluster::PolicyAttachment::Unknown:
        break;
    }
    return "unknown";
}

int showPolicies(Context &context, const cluster::CloudContext &cloud, const std::string &wizard)
{
    const auto lines = cluster::policiesFor(cloud, kWizards.at(wizard), {requestDeadline(), context.stop});
    if (!lines)
        return context.failure(lines.error());
    Table table({{"POLICY"}, {"STANDING"}, {"WHO HAS IT"}, {"IN THE PLACE OF"}});
    json list = json::array();
    for (const auto &line : *lines) {
        list.push_back({{"policy", line.policy},
                        {"standing", toString(line.attachment)},
                        {"by", line.by},
                        {"replaces", line.replaces}});
        table.add({line.policy, toString(line.attachment), line.by.substr(0, 100), line.replaces});
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

int printRoles(const Context &context, const cluster::CloudContext &cloud,
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

int roles(Context &context, const cluster::CloudContext &cloud, bool make)
{
    auto states = cluster::roleStates(cloud, cluster::emrDefaultRoles(), {requestDeadline(), context.stop});
    if (!states)
        return context.failure(states.error());
    const bool complete = std::ranges::all_of(*states, &cluster::RoleState::complete);
    if (!make || complete)
        return printRoles(context, cloud, *states);
    for (const auto &state : *states) {
        for (const auto &line : cluster::commandLines(state, cloud.region))
            context.printMessage(line);
    }
    if (const auto sure = context.confirm("Create these roles in account " + cloud.account + "?"); !sure)
        return context.failure(sure.error());
    states = cluster::ensureRoles(cloud, cluster::emrDefaultRoles(), {requestDeadline(), context.stop});
    if (!states)
        return context.failure(states.error());
    return printRoles(context, cloud, *states);
}

int setEfsPolicy(Context &context, const cluster::CloudContext &cloud, bool attach)
{
    const std::string policy(cluster::kEfsReadPolicy);
    const auto done = cluster::setRolePolicy(cloud, kMachineRole, policy, attach, {requestDeadline(), context.stop});
    if (!done)
        return context.failure(done.error());
    return context.print({{"role", kMachineRole}, {"policy", policy}, {"attached", attach}},
                         policy + (attach ? " is attached to " : " is no longer attached to ") + kMachineRole + "\n");
}

} // namespace

void addRoleOptions(CLI::App *account, RoleOptions &options)
{
    const char *group = "Roles and policies";
    account->add_option("--wizard", options.wizard, "Which managed policies a wizard needs, and who has them")
        ->check(CLI::IsMember({"ec2", "emr", "stack", "efs", "data"}))
        ->group(group);
    account->add_flag("--emr-roles", options.show, "The default roles of EMR, and the commands that would create them")
        ->group(group);
    account->add_flag("--make-emr-roles", options.make, "Create the missing ones")->group(group);
    account->add_option("--efs-policy", options.efsPolicy, "attach: let EMR's machines mount EFS; detach: undo that")
        ->check(CLI::IsMember({"attach", "detach"}))
        ->group(group);
}

int runRoles(Context &context, const RoleOptions &options)
{
    const auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    if (!options.wizard.empty())
        return showPolicies(context, *cloud, options.wizard);
    if (!options.efsPolicy.empty())
        return setEfsPolicy(context, *cloud, options.efsPolicy == "attach");
    return roles(context, *cloud, options.make);
}

} // namespace trainyard::cli
