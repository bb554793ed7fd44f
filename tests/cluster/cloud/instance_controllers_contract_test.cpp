// Auto Scaling (K8), CloudFormation (K11) and EMR (K10) through the production clients, against AWS-compatible servers;
// boto3 creates and reads their resources.

#include <cstdlib>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/aws/endpoint_under_test.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char *kKept = "c-0000000000000e44";

class ControllersContract : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override
    {
        std::string whyNot;
        m_endpoint = aws::test::EndpointUnderTest::start(GetParam(), whyNot);
        if (!m_endpoint)
            GTEST_SKIP() << whyNot;
        ::setenv("AWS_ACCESS_KEY_ID", m_endpoint->credentials.accessKeyId.c_str(), 1);
        ::setenv("AWS_SECRET_ACCESS_KEY", m_endpoint->credentials.secretKey.reveal().c_str(), 1);
        CloudOptions options;
        options.profile = "environment";
        options.region = "us-east-1";
        options.endpointUrl = m_endpoint->url;
        options.stateFolder = m_folder.path().string();
        auto cloud = openCloud(options, {Deadline::after(30s), {}});
        ASSERT_TRUE(cloud) << cloud.error().detail;
        m_cloud = std::move(*cloud);
        m_made = python("make");
    }
    json python(const std::string &what) const
    {
        const auto outcome =
            runProcess({{"python3", TRAINYARD_SOURCE_DIR "/tests/cluster/support/instance_controllers_state.py", what,
                         m_endpoint->url, kKept, m_cloud.ledger->id()},
                        {},
                        {},
                        {}},
                       {Deadline::after(60s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? json::parse(outcome->out, nullptr, false) : json();
    }

    std::unique_ptr<aws::test::EndpointUnderTest> m_endpoint;
    ledger::TemporaryFolder m_folder;
    CloudContext m_cloud;
    json m_made;
};

TEST_P(ControllersContract, AGroupAndAStackEndWithTheirMachines)
{
    ASSERT_THAT(m_made["groups"], SizeIs(1)) << m_made;
    ASSERT_THAT(m_made["stacks"], SizeIs(1)) << m_made;
    const auto targets = Teardown(m_cloud).targets({.wholeAccount = true}, {Deadline::after(60s), {}});
    ASSERT_TRUE(targets) << targets.error().detail;
    EXPECT_THAT(targets->regionsNotRead, IsEmpty());
    std::vector<std::string> kinds;
    int withController = 0;
    for (const Target &t : targets->targets) {
        if (t.kind != "instance")
            kinds.push_back(t.kind);
        withController += t.endsWithController;
    }
    EXPECT_THAT(kinds, testing::IsSupersetOf({"auto-scaling-group", "stack"}));
    EXPECT_GE(withController, 2);

    const auto receipt = Teardown(m_cloud).run({.wholeAccount = true}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    const auto left = python("show");
    EXPECT_THAT(left["groups"], IsEmpty()) << left << receipt->toText();
    EXPECT_THAT(left["stacks"], IsEmpty()) << left << receipt->toText();
    for (const auto &m : left["machines"]) // moto keeps EMR's machines running, and the cluster is protected
        EXPECT_TRUE(m["tags"].contains("aws:elasticmapreduce:job-flow-id")) << m;
}

TEST_P(ControllersContract, AnEmrClusterIsEndedByItsService)
{
    const auto emr = m_cloud.controllerApiOf("us-east-1");
    const auto all = emr->all(ControllerKind::EmrCluster, {Deadline::after(30s), {}});
    ASSERT_TRUE(all) << all.error().detail;
    ASSERT_THAT(*all, SizeIs(1));
    const InstanceController &one = all->front();
    EXPECT_EQ(one.name, "hadoop");
    EXPECT_TRUE(one.isProtected);
    EXPECT_EQ(one.tags.at(tag::kCluster), kKept);
    EXPECT_GT(one.created, Timestamp{});
    const auto refused = emr->end(one, {Deadline::after(30s), {}});
    EXPECT_EQ(refused.error().code, ErrorCode::Conflict) << refused.error().detail;
    ASSERT_TRUE(emr->liftProtection(one, {Deadline::after(30s), {}}));
    ASSERT_TRUE(emr->end(one, {Deadline::after(30s), {}}));
    const auto deadline = Deadline::after(30s);
    auto gone = emr->find(ControllerKind::EmrCluster, one.id, {deadline, {}});
    while (gone && *gone && pause(50ms, {deadline, {}}))
        gone = emr->find(ControllerKind::EmrCluster, one.id, {deadline, {}});
    ASSERT_TRUE(gone) << gone.error().detail;
    EXPECT_FALSE(*gone);
    EXPECT_EQ(python("show")["emr"][one.id], "TERMINATED");
}

// K8: an Auto Scaling group replaces machines that are terminated one by one.
TEST_P(ControllersContract, AGroupReplacesWhatIsEndedUntilItIsItselfAtAnEnd)
{
    if (GetParam() == "moto")
        GTEST_SKIP() << "its groups replace nothing";
    const auto ofGroup = [&] {
        std::vector<InstanceId> ids;
        const auto shown = python("show");
        for (const auto &m : shown["machines"]) {
            if (m["tags"].value("aws:autoscaling:groupName", "") == "workers")
                ids.emplace_back(m["id"].get<std::string>());
        }
        return ids;
    };
    const auto before = ofGroup();
    ASSERT_THAT(before, SizeIs(2));
    ASSERT_TRUE(m_cloud.ec2()->terminateInstances(before, {Deadline::after(30s), {}}));
    const auto after = ofGroup();
    EXPECT_THAT(after, SizeIs(2)) << "others in their place";
    for (const InstanceId &id : after)
        EXPECT_THAT(before, testing::Not(testing::Contains(id)));

    const auto receipt = Teardown(m_cloud).run({.wholeAccount = true, .liftProtection = true}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    const auto left = python("show");
    EXPECT_THAT(left["machines"], IsEmpty()) << left << receipt->toText();
    EXPECT_THAT(left["groups"], IsEmpty());
    EXPECT_THAT(left["emr"], testing::Each("TERMINATED")) << left; // K10: termination protection was removed
    EXPECT_THAT(ofGroup(), IsEmpty()) << "nothing comes back";
}

// K11
TEST_P(ControllersContract, AProtectedStackEndsOnlyWithConsent)
{
    if (GetParam() == "moto")
        GTEST_SKIP() << "it knows no protected stacks";
    python("protect");
    // Terminated machines no longer name the stack: from then on only the ledger of their launch does.
    const auto now = SystemClock::instance().now();
    ASSERT_TRUE(m_cloud.ledger->saveCluster({ClusterId(kKept),
                                             "kept",
                                             m_cloud.profile,
                                             "us-east-1",
                                             m_cloud.endpointId,
                                             {},
                                             "ready",
                                             {},
                                             {},
                                             now,
                                             {},
                                             {}}));
    const auto shown = Teardown(m_cloud).targets({}, {Deadline::after(60s), {}});
    ASSERT_TRUE(shown) << shown.error().detail;
    const auto refused = Teardown(m_cloud).run({.agreed = shown->claimedIds()}, {}, {});
    ASSERT_TRUE(refused) << refused.error().detail;
    EXPECT_FALSE(refused->clean());
    EXPECT_THAT(python("show")["stacks"], testing::ElementsAre("net"));
    const auto agreed = Teardown(m_cloud).run({.liftProtection = true, .agreed = shown->claimedIds()}, {}, {});
    ASSERT_TRUE(agreed) << agreed.error().detail;
    EXPECT_TRUE(agreed->clean()) << agreed->toText();
    EXPECT_THAT(python("show")["stacks"], IsEmpty());
}

TEST_P(ControllersContract, DataOfEveryRegionStaysAndIsNamedWithItsPrice) // K17
{
    if (GetParam() == "localcloud")
        GTEST_SKIP() << "its file systems are in cluster/storage/file_systems_test";
    const auto kept = retainedData(m_cloud, {Deadline::after(60s), {}});
    EXPECT_THAT(kept.notRead, IsEmpty());
    std::vector<std::string> kinds;
    for (const RetainedResource &resource : kept.resources)
        kinds.push_back(resource.kind + " " + (resource.name.empty() ? "of " + resource.region : resource.name));
    EXPECT_THAT(kinds, testing::UnorderedElementsAre("bucket trainyard-data", "file-system shared",
                                                     "file-system of eu-west-1"));
    EXPECT_EQ(kept.resources.front().bytes, 5u << 20);
    ASSERT_TRUE(Teardown(m_cloud).run({}, {}, {}));
    EXPECT_THAT(retainedData(m_cloud, {Deadline::after(60s), {}}).resources, SizeIs(3));
}

TEST_P(ControllersContract, OurNatGatewayEndsWithItsAddressAndTheirsStays) // K15
{
    ASSERT_THAT(m_made["gateways"], SizeIs(2)) << m_made;
    const auto shown = Teardown(m_cloud).targets({}, {Deadline::after(60s), {}});
    ASSERT_TRUE(shown) << shown.error().detail;
    const auto receipt = Teardown(m_cloud).run({.agreed = shown->claimedIds()}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    std::vector<std::string> ended;
    for (const ReceiptLine &line : receipt->lines) {
        if (line.target.kind == "nat-gateway" || line.target.kind == "address")
            ended.push_back(line.target.kind);
    }
    EXPECT_THAT(ended, testing::ElementsAre("nat-gateway", "address")) << receipt->toText();
    const auto left = python("show");
    EXPECT_THAT(left["gateways"], SizeIs(1)) << left;
    EXPECT_THAT(left["addresses"], SizeIs(1)) << left;
}

TEST_P(ControllersContract, WhatIsUnknownHasEnded)
{
    const auto controllers = m_cloud.controllerApiOf("us-east-1");
    for (const ControllerKind kind : kControllerKinds) {
        const auto found = controllers->find(kind, kind == ControllerKind::EmrCluster ? "j-0123456789ABC" : "nothing",
                                             {Deadline::after(30s), {}});
        ASSERT_TRUE(found) << toString(kind) << ": " << found.error().detail;
        EXPECT_FALSE(*found);
    }
}

INSTANTIATE_TEST_SUITE_P(Endpoints, ControllersContract, testing::Values("moto", "localcloud"),
                         [](const auto &param) { return param.param; });

} // namespace
} // namespace trainyard::cluster
