#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "backend/runtime/ps/membership.h"
#include "bench/scale/gradient_sync_model.h"
#include "bench/scale/world.h"

namespace trainyard::bench::scale {

/// A worker: a model of the decisions of runtime/worker/worker.cpp and of kv.cpp and control_link.cpp in runtime/ps,
/// without threads, around steps that are waits of the modelled length. One thread sends and receives, beside the
/// computation.
class WorkerNode final : public Node {
public:
    WorkerNode(World &, int index, Nic nic);

    void onControl(const protocol::ControlMessage &) override;
    void onWeights(const ShardConnection &, std::uint32_t slice, std::uint64_t round, float weight);
    void onServerClosed(const std::shared_ptr<ShardConnection> &);
    void leave();
    ChannelId thread() const { return m_place.thread; }

private:
    void closeAll() override;

    // Requests of the scheduler.
    void onAccepted(const protocol::JoinAccepted &);
    void onStart(const protocol::Start &);
    void onPause(const protocol::Pause &);
    void onTruncate(const protocol::Truncate &);

    // The partition of the epoch.
    void beginPartition(const ps::Membership &);
    void nextStep();
    void forward(std::size_t stage);
    void backward(std::size_t stage);
    void endStep();
    void endPartition();
    /// Computes for a share of the step's time, then continues with `then`.
    void compute(double share, std::function<void()> then);

    // The gradient sync.
    void onPlacement(const protocol::Placement &);
    void open(int shardIndex);
    bool request(std::uint32_t slice);
    /// Continues with `then` when the condition holds; until then the worker waits.
    void waitUntil(std::function<bool()> condition, std::function<void()> then);
    void resumeIfReady();

    int m_index, m_rank = -1;
    Place m_place; ///< of the thread that sends and receives
    GradientSyncModel m_gradientSync;
    std::vector<std::string> m_addresses;                  ///< by part
    std::vector<std::shared_ptr<ShardConnection>> m_links; ///< by shard

    std::optional<protocol::View> m_proposed;
    ps::Membership m_membership;
    int m_view = 0;
    std::int64_t m_remainingSteps = 0, m_next = 0;
    bool m_paused = false, m_stalled = false;
    std::optional<std::int64_t> m_truncateStep;

    std::uint64_t m_round = 0, m_sent = 0; ///< the next round; the round whose gradients are sent
    std::uint32_t m_samples = 0;
    double m_stepSeconds = 0, m_waited = 0;
    Time m_partitionBegan;
    std::function<bool()> m_condition;
    std::function<void()> m_continuation;
    Time m_waitsSince;
};

} // namespace trainyard::bench::scale
