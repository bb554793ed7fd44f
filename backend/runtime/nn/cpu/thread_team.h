#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace trainyard::nn {

/// Compute threads that share one operation at a time with the thread that owns the team.
///
/// A piece of the operation belongs to one thread of the team, but any thread takes it over that comes to it first: where
/// another program keeps a thread from its core, the others do its work instead of waiting for it. Idle threads spin for
/// some microseconds, which bridges the gap between two operations, and then sleep, so that they leave their core to
/// other programs. OpenMP can do neither: its threads have to meet at the end of each region.
///
/// oneDNN, which has OpenMP threads of its own, runs on one thread within a piece.
class ThreadTeam {
public:
    /// The team of this thread, with at least so many threads including this one; grows as needed, and ends with it.
    static ThreadTeam &ofThisThread(int threads);

    explicit ThreadTeam(int threads);
    ~ThreadTeam();
    ThreadTeam(const ThreadTeam &) = delete;
    ThreadTeam &operator=(const ThreadTeam &) = delete;

    int threads() const { return int(m_pieces.size()); }

    /// Runs f(0) ... f(pieces - 1), each once and on any thread of the team. Returns when all have ended.
    /// \param pieces  at most threads()
    /// \throws what the first failed piece has thrown
    template <class F>
    void run(int pieces, const F &f)
    {
        runPieces(
            pieces, [](const void *context, int piece) { (*static_cast<const F *>(context))(piece); }, &f);
    }

private:
    using Call = void (*)(const void *context, int piece);
    struct alignas(64) Piece {
        std::atomic<std::uint64_t> state{0}; ///< 2 * operation: open; 2 * operation + 1: taken
    };
    struct alignas(64) Counter {
        std::atomic<std::uint32_t> value{0};
    };

    void runPieces(int pieces, Call, const void *context);
    void work(int own);
    /// Executes the open pieces of an operation, the own one first.
    void takePieces(std::uint32_t operation, int own);
    void execute(int piece) noexcept;

    std::vector<Piece> m_pieces;
    Counter m_operation; ///< number of the current operation; threads sleep on it
    Counter m_open;      ///< its pieces that no thread has taken
    Counter m_left;      ///< its pieces that have not ended; the owner sleeps on it
    std::atomic<bool> m_ending{false};
    Call m_call = nullptr;
    const void *m_context = nullptr;
    std::mutex m_failureMutex;
    std::exception_ptr m_failure;
    std::vector<std::jthread> m_threads; ///< last: they use the members above
};

/// Cuts [0, n) into one contiguous range per thread, which may be empty, and runs f(begin, end, range) on each, range by
/// range on any thread. The cut is always the same, so sums that are kept by range are always the same, too.
template <class F>
void parallelFor(int n, int threads, const F &f)
{
    if (threads <= 1) {
        f(0, n, 0);
        return;
    }
    ThreadTeam::ofThisThread(threads).run(threads, [&](int range) {
        f(int(std::int64_t(n) * range / threads), int(std::int64_t(n) * (range + 1) / threads), range);
    });
}

} // namespace trainyard::nn
