// Auto Scaling groups that shrink.
#include <thread>

#include <gmock/gmock.h>

#include "backend/localcloud/services/controller_store.h"
#include "tests/localcloud/ec2_in_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using localcloud::Instance;
using testing::ElementsAre;

namespace {

Instance member(const std::string &id, const std::string &zone, std::int64_t launched)
{
    Instance one;
    one.id = id;
    one.zone = zone;
    one.launched = launched;
    return one;
}

} // namespace

TEST(ScaleIn, BalancesTheZonesAndTakesTheOldest)
{
    const std::vector<Instance> group = {member("i-1", "a", 50), member("i-2", "b", 10), member("i-3", "a", 40),
                                         member("i-4", "b", 20), member("i-5", "a", 30)};
    EXPECT_THAT(localcloud::scaleIn(group, 1), ElementsAre("i-5")) << "the oldest of the fullest zone";
    EXPECT_THAT(localcloud::scaleIn(group, 3), ElementsAre("i-5", "i-2", "i-3"));
    EXPECT_THAT(localcloud::scaleIn(group, 9), testing::SizeIs(5));
    EXPECT_THAT(localcloud::scaleIn({}, 1), testing::IsEmpty());
}

TEST(ScaleIn, AGroupKeepsItsYoungestInstances)
{
    Ec2InProcess cloud;
    ASSERT_TRUE(cloud.call("CreateLaunchTemplate",
                           {{"LaunchTemplateName", "workers"},
                            {"LaunchTemplateData.ImageId", localcloud::images(cloud.kRegion).front().id}}));
    const auto controllers = localcloud::ControllerStore::open(*cloud.store, cloud.ec2).value();
    const auto scaling = [&](const std::string &action, std::map<std::string, std::string> values) {
        values["Action"] = action;
        values["AutoScalingGroupName"] = "group";
        const auto done = controllers->query("autoscaling", localcloud::Parameters(std::move(values)), cloud.kRegion);
        EXPECT_TRUE(done) << (done ? "" : done.error().message);
    };
    scaling("CreateAutoScalingGroup", {{"MinSize", "0"},
                                       {"MaxSize", "6"},
                                       {"DesiredCapacity", "0"},
                                       {"LaunchTemplate.LaunchTemplateName", "workers"}});
    for (int size = 1; size <= 6; ++size) {
        scaling("UpdateAutoScalingGroup", {{"DesiredCapacity", std::to_string(size)}});
        for (const auto launched = localcloud::nowMillis(); localcloud::nowMillis() == launched;) // no two of one age
            std::this_thread::yield();
    }
    auto expected = cloud.instances();
    ASSERT_EQ(expected.size(), 6u);
    std::ranges::sort(expected, std::ranges::greater(), &Instance::launched);
    scaling("UpdateAutoScalingGroup", {{"DesiredCapacity", "2"}});
    std::vector<std::string> kept;
    for (const auto &one : cloud.instances()) {
        if (one.state != localcloud::InstanceState::ShuttingDown)
            kept.push_back(one.id);
    }
    EXPECT_THAT(kept, testing::UnorderedElementsAre(expected[0].id, expected[1].id));
}
