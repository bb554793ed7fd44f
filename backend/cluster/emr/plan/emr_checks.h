#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/services/efs_client.h"
#include "backend/aws/services/emr/emr_types.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// What the account and the region report about a plan, before anything is created. Unset: not queried, or the
/// credentials may not read it.
struct EmrFacts {
    std::vector<std::string> releases; ///< newest first
    std::string release;               ///< the plan's, or the newest one that the plan can use
    std::vector<aws::EmrApplication> applications;
    std::vector<aws::EmrInstanceType> types;
    std::optional<aws::EmrBlockPublicAccess> publicAccess;
    std::string sshRange; ///< that the plan's sshFrom stands for
    std::vector<aws::SecurityGroup> groups;
    std::optional<aws::Subnet> subnet;
    std::optional<aws::Vpc> vpc; ///< of the subnet; asked where EMR's policies of version 2 need its tag
    std::optional<aws::FileSystem> fileSystem;
    std::vector<aws::MountTarget> mountTargets;
    std::optional<aws::Image> image;
    std::string logBucket, logRegion; ///< of the logs; the region is empty where it is not known
    std::map<std::string, std::vector<std::string>> offering; ///< zones that offer a type of the plan, by type
    std::vector<QuotaLine> quotas;                            ///< of vCPUs
    bool rolesRead = false;
    bool hasServiceRole = false, hasInstanceProfile = false;
    bool needsPolicyTag = false; ///< the service role has EMR's managed policy of version 2
};

/// The newest release that the plan can use: one with an idle limit, where the plan has one. Empty: none.
std::string newestReleaseFor(const EmrPlan &, const std::vector<std::string> &releases);

/// Generation of Amazon Linux by the name of an image: "2023", "2", "1"; empty: unknown.
std::string amazonLinuxIn(const std::string &imageName);
/// The generation that a release runs on.
std::string amazonLinuxOf(const std::string &releaseLabel);

/// Why EMR would refuse or fail the cluster; empty: it can be requested.
std::vector<Sentence> emrRefusals(const EmrPlan &, const EmrFacts &);

/// What the user should know although EMR accepts it.
std::vector<Sentence> emrWarnings(const EmrPlan &, const EmrFacts &);

/// What is known about a plan before it is requested.
struct EmrFindings {
    std::vector<Sentence> refusals, warnings;
};

/// Asks EMR, EC2, EFS and IAM. Read-only.
/// \error NotFound (the subnet, the file system, a group, the image), those of the credentials and the connection
Result<EmrFacts> readEmrFacts(const CloudContext &, const EmrPlan &, const CallContext &);

/// The warnings alone, from the few facts that they need. Read-only.
/// \error as readEmrFacts()
Result<std::vector<Sentence>> readEmrWarnings(const CloudContext &, const EmrPlan &, const CallContext &);

} // namespace trainyard::cluster
