#include "backend/runtime/worker/checkpoint_uploads.h"

#include <iterator>
#include <utility>

namespace trainyard::worker {

CheckpointUploads::CheckpointUploads(std::stop_token stop, std::chrono::milliseconds again)
    : m_stop(std::move(stop))
    , m_again(again)
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
    const bool sent = m_changed.wait_until(lock, m_stop, most.at(), allSent);
    m_finishing = false;
    if (sent || m_stop.stop_requested())
        return;
    m_thread.request_stop();
    m_interrupt.request_stop();
}

/// Whether the newest is to be sent now: one that has failed holds back older ones, which would fail, too.
bool CheckpointUploads::isDue() const
{
    return !m_waiting.empty() && (m_finishing || !m_waiting.rbegin()->second.failed || Clock::now() >= m_repeatAt);
}

void CheckpointUploads::work(std::stop_token ending)
{
    std::unique_lock lock(m_mutex);
    while (!ending.stop_requested()) {
        if (!isDue()) {
            const auto until = m_waiting.empty() ? Clock::now() + std::chrono::hours(1) : m_repeatAt;
            m_changed.wait_until(lock, ending, until, [this] { return isDue(); });
            continue;
        }
        auto newest = m_waiting.extract(std::prev(m_waiting.end()));
        m_sending = newest.key();
        m_interrupt = std::stop_source();
        const std::stop_token interrupted = m_interrupt.get_token();
        const bool last = m_finishing;
        lock.unlock();
        const Outcome outcome = sendOne(newest.mapped(), interrupted);
        lock.lock();
        if (outcome == Outcome::Failed)
            m_repeatAt = Clock::now() + m_again;
        if (outcome == Outcome::Interrupted || (outcome == Outcome::Failed && !last))
            m_waiting.insert(std::move(newest));
        m_sending = 0;
        m_changed.notify_all();
    }
}

/// Interrupted: for a newer one.
CheckpointUploads::Outcome CheckpointUploads::sendOne(Upload &upload, std::stop_token interrupted)
{
    std::stop_source ends;
    const auto end = [&ends] { ends.request_stop(); };
    const std::stop_callback onStop(m_stop, end);
    const std::stop_callback onInterruption(interrupted, end);
    const auto sent = upload.send(ends.get_token());
    if (!sent && sent.error().code == ErrorCode::Cancelled)
        return m_stop.stop_requested() || !interrupted.stop_requested() ? Outcome::Done : Outcome::Interrupted;
    if (sent || !upload.failed)
        upload.report(sent);
    upload.failed = !sent;
    return sent ? Outcome::Done : Outcome::Failed;
}

} // namespace trainyard::worker
