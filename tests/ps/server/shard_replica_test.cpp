#include <gmock/gmock.h>

#include "backend/runtime/ps/server/shard.h"

/// Replicas of slices: correct responses of the server with the replica, wherever in a step the primary dies.
namespace trainyard::ps {
namespace {

using ::testing::ElementsAre;

class ShardCopyTest : public ::testing::Test {
protected:
    static constexpr std::size_t kParameters = 40; // slices of 16, 16 and 8
    SliceMap map{kParameters, 64, 1};
    std::vector<std::pair<int, float>> answers; ///< rank and first weight, from the primary
    std::vector<std::pair<int, float>> heirAnswers;
    std::vector<std::pair<Shard::Change, SliceRef>> onTheWay; ///< to the server with the replica

    static float rate(std::uint64_t round) { return round < 100 ? 1.0F : 0.5F; }
    Shard make(std::vector<std::pair<int, float>> &to, bool synchronous = true, bool reduceOnly = false)
    {
        return {map,
                0,
                {nn::Optimizer({.momentum = 0.5F}), rate, synchronous, false, reduceOnly},
                [&to](int rank, const Shard::Change &, const SliceRef &answer) {
                    to.emplace_back(rank, answer->floats(1)[0]);
                }};
    }
    void copyTo(Shard &from, Shard &to)
    {
        for (std::uint32_t slot = 0; slot < from.slots(); ++slot) {
            const std::uint32_t slice = from.sliceOf(slot);
            for (int number = 0; number < from.replicaArrays(); ++number) {
                EXPECT_FALSE(to.isComplete());
                ASSERT_TRUE(to.setArray(slice, number, from.progress(slice, number), from.array(slice, number)));
            }
        }
        for (std::uint32_t slot = 0; slot < from.slots(); ++slot) {
            for (const Shard::Change &last : from.lastChanges(from.sliceOf(slot)))
                ASSERT_TRUE(to.apply(last, nullptr));
        }
        EXPECT_TRUE(to.isComplete());
        from.setReplicator(
            [this](const Shard::Change &change, const SliceRef &gradient) { onTheWay.emplace_back(change, gradient); });
    }
    /// Starts with two workers and a replica. All weights are 10.
    void start(Shard &primary, Shard &heir)
    {
        primary.setWeights(std::vector<float>(kParameters, 10.0F));
        copyTo(primary, heir);
        primary.setMembers({0, 1});
    }
    static Status push(Shard &shard, int rank, std::uint32_t slice, std::uint64_t round, float value)
    {
        SliceRef gradient = shard.bufferFor(slice).value();
        std::ranges::fill(gradient->floats(shard.size(slice)), value);
        return shard.push(rank, slice, round, 1, gradient, Shard::Clock::now());
    }
    void deliver(Shard &to, Shard *from)
    {
        for (const auto &[change, gradient] : std::exchange(onTheWay, {})) {
            ASSERT_TRUE(to.apply(change, gradient));
            if (from)
                from->replicated(change);
        }
    }
    static float weight(Shard &shard) { return shard.weights(0).value()->floats(1)[0]; }
};

TEST_F(ShardCopyTest, NoReplyIsSentBeforeTheOtherServerHasIt)
{
    Shard primary = make(answers), heir = make(heirAnswers);
    start(primary, heir);
    ASSERT_TRUE(push(primary, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(primary, 1, 0, 0, 3.0F));
    EXPECT_TRUE(answers.empty());
    deliver(heir, &primary);
    EXPECT_THAT(answers, ElementsAre(std::pair(0, 8.0F), std::pair(1, 8.0F)));
    EXPECT_EQ(weight(heir), 8.0F);
}

TEST_F(ShardCopyTest, ASecondRequestIsNotAnsweredSooner)
{
    Shard primary = make(answers), heir = make(heirAnswers);
    start(primary, heir);
    ASSERT_TRUE(push(primary, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(primary, 1, 0, 0, 3.0F));
    ASSERT_TRUE(push(primary, 0, 0, 0, 1.0F)); // repeated after its connection broke
    EXPECT_TRUE(answers.empty());
    deliver(heir, &primary);
    EXPECT_THAT(answers, ElementsAre(std::pair(0, 8.0F), std::pair(1, 8.0F)));
    ASSERT_TRUE(push(primary, 1, 0, 0, 3.0F));
    EXPECT_THAT(answers.back(), std::pair(1, 8.0F));
}

TEST_F(ShardCopyTest, TheHeirOnlyAnswersWhatItHasAppliedAlready)
{
    Shard primary = make(answers), heir = make(heirAnswers);
    start(primary, heir);
    ASSERT_TRUE(push(primary, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(primary, 1, 0, 0, 3.0F));
    deliver(heir, nullptr); // the primary dies before the acknowledgement: no worker got a response
    heir.setMembers({0, 1});
    ASSERT_TRUE(push(heir, 1, 0, 0, 3.0F));
    ASSERT_TRUE(push(heir, 0, 0, 0, 1.0F));
    EXPECT_THAT(heirAnswers, ElementsAre(std::pair(1, 8.0F), std::pair(0, 8.0F)));
    EXPECT_EQ(weight(heir), 8.0F);
    ASSERT_TRUE(push(heir, 0, 0, 1, 1.0F)); // the next step is applied
    ASSERT_TRUE(push(heir, 1, 0, 1, 1.0F));
    EXPECT_EQ(weight(heir), 8.0F - 1.0F - 1.0F); // the replica has the momentum
}

TEST_F(ShardCopyTest, WhatDiedOnTheWayIsAppliedWhenItIsSentAgain)
{
    Shard primary = make(answers), heir = make(heirAnswers);
    start(primary, heir);
    ASSERT_TRUE(push(primary, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(primary, 1, 0, 0, 3.0F));
    onTheWay.clear();
    heir.setMembers({0, 1});
    ASSERT_TRUE(push(heir, 0, 0, 0, 1.0F));
    EXPECT_TRUE(heirAnswers.empty());
    ASSERT_TRUE(push(heir, 1, 0, 0, 3.0F));
    EXPECT_EQ(weight(heir), 8.0F);
    EXPECT_TRUE(answers.empty());
}

TEST_F(ShardCopyTest, ALateWorkerIsAnsweredWhileTheOthersAreAStepAhead)
{
    Shard primary = make(answers), heir = make(heirAnswers);
    start(primary, heir);
    ASSERT_TRUE(push(primary, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(primary, 1, 0, 0, 3.0F));
    deliver(heir, &primary); // both responses are sent, only that of worker 0 arrives
    heir.setMembers({0, 1});
    ASSERT_TRUE(push(heir, 0, 0, 1, 1.0F));
    ASSERT_TRUE(push(heir, 1, 0, 0, 3.0F));
    EXPECT_THAT(heirAnswers, ElementsAre(std::pair(1, 8.0F)));
    ASSERT_TRUE(push(heir, 1, 0, 1, 1.0F));
    EXPECT_EQ(heirAnswers.size(), 3u);
}

TEST_F(ShardCopyTest, TheHeirStepsAtTheSameRate)
{
    Shard primary = make(answers), heir = make(heirAnswers);
    start(primary, heir);
    for (const std::uint64_t round : {99, 100}) {
        ASSERT_TRUE(push(primary, 0, 0, round, 3.0F));
        ASSERT_TRUE(push(primary, 1, 0, round, 5.0F));
        deliver(heir, &primary);
    }
    EXPECT_EQ(weight(heir), 10.0F - 4.0F - (0.5F * 4.0F + 0.5F * 4.0F));
    EXPECT_EQ(weight(primary), weight(heir));
}

TEST_F(ShardCopyTest, AsynchronousChangesAreDistinguishedByRank)
{
    Shard primary = make(answers, false), heir = make(heirAnswers, false);
    start(primary, heir);
    ASSERT_TRUE(push(primary, 0, 0, 7, 1.0F));
    deliver(heir, nullptr);
    ASSERT_TRUE(push(primary, 1, 0, 7, 1.0F)); // lost in transit
    onTheWay.clear();
    heir.setMembers({0, 1});
    ASSERT_TRUE(push(heir, 0, 0, 7, 1.0F));
    EXPECT_EQ(weight(heir), 9.0F);
    ASSERT_TRUE(push(heir, 1, 0, 7, 1.0F));
    EXPECT_EQ(weight(heir), 7.5F);
}

TEST_F(ShardCopyTest, AsynchronousACopyThatIsBegunLaterKnowsWhatWasApplied)
{
    Shard primary = make(answers, false), heir = make(heirAnswers, false);
    primary.setWeights(std::vector<float>(kParameters, 10.0F));
    primary.setMembers({0, 1});
    ASSERT_TRUE(push(primary, 1, 0, 7, 1.0F));
    copyTo(primary, heir);
    heir.setMembers({0, 1});
    ASSERT_TRUE(push(heir, 1, 0, 7, 1.0F)); // its response was lost with the primary
    EXPECT_THAT(heirAnswers, ElementsAre(std::pair(1, 9.0F)));
    EXPECT_EQ(weight(heir), 9.0F);
}

TEST_F(ShardCopyTest, TheHeirKnowsHowFarADeadWorkerCame)
{
    for (const bool synchronous : {true, false}) {
        Shard primary = make(answers, synchronous), heir = make(heirAnswers, synchronous);
        primary.setWeights(std::vector<float>(kParameters, 10.0F));
        copyTo(primary, heir);
        primary.setMembers({0, 1});
        for (std::uint32_t slice = 0; slice < primary.slots(); ++slice) {
            ASSERT_TRUE(push(primary, 0, slice, 3, 1.0F));
            ASSERT_TRUE(push(primary, 1, slice, 3, 1.0F));
        }
        deliver(heir, &primary);
        heir.setMembers({0, 1});
        EXPECT_EQ(heir.firstIncompleteRound(1), 4u) << "though it never sent the heir anything";
    }
}

TEST_F(ShardCopyTest, WithoutTheOtherServerTheAnswersGoOut)
{
    Shard primary = make(answers), heir = make(heirAnswers);
    primary.setWeights(std::vector<float>(kParameters, 10.0F));
    copyTo(primary, heir);
    primary.setMembers({0});
    ASSERT_TRUE(push(primary, 0, 0, 0, 1.0F));
    EXPECT_TRUE(answers.empty());
    primary.setReplicator({});
    EXPECT_THAT(answers, ElementsAre(std::pair(0, 9.0F)));
    ASSERT_TRUE(push(primary, 0, 0, 1, 1.0F));
    EXPECT_EQ(answers.size(), 2u);
}

TEST_F(ShardCopyTest, RefusesAChangeOfWhatItDoesNotHave)
{
    Shard heir = make(heirAnswers);
    const SliceRef values = heir.bufferFor(0).value();
    EXPECT_EQ(heir.apply({0, 0, 1, 0}, values).error().code, ErrorCode::CorruptData);
    EXPECT_EQ(heir.apply({99, 0, 1, 0}, values).error().code, ErrorCode::CorruptData);
    EXPECT_EQ(heir.setArray(0, 1, {}, values).error().code, ErrorCode::CorruptData);
    EXPECT_EQ(heir.weights(0).error().code, ErrorCode::CorruptData);
}

TEST_F(ShardCopyTest, WhenWorkersStepTheHeirAnswersWithTheSumAndHasTheWeights)
{
    Shard primary = make(answers, true, true), heir = make(heirAnswers, true, true);
    start(primary, heir);
    ASSERT_TRUE(push(primary, 0, 0, 0, 1.0F));
    ASSERT_TRUE(push(primary, 1, 0, 0, 3.0F));
    EXPECT_TRUE(answers.empty());
    deliver(heir, &primary);
    EXPECT_THAT(answers, ElementsAre(std::pair(0, 4.0F), std::pair(1, 4.0F)));
    heir.setMembers({0, 1});
    ASSERT_TRUE(push(heir, 1, 0, 0, 3.0F)); // its response was lost with the primary
    EXPECT_THAT(heirAnswers, ElementsAre(std::pair(1, 4.0F)));
    ASSERT_TRUE(push(heir, 0, 0, 1, 1.0F));
    ASSERT_TRUE(push(heir, 1, 0, 1, 1.0F));
    EXPECT_EQ(heirAnswers.back(), std::pair(1, 2.0F));
    EXPECT_EQ(weight(heir), 8.0F - 1.0F - 1.0F); // the replica has the momentum
}

TEST_F(ShardCopyTest, WhenWorkersStepACopyThatIsBegunLaterKnowsTheLastSum)
{
    Shard primary = make(answers, true, true), heir = make(heirAnswers, true, true);
    primary.setWeights(std::vector<float>(kParameters, 10.0F));
    primary.setMembers({0, 1});
    ASSERT_TRUE(push(primary, 0, 0, 7, 1.0F));
    ASSERT_TRUE(push(primary, 1, 0, 7, 3.0F));
    copyTo(primary, heir); // before the primary applied this step itself
    heir.setMembers({0, 1});
    ASSERT_TRUE(push(heir, 0, 0, 7, 1.0F));
    EXPECT_THAT(heirAnswers, ElementsAre(std::pair(0, 4.0F)));
    EXPECT_EQ(weight(heir), 8.0F);
    EXPECT_EQ(heir.progress(0, heir.arrays()).updates, 2u) << "samples in the sum";
    EXPECT_EQ(heir.progress(1).round, Shard::kNever);
}

TEST_F(ShardCopyTest, PublishedWeightsOfARoundStayWhileTheNextIsWritten)
{
    std::vector<const SliceBuffer *> places;
    Shard shard(map, 0, {nn::Optimizer({.momentum = 0.0F}), rate, true, false},
                [&](int, const Shard::Change &, const SliceRef &weights) { places.push_back(weights.get()); });
    shard.setWeights(std::vector<float>(kParameters, 10.0F));
    shard.publishIn(SharedSlices::make(2 * shard.slots(), map.largest()).value());
    shard.setMembers({0});
    for (std::uint64_t round = 0; round < 3; ++round)
        ASSERT_TRUE(push(shard, 0, 1, round, 1.0F));
    EXPECT_NE(places[0], places[1]);
    EXPECT_EQ(places[0], places[2]);
    EXPECT_GE(places[0]->place(), 0);
    EXPECT_EQ(places[1]->floats(1)[0], 8.0F);
    EXPECT_EQ(places[2]->floats(1)[0], 7.0F);
}

} // namespace
} // namespace trainyard::ps
