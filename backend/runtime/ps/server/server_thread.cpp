#include "backend/runtime/ps/server/server_thread.h"
#include "backend/core/try.h"

#include <algorithm>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

namespace trainyard::ps {

using protocol::Encoding;
using protocol::FrameHeader;
using protocol::FrameType;

ShardOptions shardOptionsOf(const protocol::JobSpec &job, const nn::ParameterRules &rules)
{
    const bool reduceOnly = repliesWithSums(job);
    return {.optimizer = optimizerOf(job, rules),
            .learningRate = {},
            .synchronous = job.synchronous(),
            .deterministic = job.deterministic,
            .reduceOnly = reduceOnly,
            .sumsOnly = !keepsWeights(job),
            .roundReduced = reduceOnly && codecOf(job).weights == protocol::Encoding::BFloat16};
}

ServerThread::ServerThread(Options options, const JobSecret &secret,
                           std::function<void(const protocol::ControlMessage &)> report)
    : m_options(std::move(options))
    , m_codec(codecOf(m_options.job))
    , m_report(std::move(report))
    , m_rate(m_options.job)
    , m_encodedPool(m_options.map.largest())
    , m_loop(*this, secret, std::chrono::milliseconds(std::max(20, int(m_options.job.heartbeatSeconds * 250))))
{
    m_options.shard.learningRate = [this](std::uint64_t round) { return m_rate.at(round); };
    m_thread = std::thread([this] {
        if (auto status = m_loop.run(); !status)
            m_report(protocol::Failed{std::string(toString(status.error().code)), status.error().source,
                                      status.error().detail});
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
    });
}

ServerThread::~ServerThread()
{
    m_loop.stop();
    m_thread.join();
}

ServerThread::HostedShard &ServerThread::hostShard(int part)
{
    const int shardIndex = m_options.shards.indexOf(part, m_options.number);
    return m_hostedShards
        .try_emplace(part,
                     HostedShard{Shard(m_options.map, shardIndex, m_options.shard,
                                       [this, part](int rank, const Shard::Change &change, const SliceRef &answer) {
                                           reply(part, rank, change, answer);
                                       })})
        .first->second;
}

ServerThread::HostedShard *ServerThread::hostedShard(int part)
{
    const auto at = m_hostedShards.find(part);
    return at == m_hostedShards.end() ? nullptr : &at->second;
}

ServerThread::Client *ServerThread::clientOf(Connection &c)
{
    const auto at = m_clients.find(&c);
    return at == m_clients.end() ? nullptr : &at->second;
}

Result<std::span<std::byte>> ServerThread::bufferFor(Connection &c, const FrameHeader &header)
{
    Client *client = clientOf(c);
    HostedShard *h = client ? hostedShard(client->part) : nullptr;
    const bool change = header.type == FrameType::Replicate || header.type == FrameType::State;
    if (!h || (client->replica ? !change : header.type != FrameType::Push))
        return fail(ErrorCode::CorruptData, c.peer(), "sent data that was not requested");
    TY_ASSIGN(auto buffer, h->shard.bufferFor(header.slice));
    client->incoming = std::move(buffer);
    const std::size_t size = h->shard.size(header.slice);
    const auto encoding = protocol::encodingOf(header.flags);
    if (change || encoding == Encoding::Float32)
        return std::as_writable_bytes(client->incoming->floats(size));
    if (encoding != m_codec.gradients)
        return fail(ErrorCode::CorruptData, c.peer(), "sent a gradient in an encoding that is not this job's");
    client->encoded.resize(encodedBytes(encoding, size));
    return std::span<std::byte>(client->encoded);
}

Status ServerThread::onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload)
{
    Client *client = clientOf(c);
    if (header.type == FrameType::Replicated || (header.type == FrameType::Heartbeat && !client))
        return onReplicated(c, header);
    HostedShard *h = client ? hostedShard(client->part) : nullptr;
    if (!h)
        return fail(ErrorCode::CorruptData, c.peer(), "sent a frame after its part was given away");
    switch (header.type) {
    case FrameType::Heartbeat:
        return {};
    case FrameType::Control:
        return onControl(c, *client, payload);
    case FrameType::Push:
        return onPush(*client, *h, protocol::headerOf<protocol::PushHeader>(header));
    case FrameType::Pull:
        return onPull(c, *h, protocol::headerOf<protocol::PullHeader>(header));
    case FrameType::Replicate:
        return onReplicate(c, *client, *h, protocol::headerOf<protocol::ReplicateHeader>(header));
    case FrameType::State:
        return onState(c, *client, *h, protocol::headerOf<protocol::StateHeader>(header));
    default:
        return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a server does not take");
    }
}

Status ServerThread::onControl(Connection &c, Client &client, std::span<const std::byte> payload)
{
    TY_ASSIGN(const auto message,
              protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()}));
    const auto *offer = std::get_if<protocol::ShareOffer>(&message);
    if (!offer || client.replica)
        return fail(ErrorCode::CorruptData, c.peer(), "sent a message that a server thread does not take");
    Shard &shard = hostedShard(client.part)->shard;
    protocol::ShareResponse answer;
    // In dist_async the weights may change while a worker reads them, so all data goes over the connection there.
    if (m_options.job.sharedMemory && m_options.shard.synchronous && shard.slots() > 0) {
        const auto theirs = SharedSlices::open(*offer, 1, gradientFloats(m_options.map.parameters()));
        if (theirs && !shard.published()) {
            if (auto ours = SharedSlices::make(2 * std::size_t(shard.slots()), m_options.map.largest()))
                shard.publishIn(*ours);
        }
        if (theirs && shard.published()) {
            client.shared.clear();
            for (std::size_t slot = 0; slot < shard.slots(); ++slot)
                client.shared.push_back(std::make_shared<SliceBuffer>(
                    (*theirs)->place(0) + m_options.map.offset(shard.sliceOf(slot)), *theirs, int(slot)));
            answer = {true, shard.published()->offer()};
        }
    }
    c.send(answer);
    m_unflushed.insert(&c);
    return {};
}

Status ServerThread::onPush(Client &client, HostedShard &h, const protocol::PushHeader &header)
{
    SliceRef gradient = std::move(client.incoming);
    if (header.flags & protocol::kInSharedMemory) {
        const std::size_t slot =
            h.shard.hasSlice(header.slice) ? m_options.map.slotOf(header.slice) : client.shared.size();
        if (slot < client.shared.size())
            gradient = client.shared[slot];
    } else if (const auto encoding = protocol::encodingOf(header.flags); gradient && encoding != Encoding::Float32) {
        const auto floats = gradient->floats(h.shard.size(header.slice));
        TY_TRY(decode(encoding, m_codec.threshold, client.encoded, floats));
    }
    if (!gradient)
        return fail(ErrorCode::CorruptData, fmt::format("worker {}", client.rank), "sent an empty gradient");
    return h.shard.push(client.rank, header.slice, header.round, header.samples, std::move(gradient),
                        Shard::Clock::now());
}

Status ServerThread::onPull(Connection &c, HostedShard &h, const protocol::PullHeader &header)
{
    TY_ASSIGN(const auto weights, h.shard.weights(header.slice));
    if (header.array >= std::uint32_t(h.shard.arrays()))
        return fail(ErrorCode::CorruptData, c.peer(), "wants what the optimiser does not keep");
    const SliceRef array = header.array == 0 ? weights : h.shard.array(header.slice, int(header.array));
    c.send(protocol::PulledHeader{.slice = header.slice,
                                  .round = header.round,
                                  .updates = h.shard.progress(header.slice).updates},
           std::as_bytes(std::as_const(*array).floats(h.shard.size(header.slice))), array);
    m_unflushed.insert(&c);
    return {};
}

/// Confirms a change before it is made: workers of the other server wait for that, and none waits for the update here.
Status ServerThread::confirm(Connection &c, const Client &client, const protocol::ReplicatedHeader &header, bool valid)
{
    if (!valid || !client.replica)
        return fail(ErrorCode::CorruptData, c.peer(), "sent an empty copy");
    c.send(header, {});
    m_loop.flush(c);
    return {};
}

Status ServerThread::onReplicate(Connection &c, Client &client, HostedShard &h, const protocol::ReplicateHeader &header)
{
    const SliceRef gradient = std::exchange(client.incoming, nullptr);
    if (!m_rate.known()) // the view is on its way; the replica is created again
        return fail(ErrorCode::Conflict, c.peer(), "sent a change before the scheduler published the learning rate");
    TY_TRY(confirm(c, client, {.slice = header.slice, .round = header.round, .echo = header.rank},
                   gradient || header.samples == 0));
    return h.shard.apply({header.slice, header.round, header.samples, int(header.rank)}, gradient);
}

Status ServerThread::onState(Connection &c, Client &client, HostedShard &h, const protocol::StateHeader &header)
{
    const SliceRef values = std::exchange(client.incoming, nullptr);
    TY_TRY(
        confirm(c, client, {.slice = header.slice, .round = header.round, .echo = header.updates}, values != nullptr));
    return h.shard.setArray(header.slice, int(std::min(header.array, 0xffffu)), {header.round, header.updates}, values);
}

Status ServerThread::onReplicated(Connection &c, const FrameHeader &header)
{
    for (auto &[part, h] : m_hostedShards) {
        if (h.replica != &c)
            continue;
        h.lastReceived = Shard::Clock::now();
        if (header.type == FrameType::Heartbeat)
            return {};
        if (h.statesDue == 0) {
            const auto confirmed = protocol::headerOf<protocol::ReplicatedHeader>(header);
            h.shard.replicated({confirmed.slice, confirmed.round, 0, int(confirmed.echo)});
        } else if (--h.statesDue == 0) {
            m_report(protocol::ReplicaState{part, h.replicaServer, true});
            spdlog::info("server {} has a complete replica of part {}, thread {}", h.replicaServer, part,
                         m_options.number);
        }
        return {};
    }
    return {}; // of a replica that has ended in the meantime
}

const SliceRef &ServerThread::encode(const SliceRef &answer, std::size_t size)
{
    if (m_encodedFrom != answer) {
        m_encodedFrom = answer;
        m_encoded = m_encodedPool.take();
        toBFloat16(std::as_const(*answer).floats(size), std::as_writable_bytes(m_encoded->floats(size)));
    }
    return m_encoded;
}

void ServerThread::reply(int part, int rank, const Shard::Change &change, const SliceRef &answer)
{
    const auto at = m_workers.find({part, rank});
    if (at == m_workers.end())
        return;
    Connection &c = *at->second;
    const std::size_t size = m_options.map.size(change.slice);
    protocol::WeightsHeader header{.slice = change.slice, .round = change.round};
    if (m_options.shard.reduceOnly)
        header.samples = change.samples;
    m_unflushed.insert(&c);
    if (answer->place() >= 0 && !m_clients.at(&c).shared.empty()) {
        header.flags = protocol::kInSharedMemory;
        header.place = std::uint32_t(answer->place());
        return c.send(header, {});
    }
    SliceRef sent = answer;
    if (m_codec.weights == Encoding::BFloat16 &&
        !m_options.map.extendsPast(change.slice, m_options.shard.optimizer.rules().trainableEnd())) {
        sent = encode(answer, size);
        header.flags = std::uint16_t(Encoding::BFloat16);
    }
    const auto bytes = std::as_bytes(std::as_const(*sent).floats(size));
    c.send(header, bytes.first(encodedBytes(protocol::encodingOf(header.flags), size)), sent);
    std::size_t &unsent = m_clients.at(&c).unsent;
    if ((unsent += bytes.size()) < kFlushThreshold)
        return;
    unsent = 0;
    m_loop.flush(c); // sent while the next slice is added
}

void ServerThread::onRead(Connection &)
{
    flushAll();
}

void ServerThread::flushAll()
{
    for (Connection *connection : std::exchange(m_unflushed, {}))
        m_loop.flush(*connection);
}

void ServerThread::onClosed(Connection &c, const Error &error)
{
    m_unflushed.erase(&c);
    flushAll(); // frames read before the error may have caused replies to others
    for (auto &[part, h] : m_hostedShards) {
        if (h.replica == &c)
            return onReplicaLost(h, part, error.detail);
    }
    const auto at = m_clients.find(&c);
    if (at == m_clients.end())
        return;
    const Client client = std::move(at->second);
    m_clients.erase(at);
    if (const auto worker = m_workers.find({client.part, client.rank});
        !client.replica && worker != m_workers.end() && worker->second == &c) {
        m_workers.erase(worker);
        m_report(protocol::ConnectionLost{client.rank, false, error.detail});
    }
}

bool ServerThread::hasIdleWork() const
{
    return std::ranges::any_of(m_hostedShards,
                               [](const auto &hostedShard) { return hostedShard.second.shard.hasPendingUpdates(); });
}

void ServerThread::onIdle()
{
    for (auto &[part, h] : m_hostedShards)
        h.shard.applyPendingUpdate();
}

void ServerThread::onTick()
{
    sendHeartbeats();
    const auto now = Shard::Clock::now();
    const std::chrono::duration<double> silence(m_options.job.heartbeatMisses * m_options.job.heartbeatSeconds);
    const bool reportsHung = now >= m_nextHungReport;
    for (auto &[part, h] : m_hostedShards) {
        if (h.replica && now - h.lastReceived > silence) {
            Connection &silent = *h.replica;
            onReplicaLost(h, part, fmt::format("silent for {:.1f} s", silence.count()));
            m_loop.closeAfterWriting(silent);
        }
        const auto waiting = h.shard.slowestSlice();
        const std::chrono::duration<double> waited = now - waiting.since;
        if (!h.primary || waiting.ranks.empty() || waited < std::chrono::seconds(m_options.job.stragglerSeconds))
            continue;
        if (std::exchange(m_reportedStragglers, waiting.round + 1) != waiting.round + 1) { // once per step
            for (const int rank : waiting.ranks)
                m_report(protocol::StragglerReport{
                    rank, std::int64_t(std::min(waiting.round, std::uint64_t(protocol::kMaxCount))), waited.count()});
        }
        if (waited < std::chrono::seconds(m_options.job.stepSeconds) || !reportsHung)
            continue; // the scheduler may know that the worker waits for its data
        m_nextHungReport = now + std::chrono::seconds(1);
        for (const int rank : waiting.ranks)
            m_report(protocol::ConnectionLost{
                rank, true,
                fmt::format("sent no gradient for step {} in {} s", waiting.round, m_options.job.stepSeconds)});
    }
}

} // namespace trainyard::ps
