#include "backend/cluster/stack/stack_creation.h"

#include <algorithm>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/stack/stack_machines_internal.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

/// Whether CloudFormation may have received the request although no reply to it arrived.
bool mayHaveBeenReceived(const Error &error)
{
    return error.code == ErrorCode::AlreadyExists || error.code == ErrorCode::Disconnected ||
           error.code == ErrorCode::Timeout || error.code == ErrorCode::ServiceFailure ||
           error.code == ErrorCode::MalformedReply;
}

} // namespace

Result<std::string> ensureStack(aws::CloudFormationClient &stacks, const aws::CreateStackRequest &request,
                                const CallContext &context)
{
    const auto made = stacks.createStack(request, context);
    if (made || request.token.empty() || !mayHaveBeenReceived(made.error()))
        return made;
    TY_ASSIGN(const auto found, findRequestedStack(stacks, request.name, request.token, context));
    return found ? Result<std::string>(found->id) : made;
}

Result<StackOutcome> waitForStack(aws::CloudFormationClient &stacks, const std::string &id, Backoff backoff,
                                  const CallContext &context, const std::function<void(const StackOutcome &)> &report)
{
    std::vector<aws::StackEvent> events;
    int failures = 0;
    std::string reported; // state of the stack
    // The state is read before the events: the events of a final state are complete.
    const auto poll = [&]() -> Result<std::optional<StackOutcome>> {
        TY_ASSIGN(auto stack, stacks.describeStack(id, context));
        if (!stack)
            return fail(ErrorCode::NotFound, "cloudformation:DescribeStacks", "there is no stack " + id);
        TY_ASSIGN(auto fresh, stacks.describeEvents(id, events.empty() ? std::string() : events.back().id, context));
        const bool hasNews = !fresh.empty();
        std::ranges::move(fresh, std::back_inserter(events));
        StackOutcome outcome{std::move(*stack), stackProgress(events)};
        if (hasNews || outcome.stack.status != reported)
            report(outcome);
        reported = outcome.stack.status;
        return outcome.stack.inProgress() ? std::optional<StackOutcome>() : std::optional(std::move(outcome));
    };
    return pollUntil(backoff, context, [&]() -> Result<std::optional<StackOutcome>> {
        auto polled = poll();
        if (polled) {
            failures = 0;
            return polled;
        }
        const Error &error = polled.error();
        if (error.code == ErrorCode::NotFound || isSessionError(error) || ++failures >= kFailedPollsInARow)
            return polled;
        return std::optional<StackOutcome>();
    });
}

} // namespace trainyard::cluster
