#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/runtime/ps/transport/reconnector.h"
#include "backend/runtime/ps/update_rule.h"
#include "backend/runtime/ps/worker/control_link.h"
#include "backend/runtime/ps/worker/gradient_sync.h"
#include "backend/runtime/ps/worker/kv.h"
#include "backend/runtime/ps/worker/local_optimizer.h"

namespace trainyard::ps {

/// State of a KvWorker. kv.cpp exchanges data with the servers; kv_links.cpp keeps the connections to them.
struct KvWorker::Impl final : GradientSync::Owner {
    JoinOptions options;
    SliceMap map;
    ShardLayout shards;
    protocol::JoinAccepted accepted;
    std::unique_ptr<ControlLink> control;
    nn::Optimizer optimizer;
    std::optional<LocalOptimizer> localOptimizer; ///< if servers do not apply the optimizer, or there are none
    std::vector<float> localWeights;              ///< without servers
    std::vector<std::string> addresses;           ///< by part
    std::shared_ptr<SharedSlices> gradients;      ///< for servers of this host, null without any
    std::uint64_t round = 0;
    std::uint32_t view = 0;
    GradientSync::Step step;

    std::mutex reconnectedMutex;
    std::map<int, Result<std::unique_ptr<Connection>>> reconnected; ///< by shard: the results
    std::map<int, std::unique_ptr<Reconnector>> reopening;          ///< by shard: connections that are being reopened
    std::unique_ptr<GradientSync> gradientSync;                     ///< last member: its thread uses those above

    Impl(const JoinOptions &o, std::size_t parameters)
        : options(o)
        , map(sliceMapOf(o.job, parameters))
        , shards(shardLayoutOf(o.job, parameters))
        , optimizer(optimizerOf(o.job, o.rules))
    {
    }

    std::chrono::milliseconds silence() const; ///< after which a peer is declared dead
    Claim serverClaim() const { return {PeerRole::Worker, PeerRole::Server, wireModeOf(options.job), accepted.rank}; }
    Result<ShardLink> open(int shardIndex, bool share, std::stop_token stop);
    Result<ShardLink> attach(std::unique_ptr<Connection>, int shardIndex, bool share, const CallContext &context);
    Result<ShardLink> offerMemory(ShardLink link, int shardIndex, const CallContext &context);
    Status connectServers(std::stop_token stop);
    /// Time for a server to come back, or for another one to take over.
    std::chrono::seconds patience() const
    {
        return std::chrono::ceil<std::chrono::seconds>(silence()) + std::chrono::seconds(1);
    }
    void reopen(int shardIndex, std::chrono::seconds limit);
    Status takeReconnected();
    void applyPlacement(const protocol::Placement &);
    Status beginLocal();
    void stepLocally();
    Result<nn::OptimizerState> fetchState(std::stop_token stop);
    Status explain(const Error &) const;
    Status withCause(const Status &status) const { return status ? status : explain(status.error()); }

    int wakeFd() const override { return control->wakeFd(); }
    Status onWake() override;
    Status onLost(int shardIndex, const Error &) override;
};

} // namespace trainyard::ps
