#include "backend/aws/wire/waiter.h"

#include <algorithm>
#include <random>

#include "backend/net/host_state.h"

namespace trainyard::aws {

namespace {

std::chrono::milliseconds jittered(std::chrono::milliseconds pause)
{
    thread_local std::mt19937_64 generator{std::random_device{}()};
    std::uniform_real_distribution<double> factor(0.9, 1.1);
    return std::chrono::milliseconds(std::int64_t(double(pause.count()) * factor(generator)));
}

} // namespace

WaitPolicy WaitPolicy::forEndpoint(std::string_view url)
{
    using namespace std::chrono_literals;
    return net::isLoopback(url) ? WaitPolicy{50ms, 1000ms, 1000ms, 5} : WaitPolicy{};
}

Status waitUntil(const WaitPolicy &policy, std::string_view what, const CallContext &context,
                 const std::function<Result<bool>()> &condition)
{
    int failures = 0;
    auto gap = policy.first;
    for (;;) {
        const auto answer = condition();
        if (answer && *answer)
            return {};
        if (answer) {
            failures = 0;
        } else if (!answer.error().retryable() || context.stop.stop_requested() ||
                   ++failures >= policy.failuresInARow) {
            return fail(answer.error());
        }
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, "wait", "waiting for " + std::string(what));
        if (auto rested = pause(jittered(gap), context); !rested && rested.error().code == ErrorCode::Cancelled)
            return fail(ErrorCode::Cancelled, "wait", "stopped while waiting for " + std::string(what));
        gap = std::min(gap * 2, policy.then); // a pause cut short by the deadline is followed by one last poll
    }
}

} // namespace trainyard::aws
