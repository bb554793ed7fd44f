#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/ps/server/shard.h"
#include "backend/runtime/ps/slice_codec.h"
#include "backend/runtime/ps/transport/loop.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

/// Returns what all shards of a job have in common, without the learning rate.
ShardOptions shardOptionsOf(const protocol::JobSpec &, const nn::ParameterRules &);

/// One thread of a server, with its loop, its connections and its shards: those of which this server is the primary,
/// and replicas of those of other servers. Public functions may be called from any thread and return at once.
class ServerThread final : LoopHandler {
public:
    struct Options {
        protocol::JobSpec job;
        SliceMap map;
        ShardLayout shards;
        ShardOptions shard; ///< without the learning rate, which follows from the job and its views
        int server = 0;     ///< rank of this one
        int number = 0;     ///< index of this thread in the server
    };
    /// \param report  sends a message to the scheduler; called in this thread
    ServerThread(Options, const JobSecret &, std::function<void(const protocol::ControlMessage &)> report);
    ~ServerThread() override;

    /// Serves a part from now on, as its primary.
    /// \param first  state of the complete arena, of which this thread takes its shard
    void serve(int part, std::shared_ptr<const nn::TrainingState> first);
    /// \param done  called in this thread when the change has taken effect
    void setMembers(std::vector<int> ranks, std::uint64_t step, const protocol::RatePlan &, std::function<void()> done);
    /// Removes a dead worker.
    /// \param done  called in this thread with the first round of which a gradient of the worker may be missing
    ///     (Shard::firstIncompleteRound); the scheduler counts samples of a dead worker up to it. A repeated call
    ///     returns the first result, lowered by parts taken over since.
    void removeMember(int rank, std::function<void(std::uint64_t whole)> done);
    /// Takes over parts and gives parts away.
    /// \param done  called in this thread with a sentence if a part cannot be taken over, else with an empty text
    void place(const protocol::Placement &, std::function<void(std::string problem)> done);
    /// Adds the connection of a worker, or of a server that replicates a part to this one.
    void adopt(std::unique_ptr<Connection>, const protocol::Attach &);
    /// Replicates a part to another server over this connection from now on.
    /// \param connection  null: the server cannot be reached; the scheduler is informed
    void replicateTo(int part, int server, std::unique_ptr<Connection>);

private:
    struct HostedShard {
        Shard shard;
        bool primary = false;
        Connection *replica = nullptr; ///< connection to the server with the replica
        int replicaServer = -1;
        std::size_t statesDue = 0;             ///< acknowledgements until that replica is complete
        Shard::Clock::time_point lastReceived; ///< of that server
    };
    struct Client {
        int rank = -1, part = 0;
        bool replica = false;
        SliceRef incoming;
        std::vector<std::byte> encoded;
        std::size_t unsent = 0;       ///< bytes of replies that are only queued
        std::vector<SliceRef> shared; ///< by slot: this worker's gradients in shared memory
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
    void release(int part, bool workers); ///< closes connections of a part: from its primary, or workers' too
    void disconnect(Connection &);
    void flushAll();
    void endReplica(HostedShard &, int part);
    void onReplicaLost(HostedShard &, int part, const std::string &why);
    void sendHeartbeats();
    Status onControl(Connection &, Client &, std::span<const std::byte> payload);
    Status onPush(Client &, HostedShard &, const protocol::PushHeader &);
    Status onPull(Connection &, HostedShard &, const protocol::PullHeader &);
    Status onReplicate(Connection &, Client &, HostedShard &, const protocol::ReplicateHeader &);
    Status onState(Connection &, Client &, HostedShard &, const protocol::StateHeader &);
    Status confirm(Connection &, const Client &, const protocol::ReplicatedHeader &, bool valid);
    Status onReplicated(Connection &, const protocol::FrameHeader &);
    void reply(int part, int rank, const Shard::Change &, const SliceRef &answer);
    const SliceRef &encode(const SliceRef &answer, std::size_t size);

    Options m_options;
    Codec m_codec;
    std::function<void(const protocol::ControlMessage &)> m_report;
    std::map<int, HostedShard> m_hostedShards; ///< by part
    std::unordered_map<Connection *, Client> m_clients;
    std::map<std::pair<int, int>, Connection *> m_workers; ///< by part and rank
    std::map<int, std::uint64_t> m_lost;                   ///< by rank of a removed worker: its first incomplete round
    Shard::Clock::time_point m_nextHungReport{};
    std::uint64_t m_reportedStragglers = 0; ///< the step after the last one that was reported
    /// Connections of workers that learned before this server that it is the primary, by part and rank.
    std::map<std::pair<int, int>, std::unique_ptr<Connection>> m_early;
    std::vector<int> m_members;
    LearningRate m_rate; ///< of primaries and replicas alike
    std::set<Connection *> m_unflushed;
    SlicePool m_encodedPool;
    SliceRef m_encodedFrom, m_encoded; ///< of the last reply: all workers get the same bytes
    Loop m_loop;
    std::thread m_thread;
};

} // namespace trainyard::ps
