#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <thread>
#include <vector>

#include "backend/runtime/ps/connection.h"
#include "backend/runtime/ps/shared_slices.h"
#include "backend/runtime/ps/slice_codec.h"
#include "backend/runtime/ps/slice_map.h"

namespace trainyard::ps {

/// A worker's end of one stripe.
struct ShardLink {
    std::unique_ptr<Connection> connection;
    std::shared_ptr<SharedSlices> gradients; ///< ours, for the server to read: one place of gradientFloats
    std::shared_ptr<SharedSlices> weights;   ///< the server's, for us to read; null: all goes over the connection
};

/// A worker's gradients on their way to the servers and the weights on their way back, slice by slice; or, when workers
/// step by themselves, the sums of all gradients. The worker tells which gradients are final, and asks for the weights
/// it needs; in between, a thread of this object goes on sending and receiving. Whoever waits does the work itself
/// meanwhile, so that nothing is handed from thread to thread. One thread calls it. Front layers come back first; what
/// was not answered when a connection broke is sent again over the next one, to the same server or its successor.
class GradientSync {
public:
    /// The owner: knows the run and where its servers are. Called by the thread that exchanges, the object locked.
    class Owner {
    public:
        virtual ~Owner() = default;
        virtual int wakeFd() const = 0; ///< readable: call onWake
        /// Something about the run changed; may call connect. An error ends the exchange.
        virtual Status onWake() = 0;
        /// The connection to a server broke, or it was silent too long (Timeout). Success: it is opened anew, or
        /// another server takes its place, wait for connect; else the error that ends the exchange
        virtual Status onLost(int shardIndex, const Error &) = 0;
    };
    struct Options {
        SliceMap map;
        Codec codec;
        std::size_t lossless = ~std::size_t(0);  ///< elements from here on are never compressed, in floats
        std::chrono::seconds timeout{600};       ///< of one wait
        std::chrono::milliseconds silence{3000}; ///< of a server that is waited for: it sends heartbeats
        /// Step by the sum of a slice's gradients over `samples` samples, which came instead of weights [its size];
        /// empty: weights come. Called by the thread that exchanges, the object locked.
        std::function<void(std::uint32_t slice, std::span<float> weights, std::span<const float> sum,
                           std::uint64_t round, std::uint32_t samples)>
            step;
    };
    struct Step {
        std::span<const float> gradient; ///< [parameters]
        std::span<float> weights;        ///< [parameters]
        std::uint64_t round = 0;
        std::uint32_t samples = 0;
        std::uint32_t view = 0;
    };
    /// What the exchanges since the last call cost.
    struct Traffic {
        std::uint64_t steps = 0, bytes = 0;
        double seconds = 0; ///< from a step's first gradient to its last weights
        double waited = 0;  ///< of these, that the worker stood still
    };

    GradientSync(Options, Owner &);
    ~GradientSync();

    /// Use this link for a stripe from now on; sends again what the one before was not answered.
    void connect(int shardIndex, ShardLink);
    bool connected(int shardIndex) const;

    /// Begin a step; the one before is finished first. background: go on while the worker computes.
    /// errors  those of finish
    Status begin(const Step &, bool background, std::stop_token);
    void gradientsFinal(std::size_t begin, std::size_t end);
    /// Wait until weights [begin, end) of the last step have come.
    Status weightsNeeded(std::size_t begin, std::size_t end, std::stop_token);
    /// Wait until all have. errors  the owner's, Timeout (names the servers that did not answer), Cancelled
    Status finish(std::stop_token);
    /// Fetch all weights, or another array of the server's slices, numbered as in protocol::FrameType::State.
    /// errors as finish
    Status pull(std::span<float> out, std::uint32_t view, std::stop_token, std::uint32_t array = 0);
    std::span<const std::uint32_t> updates() const { return m_updates; } ///< [slices] of what was pulled last

    Traffic takeTraffic();

private:
    enum State : std::uint8_t {
        Idle,      ///< nothing of this step yet
        Final,     ///< posted
        Waiting,   ///< for a server
        Requested, ///< sent, or queued
        Received,
    };
    struct Link;
    using Clock = std::chrono::steady_clock;

    std::unique_lock<std::mutex> lockForCaller();
    void unlockForBackground(std::unique_lock<std::mutex>);
    template <class Done>
    Status drive(Done done, std::stop_token);
    Status pollOnce(std::chrono::milliseconds patience);
    Status lost(Link &, const Error &);
    void requestEnqueued();
    void request(std::uint32_t slice);
    void enqueue(std::uint32_t slice);
    void onReceived(std::uint32_t slice);
    bool hasWeights(std::uint32_t first, std::uint32_t last) const;
    void backgroundLoop();
    Error timedOut() const;

    Options m_options;
    Owner &m_owner;
    Step m_step;
    std::uint64_t m_steps = 0;
    bool m_pulling = false;
    std::vector<std::uint32_t> m_updates;
    std::vector<std::unique_ptr<Link>> m_links;      ///< by stripe
    std::vector<std::atomic<std::uint8_t>> m_states; ///< by slice
    std::vector<std::size_t> m_notFinal;             ///< floats, by slice
    std::atomic<std::uint32_t> m_outstanding = 0;    ///< slices of the step that have not arrived
    std::vector<std::byte> m_encoded;                ///< of the step, each slice at its place
    std::vector<std::uint64_t> m_encodedStep;        ///< by slice: the step it was encoded in
    std::vector<float> m_residual;                   ///< of 2bit

    std::mutex m_enqueuedMutex;
    std::vector<std::uint32_t> m_enqueued;
    Fd m_wake;

    mutable std::mutex m_mutex; ///< held by whoever exchanges
    std::condition_variable m_changed;
    std::atomic<bool> m_background = false, m_callerWants = false; ///< who exchanges
    std::atomic<bool> m_mayBackground = false;
    std::size_t m_floatsLeft = 0; ///< of the gradient, not final
    bool m_stopping = false;
    Status m_failed;
    Clock::time_point m_began, m_ended;
    double m_waited = 0;
    Traffic m_traffic;
    std::uint64_t m_bytesCounted = 0, m_bytesOfGone = 0;
    std::thread m_thread;
};

} // namespace trainyard::ps
