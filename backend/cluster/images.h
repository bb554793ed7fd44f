#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/ec2.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;
struct LaunchPlan;

/// The AMI id that a public parameter names today in a region, as in `Catalog::image(...)->ssmParameter`.
/// errors  NotFound (not published in this region: look by name instead), PermissionDenied (ssm:GetParameter),
///         MalformedReply (the value is no AMI id)
Result<std::string> imageOfParameter(const CloudContext &, const std::string &region, const std::string &parameter,
                                     const Deadline &, std::stop_token);

/// An image of today, and how it was found.
struct FoundImage {
    MachineImage image;
    std::string how; ///< "named by the public parameter /aws/service/...", "the newest of the name ..."
    bool operator==(const FoundImage &) const = default;
};
/// What the plan's image is today in a region. An image of the catalog by its public parameter, and where that cannot
/// be read, or names nothing that exists, by its name. errors  NotFound with what to choose instead, Conflict (not
/// available), those of EC2 and of the credentials
Result<FoundImage> findImage(const CloudContext &, const LaunchPlan &, const std::string &region, const Deadline &,
                             std::stop_token);

/// A line of the list to choose from.
struct AvailableImage {
    std::string alias, title, user;
    int minRootGiB = 0;
    bool gpuDriver = false;
    std::optional<FoundImage> today; ///< unset: not offered in this region, or not known
    std::optional<Error> notKnown;   ///< why
    bool operator==(const AvailableImage &) const = default;
};
/// All images of the catalog as they are today in a region; looked up side by side.
/// errors  those of the credentials; Cancelled
Result<std::vector<AvailableImage>> availableImages(const CloudContext &, const std::string &region, const Deadline &,
                                                    std::stop_token);

} // namespace trainyard::cluster
