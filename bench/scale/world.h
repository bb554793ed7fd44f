#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/protocol/control/control.h"
#include "backend/protocol/frames.h"
#include "backend/runtime/ps/slice_codec.h"
#include "backend/runtime/ps/slice_map.h"
#include "bench/scale/network.h"
#include "bench/scale/setup.h"
#include "bench/scale/stages.h"

namespace trainyard::bench::scale {

class SchedulerNode;
class ServerNode;
class WorkerNode;

/// A host's network card.
struct Nic {
    ChannelId out = 0, in = 0;
};

/// A thread on a host that copies.
struct Place {
    Nic nic;
    ChannelId thread = 0;
};

/// The end of one training step of one worker.
struct StepEnd {
    Time at;
    double waited = 0; ///< seconds that the worker waited in it
    int view = 0;
};

/// The state that all nodes of a simulated job share.
struct World {
    const Setup &setup;
    protocol::JobSpec job;
    ps::ShardLayout shards;
    Slices slices;
    ps::Codec codec;
    std::size_t trainableEnd = 0; ///< floats; elements after it are never compressed
    std::vector<Stage> stages;
    std::int64_t samples = 0;

    Timeline timeline;
    Network network{timeline};
    std::unique_ptr<SchedulerNode> scheduler;
    std::vector<std::unique_ptr<ServerNode>> servers;
    std::vector<std::unique_ptr<WorkerNode>> workers;
    std::map<std::string, ServerNode *> byAddress;
    std::optional<Status> outcome;

    std::map<int, std::vector<StepEnd>> steps; ///< by rank
    std::size_t mostSteps = 0;                 ///< completed by any worker
    std::function<void()> onProgress;          ///< called when mostSteps grows
    std::vector<std::string> log;              ///< the scheduler's lines, with virtual seconds
    std::vector<std::string> violations;       ///< broken invariants
    std::uint64_t answers = 0;                 ///< slices returned to workers

    World(const Setup &, std::vector<Stage>, std::size_t parameters, std::size_t trainableEnd);
    ~World();

    Nic addNic();
    ChannelId addThread(double bytesPerSecond); ///< a thread for control messages
    ChannelId addIoThread();                    ///< a thread that sends and receives slices
    /// Opens a flow between two threads.
    /// \param cost  how often the receiving thread processes each byte
    FlowId stream(const Place &from, const Place &to, double cost = 1);
    Duration latency() const { return seconds(setup.machine.latencySeconds); }
    Duration handshake() const { return setup.machine.handshakeLatencies * latency(); }
    /// Size of a frame with this slice, in bytes.
    std::size_t frameBytes(std::uint32_t slice, protocol::Encoding) const;
    std::string at() const; ///< "12.345 s": virtual seconds since the start

    /// Checks that all workers receive the same weights after a round; remembers the newest two rounds of each slice.
    void checkWeights(std::uint32_t slice, std::uint64_t round, float weight);

private:
    struct RoundWeight {
        std::uint64_t round = ~std::uint64_t(0);
        float weight = 0;
    };
    std::vector<std::array<RoundWeight, 2>> m_roundWeights;
    std::optional<ChannelId> m_cores; ///< the one channel that all share
    Time m_began;
};

/// A process of the job on a host.
class Node {
public:
    Node(World &world, Nic nic);
    virtual ~Node() = default;
    Node(const Node &) = delete;
    Node &operator=(const Node &) = delete;

    bool isResponsive() const { return m_alive && !m_frozen; } ///< whether it handles messages
    bool alive() const { return m_alive; }
    /// Like SIGKILL: the kernel closes its connections.
    void kill();
    /// Like SIGSTOP: all connections stay open and nothing is answered.
    void freeze() { m_frozen = true; }

    const Place &control() const { return m_control; }
    virtual void onControl(const protocol::ControlMessage &) = 0;
    virtual void onSchedulerClosed() { kill(); }

protected:
    /// Connects to the scheduler, sends the join request and starts the heartbeats.
    void join(const protocol::JoinRequest &, Duration heartbeat);
    void sendToScheduler(const protocol::ControlMessage &);
    virtual void closeAll() = 0;

    World &m_world;
    Nic m_nic;

private:
    void sendHeartbeats(Duration every);

    Place m_control;
    std::uint64_t m_peer = 0; ///< id of the connection to the scheduler
    FlowId m_toScheduler = 0;
    bool m_alive = true, m_frozen = false;
};

/// A worker's connection to the server thread of one shard.
struct ShardConnection {
    WorkerNode *worker = nullptr;
    ServerNode *server = nullptr;
    int rank = -1, shardIndex = 0;
    FlowId up = 0, down = 0;
    bool open = true;
};

} // namespace trainyard::bench::scale
