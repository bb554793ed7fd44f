#pragma once

#include <unordered_map>

#include "backend/runtime/ps/scheduler/scheduler_core.h"
#include "bench/scale/world.h"

namespace trainyard::bench::scale {

/// The shell of the real SchedulerCore: replaces the sockets, files and thread of runtime/ps/scheduler/scheduler.cpp.
class SchedulerNode final : ps::SchedulerOutbox, ps::RunRecorder {
public:
    explicit SchedulerNode(World &);

    const Place &place() const { return m_place; }
    ps::PeerId connect(Node &);
    void received(ps::PeerId, const protocol::ControlMessage &);
    void heard(ps::PeerId);
    void closed(ps::PeerId);

private:
    struct Peer {
        Node *node = nullptr;
        FlowId flow = 0;
    };
    void tick();
    void send(ps::PeerId, const protocol::ControlMessage &) override;
    void disconnect(ps::PeerId) override;
    void record(const protocol::MetricRecord &) override {}
    void hostLog(bool, const std::string &) override {}
    void journal(const protocol::SchedulerState &) override {}
    void log(const std::string &line) override;
    void finished(const Status &) override;

    World &m_world;
    Place m_place;
    std::unordered_map<ps::PeerId, Peer> m_peers;
    ps::PeerId m_last = 0;
    ps::SchedulerCore m_core;
};

} // namespace trainyard::bench::scale
