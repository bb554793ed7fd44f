#include <algorithm>
#include <cstring>

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include "backend/runtime/ps/exchange_internal.h"

/// The exchange's side of the wire: what is asked, what comes, and servers that go.
namespace trainyard::ps {

using protocol::Encoding;
using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

namespace {
/// Connections that break one after the other before any weights came.
constexpr int kBreaks = 8;
} // namespace

std::span<float> Exchange::Link::weights(std::uint32_t slice) const
{
    const SliceMap &map = exchange.m_options.map;
    return exchange.m_step.weights.subspan(map.offset(slice), map.size(slice));
}

std::span<float> Exchange::Link::place(std::uint32_t slice)
{
    if (!sums())
        return weights(slice);
    sum.resize(exchange.m_options.map.largest()); // not in the weights: half a sum may come before a line breaks
    return std::span(sum).first(exchange.m_options.map.size(slice));
}

bool Exchange::Link::expected(const FrameHeader &header) const
{
    const SliceMap &map = exchange.m_options.map;
    return header.type == FrameType::Weights && header.slice < map.slices() && map.stripeOf(header.slice) == stripe &&
           header.round == exchange.m_step.round && exchange.m_states[header.slice] == Asked;
}

/// What was asked again over a new connection may be answered for both times.
bool Exchange::Link::twice(const FrameHeader &header) const
{
    const SliceMap &map = exchange.m_options.map;
    return again && header.type == FrameType::Weights && header.slice < map.slices() &&
           map.stripeOf(header.slice) == stripe && !expected(header);
}

Result<std::span<std::byte>> Exchange::Link::bufferFor(Connection &c, const FrameHeader &header)
{
    if (twice(header)) {
        encoded.resize(header.length);
        return std::span<std::byte>(encoded);
    }
    if (!expected(header))
        return fail(ErrorCode::CorruptData, c.peer(), "sent weights that nobody asked for");
    const auto encoding = Encoding(header.flags & protocol::kEncodingMask);
    if (encoding == Encoding::Float32)
        return std::as_writable_bytes(place(header.slice));
    if (encoding != exchange.m_options.codec.weights)
        return fail(ErrorCode::CorruptData, c.peer(), "sent weights in an encoding that is not this job's");
    encoded.resize(encodedBytes(encoding, place(header.slice).size()));
    return std::span<std::byte>(encoded);
}

Status Exchange::Link::onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload)
{
    if (header.type == FrameType::Heartbeat || twice(header))
        return {};
    if (!expected(header))
        return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a worker does not take");
    if (auto taken = take(c, header, payload); !taken)
        return taken;
    --missing;
    breaks = 0;
    if (exchange.m_pulling)
        exchange.m_updates[header.slice] = header.view;
    exchange.arrived(header.slice);
    return {};
}

Status Exchange::Link::take(Connection &c, const FrameHeader &header, std::span<const std::byte> payload)
{
    const bool shared = header.flags & protocol::kInSharedMemory;
    std::span<const float> answer = place(header.slice);
    if (shared) {
        if (!link.weights || header.samples >= link.weights->places())
            return fail(ErrorCode::CorruptData, c.peer(), "names weights in memory that is not shared");
        answer = {link.weights->place(header.samples), answer.size()};
        if (!sums())
            std::ranges::copy(answer, weights(header.slice).begin());
    } else if (payload.empty()) {
        return fail(ErrorCode::CorruptData, c.peer(), "sent empty weights");
    } else if (const auto encoding = Encoding(header.flags & protocol::kEncodingMask); encoding != Encoding::Float32) {
        if (auto status = decode(encoding, 0, payload, place(header.slice)); !status)
            return status;
    }
    if (sums())
        exchange.m_options.step(header.slice, weights(header.slice), answer, header.round, header.view);
    // Members that step without us are what overwrites it: we stood still, and are none any more.
    if (shared && !link.weights->stillOf(header.samples, header.round))
        return fail(ErrorCode::PeerLost, c.peer(), "went on without this worker while that stood still");
    return {};
}

void Exchange::connect(int stripe, StripeLink link)
{
    Link &l = *m_links[std::size_t(stripe)];
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
    for (std::uint32_t slot = 0; slot < map.heldBy(stripe); ++slot) {
        const std::uint32_t slice = map.sliceOf(stripe, slot);
        if (m_states[slice] == Asked || m_states[slice] == Waiting)
            ask(slice);
    }
}

void Exchange::arrived(std::uint32_t slice)
{
    m_states[slice].store(Arrived, std::memory_order_release);
    if (m_outstanding == 1)
        m_ended = Clock::now();
    --m_outstanding;
}

void Exchange::ask(std::uint32_t slice)
{
    const SliceMap &map = m_options.map;
    Link &l = *m_links[std::size_t(map.stripeOf(slice))];
    m_states[slice] = l.link.connection ? Asked : Waiting;
    if (!l.link.connection)
        return; // when there is one again, connect asks
    if (l.missing++ == 0)
        l.heard = Clock::now();
    Connection &c = *l.link.connection;
    FrameHeader header{
        .type = FrameType::Push, .slice = slice, .round = m_step.round, .samples = m_step.samples, .view = m_step.view};
    if (m_pulling) {
        header.type = FrameType::Pull;
        return c.send(header, {});
    }
    const auto floats = m_step.gradient.subspan(map.offset(slice), map.size(slice));
    const Encoding encoding = m_options.codec.gradients;
    if (l.link.weights) {
        if (float *place = l.link.gradients->place(0) + map.offset(slice); place != floats.data())
            std::memcpy(place, floats.data(), floats.size_bytes());
        header.flags = protocol::kInSharedMemory;
        return c.send(header, {});
    }
    if (encoding == Encoding::Float32 || map.reaches(slice, m_options.lossless))
        return c.send(header, std::as_bytes(floats));
    const std::size_t bytes = encodedBytes(encoding, floats.size());
    const auto out = std::span(m_encoded).subspan(slice * encodedBytes(encoding, map.largest()), bytes);
    const bool done = std::exchange(m_encodedStep[slice], m_steps) == m_steps; // then the residual knows of it
    if (!done && encoding == Encoding::TwoBit)
        toTwoBit(floats, std::span(m_residual).subspan(map.offset(slice), floats.size()), m_options.codec.threshold,
                 out);
    else if (!done)
        toBFloat16(floats, out);
    header.flags = std::uint16_t(encoding);
    c.send(header, out);
}

void Exchange::takePosted()
{
    std::vector<std::uint32_t> posted;
    {
        const std::lock_guard lock(m_postedMutex);
        posted.swap(m_posted);
    }
    for (const std::uint32_t slice : posted) {
        ask(slice);
        Link &l = *m_links[std::size_t(m_options.map.stripeOf(slice))];
        l.unsent += m_options.map.size(slice) * sizeof(float);
        if (!l.link.connection || l.unsent < kWorthSending)
            continue;
        (void)l.link.connection->writeSome(); // the server works on it meanwhile; errors come up in turn()
        l.unsent = 0;
    }
}

Error Exchange::timedOut() const
{
    std::string names;
    for (const auto &l : m_links) {
        if (l->missing > 0 || !l->link.connection)
            names += (names.empty() ? "" : ", ") + (l->peer.empty() ? "a server" : l->peer);
    }
    return {ErrorCode::Timeout, names.empty() ? "server" : names,
            fmt::format("did not answer step {} in {} s", m_step.round, m_options.timeout.count())};
}

Status Exchange::lost(Link &l, const Error &error)
{
    connect(l.stripe, {});
    if (++l.breaks > kBreaks)
        return fail(error); // it is not the line
    return m_owner.onLost(l.stripe, error);
}

Status Exchange::turn(milliseconds patience)
{
    std::vector<pollfd> waits;
    std::vector<Link *> links;
    for (const auto &l : m_links) {
        Connection *connection = l->link.connection.get();
        if (!connection)
            continue;
        if (connection->wantsWrite()) {
            if (auto status = connection->writeSome(); !status) {
                if (auto over = lost(*l, status.error()); !over)
                    return over;
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
            l.heard = Clock::now();
        Status status = something ? l.link.connection->readSome(l) : Status();
        if (l.missing > 0 && Clock::now() - l.heard > m_options.silence)
            status = fail(ErrorCode::Timeout, l.peer, fmt::format("silent for {} ms", m_options.silence.count()));
        if (status || l.missing == 0)
            continue; // a connection that ends after its last answer is noticed by the next step
        if (status.error().code != ErrorCode::Disconnected && status.error().code != ErrorCode::Timeout &&
            status.error().code != ErrorCode::ChecksumMismatch)
            return status;
        if (auto over = lost(l, status.error()); !over)
            return over;
    }
    if (waits[links.size()].revents)
        return m_owner.onWake();
    return {};
}

} // namespace trainyard::ps
