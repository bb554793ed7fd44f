#include "backend/runtime/worker/checkpoint_saver.h"

#include <utility>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/runtime/ps/worker/control_link.h"

namespace trainyard::worker {

CheckpointSaver::CheckpointSaver(Learner &learner, std::stop_token stop)
    : m_learner(learner)
    , m_stop(std::move(stop))
    , m_uploads(m_stop)
{
}

CheckpointSaver::~CheckpointSaver()
{
    waitForFile();
}

void CheckpointSaver::setKv(ps::KvWorker *kv)
{
    const std::lock_guard lock(m_mutex);
    m_kv = kv;
}

Status CheckpointSaver::save(TrainingPosition point)
{
    waitForFile();
    m_savedAt = Clock::now();
    TY_ASSIGN(auto optimizer, m_kv->optimizerState());
    point.optimizer = std::move(optimizer);
    const protocol::CheckpointSaved at{.epoch = point.epochs, .step = point.step};
    m_file = std::async(std::launch::async, [this, at, task = m_learner.checkpoint(std::move(point))] {
        const auto path = task.write(m_stop);
        if (path)
            spdlog::info("Saved checkpoint to \"{}\"", *path);
        else if (path.error().code == ErrorCode::Cancelled)
            spdlog::info("no checkpoint of epoch {}: stopped", at.epoch);
        report(at, path, path && task.upload);
        if (path && task.upload)
            m_uploads.add(task.upload, [this, at](const Result<std::string> &address) {
                if (!address || !address->empty()) // otherwise newer ones have replaced it
                    report(at, address, false);
            });
    });
    return {};
}

bool CheckpointSaver::repeat(int epochs, std::int64_t step)
{
    const std::lock_guard lock(m_mutex);
    const bool same = m_last.epoch == epochs && m_last.step == step;
    if (same)
        m_kv->control().saved(m_last);
    return same;
}

bool CheckpointSaver::isWriting() const
{
    return m_file.valid() && m_file.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

double CheckpointSaver::secondsSinceSave() const
{
    return std::chrono::duration<double>(Clock::now() - m_savedAt).count();
}

std::int64_t CheckpointSaver::lastStep()
{
    const std::lock_guard lock(m_mutex);
    return m_last.step;
}

void CheckpointSaver::waitForFile()
{
    if (m_file.valid())
        m_file.get();
}

/// In any thread: an upload may end while the worker trains, or looks for the scheduler.
/// \param at       without path and problem
/// \param uploads  to a bucket follows
void CheckpointSaver::report(protocol::CheckpointSaved at, const Result<std::string> &path, bool uploads)
{
    const std::lock_guard lock(m_mutex);
    at.uploads = uploads;
    if (path) {
        at.path = *path;
    } else {
        at.problem = fmt::format("{}: {}", path.error().source, path.error().detail);
        if (path.error().code != ErrorCode::Cancelled)
            spdlog::error("no checkpoint of epoch {}: {}", at.epoch, at.problem);
    }
    const bool ofLast = m_last.epoch == at.epoch && m_last.step == at.step;
    if (path && (ofLast || m_last.step <= at.step))
        m_last = at;
    else if (!path && ofLast)
        m_last = {.epoch = -1}; // it is saved once more if the scheduler requests it
    if (m_kv)
        m_kv->control().saved(at);
}

} // namespace trainyard::worker
