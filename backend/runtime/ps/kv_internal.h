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
#include "backend/runtime/ps/exchange.h"
#include "backend/runtime/ps/kv.h"
#include "backend/runtime/ps/own_steps.h"
#include "backend/runtime/ps/reconnector.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

/// What kv.cpp does with the servers, and kv_links.cpp to stay connected to them.
struct KvWorker::Impl final : Exchange::Owner {
    JoinOptions options;
    SliceMap map;
    Stripes stripes;
    protocol::Accepted accepted;
    std::unique_ptr<ControlLink> control;
    nn::Optimizer optimizer;
    std::optional<OwnSteps> own;             ///< when servers do not step for us: there are none, or they send sums
    std::vector<float> localWeights;         ///< without servers
    std::vector<std::string> addresses;      ///< by part
    std::shared_ptr<SharedSlices> gradients; ///< for servers of this host, null without any
    std::uint64_t round = 0;
    std::uint32_t view = 0;
    Exchange::Step step;

    std::mutex openedMutex;
    std::map<int, Result<std::unique_ptr<Connection>>> opened; ///< by stripe: what came of it
    std::map<int, std::unique_ptr<Reconnector>> reopening;     ///< by stripe: connections that are opened anew
    std::unique_ptr<Exchange> exchange;                        ///< last: its thread uses the above

    Impl(const JoinOptions &o, std::size_t parameters)
        : options(o)
        , map(sliceMapOf(o.job, parameters))
        , stripes(stripesOf(o.job, parameters))
        , optimizer(optimizerOf(o.job, o.rules))
    {
    }

    std::chrono::milliseconds silence() const; ///< of a peer that is taken for dead
    Claim atServer() const
    {
        return {PeerRole::Worker, PeerRole::Server, wireModeOf(options.job), accepted.rank};
    }
    Result<StripeLink> open(int stripe, bool share, std::stop_token stop);
    Result<StripeLink> attach(std::unique_ptr<Connection>, int stripe, bool share, const Deadline &,
                              std::stop_token stop);
    Result<StripeLink> offerMemory(StripeLink link, int stripe, const Deadline &, std::stop_token stop);
    Status connectServers(std::stop_token stop);
    /// For a server to come back, or for another one to take its place.
    std::chrono::seconds patience() const
    {
        return std::chrono::ceil<std::chrono::seconds>(silence()) + std::chrono::seconds(1);
    }
    void reopen(int stripe, std::chrono::seconds limit);
    Status takeOpened();
    void follow(const protocol::Placement &);
    Status beginLocal();
    void stepLocally();
    Result<nn::OptimizerState> fetchState(std::stop_token stop);
    Status explain(const Error &) const;
    Status told(const Status &status) const { return status ? status : explain(status.error()); }

    int wakeFd() const override { return control->wakeFd(); }
    Status onWake() override;
    Status onLost(int stripe, const Error &) override;
};

} // namespace trainyard::ps
