#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/aws/services/cloudformation_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// The stack that a request with this token created.
/// \return empty when there is no stack of that name
/// \error AlreadyExists (another request created the stack of that name), those of the client
Result<std::optional<aws::Stack>> findRequestedStack(aws::CloudFormationClient &, const std::string &name,
                                                     const std::string &token, const CallContext &);

/// The row of a stack, with the parts that a teardown needs to know.
ledger::Resource stackResource(const CloudContext &, const aws::Stack &, const ClusterId &, const std::string &region);

/// A stack that exists because of an intent whose outcome the ledger does not know.
struct RequestedStack {
    std::string token; ///< of the intent
    ledger::Resource row;
};
/// Queries CloudFormation for each open intent of kind kStackKind, by name and token. Without such an intent, and in a
/// context without CloudFormation, there is no call.
/// \param intents  of any kind and state
/// \param errors  receives what could not be queried, by region
std::vector<RequestedStack> requestedStacks(const CloudContext &, const std::vector<ledger::Intent> &intents,
                                            std::vector<std::pair<std::string, Error>> &errors, const CallContext &);

} // namespace trainyard::cluster
