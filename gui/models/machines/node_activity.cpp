#include "gui/models/machines/node_activity.h"

#include <algorithm>
#include <utility>

namespace trainyard::gui {

namespace metric = protocol::metric;

namespace {

void keep(std::vector<double> &values, double next)
{
    if (values.size() >= NodeActivities::kMostPoints)
        values.erase(values.begin());
    values.push_back(next);
}

} // namespace

void NodeActivities::append(std::span<const ledger::StoredSample> samples)
{
    for (const ledger::StoredSample &stored : samples) {
        if (stored.seconds != ledger::kSampleSeconds)
            continue; // means of minutes are older than the curves
        const protocol::SystemSample &s = stored.sample;
        NodeActivity &node = m_nodes[stored.node];
        if (s.processorPercent)
            keep(node.processor, *s.processorPercent);
        if (s.memoryUsed && s.memoryTotal.value_or(0) > 0)
            keep(node.memory, 100.0 * double(*s.memoryUsed) / double(*s.memoryTotal));
        if (s.networkReceived || s.networkSent)
            keep(node.network, (s.networkReceived.value_or(0) + s.networkSent.value_or(0)) / 1e6);
        double sum = 0;
        int measured = 0;
        for (const protocol::GpuSample &gpu : s.gpus) {
            sum += gpu.percent.value_or(0);
            measured += gpu.percent.has_value();
        }
        if (measured > 0)
            keep(node.gpu, sum / measured);
    }
}

void NodeActivities::append(std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &r : records) {
        if (r.rank < 0)
            continue;
        const auto colon = r.note.find(": ");
        const bool joined = r.name == metric::kMemberJoined, died = r.name == metric::kMemberDied;
        if (joined || died || r.name == metric::kMemberLeft) {
            if (const std::string host = r.note.substr(0, colon); !host.empty())
                m_hosts[r.rank] = host;
            NodeActivity &node = m_nodes[m_hosts[r.rank]];
            node.rank = joined ? r.rank : -1;
            node.epoch = joined ? r.epoch : -1;
            node.died.clear();
            if (died)
                node.died = colon == std::string::npos ? std::string("its process died") : r.note.substr(colon + 2);
        } else if (const auto host = m_hosts.find(r.rank); r.name == metric::kSpeed && host != m_hosts.end()) {
            NodeActivity &node = m_nodes[host->second];
            if (node.rank == r.rank)
                node.epoch = std::max(node.epoch, r.epoch);
        }
    }
}

void NodeActivities::forgetRun()
{
    m_hosts.clear();
    for (auto &entry : m_nodes) {
        entry.second.rank = entry.second.epoch = -1;
        entry.second.died.clear();
    }
}

const NodeActivity &NodeActivities::of(const std::string &node) const
{
    static const NodeActivity none;
    const auto at = m_nodes.find(node);
    return at == m_nodes.end() ? none : at->second;
}

} // namespace trainyard::gui
