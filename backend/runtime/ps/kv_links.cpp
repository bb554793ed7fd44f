#include <algorithm>

#include <fmt/format.h>
#include <poll.h>
#include <spdlog/spdlog.h>

#include "backend/runtime/ps/kv_internal.h"

/// A worker's connections to the servers: the first ones, and those after a broken line or a server that died.
namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

/// Waits for the answer to an offer of memory. Weights may come before it, when this connection is not the first one:
/// they are asked for again.
class ShareSink final : public FrameSink {
public:
    std::optional<protocol::ShareAnswer> answer;
    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &header) override
    {
        if (header.type != FrameType::Weights)
            return fail(ErrorCode::CorruptData, c.peer(), "sent data before it was asked");
        m_ignored.resize(header.length);
        return std::span<std::byte>(m_ignored);
    }
    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        if (header.type == FrameType::Heartbeat || header.type == FrameType::Weights)
            return {};
        auto message = protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()});
        if (header.type != FrameType::Control || !message || !std::holds_alternative<protocol::ShareAnswer>(*message))
            return fail(ErrorCode::CorruptData, c.peer(), "answered an offer of memory with something else");
        answer = std::get<protocol::ShareAnswer>(*message);
        c.pause = true;
        return {};
    }

private:
    std::vector<std::byte> m_ignored;
};

/// Where the server of a part is; empty: it has none.
std::string addressIn(const protocol::Placement &placement, int part)
{
    const auto server = std::size_t(placement.primary[std::size_t(part)]);
    return server < placement.addresses.size() ? placement.addresses[server] : "";
}

} // namespace

Result<StripeLink> KvWorker::Impl::open(int stripe, bool share, std::stop_token stop)
{
    const int part = stripes.partOf(stripe);
    const auto endpoint = parseEndpoint(addresses[std::size_t(part)]);
    if (!endpoint)
        return fail(endpoint.error());
    const Deadline deadline = Deadline::after(seconds(std::min(options.job.candidateSeconds, 20)));
    auto connection = openProven(*endpoint, options.bind, fmt::format("server {}", part), options.secret, atServer(),
                                 deadline, stop);
    if (!connection)
        return fail(connection.error());
    return attach(std::move(*connection), stripe, share, deadline, stop);
}

Result<StripeLink> KvWorker::Impl::attach(std::unique_ptr<Connection> connection, int stripe, bool share,
                                          const Deadline &deadline, std::stop_token stop)
{
    connection->send(protocol::Attach{accepted.rank, stripes.partOf(stripe), stripes.laneOf(stripe), false});
    StripeLink link{std::move(connection), nullptr, nullptr};
    if (!share || map.heldBy(stripe) == 0)
        return link;
    return offerMemory(std::move(link), stripe, deadline, stop);
}

Result<StripeLink> KvWorker::Impl::offerMemory(StripeLink link, int stripe, const Deadline &deadline,
                                               std::stop_token stop)
{
    if (!gradients)
        return link; // no memory to share: the connection does
    Connection &c = *link.connection;
    c.send(gradients->offer());
    ShareSink sink;
    while (!sink.answer) {
        if (deadline.expired())
            return fail(ErrorCode::Timeout, c.peer(), "did not answer an offer of memory in time");
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "worker", "stop was requested");
        if (auto status = c.writeSome(); !status)
            return fail(status.error());
        pollfd wait{c.fd(), short(POLLIN | (c.wantsWrite() ? POLLOUT : 0)), 0};
        ::poll(&wait, 1, int(deadline.remaining(milliseconds(100)).count()));
        if (wait.revents & (POLLIN | POLLHUP | POLLERR)) {
            if (auto status = c.readSome(sink); !status)
                return fail(status.error());
        }
    }
    if (!sink.answer->shared)
        return link;
    auto theirs = SharedSlices::open(sink.answer->weights, 2 * std::size_t(map.heldBy(stripe)), map.largest());
    if (!theirs)
        return open(stripe, false, stop); // it counts on memory that we cannot see
    link.gradients = gradients;
    link.weights = std::move(*theirs);
    return link;
}

/// A server may die, or a line break, while we come: then the scheduler names another one, or the next try works.
Status KvWorker::Impl::connectServers(std::stop_token stop)
{
    addresses = accepted.servers;
    if (options.job.sharedMemory && options.job.synchronous()) // in dist_async an answer may change while it is read
        gradients = SharedSlices::make(1, gradientFloats(map.parameters())).value_or(nullptr);
    bool shared = false;
    const Deadline deadline = Deadline::after(patience());
    for (int stripe = 0; stripe < map.stripes();) {
        auto link = open(stripe, true, stop);
        if (link) {
            shared = shared || link->weights;
            exchange->connect(stripe++, std::move(*link));
            continue;
        }
        if (control->ending() || !link.error().retryable() || !pause(milliseconds(50), deadline, stop))
            return fail(link.error());
        const auto placement = control->takePlacement();
        if (!placement || placement->primary.size() != std::size_t(stripes.parts))
            continue;
        for (int part = 0; part < stripes.parts; ++part)
            addresses[std::size_t(part)] = addressIn(*placement, part);
        stripe = 0;
    }
    if (!shared)
        gradients.reset(); // all servers are elsewhere
    return {};
}

/// A broken server connection is mostly a consequence: the scheduler knows more, so its word is waited for a moment.
Status KvWorker::Impl::explain(const Error &error) const
{
    if (error.code == ErrorCode::Cancelled)
        return fail(error);
    const bool tried = error.code == ErrorCode::Unreachable; // long enough for the scheduler to know
    if (const auto ending = control->endingWithin(milliseconds(tried ? 0 : 2000))) {
        if (ending->outcome)
            return fail(ErrorCode::Cancelled, "scheduler", "the run is over");
        return ending->outcome;
    }
    if (error.code == ErrorCode::Disconnected || tried)
        return fail(ErrorCode::PeerLost, error.source, error.detail);
    return fail(error);
}

std::chrono::milliseconds KvWorker::Impl::silence() const
{
    const std::chrono::duration<double> limit(options.job.heartbeatSeconds * options.job.heartbeatMisses);
    return std::chrono::duration_cast<milliseconds>(limit);
}

/// The line may be back at once, the server may be dead and another one will be named, or we are cut off from it: then,
/// after a while, we are of no use in this place.
Status KvWorker::Impl::onLost(int stripe, const Error &error)
{
    spdlog::warn("{} is lost ({}); connecting again, or to the one with the second copy", error.source, error.detail);
    // After silence it was waited for already.
    reopen(stripe, error.code == ErrorCode::Timeout ? seconds(1) : patience());
    return {};
}

void KvWorker::Impl::reopen(int stripe, seconds limit)
{
    const int part = stripes.partOf(stripe);
    const auto endpoint = parseEndpoint(addresses[std::size_t(part)]);
    if (!endpoint)
        return; // of a part that nobody serves now: a placement will name a server
    reopening[stripe] =
        std::make_unique<Reconnector>(*endpoint, options.bind, fmt::format("server {}", part), options.secret, atServer());
    reopening[stripe]->start(limit, [this, stripe](Result<std::unique_ptr<Connection>> found) {
        {
            const std::lock_guard lock(openedMutex);
            opened.insert_or_assign(stripe, std::move(found));
        }
        control->wake();
    });
}

Status KvWorker::Impl::takeOpened()
{
    std::map<int, Result<std::unique_ptr<Connection>>> now;
    {
        const std::lock_guard lock(openedMutex);
        now.swap(opened);
    }
    for (auto &[stripe, connection] : now) {
        if (!connection)
            return fail(ErrorCode::Unreachable, connection.error().source, connection.error().detail);
        auto link = attach(std::move(*connection), stripe, true, Deadline::after(seconds(5)), {});
        if (link)
            exchange->connect(stripe, std::move(*link));
        else if (link.error().code == ErrorCode::Disconnected)
            reopen(stripe, patience());
        else
            return fail(ErrorCode::Unreachable, link.error().source, link.error().detail);
    }
    return {};
}

void KvWorker::Impl::follow(const protocol::Placement &placement)
{
    for (int part = 0; part < stripes.parts; ++part) {
        const std::string address = addressIn(placement, part);
        if (address == std::exchange(addresses[std::size_t(part)], address))
            continue;
        for (int lane = 0; lane < stripes.lanes; ++lane) {
            const int stripe = stripes.of(part, lane);
            exchange->connect(stripe, {});
            reopening.erase(stripe); // of the address before
            {
                const std::lock_guard lock(openedMutex);
                opened.erase(stripe);
            }
            reopen(stripe, patience());
        }
        spdlog::info("part {} is at {} now", part, address);
    }
}

Status KvWorker::Impl::onWake()
{
    const auto placement = control->takePlacement();
    if (control->ending())
        return fail(ErrorCode::PeerLost, "scheduler", "the run ended in the middle of a step");
    if (placement && placement->primary.size() == std::size_t(stripes.parts))
        follow(*placement);
    return takeOpened();
}

} // namespace trainyard::ps
