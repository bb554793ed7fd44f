#include "backend/runtime/ps/worker/control_link.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <sys/eventfd.h>
#include <unistd.h>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/protocol/agent.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using std::chrono::milliseconds;

ControlLink::ControlLink(std::unique_ptr<Connection> scheduler, protocol::JoinRequest joinRequest,
                         Reconnector reconnector, const JobSecret &secret, Options options)
    : m_options(options)
    , m_loop(*this, secret, options.heartbeat)
    , m_lastReceived(std::chrono::steady_clock::now())
    , m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    , m_joinRequest(std::move(joinRequest))
    , m_reconnector(std::move(reconnector))
{
    m_connection = &m_loop.add(std::move(scheduler));
    m_thread = std::thread([this] {
        resendState();
        if (auto status = m_loop.run(); !status)
            end({.outcome = status});
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
    });
}

ControlLink::~ControlLink()
{
    m_loop.stop();
    m_thread.join(); // first: the loop starts the reconnector
    m_reconnector.stop();
}

void ControlLink::sendNow(const protocol::ControlMessage &message)
{
    if (!m_connection)
        return;
    m_connection->send(message);
    m_loop.flush(*m_connection);
}

void ControlLink::send(const protocol::ControlMessage &message)
{
    m_loop.post([this, message] { sendNow(message); });
}

template <class Known, class Message>
void ControlLink::storeAndSend(Known &known, const Message &message)
{
    {
        const std::lock_guard lock(m_mutex);
        known = message;
    }
    send(message);
}

void ControlLink::announceReady(const protocol::Ready &ready)
{
    storeAndSend(m_ready, ready);
}

void ControlLink::arenaSize(const protocol::ArenaSize &size)
{
    storeAndSend(m_arenaSize, size);
}

void ControlLink::values(std::vector<protocol::TaskValue> values)
{
    protocol::TaskValues message;
    {
        const std::lock_guard lock(m_mutex);
        message = {++m_valuesSent, std::move(values)};
        m_values.push_back(message);
        if (m_values.size() > kMostUnstored)
            m_values.pop_front();
    }
    send(message);
}

bool ControlLink::endsBefore(std::int64_t round) const
{
    const std::lock_guard lock(m_mutex);
    return m_termination || (m_truncateStep && round >= *m_truncateStep);
}

int ControlLink::losses() const
{
    const std::lock_guard lock(m_mutex);
    return m_termination ? std::numeric_limits<int>::max() : m_losses;
}

void ControlLink::partitionDone(const protocol::PartitionDone &part)
{
    storeAndSend(m_partitionDone, part);
}

void ControlLink::epochDone(const protocol::EpochDone &done)
{
    storeAndSend(m_epochDone, done);
}

void ControlLink::dataWait(const protocol::DataWait &wait)
{
    storeAndSend(m_dataWait, wait);
}

void ControlLink::leave(bool preempted)
{
    storeAndSend(m_leave, protocol::Leave{-1, "", preempted});
}

void ControlLink::failed(const protocol::Failed &failed)
{
    storeAndSend(m_failed, failed);
}

void ControlLink::progress(const protocol::Progress &progress)
{
    m_loop.post([this, progress] {
        if (m_connection)
            return sendNow(progress);
        m_unsent.push_back(progress);
        if (m_unsent.size() > kMostUnstored)
            m_unsent.pop_front();
    });
}

void ControlLink::saved(const protocol::CheckpointSaved &saved)
{
    m_loop.post([this, saved] {
        if (saved.problem.empty() && (!m_saved || m_saved->step <= saved.step)) { // uploads of older ones may end later
            m_saved = saved;
            m_savedAt = std::chrono::steady_clock::now();
        }
        sendNow(saved);
    });
}

Result<protocol::JoinAccepted> ControlLink::accepted()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, m_options.stop, [&] { return m_accepted || m_termination; });
    if (m_options.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "worker", "stop was requested");
    if (m_accepted)
        return *m_accepted;
    return fail(m_termination->outcome ? Error{ErrorCode::Cancelled, "scheduler", "the run is over"}
                                       : m_termination->outcome.error());
}

Result<Task> ControlLink::task(const std::function<Status(int batch)> &onProposal)
{
    std::unique_lock lock(m_mutex);
    const auto isNew = [&] { return onProposal && m_proposalIsNew; };
    const auto isTask = [&] { return !m_tasks.empty() || m_termination; };
    while (m_changed.wait(lock, m_options.stop, [&] { return isTask() || isNew(); }) && !isTask()) {
        m_proposalIsNew = false;
        const int batch = m_proposed->partition.batch();
        lock.unlock();
        TY_TRY(onProposal(batch));
        lock.lock();
    }
    if (m_options.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "worker", "stop was requested");
    if (m_termination)
        return m_termination->outcome ? Result<Task>(RunOver{}) : fail(m_termination->outcome.error());
    // Not a Task: GCC 14 mistakes the move of a Task into the result for a read of an uninitialised value.
    Result<Task> task = std::move(m_tasks.front());
    m_tasks.pop_front();
    return task;
}

std::optional<CheckpointRequest> ControlLink::takeCheckpointRequest()
{
    const std::lock_guard lock(m_mutex);
    const auto at =
        std::ranges::find_if(m_tasks, [](const Task &task) { return std::holds_alternative<CheckpointRequest>(task); });
    if (at == m_tasks.end())
        return std::nullopt;
    std::optional<CheckpointRequest> request(std::move(std::get<CheckpointRequest>(*at)));
    m_tasks.erase(at);
    return request;
}

Result<bool> ControlLink::canContinue(std::int64_t round)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, m_options.stop, [&] { return !m_paused || m_termination; });
    if (m_options.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "worker", "stop was requested");
    if (m_termination)
        return fail(m_termination->outcome ? Error{ErrorCode::Cancelled, "scheduler", "the run is over"}
                                           : m_termination->outcome.error());
    if (m_truncateStep && round >= *m_truncateStep)
        return false;
    m_next = round + 1;
    return true;
}

std::optional<ControlLink::Termination> ControlLink::termination() const
{
    const std::lock_guard lock(m_mutex);
    return m_termination;
}

std::optional<ControlLink::Termination> ControlLink::terminationWithin(milliseconds patience) const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, m_options.stop, patience, [&] { return m_termination.has_value(); });
    return m_termination;
}

void ControlLink::end(Termination termination)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_termination)
            return;
        m_termination = std::move(termination);
    }
    m_changed.notify_all();
    wake();
}

void ControlLink::wake()
{
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto ignored = ::write(m_wake.get(), &one, sizeof one);
}

std::optional<protocol::Placement> ControlLink::takePlacement()
{
    const std::lock_guard lock(m_mutex);
    std::uint64_t ignored;
    if (!m_termination && ::read(m_wake.get(), &ignored, sizeof ignored) < 0)
        return {};
    return std::exchange(m_placement, std::nullopt);
}

void ControlLink::resendState()
{
    std::vector<protocol::ControlMessage> words;
    {
        const std::lock_guard lock(m_mutex);
        words.emplace_back(m_joinRequest);
        if (m_arenaSize)
            words.emplace_back(*m_arenaSize);
        if (m_ready)
            words.emplace_back(*m_ready);
        if (m_joinRequest.acked > m_joinRequest.view)
            words.emplace_back(protocol::ViewAck{m_joinRequest.acked});
        if (m_paused)
            words.emplace_back(protocol::Paused{m_joinRequest.view, m_next});
        words.insert(words.end(), m_values.begin(), m_values.end());
        words.insert(words.end(), m_unsent.begin(), m_unsent.end());
        m_unsent.clear();
        if (m_partitionDone)
            words.emplace_back(*m_partitionDone);
        if (m_saved) {
            words.emplace_back(*m_saved);
            m_savedAt = std::chrono::steady_clock::now();
        }
        if (m_epochDone)
            words.emplace_back(*m_epochDone);
        if (m_dataWait)
            words.emplace_back(*m_dataWait);
        if (m_leave)
            words.emplace_back(*m_leave);
        if (m_failed)
            words.emplace_back(*m_failed);
    }
    for (const auto &word : words)
        sendNow(word);
}

void ControlLink::reconnect(const Error &why)
{
    m_connection = nullptr;
    m_memberWaits = false; // the scheduler says it again
    if (m_saved && m_lastReceived - m_savedAt > m_options.silence)
        m_saved.reset(); // the connection was good for long after it: the scheduler has recorded it
    if (termination())
        return;
    spdlog::warn("lost the scheduler ({}), tries to find it again", why.detail);
    m_reconnector.start(m_options.patience, [this, why](Result<std::unique_ptr<Connection>> found) {
        auto shared = std::make_shared<Result<std::unique_ptr<Connection>>>(std::move(found));
        m_loop.post([this, why, shared] {
            if (!*shared)
                return end({.outcome = fail(ErrorCode::PeerLost, why.source,
                                            fmt::format("the scheduler is gone: {}; looking for it again: {}",
                                                        why.detail, shared->error().detail))});
            m_lastReceived = std::chrono::steady_clock::now();
            m_connection = &m_loop.add(std::move(**shared));
            spdlog::info("found the scheduler again");
            resendState();
        });
    });
}

void ControlLink::onClosed(Connection &, const Error &error)
{
    reconnect(error);
}

void ControlLink::onTick()
{
    if (!m_connection)
        return;
    const auto silent = std::chrono::steady_clock::now() - m_lastReceived;
    if (silent > m_options.silence) {
        const Error why{ErrorCode::PeerLost, m_connection->peer(),
                        fmt::format("silent for {:.1f} s", std::chrono::duration<double>(silent).count())};
        m_loop.closeAfterWriting(*m_connection);
        return reconnect(why);
    }
    m_connection->send(protocol::kHeartbeat, {});
    m_loop.flush(*m_connection);
}

} // namespace trainyard::ps
