// C1, C17, K19: an EMR cluster is requested once, although RunJobFlow has no client token.
#include "backend/cluster/emr/emr_creation.h"

#include <atomic>
#include <mutex>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/emr/emr_progress.h"
#include "backend/core/time/time_source.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using aws::test::configFor;
using aws::test::newHttp;
using aws::test::soon;
using nlohmann::json;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;

/// EMR with some clusters.
class FakeEmr {
public:
    bool loseReply = false;         ///< of RunJobFlow, after the cluster was created
    bool dropRequest = false;       ///< the connection breaks before EMR creates anything
    std::atomic<int> hiddenFor = 0; ///< a new cluster is missing in this many lists
    std::atomic<bool> isListBroken = false;
    std::atomic<int> requests = 0;
    std::vector<std::string> states = {"WAITING"}; ///< one per DescribeCluster; the last one stays
    std::atomic<int> running = 3;                  ///< of 3 core nodes
    std::atomic<const char *> groupState = "RUNNING";

    void add(const std::string &id, const std::string &name, const std::string &token)
    {
        const std::lock_guard lock(m_mutex);
        m_clusters.push_back({id, name, token});
    }
    std::string url() const { return m_server.url(); }

private:
    struct Cluster {
        std::string id, name, token;
    };
    support::RawResponse answer(const ReceivedRequest &request)
    {
        const auto target = request.header("x-amz-target");
        const auto body = json::parse(request.body, nullptr, false);
        const std::lock_guard lock(m_mutex);
        if (target.ends_with("RunJobFlow")) {
            ++requests;
            if (dropRequest)
                return {{}, true};
            std::string token;
            for (const auto &tag : body.value("Tags", json::array())) {
                if (tag.value("Key", "") == kEmrRequestTag)
                    token = tag["Value"].get<std::string>();
            }
            m_clusters.push_back({"j-NEW", body.value("Name", ""), token});
            return loseReply ? support::RawResponse{{}, true}
                             : httpResponse(200, json::object({{"JobFlowId", "j-NEW"}}).dump());
        }
        if (target.ends_with("ListClusters")) {
            if (isListBroken)
                return httpResponse(400, R"({"__type":"AccessDeniedException","message":"no"})");
            const bool isHidden = hiddenFor > 0 && hiddenFor-- > 0;
            auto list = json::array();
            for (const Cluster &one : m_clusters) {
                if (!isHidden || one.id != "j-NEW")
                    list.push_back({{"Id", one.id}, {"Name", one.name}});
            }
            return httpResponse(200, json::object({{"Clusters", list}}).dump());
        }
        if (target.ends_with("ListInstanceGroups")) {
            const json group{{"Id", "ig"},
                             {"InstanceGroupType", "CORE"},
                             {"RequestedInstanceCount", 3},
                             {"RunningInstanceCount", running.load()},
                             {"Status", {{"State", groupState.load()}}}};
            return httpResponse(200, json::object({{"InstanceGroups", json::array({group})}}).dump());
        }
        for (const Cluster &one : m_clusters) {
            if (one.id != body.value("ClusterId", ""))
                continue;
            const auto state = states[std::min(m_looks++, states.size() - 1)];
            const json status{{"State", state}, {"Timeline", json::object()}};
            const json tag{{"Key", kEmrRequestTag}, {"Value", one.token}};
            const json cluster{{"Id", one.id}, {"Name", one.name}, {"Status", status}, {"Tags", json::array({tag})}};
            return httpResponse(200, json::object({{"Cluster", cluster}}).dump());
        }
        return httpResponse(400, R"({"__type":"InvalidRequestException","message":"Cluster id is not valid."})");
    }

    std::mutex m_mutex;
    std::vector<Cluster> m_clusters;
    std::size_t m_looks = 0;
    HttpServer m_server{[this](const ReceivedRequest &request) { return answer(request); }};
};

struct EmrCreation : testing::Test {
    FakeEmr fake;
    aws::EmrClient emr{newHttp(), configFor(fake.url())};
    EmrRequestRecord record{"token-1", wallNow()};

    Result<std::string> ensure(bool mayExist, std::chrono::milliseconds consistency = 200ms)
    {
        aws::RunJobFlowRequest request;
        request.name = "demo";
        return ensureEmrCluster(emr, request, record, mayExist, consistency, Backoff(1ms), {soon(), {}});
    }
};

TEST_F(EmrCreation, IsOneRequestWithItsTokenAsATag)
{
    EXPECT_EQ(ensure(false).value(), "j-NEW");
    EXPECT_EQ(findRequestedEmrCluster(emr, "demo", record, {soon(), {}}).value(), "j-NEW");
    EXPECT_EQ(fake.requests, 1);
}

TEST_F(EmrCreation, FindsItsClusterAfterALostReplyAndADelay)
{
    fake.loseReply = true;
    fake.hiddenFor = 3;
    const auto id = ensure(false, 20s);
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ(*id, "j-NEW");
    EXPECT_EQ(fake.requests, 1);
}

TEST_F(EmrCreation, ContinuesAfterTheProgramWasKilled)
{
    fake.add("j-OTHER", "demo", "another token");
    fake.add("j-OURS", "demo", "token-1");
    fake.add("j-NAME", "other", "token-1"); // a copied tag
    EXPECT_EQ(ensure(true).value(), "j-OURS");
    EXPECT_EQ(fake.requests, 0);
}

TEST_F(EmrCreation, RequestsAClusterThatNoListHas)
{
    fake.add("j-OTHER", "demo", "another token");
    record.recorded -= 1h; // a cluster requested then would be listed
    EXPECT_EQ(ensure(true, 60s).value(), "j-NEW");
    EXPECT_EQ(fake.requests, 1);
}

TEST_F(EmrCreation, NeverRequestsWithoutACompleteSearch)
{
    fake.isListBroken = true;
    EXPECT_EQ(ensure(true).error().code, ErrorCode::PermissionDenied);
    EXPECT_EQ(fake.requests, 0);
    fake.loseReply = true;
    EXPECT_EQ(ensure(false).error().code, ErrorCode::PermissionDenied) << "the reason why the outcome is unknown";
    EXPECT_EQ(fake.requests, 1);
}

TEST_F(EmrCreation, ALostRequestIsAnErrorThatNamesTheTag)
{
    fake.dropRequest = true;
    const auto id = ensure(false);
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::Disconnected);
    EXPECT_THAT(id.error().detail, testing::HasSubstr("trainyard:request = token-1"));
    EXPECT_EQ(fake.requests, 1) << "the caller decides about a second one";
}

TEST(EmrRefusal, OfWhatWasJustCreatedIsTriedAgain)
{
    const auto isEarly = [](ErrorCode code, const char *text, bool hasNewRoles) {
        return isNotKnownYet({code, "emr:RunJobFlow", text}, hasNewRoles);
    };
    const auto invalid = ErrorCode::InvalidArgument, denied = ErrorCode::PermissionDenied;
    EXPECT_TRUE(isEarly(invalid, "Invalid InstanceProfile: EMR_EC2_DefaultRole.", false));
    EXPECT_TRUE(isEarly(invalid, "EMR service role arn:aws:iam::1:role/EMR_DefaultRole is invalid", true));
    EXPECT_TRUE(isEarly(invalid, "EMR_DefaultRole is invalid", true));
    EXPECT_TRUE(isEarly(denied, "Failed to authorize instance profile EMR_EC2_DefaultRole", true));
    EXPECT_FALSE(isEarly(denied, "Failed to authorize instance profile EMR_EC2_DefaultRole", false))
        << "the user may not pass an old role";
    EXPECT_FALSE(isEarly(denied, "User is not authorized to perform: elasticmapreduce:RunJobFlow", true));
    EXPECT_FALSE(isEarly(invalid, "Instance type 'g2.2xlarge' is not supported", true));
}

TEST_F(EmrCreation, WaitsForTheClusterAndAllItsNodes) // C17
{
    fake.add("j-1", "demo", "token-1");
    fake.states = {"STARTING", "BOOTSTRAPPING", "WAITING"};
    fake.running = 2;
    std::vector<std::string> seen;
    const auto snapshot = waitForEmrCluster(emr, "j-1", Backoff(1ms), {soon(), {}}, [&](const EmrSnapshot &now) {
        seen.push_back(now.cluster.state);
        if (seen.size() > 4) // up, but a node is missing
            fake.running = 3;
    });
    ASSERT_TRUE(snapshot) << snapshot.error().detail;
    EXPECT_EQ(snapshot->cluster.state, "WAITING");
    EXPECT_GT(seen.size(), 4u);
    EXPECT_EQ(seen[1], "BOOTSTRAPPING");
}

TEST_F(EmrCreation, AClusterThatLacksNodesIsAnOutcome)
{
    fake.add("j-1", "demo", "token-1");
    fake.running = 2;
    fake.groupState = "RESIZING";
    int looks = 0;
    const auto slow = waitForEmrCluster(
        emr, "j-1", Backoff(1ms), {soon(), {}}, [&](const EmrSnapshot &) { ++looks; }, 50ms);
    ASSERT_TRUE(slow) << slow.error().detail;
    EXPECT_GT(looks, 1) << "it was given time";
    EXPECT_FALSE(allRunning(slow->groups));
    for (const char *state : {"ARRESTED", "SUSPENDED"}) {
        fake.groupState = state;
        const auto stuck = waitForEmrCluster(emr, "j-1", Backoff(1ms), {soon(), {}}, [](const EmrSnapshot &) {});
        ASSERT_TRUE(stuck) << stuck.error().detail;
        EXPECT_FALSE(allRunning(stuck->groups)) << "no other node will come";
    }
}

TEST_F(EmrCreation, AClusterThatEndsIsAnOutcome)
{
    fake.add("j-1", "demo", "token-1");
    fake.states = {"STARTING", "TERMINATED_WITH_ERRORS"};
    const auto snapshot = waitForEmrCluster(emr, "j-1", Backoff(1ms), {soon(), {}}, [](const EmrSnapshot &) {});
    ASSERT_TRUE(snapshot) << snapshot.error().detail;
    EXPECT_TRUE(snapshot->cluster.failed());
    EXPECT_EQ(waitForEmrCluster(emr, "j-2", Backoff(1ms), {soon(), {}}, [](const EmrSnapshot &) {}).error().code,
              ErrorCode::NotFound);
}

} // namespace
} // namespace trainyard::cluster
