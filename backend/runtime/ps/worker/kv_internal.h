#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/runtime/ps/server/blob_store.h"
#include "backend/runtime/ps/transport/reconnector.h"
#include "backend/runtime/ps/update_rule.h"
#include "backend/runtime/ps/worker/control_link.h"
#include "backend/runtime/ps/worker/gradient_sync.h"
#include "backend/runtime/ps/worker/kv.h"
#include "backend/runtime/ps/worker/local_optimizer.h"

namespace trainyard::ps {

/// State of a KvWorker. kv.cpp exchanges data with the servers; kv_links.cpp keeps the connections to them. Without
/// servers it is itself the observer of the steps.
struct KvWorker::Impl final : GradientSync::Owner, nn::StepObserver {
    JoinOptions options;
    SliceMap map;
    ShardLayout shards;
    protocol::JoinAccepted accepted;
    std::unique_ptr<ControlLink> control;
    nn::Optimizer optimizer;
    std::optional<LocalOptimizer> localOptimizer; ///< if servers do not apply the optimizer, or there are none
    std::vector<float> localWeights;              ///< without servers
    std::vector<std::string> addresses;           ///< by part
    std::shared_ptr<SharedSlices> ownGradients;   ///< of the owner of this object; may be null
    std::shared_ptr<SharedSlices> gradients;      ///< for servers of this host, null without any
    std::uint64_t round = 0;
    std::uint32_t view = 0;
    int epoch = 0;
    std::stop_token stop;                ///< ends every wait
    std::span<const float> nextGradient; ///< of the next step
    std::span<float> nextWeights;
    GradientSync::Step step; ///< without servers: the last one

    std::mutex reconnectedMutex;
    std::map<int, Result<std::unique_ptr<Connection>>> reconnected; ///< by shard: the results
    std::map<int, std::unique_ptr<Reconnector>> reopening;          ///< by shard: connections that are being reopened
    std::unique_ptr<GradientSync> gradientSync;                     ///< last member: its thread uses those above

    Impl(const JoinOptions &o, std::stop_token s)
        : options(o)
        , optimizer(optimizerOf(o.job, o.rules))
        , stop(std::move(s))
    {
    }

    std::chrono::milliseconds silence() const; ///< after which a peer is declared dead
    Claim serverClaim() const { return {PeerRole::Worker, PeerRole::Server, options.job.wire, accepted.rank}; }
    bool mayShare(int shardIndex) const;
    Result<ShardLink> open(int shardIndex, bool share);
    Result<ShardLink> attach(std::unique_ptr<Connection>, int shardIndex, bool share, const Deadline &);
    Result<ShardLink> offerMemory(ShardLink link, int shardIndex, const Deadline &);
    Status connectServers();
    GradientSync::Options syncOptions();
    std::vector<std::string> blobServers() const;
    Result<std::vector<std::unique_ptr<Connection>>> openBlobServers(const Deadline &);
    /// How a transfer with one server ends.
    struct BlobEnd {
        bool done = false, refused = false, failed = false;
        std::vector<std::byte> *data = nullptr;
    };
    Status transferBlob(const BlobId &, const std::function<void(Connection &)> &begin,
                        const std::function<bool(std::span<BlobEnd>)> &finished);
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
    Result<nn::OptimizerState> fetchState();

    int wakeFd() const override { return control->wakeFd(); }
    bool memberWaits() const override { return control->memberWaits(); }
    Status onWake() override;
    Status onLost(int shardIndex, const Error &) override;
    Result<GradientSync::Step> nextStep(const protocol::BatchMetrics &) override;
    Error explain(const Error &) override;

    Status parametersNeeded(std::size_t begin, std::size_t end) override;
    Status backwardBegins(const protocol::BatchMetrics &) override;
    void gradientsFinal(std::size_t, std::size_t) override {} // all are when the next step or finishStep begins
};

} // namespace trainyard::ps
