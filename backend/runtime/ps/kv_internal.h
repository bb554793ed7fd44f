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

#include "backend/runtime/ps/control_link.h"
#include "backend/runtime/ps/gradient_sync.h"
#include "backend/runtime/ps/kv.h"
#include "backend/runtime/ps/local_optimizer.h"
#include "backend/runtime/ps/reconnector.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

/// What kv.cpp does with the servers, and kv_links.cpp to stay connected to them.
struct KvWorker::Impl final : GradientSync::Owner {
    JoinOptions options;
    SliceMap map;
    ShardLayout shards;
    protocol::JoinAccepted accepted;
    std::unique_ptr<ControlLink> control;
    nn::Optimizer optimizer;
    std::optional<LocalOptimizer>
        localOptimizer;                      ///< when servers do not step for us: there are none, or they send sums
    std::vector<float> localWeights;         ///< without servers
    std::vector<std::string> addresses;      ///< by part
    std::shared_ptr<SharedSlices> gradients; ///< for servers of this host, null without any
    std::uint64_t round = 0;
    std::uint32_t view = 0;
    GradientSync::Step step;

    std::mutex reconnectedMutex;
    std::map<int, Result<std::unique_ptr<Connection>>> reconnected; ///< by stripe: what came of it
    std::map<int, std::unique_ptr<Reconnector>> reopening;          ///< by stripe: connections that are opened anew
    std::unique_ptr<GradientSync> gradientSync;                     ///< last: its thread uses the above

    Impl(const JoinOptions &o, std::size_t parameters)
        : options(o)
        , map(sliceMapOf(o.job, parameters))
        , shards(shardLayoutOf(o.job, parameters))
        , optimizer(optimizerOf(o.job, o.rules))
    {
    }

    std::chrono::milliseconds silence() const; ///< of a peer that is taken for dead
    Claim serverClaim() const { return {PeerRole::Worker, PeerRole::Server, wireModeOf(options.job), accepted.rank}; }
    Result<ShardLink> open(int shardIndex, bool share, std::stop_token stop);
    Result<ShardLink> attach(std::unique_ptr<Connection>, int shardIndex, bool share, const Deadline &,
                             std::stop_token stop);
    Result<ShardLink> offerMemory(ShardLink link, int shardIndex, const Deadline &, std::stop_token stop);
    Status connectServers(std::stop_token stop);
    /// For a server to come back, or for another one to take its place.
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
