#include "backend/runtime/nn/cpu/thread_team.h"

#include <algorithm>
#include <utility>

#include <immintrin.h>
#include <omp.h>

namespace trainyard::nn {

namespace {

/// Pauses of a waiting thread before it sleeps: 20 to 100 microseconds, by CPU. It is several times the serial code
/// between two operations, and a small part of a time slice of the scheduler.
constexpr int kSpins = 2000;

/// Waits until the value differs from `old`.
void awaitChange(const std::atomic<std::uint32_t> &value, std::uint32_t old)
{
    for (int spin = 0; spin < kSpins; ++spin) {
        if (value.load(std::memory_order_acquire) != old)
            return;
        _mm_pause();
    }
    value.wait(old);
}

} // namespace

ThreadTeam &ThreadTeam::ofThisThread(int threads)
{
    thread_local std::unique_ptr<ThreadTeam> team;
    if (!team || team->threads() < threads) {
        team.reset();
        team = std::make_unique<ThreadTeam>(threads);
    }
    return *team;
}

ThreadTeam::ThreadTeam(int threads)
    : m_pieces(std::size_t(std::max(threads, 1)))
{
    for (int own = 1; own < threads; ++own)
        m_threads.emplace_back([this, own] { work(own); });
}

ThreadTeam::~ThreadTeam()
{
    m_ending.store(true);
    m_operation.value.fetch_add(1);
    m_operation.value.notify_all();
    for (std::jthread &thread : m_threads)
        thread.join();
}

void ThreadTeam::runPieces(int pieces, Call call, const void *context)
{
    const std::uint32_t operation = m_operation.value.load(std::memory_order_relaxed) + 1;
    m_call = call;
    m_context = context;
    m_left.value.store(std::uint32_t(pieces), std::memory_order_relaxed);
    m_open.value.store(std::uint32_t(pieces), std::memory_order_relaxed);
    for (int piece = 0; piece < pieces; ++piece)
        m_pieces[std::size_t(piece)].state.store(2 * std::uint64_t(operation), std::memory_order_release);
    m_operation.value.store(operation);
    m_operation.value.notify_all(); // no system call if no thread sleeps
    const int openMpThreads = omp_get_max_threads();
    omp_set_num_threads(1);
    takePieces(operation, 0);
    omp_set_num_threads(openMpThreads);
    for (std::uint32_t left = m_left.value.load(std::memory_order_acquire); left > 0;
         left = m_left.value.load(std::memory_order_acquire))
        awaitChange(m_left.value, left);
    if (m_failure)
        std::rethrow_exception(std::exchange(m_failure, nullptr));
}

void ThreadTeam::work(int own)
{
    omp_set_num_threads(1);
    for (std::uint32_t seen = 0;;) {
        awaitChange(m_operation.value, seen);
        seen = m_operation.value.load(std::memory_order_acquire);
        if (m_ending.load()) // after the load: the end is also an operation, after which no other one wakes this thread
            return;
        takePieces(seen, own);
    }
}

void ThreadTeam::takePieces(std::uint32_t operation, int own)
{
    const std::uint64_t open = 2 * std::uint64_t(operation);
    const int count = threads();
    for (int i = 0; i < count && m_open.value.load(std::memory_order_relaxed) > 0; ++i) {
        const int piece = own + i < count ? own + i : own + i - count;
        auto &state = m_pieces[std::size_t(piece)].state;
        std::uint64_t expected = open;
        if (state.load(std::memory_order_relaxed) != open ||
            !state.compare_exchange_strong(expected, open + 1, std::memory_order_acq_rel))
            continue;
        m_open.value.fetch_sub(1, std::memory_order_relaxed);
        execute(piece);
        if (m_left.value.fetch_sub(1, std::memory_order_acq_rel) == 1 && own != 0)
            m_left.value.notify_one();
    }
}

void ThreadTeam::execute(int piece) noexcept
{
    try {
        m_call(m_context, piece);
    } catch (...) {
        const std::lock_guard lock(m_failureMutex);
        if (!m_failure)
            m_failure = std::current_exception();
    }
}

} // namespace trainyard::nn
