#include <algorithm>

#include <fmt/format.h>
#include <poll.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/runtime/ps/worker/kv_internal.h"

/// A worker's connections to the servers: the first ones, and those after a broken connection or the death of a server.
namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

/// Waits for the reply to an offer of memory. On a connection that is not the first one, weights may arrive before it;
/// they are requested again.
class ShareSink final : public FrameSink {
public:
    std::optional<protocol::ShareResponse> answer;
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
        if (header.type != FrameType::Control || !message || !std::holds_alternative<protocol::ShareResponse>(*message))
            return fail(ErrorCode::CorruptData, c.peer(), "answered an offer of memory with something else");
        answer = std::get<protocol::ShareResponse>(*message);
        c.pause = true;
        return {};
    }

private:
    std::vector<std::byte> m_ignored;
};

/// Address of the primary of a part; empty if there is none.
std::string addressIn(const protocol::Placement &placement, int part)
{
    const auto server = std::size_t(placement.primary[std::size_t(part)]);
    return server < placement.addresses.size() ? placement.addresses[server] : "";
}

} // namespace

/// Whether the server of a shard may be on this machine. With servers on the workers' machines their addresses decide:
/// each process has that of its machine.
bool KvWorker::Impl::mayShare(int shardIndex) const
{
    if (options.job.serversOn != protocol::ServersOn::Workers)
        return true;
    const auto endpoint = parseEndpoint(addresses[std::size_t(shards.partOf(shardIndex))]);
    return endpoint && endpoint->host == options.bind;
}

Result<ShardLink> KvWorker::Impl::open(int shardIndex, bool share)
{
    const int part = shards.partOf(shardIndex);
    TY_ASSIGN(const auto endpoint, parseEndpoint(addresses[std::size_t(part)]));
    const Deadline deadline = Deadline::after(seconds(std::min(options.job.candidateSeconds, 20)));
    TY_ASSIGN(auto connection, openAuthenticated(endpoint, options.bind, fmt::format("server {}", part), options.secret,
                                                 serverClaim(), {deadline, stop}));
    return attach(std::move(connection), shardIndex, share, deadline);
}

Result<ShardLink> KvWorker::Impl::attach(std::unique_ptr<Connection> connection, int shardIndex, bool share,
                                         const Deadline &deadline)
{
    connection->send(protocol::Attach{accepted.rank, shards.partOf(shardIndex), shards.threadOf(shardIndex), false});
    ShardLink link{std::move(connection), nullptr, nullptr};
    if (!share || map.slicesIn(shardIndex) == 0 || !mayShare(shardIndex))
        return link;
    return offerMemory(std::move(link), shardIndex, deadline);
}

Result<ShardLink> KvWorker::Impl::offerMemory(ShardLink link, int shardIndex, const Deadline &deadline)
{
    if (!gradients)
        return link; // no memory to share: use the connection
    Connection &c = *link.connection;
    c.send(gradients->offer());
    ShareSink sink;
    while (!sink.answer) {
        if (deadline.expired())
            return fail(ErrorCode::Timeout, c.peer(), "did not answer an offer of memory in time");
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "worker", "stop was requested");
        TY_TRY(c.writeSome());
        pollfd wait{c.fd(), short(POLLIN | (c.wantsWrite() ? POLLOUT : 0)), 0};
        ::poll(&wait, 1, int(deadline.remaining(milliseconds(100)).count()));
        if (wait.revents & (POLLIN | POLLHUP | POLLERR)) {
            TY_TRY(c.readSome(sink));
        }
    }
    if (!sink.answer->shared)
        return link;
    auto theirs = SharedSlices::open(sink.answer->weights, 2 * std::size_t(map.slicesIn(shardIndex)), map.largest());
    if (!theirs)
        return open(shardIndex, false); // the server would use memory that is not visible here
    link.gradients = gradients;
    link.weights = std::move(*theirs);
    return link;
}

/// A server may die, or a connection break, in the meantime: then the scheduler names another server, or a retry
/// succeeds.
Status KvWorker::Impl::connectServers()
{
    addresses = accepted.servers;
    if (options.job.sharedMemory && options.job.synchronous()) // in dist_async weights may change while they are read
        gradients =
            ownGradients ? ownGradients : SharedSlices::make(1, gradientFloats(map.parameters())).value_or(nullptr);
    bool shared = false;
    const Deadline deadline = Deadline::after(patience());
    for (int shardIndex = 0; shardIndex < map.shards();) {
        auto link = open(shardIndex, true);
        if (link) {
            shared = shared || link->weights;
            gradientSync->connect(shardIndex++, std::move(*link));
            continue;
        }
        if (control->termination() || !link.error().retryable() || !pause(milliseconds(50), {deadline, stop}))
            return fail(link.error());
        const auto placement = control->takePlacement();
        if (!placement || placement->primary.size() != std::size_t(shards.parts))
            continue;
        for (int part = 0; part < shards.parts; ++part)
            addresses[std::size_t(part)] = addressIn(*placement, part);
        shardIndex = 0;
    }
    if (!shared)
        gradients.reset(); // no server shares memory with this worker
    return {};
}

/// A broken server connection is usually a consequence. The scheduler knows the cause, so this waits a moment for its
/// End.
Error KvWorker::Impl::explain(const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        return error;
    const bool tried = error.code == ErrorCode::Unreachable; // took long enough for the scheduler to know
    if (const auto termination = control->terminationWithin(milliseconds(tried ? 0 : 2000))) {
        if (termination->outcome)
            return {ErrorCode::Cancelled, "scheduler", "the run is over"};
        return termination->outcome.error();
    }
    if (stop.stop_requested())
        return {ErrorCode::Cancelled, "worker", "stop was requested"};
    if (error.code == ErrorCode::Disconnected || tried)
        return {ErrorCode::PeerLost, error.source, error.detail};
    return error;
}

std::chrono::milliseconds KvWorker::Impl::silence() const
{
    const std::chrono::duration<double> limit(options.job.heartbeatSeconds * options.job.heartbeatMisses);
    return std::chrono::duration_cast<milliseconds>(limit);
}

/// The connection may be reopened at once; the server may be dead, and another one will be named; or this worker may be
/// cut off from it, and is removed from the run after a while.
Status KvWorker::Impl::onLost(int shardIndex, const Error &error)
{
    spdlog::warn("{} is lost ({}); connecting again, or to the server with the replica", error.source, error.detail);
    // After Timeout this worker has already waited for the server.
    reopen(shardIndex, error.code == ErrorCode::Timeout ? seconds(1) : patience());
    return {};
}

void KvWorker::Impl::reopen(int shardIndex, seconds limit)
{
    const int part = shards.partOf(shardIndex);
    const auto endpoint = parseEndpoint(addresses[std::size_t(part)]);
    if (!endpoint)
        return; // no server has this part now: a placement will name one
    reopening[shardIndex] = std::make_unique<Reconnector>(*endpoint, options.bind, fmt::format("server {}", part),
                                                          options.secret, serverClaim());
    reopening[shardIndex]->start(limit, [this, shardIndex](Result<std::unique_ptr<Connection>> found) {
        {
            const std::lock_guard lock(reconnectedMutex);
            reconnected.insert_or_assign(shardIndex, std::move(found));
        }
        control->wake();
    });
}

Status KvWorker::Impl::takeReconnected()
{
    std::map<int, Result<std::unique_ptr<Connection>>> now;
    {
        const std::lock_guard lock(reconnectedMutex);
        now.swap(reconnected);
    }
    for (auto &[shardIndex, connection] : now) {
        if (!connection)
            return fail(ErrorCode::Unreachable, connection.error().source, connection.error().detail);
        auto link = attach(std::move(*connection), shardIndex, true, Deadline::after(seconds(5)));
        if (link)
            gradientSync->connect(shardIndex, std::move(*link));
        else if (link.error().code == ErrorCode::Disconnected)
            reopen(shardIndex, patience());
        else if (link.error().code == ErrorCode::Cancelled)
            return fail(link.error());
        else
            return fail(ErrorCode::Unreachable, link.error().source, link.error().detail);
    }
    return {};
}

void KvWorker::Impl::applyPlacement(const protocol::Placement &placement)
{
    for (int part = 0; part < shards.parts; ++part) {
        const std::string address = addressIn(placement, part);
        if (address == std::exchange(addresses[std::size_t(part)], address))
            continue;
        for (int thread = 0; thread < shards.serverThreads; ++thread) {
            const int shardIndex = shards.indexOf(part, thread);
            gradientSync->connect(shardIndex, {});
            reopening.erase(shardIndex); // to the previous address
            {
                const std::lock_guard lock(reconnectedMutex);
                reconnected.erase(shardIndex);
            }
            reopen(shardIndex, patience());
        }
        spdlog::info("part {} is at {} now", part, address);
    }
}

Status KvWorker::Impl::onWake()
{
    const auto placement = control->takePlacement();
    if (control->termination())
        return fail(ErrorCode::PeerLost, "scheduler", "the run ended in the middle of a step");
    if (placement && placement->primary.size() == std::size_t(shards.parts))
        applyPlacement(*placement);
    return takeReconnected();
}

} // namespace trainyard::ps
