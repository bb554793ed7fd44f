#include "backend/runtime/tasks/task_link.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/protocol/agent.h"

namespace trainyard::tasks {

using protocol::FrameHeader;
using protocol::FrameType;

TaskLink::TaskLink(std::unique_ptr<ps::Connection> coordinator, protocol::TaskMember self, ps::Reconnector reconnector,
                   const ps::JobSecret &secret, Options options)
    : m_options(std::move(options))
    , m_loop(*this, secret, m_options.heartbeat)
    , m_lastReceived(std::chrono::steady_clock::now())
    , m_reconnector(std::move(reconnector))
{
    m_join.self = std::move(self);
    m_connection = &m_loop.add(std::move(coordinator));
    m_thread = std::thread([this] {
        resendState();
        if (auto status = m_loop.run(); !status)
            end({.outcome = status});
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
    });
}

TaskLink::~TaskLink()
{
    m_loop.stop();
    m_thread.join(); // first: the loop starts the reconnector
    m_reconnector.stop();
    if (m_dropped > 0)
        spdlog::warn("{} groups of values were dropped, because the coordinator was away for too long", m_dropped);
}

void TaskLink::sendNow(const protocol::ControlMessage &message)
{
    if (!m_connection)
        return;
    m_connection->send(message);
    m_loop.flush(*m_connection);
}

void TaskLink::send(const protocol::ControlMessage &message)
{
    m_loop.post([this, message] { sendNow(message); });
}

void TaskLink::ready(const protocol::TaskReady &ready)
{
    {
        const std::lock_guard lock(m_mutex);
        m_ready = ready;
    }
    send(ready);
}

void TaskLink::started(const protocol::TaskStarted &started)
{
    {
        const std::lock_guard lock(m_mutex);
        m_started = started;
        m_ended.reset();
        m_join.pid = started.pid;
        m_join.status = -1;
    }
    send(started);
}

void TaskLink::ended(const protocol::TaskEnded &ended)
{
    {
        const std::lock_guard lock(m_mutex);
        m_ended = ended;
        m_join.pid = 0;
        m_join.status = ended.status;
    }
    send(ended);
}

void TaskLink::leave(bool preempted)
{
    const protocol::Leave leave{-1, "", preempted};
    {
        const std::lock_guard lock(m_mutex);
        m_leave = leave;
    }
    send(leave);
}

void TaskLink::values(std::vector<protocol::TaskValue> values)
{
    constexpr std::size_t kMostValues = 512;
    for (std::size_t begin = 0; begin < values.size(); begin += kMostValues) {
        protocol::TaskValues message;
        const std::size_t end = std::min(values.size(), begin + kMostValues);
        message.values.assign(std::make_move_iterator(values.begin() + long(begin)),
                              std::make_move_iterator(values.begin() + long(end)));
        {
            const std::lock_guard lock(m_mutex);
            message.number = ++m_number;
            m_values.push_back(message);
            if (m_values.size() > kMostWaiting) {
                m_values.pop_front();
                ++m_dropped;
            }
        }
        send(message);
    }
}

TaskLink::Orders TaskLink::take()
{
    const std::lock_guard lock(m_mutex);
    Orders orders;
    orders.view = std::exchange(m_orders.view, std::nullopt);
    orders.stop = std::exchange(m_orders.stop, std::nullopt);
    orders.end = m_orders.end;
    return orders;
}

void TaskLink::wait(std::chrono::milliseconds longest)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, longest, [this] { return m_orders.any(); });
}

bool TaskLink::connected() const
{
    const std::lock_guard lock(m_mutex);
    return m_connected;
}

void TaskLink::end(Termination termination)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_orders.end)
            return;
        m_orders.end = std::move(termination);
    }
    m_changed.notify_all();
    if (m_options.onEnd)
        m_options.onEnd();
}

Result<std::span<std::byte>> TaskLink::bufferFor(ps::Connection &c, const FrameHeader &)
{
    return fail(ErrorCode::CorruptData, c.peer(), "sent data on the control connection");
}

Status TaskLink::onFrame(ps::Connection &, const FrameHeader &header, std::span<const std::byte> payload)
{
    m_lastReceived = std::chrono::steady_clock::now();
    if (header.type != FrameType::Control)
        return {};
    TY_ASSIGN(auto message,
              protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()}));
    if (const auto *over = std::get_if<protocol::End>(&message)) {
        end({true, over->run,
             over->code.empty() ? Status()
                                : fail(protocol::errorCodeFromString(over->code), over->source, over->detail)});
        return {};
    }
    const std::lock_guard lock(m_mutex);
    if (const auto *accepted = std::get_if<protocol::JoinAccepted>(&message)) {
        m_join.again = true;
        if (accepted->rank >= 0)
            m_join.self.rank = accepted->rank;
    } else if (const auto *stored = std::get_if<protocol::TaskValuesStored>(&message)) {
        while (!m_values.empty() && m_values.front().number <= stored->number)
            m_values.pop_front();
    } else if (auto *view = std::get_if<protocol::TaskView>(&message)) {
        if (view->view <= m_join.view) // sent again, and received in both connections
            return {};
        m_join.view = view->view;
        m_ready.reset(); // it is a member: nothing to repeat
        if (view->start)
            m_orders.stop.reset(); // of the process before it
        if (m_orders.view)
            view->start = view->start || m_orders.view->start;
        m_orders.view = std::move(*view);
        m_changed.notify_all();
    } else if (const auto *stop = std::get_if<protocol::TaskStop>(&message)) {
        m_orders.stop = *stop;
        m_changed.notify_all();
    }
    return {};
}

void TaskLink::resendState()
{
    std::vector<protocol::ControlMessage> words;
    {
        const std::lock_guard lock(m_mutex);
        words.emplace_back(m_join);
        if (m_ready)
            words.emplace_back(*m_ready);
        if (m_started)
            words.emplace_back(*m_started);
        if (m_ended)
            words.emplace_back(*m_ended);
        if (m_leave)
            words.emplace_back(*m_leave);
        for (const protocol::TaskValues &values : m_values)
            words.emplace_back(values);
    }
    for (const auto &word : words)
        sendNow(word);
}

void TaskLink::reconnect(const Error &why)
{
    m_connection = nullptr;
    {
        const std::lock_guard lock(m_mutex);
        m_connected = false;
        if (m_orders.end)
            return;
    }
    spdlog::warn("lost the coordinator ({}), tries to find it again", why.detail);
    m_reconnector.start(m_options.patience, [this, why](Result<std::unique_ptr<ps::Connection>> found) {
        auto shared = std::make_shared<Result<std::unique_ptr<ps::Connection>>>(std::move(found));
        m_loop.post([this, why, shared] {
            if (!*shared)
                return end({.outcome = fail(ErrorCode::PeerLost, why.source,
                                            fmt::format("the coordinator is gone: {}; looking for it again: {}",
                                                        why.detail, shared->error().detail))});
            m_lastReceived = std::chrono::steady_clock::now();
            m_connection = &m_loop.add(std::move(**shared));
            {
                const std::lock_guard lock(m_mutex);
                m_connected = true;
            }
            spdlog::info("found the coordinator again");
            resendState();
        });
    });
}

void TaskLink::onClosed(ps::Connection &, const Error &error)
{
    reconnect(error);
}

void TaskLink::onTick()
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

} // namespace trainyard::tasks
