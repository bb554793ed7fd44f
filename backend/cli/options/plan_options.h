#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <CLI/CLI.hpp>

#include "backend/automation/declarative.h"
#include "backend/cli/options/field_options.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cli {

/// Options by which a command takes a plan of launches, stacks or EMR clusters. The command line takes precedence over
/// the plan file.
template <class Plan>
struct PlanOptions {
    std::string file;
    Plan given;                                      ///< values of the options that were given
    std::vector<std::function<void(Plan &)>> takers; ///< each copies the value of one option if it was given
    CLI::App *command = nullptr;
};

/// Adds --plan and an option for each field.
/// \param options  as long-lived as the command
template <class Plan, class Fields>
void addPlanOptions(CLI::App &command, const Fields &fields, PlanOptions<Plan> &options)
{
    options.command = &command;
    command.add_option("--plan", options.file, "A plan as JSON or YAML; other options win over it");
    options.takers = addFieldOptions(command, fields, options.given);
}

/// Returns whether a JSON object has this member. Members of its members do not count.
bool hasMember(const std::string &jsonText, const std::string &name);
/// Returns the path as seen from the current folder, absolute; empty: empty.
std::string absolutePath(const std::string &path);

/// The plan of the options.
/// \param region  for a plan file without one, or without a file
/// \param namePrefix  of the generated name of a plan that has none: "cluster-"; empty: none is generated
/// \error InvalidArgument (the file is no plan; of a cluster with the lines of the errors), those of reading it
template <class Plan>
Result<Plan> planOf(const PlanOptions<Plan> &options, const std::string &region, std::string_view namePrefix = {})
{
    Plan plan;
    bool regionInFile = false;
    if (!options.file.empty()) {
        if constexpr (std::is_same_v<Plan, cluster::LaunchPlan>) {
            TY_ASSIGN(auto file, automation::readDeclarativeFile(options.file, automation::Reading::Plan));
            if (!file.cluster)
                return fail(ErrorCode::InvalidArgument, options.file, "the file has no cluster:");
            plan = std::move(*file.cluster);
            regionInFile = file.hasRegion;
        } else {
            TY_ASSIGN(const auto text, readFile(options.file, 1u << 20));
            TY_ASSIGN(const auto plain, automation::jsonOfYaml(text, options.file)); // without comments
            auto read = Plan::fromJson(plain);
            if (!read)
                return fail(ErrorCode::InvalidArgument, options.file, read.error().detail);
            plan = std::move(*read);
            regionInFile = hasMember(plain, "region");
        }
    }
    if (!regionInFile)
        plan.region = region;
    for (const auto &take : options.takers)
        take(plan);
    if (options.command->count("--key-file") > 0)
        plan.keyFile = absolutePath(plan.keyFile);
    if (plan.name.empty() && !namePrefix.empty() && options.command->count("--name") == 0)
        plan.name = std::string(namePrefix) + newIdText("").substr(0, 6);
    return plan;
}

} // namespace trainyard::cli
