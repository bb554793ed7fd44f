#include "bench/scale/network.h"

#include <stdexcept>

namespace trainyard::bench::scale {

void Network::Queue::append(Packet *packet)
{
    packet->next = nullptr;
    (head ? tail->next : head) = packet;
    tail = packet;
}

Network::Packet *Network::Queue::takeFirst()
{
    Packet *first = head;
    if (first)
        head = first->next;
    return first;
}

Network::Packet *Network::make()
{
    if (m_free.empty())
        return &m_packets.emplace_back();
    Packet *packet = m_free.back();
    m_free.pop_back();
    return packet;
}

void Network::release(Packet *packet)
{
    *packet = {};
    m_free.push_back(packet);
}

ChannelId Network::addChannel(const ChannelOptions &options)
{
    if (options.bytesPerSecond <= 0)
        throw std::invalid_argument("a channel without a rate");
    m_channels.push_back({options, {}, false, 0, {}});
    return ChannelId(m_channels.size() - 1);
}

FlowId Network::open(const FlowOptions &options)
{
    if (options.links.empty() || options.links.size() > kMaxLinks || options.wire >= options.links.size())
        throw std::invalid_argument("a flow without a way");
    Flow &flow = m_flows.emplace_back();
    std::ranges::copy(options.links, flow.links.begin());
    flow.count = std::uint8_t(options.links.size());
    flow.wire = std::uint8_t(options.wire);
    flow.latency = options.latency;
    flow.window = options.window;
    return FlowId(m_flows.size() - 1);
}

void Network::send(FlowId id, std::size_t bytes, std::uint32_t order, std::function<void()> deliver)
{
    Flow &flow = m_flows[id];
    if (flow.isCut)
        return;
    Packet *packet = make();
    packet->flow = id;
    packet->order = order;
    packet->bytes = bytes;
    packet->deliver = std::move(deliver);
    Packet *before = nullptr; // the last one that is not overtaken
    for (Packet *at = flow.waiting.head; at; at = at->next) {
        if (order == 0 || at->order <= order)
            before = at;
    }
    if (before == flow.waiting.tail || !flow.waiting.head) {
        flow.waiting.append(packet);
    } else {
        packet->next = before ? before->next : flow.waiting.head;
        (before ? before->next : flow.waiting.head) = packet;
    }
    fill(id);
}

void Network::fill(FlowId id)
{
    Flow &flow = m_flows[id];
    while (Packet *next = flow.waiting.head) {
        if (flow.underWay > 0 && flow.underWay + double(next->bytes) > flow.window)
            return;
        flow.waiting.takeFirst();
        flow.underWay += double(next->bytes);
        next->lastByte = m_timeline.now();
        arrive(next);
    }
}

Duration Network::workOf(const Packet &packet, std::size_t hop) const
{
    const Link &h = m_flows[packet.flow].links[hop];
    const ChannelOptions &options = m_channels[h.channel].options;
    return options.perMessage + seconds(double(packet.bytes) * h.cost / options.bytesPerSecond);
}

/// The first byte of a packet has arrived at the channel of its hop.
void Network::arrive(Packet *packet)
{
    Flow &flow = m_flows[packet->flow];
    const ChannelId channel = flow.links[packet->hop].channel;
    Queue &queue = flow.atChannel[packet->hop];
    const bool waitsAlready = queue.head != nullptr;
    queue.append(packet);
    Channel &c = m_channels[channel];
    if (c.options.sharing == Sharing::Fifo || !waitsAlready)
        c.turn.emplace_back(packet->flow, packet->hop);
    if (!c.isBusy)
        serve(channel);
}

void Network::serve(ChannelId id)
{
    Channel &c = m_channels[id];
    while (!c.turn.empty()) {
        const auto [flowId, hop] = c.turn.front();
        c.turn.pop_front();
        Flow &flow = m_flows[flowId];
        Packet *packet = flow.atChannel[hop].takeFirst();
        if (c.options.sharing == Sharing::Fair && flow.atChannel[hop].head)
            c.turn.emplace_back(flowId, hop);
        if (flow.isCut && hop <= flow.wire) {
            release(packet);
            continue;
        }
        const Time begin = m_timeline.now();
        const Duration work = workOf(*packet, hop);
        const Time ends = std::max(begin + work, packet->lastByte);
        c.isBusy = true;
        c.busy += work;
        c.served += double(packet->bytes) * flow.links[hop].cost;
        if (hop + 1 == flow.count) {
            m_timeline.at(ends, [this, packet] { end(packet); });
        } else {
            const Duration latency = hop == flow.wire ? flow.latency : Duration(0);
            const Time next = std::max(begin, ends - workOf(*packet, hop + 1)) + latency;
            packet->lastByte = ends + latency;
            packet->hop = hop + 1;
            m_timeline.at(next, [this, packet] { arrive(packet); });
        }
        m_timeline.at(ends, [this, id] {
            m_channels[id].isBusy = false;
            serve(id);
        });
        return;
    }
}

void Network::end(Packet *packet)
{
    const FlowId id = packet->flow;
    const auto deliver = std::move(packet->deliver);
    m_flows[id].underWay -= double(packet->bytes);
    release(packet);
    if (!m_flows[id].isCut)
        fill(id);
    if (deliver)
        deliver(); // may open flows, so no reference into m_flows is held
}

void Network::cut(FlowId id, std::function<void()> noticed)
{
    Flow &flow = m_flows[id];
    if (flow.isCut)
        return;
    flow.isCut = true;
    while (Packet *packet = flow.waiting.takeFirst())
        release(packet);
    if (flow.wire + 1 == flow.count)
        return m_timeline.after(flow.latency, std::move(noticed));
    Packet *last = make();
    last->flow = id;
    last->hop = flow.wire + 1u;
    last->deliver = std::move(noticed);
    m_timeline.after(flow.latency, [this, last] {
        last->lastByte = m_timeline.now();
        arrive(last);
    });
}

} // namespace trainyard::bench::scale
