#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/services/emr/emr_types.h"
#include "backend/cluster/account/network.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

/// What an account has for plans of stacks and of EMR clusters, and what it lacks. The plans' own problems() do not know
/// the account.
namespace trainyard::cluster {

/// A file system that a plan can mount. A plain value.
struct FileSystemChoice {
    struct Target {
        std::string zone, vpc;
        bool available = false;
        std::vector<std::string> groups; ///< security groups, whose members and rules decide who can mount it
        bool operator==(const Target &) const = default;
    };
    std::string id, name, state;                         ///< state: as EFS reports it
    std::vector<Target> targets;                         ///< at most one for each zone, all in one VPC
    std::string vpc() const;                             ///< of the targets; empty without one
    const Target *targetIn(std::string_view zone) const; ///< null: none
    std::vector<std::string> groups() const;             ///< of all targets, each once
    bool operator==(const FileSystemChoice &) const = default;
};

/// The file systems of a region with their mount targets. Read-only.
/// \error those of the client
Result<std::vector<FileSystemChoice>> fileSystemChoices(const CloudContext &, const std::string &region,
                                                        const CallContext &);

/// What EMR offers in a region for a release.
struct EmrOffer {
    std::string release; ///< "emr-7.5.0"
    std::vector<aws::EmrApplication> applications;
    std::vector<std::string> types; ///< names of instance types
    bool operator==(const EmrOffer &) const = default;
};

/// Releases of EMR in a region, newest first. Read-only.
Result<std::vector<std::string>> emrReleases(const CloudContext &, const std::string &region, const CallContext &);
/// \param release  empty: the newest of the region
/// \error NotFound (no such release, or none in the region), those of the client
Result<EmrOffer> emrOffer(const CloudContext &, const std::string &region, const std::string &release,
                          const CallContext &);

// Each of these names the field that is to be changed, with one sentence. What is not known is no problem.

/// A file system that the machines of the stack cannot mount: its mount targets are in another VPC, or the plan and the
/// mount targets disagree about the zone.
std::vector<StackNote> mountProblems(const StackPlan &, const std::vector<FileSystemChoice> &, const NetworkChoices &);
/// The same for the nodes of an EMR cluster, whose bootstrap action would fail.
std::vector<EmrNote> mountProblems(const EmrPlan &, const std::vector<FileSystemChoice> &, const NetworkChoices &);
/// Applications and instance types that the release does not have.
std::vector<EmrNote> offerProblems(const EmrPlan &, const EmrOffer &);
/// Default roles that do not exist, when the plan does not create them.
std::vector<EmrNote> roleProblems(const EmrPlan &, const std::vector<RoleState> &);

} // namespace trainyard::cluster
