#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <vector>

#include "bench/scale/timeline.h"

namespace trainyard::bench::scale {

/// How a channel is shared by flows that need it at the same time.
enum class Sharing {
    Fair, ///< one message of each in turn, roughly as TCP streams share a network card
    Fifo, ///< in the order of arrival, as one thread works
};

using ChannelId = std::uint32_t;
using FlowId = std::uint32_t;

/// One resource on the path of messages: a direction of a network card, a capped stream, a thread that copies.
struct ChannelOptions {
    double bytesPerSecond = 1e9;
    Duration perMessage{0}; ///< work in addition to the bytes
    Sharing sharing = Sharing::Fair;
};

/// A channel as one flow uses it.
struct Link {
    ChannelId channel = 0;
    double cost = 1; ///< how often the channel processes each byte
};

struct FlowOptions {
    std::vector<Link> links; ///< at most 5
    /// The wire follows links[wire]: messages that have passed it arrive even if the sender dies.
    std::size_t wire = 0;
    Duration latency{0};
    /// Bytes in flight at a time, as in the socket buffers of both ends; the rest waits at the sender, where messages
    /// can still overtake.
    double window = 4 << 20;
};

/// Moves messages through channels in virtual time. Each channel serves one message at a time at its rate. The next
/// channel on the path begins as early as it can without ending before the last byte has arrived (cut-through), so a
/// message takes little more than the time of its slowest channel, not the sum of all. Order within a flow is kept.
/// Deterministic.
class Network {
public:
    explicit Network(Timeline &timeline)
        : m_timeline(timeline)
    {
    }

    ChannelId addChannel(const ChannelOptions &);
    FlowId open(const FlowOptions &);
    /// \param order  among the messages that wait at the sender: a message overtakes those of a higher order; 0
    ///     overtakes nothing
    void send(FlowId, std::size_t bytes, std::uint32_t order, std::function<void()> deliver);
    /// The sender is gone. Messages that have not passed the wire are lost; `noticed` is called at the other end after
    /// those that have.
    void cut(FlowId, std::function<void()> noticed);

    double served(ChannelId channel) const { return m_channels[channel].served; } ///< bytes, multiplied by their cost
    double busySeconds(ChannelId channel) const { return inSeconds(m_channels[channel].busy); }

private:
    static constexpr std::size_t kMaxLinks = 5;
    struct Packet {
        FlowId flow = 0;
        std::uint32_t order = 0;
        std::size_t hop = 0, bytes = 0;
        Time lastByte; ///< when its last byte arrives at this hop
        std::function<void()> deliver;
        Packet *next = nullptr;
    };
    struct Queue {
        Packet *head = nullptr, *tail = nullptr;
        void append(Packet *);
        Packet *takeFirst();
    };
    struct Flow {
        std::array<Link, kMaxLinks> links;
        std::uint8_t count = 0, wire = 0;
        bool isCut = false;
        Duration latency;
        double window = 0, underWay = 0;
        Queue waiting;                          ///< at the sender
        std::array<Queue, kMaxLinks> atChannel; ///< by hop
    };
    struct Channel {
        ChannelOptions options;
        std::deque<std::pair<FlowId, std::size_t>> turn; ///< flow and hop
        bool isBusy = false;
        double served = 0;
        Duration busy{0};
    };

    Packet *make();
    void release(Packet *);
    void fill(FlowId);
    void arrive(Packet *);
    void serve(ChannelId);
    void end(Packet *);
    Duration workOf(const Packet &, std::size_t hop) const;

    Timeline &m_timeline;
    std::vector<Channel> m_channels;
    std::vector<Flow> m_flows;
    std::deque<Packet> m_packets;
    std::vector<Packet *> m_free;
};

} // namespace trainyard::bench::scale
