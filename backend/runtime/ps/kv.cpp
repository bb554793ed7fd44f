#include "backend/runtime/ps/kv.h"

#include <vector>

#include <fmt/format.h>
#include <poll.h>
#include <spdlog/spdlog.h>

#include "backend/core/process.h"
#include "backend/runtime/ps/control_link.h"
#include "backend/runtime/ps/slice_map.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

namespace {

/// The exchange with one server that is under way.
class ServerLink final : public FrameSink {
public:
    ServerLink(std::unique_ptr<Connection> c, SliceMap map, int server)
        : connection(std::move(c))
        , m_map(map)
        , m_server(server)
    {
    }

    void expect(std::span<float> weights, std::uint64_t round)
    {
        m_weights = weights;
        m_round = round;
        m_missing = m_map.heldBy(m_server);
    }
    std::uint32_t missing() const { return m_missing; }

    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &header) override
    {
        const std::uint32_t slice = header.slice;
        if (header.type != FrameType::Weights || slice >= m_map.slices() || m_map.serverOf(slice) != m_server ||
            m_missing == 0 || header.round != m_round)
            return fail(ErrorCode::CorruptData, c.peer(), "sent weights that nobody asked for");
        return std::as_writable_bytes(m_weights.subspan(m_map.offset(slice), m_map.size(slice)));
    }
    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte>) override
    {
        if (header.type != FrameType::Weights)
            return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a worker does not take");
        --m_missing;
        return {};
    }

    std::unique_ptr<Connection> connection;

private:
    SliceMap m_map;
    int m_server;
    std::span<float> m_weights;
    std::uint64_t m_round = 0;
    std::uint32_t m_missing = 0;
};

} // namespace

struct KvWorker::Impl {
    JoinOptions options;
    SliceMap map;
    protocol::Accepted accepted;
    std::unique_ptr<ControlLink> control;
    std::vector<std::unique_ptr<ServerLink>> servers;
    std::uint64_t round = 0;
    std::uint32_t view = 0;

    Status connectServers(std::stop_token stop);
    Status exchange(std::span<float> weights, std::uint64_t as, std::stop_token stop);
    Status step(const Deadline &, std::stop_token);
    Status explain(const Error &) const;
};

Status KvWorker::Impl::connectServers(std::stop_token stop)
{
    for (std::size_t i = 0; i < accepted.servers.size(); ++i) {
        const auto endpoint = parseEndpoint(accepted.servers[i]);
        if (!endpoint)
            return fail(endpoint.error());
        auto connection = openProven(*endpoint, options.bind, fmt::format("server {}", i), options.secret,
                                     Deadline::after(std::chrono::seconds(options.job.candidateSeconds)), stop);
        if (!connection)
            return fail(connection.error());
        (*connection)->send(protocol::Attach{accepted.rank});
        servers.push_back(std::make_unique<ServerLink>(std::move(*connection), map, int(i)));
    }
    return {};
}

/// A broken server connection is mostly a consequence: the scheduler knows more, so its word is waited for a moment.
Status KvWorker::Impl::explain(const Error &error) const
{
    if (error.code == ErrorCode::Cancelled)
        return fail(error);
    if (const auto ending = control->endingWithin(milliseconds(2000))) {
        if (ending->outcome)
            return fail(ErrorCode::Cancelled, "scheduler", "the run is over");
        return ending->outcome;
    }
    if (error.code == ErrorCode::Disconnected)
        return fail(ErrorCode::PeerLost, error.source, error.detail);
    return fail(error);
}

Status KvWorker::Impl::step(const Deadline &deadline, std::stop_token stop)
{
    std::vector<pollfd> waits;
    std::vector<ServerLink *> links;
    for (const auto &server : servers) {
        if (server->connection->wantsWrite()) {
            if (auto status = server->connection->writeSome(); !status)
                return status;
        }
        const short events = short((server->missing() ? POLLIN : 0) | (server->connection->wantsWrite() ? POLLOUT : 0));
        if (events) {
            waits.push_back({server->connection->fd(), events, 0});
            links.push_back(server.get());
        }
    }
    waits.push_back({control->wakeFd(), POLLIN, 0});
    if (deadline.expired())
        return fail(ErrorCode::Timeout, links.front()->connection->peer(),
                    fmt::format("did not answer step {} in {} s", round, 2 * options.job.stepSeconds));
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "worker", "stop was requested");
    ::poll(waits.data(), nfds_t(waits.size()), int(deadline.remaining(milliseconds(100)).count()));
    if (waits.back().revents)
        return fail(ErrorCode::PeerLost, "scheduler", "the run ended in the middle of a step");
    for (std::size_t i = 0; i < links.size(); ++i) {
        if (waits[i].revents & (POLLIN | POLLHUP | POLLERR)) {
            if (auto status = links[i]->connection->readSome(*links[i]); !status && links[i]->missing() > 0)
                return status;
        }
    }
    return {};
}

Status KvWorker::Impl::exchange(std::span<float> weights, std::uint64_t as, std::stop_token stop)
{
    if (weights.size() != map.parameters())
        return fail(ErrorCode::Internal, "worker", "an arena of another size");
    for (const auto &server : servers)
        server->expect(weights, as);
    const Deadline deadline = Deadline::after(std::chrono::seconds(2 * options.job.stepSeconds));
    const auto unfinished = [&] {
        for (const auto &server : servers) {
            if (server->missing() > 0 || server->connection->wantsWrite())
                return true;
        }
        return false;
    };
    while (unfinished()) {
        if (auto status = step(deadline, stop); !status)
            return explain(status.error());
    }
    return {};
}

Result<std::unique_ptr<KvWorker>> KvWorker::join(const JoinOptions &options, std::size_t parameters,
                                                 std::stop_token stop)
{
    auto impl = std::make_unique<Impl>(
        Impl{options, SliceMap(parameters, std::size_t(options.job.sliceBytes), options.job.servers), {}, {}, {}});
    auto scheduler = openProven(options.scheduler, options.bind, "the scheduler", options.secret,
                                Deadline::after(std::chrono::seconds(options.job.startSeconds)), stop);
    if (!scheduler)
        return fail(scheduler.error());
    const auto beat = std::chrono::duration<double>(options.job.heartbeatSeconds);
    impl->control = std::make_unique<ControlLink>(
        std::move(*scheduler), options.secret, std::chrono::duration_cast<milliseconds>(beat / 2),
        std::chrono::duration_cast<milliseconds>(10 * beat) + std::chrono::seconds(2));
    impl->control->send(protocol::Hello{"worker", options.host, options.bind, options.rank});
    const auto answer = impl->control->next(stop);
    if (!answer)
        return fail(answer.error());
    const auto *accepted = std::get_if<protocol::Accepted>(&*answer);
    if (!accepted || int(accepted->servers.size()) != options.job.servers)
        return fail(ErrorCode::CorruptData, "the scheduler", "did not answer the hello with a place in the job");
    impl->accepted = *accepted;
    if (auto status = impl->connectServers(stop); !status)
        return impl->explain(status.error()).map([] { return std::unique_ptr<KvWorker>(); });
    return std::unique_ptr<KvWorker>(new KvWorker(std::move(impl)));
}

KvWorker::KvWorker(std::unique_ptr<Impl> impl)
    : m(std::move(impl))
{
}

KvWorker::~KvWorker() = default;

int KvWorker::rank() const
{
    return m->accepted.rank;
}

int KvWorker::attempt() const
{
    return m->accepted.attempt;
}

bool KvWorker::running() const
{
    return m->accepted.running;
}

void KvWorker::ready(std::int64_t samples)
{
    m->control->send(protocol::Ready{std::int64_t(m->map.parameters()), samples});
}

Result<std::optional<Membership>> KvWorker::membership(std::stop_token stop)
{
    std::optional<protocol::View> proposed;
    for (;;) {
        const auto message = m->control->next(stop);
        if (!message) {
            const auto ending = m->control->ending();
            if (ending && ending->outcome)
                return std::optional<Membership>();
            return fail(message.error());
        }
        if (const auto *view = std::get_if<protocol::View>(&*message)) {
            proposed = *view;
            m->control->send(protocol::ViewAck{view->view});
        } else if (const auto *go = std::get_if<protocol::Go>(&*message);
                   go && proposed && go->view == proposed->view) {
            if (m->options.job.synchronous())
                m->round = std::uint64_t(proposed->step);
            m->view = std::uint32_t(proposed->view);
            return std::optional(Membership{proposed->view, m->accepted.rank, proposed->index,
                                            int(proposed->members.size()), proposed->epoch, proposed->step,
                                            proposed->batch, proposed->fresh});
        }
    }
}

Status KvWorker::pull(std::span<float> weights, std::stop_token stop)
{
    for (std::uint32_t slice = 0; slice < m->map.slices(); ++slice)
        m->servers[std::size_t(m->map.serverOf(slice))]->connection->send(
            FrameHeader{.type = FrameType::Pull, .slice = slice, .view = m->view}, {});
    return m->exchange(weights, 0, stop);
}

Status KvWorker::pushPull(std::span<const float> gradient, std::int64_t samples, std::span<float> weights,
                          std::stop_token stop)
{
    for (std::uint32_t slice = 0; slice < m->map.slices(); ++slice) {
        const FrameHeader header{.type = FrameType::Push,
                                 .slice = slice,
                                 .round = m->round,
                                 .samples = std::uint32_t(samples),
                                 .view = m->view};
        m->servers[std::size_t(m->map.serverOf(slice))]->connection->send(
            header, std::as_bytes(gradient.subspan(m->map.offset(slice), m->map.size(slice))));
    }
    const Status status = m->exchange(weights, m->round, stop);
    ++m->round;
    return status;
}

void KvWorker::progress(const protocol::Progress &progress)
{
    m->control->send(progress);
}

void KvWorker::saved(const protocol::Saved &saved)
{
    m->control->send(saved);
}

void KvWorker::epochDone(const protocol::EpochDone &done)
{
    m->control->send(done);
}

void KvWorker::leave()
{
    m->control->send(protocol::Leave{});
}

void KvWorker::failed(const Error &error)
{
    m->control->send(protocol::Failed{std::string(name(error.code)), error.source, error.detail});
}

} // namespace trainyard::ps
