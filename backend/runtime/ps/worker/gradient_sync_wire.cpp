#include <algorithm>
#include <cstring>

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include "backend/core/try.h"
#include "backend/runtime/ps/worker/gradient_sync_internal.h"

/// The wire side of GradientSync: requests, replies, and lost servers.
namespace trainyard::ps {

using protocol::Encoding;
using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

namespace {
/// Limit of connections that break one after the other before any weights arrived.
constexpr int kBreaks = 8;
} // namespace

std::span<float> GradientSync::Link::weights(std::uint32_t slice) const
{
    const SliceMap &map = gradientSync.m_options.map;
    return gradientSync.m_step.weights.subspan(map.offset(slice), map.size(slice));
}

std::span<float> GradientSync::Link::place(std::uint32_t slice)
{
    if (!reduceOnly())
        return weights(slice);
    sum.resize(gradientSync.m_options.map.largest()); // not in place: a connection may break in the middle of a sum
    return std::span(sum).first(gradientSync.m_options.map.size(slice));
}

bool GradientSync::Link::expected(const FrameHeader &header) const
{
    const SliceMap &map = gradientSync.m_options.map;
    return header.type == FrameType::Weights && header.slice < map.slices() &&
           map.shardOf(header.slice) == shardIndex && header.round == gradientSync.m_step.round &&
           gradientSync.m_states[header.slice] == Requested;
}

/// A request that was repeated over a new connection may be answered twice.
bool GradientSync::Link::isDuplicate(const FrameHeader &header) const
{
    const SliceMap &map = gradientSync.m_options.map;
    return again && header.type == FrameType::Weights && header.slice < map.slices() &&
           map.shardOf(header.slice) == shardIndex && !expected(header);
}

Result<std::span<std::byte>> GradientSync::Link::bufferFor(Connection &c, const FrameHeader &header)
{
    if (isDuplicate(header)) {
        encoded.resize(header.length);
        return std::span<std::byte>(encoded);
    }
    if (!expected(header))
        return fail(ErrorCode::CorruptData, c.peer(), "sent weights that were not requested");
    const auto encoding = protocol::encodingOf(header.flags);
    if (encoding == Encoding::Float32)
        return std::as_writable_bytes(place(header.slice));
    if (encoding != gradientSync.m_options.codec.weights)
        return fail(ErrorCode::CorruptData, c.peer(), "sent weights in an encoding that is not this job's");
    encoded.resize(encodedBytes(encoding, place(header.slice).size()));
    return std::span<std::byte>(encoded);
}

Status GradientSync::Link::onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload)
{
    if (header.type == FrameType::Heartbeat || isDuplicate(header))
        return {};
    if (!expected(header))
        return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a worker does not take");
    TY_TRY(take(c, protocol::headerOf<protocol::WeightsHeader>(header), payload));
    --missing;
    breaks = 0;
    if (gradientSync.m_pulled)
        gradientSync.m_updates[header.slice] = protocol::headerOf<protocol::PulledHeader>(header).updates;
    gradientSync.onReceived(header.slice);
    return {};
}

Status GradientSync::Link::take(Connection &c, const protocol::WeightsHeader &header,
                                std::span<const std::byte> payload)
{
    const bool shared = header.flags & protocol::kInSharedMemory;
    std::span<const float> answer = place(header.slice);
    if (shared) {
        if (!link.weights || header.place >= link.weights->places())
            return fail(ErrorCode::CorruptData, c.peer(), "names weights in memory that is not shared");
        answer = {link.weights->place(header.place), answer.size()};
        if (!reduceOnly())
            std::ranges::copy(answer, weights(header.slice).begin());
    } else if (payload.empty()) {
        return fail(ErrorCode::CorruptData, c.peer(), "sent empty weights");
    } else if (const auto encoding = protocol::encodingOf(header.flags); encoding != Encoding::Float32) {
        TY_TRY(decode(encoding, 0, payload, place(header.slice)));
    }
    if (reduceOnly())
        gradientSync.m_options.step(header.slice, weights(header.slice), answer, header.round, header.samples);
    // The place is overwritten only if the other members continued: this worker was suspended and removed from the run.
    // It rejoins instead of saving a mixture of rounds.
    if (shared && !link.weights->isCurrent(header.place, header.round))
        return fail(ErrorCode::PeerLost, c.peer(), "went on without this worker while that stood still");
    return {};
}

void GradientSync::connect(int shardIndex, ShardLink link)
{
    Link &l = *m_links[std::size_t(shardIndex)];
    if (l.link.connection)
        m_bytesOfGone += l.link.connection->bytesSent() + l.link.connection->bytesReceived();
    l.link = std::move(link);
    l.again = l.again || !l.peer.empty();
    l.peer = l.link.connection ? l.link.connection->peer() : l.peer;
    l.missing = 0;
    l.unsent = 0;
    if (!l.link.connection)
        return;
    const SliceMap &map = m_options.map;
    for (std::uint32_t slot = 0; slot < map.slicesIn(shardIndex); ++slot) {
        const std::uint32_t slice = map.sliceOf(shardIndex, slot);
        if (m_states[slice] == Requested || m_states[slice] == Waiting)
            request(slice);
    }
}

void GradientSync::onReceived(std::uint32_t slice)
{
    m_states[slice].store(Received, std::memory_order_release);
    if (m_outstanding == 1)
        m_ended = Clock::now();
    --m_outstanding;
}

void GradientSync::request(std::uint32_t slice)
{
    const SliceMap &map = m_options.map;
    Link &l = *m_links[std::size_t(map.shardOf(slice))];
    m_states[slice] = l.link.connection ? Requested : Waiting;
    if (!l.link.connection)
        return; // connect requests it when there is a connection
    if (l.missing++ == 0)
        l.lastReceived = Clock::now();
    Connection &c = *l.link.connection;
    if (m_pulled)
        return c.send(protocol::PullHeader{slice, m_step.round, *m_pulled, m_step.view}, {});
    protocol::PushHeader header{slice, m_step.round, m_step.samples, m_step.view};
    const auto floats = m_step.gradient.subspan(map.offset(slice), map.size(slice));
    const Encoding encoding = m_options.codec.gradients;
    if (l.link.weights) {
        if (float *place = l.link.gradients->place(0) + map.offset(slice); place != floats.data())
            std::memcpy(place, floats.data(), floats.size_bytes());
        header.flags = protocol::kInSharedMemory;
        return c.send(header, {});
    }
    if (encoding == Encoding::Float32 || map.extendsPast(slice, m_options.lossless))
        return c.send(header, std::as_bytes(floats));
    const std::size_t bytes = encodedBytes(encoding, floats.size());
    const auto out = std::span(m_encoded).subspan(slice * encodedBytes(encoding, map.largest()), bytes);
    const bool done = std::exchange(m_encodedStep[slice], m_steps) == m_steps; // already in the residual
    if (!done && encoding == Encoding::TwoBit)
        toTwoBit(floats, std::span(m_residual).subspan(map.offset(slice), floats.size()), m_options.codec.threshold,
                 out);
    else if (!done)
        toBFloat16(floats, out);
    header.flags = std::uint16_t(encoding);
    c.send(header, out);
}

void GradientSync::requestEnqueued()
{
    std::vector<std::uint32_t> enqueued;
    {
        const std::lock_guard lock(m_enqueuedMutex);
        enqueued.swap(m_enqueued);
    }
    for (const std::uint32_t slice : enqueued) {
        request(slice);
        Link &l = *m_links[std::size_t(m_options.map.shardOf(slice))];
        l.unsent += m_options.map.size(slice) * sizeof(float);
        if (!l.link.connection || l.unsent < kFlushThreshold)
            continue;
        (void)l.link.connection->writeSome(); // the server starts on it; errors appear in pollOnce
        l.unsent = 0;
    }
}

/// \param limit  that expired
Error GradientSync::timedOut(std::chrono::seconds limit) const
{
    std::string names;
    for (const auto &l : m_links) {
        if (l->missing > 0 || !l->link.connection)
            names += (names.empty() ? "" : ", ") + (l->peer.empty() ? "a server" : l->peer);
    }
    return {ErrorCode::Timeout, names.empty() ? "server" : names,
            fmt::format("did not answer step {} in {} s", m_step.round, limit.count())};
}

Status GradientSync::lost(Link &l, const Error &error)
{
    connect(l.shardIndex, {});
    if (++l.breaks > kBreaks)
        return fail(error); // not a transient failure
    return m_owner.onLost(l.shardIndex, error);
}

Status GradientSync::pollOnce(milliseconds patience)
{
    std::vector<pollfd> waits;
    std::vector<Link *> links;
    for (const auto &l : m_links) {
        Connection *connection = l->link.connection.get();
        if (!connection)
            continue;
        if (connection->wantsWrite()) {
            if (auto status = connection->writeSome(); !status) {
                TY_TRY(lost(*l, status.error()));
                continue;
            }
        }
        const short events = short((l->missing ? POLLIN : 0) | (connection->wantsWrite() ? POLLOUT : 0));
        if (events) {
            waits.push_back({connection->fd(), events, 0});
            links.push_back(l.get());
        }
    }
    waits.push_back({m_owner.wakeFd(), POLLIN, 0});
    waits.push_back({m_wake.get(), POLLIN, 0});
    ::poll(waits.data(), nfds_t(waits.size()), int(patience.count()));
    if (waits.back().revents) {
        std::uint64_t ignored;
        while (::read(m_wake.get(), &ignored, sizeof ignored) > 0) {
        }
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
        Link &l = *links[i];
        const bool something = (waits[i].revents & (POLLIN | POLLHUP | POLLERR)) != 0;
        if (something)
            l.lastReceived = Clock::now();
        Status status = something ? l.link.connection->readSome(l) : Status();
        if (l.missing > 0 && Clock::now() - l.lastReceived > m_options.silence)
            status = fail(ErrorCode::Timeout, l.peer, fmt::format("silent for {} ms", m_options.silence.count()));
        if (status || l.missing == 0)
            continue; // a connection that ends after its last reply is noticed by the next step
        if (status.error().code != ErrorCode::Disconnected && status.error().code != ErrorCode::Timeout &&
            status.error().code != ErrorCode::ChecksumMismatch)
            return status;
        TY_TRY(lost(l, status.error()));
    }
    if (waits[links.size()].revents)
        return m_owner.onWake();
    return {};
}

} // namespace trainyard::ps
