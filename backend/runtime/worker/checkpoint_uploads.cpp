#include "backend/runtime/worker/checkpoint_uploads.h"

#include <iterator>
#include <utility>

namespace trainyard::worker {

CheckpointUploads::CheckpointUploads(std::stop_token stop)
    : m_stop(std::move(stop))
    , m_thread([this](std::stop_token ending) { work(std::move(ending)); })
{
}

CheckpointUploads::~CheckpointUploads()
{
    m_thread.request_stop();
    m_thread.join(); // before the members that it uses
}

void CheckpointUploads::add(Send send, Report report)
{
    const std::lock_guard lock(m_mutex);
    m_waiting.emplace(++m_added, Upload{std::move(send), std::move(report)});
    m_changed.notify_all();
}

void CheckpointUploads::hurry()
{
    const std::lock_guard lock(m_mutex);
    if (m_sending != 0 && m_sending != m_added)
        m_interrupt.request_stop();
}

void CheckpointUploads::finish(Deadline most)
{
    std::unique_lock lock(m_mutex);
    const auto allSent = [this] { return m_waiting.empty() && m_sending == 0; };
    if (m_changed.wait_until(lock, m_stop, most.at(), allSent) || m_stop.stop_requested())
        return;
    m_thread.request_stop();
    m_interrupt.request_stop();
}

void CheckpointUploads::work(std::stop_token ending)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, ending, [this] { return !m_waiting.empty(); }) && !ending.stop_requested()) {
        auto newest = m_waiting.extract(std::prev(m_waiting.end()));
        m_sending = newest.key();
        m_interrupt = std::stop_source();
        const std::stop_token interrupted = m_interrupt.get_token();
        lock.unlock();
        const bool done = sendOne(newest.mapped(), interrupted);
        lock.lock();
        if (!done)
            m_waiting.insert(std::move(newest));
        m_sending = 0;
        m_changed.notify_all();
    }
}

/// \return false: it was interrupted for a newer one
bool CheckpointUploads::sendOne(const Upload &upload, std::stop_token interrupted)
{
    std::stop_source ends;
    const auto end = [&ends] { ends.request_stop(); };
    const std::stop_callback onStop(m_stop, end);
    const std::stop_callback onInterruption(interrupted, end);
    const auto sent = upload.send(ends.get_token());
    if (!sent && sent.error().code == ErrorCode::Cancelled)
        return m_stop.stop_requested() || !interrupted.stop_requested();
    upload.report(sent);
    return true;
}

} // namespace trainyard::worker
