#pragma once

#include <chrono>
#include <cstdint>
#include <future>
#include <mutex>
#include <stop_token>
#include <string>

#include "backend/core/result.h"
#include "backend/protocol/control/control_progress.h"
#include "backend/runtime/ps/worker/kv.h"
#include "backend/runtime/worker/checkpoint_uploads.h"
#include "backend/runtime/worker/learner.h"

namespace trainyard::worker {

/// Writes the checkpoints of a worker in the background, one at a time; the upload of each follows, beside the training.
/// Reports both to the scheduler. For the thread of the worker.
class CheckpointSaver {
public:
    /// \param stop  ends what is being written or sent
    CheckpointSaver(Learner &learner, std::stop_token stop);
    ~CheckpointSaver();
    CheckpointSaver(const CheckpointSaver &) = delete;
    CheckpointSaver &operator=(const CheckpointSaver &) = delete;

    /// \param kv  the connection for reports, and for the state of the optimizer; null: none. It is used until another
    ///            one is set.
    void setKv(ps::KvWorker *kv);
    /// Copies weights and optimizer state. A full disk costs the checkpoint, not the run.
    Status save(TrainingPosition point);
    /// Reports again the last checkpoint, which the scheduler may have lost.
    /// \return false: it is of another position
    bool repeat(int epochs, std::int64_t step);

    /// Whether the disk is still busy with the last one.
    bool isWriting() const;
    double secondsSinceSave() const;
    std::int64_t lastStep(); ///< of the last checkpoint
    void waitForFile();
    void hurry() { m_uploads.hurry(); }
    void finishUploads(Deadline most = Deadline::never()) { m_uploads.finish(most); }

private:
    using Clock = std::chrono::steady_clock;
    void report(protocol::CheckpointSaved at, const Result<std::string> &path, bool uploads);

    Learner &m_learner;
    const std::stop_token m_stop;
    Clock::time_point m_savedAt = Clock::now();
    std::mutex m_mutex; ///< of the next two, for reports in other threads
    ps::KvWorker *m_kv = nullptr;
    protocol::CheckpointSaved m_last{.epoch = -1};
    std::future<void> m_file;    ///< of a checkpoint that is being written to the disk
    CheckpointUploads m_uploads; ///< last: its thread reports to this object
};

} // namespace trainyard::worker
