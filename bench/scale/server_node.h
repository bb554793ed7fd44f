#pragma once

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "backend/runtime/ps/server/shard.h"
#include "bench/scale/world.h"

namespace trainyard::bench::scale {

/// A server: the real Shards in server threads, and around them a model of what runtime/ps/server/server_thread.cpp and
/// server.cpp do with sockets. A server thread copies, adds and updates, one operation after the other.
class ServerNode final : public Node {
public:
    ServerNode(World &, int index, Nic nic);

    std::string address() const { return "server-" + std::to_string(m_index); }
    void onControl(const protocol::ControlMessage &) override;

    /// A new connection of a worker has been authenticated.
    void attach(const std::shared_ptr<ShardConnection> &);
    void detach(const std::shared_ptr<ShardConnection> &);
    void onPush(const ShardConnection &, std::uint32_t slice, std::uint64_t round, std::uint32_t samples);
    void onPull(const std::shared_ptr<ShardConnection> &, std::uint32_t slice, std::uint64_t round);
    Place place(int thread) const { return {m_nic, m_threads[std::size_t(thread)].thread}; }
    const Nic &nic() const { return m_nic; }
    std::size_t serverThreads() const { return m_threads.size(); }

    /// The number of updates of a slice and its weights; nothing if this server is not its primary.
    std::optional<std::pair<std::uint32_t, std::vector<float>>> result(std::uint32_t slice);

private:
    /// The connection on which the replica of a part is sent to another server.
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
        std::vector<PendingReply> answers; ///< of the operation in progress
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
    /// Runs `what` on a shard, then charges the optimiser's work to the thread and sends the replies.
    void work(ServerThread &, HostedShard &, std::uint32_t slice, const std::function<void()> &what);
    void check(const Status &);

    int m_index, m_rank = -1;
    std::vector<ServerThread> m_threads;
    std::vector<int> m_members;
    std::map<std::pair<int, int>, std::size_t> m_completeReplicas; ///< by part and server: threads that are done
    std::map<int, int> m_linked;                                   ///< by part: the server that it is replicated to
    std::vector<std::shared_ptr<ReplicaLink>> m_incoming;
};

} // namespace trainyard::bench::scale
