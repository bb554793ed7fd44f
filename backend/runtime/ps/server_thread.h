#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "backend/protocol/job_spec.h"
#include "backend/runtime/ps/loop.h"
#include "backend/runtime/ps/shard.h"
#include "backend/runtime/ps/slice_codec.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

/// One thread of a server with its loop, its connections and its stripes: those that it changes, and second copies of
/// another server's. Public functions may be called from any thread and return at once.
class ServerThread final : LoopHandler {
public:
    struct Options {
        protocol::JobSpec job;
        SliceMap map;
        ShardLayout shards;
        ShardOptions shard; ///< but for the learning rate, which follows from the job and its views
        int server = 0;     ///< rank of this one
        int number = 0;     ///< of this lane
    };
    /// tell   a message for the scheduler; called in the lane's thread
    ServerThread(Options, const JobSecret &, std::function<void(const protocol::ControlMessage &)> report);
    ~ServerThread() override;

    /// Serve a part from now on, beginning with its share of this.
    void serve(int part, std::shared_ptr<const nn::TrainingState> first);
    /// done  in the lane's thread, when the change has taken effect
    void setMembers(std::vector<int> ranks, std::uint64_t step, const protocol::RatePlan &, std::function<void()> done);
    /// done  in the lane's thread: Shard::firstIncompleteRound of this worker, for the scheduler counts what of a dead
    /// one's
    ///       samples was used. Asked again, it says what it said at first.
    void removeMember(int rank, std::function<void(std::uint64_t whole)> done);
    /// Take over parts, give parts away. done gets a sentence when a part cannot be taken over, else an empty text.
    void place(const protocol::Placement &, std::function<void(std::string problem)> done);
    /// A worker's connection, or the one on which another server sends a second copy.
    void adopt(std::unique_ptr<Connection>, const protocol::Attach &);
    /// Send the second copy of a part to another server over this connection from now on.
    void replicateTo(int part, int server, std::unique_ptr<Connection>);

private:
    struct HostedShard {
        Shard shard;
        bool primary = false;
        Connection *replica = nullptr; ///< to the server with the second copy
        int replicaServer = -1;
        std::size_t statesDue = 0;             ///< answers until that copy is whole
        Shard::Clock::time_point lastReceived; ///< of that server
    };
    struct Client {
        int rank = -1, part = 0;
        bool replica = false;
        SliceRef incoming;
        std::vector<std::byte> encoded;
        std::size_t unsent = 0;       ///< bytes of replies that were only queued
        std::vector<SliceRef> shared; ///< by slot: where this worker's gradients lie in memory of both
    };

    Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &) override;
    Status onFrame(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload) override;
    void onRead(Connection &) override;
    void onClosed(Connection &, const Error &) override;
    bool hasIdleWork() const override;
    void onIdle() override;
    void onTick() override;

    HostedShard &hostShard(int part);
    HostedShard *hostedShard(int part);
    Client *clientOf(Connection &);
    void attach(std::unique_ptr<Connection>, const protocol::Attach &);
    void release(int part, bool workers); ///< the connections of a part: those that copy it here, or workers' too
    void disconnect(Connection &);
    void flushAll();
    void endReplica(HostedShard &, int part);
    void onReplicaLost(HostedShard &, int part, const std::string &why);
    void sendHeartbeats();
    Status onControl(Connection &, Client &, std::span<const std::byte> payload);
    Status onPush(Client &, HostedShard &, const protocol::FrameHeader &);
    Status onPull(Connection &, HostedShard &, const protocol::FrameHeader &);
    Status onChange(Connection &, Client &, HostedShard &, const protocol::FrameHeader &);
    Status onReplicated(Connection &, const protocol::FrameHeader &);
    void reply(int part, int rank, const Shard::Change &, const SliceRef &answer);
    const SliceRef &encode(const SliceRef &answer, std::size_t size);

    Options m_options;
    Codec m_codec;
    std::function<void(const protocol::ControlMessage &)> m_report;
    std::map<int, HostedShard> m_hostedShards; ///< by part
    std::unordered_map<Connection *, Client> m_clients;
    std::map<std::pair<int, int>, Connection *> m_workers; ///< by part and rank
    std::map<int, std::uint64_t> m_lost;                   ///< by rank of a removed worker: how far it had come
    std::uint64_t m_reportedStragglers = 0; ///< the step after the last one that was told to wait for somebody
    /// Workers that heard sooner than we did that a part is ours, by part and rank.
    std::map<std::pair<int, int>, std::unique_ptr<Connection>> m_early;
    std::vector<int> m_members;
    LearningRate m_rate; ///< of primaries and second copies alike
    std::set<Connection *> m_unflushed;
    SlicePool m_encodedPool;
    SliceRef m_encodedFrom, m_encoded; ///< of the last reply: all workers get the same
    Loop m_loop;
    std::thread m_thread;
};

} // namespace trainyard::ps
