// Launch and termination while the cloud throttles requests and cuts or loses responses, also those of RunInstances.

#include <algorithm>
#include <fstream>
#include <optional>
#include <utility>

#include <gmock/gmock.h>

#include "backend/cluster/launch/launch.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/time/clock.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class FaultInjectionTest : public testing::Test {
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
    /// Removes all faults before the state of the cloud is read.
    void calm() const { std::ofstream(m_faults) << R"({"faults": []})"; }

    LocalCloudHome m_home;
    std::filesystem::path m_faults = m_home.path() / "faults.json";
};

TEST_F(FaultInjectionTest, ALaunchEndsWithEveryMachineOnceAndATerminationWithNone)
{
    const auto cloud = m_home.open();
    ASSERT_TRUE(cloud) << cloud.error().detail;
    LaunchPlan plan;
    plan.name = "disturbed";
    plan.workers = 4;
    const auto id = launch(*cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    auto receipt = Teardown(*cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_THAT(std::ranges::count(receipt->lines, "instance", [](const ReceiptLine &l) { return l.target.kind; }), 5);
    // A fifth of the requests fail, and retries are limited: a sweep may meet a request that none brings through. The
    // receipt says so, and to terminate again.
    for (int repeated = 0; repeated < 2 && !receipt->clean(); ++repeated) {
        receipt = Teardown(*cloud).run({}, {}, {});
        ASSERT_TRUE(receipt) << receipt.error().detail;
    }
    EXPECT_TRUE(receipt->clean()) << receipt->toText();

    calm();
    const auto machines =
        machinesByTag(*cloud->ec2(), tag::kCluster, {}, {Deadline::after(std::chrono::seconds(30)), {}});
    ASSERT_TRUE(machines) << machines.error().detail;
    EXPECT_THAT(*machines, SizeIs(5)) << "none was made twice: the terminated ones stay listed for an hour";
    EXPECT_THAT(LocalCloudHome::aliveAt(*cloud), IsEmpty());
    EXPECT_THAT(LocalCloudHome::thingsAt(*cloud), IsEmpty());
}

TEST_F(FaultInjectionTest, AtMostFiveRequestsASecondGoOutWhileItThrottles)
{
    const auto cloud = m_home.open();
    ASSERT_TRUE(cloud) << cloud.error().detail;
    LaunchPlan plan;
    plan.name = "throttled";
    plan.workers = 20;
    ASSERT_TRUE(launch(*cloud, plan, {.provision = false}, {}, {}));
    ASSERT_TRUE(Teardown(*cloud).run({}, {}, {}));

    // Counts requests while a throttling error is in effect: from one second after its log line (by then the client has
    // received it and requests in transit have arrived) until ten seconds after the last such line. Outside of these
    // intervals the client does not limit its rate.
    constexpr std::chrono::milliseconds kHeard{1'000}, kQuiet{10'000};
    constexpr double kStutter = 10; // a computer that stalls for two seconds sends ten requests at once
    std::ifstream log(m_home.log());
    std::optional<Timestamp> begin, end;
    int seen = 0;
    double seconds = 0, allowed = 0;
    for (std::string line; std::getline(log, line);) {
        const bool refusal = line.find("RequestLimitExceeded") != std::string::npos;
        const bool request = line.find("POST / ec2") != std::string::npos;
        if (!refusal && !request)
            continue;
        std::replace(line.begin(), line.begin() + 23, ',', '.');
        const auto at = fromIso8601(line.substr(0, 10) + "T" + line.substr(11, 12) + "Z");
        ASSERT_TRUE(at) << line;
        if (!end || *at > *end) {
            if (!refusal)
                continue;
            begin = *at + kHeard;
            allowed += 1 + kStutter;
        } else if (request && *at > *begin) {
            ++seen;
            seconds += double((*at - std::exchange(*begin, *at)).count()) / 1000;
        }
        if (refusal)
            end = *at + kQuiet;
    }
    ASSERT_GT(seen, 20);
    EXPECT_LE(seen, 5 * seconds + allowed);
    RecordProperty("requests", seen);
    RecordProperty("requests_per_second", std::to_string(seen / seconds));
}

} // namespace
} // namespace trainyard::cluster
