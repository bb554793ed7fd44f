#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <thread>
#include <vector>

#include "backend/runtime/nn/step_observer.h"
#include "backend/runtime/ps/shared_slices.h"
#include "backend/runtime/ps/slice_codec.h"
#include "backend/runtime/ps/slice_map.h"
#include "backend/runtime/ps/transport/connection.h"

namespace trainyard::ps {

/// A worker's end of one shard.
struct ShardLink {
    std::unique_ptr<Connection> connection;
    std::shared_ptr<SharedSlices> gradients; ///< this worker's, read by the server: one place of gradientFloats
    std::shared_ptr<SharedSlices> weights;   ///< the server's, read here; null: all data goes over the connection
};

/// Sends a worker's gradients to the servers and receives the weights, slice by slice; if workers apply the optimizer,
/// receives the summed gradients instead. The worker reports which gradients are final and waits for the weights it
/// needs; between these calls a background thread sends and receives. A waiting caller does that work itself, so no
/// data changes threads on the critical path. Called from one thread.
///
/// Weights of lower slices, those of the front layers, overtake. What was not answered when a connection broke is sent
/// again over the next one, to the same server or its successor: a gradient that had arrived counts once, and weights
/// that arrive twice are dropped. A worker that loses only its connection to a server stays in the run; it gives up
/// after a while and then rejoins as a new worker.
class GradientSync final : public nn::StepObserver {
public:
    struct Step {
        std::span<const float> gradient; ///< [parameters]
        std::span<float> weights;        ///< [parameters]
        std::uint64_t round = 0;
        std::uint32_t samples = 0;
        std::uint32_t view = 0;
    };
    /// Knows the run and the addresses of the servers.
    class Owner {
    public:
        virtual ~Owner() = default;
        virtual int wakeFd() const = 0; ///< readable: onWake is due
        /// The state of the run changed. May call connect. An error ends the sync. Called, as onLost, by the thread
        /// that communicates, with this object locked.
        virtual Status onWake() = 0;
        /// The connection to a server broke, or the server was silent for too long (Timeout).
        /// \return success: wait for connect, because the connection is being reopened or another server takes over;
        ///     otherwise the error that ends the sync
        virtual Status onLost(int shardIndex, const Error &) = 0;
        /// \return the step whose backward pass begins
        /// \error Diverged; ends the step
        virtual Result<Step> nextStep(const protocol::BatchMetrics &) = 0;
        /// \return the cause of the error with which a wait has ended; the run may know more than a broken connection
        virtual Error explain(const Error &) = 0;
        /// Whether a member is known to wait for something: Options::timeout does not count meanwhile. From any thread.
        virtual bool memberWaits() const { return false; }
    };
    struct Options {
        SliceMap map;
        Codec codec;
        std::size_t lossless = ~std::size_t(0);  ///< elements from here on are never compressed; in floats
        std::chrono::seconds timeout{600};       ///< of one wait, while no member waits for its data
        std::chrono::seconds longest{86'460};    ///< of one wait in any case
        std::chrono::milliseconds silence{3000}; ///< limit for a server with outstanding replies; it sends heartbeats
        std::stop_token stop;                    ///< ends every wait
        /// Applies the sum of a slice's gradients over `samples` samples to its weights [its size]. Empty: the servers
        /// send weights. Called by the thread that communicates, with this object locked.
        std::function<void(std::uint32_t slice, std::span<float> weights, std::span<const float> sum,
                           std::uint64_t round, std::uint32_t samples)>
            step;
    };
    /// Traffic since the last call of takeTraffic.
    struct Traffic {
        std::uint64_t steps = 0, bytes = 0;
        double seconds = 0; ///< from the first gradient of a step to its last weights
        double waited = 0;  ///< of these, the time in which the worker waited
        /// Which part of a window of this length that is; negative without a step.
        double waitShare(double window) const { return steps > 0 && window > 0 ? std::min(1.0, waited / window) : -1; }
    };

    GradientSync(Options, Owner &);
    ~GradientSync() override;

    /// Uses this link for a shard from now on, and sends again what was not answered on the previous one.
    void connect(int shardIndex, ShardLink);

    /// Begins a step. The previous one is finished first.
    /// \param background  communicate while the worker computes
    /// \error as finish
    Status begin(const Step &, bool background);
    /// Waits until all weights have arrived.
    /// \error those of the owner, Timeout (names the servers that did not answer), Cancelled
    Status finish();
    /// Fetches all weights, or another array of the servers' slices, numbered as in protocol::PullHeader.
    /// \error as finish
    Status pull(std::span<float> out, std::uint32_t view, std::uint32_t array = 0);
    /// Waits until weights [begin, end) of the last step have arrived.
    /// \error as finish
    Status parametersNeeded(std::size_t begin, std::size_t end) override;
    /// Begins the step that the owner names, in the background.
    Status backwardBegins(const protocol::BatchMetrics &) override;
    void gradientsFinal(std::size_t begin, std::size_t end) override;
    std::span<const std::uint32_t> updates() const { return m_updates; } ///< [slices], of the last pull

    Traffic takeTraffic();

private:
    enum State : std::uint8_t {
        Idle,      ///< not final
        Final,     ///< final, in m_enqueued
        Waiting,   ///< for a server
        Requested, ///< sent, or queued for sending
        Received,
    };
    struct Link;
    using Clock = std::chrono::steady_clock;

    std::unique_lock<std::mutex> lockForCaller();
    void unlockForBackground(std::unique_lock<std::mutex>);
    template <class Done>
    Status drive(Done done);
    Status pollOnce(std::chrono::milliseconds patience);
    Status lost(Link &, const Error &);
    void requestEnqueued();
    void request(std::uint32_t slice);
    void enqueue(std::uint32_t slice);
    void onReceived(std::uint32_t slice);
    bool hasWeights(std::uint32_t first, std::uint32_t last) const;
    void backgroundLoop();
    Error timedOut(std::chrono::seconds limit) const;

    Options m_options;
    Owner &m_owner;
    Step m_step;
    std::uint64_t m_steps = 0;
    std::optional<std::uint32_t> m_pulled; ///< number of the array; unset in a step
    std::vector<std::uint32_t> m_updates;
    std::vector<std::unique_ptr<Link>> m_links;      ///< by shard
    std::vector<std::atomic<std::uint8_t>> m_states; ///< by slice
    std::vector<std::size_t> m_notFinal;             ///< floats that are not final, by slice
    std::atomic<std::uint32_t> m_outstanding = 0;    ///< slices of the step that have not arrived
    std::vector<std::byte> m_encoded;                ///< of the current step; each slice at its own offset
    std::vector<std::uint64_t> m_encodedStep;        ///< by slice: the step in which it was encoded
    std::vector<float> m_residual;                   ///< of 2bit

    std::mutex m_enqueuedMutex;
    std::vector<std::uint32_t> m_enqueued;
    Fd m_wake;

    mutable std::mutex m_mutex; ///< held by the thread that communicates
    std::condition_variable m_changed;
    std::atomic<bool> m_background = false, m_callerWants = false; ///< which thread communicates
    std::atomic<bool> m_mayBackground = false;
    std::size_t m_floatsLeft = 0; ///< of the gradient, not final yet
    bool m_stopping = false;
    Status m_failed;
    Clock::time_point m_began, m_ended;
    double m_waited = 0;
    Traffic m_traffic;
    std::uint64_t m_bytesCounted = 0, m_bytesOfGone = 0;
    std::thread m_thread;
};

} // namespace trainyard::ps
