#include "backend/runtime/ps/control_link.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/protocol/agent.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

ControlLink::ControlLink(std::unique_ptr<Connection> scheduler, const JobSecret &secret, milliseconds heartbeat,
                         milliseconds silence)
    : m_loop(*this, secret, heartbeat)
    , m_silence(silence)
    , m_heard(std::chrono::steady_clock::now())
    , m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    m_connection = &m_loop.add(std::move(scheduler));
    m_thread = std::thread([this] {
        if (auto status = m_loop.run(); !status)
            end({false, status, true});
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
    });
}

ControlLink::~ControlLink()
{
    m_loop.stop();
    m_thread.join();
}

void ControlLink::send(const protocol::ControlMessage &message)
{
    m_loop.post([this, message] {
        if (!m_connection)
            return;
        m_connection->send(message);
        m_loop.flush(*m_connection);
    });
}

Result<protocol::ControlMessage> ControlLink::next(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [&] { return !m_messages.empty() || m_ending; });
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "worker", "stop was requested");
    if (!m_messages.empty()) {
        protocol::ControlMessage message = std::move(m_messages.front());
        m_messages.pop_front();
        return message;
    }
    return fail(m_ending->outcome ? Error{ErrorCode::Cancelled, "scheduler", "the run is over"}
                                  : m_ending->outcome.error());
}

std::optional<ControlLink::Ending> ControlLink::ending() const
{
    const std::lock_guard lock(m_mutex);
    return m_ending;
}

std::optional<ControlLink::Ending> ControlLink::endingWithin(milliseconds patience) const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, patience, [&] { return m_ending.has_value(); });
    return m_ending;
}

void ControlLink::end(Ending ending)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_ending)
            return;
        m_ending = std::move(ending);
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
    if (!m_ending && ::read(m_wake.get(), &ignored, sizeof ignored) < 0)
        return {};
    return std::exchange(m_placement, std::nullopt);
}

Result<std::span<std::byte>> ControlLink::bufferFor(Connection &c, const FrameHeader &)
{
    return fail(ErrorCode::CorruptData, c.peer(), "sent data on the control connection");
}

Status ControlLink::onFrame(Connection &, const FrameHeader &header, std::span<const std::byte> payload)
{
    m_heard = std::chrono::steady_clock::now();
    if (header.type != FrameType::Control)
        return {};
    auto message = protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()});
    if (!message)
        return fail(message.error());
    if (const auto *over = std::get_if<protocol::End>(&*message)) {
        end({true,
             over->code.empty() ? Status() : fail(protocol::errorCodeFromName(over->code), over->source, over->detail),
             over->run});
        return {};
    }
    if (const auto *lost = std::get_if<protocol::MemberLost>(&*message)) {
        spdlog::info("worker {} died ({}), {} workers remain", lost->rank, lost->cause, lost->workers);
        return {};
    }
    if (const auto *placement = std::get_if<protocol::Placement>(&*message)) {
        const std::lock_guard lock(m_mutex);
        m_placement = *placement;
        wake();
        return {};
    }
    {
        const std::lock_guard lock(m_mutex);
        m_messages.push_back(std::move(*message));
    }
    m_changed.notify_all();
    return {};
}

void ControlLink::onClosed(Connection &c, const Error &error)
{
    m_connection = nullptr;
    end({false, fail(ErrorCode::PeerLost, c.peer(), "the scheduler is gone: " + error.detail), true});
}

void ControlLink::onTick()
{
    if (!m_connection)
        return;
    const auto silent = std::chrono::steady_clock::now() - m_heard;
    if (silent > m_silence)
        end({false,
             fail(ErrorCode::PeerLost, m_connection->peer(),
                  fmt::format("the scheduler has been silent for {:.1f} s",
                              std::chrono::duration<double>(silent).count())),
             true});
    m_connection->send(FrameHeader{.type = FrameType::Heartbeat}, {});
    m_loop.flush(*m_connection);
}

} // namespace trainyard::ps
