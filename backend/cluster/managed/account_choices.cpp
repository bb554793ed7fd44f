// Queries of what an account has for stacks and EMR clusters.
#include <algorithm>

#include "backend/aws/services/efs_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/managed/account_problems.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

std::string FileSystemChoice::vpc() const
{
    return targets.empty() ? std::string() : targets.front().vpc;
}

const FileSystemChoice::Target *FileSystemChoice::targetIn(std::string_view zone) const
{
    const auto at = std::ranges::find(targets, zone, &Target::zone);
    return at == targets.end() ? nullptr : &*at;
}

std::vector<std::string> FileSystemChoice::groups() const
{
    std::vector<std::string> all;
    for (const Target &target : targets) {
        for (const std::string &group : target.groups) {
            if (std::ranges::find(all, group) == all.end())
                all.push_back(group);
        }
    }
    return all;
}

Result<std::vector<FileSystemChoice>> fileSystemChoices(const CloudContext &cloud, const std::string &region,
                                                        const CallContext &context)
{
    const auto efs = cloud.efsOf(region);
    TY_ASSIGN(const auto systems, efs->describeFileSystems(context));
    std::vector<FileSystemChoice> all;
    for (const aws::FileSystem &system : systems) {
        if (system.state == "deleting" || system.state == "deleted")
            continue;
        FileSystemChoice choice{system.id, system.name, system.state, {}};
        const auto targets = efs->describeMountTargets(system.id, context);
        if (!targets && targets.error().code == ErrorCode::NotFound)
            continue; // deleted since
        if (!targets)
            return fail(targets.error());
        for (const aws::MountTarget &target : *targets) {
            const auto groups = efs->mountTargetGroups(target.id, context);
            if (!groups && isSessionError(groups.error()))
                return fail(groups.error());
            choice.targets.push_back({target.zone, target.vpcId, target.available(),
                                      groups ? *groups : std::vector<std::string>()}); // they may be denied
        }
        all.push_back(std::move(choice));
    }
    return all;
}

Result<std::vector<std::string>> emrReleases(const CloudContext &cloud, const std::string &region,
                                             const CallContext &context)
{
    return cloud.emrOf(region)->listReleaseLabels(context);
}

Result<EmrOffer> emrOffer(const CloudContext &cloud, const std::string &region, const std::string &release,
                          const CallContext &context)
{
    const auto emr = cloud.emrOf(region);
    EmrOffer offer{release, {}, {}};
    if (release.empty()) {
        TY_ASSIGN(const auto releases, emr->listReleaseLabels(context));
        if (releases.empty())
            return fail(ErrorCode::NotFound, "elasticmapreduce:ListReleaseLabels",
                        "EMR lists no release in " + region + ": choose another region");
        offer.release = releases.front();
    }
    TY_ASSIGN(offer.applications, emr->releaseApplications(offer.release, context));
    TY_ASSIGN(const auto types, emr->listInstanceTypes(offer.release, context));
    for (const aws::EmrInstanceType &type : types)
        offer.types.push_back(type.name);
    return offer;
}

} // namespace trainyard::cluster
