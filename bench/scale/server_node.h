#pragma once

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "backend/runtime/ps/shard.h"
#include "bench/scale/world.h"

namespace trainyard::bench::scale {

/// A server: the real Shards in lanes, and around them a model of what runtime/ps/lane.cpp and server.cpp do with
/// sockets and threads. A lane is a thread that copies, adds and updates, one thing after the other.
class ServerNode final : public Node {
public:
    ServerNode(World &, int index);

    std::string address() const { return "server-" + std::to_string(m_index); }
    void onControl(const protocol::ControlMessage &) override;

    /// A worker's new connection has proven itself.
    void attach(const std::shared_ptr<ShardConnection> &);
    void detach(const std::shared_ptr<ShardConnection> &);
    void onPush(const ShardConnection &, std::uint32_t slice, std::uint64_t round, std::uint32_t samples);
    void onPull(const std::shared_ptr<ShardConnection> &, std::uint32_t slice, std::uint64_t round);
    Place place(int thread) const { return {m_nic, m_threads[std::size_t(thread)].thread}; }
    const Nic &nic() const { return m_nic; }
    std::size_t serverThreads() const { return m_threads.size(); }

    /// Of a slice that it is the primary of: how often it was updated, and its weights; nothing of other slices.
    std::optional<std::pair<std::uint32_t, std::vector<float>>> result(std::uint32_t slice);

private:
    /// The connection on which a part's second copy is sent to another server.
    struct ReplicaLink {
        ServerNode *from = nullptr, *to = nullptr;
        int part = 0, thread = 0, server = 0;
        FlowId out = 0, back = 0;
        bool open = true;
    };
    struct HostedShard {
        ps::Shard shard;
        bool primary = false;
        std::shared_ptr<ReplicaLink> copy{};
        int replicaServer = -1;
        std::size_t statesDue = 0;
    };
    struct PendingReply {
        std::shared_ptr<ShardConnection> link;
        std::uint32_t slice;
        std::uint64_t round;
        ps::SliceRef weights;
    };
    struct ServerThread {
        ChannelId thread = 0;
        FlowId updates = 0;                                                             ///< the optimiser's work
        std::map<int, HostedShard> held;                                                ///< by part
        std::map<std::pair<int, int>, std::shared_ptr<ShardConnection>> workers, early; ///< by part and rank
        std::map<int, std::uint64_t> lost;
        std::vector<PendingReply> answers; ///< of what is under way
    };

    void closeAll() override;
    void prepare(const protocol::JoinAccepted &);
    HostedShard &hostShard(ServerThread &, int part);
    void removeMember(int rank);
    void place(const protocol::Placement &);
    bool promote(ServerThread &, int part);
    void replicateTo(int thread, int part, int server);
    void endReplica(ServerThread &, HostedShard &, int part);
    void onState(const std::shared_ptr<ReplicaLink> &, std::uint32_t slice, int number, ps::Shard::Progress,
                 const ps::SliceRef &);
    void onChange(const std::shared_ptr<ReplicaLink> &, const ps::Shard::Change &, float gradient);
    void onReplicated(const ReplicaLink &, const ps::Shard::Change &);
    void onReplicaClosed(const std::shared_ptr<ReplicaLink> &);
    void answer(ServerThread &, const PendingReply &);
    /// Do something with a shard; then the optimiser's work is charged, and the answers leave.
    void work(ServerThread &, HostedShard &, std::uint32_t slice, const std::function<void()> &what);
    void check(const Status &);

    int m_index, m_rank = -1;
    std::vector<ServerThread> m_threads;
    std::vector<int> m_members;
    std::map<std::pair<int, int>, std::size_t> m_completeReplicas; ///< by part and server: lanes whose copy is whole
    std::map<int, int> m_linked;                                   ///< which server a part is copied to
    std::vector<std::shared_ptr<ReplicaLink>> m_incoming;
};

} // namespace trainyard::bench::scale
