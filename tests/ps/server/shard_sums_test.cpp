#include <gmock/gmock.h>

#include "backend/runtime/ps/server/shard.h"
#include "backend/runtime/ps/update_rule.h"
#include "backend/runtime/ps/worker/divide.h"

/// Shards of a KvStore run: sums of gradients, and neither weights nor updates.
namespace trainyard::ps {
namespace {

using ::testing::Each;
using ::testing::FloatEq;

class ShardSumsTest : public ::testing::Test {
protected:
    static constexpr std::size_t kFloats = 50;
    SliceMap map{kFloats, 64, 1};
    struct Answer {
        int rank;
        Shard::Change change;
        std::vector<float> values;
    };
    std::vector<Answer> answers;

    Shard make(std::vector<Answer> &into)
    {
        ShardOptions options;
        options.reduceOnly = options.sumsOnly = true;
        options.learningRate = [](std::uint64_t) -> float {
            ADD_FAILURE() << "there is no update";
            return 1;
        };
        Shard shard(map, 0, options, [this, &into](int rank, const Shard::Change &change, const SliceRef &answer) {
            const auto values = answer->floats(map.size(change.slice));
            into.push_back({rank, change, {values.begin(), values.end()}});
        });
        shard.setMembers({0, 1});
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
};

TEST_F(ShardSumsTest, RepliesWithTheSumAndTheSamples)
{
    Shard shard = make(answers);
    shard.setWeights({}); // an arena is not needed
    ASSERT_TRUE(push(shard, 0, 1, 0, 2, 3));
    ASSERT_TRUE(push(shard, 1, 1, 0, 5, 4));
    ASSERT_EQ(answers.size(), 2u);
    EXPECT_EQ(answers[0].change.samples, 7u);
    EXPECT_THAT(answers[0].values, Each(FloatEq(7)));
    EXPECT_FALSE(shard.hasPendingUpdates());
    EXPECT_EQ(shard.arrays(), 1) << "no optimizer state";
    ASSERT_TRUE(shard.weights(1));
    EXPECT_EQ((*shard.weights(1))->floats(1)[0], 0);
}

TEST_F(ShardSumsTest, ARoundWithoutSamplesIsAnswered)
{
    Shard shard = make(answers);
    shard.setWeights({});
    ASSERT_TRUE(push(shard, 0, 0, 0, 0, 0));
    ASSERT_TRUE(push(shard, 1, 0, 0, 0, 0));
    ASSERT_EQ(answers.size(), 2u);
    EXPECT_EQ(answers[0].change.samples, 0u);
    EXPECT_THAT(answers[0].values, Each(FloatEq(0)));
}

TEST_F(ShardSumsTest, AReplicaAnswersTheLastRoundAgain)
{
    std::vector<Answer> ofReplica;
    Shard primary = make(answers), replica = make(ofReplica);
    primary.setWeights({});
    for (std::uint32_t slice = 0; slice < map.slices(); ++slice) {
        for (int number = 0; number < primary.replicaArrays(); ++number)
            ASSERT_TRUE(replica.setArray(slice, number, primary.progress(slice, number), primary.array(slice, number)));
    }
    ASSERT_TRUE(replica.isComplete());
    primary.setReplicator([&](const Shard::Change &change, const SliceRef &gradient) {
        EXPECT_TRUE(replica.apply(change, gradient));
        primary.replicated(change);
    });
    ASSERT_TRUE(push(primary, 0, 2, 0, 1));
    ASSERT_TRUE(push(primary, 1, 2, 0, 2));
    // The primary dies before worker 1 has its answer: that one sends its gradient to the replica.
    ASSERT_TRUE(push(replica, 1, 2, 0, 2));
    ASSERT_EQ(ofReplica.size(), 1u);
    EXPECT_EQ(ofReplica[0].rank, 1);
    EXPECT_EQ(ofReplica[0].change.samples, 2u);
    EXPECT_THAT(ofReplica[0].values, Each(FloatEq(3)));
    // And the next round is open there.
    ASSERT_TRUE(push(replica, 0, 2, 1, 1));
    ASSERT_TRUE(push(replica, 1, 2, 1, 1));
    EXPECT_EQ(ofReplica.size(), 3u);
}

TEST(Divide, IsTheMeanAndKeepsASumOfNothing)
{
    const std::vector<float> sum(1001, 6);
    std::vector<float> mean(1001);
    divideInto(mean, sum, 4);
    EXPECT_THAT(mean, Each(FloatEq(1.5F)));
    divideInto(mean, sum, 0);
    EXPECT_THAT(mean, Each(FloatEq(6)));
}

TEST(UpdateRule, OfAProgramFollowsFromItsOption)
{
    protocol::JobSpec job;
    EXPECT_TRUE(keepsWeights(job));
    EXPECT_FALSE(repliesWithSums(job));
    job.task.options["kv.optimizer"] = "job";
    EXPECT_FALSE(optimizesForProgram(job)) << "another type's option";
    job.type = protocol::JobType::KvStore;
    EXPECT_FALSE(keepsWeights(job));
    EXPECT_TRUE(repliesWithSums(job));
    EXPECT_TRUE(optimizesForProgram(job));
    job.task.options["kv.optimizer"] = "script";
    EXPECT_FALSE(optimizesForProgram(job));
}

} // namespace
} // namespace trainyard::ps
