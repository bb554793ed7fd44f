// Tags are untrusted input (S1, S6, S12, S16): values in any other form than a launch writes are ignored.

#include "backend/cluster/plan/resource_tags.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/core/encoding.h"
#include "backend/protocol/job/job_spec.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/cluster/support/hostile_values.h"

namespace trainyard::cluster {
namespace {

TEST(ResourceTags, AreReadAsALaunchWritesThem)
{
    const TagMap tags{{tag::kCluster, newClusterId().value},
                      {tag::kLedger, newIdText("l-")},
                      {tag::kClusterName, "digits-demo"},
                      {tag::kOwner, "Zoë Müller"},
                      {tag::kNode, "worker-12"},
                      {tag::kRole, "worker"},
                      {tag::kExpires, "2026-11-22T21:00:00Z"}};
    const auto t = parseTags(tags);
    EXPECT_EQ(t.cluster.value, tags.at(tag::kCluster));
    EXPECT_EQ(t.ledger, tags.at(tag::kLedger));
    EXPECT_EQ(t.clusterName, "digits-demo");
    EXPECT_EQ(t.owner, "Zoë Müller");
    EXPECT_EQ(t.node, "worker-12");
    EXPECT_EQ(t.role, "worker");
    ASSERT_TRUE(t.expires);
    EXPECT_EQ(toIso8601(*t.expires), toIso8601(*fromIso8601("2026-11-22T21:00:00Z")));
    EXPECT_TRUE(t.marked);
    EXPECT_FALSE(parseTags({{"Name", "web server"}}).marked);
}

TEST(ResourceTags, WhatNoLaunchWritesIsNothing)
{
    for (const std::string &value : hostileValues()) {
        SCOPED_TRACE(value);
        TagMap tags;
        for (const char *key : {tag::kCluster, tag::kLedger, tag::kClusterName, tag::kOwner, tag::kNode, tag::kRole,
                                tag::kExpires, tag::kSshPort})
            tags[key] = value;
        const auto t = parseTags(tags);
        EXPECT_TRUE(t.marked);
        EXPECT_TRUE(t.cluster.empty() && t.ledger.empty() && t.clusterName.empty() && t.node.empty() && t.role.empty());
        EXPECT_FALSE(t.expires);
        EXPECT_EQ(sshPortIn(tags), 22);
        EXPECT_LE(t.owner.size(), 64u);
        for (const char c : t.owner)
            EXPECT_GE(static_cast<unsigned char>(c), 0x20);
    }
}

TEST(ResourceTags, OfAlmostRightOnesNoneIsRight)
{
    for (const char *id : {"c-0123456789abcde", "c-0123456789abcdef0", "c-0123456789abcdeF", "C-0123456789abcdef",
                           "r-0123456789abcdef", "c-0123456789abcdeg", " c-0123456789abcdef", "c-0123456789abcdef\n"})
        EXPECT_FALSE(isClusterId(id)) << id;
    EXPECT_TRUE(isClusterId("c-0123456789abcdef"));
    for (const char *node :
         {"worker-0", "worker-", "worker-01", "worker-1234567", "worker-1x", "Head", "head ", "worker"})
        EXPECT_FALSE(isNodeName(node)) << node;
    for (const char *port : {"0", "65536", "-1", "22x", " 22", "0x16", "999999999999999999999"})
        EXPECT_EQ(sshPortIn({{tag::kSshPort, port}}), 22) << port;
    EXPECT_EQ(sshPortIn({{tag::kSshPort, "65535"}}), 65535);
    EXPECT_FALSE(parseTags({{tag::kExpires, "9999-12-31T00:00:00Z"}}).expires);
}

TEST(ResourceTags, ATagNamesThePortOnlyWhereMachinesAreOnThisComputer) // S16
{
    aws::Instance machine;
    machine.tags[tag::kSshPort] = "2222";
    CloudContext cloud;
    EXPECT_EQ(sshPortOf(cloud, machine), 22);
    cloud.endpointUrl = "http://127.0.0.1:5000";
    EXPECT_EQ(sshPortOf(cloud, machine), 22) << "a tunnel to AWS";
    cloud.costsMoney = false;
    EXPECT_EQ(sshPortOf(cloud, machine), 2222);
}

TEST(ResourceTags, NoIdLeavesTheStateFolder)
{
    FakeSetting setting;
    const auto context = setting.context();
    for (const std::string &value : hostileValues()) {
        SCOPED_TRACE(value);
        const std::string name = folderNameOf(value);
        EXPECT_TRUE(protocol::isSafeName(name)) << name;
        EXPECT_EQ(context.clusterFolder(ClusterId(value)).parent_path(), context.stateFolder / "clusters");
        EXPECT_EQ(context.runFolder(RunId(value)).parent_path(), context.stateFolder / "runs");
    }
    EXPECT_EQ(context.clusterFolder(ClusterId("c-0123456789abcdef")).filename(), "c-0123456789abcdef");
    EXPECT_NE(folderNameOf("../a"), folderNameOf("../b"));
}

TEST(ResourceTags, PrintableTextKeepsLettersAndLosesWhatSteersATerminal)
{
    EXPECT_EQ(printable("Zoë 東京 🚂", 64), "Zoë 東京 🚂");
    EXPECT_EQ(printable("a\x1b]0;x\x07"
                        "b",
                        64),
              "a?]0;x?b");
    EXPECT_EQ(printable("\xe2\x80\xae"
                        "abc",
                        64),
              "?abc")
        << "right to left";
    EXPECT_EQ(printable("\xc3", 64), "?") << "cut off";
    EXPECT_EQ(printable("\xc0\xaf\xed\xa0\x80", 64), "?????") << "overlong, surrogate";
    EXPECT_EQ(printable("éé", 3), "é") << "no half letters";
}

} // namespace
} // namespace trainyard::cluster
