#include "backend/runtime/nn/cpu/thread_team.h"

#include <atomic>
#include <latch>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>
#include <omp.h>
#include <sched.h>

namespace trainyard::nn {
namespace {

TEST(ThreadTeam, RunsEachPieceOnce)
{
    for (const int threads : {1, 2, 3, 8}) {
        ThreadTeam team(threads);
        for (int operation = 0; operation < 2000; ++operation) {
            const int pieces = 1 + operation % threads;
            std::vector<int> runs(std::size_t(threads), 0); // not atomic: the end of run() makes the writes visible
            team.run(pieces, [&](int piece) { ++runs[std::size_t(piece)]; });
            for (int piece = 0; piece < threads; ++piece)
                ASSERT_EQ(runs[std::size_t(piece)], piece < pieces ? 1 : 0) << threads << " threads, " << operation;
        }
    }
}

TEST(ThreadTeam, EndsWhileItsThreadsLookForWork)
{
    for (int round = 0; round < 2000; ++round) {
        ThreadTeam team(4);
        team.run(4, [](int) {}); // often done by this thread alone, while the others are just about to see it
    }
}

TEST(ThreadTeam, ComputesAtTheSameTime)
{
    ThreadTeam team(3);
    std::latch all(3);
    team.run(3, [&](int) { all.arrive_and_wait(); }); // never ends unless three threads take part
    std::set<std::thread::id> ids;
    std::mutex mutex;
    std::latch again(3);
    team.run(3, [&](int) {
        again.arrive_and_wait();
        const std::lock_guard lock(mutex);
        ids.insert(std::this_thread::get_id());
    });
    EXPECT_EQ(ids.size(), 3u);
    EXPECT_TRUE(ids.contains(std::this_thread::get_id()));
}

TEST(ThreadTeam, TakesOverThePieceOfAThreadThatHasNoCore)
{
    cpu_set_t before, one;
    ASSERT_EQ(::sched_getaffinity(0, sizeof before, &before), 0);
    CPU_ZERO(&one);
    for (int cpu = 0; CPU_COUNT(&one) == 0; ++cpu)
        if (CPU_ISSET(cpu, &before))
            CPU_SET(cpu, &one);
    ASSERT_EQ(::sched_setaffinity(0, sizeof one, &one), 0);
    int takenOver = 0;
    {
        ThreadTeam team(2); // both threads on one core: the other one runs only when this one waits
        const auto own = std::this_thread::get_id();
        for (int operation = 0; operation < 1000; ++operation) {
            std::vector<std::thread::id> ids(2);
            team.run(2, [&](int piece) { ids[std::size_t(piece)] = std::this_thread::get_id(); });
            takenOver += ids[0] == own && ids[1] == own ? 1 : 0;
        }
    }
    ::sched_setaffinity(0, sizeof before, &before);
    EXPECT_GT(takenOver, 0);
}

TEST(ThreadTeam, ReportsTheFailureOfAnyPiece)
{
    ThreadTeam team(4);
    for (const int bad : {0, 1, 3}) {
        std::atomic<int> ended = 0;
        EXPECT_THROW(team.run(4,
                              [&](int piece) {
                                  ++ended;
                                  if (piece == bad)
                                      throw std::runtime_error("a piece failed");
                              }),
                     std::runtime_error);
        EXPECT_EQ(ended, 4);
        team.run(4, [&](int) { ++ended; });
        EXPECT_EQ(ended, 8) << "usable afterwards";
    }
}

TEST(ThreadTeam, KeepsOpenMpToOneThreadWithinAPiece)
{
    omp_set_num_threads(5);
    ThreadTeam team(2);
    std::latch both(2);
    std::atomic<int> sum = 0;
    team.run(2, [&](int) {
        both.arrive_and_wait();
        sum += omp_get_max_threads();
    });
    EXPECT_EQ(sum, 2);
    EXPECT_EQ(omp_get_max_threads(), 5);
}

TEST(ParallelFor, CutsTheSameRangesAlways)
{
    for (const int threads : {1, 2, 5})
        for (const int n : {0, 1, 4, 100}) {
            std::vector<std::pair<int, int>> ranges(std::size_t(threads), {-1, -1});
            parallelFor(n, threads, [&](int begin, int end, int range) { ranges[std::size_t(range)] = {begin, end}; });
            int at = 0;
            for (const auto &[begin, end] : ranges) {
                EXPECT_EQ(begin, at);
                EXPECT_LE(end - begin, (n + threads - 1) / threads);
                at = end;
            }
            EXPECT_EQ(at, n);
        }
}

} // namespace
} // namespace trainyard::nn
