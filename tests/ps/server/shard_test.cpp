#include "backend/runtime/ps/server/shard.h"

#include <gmock/gmock.h>

#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {
namespace {

using ::testing::ElementsAre;

struct Answered {
    int rank;
    Shard::Change change;
    float first;
    SliceRef answer;
};

/// 3 slices of 16 floats and one of 2, plain gradient descent with learning rate 1: w -= sum / samples.
class ShardTest : public ::testing::Test {
protected:
    static constexpr std::size_t kParameters = 50;
    SliceMap map{kParameters, 64, 1};
    std::vector<Answered> answers;

    Shard make(ShardOptions options = {})
    {
        options.optimizer = nn::Optimizer({.momentum = 0.0F});
        options.learningRate = [](std::uint64_t round) { return round < 100 ? 1.0F : 0.5F; };
        Shard shard(map, 0, options, [this](int rank, const Shard::Change &change, const SliceRef &answer) {
            answers.push_back({rank, change, answer->floats(1)[0], answer});
        });
        shard.setWeights(std::vector<float>(kParameters, 10.0F));
        return shard;
    }
    static Status push(Shard &shard, int rank, std::uint32_t slice, std::uint64_t round, float value,
                       std::uint32_t samples = 1)
    {
        SliceRef gradient = shard.bufferFor(slice).value();
        for (float &f : gradient->floats(shard.size(slice)))
            f = value;
        return shard.push(rank, slice, round, samples, gradient, Shard::Clock::now());
    }
    /// \return a gradient in memory that a worker shares
    static SliceRef shared(std::vector<float> &memory)
    {
        return std::make_shared<SliceBuffer>(memory.data(), nullptr, 0);
    }
    std::vector<int> ranks() const
    {
        std::vector<int> list;
        for (const auto &a : answers)
            list.push_back(a.rank);
        return list;
    }
};

TEST_F(ShardTest, AppliesTheMeanOverSamplesOnceAllAreIn)
{
    Shard shard = make();
    shard.setMembers({0, 1});
    ASSERT_TRUE(push(shard, 1, 0, 0, 6.0F, 3));
    EXPECT_TRUE(answers.empty());
    EXPECT_EQ(shard.weights(0).value()->floats(1)[0], 10.0F);
    ASSERT_TRUE(push(shard, 0, 0, 0, 2.0F, 1));
    EXPECT_THAT(ranks(), ElementsAre(1, 0));
    EXPECT_FLOAT_EQ(answers[0].first, 8.0F); // 10 - (6 + 2) / (3 + 1)
    EXPECT_EQ(shard.updates(), 1u);
}

TEST_F(ShardTest, StepsAtTheRateOfTheRound)
{
    Shard shard = make();
    shard.setMembers({0}, 99);
    ASSERT_TRUE(push(shard, 0, 0, 99, 2.0F));
    EXPECT_EQ(answers.back().first, 8.0F);
    ASSERT_TRUE(push(shard, 0, 0, 100, 2.0F));
    EXPECT_EQ(answers.back().first, 7.0F);
}

TEST(LearningRate, OfTheViewBeforeIsKnownForWhatThatOneHasLeft)
{
    protocol::JobSpec job;
    job.learningRate = 1;
    LearningRate rate(job);
    rate.begin({0, 0, 0.1, {2, 2, 0, 0}});
    EXPECT_EQ(rate.at(5), 2);
    rate.begin({10, 1, 0.1, {8, 8, 0, 0}}); // a view that never started
    rate.begin({10, 1, 0.1, {4, 4, 0, 0}});
    EXPECT_EQ(rate.at(9), 2);
    EXPECT_EQ(rate.at(10), 4);
    EXPECT_EQ(rate.at(~std::uint64_t(0)), 4);
}

TEST_F(ShardTest, AWorkerWithNoSamplesLeftCountsForNothing)
{
    Shard shard = make();
    shard.setMembers({0, 1});
    ASSERT_TRUE(push(shard, 0, 0, 0, 0.0F, 0));
    ASSERT_TRUE(push(shard, 1, 0, 0, 4.0F, 2));
    EXPECT_FLOAT_EQ(answers[0].first, 8.0F);
    ASSERT_TRUE(push(shard, 0, 0, 1, 0.0F, 0));
    ASSERT_TRUE(push(shard, 1, 0, 1, 0.0F, 0));
    EXPECT_FLOAT_EQ(answers[3].first, 8.0F);
}

TEST_F(ShardTest, CompletesTheStepFromTheRestWhenAMemberDies)
{
    Shard shard = make();
    shard.setMembers({0, 1, 2});
    ASSERT_TRUE(push(shard, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(shard, 1, 0, 0, 3.0F));
    ASSERT_TRUE(push(shard, 2, 1, 0, 9.0F)); // died after one slice
    ASSERT_TRUE(push(shard, 0, 1, 0, 3.0F));
    EXPECT_TRUE(answers.empty());
    shard.removeMember(2);
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    EXPECT_FLOAT_EQ(answers[0].first, 8.0F); // 10 - (1 + 3) / 2
    ASSERT_TRUE(push(shard, 1, 1, 0, 3.0F)); // complete slices of the dead member count, with their samples
    EXPECT_FLOAT_EQ(answers[2].first, 5.0F); // 10 - (9 + 3 + 3) / 3
    EXPECT_EQ(push(shard, 2, 0, 1, 1.0F).error().code, ErrorCode::Conflict);
}

TEST_F(ShardTest, OfADeadMemberCountsWhatCameBeforeTheNextView)
{
    Shard shard = make();
    shard.setMembers({0, 1});
    ASSERT_TRUE(push(shard, 1, 0, 0, 3.0F)); // member 1 alone in round 0: the others stopped before it
    EXPECT_EQ(shard.firstIncompleteRound(1), 0u);
    shard.removeMember(1);
    shard.setMembers({0}, 1); // its samples were used: the others continue at round 1
    EXPECT_TRUE(push(shard, 0, 0, 1, 1.0F));
    EXPECT_FLOAT_EQ(answers.back().first, 6.0F); // 10 - 3 - 1
}

TEST_F(ShardTest, OfADeadMemberIsForgottenWhatIsDealtAgain)
{
    Shard shard = make();
    shard.setMembers({0, 1});
    ASSERT_TRUE(push(shard, 1, 0, 0, 3.0F)); // only one slice of round 0
    shard.removeMember(1);
    shard.setMembers({0}, 0);
    EXPECT_TRUE(push(shard, 0, 0, 0, 1.0F));
    EXPECT_FLOAT_EQ(answers.back().first, 9.0F);
}

TEST_F(ShardTest, KnowsHowFarAMemberCame)
{
    Shard shard = make();
    shard.setMembers({0, 1});
    for (std::uint32_t slice = 0; slice < shard.slots(); ++slice) {
        ASSERT_TRUE(push(shard, 0, slice, 4, 1.0F));
        ASSERT_TRUE(push(shard, 1, slice, 4, 1.0F));
    }
    EXPECT_EQ(shard.firstIncompleteRound(1), 5u);
    for (std::uint32_t slice = 1; slice < shard.slots(); ++slice)
        ASSERT_TRUE(push(shard, 1, slice, 5, 1.0F));
    EXPECT_EQ(shard.firstIncompleteRound(1), 5u);
    ASSERT_TRUE(push(shard, 1, 0, 5, 1.0F));
    EXPECT_EQ(shard.firstIncompleteRound(1), 6u);
    EXPECT_EQ(shard.firstIncompleteRound(0), 5u);
}

TEST_F(ShardTest, NeverChangesWeightsThatAreBeingSent)
{
    Shard shard = make();
    shard.setMembers({0});
    const SliceRef held = shard.weights(0).value(); // a slow pull of a candidate
    ASSERT_TRUE(push(shard, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(shard, 0, 0, 1, 1.0F));
    EXPECT_EQ(held->floats(1)[0], 10.0F);
    EXPECT_EQ(answers[0].first, 9.0F);
    EXPECT_EQ(answers[0].answer->floats(1)[0], 9.0F); // still referenced by `answers`
    EXPECT_EQ(answers[1].first, 8.0F);
}

TEST_F(ShardTest, RefusesWhatDoesNotFit)
{
    Shard shard = make();
    shard.setMembers({0, 1});
    ASSERT_TRUE(push(shard, 0, 0, 5, 1.0F));
    EXPECT_EQ(push(shard, 1, 0, 6, 1.0F).error().code, ErrorCode::Conflict);
    EXPECT_EQ(push(shard, 2, 0, 5, 1.0F).error().code, ErrorCode::Conflict);
    EXPECT_EQ(shard.bufferFor(4).error().code, ErrorCode::CorruptData);
    EXPECT_EQ(shard.size(3), 2u);
}

TEST_F(ShardTest, WhatIsSentAgainOverANewConnectionCountsOnce)
{
    for (const bool deterministic : {false, true}) {
        Shard shard = make({.deterministic = deterministic});
        shard.setMembers({0, 1});
        answers.clear();
        ASSERT_TRUE(push(shard, 0, 0, 5, 1.0F));
        ASSERT_TRUE(push(shard, 0, 0, 5, 1.0F));
        EXPECT_TRUE(answers.empty());
        ASSERT_TRUE(push(shard, 1, 0, 5, 3.0F));
        EXPECT_THAT(ranks(), ElementsAre(0, 1));
        ASSERT_TRUE(push(shard, 0, 0, 5, 1.0F));
        EXPECT_THAT(ranks(), ElementsAre(0, 1, 0));
        EXPECT_EQ(answers[0].first, 8.0F);
        EXPECT_EQ(answers[2].first, 8.0F);
    }
}

TEST_F(ShardTest, AsynchronousPushesApplyAtOnce)
{
    Shard shard = make({.synchronous = false});
    shard.setMembers({0, 1});
    ASSERT_TRUE(push(shard, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(shard, 0, 0, 1, 1.0F));
    ASSERT_TRUE(push(shard, 1, 0, 0, 1.0F));
    EXPECT_THAT(ranks(), ElementsAre(0, 0, 1));
    EXPECT_FLOAT_EQ(answers[2].first, 7.0F);
}

TEST_F(ShardTest, DeterministicSumsDoNotDependOnTheOrderOfArrival)
{
    const auto sum = [&](std::vector<int> order) {
        answers.clear();
        Shard shard = make({.deterministic = true});
        shard.setMembers({0, 1, 2});
        const float parts[] = {1.0e8F, 1.0F, -1.0e8F};
        for (const int rank : order)
            EXPECT_TRUE(push(shard, rank, 0, 0, parts[rank]));
        return answers.at(0).first;
    };
    EXPECT_EQ(sum({0, 1, 2}), sum({2, 1, 0}));
    EXPECT_EQ(sum({0, 1, 2}), sum({1, 2, 0}));
}

TEST_F(ShardTest, WhatWorkersShareIsReadWhereItLies)
{
    Shard shard = make();
    shard.setMembers({0, 1, 2});
    std::vector<float> first(16, 1.0F), second(16, 3.0F);
    ASSERT_TRUE(shard.push(1, 0, 0, 1, shared(second), Shard::Clock::now()));
    ASSERT_TRUE(push(shard, 2, 0, 0, 5.0F)); // this one over its connection
    ASSERT_TRUE(shard.push(0, 0, 0, 1, shared(first), Shard::Clock::now()));
    EXPECT_FLOAT_EQ(answers.at(0).first, 7.0F); // 10 - (1 + 3 + 5) / 3
    EXPECT_EQ(first, std::vector<float>(16, 1.0F));
    EXPECT_EQ(second, std::vector<float>(16, 3.0F));
}

TEST_F(ShardTest, WhenWorkersStepTheyGetTheSumAndTheWeightsFollow)
{
    Shard shard = make({.reduceOnly = true});
    shard.setMembers({0, 1});
    ASSERT_TRUE(push(shard, 0, 0, 0, 6.0F, 3));
    ASSERT_TRUE(push(shard, 1, 0, 0, 2.0F, 1));
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    EXPECT_EQ(answers[0].first, 8.0F);
    EXPECT_EQ(answers[0].change.samples, 4u);
    EXPECT_TRUE(shard.hasPendingUpdates());
    EXPECT_FLOAT_EQ(shard.weights(0).value()->floats(1)[0], 8.0F) << "who asks sees the step made";
    shard.applyPendingUpdate();
    EXPECT_FALSE(shard.hasPendingUpdates());
    EXPECT_FLOAT_EQ(shard.weights(0).value()->floats(1)[0], 8.0F) << "once";
    ASSERT_TRUE(push(shard, 1, 0, 0, 2.0F, 1)); // repeated after its connection broke
    EXPECT_EQ(answers.back().first, 8.0F);
    EXPECT_EQ(answers.back().change.samples, 4u);
    for (std::uint64_t round = 1; round < 4; ++round) { // without an idle moment
        ASSERT_TRUE(push(shard, 0, 0, round, 1.0F, 1));
        ASSERT_TRUE(push(shard, 1, 0, round, 1.0F, 1));
    }
    EXPECT_FLOAT_EQ(shard.array(0, 0)->floats(1)[0], 5.0F);
    EXPECT_EQ(shard.updates(), 4u);
}

TEST_F(ShardTest, WhenWorkersStepAStepWithoutSamplesIsAnsweredToo)
{
    Shard shard = make({.reduceOnly = true});
    shard.setMembers({0});
    ASSERT_TRUE(push(shard, 0, 0, 0, 5.0F, 0));
    EXPECT_EQ(answers.at(0).change.samples, 0u);
    EXPECT_FALSE(shard.hasPendingUpdates());
    EXPECT_EQ(shard.weights(0).value()->floats(1)[0], 10.0F);
}

TEST_F(ShardTest, ASumIsNotKeptInAWorkersMemory)
{
    for (const bool published : {false, true}) {
        Shard shard = make({.reduceOnly = true});
        if (published)
            shard.publishIn(SharedSlices::make(2 * shard.slots(), map.largest()).value());
        shard.setMembers({0});
        std::vector<float> gradient(16, 3.0F);
        ASSERT_TRUE(shard.push(0, 0, 0, 1, shared(gradient), Shard::Clock::now()));
        EXPECT_EQ(answers.back().answer->place() >= 0, published);
        std::ranges::fill(gradient, 99.0F); // after the response, the worker computes the next gradient
        EXPECT_EQ(answers.back().answer->floats(1)[0], 3.0F);
        EXPECT_EQ(shard.weights(0).value()->floats(1)[0], 7.0F);
    }
}

TEST_F(ShardTest, RoundsSumsSoThatEverybodyStepsByTheSame)
{
    Shard shard = make({.reduceOnly = true, .roundReduced = true});
    shard.setMembers({0});
    ASSERT_TRUE(push(shard, 0, 0, 0, 1.0F + 1.0F / 1024));
    EXPECT_EQ(answers.at(0).first, 1.0F);
    EXPECT_EQ(shard.weights(0).value()->floats(1)[0], 9.0F);
}

TEST_F(ShardTest, PublishedMemoryNamesTheRoundItHolds)
{
    for (const bool reduceOnly : {false, true}) {
        Shard shard = make({.reduceOnly = reduceOnly});
        const auto memory = SharedSlices::make(2 * shard.slots(), map.largest()).value();
        shard.publishIn(memory);
        shard.setMembers({0});
        answers.clear();
        for (std::uint64_t round = 0; round < 3; ++round) {
            ASSERT_TRUE(push(shard, 0, 1, round, 1.0F, round == 1 ? 0 : 1)); // one round without samples
            EXPECT_TRUE(memory->isCurrent(std::size_t(answers.back().answer->place()), round));
            answers.back().answer.reset(); // sent
        }
        ASSERT_TRUE(push(shard, 0, 1, 3, 1.0F));
        const auto place = std::size_t(answers.back().answer->place());
        answers.back().answer.reset();
        ASSERT_TRUE(push(shard, 0, 1, 4, 1.0F)); // a worker that was frozen still reads round 3
        EXPECT_TRUE(memory->isCurrent(place, 3));
        answers.back().answer.reset();
        ASSERT_TRUE(push(shard, 0, 1, 5, 1.0F));
        EXPECT_FALSE(memory->isCurrent(place, 3));
        EXPECT_TRUE(memory->isCurrent(place, 5));
    }
}

TEST_F(ShardTest, ReportsTheWorkersThatAStepWaitsFor)
{
    Shard shard = make();
    shard.setMembers({0, 1, 2});
    EXPECT_TRUE(shard.slowestSlice().ranks.empty());
    ASSERT_TRUE(push(shard, 1, 2, 0, 1.0F));
    EXPECT_THAT(shard.slowestSlice().ranks, ElementsAre(0, 2));
}

TEST(SliceMap, DealsEverySliceToOneServer)
{
    const SliceMap map(100'000, 4096, 3); // 1024 floats each
    EXPECT_EQ(map.slices(), 98u);
    EXPECT_EQ(map.slicesIn(0) + map.slicesIn(1) + map.slicesIn(2), map.slices());
    std::size_t sum = 0;
    for (std::uint32_t k = 0; k < map.slices(); ++k)
        sum += map.size(k);
    EXPECT_EQ(sum, 100'000u);
    EXPECT_EQ(SliceMap(10, 4096, 3).slicesIn(2), 0u);
}

TEST(SliceMap, IsCutByShardsWorkersAndTheJob)
{
    constexpr std::size_t kKiB = 1024;
    const auto bytes = [](std::size_t parameters, auto... changes) {
        protocol::JobSpec job;
        job.workers = 2;
        job.servers = 1;
        job.serverThreads = 2;
        (changes(job), ...);
        return sliceMapOf(job, parameters).largest() * sizeof(float);
    };
    const auto workers = [](int n) { return [n](protocol::JobSpec &job) { job.workers = n; }; };
    const auto most = [](int n) { return [n](protocol::JobSpec &job) { job.sliceBytes = n; }; };
    const auto servers = [](int n) { return [n](protocol::JobSpec &job) { job.servers = n; }; };
    const std::size_t large = 25'000'000, medium = 400'000; // about ResNet-50 and LeNet
    EXPECT_EQ(bytes(large), 256 * kKiB) << "the job's";
    EXPECT_EQ(bytes(large, most(1 << 20)), 1024 * kKiB) << "what two workers send of it is 2 MiB";
    EXPECT_EQ(bytes(large, workers(8)), 256 * kKiB);
    EXPECT_EQ(bytes(large, workers(16)), 128 * kKiB) << "2 MiB of all workers together";
    EXPECT_EQ(bytes(large, workers(100)), 20 * kKiB) << "in whole pages";
    EXPECT_EQ(bytes(large, workers(512)), 16 * kKiB) << "not under 16 KiB";
    EXPECT_EQ(bytes(large, workers(4096)), 16 * kKiB);
    EXPECT_EQ(bytes(large, workers(512), most(8192)), 8 * kKiB) << "but where the job says so";
    EXPECT_EQ(bytes(medium), 196 * kKiB) << "a quarter of each of two shards, in whole pages";
    EXPECT_EQ(bytes(medium, servers(4)), 64 * kKiB) << "not under 64 KiB";
    EXPECT_EQ(bytes(medium, servers(4), workers(40)), 48 * kKiB) << "but of many workers";
    EXPECT_EQ(bytes(1000), 4000u) << "all of a tiny one";
}

TEST(SlicePool, ReusesWhatIsNotReferenced)
{
    SlicePool pool(16);
    for (int i = 0; i < 100; ++i)
        (void)pool.take();
    EXPECT_EQ(pool.made(), 1u);
    const auto a = pool.take(), b = pool.take();
    EXPECT_NE(a, b);
}

} // namespace
} // namespace trainyard::ps
