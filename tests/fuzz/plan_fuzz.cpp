// Launch plans, from files of the user and from the ledger. Every query of the wizards and commands must succeed for
// each plan that was read.
#include <cmath>

#include "backend/cluster/account/permissions/plan_calls.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/resource_tags.h"
#include "tests/fuzz/fuzz.h"

using namespace trainyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto plan = cluster::LaunchPlan::fromJson(fuzz::textOf(data, size));
    if (!plan)
        return 0;
    const std::string written = plan->toJson();
    const auto again = cluster::LaunchPlan::fromJson(written);
    fuzz::require(again && again->toJson() == written, "what was read is written and read alike");

    static const auto catalog = cluster::Catalog::bundled();
    const auto problems = plan->problems(*catalog);
    for (const auto &problem : problems)
        fuzz::require(!cluster::describe(problem).empty() && !cluster::toString(problem.field).empty(),
                      "a problem has words");
    for (const auto &note : plan->notes(*catalog))
        fuzz::require(!note.sentence.empty(), "a note has words");
    for (const auto &place : plan->order())
        fuzz::require(!cluster::describe(place).empty(), "a place has words");
    (void)plan->logins(*catalog);
    const double usd = plan->usdPerHour(*catalog);
    double sum = 0;
    for (const auto &resource : plan->resources(*catalog))
        sum += resource.usdPerHour.value_or(0);
    if (!problems.empty())
        return 0;
    fuzz::require(std::isfinite(usd) && usd >= 0 && std::abs(usd - sum) <= 1e-6 * (1 + usd),
                  "a price is the sum of its parts");
    const Timestamp launched{std::chrono::hours(500'000)};
    const auto expires = plan->expires(*catalog, launched);
    fuzz::require(expires >= launched && expires <= launched + plan->deadline, "machines end, and by their deadline");
    fuzz::require(cluster::isClusterName(plan->name), "the name of a cluster is that of a tag");
    for (const auto &line : awsCliCommands(*plan, *catalog))
        fuzz::require(line.find('\n') == std::string::npos, "a call is a line");
    return 0;
}
