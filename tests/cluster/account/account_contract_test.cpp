// Launch, list and termination through the production clients, against AWS-compatible servers; boto3 reads the state of
// the account.

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/reservations.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/cluster/support/cloud_at_endpoint.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using testing::IsEmpty;
using testing::SizeIs;

class AccountContract : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override
    {
        if (!runProcess({{"python3", "-c", "import boto3"}, {}, {}, {}}, {Deadline::after(60s), {}})
                 .map([](const auto &o) { return o.exitStatus == 0; })
                 .value_or(false))
            GTEST_SKIP() << "python3 with boto3 is needed to read the account";
        std::string whyNot;
        m_endpoint = aws::test::EndpointUnderTest::start(GetParam(), whyNot);
        if (!m_endpoint)
            GTEST_SKIP() << whyNot;
        auto cloud = cloudAt(m_endpoint->url, m_endpoint->credentials, m_folder.path().string());
        ASSERT_TRUE(cloud) << cloud.error().detail;
        m_cloud = std::move(*cloud);
    }

    /// The resources of the account, as boto3 reads them.
    json account() const
    {
        const auto outcome = runProcess(
            {{"python3", TRAINYARD_SOURCE_DIR "/tests/cluster/support/account_state.py", m_endpoint->url, "us-east-1"},
             {},
             {},
             {}},
            {Deadline::after(60s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? json::parse(outcome->out, nullptr, false) : json();
    }

    LaunchPlan plan() const
    {
        LaunchPlan plan;
        plan.name = "contract";
        plan.tags["project"] = "yard \"one\" & two";
        if (GetParam() == "moto") // moto's images date from 2017 and have none of our names
            plan.image = "ami-1e749f67";
        return plan;
    }

    /// Ids of the resources that carry our tag and are not terminated.
    static std::vector<std::string> ours(const json &account)
    {
        std::vector<std::string> found;
        for (const auto &i : account.at("instances")) {
            if (i.at("tags").contains(tag::kCluster) && i.at("state") != "terminated")
                found.push_back(i.at("id").get<std::string>());
        }
        for (const char *kind : {"volumes", "groups"}) {
            for (const auto &[id, resource] : account.at(kind).items()) {
                if (resource.at("tags").contains(tag::kCluster))
                    found.push_back(id);
            }
        }
        for (const auto &[name, tags] : account.at("keys").items()) {
            if (tags.contains(tag::kCluster))
                found.push_back(name);
        }
        return found;
    }

    std::unique_ptr<aws::test::EndpointUnderTest> m_endpoint;
    ledger::TemporaryFolder m_folder;
    CloudContext m_cloud;
};

TEST_P(AccountContract, ThreeMachinesAreLaunchedAsTheyShouldAndNothingIsLeft)
{
    const auto id = launch(m_cloud, plan(), {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;

    const auto now = account();
    ASSERT_EQ(now.at("instances").size(), 3u);
    std::set<std::string> tokens, nodes;
    for (const auto &i : now.at("instances")) {
        SCOPED_TRACE(i.dump(1));
        EXPECT_EQ(i.at("state"), "running");
        EXPECT_EQ(i.at("http_tokens"), "required");
        EXPECT_EQ(i.at("hop_limit"), 1); // S16
        EXPECT_EQ(i.at("shutdown"), "terminate");
        tokens.insert(i.at("token").get<std::string>());
        const auto &tags = i.at("tags");
        for (const char *key : {tag::kOwner, tag::kLedger, tag::kExpires, tag::kRole, tag::kClusterName})
            EXPECT_FALSE(tags.value(key, "").empty()) << key;
        EXPECT_EQ(tags.at(tag::kCluster), id->value);
        EXPECT_EQ(tags.at("project"), "yard \"one\" & two");
        nodes.insert(tags.at(tag::kNode).get<std::string>());

        ASSERT_EQ(i.at("volumes").size(), 1u) << "another device name would be a second, empty disk";
        EXPECT_EQ(i.at("volumes")[0].at("goes"), true);
        const auto &volume = now.at("volumes").at(i.at("volumes")[0].at("id").get<std::string>());
        EXPECT_EQ(volume.at("size"), 30);
        EXPECT_EQ(volume.at("type"), "gp3");
        EXPECT_EQ(volume.at("encrypted"), true);
        EXPECT_EQ(volume.at("tags").value(tag::kCluster, ""), id->value);

        ASSERT_EQ(i.at("groups").size(), 1u);
        const auto groupId = i.at("groups")[0].get<std::string>();
        const auto &group = now.at("groups").at(groupId);
        EXPECT_EQ(group.at("tags").value(tag::kCluster, ""), id->value);
        bool ssh = false, inside = false;
        for (const auto &rule : group.at("rules")) {
            for (const auto &range : rule.at("ranges")) {
                EXPECT_NE(range, "0.0.0.0/0");
                EXPECT_NE(range, "::/0");
                EXPECT_EQ(rule.at("from"), 22);
                EXPECT_EQ(rule.at("to"), 22);
                ssh = ssh || range == "127.0.0.1/32";
            }
            for (const auto &peer : rule.at("groups")) {
                EXPECT_EQ(peer, groupId) << "only the group itself";
                inside = true;
            }
        }
        EXPECT_TRUE(ssh);
        EXPECT_TRUE(inside);
    }
    EXPECT_EQ(tokens.size(), 3u) << "one call, one token, one machine";
    EXPECT_EQ(nodes, (std::set<std::string>{"head", "worker-1", "worker-2"}));
    EXPECT_EQ(now.at("keys").size(), 1u);

    const auto listed = reconcile(m_cloud, {}, {Deadline::after(30s), {}});
    ASSERT_TRUE(listed) << listed.error().detail;
    ASSERT_THAT(listed->clusters, SizeIs(1));
    EXPECT_THAT(listed->clusters[0].nodes, SizeIs(3));
    EXPECT_THAT(listed->clusters[0].differences, IsEmpty());

    const auto receipt = Teardown(m_cloud).run({.allRegions = true}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(ours(account()), IsEmpty());
}

TEST_P(AccountContract, ALaunchStartsFromThePublicParametersImage) // B2
{
    auto wanted = plan();
    wanted.image = "amazon-linux-2023";
    wanted.workers = 1;
    const auto id = launch(m_cloud, wanted, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto parameter = m_cloud.catalog->image("amazon-linux-2023")->ssmParameter;
    const auto today = m_cloud.parameterOf("us-east-1", parameter, {Deadline::after(30s), {}});
    ASSERT_TRUE(today) << today.error().detail;
    const auto now = account();
    for (const auto &i : now.at("instances"))
        EXPECT_EQ(i.at("image"), *today);
    EXPECT_TRUE(Teardown(m_cloud).run({.allRegions = true}, {}, {}));
}

TEST_P(AccountContract, ATypeThatTheBuiltInTableLacksIsDescribedByTheRegion) // B7
{
    auto wanted = plan();
    wanted.instanceType = "c5n.18xlarge";
    ASSERT_FALSE(m_cloud.catalog->type(wanted.instanceType));
    const auto catalog = catalogFor(m_cloud, wanted, {Deadline::after(60s), {}});
    ASSERT_TRUE(catalog) << catalog.error().source << ": " << catalog.error().detail;
    const auto *type = (*catalog)->type(wanted.instanceType);
    ASSERT_TRUE(type);
    EXPECT_EQ(type->vcpus, 72);
    EXPECT_EQ(type->memoryGiB, 192);
    EXPECT_TRUE(type->efa);
    EXPECT_EQ(type->family, "standard");
    wanted.instanceType = "c5n.enormous";
    EXPECT_FALSE((*catalogFor(m_cloud, wanted, {Deadline::after(60s), {}}))->type(wanted.instanceType));
}

TEST_P(AccountContract, ThePricesOfAPlanComeFromThePriceListAndTheSpotHistory) // K1, K26
{
    if (GetParam() == "moto")
        GTEST_SKIP() << "the emulator has no price list";
    CloudContext paid = m_cloud;
    paid.catalog = Catalog::bundled();
    auto wanted = plan();
    wanted.instanceType = "c5n.18xlarge"; // the built-in table lacks it
    wanted.headType = "c5.xlarge";
    wanted.spot = true;
    const auto catalog = catalogFor(paid, wanted, {Deadline::after(60s), {}});
    ASSERT_TRUE(catalog) << catalog.error().source << ": " << catalog.error().detail;
    EXPECT_TRUE((*catalog)->price("c5n.18xlarge", "us-east-1"));
    EXPECT_FALSE((*catalog)->price("c5.xlarge", "us-east-1")->estimate);
    EXPECT_TRUE((*catalog)->spotPrice("c5n.18xlarge", "us-east-1"));
    EXPECT_THAT(wanted.unpricedTypes(**catalog), IsEmpty());
    EXPECT_EQ(boundOf(estimate(**catalog, wanted)), SumBound::Exact);
    EXPECT_TRUE(catalogOf(paid.stateFolder)->price("c5n.18xlarge", "us-east-1")) << "stored";
}

TEST_P(AccountContract, TheTableOfTypesComesFromWhatTheRegionOffers) // B7
{
    if (GetParam() == "moto")
        GTEST_SKIP() << "the emulator needs minutes to write all 900 types down";
    const auto offers = availableTypes(m_cloud, "us-east-1", {Deadline::after(60s), {}});
    ASSERT_TRUE(offers) << offers.error().source << ": " << offers.error().detail;
    EXPECT_TRUE(offers->notKnown.empty());
    const auto at = std::ranges::find(offers->types, "c5n.18xlarge", [](const auto &o) { return o.type.name; });
    ASSERT_NE(at, offers->types.end());
    EXPECT_EQ(at->network, "100 Gigabit");
    EXPECT_EQ(at->usdPerHour, 0) << "nothing costs anything on loopback";
    EXPECT_EQ(at->spotUsdPerHour, 0);
    EXPECT_THAT(at->zones, SizeIs(3));
    EXPECT_TRUE(offers->catalog->type("c5n.18xlarge")) << "though the built-in table does not have it";
    const auto gpu = std::ranges::find(offers->types, "g4dn.12xlarge", [](const auto &o) { return o.type.name; });
    ASSERT_NE(gpu, offers->types.end());
    EXPECT_EQ(gpu->type.gpus, 4);
    EXPECT_EQ(gpu->type.gpuMemoryGiB, 64);
    EXPECT_EQ(gpu->remaining, 0) << "no quota for GPUs";
    EXPECT_THAT(gpu->zones, SizeIs(2)) << "scarce types are not in every zone";
}

TEST_P(AccountContract, ALaunchTemplateFillsThePlan) // B25
{
    constexpr const char *kScript = R"(
import sys, boto3
ec2 = boto3.client('ec2', endpoint_url=sys.argv[1], region_name='us-east-1')
ec2.create_launch_template(LaunchTemplateName='ours', LaunchTemplateData={'InstanceType': 't3.nano'})
ec2.create_launch_template_version(LaunchTemplateName='ours', VersionDescription='bigger', LaunchTemplateData={
    'InstanceType': 'm5.xlarge', 'ImageId': sys.argv[2], 'KeyName': 'mine', 'UserData': 'IyEvYmluL3NoCg==',
    'Placement': {'AvailabilityZone': 'us-east-1b'},
    'InstanceMarketOptions': {'MarketType': 'spot', 'SpotOptions': {'MaxPrice': '0.25'}},
    'BlockDeviceMappings': [{'DeviceName': '/dev/sda1', 'Ebs': {'VolumeSize': 41}}]})
)";
    const std::string image = "ami-1e749f67";
    const auto made =
        runProcess({{"python3", "-c", kScript, m_endpoint->url, image}, {}, {}, {}}, {Deadline::after(60s), {}});
    ASSERT_TRUE(made);
    ASSERT_EQ(made->exitStatus, 0) << made->err;
    const auto offers = launchTemplates(m_cloud, "us-east-1", {Deadline::after(30s), {}});
    ASSERT_TRUE(offers) << offers.error().detail;
    ASSERT_THAT(*offers, SizeIs(1));
    EXPECT_EQ(offers->front().name, "ours");
    EXPECT_EQ(offers->front().latestVersion, 2);
    const auto versions = templateVersions(m_cloud, "us-east-1", "ours", {Deadline::after(30s), {}});
    ASSERT_TRUE(versions) << versions.error().detail;
    ASSERT_THAT(*versions, SizeIs(2));
    const auto &newest = versions->front();
    EXPECT_EQ(newest.number, 2);
    EXPECT_EQ(newest.description, "bigger");
    EXPECT_EQ(newest.instanceType, "m5.xlarge");
    EXPECT_EQ(newest.imageId, image);
    EXPECT_EQ(newest.zone, "us-east-1b");
    EXPECT_EQ(newest.rootVolumeGiB, 41);
    EXPECT_TRUE(newest.spot);
    EXPECT_DOUBLE_EQ(newest.maxPriceUsd, 0.25);
    EXPECT_THAT(unusedParts(newest), testing::Contains("key pair"));
    const auto plan = filledFrom(this->plan(), newest);
    EXPECT_EQ(plan.instanceType, "m5.xlarge");
    EXPECT_EQ(plan.rootGiB, 41);
}

TEST_P(AccountContract, MachinesComeOutOfTheReservationThatThePlanNames) // B23, B24
{
    if (GetParam() == "moto")
        GTEST_SKIP() << "the emulator has no capacity reservations";
    constexpr const char *kScript = R"(
import sys, boto3
ec2 = boto3.client('ec2', endpoint_url=sys.argv[1], region_name='us-east-1')
made = ec2.create_capacity_reservation(InstanceType='c5n.18xlarge', InstancePlatform='Linux/UNIX', AvailabilityZone='us-east-1b',
                                       InstanceCount=3, InstanceMatchCriteria='targeted')
print(made['CapacityReservation']['CapacityReservationId'], end='')
)";
    const auto made = runProcess({{"python3", "-c", kScript, m_endpoint->url}, {}, {}, {}}, {Deadline::after(60s), {}});
    ASSERT_TRUE(made);
    ASSERT_EQ(made->exitStatus, 0) << made->err;
    auto wanted = plan();
    wanted.reservation = made->out;
    wanted.instanceType = "c5n.18xlarge"; // not in the built-in catalog
    wanted.placementGroup = true;
    wanted.efa = true;
    const auto id = launch(m_cloud, wanted, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto offers = capacityReservations(m_cloud, "us-east-1", {Deadline::after(30s), {}});
    ASSERT_TRUE(offers) << offers.error().detail;
    ASSERT_THAT(*offers, SizeIs(1));
    EXPECT_EQ(offers->front().available, 0);
    EXPECT_THAT(account().at("placement_groups"), SizeIs(1));
    wanted.name = "second";
    wanted.workers = 1;
    const auto full = launch(m_cloud, wanted, {.provision = false}, {}, {});
    ASSERT_FALSE(full);
    EXPECT_EQ(full.error().code, ErrorCode::NoCapacity);
    EXPECT_THAT(full.error().detail, testing::HasSubstr("ReservationCapacityExceeded"));
    EXPECT_TRUE(Teardown(m_cloud).run({.allRegions = true}, {}, {}));
}

TEST_P(AccountContract, WhatALaunchLeavesBehindIsFoundByItsTagsAlone)
{
    ASSERT_TRUE(launch(m_cloud, plan(), {.provision = false}, {}, {}));
    // Resources that outlive their machines, as created by a user's script.
    constexpr const char *kScript = R"(
import sys, boto3
ec2 = boto3.client('ec2', endpoint_url=sys.argv[1], region_name='us-east-1')
tags = [t for t in ec2.describe_instances()['Reservations'][0]['Instances'][0]['Tags'] if t['Key'].startswith('trainyard')]
tagged = lambda kind: [{'ResourceType': kind, 'Tags': tags}]
ec2.allocate_address(Domain='vpc', TagSpecifications=tagged('elastic-ip'))
ec2.create_launch_template(LaunchTemplateName='left', LaunchTemplateData={'InstanceType': 't3.nano'},
                           TagSpecifications=tagged('launch-template'))
image = ec2.describe_instances()['Reservations'][0]['Instances'][0]['ImageId']
ec2.run_instances(ImageId=image, InstanceType='t3.nano', MinCount=1, MaxCount=1, TagSpecifications=tagged('instance') + tagged('volume'),
                  BlockDeviceMappings=[{'DeviceName': '/dev/sda1', 'Ebs': {'VolumeSize': 40, 'DeleteOnTermination': False}}])
)";
    const auto made = runProcess({{"python3", "-c", kScript, m_endpoint->url}, {}, {}, {}}, {Deadline::after(60s), {}});
    ASSERT_TRUE(made);
    ASSERT_EQ(made->exitStatus, 0) << made->err;

    const auto targets = Teardown(m_cloud).targets({}, {Deadline::after(30s), {}});
    ASSERT_TRUE(targets) << targets.error().detail;
    std::set<std::string> kinds;
    for (const auto *some : {&targets->targets, &targets->claimed}) {
        for (const Target &t : *some)
            kinds.insert(t.kind);
    }
    EXPECT_EQ(targets->machines(), 3) << "its own";
    EXPECT_THAT(kinds, testing::IsSupersetOf(
                           {"instance", "volume", "address", "launch-template", "security-group", "key-pair"}));
    // These resources have copied tags: they end only with consent.
    const auto receipt = Teardown(m_cloud).run({.agreed = targets->claimedIds()}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    const auto after = account();
    EXPECT_THAT(ours(after), IsEmpty());
    EXPECT_TRUE(after.at("addresses").empty());
    EXPECT_TRUE(after.at("templates").empty());
}

INSTANTIATE_TEST_SUITE_P(Endpoints, AccountContract, testing::Values("moto", "localcloud"),
                         [](const auto &parameter) { return parameter.param; });

} // namespace
} // namespace trainyard::cluster
