#include "backend/cluster/cloud/requested_stack.h"

#include <algorithm>

#include "backend/core/try.h"

namespace trainyard::cluster {

Result<std::optional<aws::Stack>> findRequestedStack(aws::CloudFormationClient &stacks, const std::string &name,
                                                     const std::string &token, const CallContext &context)
{
    TY_ASSIGN(auto stack, stacks.describeStack(name, context));
    if (!stack || stack->gone())
        return std::optional<aws::Stack>();
    const auto events = stacks.describeEvents(stack->id, {}, context);
    if (!events && events.error().code != ErrorCode::NotFound)
        return fail(events.error());
    const bool isOurs = events && std::ranges::any_of(*events, [&](const aws::StackEvent &event) {
                            return event.ofStack() && event.token == token;
                        });
    if (!isOurs)
        return fail(ErrorCode::AlreadyExists, "cloudformation:CreateStack",
                    "there is a stack " + name + " that another request created: choose another name, or delete it");
    return stack;
}

} // namespace trainyard::cluster
