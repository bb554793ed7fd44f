// Retry decisions, and state taken from responses: StsClient and Ec2Client against a server that misbehaves.
#include <atomic>
#include <future>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/sts_client.h"
#include "backend/core/encoding.h"
#include "backend/signing/verifier.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using namespace std::chrono_literals;
using support::httpResponse;
using support::HttpServer;
using support::RawResponse;
using support::ReceivedRequest;

namespace {

const std::string kIdentity =
    "<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn:aws:iam::1:user/u</Arn><UserId>U</UserId>"
    "<Account>000000000001</Account></GetCallerIdentityResult><ResponseMetadata><RequestId>r-9</RequestId>"
    "</ResponseMetadata></GetCallerIdentityResponse>";
const std::string kReservation =
    "<RunInstancesResponse><requestId>q</requestId><reservationId>r-0</reservationId><instancesSet><item>"
    "<instanceId>i-0a</instanceId></item></instancesSet></RunInstancesResponse>";

std::string queryError(const std::string &code, const std::string &message = "m")
{
    return "<ErrorResponse><Error><Code>" + code + "</Code><Message>" + message + "</Message></Error></ErrorResponse>";
}

std::string ec2Error(const std::string &code, const std::string &message = "m")
{
    return "<Response><Errors><Error><Code>" + code + "</Code><Message>" + message +
           "</Message></Error></Errors><RequestID>r</RequestID></Response>";
}

/// Returns the responses in order, and repeats the last one.
class Script {
public:
    explicit Script(std::vector<RawResponse> answers)
        : m_answers(std::move(answers))
    {
    }
    RawResponse operator()(const ReceivedRequest &)
    {
        const auto at = (*m_next)++;
        return m_answers[std::min(at, m_answers.size() - 1)];
    }

private:
    std::vector<RawResponse> m_answers;
    std::shared_ptr<std::atomic<std::size_t>> m_next =
        std::make_shared<std::atomic<std::size_t>>(0); // each connection has a thread
};

struct Sts {
    explicit Sts(std::vector<RawResponse> answers)
        : server(Script(std::move(answers)))
        , client(newHttp(), configFor(server.url(), journal))
    {
    }
    Result<CallerIdentity> callerIdentity() { return client.getCallerIdentity({soon(), {}}); }

    std::shared_ptr<FakeJournal> journal = std::make_shared<FakeJournal>();
    HttpServer server;
    StsClient client;
};

} // namespace

TEST(Retry, LostConnectionsThrottlingAndServerErrorsAreTriedAgain)
{
    Sts sts({RawResponse{"", true}, httpResponse(503, queryError("Throttling")),
             httpResponse(502, "<html>Bad Gateway</html>"), httpResponse(500, ""), httpResponse(200, kIdentity)});
    const auto identity = sts.callerIdentity();
    ASSERT_TRUE(identity) << identity.error().detail;
    EXPECT_EQ(identity->account, "000000000001");
    ASSERT_EQ(sts.journal->records().size(), 1u) << "one record for a call, however many attempts";
    const auto record = sts.journal->records()[0];
    EXPECT_EQ(record.attempts, 5);
    EXPECT_EQ(record.status, 200);
    EXPECT_EQ(record.requestId, "r-9");
    EXPECT_EQ(record.error, "");
}

TEST(Retry, EndsAfterTheLastTryWithTheServicesWords)
{
    Sts sts({httpResponse(503, queryError("ServiceUnavailable", "come back later"))});
    const auto identity = sts.callerIdentity();
    ASSERT_FALSE(identity);
    EXPECT_EQ(identity.error().code, ErrorCode::ServiceFailure);
    EXPECT_EQ(identity.error().source, "sts:GetCallerIdentity");
    EXPECT_EQ(identity.error().detail, "ServiceUnavailable: come back later");
    EXPECT_EQ(sts.server.received().size(), 5u);
    EXPECT_EQ(sts.journal->records().at(0).error, "ServiceUnavailable");
}

TEST(Retry, ARefusalIsNotRepeated)
{
    Sts sts({httpResponse(403, queryError("InvalidClientTokenId"))});
    EXPECT_EQ(sts.callerIdentity().error().code, ErrorCode::CredentialsRejected);
    EXPECT_EQ(sts.server.received().size(), 1u);
}

TEST(Retry, HtmlWithStatus200IsReported)
{
    for (const std::string body : {"<html><body>router</body></html>", "", "hello"}) {
        Sts sts({httpResponse(200, body)});
        const auto identity = sts.callerIdentity();
        ASSERT_FALSE(identity);
        EXPECT_EQ(identity.error().code, ErrorCode::MalformedReply) << body;
        EXPECT_NE(identity.error().detail.find(body.substr(0, 5)), std::string::npos);
    }
}

TEST(Retry, AnEndpointThatRefusesIsUnreachable)
{
    StsClient client(newHttp(), configFor(support::refusingUrl()));
    const auto identity = client.getCallerIdentity({soon(), {}});
    ASSERT_FALSE(identity);
    EXPECT_EQ(identity.error().code, ErrorCode::Unreachable);
    EXPECT_NE(identity.error().detail.find("127.0.0.1"), std::string::npos);
}

TEST(Retry, ADeadlineEndsIt)
{
    Sts sts({RawResponse{"", false, true}});
    EXPECT_EQ(sts.client.getCallerIdentity({Deadline::after(200ms), {}}).error().code, ErrorCode::Timeout);
}

TEST(Retry, AStopTokenEndsItDuringThePause)
{
    auto config = configFor("");
    HttpServer server([](const ReceivedRequest &) { return httpResponse(500, ""); });
    config.endpointUrl = server.url();
    config.retry = net::RetryPolicy{5, 60s, 60s};
    StsClient client(newHttp(), config);
    std::stop_source stop;
    auto call = std::async(std::launch::async, [&] {
        return client.getCallerIdentity({Deadline::after(1h), stop.get_token()});
    });
    ASSERT_TRUE(server.waitForRequests(1));
    stop.request_stop();
    const auto identity = call.get();
    ASSERT_FALSE(identity);
    // Cancelled during the pause, or just before it: in both cases no further request was sent.
    EXPECT_TRUE(identity.error().code == ErrorCode::Cancelled || identity.error().code == ErrorCode::ServiceFailure);
    EXPECT_EQ(server.received().size(), 1u);
}

TEST(RunInstances, WithoutATokenALostAnswerIsNotRepeated)
{
    for (const auto &lost : {RawResponse{"", true}, httpResponse(500, ec2Error("InternalError"))}) {
        HttpServer server(Script({lost, httpResponse(200, kReservation)}));
        Ec2Client client(newHttp(), configFor(server.url()));
        RunInstancesRequest request{.imageId = "ami-1", .instanceType = "c5.xlarge"};
        EXPECT_FALSE(client.runInstances(request, {soon(), {}}));
        EXPECT_EQ(server.received().size(), 1u);
    }
}

TEST(RunInstances, WithATokenItIsRepeatedWithTheSameToken)
{
    HttpServer server(Script(
        {RawResponse{"", true}, httpResponse(503, ec2Error("RequestLimitExceeded")), httpResponse(200, kReservation)}));
    Ec2Client client(newHttp(), configFor(server.url()));
    RunInstancesRequest request{.imageId = "ami-1", .instanceType = "c5.xlarge", .clientToken = "token-1"};
    const auto reservation = client.runInstances(request, {soon(), {}});
    ASSERT_TRUE(reservation) << reservation.error().detail;
    ASSERT_EQ(server.received().size(), 3u);
    for (const auto &r : server.received())
        EXPECT_NE(r.body.find("ClientToken=token-1"), std::string::npos);
}

TEST(RunInstances, NoCapacityIsNeverHammered)
{
    HttpServer server(
        Script({httpResponse(500, ec2Error("InsufficientInstanceCapacity", "no c5.xlarge in us-east-1a"))}));
    Ec2Client client(newHttp(), configFor(server.url()));
    RunInstancesRequest request{.imageId = "ami-1", .instanceType = "c5.xlarge", .clientToken = "token-1"};
    EXPECT_EQ(client.runInstances(request, {soon(), {}}).error().code, ErrorCode::NoCapacity);
    EXPECT_EQ(server.received().size(), 1u);
}

TEST(ClockSkew, IsLearnedFromTheDateAndCorrectedOnce)
{
    const auto theirs = fromAmzDate("20261121T120000Z").value();
    const ManualClock ours(theirs - 3h);
    HttpServer server([&](const ReceivedRequest &r) {
        const auto signedAt = fromAmzDate(r.header("x-amz-date")).value();
        if (std::chrono::abs(theirs - signedAt) > 5min)
            return httpResponse(403, queryError("SignatureDoesNotMatch", "Signature expired: x is now earlier than y"),
                                "Date: " + toHttpDate(theirs) + "\r\n");
        return httpResponse(200, kIdentity);
    });
    auto config = configFor(server.url());
    config.clock = &ours;
    const auto http = newHttp();
    StsClient client(http, config);
    ASSERT_TRUE(client.getCallerIdentity({soon(), {}}));
    EXPECT_EQ(server.received().size(), 2u);
    EXPECT_EQ(http->hostState(server.url())->clockOffset.load(), 3h);
    EXPECT_EQ(http->clockOffset(), 3h) << "M30: the user sees it";
    ASSERT_TRUE(client.getCallerIdentity({soon(), {}}));
    EXPECT_EQ(server.received().size(), 3u) << "the offset is remembered for the host";
}

TEST(ClockSkew, RequestExpiredWithAnAgreeingClockIsAnOldSession)
{
    HttpServer server([](const ReceivedRequest &) {
        return httpResponse(400, ec2Error("RequestExpired"),
                            "Date: " + toHttpDate(SystemClock::instance().now()) + "\r\n");
    });
    Ec2Client client(newHttp(), configFor(server.url()));
    EXPECT_EQ(client.describeRegions({soon(), {}}).error().code, ErrorCode::CredentialsExpired);
}

TEST(Signing, TheServerCanVerifyWhatArrives)
{
    std::string refused = "nothing arrived";
    HttpServer server([&](const ReceivedRequest &r) {
        signing::HttpRequestView view{r.method, "", {}, {r.headers.begin(), r.headers.end()}, "", r.target};
        // STS signs the hash of the body without sending it.
        view.payloadHash = hexEncode(sha256(asBytes(r.body)));
        const signing::SigningKey key{"AKIDEXAMPLE", Secret("wJalrXUtnFEMI"), ""};
        const auto identity = signing::verify(view, [&](const std::string &) { return std::optional(key); },
                                              SystemClock::instance().now(), {"sts", "us-east-1"});
        refused = identity ? "" : identity.error().detail;
        return httpResponse(200, kIdentity);
    });
    StsClient client(newHttp(), configFor(server.url()));
    ASSERT_TRUE(client.getCallerIdentity({soon(), {}}));
    EXPECT_EQ(refused, "");
}

TEST(Credentials, MissingOnesSendNothing)
{
    HttpServer server([](const ReceivedRequest &) { return httpResponse(200, kIdentity); });
    auto config = configFor(server.url());
    config.credentials = environmentCredentials(fakeEnvironment({}));
    StsClient client(newHttp(), config);
    EXPECT_EQ(client.getCallerIdentity({soon(), {}}).error().code, ErrorCode::CredentialsMissing);
    EXPECT_TRUE(server.received().empty());
}
