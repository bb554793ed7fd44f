#include "backend/runtime/ps/transport/loop.h"
#include "backend/core/try.h"

#include <array>
#include <cerrno>
#include <optional>

#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

namespace trainyard::ps {

using protocol::FrameHeader;
using std::chrono::milliseconds;

namespace {

constexpr auto kProofTime = std::chrono::seconds(1); ///< from the challenge: four round trips of 250 ms
constexpr auto kCloseTime = std::chrono::seconds(5); ///< for a peer to read its last frames
constexpr int kAcceptsInARound = 64;                 ///< then proofs are read before further connections are accepted

} // namespace

struct Loop::Entry final : FrameSink {
    Loop &loop;
    std::unique_ptr<Connection> connection;
    std::optional<ServerHandshake> handshake;
    Deadline proofDeadline = Deadline::never();
    std::uint32_t watched = 0;
    std::function<void(std::unique_ptr<Connection>)> releaseTo;
    bool closing = false; ///< writes what is queued; nothing is read
    bool gone = false;    ///< removed by the next sweep()

    Entry(Loop &l, std::unique_ptr<Connection> c)
        : loop(l)
        , connection(std::move(c))
    {
    }
    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &header) override
    {
        if (closing)
            return fail(ErrorCode::Conflict, c.peer(), "still sends after it was let go");
        return loop.m_handler.bufferFor(c, header);
    }
    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        if (closing || gone)
            return {}; // was in transit when the connection was closed here
        if (c.authenticated)
            return loop.m_handler.onFrame(c, header, payload);
        if (!handshake)
            return fail(ErrorCode::Internal, c.peer(), "an unproven connection that we opened");
        TY_TRY(handshake->authenticate(c, header, payload));
        handshake.reset();
        loop.m_unauthenticated.remove(c.fd());
        proofDeadline = Deadline::never();
        loop.m_handler.onOpened(c);
        return {};
    }
};

Loop::Loop(LoopHandler &handler, JobSecret secret, milliseconds tick)
    : m_handler(handler)
    , m_secret(secret)
    , m_tick(tick)
    , m_epoll(::epoll_create1(EPOLL_CLOEXEC))
    , m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    epoll_event event{EPOLLIN, {.fd = m_wake.get()}};
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, m_wake.get(), &event);
}

Loop::~Loop() = default;

void Loop::listen(Listener listener, Acceptor acceptor)
{
    m_listener = std::move(listener);
    m_acceptor = acceptor;
    epoll_event event{EPOLLIN, {.fd = m_listener.fd.get()}};
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, m_listener.fd.get(), &event);
}

Connection &Loop::add(std::unique_ptr<Connection> connection)
{
    const int fd = connection->fd();
    auto &entry = m_entries[fd] = std::make_unique<Entry>(*this, std::move(connection));
    epoll_event event{EPOLLIN, {.fd = fd}};
    entry->watched = EPOLLIN;
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, fd, &event);
    Connection &added = *entry->connection;
    if (added.authenticated)
        m_handler.onOpened(added);
    if (added.readAhead()) {
        post([this, fd, &added] {
            if (const auto at = m_entries.find(fd);
                at != m_entries.end() && !at->second->gone && at->second->connection.get() == &added)
                serve(*at->second, EPOLLIN);
        });
    }
    return added;
}

void Loop::release(Connection &connection, std::function<void(std::unique_ptr<Connection>)> to)
{
    const auto at = m_entries.find(connection.fd());
    if (at == m_entries.end() || at->second->gone)
        return;
    at->second->releaseTo = std::move(to);
    connection.pause = true;
}

bool Loop::releaseIfAsked(Entry &entry)
{
    if (!entry.releaseTo || entry.gone)
        return false;
    entry.gone = true;
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_DEL, entry.connection->fd(), nullptr);
    std::exchange(entry.releaseTo, nullptr)(std::move(entry.connection));
    return true;
}

void Loop::accept()
{
    for (int i = 0; i < kAcceptsInARound; ++i) {
        Fd fd = acceptFrom(m_listener.fd);
        if (!fd)
            return;
        const PeerAddress peer = peerAddress(fd.get());
        Connection &connection = add(std::make_unique<Connection>(std::move(fd), peer.text));
        Entry &entry = *m_entries[connection.fd()];
        entry.handshake.emplace(connection, m_secret, m_acceptor);
        if (const auto victim = m_unauthenticated.add(connection.fd(), peer.source)) {
            Entry &oldest = *m_entries.at(*victim);
            close(oldest, {ErrorCode::Conflict, oldest.connection->peer(), "made room for newer ones without a proof"});
        }
        flush(connection);
        entry.proofDeadline = Deadline::after(kProofTime);
    }
}

void Loop::watch(Entry &entry)
{
    std::uint32_t wanted = entry.closing ? 0u : std::uint32_t(EPOLLIN);
    wanted |= entry.connection->wantsWrite() ? std::uint32_t(EPOLLOUT) : 0u;
    if (wanted == entry.watched || entry.gone)
        return;
    epoll_event event{wanted, {.fd = entry.connection->fd()}};
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_MOD, entry.connection->fd(), &event);
    entry.watched = wanted;
}

void Loop::close(Entry &entry, const Error &error)
{
    if (entry.gone)
        return;
    entry.gone = true;
    if (entry.handshake) {
        m_unauthenticated.remove(entry.connection->fd());
        refused(entry.connection->peer(), error.detail);
    } else if (!entry.closing) {
        m_handler.onClosed(*entry.connection, error);
    }
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_DEL, entry.connection->fd(), nullptr);
}

void Loop::closeAfterWriting(Connection &connection)
{
    const auto at = m_entries.find(connection.fd());
    if (at == m_entries.end() || at->second->gone)
        return;
    at->second->closing = true;
    at->second->proofDeadline = Deadline::after(kCloseTime); // do not wait for a peer that does not read
    flush(connection);
    if (!connection.wantsWrite())
        close(*at->second, {});
}

void Loop::flush(Connection &connection)
{
    const auto at = m_entries.find(connection.fd());
    if (at == m_entries.end() || at->second->gone)
        return;
    Entry &entry = *at->second;
    if (connection.writeSome()) {
        watch(entry);
        return;
    }
    // Reported in the next round of the loop: a handler must not see onClosed within its own send.
    epoll_event event{EPOLLIN | EPOLLOUT, {.fd = connection.fd()}};
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_MOD, connection.fd(), &event);
    entry.watched = EPOLLIN | EPOLLOUT;
}

void Loop::serve(Entry &entry, std::uint32_t events)
{
    Connection &connection = *entry.connection;
    if ((events & (EPOLLIN | EPOLLHUP | EPOLLERR)) && !entry.closing) {
        if (auto status = connection.readSome(entry); !status) {
            (void)connection.writeSome(); // a Refused frame, if any
            return close(entry, status.error());
        }
        if (!entry.gone && connection.authenticated)
            m_handler.onRead(connection);
    }
    if (entry.gone || releaseIfAsked(entry))
        return;
    if (connection.wantsWrite()) {
        if (auto status = connection.writeSome(); !status)
            return close(entry, status.error());
    }
    if (entry.closing && (!connection.wantsWrite() || (events & (EPOLLHUP | EPOLLERR))))
        return close(entry, {});
    watch(entry);
}

void Loop::refused(const std::string &peer, const std::string &why)
{
    if (const auto line = m_refusals.add(peer, why, RefusalLog::Clock::now()))
        spdlog::warn("{}", *line);
}

void Loop::tick()
{
    std::vector<int> late;
    for (const auto &[fd, entry] : m_entries) {
        if (!entry->gone && entry->proofDeadline.expired())
            late.push_back(fd);
    }
    for (const int fd : late) {
        Entry &entry = *m_entries.at(fd);
        if (!entry.gone && entry.handshake)
            serve(entry, EPOLLIN); // the proof may have arrived in time, and this loop was late
        if (!entry.gone && entry.proofDeadline.expired())
            close(entry, {ErrorCode::Timeout, entry.connection->peer(), "did not prove the job's secret in time"});
    }
    if (const auto line = m_refusals.onTick(RefusalLog::Clock::now()))
        spdlog::warn("{}", *line);
    m_handler.onTick();
}

void Loop::sweep()
{
    std::erase_if(m_entries, [](const auto &item) { return item.second->gone; });
}

void Loop::runPosted()
{
    std::uint64_t ignored;
    while (::read(m_wake.get(), &ignored, sizeof ignored) > 0) {
    }
    std::vector<std::function<void()>> posted;
    {
        const std::lock_guard lock(m_mutex);
        posted.swap(m_posted);
    }
    for (const auto &work : posted)
        work();
}

Status Loop::run()
{
    auto nextTick = std::chrono::steady_clock::now() + m_tick;
    std::array<epoll_event, 64> events;
    for (;;) {
        if (stopping()) {
            runPosted(); // the last messages
            return {};
        }
        const auto now = std::chrono::steady_clock::now();
        const bool work = m_handler.hasIdleWork();
        const auto left = work ? 0 : std::chrono::ceil<milliseconds>(nextTick - now).count();
        const int count =
            ::epoll_wait(m_epoll.get(), events.data(), int(events.size()), int(std::max<long long>(0, left)));
        if (count < 0 && errno != EINTR)
            return fail(systemError(errno, "loop", "waiting for events"));
        if (count == 0 && work)
            m_handler.onIdle();
        for (int i = 0; i < count; ++i) {
            const int fd = events[std::size_t(i)].data.fd;
            if (fd == m_wake.get()) {
                runPosted();
            } else if (fd == m_listener.fd.get()) {
                accept();
            } else if (const auto at = m_entries.find(fd); at != m_entries.end() && !at->second->gone) {
                serve(*at->second, events[std::size_t(i)].events);
            }
        }
        if (std::chrono::steady_clock::now() >= nextTick) {
            nextTick = std::chrono::steady_clock::now() + m_tick;
            tick();
        }
        sweep();
    }
}

bool Loop::stopping()
{
    const std::lock_guard lock(m_mutex);
    return m_stop;
}

void Loop::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto ignored = ::write(m_wake.get(), &one, sizeof one);
}

void Loop::post(std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_posted.push_back(std::move(work));
    }
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto ignored = ::write(m_wake.get(), &one, sizeof one);
}

void Loop::drain(const Deadline &deadline)
{
    while (!deadline.expired()) {
        std::vector<pollfd> waiting;
        for (auto &[fd, entry] : m_entries) {
            if (!entry->gone && entry->connection->wantsWrite() && !entry->connection->writeSome())
                entry->gone = true;
            if (!entry->gone && entry->connection->wantsWrite())
                waiting.push_back({fd, POLLOUT, 0});
        }
        if (waiting.empty())
            return;
        ::poll(waiting.data(), nfds_t(waiting.size()), int(deadline.remaining(milliseconds(100)).count()));
    }
}

} // namespace trainyard::ps
