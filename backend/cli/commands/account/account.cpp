#include <functional>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/account/account_add.h"
#include "backend/cli/commands/account/account_roles.h"
#include "backend/cli/context.h"
#include "backend/cluster/account/account_guard.h"
#include "backend/cluster/account/permissions/permissions.h"
#include "backend/cluster/account/permissions/policy.h"
#include "backend/cluster/account/quotas.h"
#include "backend/core/numbers.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

constexpr double kMostVcpus = 1e6; // above any real quota

using nlohmann::json;
using Align = Table::Align;

struct AccountOptions {
    bool identity = false, permissions = false, quotas = false, allRegions = false, spot = false, policy = false,
         managedPolicy = false, boundary = false;
    cluster::QuotaNeed need;
    std::string request; ///< "G=8"
    std::string guardWords;
    RoleOptions roles;
    AddOptions add;

    bool wants(bool part) const { return part || !(identity || permissions || quotas); }
};

std::string vcpus(const std::optional<double> &value)
{
    return value ? fmt::format("{:g}", *value) : "unknown";
}

void addIdentity(const cluster::CloudContext &cloud, const cluster::Identity &who, const Context &context, json &value,
                 TerminalText &text)
{
    const auto ends = cluster::sessionEnd(cloud, context.request());
    value.update({{"profile", cloud.profile},
                  {"account", who.account},
                  {"alias", who.alias},
                  {"arn", who.arn},
                  {"user_id", who.userId},
                  {"region", cloud.region},
                  {"endpoint", cloud.endpointUrl},
                  {"costs_money", cloud.costsMoney},
                  {"session_ends", ends ? orNull(*ends) : json(nullptr)},
                  {"login", cloud.loginLine}});
    text += fmt::format(
        "profile   {}\naccount   {}\nidentity  {}\nregion    {}\nendpoint  {}\nmoney     {}\nsession   {}\n",
        cloud.profile, who.alias.empty() ? who.account : who.account + " (" + who.alias + ")", who.arn, cloud.region,
        cloud.endpointUrl.empty() ? "AWS" : cloud.endpointUrl,
        cloud.costsMoney ? "this account costs money" : "costs nothing", sessionText(ends));
    const auto off = cloud.clockOffset();
    value["clock_offset_seconds"] = off.count() / 1000;
    if (std::chrono::abs(off) >= std::chrono::minutes(1))
        text += fmt::format("clock     {} {}; requests are corrected, set it all the same\n",
                            formatDuration(std::chrono::abs(off)), off.count() > 0 ? "slow" : "fast");
    if (!cloud.loginLine.empty())
        text += "renew by  " + cloud.loginLine + "\n";
}

Status addPermissions(const cluster::CloudContext &cloud, const Context &context, json &value, TerminalText &text)
{
    TY_ASSIGN(const auto lines, cluster::permissionMatrix(cloud, context.request()));
    Table table({{"ACTION"}, {"FOR"}, {"PERMISSION"}, {"BECAUSE"}});
    auto &list = value["permissions"] = json::array();
    for (const auto &line : lines) {
        list.push_back({{"action", line.action},
                        {"for", line.purpose},
                        {"permission", cluster::toString(line.permission)},
                        {"detail", line.detail}});
        table.add(
            {line.action, line.purpose, std::string(cluster::toString(line.permission)), line.detail.substr(0, 100)});
    }
    text += "\n" + table.text(context.out);
    return {};
}

Status addQuotas(const cluster::CloudContext &cloud, const AccountOptions &options, const Context &context, json &value,
                 TerminalText &text)
{
    std::vector<std::string> regions{cloud.region};
    if (options.allRegions) {
        TY_ASSIGN(regions, cluster::enabledRegions(*cloud.ec2(), context.request()));
    }
    Table table({{"REGION"},
                 {"FAMILY"},
                 {"MARKET"},
                 {"NEEDED", Align::Right},
                 {"USED", Align::Right},
                 {"ALLOWED", Align::Right},
                 {"CODE"},
                 {"REMARK"}});
    auto &list = value["quotas"] = json::array();
    for (const auto &region : regions) {
        cluster::QuotaOptions question{region, {}, false};
        if (options.need.machines > 0)
            question.needs.push_back(options.need);
        TY_ASSIGN(const auto lines, cluster::quotaLines(cloud, question, context.request()));
        for (const auto &line : lines) {
            const auto enough = line.enough();
            list.push_back({{"region", line.region},
                            {"family", line.family},
                            {"spot", line.spot},
                            {"code", line.code},
                            {"needed", line.needed},
                            {"used", orNull(line.used)},
                            {"allowed", orNull(line.allowed)},
                            {"requested", orNull(line.requested)},
                            {"enough", orNull(enough)}});
            const std::string remark = line.notKnown     ? line.notKnown->detail.substr(0, 80)
                                       : line.requested  ? "an increase to " + vcpus(line.requested) + " is requested"
                                       : enough == false ? "too few"
                                                         : "";
            table.add({line.region, line.family, line.spot ? "Spot" : "On-Demand", std::to_string(line.needed),
                       line.used ? std::to_string(*line.used) : "unknown", vcpus(line.allowed), line.code, remark});
        }
    }
    text += "\nvCPUs\n" + table.text(context.out);
    return {};
}

/// Parses "G=8" and requests more vCPUs of a family after the user has confirmed.
Result<int> requestIncrease(const cluster::CloudContext &cloud, const AccountOptions &options, Context &context)
{
    const auto equals = options.request.find('=');
    const auto *family = cluster::quotaFamilyNamed(std::string_view(options.request).substr(0, equals));
    const std::string_view number =
        equals == std::string::npos ? std::string_view() : std::string_view(options.request).substr(equals + 1);
    const double wanted = parseNumber(number).value_or(0);
    if (!family || wanted < 1 || wanted > kMostVcpus)
        return context.wrongUsage(
            "--request-quota takes FAMILY=VCPUS, for example G=8, with a family of standard, G, P, "
            "Inf, Trn, X and F.");
    const std::string market = options.spot ? "Spot" : "On-Demand";
    TY_TRY(
        context.confirm(fmt::format("Request {:g} vCPUs of family {} ({}) in {} for account {}?", wanted, family->name,
                                    market, cloud.region, cloud.account.empty() ? "unknown" : cloud.account)));
    TY_ASSIGN(const auto state, cluster::requestQuota(cloud, cloud.region, std::string(family->code(options.spot)),
                                                      wanted, context.request()));
    return context.print({{"family", family->name},
                          {"spot", options.spot},
                          {"code", family->code(options.spot)},
                          {"requested", wanted},
                          {"state", state}},
                         fmt::format("Requested {:g} vCPUs of {} ({}): {}\n", wanted, family->name, market, state));
}

/// Sets the words whose accounts are never terminated as a whole.
Result<int> setGuardWords(Context &context, const std::string &words)
{
    TY_ASSIGN(const auto cloud, openLedgerOnly(context));
    TY_TRY(cluster::setGuardWords(cloud, words));
    TY_ASSIGN(const auto now, cluster::guardWords(cloud));
    return context.print(
        {{"guard_words", now}},
        fmt::format("An account whose alias has one of these words is never terminated completely: {}\n",
                    fmt::join(now, ", ")));
}

Result<int> showAccount(Context &context, const AccountOptions &options)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context, true)); // identify() below reports its own error
    TY_ASSIGN(const auto who, cluster::identify(cloud, context.request()));
    cloud.account = who.account;
    if (!options.request.empty())
        return requestIncrease(cloud, options, context);
    json value = json::object();
    TerminalText text;
    addIdentity(cloud, who, context, value, text);
    for (const auto &[wanted, add] : std::initializer_list<std::pair<bool, std::function<Status()>>>{
             {options.wants(options.permissions), [&] { return addPermissions(cloud, context, value, text); }},
             {options.wants(options.quotas), [&] { return addQuotas(cloud, options, context, value, text); }}}) {
        if (!wanted)
            continue;
        // Prints the results that were obtained even if another request failed.
        if (const auto added = add(); !added)
            context.printMessage("trainyardctl: " + wording::message(added.error()));
    }
    return context.print(value, text);
}

} // namespace

void addAccount(Commands &commands)
{
    auto options = std::make_shared<AccountOptions>();
    CLI::App *account = commands.add("account", "Show the selected account, its permissions and its quotas");
    account->add_flag("--identity", options->identity, "Only its identity");
    account->add_flag("--permissions", options->permissions,
                      "Permissions of these credentials (checked without changing anything)");
    account->add_flag("--quotas", options->quotas, "vCPUs needed, used and allowed, by family");
    account->add_flag("--all-regions", options->allRegions, "Quotas of every enabled region");
    account->add_option("--instance-type", options->need.instanceType, "Count machines of this type as needed");
    account->add_option("--machines", options->need.machines, "How many of them")->check(CLI::Range(1, 10000));
    account->add_flag("--spot", options->spot, "As Spot machines");
    account->add_flag("--policy", options->policy, "Print an IAM policy with the permissions needed, and no more");
    account->add_flag("--policy-managed", options->managedPolicy,
                      "Print a second policy, for users who also create stacks, EMR clusters and file systems; it lets "
                      "them use all that EMR_EC2_DefaultRole may do");
    account->add_flag("--policy-boundary", options->boundary,
                      "Print the policy that bounds the roles of machines: create it once as trainyard/node-boundary, "
                      "so that a user with --policy can create such roles and nothing more");
    account->add_option("--request-quota", options->request, "Request a quota increase: FAMILY=VCPUS, for example G=8");
    const auto *guardWords =
        account->add_option("--guard-words", options->guardWords,
                            "Words, with commas between them, of aliases that terminate --account refuses; empty: "
                            "prod, production, prd, live. TRAINYARD_GUARD_WORDS comes first");
    addAddOptions(account, options->add);
    addRoleOptions(account, options->roles);
    commands.onRun(account, [options, guardWords](Context &context) -> Result<int> {
        if (!options->add.remove.empty())
            return removeAccountProfile(context, options->add);
        if (!options->add.name.empty())
            return addAccountProfile(context, options->add);
        if (options->roles.wanted())
            return runRoles(context, options->roles);
        if (guardWords->count() > 0)
            return setGuardWords(context, options->guardWords);
        options->need.spot = options->spot;
        if (options->policy || options->managedPolicy || options->boundary) { // no request: it comes before the account
            const auto document = options->policy          ? cluster::leastPrivilegePolicy(context.globals.region)
                                  : options->managedPolicy ? cluster::managedServicesPolicy(context.globals.region)
                                                           : cluster::nodeBoundary(context.globals.region);
            return context.print(json::parse(document), document);
        }
        if (options->need.machines > 0 && !cluster::quotaFamilyOf(options->need.instanceType))
            return context.wrongUsage("--machines needs an --instance-type with a vCPU quota, for example c5.xlarge.");
        return showAccount(context, *options);
    });
}

} // namespace trainyard::cli
