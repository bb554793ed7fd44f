#include "backend/runtime/ps/server.h"

#include <map>
#include <optional>
#include <unordered_map>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/protocol/agent.h"
#include "backend/runtime/ps/loop.h"
#include "backend/runtime/ps/shard.h"

namespace trainyard::ps {

using protocol::ControlMessage;
using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

namespace {

/// What a worker's connection is receiving or waits for.
struct Client {
    int rank = -1;
    SliceRef incoming;
};

class Server final : public LoopHandler {
public:
    Server(const ServerOptions &options, std::vector<float> weights)
        : m_options(options)
        , m_loop(*this, options.secret, milliseconds(std::max(20, int(options.job.heartbeatSeconds * 250))))
        , m_weights(std::move(weights))
    {
    }

    Status run(std::stop_token stop)
    {
        auto listener = listenOn(m_options.bind, 0);
        if (!listener)
            return fail(listener.error());
        m_address = listener->bound.text();
        m_loop.listen(std::move(*listener));
        auto scheduler = openProven(m_options.scheduler, m_options.bind, "the scheduler", m_options.secret,
                                    Deadline::after(std::chrono::seconds(m_options.job.startSeconds)), stop);
        if (!scheduler)
            return fail(scheduler.error());
        m_scheduler = &m_loop.add(std::move(*scheduler));
        m_lastHeard = std::chrono::steady_clock::now();
        tell(protocol::Hello{"server", m_options.host, m_address, m_options.rank});
        const std::stop_callback onStop(
            stop, [this] { m_loop.post([this] { end(fail(ErrorCode::Cancelled, "server", "stop was requested")); }); });
        if (auto status = m_loop.run(); !status)
            return status;
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
        return m_outcome;
    }

    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &header) override
    {
        Client *client = clientOf(c);
        if (header.type != FrameType::Push || !client || !m_shard)
            return fail(ErrorCode::CorruptData, c.peer(), "sent data that nobody asked for");
        auto buffer = m_shard->bufferFor(header.slice);
        if (!buffer)
            return fail(buffer.error());
        client->incoming = std::move(*buffer);
        return std::as_writable_bytes(client->incoming->floats(m_shard->size(header.slice)));
    }

    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        if (&c == m_scheduler)
            m_lastHeard = std::chrono::steady_clock::now();
        switch (header.type) {
        case FrameType::Heartbeat:
            return {};
        case FrameType::Control:
            return onControl(c, payload);
        case FrameType::Push:
            return onPush(c, header);
        case FrameType::Pull:
            return onPull(c, header);
        default:
            return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a server does not take");
        }
    }

    void onClosed(Connection &c, const Error &error) override
    {
        if (&c == m_scheduler) {
            m_scheduler = nullptr;
            return end(fail(ErrorCode::PeerLost, error.source, "the scheduler is gone: " + error.detail));
        }
        const auto at = m_clients.find(&c);
        if (at == m_clients.end())
            return;
        const int rank = at->second.rank;
        m_clients.erase(at);
        if (m_byRank[rank] == &c) {
            m_byRank.erase(rank);
            tell(protocol::Lost{rank, false, error.detail});
        }
    }

    void onTick() override
    {
        if (!m_scheduler)
            return;
        const auto now = std::chrono::steady_clock::now();
        m_scheduler->send(FrameHeader{.type = FrameType::Heartbeat}, {});
        m_loop.flush(*m_scheduler);
        const std::chrono::duration<double> silent = now - m_lastHeard, limit(10 * m_options.job.heartbeatSeconds + 2);
        if (silent > limit)
            return end(fail(ErrorCode::PeerLost, m_scheduler->peer(),
                            fmt::format("the scheduler has been silent for {:.0f} s", silent.count())));
        if (!m_shard)
            return;
        const auto waiting = m_shard->longestWait();
        if (waiting.ranks.empty() || now - waiting.since < std::chrono::seconds(m_options.job.stepSeconds))
            return;
        for (const int rank : waiting.ranks)
            tell(protocol::Lost{
                rank, true,
                fmt::format("sent no gradient for step {} in {} s", waiting.round, m_options.job.stepSeconds)});
    }

private:
    void tell(const ControlMessage &message)
    {
        if (!m_scheduler)
            return;
        m_scheduler->send(message);
        m_loop.flush(*m_scheduler);
    }

    void end(Status outcome)
    {
        if (!std::exchange(m_ended, true)) // the first reason counts: a closed connection only follows from it
            m_outcome = std::move(outcome);
        m_loop.stop();
    }

    Client *clientOf(Connection &c)
    {
        const auto at = m_clients.find(&c);
        return at == m_clients.end() ? nullptr : &at->second;
    }

    Status onControl(Connection &c, std::span<const std::byte> payload)
    {
        const auto message =
            protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()});
        if (!message)
            return fail(message.error());
        if (const auto *attach = std::get_if<protocol::Attach>(&*message); attach && &c != m_scheduler) {
            c.rename(fmt::format("worker {}", attach->rank));
            m_clients[&c] = Client{attach->rank, nullptr};
            m_byRank[attach->rank] = &c;
            return {};
        }
        if (&c != m_scheduler)
            return fail(ErrorCode::CorruptData, c.peer(), "sent a message that only the scheduler may send");
        if (const auto *accepted = std::get_if<protocol::Accepted>(&*message)) {
            prepare(accepted->rank);
        } else if (const auto *over = std::get_if<protocol::End>(&*message)) {
            end(over->code.empty() ? Status()
                                   : fail(protocol::errorCodeFromName(over->code), over->source, over->detail));
        } else if (!m_shard) {
            return fail(ErrorCode::CorruptData, c.peer(), "sent a view before it accepted this server");
        } else if (const auto *view = std::get_if<protocol::View>(&*message)) {
            std::vector<int> ranks;
            for (const protocol::Member &member : view->members)
                ranks.push_back(member.rank);
            m_shard->setMembers(ranks);
            tell(protocol::ViewAck{view->view});
        } else if (const auto *lost = std::get_if<protocol::MemberLost>(&*message)) {
            m_shard->removeMember(lost->rank);
            if (const auto at = m_byRank.find(lost->rank); at != m_byRank.end()) {
                Connection *connection = at->second;
                m_byRank.erase(at);
                m_clients.erase(connection);
                m_loop.closeAfterWriting(*connection);
            }
        }
        return {};
    }

    void prepare(int rank)
    {
        const SliceMap map(m_weights.size(), std::size_t(m_options.job.sliceBytes), m_options.job.servers);
        const ShardOptions options{
            {float(m_options.job.learningRate), float(m_options.job.momentum), float(m_options.job.weightDecay)},
            m_options.job.synchronous(),
            m_options.job.deterministic};
        m_shard.emplace(map, rank, options,
                        [this](int to, std::uint32_t slice, std::uint64_t round, const SliceRef &weights) {
                            if (const auto at = m_byRank.find(to); at != m_byRank.end())
                                sendWeights(*at->second, slice, round, weights);
                        });
        m_shard->setWeights(m_weights);
        tell(protocol::Ready{std::int64_t(m_weights.size()), 0});
        m_weights = {};
        spdlog::info("server {} at {} holds {} of {} slices", rank, m_address, map.heldBy(rank), map.slices());
    }

    void sendWeights(Connection &c, std::uint32_t slice, std::uint64_t round, const SliceRef &weights)
    {
        const std::span<const float> floats = std::as_const(*weights).floats(m_shard->size(slice));
        c.send(FrameHeader{.type = FrameType::Weights, .slice = slice, .round = round}, std::as_bytes(floats), weights);
        m_loop.flush(c);
    }

    Status onPush(Connection &c, const FrameHeader &header)
    {
        Client *client = clientOf(c);
        if (!client || !client->incoming)
            return fail(ErrorCode::CorruptData, c.peer(), "sent an empty gradient");
        return m_shard->push(client->rank, header.slice, header.round, header.samples, std::move(client->incoming),
                             Shard::Clock::now());
    }

    Status onPull(Connection &c, const FrameHeader &header)
    {
        if (!clientOf(c) || !m_shard)
            return fail(ErrorCode::CorruptData, c.peer(), "asked for weights before it was attached");
        const auto weights = m_shard->weights(header.slice);
        if (!weights)
            return fail(weights.error());
        sendWeights(c, header.slice, header.round, *weights);
        return {};
    }

    const ServerOptions &m_options;
    Loop m_loop;
    std::vector<float> m_weights;
    std::string m_address;
    Connection *m_scheduler = nullptr;
    std::chrono::steady_clock::time_point m_lastHeard;
    std::unordered_map<Connection *, Client> m_clients;
    std::map<int, Connection *> m_byRank;
    std::optional<Shard> m_shard;
    Status m_outcome;
    bool m_ended = false;
};

} // namespace

Status runServer(const ServerOptions &options, std::stop_token stop)
{
    auto weights = options.firstWeights();
    if (!weights)
        return fail(weights.error());
    Server server(options, std::move(*weights));
    return server.run(stop);
}

} // namespace trainyard::ps
