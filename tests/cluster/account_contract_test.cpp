// A launch, its list and its end through the very code that meets AWS, at servers that speak like AWS; what they hold
// is read with the official client.

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/clusters.h"
#include "backend/cluster/launch.h"
#include "backend/cluster/teardown.h"
#include "backend/core/process.h"
#include "tests/cluster/cloud_at_endpoint.h"
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
        if (!runProcess({{"python3", "-c", "import boto3"}, {}, {}, {}}, Deadline::after(60s), {})
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

    /// What the account has, read by the official client.
    json account() const
    {
        const auto outcome = runProcess(
            {{"python3", TRAINYARD_SOURCE_DIR "/tests/cluster/account_state.py", m_endpoint->url, "us-east-1"},
             {},
             {},
             {}},
            Deadline::after(60s), {});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? json::parse(outcome->out, nullptr, false) : json();
    }

    LaunchPlan plan() const
    {
        LaunchPlan plan;
        plan.name = "contract";
        plan.tags["project"] = "yard \"one\" & two";
        if (GetParam() == "moto") // its images are those of 2017, and it has no names that we know
            plan.image = "ami-1e749f67";
        return plan;
    }

    /// What carries our tag and is not over.
    static std::vector<std::string> ours(const json &account)
    {
        std::vector<std::string> found;
        for (const auto &i : account.at("instances")) {
            if (i.at("tags").contains(tag::kCluster) && i.at("state") != "terminated")
                found.push_back(i.at("id").get<std::string>());
        }
        for (const char *kind : {"volumes", "groups"}) {
            for (const auto &[id, thing] : account.at(kind).items()) {
                if (thing.at("tags").contains(tag::kCluster))
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
        EXPECT_EQ(i.at("hop_limit"), 2);
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

    const auto listed = list(m_cloud, {}, Deadline::after(30s), {});
    ASSERT_TRUE(listed) << listed.error().detail;
    ASSERT_THAT(listed->clusters, SizeIs(1));
    EXPECT_THAT(listed->clusters[0].nodes, SizeIs(3));
    EXPECT_THAT(listed->clusters[0].differences, IsEmpty());

    const auto receipt = Teardown(m_cloud).run({.allRegions = true}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(ours(account()), IsEmpty());
}

TEST_P(AccountContract, WhatALaunchLeavesBehindIsFoundByItsTagsAlone)
{
    ASSERT_TRUE(launch(m_cloud, plan(), {.provision = false}, {}, {}));
    // Things that outlive their machines, as a user's own script would make them.
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
    const auto made = runProcess({{"python3", "-c", kScript, m_endpoint->url}, {}, {}, {}}, Deadline::after(60s), {});
    ASSERT_TRUE(made);
    ASSERT_EQ(made->exitStatus, 0) << made->err;

    const auto targets = Teardown(m_cloud).targets({}, Deadline::after(30s), {});
    ASSERT_TRUE(targets) << targets.error().detail;
    std::set<std::string> kinds;
    for (const Target &t : targets->targets)
        kinds.insert(t.kind);
    EXPECT_THAT(kinds, testing::IsSupersetOf(
                           {"instance", "volume", "address", "launch-template", "security-group", "key-pair"}));
    const auto receipt = Teardown(m_cloud).run({}, {}, {});
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
