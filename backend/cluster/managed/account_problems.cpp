#include "backend/cluster/managed/account_problems.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/emr/emr_mount.h"

namespace trainyard::cluster {
namespace {

const FileSystemChoice *find(const std::vector<FileSystemChoice> &systems, const std::string &id)
{
    const auto at = std::ranges::find(systems, id, &FileSystemChoice::id);
    return at == systems.end() ? nullptr : &*at;
}

/// Where the targets of a file system are: "us-east-1a, us-east-1b".
std::string zonesOf(const FileSystemChoice &system)
{
    std::vector<std::string> zones;
    for (const FileSystemChoice::Target &target : system.targets)
        zones.push_back(target.zone);
    std::ranges::sort(zones);
    return fmt::format("{}", fmt::join(zones, ", "));
}

bool contains(const std::vector<std::string> &list, const std::string &name)
{
    return std::ranges::find(list, name) != list.end();
}

} // namespace

std::vector<StackNote> mountProblems(const StackPlan &plan, const std::vector<FileSystemChoice> &systems,
                                     const NetworkChoices &network)
{
    const FileSystemChoice *system = find(systems, plan.fileSystem);
    if (!system)
        return {};
    const std::string vpc = system->vpc();
    if (!vpc.empty() && vpc != plan.vpc)
        return {{&StackPlan::fileSystem,
                 say("%1 has its mount targets in %2, and EFS permits one VPC only: use that VPC with its subnets, or "
                     "create a new file system.",
                     system->id, vpc)}};
    const SubnetChoice *subnet = network.subnet(plan.workerSubnet); // the template creates the target there
    const std::string zone = subnet ? subnet->zone : plan.zone;
    if (zone.empty())
        return {};
    const bool exists = system->targetIn(zone) != nullptr;
    if (exists && !plan.existingMountTarget)
        return {
            {&StackPlan::existingMountTarget,
             say("%1 has a mount target in %2 already, and a second one is refused: use that one.", system->id, zone)}};
    if (!exists && plan.existingMountTarget)
        return {{&StackPlan::existingMountTarget,
                 vpc.empty() ? say("%1 has no mount target yet: let the stack create it.", system->id)
                             : say("%1 has no mount target in %2, only in %3: let the stack create it.", system->id,
                                   zone, zonesOf(*system))}};
    return {};
}

std::vector<EmrNote> mountProblems(const EmrPlan &plan, const std::vector<FileSystemChoice> &systems,
                                   const NetworkChoices &network)
{
    const FileSystemChoice *system = find(systems, plan.fileSystem);
    const SubnetChoice *subnet = network.subnet(plan.subnet);
    if (!system || !subnet)
        return {};
    std::vector<EmrMountTarget> targets;
    for (const FileSystemChoice::Target &target : system->targets)
        targets.push_back({target.zone, target.vpc, {}, target.available});
    Sentence problem = emrMountProblem(system->id, targets, {plan.subnet, subnet->zone, subnet->vpc});
    return problem.empty() ? std::vector<EmrNote>() : std::vector<EmrNote>{{&EmrPlan::fileSystem, std::move(problem)}};
}

std::vector<EmrNote> offerProblems(const EmrPlan &plan, const EmrOffer &offer)
{
    std::vector<EmrNote> found;
    for (const std::string &application : plan.applications) {
        if (!offer.applications.empty() && std::ranges::find(offer.applications, application,
                                                             &aws::EmrApplication::name) == offer.applications.end()) {
            found.push_back({&EmrPlan::applications, say("%1 has no application \"%2\".", offer.release, application)});
            break;
        }
    }
    if (offer.types.empty())
        return found;
    const auto check = [&](EmrField field, const std::string &type) {
        if (!type.empty() && !contains(offer.types, type))
            found.push_back({field, say("EMR does not offer %1 with %2 in %3: choose a type of the list.", type,
                                        offer.release, plan.region)});
    };
    check(&EmrPlan::masterType, plan.masterType);
    check(&EmrPlan::coreType, plan.coreType);
    check(&EmrPlan::taskType, plan.taskType);
    return found;
}

std::vector<EmrNote> roleProblems(const EmrPlan &plan, const std::vector<RoleState> &states)
{
    std::vector<EmrNote> found;
    if (plan.makeRoles)
        return found;
    for (const auto &[field, name] : {std::pair{EmrField(&EmrPlan::serviceRole), plan.serviceRole},
                                      std::pair{EmrField(&EmrPlan::instanceProfile), plan.instanceProfile}}) {
        const auto at = std::ranges::find(states, name, [](const RoleState &state) { return state.spec.name; });
        if (at != states.end() && (!at->exists || (at->spec.instanceProfile && !at->hasProfile)))
            found.push_back({field, say("The account has no role %1 with what EMR needs: let it be created.", name)});
    }
    return found;
}

} // namespace trainyard::cluster
