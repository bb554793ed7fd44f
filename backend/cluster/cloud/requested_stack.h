#pragma once

#include <optional>
#include <string>

#include "backend/aws/services/cloudformation_client.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// The stack that a request with this token created.
/// \return empty when there is no stack of that name
/// \error AlreadyExists (another request created the stack of that name), those of the client
Result<std::optional<aws::Stack>> findRequestedStack(aws::CloudFormationClient &, const std::string &name,
                                                     const std::string &token, const CallContext &);

} // namespace trainyard::cluster
