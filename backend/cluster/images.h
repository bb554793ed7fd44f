#pragma once

#include <stop_token>
#include <string>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// The AMI id that a public parameter names today in the context's region, as in `Catalog::image(...)->ssmParameter`.
/// errors  NotFound (not published in this region: look by name instead), PermissionDenied (ssm:GetParameter),
///         MalformedReply (the value is no AMI id)
Result<std::string> imageOfParameter(const CloudContext &, const std::string &parameter, const Deadline &,
                                     std::stop_token);

} // namespace trainyard::cluster
