#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/ec2.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;
struct LaunchPlan;

/// The AMI id that a public parameter currently holds in a region, as in `Catalog::image(...)->ssmParameter`.
/// \error NotFound (not published in this region: search by name instead), PermissionDenied (ssm:GetParameter),
///     MalformedReply (the value is not an AMI id)
Result<std::string> imageOfParameter(const CloudContext &, const std::string &region, const std::string &parameter,
                                     const CallContext &);

/// A resolved image and how it was found.
struct FoundImage {
    aws::Image image;
    std::string how; ///< "named by the public parameter /aws/service/...", "the newest of the name ..."
    bool operator==(const FoundImage &) const = default;
};
/// Resolves the plan's image in a region. A catalog image is resolved by its public parameter; if that cannot be read
/// or names no existing image, by its name.
/// \error NotFound, with a suggestion; Conflict (not available), those of EC2 and of the credentials
Result<FoundImage> findImage(const CloudContext &, const LaunchPlan &, const std::string &region, const CallContext &);

/// An entry of the image list.
struct AvailableImage {
    std::string alias, title, user;
    int minRootGiB = 0;
    bool gpuDriver = false;
    std::optional<FoundImage> today; ///< unset: not offered in this region, or unknown
    std::optional<Error> notKnown;   ///< why it is unknown
    bool operator==(const AvailableImage &) const = default;
};
/// All catalog images as currently available in a region; resolved concurrently.
/// \error those of the credentials; Cancelled
Result<std::vector<AvailableImage>> availableImages(const CloudContext &, const std::string &region,
                                                    const CallContext &);

} // namespace trainyard::cluster
