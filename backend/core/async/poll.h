#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <type_traits>
#include <utility>

#include "backend/core/time/deadline.h"

namespace trainyard {

/// Intervals between the polls or retries of one loop. Each is twice the previous one up to a limit, with 10 % random
/// jitter, so that programs do not poll in lockstep.
class Backoff {
public:
    /// A constant interval.
    explicit Backoff(std::chrono::milliseconds interval)
        : Backoff(interval, interval)
    {
    }
    Backoff(std::chrono::milliseconds first, std::chrono::milliseconds most)
        : m_first(first)
        , m_most(std::max(first, most))
    {
    }
    std::chrono::milliseconds next();
    void reset() { m_next = m_first; }

private:
    std::chrono::milliseconds m_first, m_most, m_next = m_first;
};

/// What pollUntil() returns, by what the polled function returns.
template <class Polled>
struct PollResult;
template <>
struct PollResult<Result<bool>> {
    using Type = Status;
};
template <class T>
struct PollResult<Result<std::optional<T>>> {
    using Type = Result<T>;
};

/// Polls until there is a result. The last poll happens after the deadline, so that the function can check the deadline
/// itself and describe what is missing.
/// \param context  read before each pause: the function may move the deadline of its caller's variable
/// \param poll  returns a Result<bool> (true: done) or a Result<std::optional<T>> (a value: done)
/// \return the value
/// \error the first error of `poll`; Cancelled, Timeout
template <class Poll>
auto pollUntil(Backoff backoff, const CallContext &context, Poll poll) ->
    typename PollResult<std::invoke_result_t<Poll &>>::Type
{
    for (;;) {
        const bool last = context.deadline.expired();
        auto polled = poll();
        if (!polled)
            return fail(std::move(polled).error());
        if (*polled) {
            if constexpr (std::is_same_v<decltype(polled), Result<bool>>)
                return {};
            else
                return std::move(**polled);
        }
        if (auto waited = pause(backoff.next(), context);
            !waited && (last || waited.error().code == ErrorCode::Cancelled))
            return fail(std::move(waited).error());
    }
}

/// Repeats a call while `mayRepeat` accepts its error. The last call happens after the deadline.
/// \return the result of the last call, also after a stop request
template <class Call, class MayRepeat>
auto retryWhile(Backoff backoff, const CallContext &context, MayRepeat mayRepeat, Call call)
    -> std::invoke_result_t<Call &>
{
    for (;;) {
        const bool last = context.deadline.expired();
        auto result = call();
        if (result || !mayRepeat(result.error()))
            return result;
        if (const auto waited = pause(backoff.next(), context);
            !waited && (last || waited.error().code == ErrorCode::Cancelled))
            return result;
    }
}

} // namespace trainyard
