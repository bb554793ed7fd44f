#pragma once

#include <functional>
#include <optional>
#include <string>

#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/cluster/stack/stack_progress.h"
#include "backend/core/async/poll.h"

namespace trainyard::cluster {

/// Requests a stack exactly once. Safe to repeat with the same request, also by another process after this one was
/// killed: CloudFormation refuses a second stack of the name, and the events of the first one contain its token.
/// \param request  its token is in the ledger
/// \return the stack's id
/// \error AlreadyExists (another request created the stack of that name), those of the client
Result<std::string> ensureStack(aws::CloudFormationClient &, const aws::CreateStackRequest &request,
                                const CallContext &);

struct StackOutcome {
    aws::Stack stack;
    StackProgress progress;
    /// Also when it was changed since.
    bool created() const
    {
        return stack.status == "CREATE_COMPLETE" || stack.status == "UPDATE_COMPLETE" ||
               stack.status == "UPDATE_ROLLBACK_COMPLETE";
    }
};

/// Waits until no operation of the stack is in progress. A failed creation is an outcome, not an error.
/// \param id  the stack's id: a name means another stack after a deletion
/// \param report  called after every poll with new events or another state, and first at once
/// \error NotFound; Timeout and Cancelled by the context; the last of five failed polls in a row, or a session error
Result<StackOutcome> waitForStack(aws::CloudFormationClient &, const std::string &id, Backoff, const CallContext &,
                                  const std::function<void(const StackOutcome &)> &report);

} // namespace trainyard::cluster
