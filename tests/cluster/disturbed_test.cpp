// Launch and termination while the cloud throttles, breaks off its answers and loses the one that matters.

#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>

#include "backend/cluster/launch.h"
#include "backend/cluster/teardown.h"
#include "backend/core/clock.h"
#include "tests/cluster/local_cloud_home.h"

namespace trainyard::cluster {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class DisturbedTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        std::ofstream(m_faults) << R"({"faults": [
            {"operation": "RunInstances", "answer": "drop", "after": true, "count": 1},
            {"operation": "RunInstances", "answer": "cut", "count": 1},
            {"operation": "*", "probability": 0.1, "code": "RequestLimitExceeded", "status": 503},
            {"operation": "*", "probability": 0.03, "code": "Unavailable", "status": 503},
            {"operation": "*", "probability": 0.03, "answer": "html", "status": 500},
            {"operation": "*", "probability": 0.03, "answer": "cut"},
            {"operation": "*", "probability": 0.03, "answer": "drop", "after": true}]})";
        ASSERT_TRUE(m_home.serve({"--records-only", "--speed", "100", "--fault", m_faults.string(), "--log", "debug"}));
    }
    /// No disturbance any more, so that what the cloud has can be read.
    void calm() const { std::ofstream(m_faults) << R"({"faults": []})"; }

    LocalCloudHome m_home;
    std::filesystem::path m_faults = m_home.path() / "faults.json";
};

TEST_F(DisturbedTest, ALaunchEndsWithEveryMachineOnceAndATerminationWithNone)
{
    const auto cloud = m_home.open();
    ASSERT_TRUE(cloud) << cloud.error().detail;
    LaunchPlan plan;
    plan.name = "disturbed";
    plan.workers = 4;
    const auto id = launch(*cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto receipt = Teardown(*cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(std::ranges::count(receipt->lines, "instance", [](const ReceiptLine &l) { return l.target.kind; }), 5);

    calm();
    const auto machines = cloud->ec2()->machinesByTag(tag::kCluster, {}, Deadline::after(std::chrono::seconds(30)), {});
    ASSERT_TRUE(machines) << machines.error().detail;
    EXPECT_THAT(*machines, SizeIs(5)) << "none was made twice: the terminated ones stay listed for an hour";
    EXPECT_THAT(LocalCloudHome::aliveAt(*cloud), IsEmpty());
    EXPECT_THAT(LocalCloudHome::thingsAt(*cloud), IsEmpty());
}

TEST_F(DisturbedTest, AtMostFiveRequestsASecondGoOutWhileItThrottles)
{
    const auto cloud = m_home.open();
    ASSERT_TRUE(cloud) << cloud.error().detail;
    LaunchPlan plan;
    plan.name = "throttled";
    plan.workers = 20;
    ASSERT_TRUE(launch(*cloud, plan, {.provision = false}, {}, {}));
    ASSERT_TRUE(Teardown(*cloud).run({}, {}, {}));

    // What the cloud saw from the first refusal on. A computer that stutters only makes it fewer in the same time.
    std::vector<Timestamp> seen;
    bool throttled = false;
    std::ifstream log(m_home.log());
    for (std::string line; std::getline(log, line);) {
        throttled = throttled || line.find("RequestLimitExceeded") != std::string::npos;
        if (throttled && line.find("POST / ec2") != std::string::npos) {
            std::replace(line.begin(), line.begin() + 23, ',', '.');
            const auto at = fromIso8601(line.substr(0, 10) + "T" + line.substr(11, 12) + "Z");
            ASSERT_TRUE(at) << line;
            seen.push_back(*at);
        }
    }
    ASSERT_GT(seen.size(), 30u);
    const double seconds = double((seen.back() - seen.front()).count()) / 1000;
    const double inFlight = 16; // asked for before the first refusal was heard
    EXPECT_LE(double(seen.size()), 5 * seconds + 1 + inFlight);
    RecordProperty("requests", int(seen.size()));
    RecordProperty("requests_per_second", std::to_string(double(seen.size()) / std::max(seconds, 1.0)));
}

} // namespace
} // namespace trainyard::cluster
