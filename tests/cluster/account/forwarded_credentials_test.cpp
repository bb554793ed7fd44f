// S8: credentials that are forwarded to machines, with a fake STS.
#include "backend/cluster/launch/forwarded_credentials.h"

#include <cstdlib>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/encoding.h"
#include "tests/ledger/temporary_ledger.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using support::httpResponse;
using support::RawResponse;
using support::ReceivedRequest;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

RawResponse keys(const std::string &operation)
{
    return httpResponse(200, "<" + operation + "Response><" + operation +
                                 "Result><Credentials><AccessKeyId>ASIALIMITED</AccessKeyId>"
                                 "<SecretAccessKey>limited</SecretAccessKey><SessionToken>token</SessionToken>"
                                 "<Expiration>2030-01-01T00:00:00Z</Expiration></Credentials></" +
                                 operation + "Result></" + operation + "Response>");
}

RawResponse error(const std::string &code)
{
    return httpResponse(code == "ValidationError" ? 400 : 403,
                        "<ErrorResponse><Error><Code>" + code +
                            "</Code><Message>why</Message></Error></ErrorResponse>");
}

/// An account with the keys of a user or of a session, and a fake STS with one prepared response per request.
class ForwardedCredentialsTest : public testing::Test {
protected:
    void open(bool session)
    {
        ::setenv("AWS_ACCESS_KEY_ID", "AKIAOWN", 1);
        ::setenv("AWS_SECRET_ACCESS_KEY", "own", 1);
        session ? ::setenv("AWS_SESSION_TOKEN", "of-the-session", 1) : ::unsetenv("AWS_SESSION_TOKEN");
        CloudOptions options;
        options.profile = "environment";
        options.region = "us-east-1";
        options.endpointUrl = server.url();
        options.stateFolder = folder.path().string();
        options.identify = false;
        auto opened = openCloud(options, {soon(), {}});
        ASSERT_TRUE(opened) << opened.error().detail;
        cloud = std::move(*opened);
    }
    ~ForwardedCredentialsTest() override { ::unsetenv("AWS_SESSION_TOKEN"); }
    Result<ForwardedCredentials> ask(std::set<std::string> buckets, CredentialForwarding consent)
    {
        return forwardedCredentials(cloud, {ClusterId("c-1"), "r-0123456789abcdef", std::move(buckets), consent},
                                    {soon(), {}});
    }
    void launched(NodeAccess access) const
    {
        auto row = ledger::makeCluster("c-1", "demo");
        LaunchPlan plan;
        plan.name = "demo";
        plan.s3Access = access;
        row.plan = plan.toJson();
        ASSERT_TRUE(cloud.ledger->saveCluster(row));
    }
    static Deadline soon() { return Deadline::after(std::chrono::seconds(30)); }
    static std::string key(const ForwardedCredentials &made)
    {
        const auto at = made.variables.find("AWS_ACCESS_KEY_ID");
        return at == made.variables.end() ? "" : at->second.reveal();
    }
    std::vector<std::string> questions() const
    {
        std::vector<std::string> bodies;
        for (const auto &request : server.received())
            bodies.push_back(percentDecode(request.body).value_or(request.body));
        return bodies;
    }

    std::vector<RawResponse> answers{keys("GetFederationToken")};
    support::HttpServer server{[this](const ReceivedRequest &request) {
        if (request.body.find("Action=GetCallerIdentity") != std::string::npos)
            return httpResponse(200, "<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>" + arn +
                                         "</Arn><UserId>U</UserId><Account>123456789012</Account>"
                                         "</GetCallerIdentityResult></GetCallerIdentityResponse>");
        return answers[std::min(answers.size() - 1, asked++)];
    }};
    std::string arn = "arn:aws:sts::123456789012:assumed-role/trainer/me";
    std::size_t asked = 0;
    ledger::TemporaryFolder folder;
    CloudContext cloud;
};

TEST_F(ForwardedCredentialsTest, AJobWithoutABucketNeedsNone)
{
    open(false);
    for (const CredentialForwarding consent : {CredentialForwarding::No, CredentialForwarding::Full}) {
        const auto made = ask({}, consent);
        ASSERT_TRUE(made) << made.error().detail;
        EXPECT_EQ(key(*made), "");
        EXPECT_FALSE(made->variables.contains("AWS_SECRET_ACCESS_KEY"));
        EXPECT_EQ(made->variables.at("AWS_REGION").reveal(), "us-east-1");
        EXPECT_EQ(made->note, "");
    }
    EXPECT_THAT(questions(), IsEmpty());
}

TEST_F(ForwardedCredentialsTest, NoneTravelUnlessTheUserAgrees)
{
    open(false);
    const auto made = ask({"data"}, CredentialForwarding::No);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(made.error().detail, HasSubstr("--own-keys limited"));
    EXPECT_THAT(questions(), IsEmpty());
    launched(NodeAccess::Role);
    EXPECT_FALSE(ask({"data"}, CredentialForwarding::No)) << "the cluster's role was never made";
    for (const NodeAccess agreed : {NodeAccess::RoleOrKeys, NodeAccess::KeyFile, NodeAccess::Bashrc}) {
        launched(agreed);
        EXPECT_EQ(key(ask({"data"}, CredentialForwarding::No).value_or(ForwardedCredentials())), "ASIALIMITED")
            << toString(agreed);
    }
}

TEST_F(ForwardedCredentialsTest, AUsersKeysBecomeASessionForTheBuckets)
{
    open(false);
    const auto made = ask({"data", "results"}, CredentialForwarding::Limited);
    ASSERT_TRUE(made) << made.error().detail;
    EXPECT_EQ(key(*made), "ASIALIMITED");
    EXPECT_EQ(made->variables.at("AWS_SECRET_ACCESS_KEY").reveal(), "limited");
    EXPECT_EQ(made->variables.at("AWS_SESSION_TOKEN").reveal(), "token");
    EXPECT_EQ(made->variables.at("AWS_CREDENTIAL_EXPIRATION").reveal(), "2030-01-01T00:00:00.000Z");
    EXPECT_EQ(made->expires, *fromIso8601("2030-01-01T00:00:00Z"));
    EXPECT_THAT(made->note, HasSubstr("limited to data, results, are sent to the machines and expire at 2030-01-01"));
    ASSERT_EQ(questions().size(), 1u);
    EXPECT_THAT(questions()[0], HasSubstr("Action=GetFederationToken"));
    EXPECT_THAT(questions()[0], HasSubstr("Name=trainyard-r-0123456789abcdef"));
    EXPECT_THAT(questions()[0], HasSubstr(R"("arn:aws:s3:::data","arn:aws:s3:::results")"));
    EXPECT_THAT(questions()[0], Not(HasSubstr(R"("*")")));
}

TEST_F(ForwardedCredentialsTest, TheRootUsersLiveAnHour)
{
    open(false);
    answers = {error("ValidationError"), keys("GetFederationToken")};
    EXPECT_EQ(key(ask({"data"}, CredentialForwarding::Limited).value_or(ForwardedCredentials())), "ASIALIMITED");
    EXPECT_THAT(questions().back(), HasSubstr("DurationSeconds=3600"));
}

TEST_F(ForwardedCredentialsTest, ASessionTakesItsRoleAgainWithAPolicy)
{
    open(true);
    answers = {keys("AssumeRole")};
    EXPECT_EQ(key(ask({"data"}, CredentialForwarding::Limited).value_or(ForwardedCredentials())), "ASIALIMITED");
    EXPECT_THAT(questions().back(), HasSubstr("RoleArn=arn:aws:iam::123456789012:role/trainer"));
    EXPECT_THAT(questions().back(), HasSubstr(R"("arn:aws:s3:::data")"));
}

TEST_F(ForwardedCredentialsTest, WhereAwsCreatesNoneThatIsReportedAndFullKeysNeedTheirOwnConsent)
{
    for (const bool session : {false, true}) {
        open(session);
        answers = {error("AccessDenied")};
        const auto limited = ask({"data"}, CredentialForwarding::Limited);
        ASSERT_FALSE(limited);
        EXPECT_EQ(limited.error().code, ErrorCode::PermissionDenied);
        EXPECT_THAT(limited.error().detail, HasSubstr("--own-keys full"));
        const auto full = ask({"data"}, CredentialForwarding::Full);
        ASSERT_TRUE(full) << full.error().detail;
        EXPECT_EQ(key(*full), "AKIAOWN");
        EXPECT_THAT(full->note, HasSubstr("with all their permissions"));
        EXPECT_FALSE(full->expires);
        EXPECT_FALSE(full->variables.contains("AWS_CREDENTIAL_EXPIRATION"));
    }
    arn = "arn:aws:sts::123456789012:federated-user/bob";
    EXPECT_FALSE(ask({"data"}, CredentialForwarding::Limited));
}

TEST_F(ForwardedCredentialsTest, AnEndedSessionIsNoReasonForFullKeys)
{
    open(false);
    answers = {error("ExpiredToken")};
    EXPECT_EQ(ask({"data"}, CredentialForwarding::Full).error().code, ErrorCode::CredentialsExpired);
}

TEST_F(ForwardedCredentialsTest, OwnKeysThatExpireSaySo)
{
    ::setenv("AWS_CREDENTIAL_EXPIRATION", "2031-01-01T00:00:00Z", 1);
    open(true);
    answers = {error("AccessDenied")};
    const auto full = ask({"data"}, CredentialForwarding::Full);
    const auto none = ask({}, CredentialForwarding::Full);
    ::unsetenv("AWS_CREDENTIAL_EXPIRATION");
    ASSERT_TRUE(full) << full.error().detail;
    EXPECT_EQ(key(*full), "AKIAOWN");
    EXPECT_EQ(full->variables.at("AWS_CREDENTIAL_EXPIRATION").reveal(), "2031-01-01T00:00:00.000Z");
    ASSERT_TRUE(none) << none.error().detail;
    EXPECT_FALSE(none->variables.contains("AWS_CREDENTIAL_EXPIRATION"));
}

TEST(ForwardedCredentials, FindTheRoleOfASession)
{
    EXPECT_EQ(roleOfSession("arn:aws-cn:sts::1:assumed-role/NAME/me"), "arn:aws-cn:iam::1:role/NAME");
    for (const char *other : {"", "arn:aws:iam::1:user/x", "arn:aws:sts::1:federated-user/x", "assumed-role/x/y"})
        EXPECT_EQ(roleOfSession(other), "") << other;
    for (const CredentialForwarding one :
         {CredentialForwarding::No, CredentialForwarding::Limited, CredentialForwarding::Full})
        EXPECT_EQ(parseEnum<CredentialForwarding>(toString(one)), one);
    EXPECT_FALSE(parseEnum<CredentialForwarding>("yes"));
}

} // namespace
} // namespace trainyard::cluster
