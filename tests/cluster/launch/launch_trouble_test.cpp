// Launches when AWS takes back a machine, throttles requests, loses responses or encodes the reason of a refusal.

#include <algorithm>
#include <atomic>
#include <future>
#include <latch>
#include <thread>

#include <gmock/gmock.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/sts_client.h"
#include "backend/cluster/cloud/denial.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/power.h"
#include "backend/core/service_code.h"
#include "backend/core/time/time_source.h"
#include "backend/wording/messages.h"
#include "tests/aws/fixtures.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::Each;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Le;
using testing::Not;
using testing::SizeIs;

// Three machines are refused for iam:PassRole at once. One thread removes the role; the others launch without it.
TEST(LaunchWithoutRole, ASilentIamHoldsUpOneMachineAndNoCancel)
{
    std::latch released(1);
    const support::HttpServer server([&](const support::ReceivedRequest &request) {
        const auto asks = [&](const char *what) { return request.body.find(what) != std::string::npos; };
        if (asks("Action=RemoveRoleFromInstanceProfile"))
            released.wait();
        if (asks("Action=Get"))
            return support::httpResponse(
                404, "<ErrorResponse><Error><Code>NoSuchEntity</Code><Message>none</Message></Error></ErrorResponse>");
        return support::httpResponse(200, request.method == "HEAD" ? "" : "<AnyResponse><AnyResult/></AnyResponse>");
    });
    FakeSetting setting;
    const auto config = aws::test::configFor(server.url());
    setting.m_context.iam = std::make_shared<aws::IamClient>(aws::test::newHttp(), config);
    setting.m_context.s3Of = [s3 = std::make_shared<aws::S3Client>(aws::test::newHttp(), config)](const std::string &) {
        return s3;
    };
    setting.cloud.refuses = [](const aws::RunInstancesRequest &request) -> std::optional<Error> {
        if (request.instanceProfile.empty())
            return std::nullopt;
        return Error{ErrorCode::PermissionDenied, "ec2:RunInstances", "not authorized to perform: iam:PassRole"};
    };
    LaunchPlan plan = setting.plan("demo", 2);
    plan.buckets = {"data"};
    plan.s3Access = NodeAccess::RoleOrKeys;
    std::stop_source stop;
    auto launching = std::async(std::launch::async,
                                [&] { return launch(setting.context(), plan, kMachinesOnly, {}, stop.get_token()); });
    const auto deadline = Deadline::after(30s);
    while (setting.cloud.alive() < 2 && pause(5ms, {deadline, {}})) {
    }
    EXPECT_EQ(setting.cloud.alive(), 2) << "the third machine's thread waits for IAM";
    stop.request_stop();
    released.count_down(); // the rollback asks IAM, too
    const auto result = launching.get();
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled) << result.error().detail;
    EXPECT_EQ(setting.cloud.alive(), 0);
}

/// The system clock, except that waits of a second or more return immediately. Shorter waits take real time.
class ShortenedTime final : public TimeSource {
public:
    ShortenedTime() { install(this); }
    ~ShortenedTime() override { install(nullptr); }
    TimePoint now() const override { return std::chrono::steady_clock::now() + m_skipped.load(); }
    Timestamp wallNow() const override
    {
        return std::chrono::floor<Timestamp::duration>(std::chrono::system_clock::now()) +
               std::chrono::duration_cast<Timestamp::duration>(m_skipped.load());
    }
    void waitUntil(TimePoint until, std::stop_token stop) override
    {
        while (!stop.stop_requested()) {
            const auto left = until - now();
            if (left <= left.zero())
                return;
            if (left >= 1s)
                m_skipped = m_skipped.load() + left;
            else
                std::this_thread::sleep_for(std::min<TimePoint::duration>(left, 10ms));
        }
    }

private:
    std::atomic<TimePoint::duration> m_skipped{TimePoint::duration::zero()};
};

class LaunchTrouble : public testing::Test {
protected:
    Result<ClusterId> launched()
    {
        const auto keep = [this](const StepEvent &event) {
            const std::lock_guard lock(m_mutex);
            m_steps.push_back(event);
        };
        return launch(m_setting.context(), m_plan, m_options, keep, {});
    }
    std::vector<std::string> zonesAlive() const
    {
        std::vector<std::string> zones;
        for (const aws::Instance &m : m_cloud.region("us-east-1").machines) {
            if (!m.isTerminated())
                zones.push_back(m.zone);
        }
        return zones;
    }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    LaunchPlan m_plan = m_setting.plan("demo", 1);
    LaunchOptions m_options = kMachinesOnly;
    std::mutex m_mutex;
    std::vector<StepEvent> m_steps;
};

TEST_F(LaunchTrouble, AMachineThatEndsForLackOfCapacityIsRequestedElsewhere) // D6
{
    m_cloud.endsAtStart = [](const aws::Instance &m) -> std::optional<std::string> {
        if (m.zone == "us-east-1a" && m.tags.at(tag::kNode) == "worker-1")
            return "Server.InsufficientInstanceCapacity: There is no Spot capacity available";
        return std::nullopt;
    };
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_THAT(zonesAlive(), testing::UnorderedElementsAre("us-east-1a", "us-east-1b"));
    EXPECT_THAT(*hosts(m_setting.context(), *id), SizeIs(2));
    std::vector<std::string> attempts;
    for (const auto &event : take(m_setting.m_context.ledger->events(*id))) {
        if (event.kind == "attempt")
            attempts.push_back(event.text);
    }
    EXPECT_THAT(attempts, AllOf(SizeIs(2), Each(HasSubstr("InsufficientInstanceCapacity: There is no"))));
    EXPECT_EQ(std::ranges::count(take(m_setting.m_context.ledger->resources(*id)), "instance", &ledger::Resource::kind),
              2)
        << "those that ended are closed";
}

TEST_F(LaunchTrouble, WithoutAnotherPlaceItIsAnErrorOrDispensable) // D6
{
    m_plan.workers = 2;
    m_cloud.endsAtStart = [](const aws::Instance &m) -> std::optional<std::string> {
        if (m.tags.at(tag::kNode) == "worker-2")
            return "Server.InsufficientInstanceCapacity: none";
        return std::nullopt;
    };
    const auto refused = launched();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::NoCapacity);
    EXPECT_THAT(refused.error().detail, HasSubstr("tried c5.xlarge anywhere in us-east-1, c5.xlarge in us-east-1a"));
    EXPECT_EQ(m_cloud.alive(), 0);

    m_plan.minWorkers = 1;
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ(m_cloud.alive(), 2);
    EXPECT_THAT(*hosts(m_setting.context(), *id), SizeIs(2));
}

TEST_F(LaunchTrouble, TheReasonOfAMachineThatEndsDecidesTheAdvice) // D6
{
    const auto adviceFor = [&](const char *reason) {
        m_cloud.endsAtStart = [reason](const aws::Instance &) { return std::optional<std::string>(reason); };
        const auto id = launched();
        EXPECT_FALSE(id);
        EXPECT_EQ(m_cloud.alive(), 0);
        return id ? std::string() : wording::message(id.error());
    };
    EXPECT_THAT(adviceFor("Client.VolumeLimitExceeded: Volume limit exceeded"),
                AllOf(HasSubstr("The account's quota of volumes is too small"), HasSubstr("quota of EBS in us-east-1"),
                      Not(HasSubstr("vCPU"))));
    EXPECT_THAT(adviceFor("Client.InternalError: Client error on launch"),
                AllOf(HasSubstr("KMS"), HasSubstr("kms:CreateGrant")));
    EXPECT_THAT(adviceFor("Server.InternalError: Internal error on launch"),
                HasSubstr("AWS had an internal problem (ec2:RunInstances: InternalError: Internal error on launch"));
    EXPECT_THAT(adviceFor("Client.InvalidSnapshot.NotFound: The snapshot was not found"),
                HasSubstr("choose another image"));
    EXPECT_THAT(adviceFor("Client.InstanceInitiatedShutdown: it shut down"),
                HasSubstr("is terminated instead of running"));
}

TEST_F(LaunchTrouble, AReplyThatIsAlwaysLostIsNotRequestedInARush) // D13, D14
{
    const ShortenedTime time;
    m_setting.m_context.polling = PollingPolicy::aws();
    m_options.width = 1;
    std::atomic<int> asked = 0;
    for (const ErrorCode code : {ErrorCode::ServiceFailure, ErrorCode::Throttled}) {
        asked = 0;
        m_steps.clear();
        m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
            if (operation != "RunInstances")
                return std::nullopt;
            ++asked;
            return Error{code, "ec2:RunInstances", "RequestLimitExceeded: Request limit exceeded."};
        };
        const auto id = launched();
        ASSERT_FALSE(id);
        EXPECT_EQ(id.error().code, code);
        EXPECT_THAT(asked.load(), AllOf(testing::Ge(4), Le(8))) << "in the minute that it is tried";
        const bool said = std::ranges::any_of(m_steps, [](const StepEvent &event) {
            return event.step == "run-instances" && event.host == "head" &&
                   event.message.english() == "AWS is limiting requests, still trying";
        });
        EXPECT_EQ(said, code == ErrorCode::Throttled);
    }
}

TEST_F(LaunchTrouble, AWaitThatAwsThrottlesSaysSoAndGoesOn) // D14
{
    const ShortenedTime time;
    m_setting.m_context.polling = PollingPolicy::aws();
    for (const ErrorCode code : {ErrorCode::ServiceFailure, ErrorCode::Throttled}) {
        const bool isThrottled = code == ErrorCode::Throttled;
        std::atomic<int> left = isThrottled ? 7 : 5;
        m_steps.clear();
        m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
            if (operation == "DescribeInstances" && m_cloud.alive() == 2 && left > 0 && left-- > 0)
                return Error{code, "ec2:DescribeInstances", "RequestLimitExceeded: Request limit exceeded."};
            return std::nullopt;
        };
        ASSERT_EQ(launched().has_value(), isThrottled);
        EXPECT_EQ(left, 0);
        for (const char *host : {"head", "worker-1"}) {
            std::vector<std::string> said;
            for (const StepEvent &event : m_steps) {
                if (event.step == "running" && event.host == host && event.state == StepState::Progressing)
                    said.push_back(event.message.english());
            }
            const std::vector<std::string> expected{"AWS is limiting requests, still trying", "pending"};
            EXPECT_EQ(said, isThrottled ? expected : std::vector<std::string>());
        }
        m_cloud.before = {}; // it refers to this pass
    }
}

TEST_F(LaunchTrouble, ThrottlingBetweenFailuresInterruptsTheirSequence) // D14
{
    const ShortenedTime time;
    m_setting.m_context.polling = PollingPolicy::aws();
    std::atomic<int> answers = 0;
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation != "DescribeInstances" || m_cloud.alive() != 2 || answers >= 9)
            return std::nullopt;
        const ErrorCode code = ++answers == 5 ? ErrorCode::Throttled : ErrorCode::ServiceFailure;
        return Error{code, "ec2:DescribeInstances", "RequestLimitExceeded: Request limit exceeded."};
    };
    const auto id = launched();
    EXPECT_TRUE(id) << id.error().detail;
    EXPECT_EQ(answers, 9);
    m_cloud.before = {};
}

TEST_F(LaunchTrouble, ARefusalEndsTheReportOfThrottling) // D14
{
    const ShortenedTime time;
    m_setting.m_context.polling = PollingPolicy::aws();
    m_options.width = 1;
    const std::string limited = "AWS is limiting requests, still trying";
    bool isRefused = false;
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        const std::lock_guard lock(m_mutex);
        if (operation != "RunInstances" || isRefused)
            return std::nullopt;
        isRefused =
            std::ranges::any_of(m_steps, [&](const StepEvent &event) { return event.message.english() == limited; });
        if (isRefused)
            return Error{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity: none"};
        return Error{ErrorCode::Throttled, "ec2:RunInstances", "RequestLimitExceeded: Request limit exceeded."};
    };
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    std::vector<std::string> said;
    for (const StepEvent &event : m_steps) {
        if (event.step == "run-instances" && event.host == "head" && event.state == StepState::Progressing)
            said.push_back(event.message.english());
    }
    EXPECT_THAT(said, testing::ElementsAre(limited, Not(HasSubstr("no capacity")), HasSubstr("no capacity for")));
    m_cloud.before = {};
}

TEST_F(LaunchTrouble, WhatWasInterruptedAfterAStopIsReported) // D18
{
    std::stop_source stop;
    const auto watch = [&](const StepEvent &event) {
        if (event.step == "running")
            stop.request_stop();
    };
    const auto id = launch(m_setting.context(), m_plan, m_options, watch, stop.get_token());
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::Cancelled);
    EXPECT_THAT(id.error().detail, HasSubstr("the launch has been rolled back"));
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(LaunchTrouble, AWorkerIsNotStartedWithoutTheBundle) // D18
{
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    LaunchOptions options;
    options.bundle = m_setting.folder.path() / "no-bundle.tar.gz";
    const int before = m_cloud.calls("RunInstances");
    const auto added = addWorkers(m_setting.context(), *id, 1, options, {}, {});
    ASSERT_FALSE(added);
    EXPECT_THAT(added.error().source + added.error().detail, HasSubstr("no-bundle.tar.gz"));
    EXPECT_EQ(m_cloud.calls("RunInstances"), before);
    EXPECT_THAT(wording::message({ErrorCode::NotFound, "trainyard-runtime.tar.gz", "BundleMissing: looked for x"}),
                Not(HasSubstr("the region and the profile")));
}

const std::string kEncoded = "Xk3b_Qy-A1/+=";
const std::string kDenied = "UnauthorizedOperation: You are not authorized to perform this operation. Encoded "
                            "authorization failure message: " +
                            kEncoded + " (request id r-1)";

std::string decodedMessage(const std::string &document)
{
    return "<DecodeAuthorizationMessageResponse xmlns=\"https://sts.amazonaws.com/doc/2011-06-15/\">"
           "<DecodeAuthorizationMessageResult><DecodedMessage>" +
           document + "</DecodedMessage></DecodeAuthorizationMessageResult></DecodeAuthorizationMessageResponse>";
}

TEST_F(LaunchTrouble, AnEncodedRefusalIsDecodedWhereThatIsAllowed) // D9
{
    bool allowed = true;
    support::HttpServer server([&](const support::ReceivedRequest &r) {
        EXPECT_THAT(r.body, HasSubstr("Action=DecodeAuthorizationMessage"));
        return allowed
                   ? support::httpResponse(200, decodedMessage(R"({"allowed":false,"explicitDeny":true,"context":{)"
                                                               R"("principal":{"arn":"arn:aws:iam::1:user/eve"},)"
                                                               R"("action":"ec2:RunInstances",)"
                                                               R"("resource":"arn:aws:ec2:us-east-1:1:volume/*"}})"))
                   : support::httpResponse(403, "<ErrorResponse><Error><Code>AccessDenied</Code><Message>no</Message>"
                                                "</Error></ErrorResponse>");
    });
    m_setting.m_context.sts =
        std::make_shared<aws::StsClient>(aws::test::newHttp(), aws::test::configFor(server.url()));
    m_cloud.refuses = [](const aws::RunInstancesRequest &) {
        return std::optional<Error>({ErrorCode::PermissionDenied, "ec2:RunInstances", kDenied});
    };
    auto id = launched();
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().detail,
              "UnauthorizedOperation: You are not authorized to perform this operation. ec2:RunInstances on "
              "arn:aws:ec2:us-east-1:1:volume/* is not allowed to arn:aws:iam::1:user/eve: a policy denies it (request "
              "id r-1)");
    EXPECT_EQ(m_cloud.alive(), 0);

    allowed = false;
    id = launched();
    ASSERT_FALSE(id);
    EXPECT_EQ(encodedMessage(id.error()), kEncoded) << "another user may decode it";
    EXPECT_THAT(wording::message(id.error()),
                AllOf(HasSubstr("aws sts decode-authorization-message"), Not(HasSubstr(kEncoded)), HasSubstr("r-1")));

    allowed = true; // launching is allowed, stopping is not
    m_cloud.refuses = {};
    id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    m_cloud.before = [](const std::string &operation, const std::string &) {
        return operation == "StopInstances"
                   ? std::optional<Error>({ErrorCode::PermissionDenied, "ec2:StopInstances", kDenied})
                   : std::nullopt;
    };
    const auto stopped = changePower(m_setting.context(), *id, {}, PowerAction::Stop, {}, {});
    ASSERT_FALSE(stopped);
    EXPECT_THAT(stopped.error().detail, HasSubstr("a policy denies it"));
}

TEST(Denial, IsDescribedFromWhateverWasDecoded) // D9
{
    EXPECT_EQ(describeDenial(R"({"context":{"action":"ec2:RunInstances"},"explicitDeny":false})"),
              "ec2:RunInstances is not allowed: no policy allows it");
    for (const char *text : {"", "[", "{}", "[]", "3", "null", R"({"context":[]})", R"({"context":{"action":7}})",
                             R"({"context":null,"explicitDeny":"x"})"})
        EXPECT_THAT(describeDenial(text), IsEmpty()) << text;
    EXPECT_THAT(describeDenial(std::string(1 << 20, '[')), IsEmpty());
}

} // namespace
} // namespace trainyard::cluster
