#include "backend/runtime/worker/checkpoint_uploads.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace trainyard::worker {

CheckpointUploads::CheckpointUploads(std::stop_token stop, std::chrono::milliseconds firstPause)
    : m_stop(std::move(stop))
    , m_firstPause(firstPause)
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
    m_finishing = true;
    m_changed.notify_all();
    const auto allSent = [this] { return m_waiting.empty() && m_sending == 0; };
    const bool done = m_changed.wait_until(lock, m_stop, most.at(), allSent);
    m_finishing = false;
    if (done || m_stop.stop_requested())
        return;
    m_thread.request_stop();
    m_interrupt.request_stop();
}

/// The newest one that is due; the end without any.
CheckpointUploads::Waiting::iterator CheckpointUploads::next(Clock::time_point now)
{
    for (auto at = m_waiting.end(); at != m_waiting.begin();) {
        if (--at; m_finishing || at->second.notBefore <= now)
            return at;
    }
    return m_waiting.end();
}

void CheckpointUploads::work(std::stop_token ending)
{
    std::unique_lock lock(m_mutex);
    const auto isDue = [this] { return next(Clock::now()) != m_waiting.end(); };
    while (!ending.stop_requested()) {
        const auto at = next(Clock::now());
        if (at == m_waiting.end()) {
            auto until = Clock::now() + kLongestPause;
            for (const auto &[number, upload] : m_waiting)
                until = std::min(until, upload.notBefore);
            (void)m_changed.wait_until(lock, ending, until, isDue);
            continue;
        }
        auto one = m_waiting.extract(at);
        m_sending = one.key();
        const bool last = m_finishing;
        m_interrupt = std::stop_source();
        const std::stop_token interrupted = m_interrupt.get_token();
        lock.unlock();
        const End end = sendOne(one.mapped(), interrupted);
        lock.lock();
        if (end == End::Interrupted) {
            m_waiting.insert(std::move(one));
        } else if (end == End::Failed && !last) {
            tryLater(std::move(one));
        } else if (end == End::Failed) { // nor would those that have failed before
            std::erase_if(m_waiting, [](const auto &waiting) { return waiting.second.pause.count() > 0; });
        } else if (end == End::Sent) { // the bucket can be reached
            for (auto &[number, upload] : m_waiting)
                upload.notBefore = {};
        }
        m_sending = 0;
        m_changed.notify_all();
    }
}

void CheckpointUploads::tryLater(Waiting::node_type one)
{
    Upload &upload = one.mapped();
    upload.pause = upload.pause.count() == 0 ? m_firstPause : std::min(2 * upload.pause, kLongestPause);
    upload.notBefore = Clock::now() + upload.pause;
    m_waiting.insert(std::move(one));
}

CheckpointUploads::End CheckpointUploads::sendOne(const Upload &upload, std::stop_token interrupted)
{
    std::stop_source ends;
    const auto end = [&ends] { ends.request_stop(); };
    const std::stop_callback onStop(m_stop, end);
    const std::stop_callback onInterruption(interrupted, end);
    const auto sent = upload.send(ends.get_token());
    if (!sent && sent.error().code == ErrorCode::Cancelled)
        return m_stop.stop_requested() || !interrupted.stop_requested() ? End::Dropped : End::Interrupted;
    if (sent || upload.pause.count() == 0)
        upload.report(sent);
    return sent ? End::Sent : End::Failed;
}

} // namespace trainyard::worker
