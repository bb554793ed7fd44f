#include "backend/runtime/ps/control_link.h"

#include <algorithm>

#include <sys/eventfd.h>
#include <unistd.h>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/protocol/agent.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

ControlLink::ControlLink(std::unique_ptr<Connection> scheduler, protocol::Hello hello, Reconnector reconnector,
                         const JobSecret &secret, Options options)
    : m_options(options)
    , m_loop(*this, secret, options.heartbeat)
    , m_heard(std::chrono::steady_clock::now())
    , m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    , m_hello(std::move(hello))
    , m_reconnector(std::move(reconnector))
{
    m_connection = &m_loop.add(std::move(scheduler));
    m_thread = std::thread([this] {
        sayHelloAgain();
        if (auto status = m_loop.run(); !status)
            end({false, status, true});
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
    });
}

ControlLink::~ControlLink()
{
    m_reconnector.stop();
    m_loop.stop();
    m_thread.join();
}

void ControlLink::sendNow(const protocol::ControlMessage &message)
{
    if (!m_connection)
        return;
    m_connection->send(message);
    m_loop.flush(*m_connection);
}

void ControlLink::tell(const protocol::ControlMessage &message)
{
    m_loop.post([this, message] { sendNow(message); });
}

template <class Known, class Message>
void ControlLink::keepAndTell(Known &known, const Message &message)
{
    {
        const std::lock_guard lock(m_mutex);
        known = message;
    }
    tell(message);
}

void ControlLink::ready(const protocol::Ready &ready)
{
    keepAndTell(m_ready, ready);
}

void ControlLink::partDone(const protocol::PartDone &part)
{
    keepAndTell(m_part, part);
}

void ControlLink::epochDone(const protocol::EpochDone &done)
{
    keepAndTell(m_epochDone, done);
}

void ControlLink::leave(bool soon)
{
    keepAndTell(m_leave, protocol::Leave{-1, "", soon});
}

void ControlLink::failed(const protocol::Failed &failed)
{
    keepAndTell(m_failed, failed);
}

Result<protocol::Accepted> ControlLink::accepted(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [&] { return m_accepted || m_ending; });
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "worker", "stop was requested");
    if (m_accepted)
        return *m_accepted;
    return fail(m_ending->outcome ? Error{ErrorCode::Cancelled, "scheduler", "the run is over"}
                                  : m_ending->outcome.error());
}

Result<Task> ControlLink::task(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [&] { return !m_tasks.empty() || m_ending; });
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "worker", "stop was requested");
    if (m_ending)
        return m_ending->outcome ? Result<Task>(Over{}) : fail(m_ending->outcome.error());
    // Not a Task: GCC 14 takes the move of one into the result for the read of an uninitialised value.
    Result<Task> task = std::move(m_tasks.front());
    m_tasks.pop_front();
    return task;
}

Result<bool> ControlLink::mayStep(std::int64_t round, std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [&] { return !m_holding || m_ending; });
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "worker", "stop was requested");
    if (m_ending)
        return fail(m_ending->outcome ? Error{ErrorCode::Cancelled, "scheduler", "the run is over"}
                                      : m_ending->outcome.error());
    if (m_cut && round >= *m_cut)
        return false;
    m_next = round + 1;
    return true;
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

void ControlLink::onView(const protocol::View &view)
{
    {
        const std::lock_guard lock(m_mutex);
        m_proposed = view;
        m_hello.acked = view.view;
    }
    sendNow(protocol::ViewAck{view.view});
}

void ControlLink::onGo(const protocol::Go &go)
{
    const std::lock_guard lock(m_mutex);
    if (!m_proposed || go.view != m_proposed->view || go.view == m_hello.view)
        return; // of a view that came to nothing, or said again
    m_hello.view = go.view;
    m_next = m_proposed->step;
    m_holding = false;
    m_cut.reset();
    m_part.reset();
    m_epochDone.reset();
    m_tasks.emplace_back(Membership{m_proposed->view, m_accepted ? m_accepted->rank : -1, m_proposed->index,
                                    int(m_proposed->members.size()), m_proposed->epoch, m_proposed->step,
                                    m_proposed->deal, m_proposed->fresh, m_proposed->rate});
    m_changed.notify_all();
}

void ControlLink::onHold(const protocol::Hold &hold)
{
    protocol::Held held{hold.view, 0};
    {
        const std::lock_guard lock(m_mutex);
        if (hold.view != m_hello.view)
            return;
        m_holding = !m_cut; // told before where to stop: that holds, even if it was by an earlier scheduler
        held.step = m_cut ? std::max(*m_cut, m_next) : m_next;
    }
    sendNow(held);
}

Result<std::span<std::byte>> ControlLink::bufferFor(Connection &c, const FrameHeader &)
{
    return fail(ErrorCode::CorruptData, c.peer(), "sent data on the control connection");
}

Status ControlLink::onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload)
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
    } else if (const auto *lost = std::get_if<protocol::MemberLost>(&*message)) {
        spdlog::info("worker {} died ({}), {} workers remain", lost->rank, lost->cause, lost->workers);
    } else if (const auto *accepted = std::get_if<protocol::Accepted>(&*message)) {
        const std::lock_guard lock(m_mutex);
        m_hello.rank = accepted->rank;
        m_hello.again = true;
        m_accepted = *accepted;
        m_changed.notify_all();
    } else if (const auto *view = std::get_if<protocol::View>(&*message)) {
        if (!isSound(view->deal) || view->deal.parts != int(view->members.size()) || view->index < 0 ||
            view->index >= view->deal.parts || !isSound(view->rate))
            return fail(ErrorCode::CorruptData, c.peer(), "sent a view that makes no sense");
        onView(*view);
    } else if (const auto *go = std::get_if<protocol::Go>(&*message)) {
        onGo(*go);
    } else if (const auto *hold = std::get_if<protocol::Hold>(&*message)) {
        onHold(*hold);
    } else if (const auto *cut = std::get_if<protocol::Cut>(&*message)) {
        const std::lock_guard lock(m_mutex);
        if (cut->view == m_hello.view) {
            m_cut = cut->step;
            m_holding = false;
            m_changed.notify_all();
        }
    } else if (const auto *placement = std::get_if<protocol::Placement>(&*message)) {
        const std::lock_guard lock(m_mutex);
        m_placement = *placement;
        wake();
    } else if (const auto *what = std::get_if<protocol::Validate>(&*message)) {
        const std::lock_guard lock(m_mutex);
        m_tasks.emplace_back(Validation{what->epoch, std::max(1, what->parts), std::max(0, what->index)});
        m_changed.notify_all();
    }
    return {};
}

void ControlLink::sayHelloAgain()
{
    std::vector<protocol::ControlMessage> words;
    {
        const std::lock_guard lock(m_mutex);
        words.emplace_back(m_hello);
        if (m_ready)
            words.emplace_back(*m_ready);
        if (m_hello.acked > m_hello.view)
            words.emplace_back(protocol::ViewAck{m_hello.acked});
        if (m_holding)
            words.emplace_back(protocol::Held{m_hello.view, m_next});
        if (m_part)
            words.emplace_back(*m_part);
        if (m_epochDone)
            words.emplace_back(*m_epochDone);
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
    if (ending())
        return;
    spdlog::warn("lost the scheduler ({}), tries to find it again", why.detail);
    m_reconnector.start(m_options.patience, [this, why](Result<std::unique_ptr<Connection>> found) {
        auto shared = std::make_shared<Result<std::unique_ptr<Connection>>>(std::move(found));
        m_loop.post([this, why, shared] {
            if (!*shared)
                return end({false,
                            fail(ErrorCode::PeerLost, why.source,
                                 fmt::format("the scheduler is gone: {}; looking for it again: {}", why.detail,
                                             shared->error().detail)),
                            true});
            m_heard = std::chrono::steady_clock::now();
            m_connection = &m_loop.add(std::move(**shared));
            spdlog::info("found the scheduler again");
            sayHelloAgain();
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
    const auto silent = std::chrono::steady_clock::now() - m_heard;
    if (silent > m_options.silence) {
        const Error why{ErrorCode::PeerLost, m_connection->peer(),
                        fmt::format("silent for {:.1f} s", std::chrono::duration<double>(silent).count())};
        m_loop.closeAfterWriting(*m_connection);
        return reconnect(why);
    }
    m_connection->send(FrameHeader{.type = FrameType::Heartbeat}, {});
    m_loop.flush(*m_connection);
}

} // namespace trainyard::ps
