#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/operate/budget_watch.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct LimitOptions {
    std::string name, budgetAction = "warn";
    int extendMinutes = 0, idleMinutes = 0;
    double budgetUsd = 0;
    const CLI::App *command = nullptr;
    bool given(const char *option) const { return command->count(option) > 0; }
};

json budgetJson(const cluster::Budget &budget)
{
    return {{"usd", budget.usd}, {"then", cluster::toString(budget.action)}};
}

std::string budgetText(const cluster::Budget &budget)
{
    return budget.usd <= 0 ? "none" : formatUsd(budget.usd) + ", then " + std::string(cluster::toString(budget.action));
}

/// Asks before a budget that is spent already is set: its action is due at once.
Status confirmSpent(const Context &context, const cluster::Budget &budget, double spent,
                    const std::vector<std::string> &clusters)
{
    if (!budget.actsAtOnce(spent))
        return {};
    return context.confirm(
        fmt::format("{} was spent already. A budget of {} is reached at once, and {} of {}. Set it?", formatUsd(spent),
                    formatUsd(budget.usd),
                    budget.action == cluster::BudgetAction::Terminate ? "terminates the machines" : "stops the runs",
                    clusters.empty() ? "no cluster now" : fmt::format("{}", fmt::join(clusters, ", "))));
}

Result<int> limits(Context &context, const LimitOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, options.name));
    cluster::ClusterLimits change;
    if (options.given("--extend"))
        change.extendBy = std::chrono::minutes(options.extendMinutes);
    if (options.given("--idle"))
        change.idle = std::chrono::minutes(options.idleMinutes);
    if (options.given("--budget")) {
        change.budget = cluster::Budget{options.budgetUsd, *parseEnum<cluster::BudgetAction>(options.budgetAction)};
        TY_ASSIGN(const auto before, cluster::status(cloud, id.value, context.request()));
        TY_TRY(confirmSpent(context, *change.budget, before.soFar().usd, {before.name}));
    }
    if (change.extendBy || change.idle || change.budget) {
        TY_TRY(cluster::changeLimits(cloud, id, change, context.progress().sink(), context.stop));
    }
    TY_ASSIGN(const auto c, cluster::status(cloud, id.value, context.request()));
    json value{{"cluster", c.id.value},
               {"name", c.name},
               {"expires", orNull(c.expires)},
               {"idle_minutes", c.idle.count()},
               {"budget", budgetJson(c.budget)}};
    addUsd(value, "usd_so_far", c.soFar());
    return context.print(value, fmt::format("{}\nterminates  {}\nwhen idle   {}\nbudget      {} ({} so far)\n", c.name,
                                            c.expires ? untilText(c.expires) : "never",
                                            c.idle.count() > 0 ? "after " + formatDuration(c.idle) : "never",
                                            budgetText(c.budget), cluster::describe(c.soFar())));
}

struct CostOptions {
    double dayBudgetUsd = 0;
    std::string budgetAction = "warn";
    bool refresh = false;
    const CLI::App *command = nullptr;
};

Result<int> refreshPrices(Context &context)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto update, cluster::refreshPrices(cloud, cloud.region, context.progress().sink(), context.stop));
    return context.print({{"region", cloud.region},
                          {"listed", update.listed},
                          {"changed", update.changed},
                          {"not_listed", update.notListed},
                          {"date", update.date}},
                         fmt::format("{} prices of {} as of {}; {} were others before\n", update.listed, cloud.region,
                                     update.date, update.changed));
}

Result<int> costs(Context &context, const CostOptions &options)
{
    if (options.refresh)
        return refreshPrices(context);
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    const auto at = SystemClock::instance().now();
    TY_ASSIGN(const auto lived,
              cluster::billingIntervals(*cloud.ledger, *cloud.catalog, cloud.profile, cloud.endpointId, at));
    if (options.command->count("--day-budget") > 0) {
        const cluster::Budget budget{options.dayBudgetUsd, *parseEnum<cluster::BudgetAction>(options.budgetAction)};
        const auto days = cluster::spentByDay(lived);
        const auto today = days.find(toIso8601(at).substr(0, 10));
        std::vector<std::string> names;
        TY_ASSIGN(const auto open, cloud.ledger->clusters(true));
        for (const auto &row : open) {
            if (row.profile == cloud.profile)
                names.push_back(row.name);
        }
        TY_TRY(confirmSpent(context, budget, today == days.end() ? 0 : today->second, names));
        TY_TRY(cluster::setDayBudget(*cloud.ledger, cloud.profile, budget, cluster::costNow(lived, at)));
    }
    TY_ASSIGN(const auto rows, cloud.ledger->clusters());
    TY_ASSIGN(const auto budget, cluster::dayBudget(*cloud.ledger, cloud.profile));
    json clusters = json::array(), days = json::object();
    Table byCluster({{"CLUSTER"}, {"STATE"}, {"COST", Table::Align::Right}});
    for (const auto &row : rows) {
        if (row.profile != cloud.profile || row.endpoint != cloud.endpointId)
            continue;
        const cluster::Usd spent = cluster::sumOf(lived, row.id);
        clusters.push_back({{"cluster", row.id.value}, {"name", row.name}, {"state", row.state}});
        addUsd(clusters.back(), "usd", spent);
        byCluster.add({row.name, row.state, cluster::describe(spent)});
    }
    Table byDay({{"DAY (UTC)"}, {"COST", Table::Align::Right}});
    for (const auto &[day, usd] : cluster::spentByDay(lived)) {
        days[day] = usd;
        byDay.add({day, formatUsd(usd)});
    }
    const cluster::Usd total = cluster::sumOf(lived, ClusterId());
    const double gateways = cluster::costNow(lived, at).nat;
    json value{{"clusters", clusters},
               {"days", days},
               {"day_budget", budgetJson(budget)},
               {"prices_of", cloud.catalog->priceDate()},
               {"nat_usd_per_hour", gateways},
               {"profile", cloud.profile}};
    addUsd(value, "usd", total);
    const std::string hint =
        gateways > 0 ? fmt::format("NAT gateways cost {} per hour until their clusters are terminated, also without "
                                   "machines.\n",
                                   formatUsdPerHour(gateways))
                     : std::string();
    return context.print(
        value,
        byCluster.text(context.out) + "\n" + byDay.text(context.out) +
            fmt::format("\n{} in all, estimated from list prices of {}; your AWS bill may differ.\nDaily budget: {}\n",
                        cluster::describe(total), cloud.catalog->priceDate(), budgetText(budget)) +
            hint);
}

} // namespace

void addLimits(Commands &commands)
{
    const CLI::IsMember actions({"warn", "stop-run", "terminate"});
    auto options = std::make_shared<LimitOptions>();
    CLI::App *command = commands.add(
        "limits", "Show or change when a cluster's machines terminate themselves: deadline, idle limit, budget");
    options->command = command;
    command->add_option("NAME", options->name, "Cluster")->required();
    command->add_option("--extend", options->extendMinutes, "Extend the deadline by this many minutes")
        ->check(CLI::Range(1, 30 * 24 * 60));
    command->add_option("--idle", options->idleMinutes,
                        "Terminate after this many minutes without a run and without use; 0: never");
    command->add_option("--budget", options->budgetUsd, "What the cluster may cost, in dollars; 0: no limit");
    command->add_option("--at-budget", options->budgetAction, "What happens then; terminate also moves the deadline")
        ->check(actions);
    commands.onRun(command, [options](Context &context) { return limits(context, *options); });

    auto costOptions = std::make_shared<CostOptions>();
    CLI::App *costCommand = commands.add("costs", "What was spent, by cluster and by day, from recorded lifetimes");
    costOptions->command = costCommand;
    costCommand->add_option("--day-budget", costOptions->dayBudgetUsd,
                            "What all clusters may cost on one day, in dollars; 0: no limit");
    costCommand
        ->add_option("--at-budget", costOptions->budgetAction,
                     "What the window, or a command that follows or tunnels, does then")
        ->check(actions);
    costCommand->add_flag("--refresh-prices", costOptions->refresh,
                          "Load AWS's price list for this region, and save it");
    commands.onRun(costCommand, [costOptions](Context &context) { return costs(context, *costOptions); });
}

} // namespace trainyard::cli
