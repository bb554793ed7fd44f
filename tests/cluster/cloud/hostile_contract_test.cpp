// The scenarios of hostile_account_test.cpp against AWS-compatible servers: moto (independent of this project) and our
// local cloud. boto3 acts for the attacker.

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/recipes/image_bake.h"
#include "backend/cluster/storage/nfs_group_internal.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/cluster/support/cloud_at_endpoint.h"
#include "tests/cluster/support/file_tree.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::IsSupersetOf;
using testing::SizeIs;

class HostileContract : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override
    {
        if (!runProcess({{"python3", "-c", "import boto3"}, {}, {}, {}}, {Deadline::after(60s), {}})
                 .map([](const auto &o) { return o.exitStatus == 0; })
                 .value_or(false))
            GTEST_SKIP() << "python3 with boto3 is needed to play the neighbour";
        std::string whyNot;
        m_endpoint = aws::test::EndpointUnderTest::start(GetParam(), whyNot);
        if (!m_endpoint)
            GTEST_SKIP() << whyNot;
        m_root = m_folder.path() / "around";
        m_state = m_root / "home" / ".local" / "state";
        std::filesystem::create_directories(m_state);
        for (auto folder = m_state.parent_path(); folder != m_folder.path(); folder = folder.parent_path())
            fillHome(folder);
        auto cloud = cloudAt(m_endpoint->url, m_endpoint->credentials, m_state.string());
        ASSERT_TRUE(cloud) << cloud.error().detail;
        m_cloud = std::move(*cloud);
        m_before = treeAround(m_root, m_state);
    }
    json python(const std::string &script, const json &input = {}) const
    {
        const auto outcome = runProcess(
            {{"python3", TRAINYARD_SOURCE_DIR "/tests/cluster/support/" + script, m_endpoint->url, "us-east-1"},
             {},
             {},
             input.dump()},
            {Deadline::after(60s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? json::parse(outcome->out, nullptr, false) : json();
    }
    ClusterId launched(const std::string &name)
    {
        LaunchPlan plan;
        plan.name = name;
        plan.workers = 1;
        if (GetParam() == "moto") // moto's images date from 2017
            plan.image = "ami-1e749f67";
        const auto id = launch(m_cloud, plan, {.provision = false}, {}, {});
        EXPECT_TRUE(id) << id.error().source << ": " << id.error().detail;
        return id ? *id : ClusterId();
    }
    std::map<std::string, std::string> states() const
    {
        std::map<std::string, std::string> all;
        const auto account = python("account_state.py");
        for (const auto &i : account.at("instances"))
            all[i.at("id").get<std::string>()] = i.at("state").get<std::string>();
        return all;
    }

    std::unique_ptr<aws::test::EndpointUnderTest> m_endpoint;
    ledger::TemporaryFolder m_folder;
    std::filesystem::path m_root, m_state;
    std::map<std::string, std::string> m_before;
    CloudContext m_cloud;
};

TEST_P(HostileContract, NothingForeignEndsNothingOfOursIsForgottenAndNoFileChanges)
{
    std::string up;
    while (up.size() + 3 <= 256 - 18)
        up += "../";
    const std::vector<json> spoilt{nullptr, up + "trainyard-nowhere", "../../victim/.ssh",
                                   "$(touch /tmp/trainyard-was-here)'\"<img src=\"/dev/tty\">", ""};
    std::vector<std::string> foreign;
    for (const json &value : spoilt) {
        SCOPED_TRACE(value.dump());
        const ClusterId one = launched("one"), two = launched("two");
        json neighbours = json::array();
        if (value.is_string()) { // all tags wrong; all tags right except for the cluster
            neighbours.push_back(
                json{{tag::kCluster, value}, {tag::kLedger, value}, {tag::kNode, value}, {tag::kOwner, value}});
            neighbours.push_back(
                json{{tag::kCluster, value}, {tag::kLedger, m_cloud.ledger->id()}, {tag::kNode, "head"}});
        }
        neighbours.push_back(json{{tag::kCluster, one.value}, {tag::kNode, "head"}});
        const auto made = python("hostile_account.py", {{"spoil", value}, {"neighbours", neighbours}});
        ASSERT_TRUE(made.is_array()) << made.dump();
        for (const auto &id : made)
            foreign.push_back(id.get<std::string>());

        const auto all = reconcile(m_cloud, {}, {Deadline::after(60s), {}});
        ASSERT_TRUE(all) << all.error().detail;
        std::map<ClusterId, std::vector<std::string>> ours;
        for (const ClusterId &id : {one, two}) {
            const auto c = std::ranges::find(all->clusters, id, &ClusterSnapshot::id);
            ASSERT_NE(c, all->clusters.end());
            ASSERT_THAT(c->nodes, SizeIs(2)) << "forgotten";
            for (const NodeSnapshot &n : c->nodes)
                ours[id].push_back(n.id.value);
        }
        EXPECT_TRUE(changePower(m_cloud, one, {}, PowerAction::Reboot, {}, {}));

        const auto receipt = Teardown(m_cloud).run({.clusters = {one}}, {}, {});
        ASSERT_TRUE(receipt) << receipt.error().detail;
        EXPECT_TRUE(receipt->clean()) << receipt->toText();
        auto now = states();
        for (const std::string &id : ours[one])
            EXPECT_TRUE(!now.contains(id) || now[id] == "terminated") << id << " is " << now[id];
        for (const std::string &id : ours[two])
            EXPECT_EQ(now[id], "running") << id;
        ASSERT_TRUE(Teardown(m_cloud).run({}, {}, {}));
        now = states();
        for (const std::string &id : ours[two])
            EXPECT_TRUE(!now.contains(id) || now[id] == "terminated") << id << " is " << now[id];
        for (const std::string &id : foreign)
            EXPECT_EQ(now[id], "running") << id;
    }
    EXPECT_EQ(treeAround(m_root, m_state), m_before);
}

TEST_P(HostileContract, OurPairOfTagsOnANeighbourIsNamedAndLeftUntilItIsAgreedTo)
{
    const ClusterId id = launched("demo");
    const json pair{{tag::kCluster, id.value}, {tag::kLedger, m_cloud.ledger->id()}, {tag::kNode, "worker-1"}};
    const auto made = python("hostile_account.py", {{"neighbours", json::array({pair})}});
    ASSERT_THAT(made, SizeIs(1)) << made.dump();
    const auto neighbour = made[0].get<std::string>();
    const auto receipt = Teardown(m_cloud).run({.clusters = {id}}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_FALSE(receipt->clean());
    EXPECT_THAT(receipt->claimed(), ElementsAre(neighbour));
    EXPECT_EQ(states()[neighbour], "running");
    const auto agreed = Teardown(m_cloud).run({.clusters = {id}, .agreed = {neighbour}}, {}, {});
    ASSERT_TRUE(agreed) << agreed.error().detail;
    EXPECT_TRUE(agreed->clean()) << agreed->toText();
    EXPECT_NE(states()[neighbour], "running");
}

/// What is no machine, with tags that a neighbour may write (S6): our pair; those of a group that file systems share, and
/// of an image that was made here; those of a cluster of another computer.
TEST_P(HostileContract, StacksImagesAndGroupsOfANeighbourStay)
{
    const CallContext aMinute{Deadline::after(60s), {}};
    const ClusterId id = launched("one");
    const std::string ledger = m_cloud.ledger->id(), another = "l-00000000000000aa";
    const std::vector<TagMap> written{
        {{tag::kCluster, id.value}, {tag::kClusterName, "one"}, {tag::kLedger, ledger}, {tag::kNode, "worker-1"}},
        {{tag::kCluster, kSharedTag},
         {tag::kLedger, ledger},
         {"trainyard:made-from", "one"},
         {"trainyard:request", id.value}},
        {{tag::kCluster, "c-00000000000000aa"},
         {tag::kClusterName, "theirs"},
         {tag::kLedger, another},
         {tag::kOwner, "neighbour"}},
        {{tag::kLedger, another}, {"trainyard:made-from", "one"}, {tag::kOwner, m_cloud.owner}}};
    std::vector<json> things;
    std::vector<std::string> fileSystems;
    for (const TagMap &tags : written) {
        const std::string number = std::to_string(things.size());
        fileSystems.push_back("fs-0123456789abcdef" + number);
        const json wanted{{"name", "theirs-" + number},
                          {"group", std::string(kNfsGroupPrefix) + fileSystems.back()},
                          {"tags", json(tags)}};
        things.push_back(python("hostile_things.py", json::object({{"make", wanted}})));
        ASSERT_TRUE(things.back().is_object()) << things.back().dump();
    }
    const auto expectAll = [&] {
        for (const json &one : things) {
            const json now = python("hostile_things.py", json::object({{"look", one}}));
            EXPECT_EQ(now, json::object({{"stack", true}, {"image", true}, {"group", true}})) << one.dump();
        }
    };
    ASSERT_NO_FATAL_FAILURE(expectAll());

    const auto all = reconcile(m_cloud, {}, aMinute);
    ASSERT_TRUE(all) << all.error().detail;
    EXPECT_THAT(all->clusters, Contains(Field(&ClusterSnapshot::id, id)));
    const auto images = bakedImages(m_cloud, aMinute);
    ASSERT_TRUE(images) << images.error().detail;
    for (const BakedImage &image : *images)
        EXPECT_FALSE(image.isOurs) << image.name;
    const auto claimed = removeImage(m_cloud, things.back().at("image").get<std::string>(), {}, aMinute);
    ASSERT_FALSE(claimed) << "its tags may be anyone's";
    EXPECT_EQ(claimed.error().code, ErrorCode::PermissionDenied) << claimed.error().detail;
    for (std::size_t i = 0; i < things.size(); ++i) {
        EXPECT_FALSE(removeImage(m_cloud, things[i].at("image").get<std::string>(), {}, aMinute));
        const auto ours = ensureNfsGroup(m_cloud, "us-east-1", fileSystems[i], things[i].at("vpc").get<std::string>(),
                                         {}, {}, aMinute);
        ASSERT_TRUE(ours) << ours.error().source << ": " << ours.error().detail;
        EXPECT_NE(*ours, things[i].at("group").get<std::string>()) << "theirs admits whom they want";
    }
    const auto adoptable = adoptableClusters(m_cloud, false, aMinute);
    ASSERT_TRUE(adoptable) << adoptable.error().detail;
    EXPECT_THAT(*adoptable, Contains(Field(&AdoptableCluster::ledger, another)));
    for (const AdoptableCluster &one : *adoptable)
        EXPECT_FALSE(adopt(m_cloud, one, "somebody-else", one.ledger, aMinute)) << one.name;
    expectAll();

    const auto receipt = Teardown(m_cloud).run({.clusters = {id}}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_THAT(receipt->claimed(),
                IsSupersetOf({things[0].at("stack").get<std::string>(), things[0].at("group").get<std::string>()}))
        << "left, and named";
    ASSERT_TRUE(Teardown(m_cloud).run({}, {}, {}));
    expectAll();
}

INSTANTIATE_TEST_SUITE_P(Endpoints, HostileContract, testing::Values("moto", "localcloud"),
                         [](const auto &parameter) { return parameter.param; });

} // namespace
} // namespace trainyard::cluster
