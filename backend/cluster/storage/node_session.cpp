#include "backend/cluster/storage/node_session_internal.h"

#include "backend/core/async/poll.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

Result<ssh::SshSession *> reach(provision::StepContext &context)
{
    constexpr auto kPatience = 90s;
    const auto isTransient = [](const Error &error) {
        return error.code == ErrorCode::Unreachable || error.code == ErrorCode::Timeout ||
               error.code == ErrorCode::Disconnected || error.code == ErrorCode::SshRefused;
    };
    const CallContext patience{Deadline::after(kPatience).earlier(context.deadline()), context.stop()};
    return retryWhile(Backoff(200ms, 5s), patience, isTransient, [&] { return context.session(); });
}

} // namespace trainyard::cluster
