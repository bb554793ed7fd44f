#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::worker {

/// Uploads of checkpoints, one at a time and the newest first, in a thread of its own: training never waits for them.
/// One that fails, as without valid keys or a network, is repeated until finish(). Thread-safe.
class CheckpointUploads {
public:
    /// \param stop  ends the upload that is under way, and drops those that wait
    /// \param again  after a failure
    explicit CheckpointUploads(std::stop_token stop, std::chrono::milliseconds again = std::chrono::minutes(1));
    /// Drops those that wait, and waits for the one that is under way.
    ~CheckpointUploads();
    CheckpointUploads(const CheckpointUploads &) = delete;
    CheckpointUploads &operator=(const CheckpointUploads &) = delete;

    using Send = std::function<Result<std::string>(std::stop_token)>;
    using Report = std::function<void(const Result<std::string> &)>;
    /// Sends one more, newer than all before.
    /// \param report  called with its result, in the thread of this object, unless `stop` was requested: with its first
    ///                failure, and when it succeeds
    void add(Send send, Report report);
    /// The newest cannot wait: if an older one is under way, that one begins again later.
    void hurry();
    /// Waits until all are sent or have failed, also once more where they have failed before.
    /// \param most  the rest is dropped then, and the one that is under way is ended
    void finish(Deadline most = Deadline::never());

private:
    using Clock = std::chrono::steady_clock;
    struct Upload {
        Send send;
        Report report;
        bool failed = false;
    };
    enum class Outcome { Done, Interrupted, Failed };
    void work(std::stop_token ending);
    bool isDue() const;
    Outcome sendOne(Upload &, std::stop_token interrupted);

    const std::stop_token m_stop;
    const std::chrono::milliseconds m_again;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<int, Upload> m_waiting; ///< by age
    int m_added = 0;
    int m_sending = 0;            ///< number of the one that is under way; 0: none
    bool m_finishing = false;     ///< none is repeated any more
    Clock::time_point m_repeatAt; ///< one that has failed
    std::stop_source m_interrupt; ///< of that one
    std::jthread m_thread;        ///< last: it uses the members above
};

} // namespace trainyard::worker
