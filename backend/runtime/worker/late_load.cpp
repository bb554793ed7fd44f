#include "backend/runtime/worker/late_load.h"

#include <algorithm>

#include "backend/core/async/poll.h"

namespace trainyard::worker {

namespace {
constexpr std::chrono::seconds kLongestLoad{1800};
constexpr std::chrono::milliseconds kFirstLoadPause{200}, kLastLoadPause{15'000}, kLoadPoll{100};
} // namespace

std::chrono::seconds loadPatience(const protocol::JobSpec &job)
{
    return std::min(std::chrono::seconds(job.candidateSeconds), kLongestLoad);
}

Status loadLate(Learner &learner, const CallContext &patience, const std::function<bool(const Error &)> &waits)
{
    Backoff pauses(kFirstLoadPause, kLastLoadPause);
    for (;;) {
        const bool last = patience.deadline.expired();
        const Status loaded = learner.load();
        if (loaded || last || !learner.mayPass(loaded.error()))
            return loaded;
        const auto next = patience.deadline.remaining(pauses.next());
        const Status ended = pollUntil(Backoff(kLoadPoll), {Deadline::after(next), patience.stop},
                                       [&]() -> Result<bool> { return !waits(loaded.error()); });
        if (ended) // the run is over
            return loaded;
        if (ended.error().code == ErrorCode::Cancelled)
            return ended;
    }
}

} // namespace trainyard::worker
