#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cli {

/// [{"field", "value", "sentence"}] of the problems of any plan.
template <class Problem>
nlohmann::json problemList(const std::vector<Problem> &problems)
{
    nlohmann::json list = nlohmann::json::array();
    for (const Problem &problem : problems)
        list.push_back({{"field", toString(problem.field)}, {"value", problem.value}, {"sentence", describe(problem)}});
    return list;
}

/// [{"field", "sentence"}] of the notes of any plan.
template <class Note>
nlohmann::json noteList(const std::vector<Note> &notes)
{
    nlohmann::json list = nlohmann::json::array();
    for (const Note &note : notes)
        list.push_back({{"field", toString(note.field)}, {"sentence", note.sentence.english()}});
    return list;
}

/// What a plan of any kind creates.
struct PlanView {
    std::string plan;   ///< as JSON
    std::string title;  ///< "demo: 1 head and 2 workers in us-east-1"
    std::string ending; ///< after the price: "; the machines terminate themselves after 8 h"
    std::string order;  ///< further paragraph of the text; empty: none
    std::string region;
    cluster::Usd perHour;
    std::vector<cluster::PlannedResource> resources;
    nlohmann::json problems = nlohmann::json::array(), notes = nlohmann::json::array();
    std::vector<std::string> aws; ///< the same as commands of the AWS CLI
};

/// plan, launchable, problems[], notes[], resources[], aws[], profile, region, costs_money, usd_per_hour, usd_per_day
nlohmann::json toJson(const PlanView &, const cluster::CloudContext &);
/// The same for people: machines and prices as a table, the deadline, notes and commands.
TerminalText text(const PlanView &, const cluster::CloudContext &, const Terminal &);

/// Completes the catalog of the context with the types of a plan. A type without data is one of the plan's problems.
/// \error Cancelled
Status loadTypes(const Context &, cluster::CloudContext &, const cluster::LaunchPlan &);

/// Requests confirmation before money is spent; not where nothing costs.
/// \param what  "Launch 3 machines"
/// \error as Context::confirm
Status confirmPrice(const Context &, const cluster::CloudContext &, const std::string &what, const std::string &region,
                    const cluster::Usd &perHour);

} // namespace trainyard::cli
