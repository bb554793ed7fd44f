// A15, A17, B2: requests and responses of SSM, Service Quotas, IAM and STS, byte for byte.
#include <atomic>
#include <sstream>

#include <nlohmann/json.hpp>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/quotas_client.h"
#include "backend/aws/services/ssm_client.h"
#include "backend/aws/services/sts_client.h"
#include "backend/aws/wire/dry_run.h"
#include "backend/aws/wire/service_api_internal.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;

namespace {

nlohmann::json bodyOf(const ReceivedRequest &r)
{
    return nlohmann::json::parse(r.body, nullptr, false);
}

std::string jsonError(const std::string &code)
{
    return R"({"__type":"com.amazonaws.ssm#)" + code + R"(","message":"why"})";
}

} // namespace

TEST(ServicePlaces, AreTheOnesOfEachPartition)
{
    EXPECT_EQ(serviceEndpoint("ec2", "eu-west-1").host, "ec2.eu-west-1.amazonaws.com");
    EXPECT_EQ(serviceEndpoint("servicequotas", "cn-north-1").host, "servicequotas.cn-north-1.amazonaws.com.cn");
    EXPECT_EQ(serviceEndpoint("iam", "eu-west-1").host, "iam.amazonaws.com");
    EXPECT_EQ(serviceEndpoint("iam", "eu-west-1").signingRegion, "us-east-1");
    EXPECT_EQ(serviceEndpoint("iam", "cn-northwest-1").host, "iam.cn-north-1.amazonaws.com.cn");
    EXPECT_EQ(serviceEndpoint("iam", "us-gov-east-1").signingRegion, "us-gov-west-1");
    EXPECT_EQ(serviceEndpoint("sso", "eu-west-1").host, "portal.sso.eu-west-1.amazonaws.com");
    EXPECT_EQ(serviceEndpoint("sso-oidc", "eu-west-1").host, "oidc.eu-west-1.amazonaws.com");
}

TEST(SsmClient, SpeaksJsonAndReadsParameters) // B2
{
    HttpServer server([](const ReceivedRequest &) {
        return httpResponse(200, R"({"Parameter":{"Name":"/a","Value":"ami-1","Version":7,"New":[1]}})");
    });
    auto journal = std::make_shared<FakeJournal>();
    SsmClient ssm(newHttp(), configFor(server.url(), journal));
    const auto parameter = ssm.getParameter("/a", {soon(), {}});
    ASSERT_TRUE(parameter) << parameter.error().detail;
    EXPECT_EQ(parameter->value, "ami-1");
    EXPECT_EQ(parameter->version, 7);
    const auto asked = server.received().at(0);
    EXPECT_EQ(asked.method + " " + asked.target, "POST /");
    EXPECT_EQ(asked.header("content-type"), "application/x-amz-json-1.1");
    EXPECT_EQ(asked.header("x-amz-target"), "AmazonSSM.GetParameter");
    EXPECT_EQ(bodyOf(asked), nlohmann::json({{"Name", "/a"}}));
    EXPECT_NE(asked.header("authorization").find("/us-east-1/ssm/aws4_request"), std::string::npos);
    EXPECT_EQ(awsLine(journal->records().at(0).call), "aws ssm get-parameter --name /a");
}

TEST(JsonProtocol, ErrorsAreReadFromHeaderOrBody) // M26
{
    for (const auto &[status, body, header, code] : std::vector<std::tuple<int, std::string, std::string, ErrorCode>>{
             {400, jsonError("ParameterNotFound"), "", ErrorCode::NotFound},
             {400, "{}", "x-amzn-ErrorType: AccessDeniedException:http://internal/\r\n", ErrorCode::PermissionDenied},
             {400, R"({"__type":"UnrecognizedClientException"})", "", ErrorCode::CredentialsRejected},
             {400, jsonError("ExpiredTokenException"), "", ErrorCode::CredentialsExpired},
             {400, R"({"__type":"ValidationException","Message":"m"})", "", ErrorCode::InvalidArgument},
             {200, "<html>", "", ErrorCode::MalformedReply},
             {200, "[1]", "", ErrorCode::MalformedReply},
             {200, "{}", "", ErrorCode::MalformedReply}}) {
        HttpServer server([reply = httpResponse(status, body, header)](const ReceivedRequest &) { return reply; });
        const auto parameter = SsmClient(newHttp(), configFor(server.url())).getParameter("/a", {soon(), {}});
        ASSERT_FALSE(parameter) << body;
        EXPECT_EQ(parameter.error().code, code) << body << parameter.error().detail;
        EXPECT_EQ(server.received().size(), 1u) << body;
    }
    HttpServer busy([](const ReceivedRequest &) { return httpResponse(400, jsonError("ThrottlingException")); });
    EXPECT_EQ(SsmClient(newHttp(), configFor(busy.url())).getParameter("/a", {soon(), {}}).error().code,
              ErrorCode::Throttled);
    EXPECT_GT(busy.received().size(), 1u) << "a throttled call is sent again";
}

TEST(QuotasClient, FallsBackToTheDefaultAndNeverInventsZero) // A17
{
    HttpServer server([](const ReceivedRequest &r) {
        const auto target = r.header("x-amz-target"), code = bodyOf(r).value("QuotaCode", "");
        if (code == "L-OWN")
            return httpResponse(200, R"({"Quota":{"QuotaCode":"L-OWN","Value":32.0,"Adjustable":true,"Unit":"None"}})");
        if (code == "L-NEW" && target.ends_with("GetAWSDefaultServiceQuota"))
            return httpResponse(200, R"({"Quota":{"QuotaCode":"L-NEW","Value":5}})");
        if (code == "L-ODD")
            return httpResponse(200, R"({"Quota":{"QuotaCode":"L-ODD","Value":"many"}})");
        return httpResponse(404, R"({"__type":"NoSuchResourceException"})");
    });
    QuotasClient quotas(newHttp(), configFor(server.url()));
    EXPECT_EQ(quotas.quota("ec2", "L-OWN", {soon(), {}})->value, 32);
    EXPECT_EQ(quotas.quota("ec2", "L-NEW", {soon(), {}})->value, 5);
    EXPECT_EQ(quotas.quota("ec2", "L-NONE", {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(quotas.quota("ec2", "L-ODD", {soon(), {}}).error().code, ErrorCode::MalformedReply);
}

TEST(QuotasClient, AnIncreaseIsSentOnceAndItsHistoryIsRead) // A17
{
    std::atomic<int> asked = 0;
    HttpServer server([&](const ReceivedRequest &r) {
        if (r.header("x-amz-target") == "ServiceQuotasV20190624.RequestServiceQuotaIncrease" && ++asked > 1)
            return support::RawResponse{{}, true};
        return httpResponse(
            200, asked == 1 && bodyOf(r).contains("DesiredValue")
                     ? R"({"RequestedQuota":{"Id":"q","Status":"PENDING","DesiredValue":8.0,"Created":1.7E9}})"
                     : R"({"RequestedQuotas":[{"Id":"old","Created":1},{"Id":"new","Created":2,)"
                       R"("Status":"CASE_OPENED"}]})");
    });
    QuotasClient quotas(newHttp(), configFor(server.url()));
    const auto made = quotas.requestIncrease("ec2", "L-1", 8, {soon(), {}});
    ASSERT_TRUE(made) << made.error().detail;
    EXPECT_TRUE(made->isOpen());
    EXPECT_EQ(bodyOf(server.received().at(0)),
              nlohmann::json({{"ServiceCode", "ec2"}, {"QuotaCode", "L-1"}, {"DesiredValue", 8.0}}));
    EXPECT_EQ(quotas.requestIncrease("ec2", "L-1", 8, {soon(), {}}).error().code, ErrorCode::Disconnected);
    EXPECT_EQ(asked, 2) << "a lost answer is not asked for again";
    const auto history = quotas.requests("ec2", "L-1", {soon(), {}});
    ASSERT_EQ(history->size(), 2u);
    EXPECT_EQ(history->front().id, "new");
    EXPECT_TRUE(history->front().isOpen());
}

TEST(IamClient, ReturnsTheAliasOrPermissionDenied) // A15
{
    HttpServer server([](const ReceivedRequest &r) {
        EXPECT_NE(r.header("authorization").find("/us-east-1/iam/"), std::string::npos);
        return httpResponse(200, "<ListAccountAliasesResponse><ListAccountAliasesResult><AccountAliases><member>lab"
                                 "</member></AccountAliases></ListAccountAliasesResult></ListAccountAliasesResponse>");
    });
    auto config = configFor(server.url());
    config.region = "eu-west-1";
    EXPECT_EQ(IamClient(newHttp(), config).accountAlias({soon(), {}}).value(), "lab");
    HttpServer denies([](const ReceivedRequest &) {
        return httpResponse(
            403, "<ErrorResponse><Error><Code>AccessDenied</Code><Message>m</Message></Error></ErrorResponse>");
    });
    EXPECT_EQ(IamClient(newHttp(), configFor(denies.url())).accountAlias({soon(), {}}).error().code,
              ErrorCode::PermissionDenied);
}

TEST(DryRun, DistinguishesAllowedDeniedAndUnknown) // A16
{
    const auto error = [](int status, const std::string &code) {
        return httpResponse(status, "<Response><Errors><Error><Code>" + code +
                                        "</Code><Message>m</Message></Error></Errors></Response>");
    };
    HttpServer server([&](const ReceivedRequest &r) {
        EXPECT_NE(r.body.find("&DryRun=true"), std::string::npos) << r.body;
        if (r.body.find("Action=Allowed") != std::string::npos)
            return error(412, "DryRunOperation");
        if (r.body.find("Action=Denied") != std::string::npos)
            return error(403, "UnauthorizedOperation");
        if (r.body.find("Action=Unknown") != std::string::npos)
            return error(400, "InvalidInstanceID.NotFound");
        return httpResponse(200, "<DoneResponse/>");
    });
    DryRunClient ec2(newHttp(), configFor(server.url()));
    EXPECT_TRUE(ec2.check({"AllowedThing", "", {{"InstanceId.1", "i-1"}}}, {soon(), {}}));
    EXPECT_EQ(ec2.check({"DeniedThing", "", {}}, {soon(), {}}).error().code, ErrorCode::PermissionDenied);
    EXPECT_EQ(ec2.check({"UnknownThing", "", {}}, {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(ec2.check({"Done", "", {}}, {soon(), {}}).error().code, ErrorCode::Unsupported);
}

TEST(ServiceApi, ATryThatHangsLeavesTimeForAnother) // D16
{
    std::atomic<int> asked = 0;
    HttpServer server([&](const ReceivedRequest &) {
        return ++asked == 1 ? support::RawResponse{"", false, true} : httpResponse(200, "<ok/>");
    });
    ServiceApi api(newHttp(), configFor(server.url()), "sts", Protocol::Query);
    ApiRequest request;
    request.call.operation = "GetCallerIdentity";
    request.tryTime = std::chrono::seconds(1);
    const auto reply = api.call(request, {soon(), {}});
    ASSERT_TRUE(reply) << reply.error().detail;
    EXPECT_EQ(asked, 2);
}

TEST(ServiceApi, WarnsBeforeASessionTokenLeavesThisComputerUnencrypted) // S15
{
    std::ostringstream log;
    const auto before = spdlog::default_logger();
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(log)));
    std::string logged;
    HttpServer server([&](const ReceivedRequest &) {
        logged = log.str();
        return httpResponse(200, "<ok/>");
    });
    const auto elsewhere = "http://0.0.0.0:" + std::to_string(server.port()); // not a loopback address by name
    const auto check = [&](const std::string &url, const char *token) {
        logged.clear();
        log.str("");
        auto config = configFor(url);
        config.credentials = fixedCredentials({"AKIDEXAMPLE", Secret("wJalrXUtnFEMI"), Secret(token), {}});
        ServiceApi api(newHttp(), config, "sts", Protocol::Query);
        EXPECT_TRUE(api.call({}, {soon(), {}}));
        return logged;
    };
    EXPECT_EQ(check(server.url(), "token"), "");
    EXPECT_EQ(check(elsewhere, ""), "") << "a signature cannot be used for something else";
    EXPECT_NE(check(elsewhere, "token").find("goes to " + elsewhere + " unencrypted"), std::string::npos) << logged;
    spdlog::set_default_logger(before);
}
