#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::worker {

/// Uploads of checkpoints, one at a time and the newest first, in a thread of its own: training never waits for them.
/// One that fails is tried again, after pauses that double, and as soon as another one succeeds. Thread-safe.
class CheckpointUploads {
public:
    static constexpr std::chrono::milliseconds kFirstPause{30'000}, kLongestPause{600'000};
    /// \param stop        ends the upload that is under way, and drops those that wait
    /// \param firstPause  after the first failure of an upload
    explicit CheckpointUploads(std::stop_token stop, std::chrono::milliseconds firstPause = kFirstPause);
    /// Drops those that wait, and waits for the one that is under way.
    ~CheckpointUploads();
    CheckpointUploads(const CheckpointUploads &) = delete;
    CheckpointUploads &operator=(const CheckpointUploads &) = delete;

    using Send = std::function<Result<std::string>(std::stop_token)>;
    using Report = std::function<void(const Result<std::string> &)>;
    /// Sends one more, newer than all before.
    /// \param report  called with its first failure and with its success, in the thread of this object, unless `stop` was
    ///     requested
    void add(Send send, Report report);
    /// The newest cannot wait: if an older one is under way, that one begins again later.
    void hurry();
    /// Waits until all are sent or have failed; those that have failed before are tried once more, until
    /// one of them fails again.
    /// \param most  the rest is dropped then, and the one that is under way is ended
    void finish(Deadline most = Deadline::never());

private:
    using Clock = std::chrono::steady_clock;
    struct Upload {
        Send send;
        Report report;
        std::chrono::milliseconds pause{0}; ///< before the next try; 0: it has not failed
        Clock::time_point notBefore{};
    };
    enum class End { Sent, Failed, Interrupted, Dropped };
    using Waiting = std::map<int, Upload>;
    void work(std::stop_token ending);
    Waiting::iterator next(Clock::time_point now);
    End sendOne(const Upload &, std::stop_token interrupted);
    void tryLater(Waiting::node_type);

    const std::stop_token m_stop;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    const std::chrono::milliseconds m_firstPause;
    Waiting m_waiting; ///< by age
    int m_added = 0;
    bool m_finishing = false;     ///< the next try of each is its last
    int m_sending = 0;            ///< number of the one that is under way; 0: none
    std::stop_source m_interrupt; ///< of that one
    std::jthread m_thread;        ///< last: it uses the members above
};

} // namespace trainyard::worker
