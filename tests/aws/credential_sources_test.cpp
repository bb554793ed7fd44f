// A6: credential sources that need a request or a helper program: real servers and real processes on this computer.
#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/aws/credentials/login_waiting_credentials.h"
#include "backend/aws/credentials/mfa_session.h"
#include "backend/aws/credentials/process_credentials_internal.h"
#include "backend/aws/services/sts_client.h"
#include "tests/aws/credential_sources.h"
#include "tests/support/expect_log.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using namespace std::chrono_literals;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;

namespace {

std::string roleXml(const std::string &operation, const std::string &key, Timestamp ends)
{
    return "<" + operation + "Response><" + operation + "Result><Credentials><AccessKeyId>" + key +
           "</AccessKeyId><SecretAccessKey>s</SecretAccessKey><SessionToken>t</SessionToken><Expiration>" +
           toIso8601(ends) + "</Expiration></Credentials></" + operation + "Result></" + operation + "Response>";
}

} // namespace

TEST(CommandLine, IsSplitLikeTheOfficialTools)
{
    using Words = std::vector<std::string>;
    EXPECT_EQ(splitWords(R"( helper  --name "a b" 'c "d"' e\ f "g\"h\\i\j" "" )").value(),
              (Words{"helper", "--name", "a b", "c \"d\"", "e f", "g\"h\\i\\j", ""}));
    EXPECT_EQ(splitWords("echo $HOME `date` *").value(), (Words{"echo", "$HOME", "`date`", "*"}))
        << "nothing is expanded";
    EXPECT_FALSE(splitWords("helper 'open"));
    EXPECT_FALSE(splitWords("   "));
}

TEST_F(Sources, AHelperProgramRunsOnceUntilItsKeysAreDue) // A6 credential_process
{
    const auto count = m_home.path() / "count";
    const auto helper = m_home.write(
        "helper.sh",
        "echo x >> '" + count.string() +
            "'\necho '{\"Version\": 1, \"AccessKeyId\": \"'$1'\", \"SecretAccessKey\": \"s\", \"SessionToken\": "
            "\"t\", \"Expiration\": \"2026-11-22T01:00:00Z\"}'\n");
    config("[profile p]\ncredential_process = sh \"" + helper + "\" 'KEY ONE'\n");
    const auto provider = profileCredentials("p", options());
    const auto keys = provider->get({soon(), {}});
    ASSERT_TRUE(keys) << keys.error().detail;
    EXPECT_EQ(keys->accessKeyId, "KEY ONE");
    EXPECT_EQ(keys->sessionToken.reveal(), "t");
    EXPECT_EQ(keys->expires, kNow + 1h);
    EXPECT_EQ(keys->source, "custom-process");
    const auto runs = [&] { return std::filesystem::file_size(count) / 2; };
    m_clock.set(kNow + 44min);
    ASSERT_TRUE(provider->get({soon(), {}}));
    EXPECT_EQ(runs(), 1u);
    m_clock.set(kNow + 46min);
    ASSERT_TRUE(provider->get({soon(), {}}));
    EXPECT_EQ(runs(), 2u) << "a quarter of an hour before they end";
    m_clock.set(kNow + 2h);
    EXPECT_EQ(provider->get({soon(), {}}).error().code, ErrorCode::CredentialsExpired) << "the helper gives old keys";
}

TEST_F(Sources, AHelperThatFailsIsNamedAndItsOutputIsNotQuoted)
{
    config(
        "[profile fails]\ncredential_process = sh -c \"echo SECRETOUT; echo no VPN >&2; exit 3\"\n"
        "[profile garbage]\ncredential_process = echo SECRETOUT\n"
        "[profile version]\ncredential_process = echo '{\"Version\": 2}'\n"
        "[profile absent]\ncredential_process = /nonexistent/helper\n[profile open]\ncredential_process = echo 'x\n");
    EXPECT_EQ(getCredentials("fails").error().code, ErrorCode::LocalCommandFailed);
    EXPECT_NE(getCredentials("fails").error().detail.find("no VPN"), std::string::npos);
    EXPECT_EQ(getCredentials("garbage").error().code, ErrorCode::MalformedReply);
    EXPECT_EQ(getCredentials("version").error().code, ErrorCode::MalformedReply);
    EXPECT_FALSE(getCredentials("absent"));
    EXPECT_EQ(getCredentials("open").error().code, ErrorCode::InvalidArgument);
    for (const auto *profile : {"fails", "garbage", "version", "absent", "open"})
        EXPECT_EQ(getCredentials(profile).error().detail.find("SECRETOUT"), std::string::npos) << profile;
}

TEST_F(Sources, ARoleIsAssumedWithItsSourceAndAllItsSettings) // A6 assume-role
{
    HttpServer sts([](const ReceivedRequest &r) {
        const bool second = r.body.find("role%2Fsecond") != std::string::npos;
        return httpResponse(200, roleXml("AssumeRole", second ? "ASIASECOND" : "ASIAFIRST", kNow + 1h));
    });
    m_variables["AWS_ENDPOINT_URL_STS"] = sts.url();
    config("[profile base]\naws_access_key_id = AKIABASE\naws_secret_access_key = s\n"
           "[profile first]\nrole_arn = arn:aws:iam::1:role/first\nsource_profile = base\nregion = eu-north-1\n"
           "[profile second]\nrole_arn = arn:aws:iam::1:role/second\nsource_profile = first\nexternal_id = EXT\n"
           "role_session_name = me\nduration_seconds = 1800\n");
    const auto provider = profileCredentials("second", options());
    const auto keys = provider->get({soon(), {}});
    ASSERT_TRUE(keys) << keys.error().detail;
    EXPECT_EQ(keys->accessKeyId, "ASIASECOND");
    EXPECT_EQ(keys->source, "assume-role");
    EXPECT_EQ(keys->expires, kNow + 1h);
    ASSERT_TRUE(provider->get({soon(), {}}));
    const auto asked = sts.received();
    ASSERT_EQ(asked.size(), 2u) << "each role once";
    EXPECT_NE(asked[0].header("authorization").find("Credential=AKIABASE/"), std::string::npos);
    EXPECT_NE(asked[0].header("authorization").find("/eu-north-1/sts/"), std::string::npos);
    EXPECT_NE(asked[0].body.find("RoleSessionName=trainyard-"), std::string::npos);
    EXPECT_NE(asked[1].header("authorization").find("Credential=ASIAFIRST/"), std::string::npos);
    for (const auto *part : {"ExternalId=EXT", "RoleSessionName=me", "DurationSeconds=1800"})
        EXPECT_NE(asked[1].body.find(part), std::string::npos) << part;
}

TEST_F(Sources, ARoleMayComeFromTheEnvironmentOrAToken)
{
    HttpServer sts([](const ReceivedRequest &r) {
        const bool withToken = r.body.find("Action=AssumeRoleWithWebIdentity") != std::string::npos;
        if (withToken &&
            (!r.header("authorization").empty() || r.body.find("WebIdentityToken=JWT") == std::string::npos))
            return httpResponse(400, "");
        return httpResponse(200, withToken ? roleXml("AssumeRoleWithWebIdentity", "ASIAWEB", kNow + 1h)
                                           : roleXml("AssumeRole", "ASIAENV", kNow + 1h));
    });
    m_variables = {
        {"AWS_ENDPOINT_URL_STS", sts.url()}, {"AWS_ACCESS_KEY_ID", "AKIAENV"}, {"AWS_SECRET_ACCESS_KEY", "s"}};
    config(
        "[profile env]\nrole_arn = arn:aws:iam::1:role/r\ncredential_source = Environment\n[profile web]\nrole_arn = "
        "arn:aws:iam::1:role/r\nweb_identity_token_file = " +
        m_home.write("token", "JWT") + "\n");
    EXPECT_EQ(getCredentials("env")->accessKeyId, "ASIAENV");
    EXPECT_NE(sts.received()[0].header("authorization").find("Credential=AKIAENV/"), std::string::npos);
    const auto web = getCredentials("web");
    ASSERT_TRUE(web) << web.error().detail;
    EXPECT_EQ(web->accessKeyId, "ASIAWEB");
    EXPECT_EQ(web->source, "assume-role-with-web-identity");
    m_variables["AWS_ROLE_ARN"] = "arn:aws:iam::1:role/r";
    m_variables["AWS_WEB_IDENTITY_TOKEN_FILE"] = (m_home.path() / "token").string();
    EXPECT_EQ(webIdentityCredentials(options())->get({soon(), {}})->accessKeyId, "ASIAWEB");
}

TEST_F(Sources, AOneTimeCodeBeginsASessionThatIsKept) // A6
{
    HttpServer sts([](const ReceivedRequest &r) {
        if (r.body.find("TokenCode=222222") == std::string::npos)
            return httpResponse(403,
                                "<ErrorResponse><Error><Code>AccessDenied</Code><Message>MultiFactorAuthentication "
                                "failed with invalid MFA one time pass code.</Message></Error></ErrorResponse>");
        const bool role = r.body.find("Action=AssumeRole") != std::string::npos;
        return httpResponse(
            200, roleXml(role ? "AssumeRole" : "GetSessionToken", role ? "ASIAROLE" : "ASIAKEYS", kNow + 1h));
    });
    m_variables["AWS_ENDPOINT_URL_STS"] = sts.url();
    config(
        "[profile base]\naws_access_key_id = AKIABASE\naws_secret_access_key = s\nmfa_serial = arn:aws:iam::1:mfa/me\n"
        "[profile r]\nrole_arn = arn:aws:iam::1:role/r\nsource_profile = base\nmfa_serial = arn:aws:iam::1:mfa/me\n");
    EXPECT_EQ(getCredentials("base")->accessKeyId, "AKIABASE") << "as the official tools without a terminal";

    std::vector<MfaChallenge> questions;
    std::vector<std::string> answers{"222222", "000000", "no code", "222222"}; // taken from the back
    auto with = options();
    with.mfaSessions =
        std::make_shared<MfaSessionCache>([&](const MfaChallenge &q, const CallContext &) -> Result<Secret> {
            questions.push_back(q);
            if (answers.empty())
                return fail(ErrorCode::CredentialsExpired, "credentials:" + q.profile, "a code is needed");
            const Secret next(answers.back());
            answers.pop_back();
            return next;
        });
    const auto keys = profileCredentials("r", with)->get({soon(), {}});
    ASSERT_TRUE(keys) << keys.error().detail;
    EXPECT_EQ(keys->accessKeyId, "ASIAROLE");
    ASSERT_EQ(questions.size(), 1u);
    EXPECT_EQ(questions[0].device, "arn:aws:iam::1:mfa/me");
    EXPECT_EQ(questions[0].profile, "r");
    ASSERT_EQ(sts.received().size(), 1u) << "the keys that assume it need no session of their own";
    EXPECT_NE(sts.received()[0].header("authorization").find("Credential=AKIABASE/"), std::string::npos);
    EXPECT_NE(sts.received()[0].body.find("SerialNumber=arn%3Aaws%3Aiam%3A%3A1%3Amfa%2Fme"), std::string::npos);
    EXPECT_EQ(profileCredentials("r", with)->get({soon(), {}})->accessKeyId, "ASIAROLE") << "without another code";
    EXPECT_EQ(questions.size(), 1u);

    const auto session = profileCredentials("base", with)->get({soon(), {}});
    ASSERT_TRUE(session) << session.error().detail;
    EXPECT_EQ(session->accessKeyId, "ASIAKEYS");
    EXPECT_EQ(questions.size(), 4u);
    EXPECT_TRUE(questions[3].rejected);
    EXPECT_EQ(sts.received().size(), 3u) << "what is no code is not sent";
    with.mfaSessions->forget("ASIAROLE");
    EXPECT_EQ(profileCredentials("r", with)->get({soon(), {}}).error().code, ErrorCode::CredentialsExpired);
    answers = {"000000", "000000", "000000", "000000"};
    const auto wrong = profileCredentials("r", with)->get({soon(), {}});
    EXPECT_EQ(wrong.error().code, ErrorCode::CredentialsExpired);
    EXPECT_NE(wrong.error().detail.find("did not accept"), std::string::npos) << wrong.error().detail;
    EXPECT_EQ(answers.size(), 1u) << "three times";
}

TEST(CachedCredentials, AnExceptionKeepsNoLaterCallerWaiting)
{
    class Throwing final : public CachedCredentials {
    public:
        explicit Throwing(const WallClock &clock)
            : CachedCredentials(clock)
        {
        }

    private:
        Result<Credentials> fetch(const CallContext &) override
        {
            if (m_calls++ == 0)
                throw std::runtime_error("no memory");
            return Credentials{"AKIA", Secret("s"), {}, {}, "test"};
        }
        int m_calls = 0;
    };
    const support::ExpectLog expected("credentials has thrown: ");
    const SetClock clock;
    Throwing keys(clock);
    EXPECT_EQ(keys.get({soon(), {}}).error().code, ErrorCode::Internal);
    EXPECT_TRUE(keys.get({Deadline::after(0s), {}}));
}

TEST_F(Sources, AContradictoryProfileIsReportedWithTheContradiction)
{
    config(
        "[profile none]\nrole_arn = r\n[profile both]\nrole_arn = r\nsource_profile = a\ncredential_source = "
        "Environment\n[profile circle]\nrole_arn = r\nsource_profile = back\n[profile back]\nrole_arn = "
        "r\nsource_profile = circle\n[profile self]\nrole_arn = r\nsource_profile = self\n[profile gone]\nrole_arn = "
        "r\nsource_profile = nobody\n[profile place]\nrole_arn = r\ncredential_source = Moon\n[profile "
        "half]\naws_access_key_id = A\n[profile code]\nrole_arn = r\nsource_profile = back\nmfa_serial = m\n[profile "
        "user]\nrole_arn = r\nsource_profile = coded\nmfa_serial = m\n[profile coded]\nrole_arn = r\nsource_profile = "
        "keyed\nmfa_serial = m\n[profile keyed]\naws_access_key_id = A\naws_secret_access_key = s\n[profile "
        "signon]\nsso_account_id = 1\n[profile session]\nsso_session = gone\nsso_account_id = 1\nsso_role_name = r\n");
    for (const auto &[profile, word] : std::map<std::string, std::string>{{"none", "source_profile"},
                                                                          {"both", "only one"},
                                                                          {"circle", "circle"},
                                                                          {"self", "circle"},
                                                                          {"gone", "nobody"},
                                                                          {"place", "Moon"},
                                                                          {"half", "only one"},
                                                                          {"code", "mfa_serial"},
                                                                          {"signon", "sso_role_name"},
                                                                          {"session", "[sso-session gone]"}}) {
        const auto keys = getCredentials(profile);
        ASSERT_FALSE(keys) << profile;
        EXPECT_EQ(keys.error().code, ErrorCode::InvalidArgument) << profile;
        EXPECT_NE(keys.error().detail.find(word), std::string::npos) << keys.error().detail;
    }
    auto with = options();
    with.mfaSessions = std::make_shared<MfaSessionCache>(
        [](const MfaChallenge &, const CallContext &) -> Result<Secret> { return Secret("222222"); });
    const auto nested = profileCredentials("user", with)->get({soon(), {}});
    EXPECT_EQ(nested.error().code, ErrorCode::InvalidArgument) << "the session of the inner role would wait for itself";
    EXPECT_NE(nested.error().detail.find("second mfa_serial"), std::string::npos) << nested.error().detail;
}

TEST_F(Sources, ExpiredKeysAreRefreshedOnce) // A5: whatever expiration they came with
{
    std::atomic<int> round = 0;
    HttpServer sts([&](const ReceivedRequest &r) {
        if (r.body.find("Action=AssumeRole") != std::string::npos)
            return httpResponse(200, roleXml("AssumeRole", "ASIA" + std::to_string(++round), kNow + 1h));
        if (r.header("authorization").find("Credential=ASIA1/") != std::string::npos)
            return httpResponse(
                403, "<ErrorResponse><Error><Code>ExpiredToken</Code><Message>m</Message></Error></ErrorResponse>");
        return httpResponse(200, "<GetCallerIdentityResponse><GetCallerIdentityResult><Account>7</Account>"
                                 "</GetCallerIdentityResult></GetCallerIdentityResponse>");
    });
    m_variables["AWS_ENDPOINT_URL_STS"] = sts.url();
    config("[profile base]\naws_access_key_id = A\naws_secret_access_key = s\n"
           "[profile r]\nrole_arn = arn:aws:iam::1:role/r\nsource_profile = base\n");
    auto config = configFor(sts.url());
    config.credentials = profileCredentials("r", options());
    const auto who = StsClient(m_http, config).getCallerIdentity({soon(), {}});
    ASSERT_TRUE(who) << who.error().detail;
    EXPECT_EQ(who->account, "7");
    EXPECT_EQ(round, 2);
    EXPECT_EQ(sts.received().size(), 4u) << "role, refusal, role, answer";

    config.credentials = fixedCredentials({"ASIA1", Secret("s"), Secret("t"), {}});
    EXPECT_EQ(StsClient(m_http, config).getCallerIdentity({soon(), {}}).error().code, ErrorCode::CredentialsExpired);
    EXPECT_EQ(sts.received().size(), 5u) << "keys without renewal are not sent twice";
}

TEST_F(Sources, TokensInFilesAndEnvironmentHaveAnExpiry) // A5
{
    m_home.write(".aws/credentials", "[saml]\naws_access_key_id = A\naws_secret_access_key = s\naws_session_token = "
                                     "t\nx_security_token_expires = 2026-11-22T01:00:00+00:00\n");
    EXPECT_EQ(getCredentials("saml")->expires, kNow + 1h);
    m_clock.set(kNow + 61min);
    EXPECT_EQ(getCredentials("saml").error().code, ErrorCode::CredentialsExpired);
    const auto variables = fakeEnvironment({{"AWS_ACCESS_KEY_ID", "A"},
                                            {"AWS_SECRET_ACCESS_KEY", "s"},
                                            {"AWS_SESSION_TOKEN", "t"},
                                            {"AWS_CREDENTIAL_EXPIRATION", "2026-11-22T01:00:00+00:00"}});
    EXPECT_EQ(environmentCredentials(variables, m_clock)->get({soon(), {}}).error().code,
              ErrorCode::CredentialsExpired);
    m_clock.set(kNow);
    EXPECT_EQ(environmentCredentials(variables, m_clock)->get({soon(), {}})->expires, kNow + 1h);
}

TEST_F(Sources, KeysOfAFileThatAServiceRefusedAreWaitedFor)
{
    m_home.write(".aws/credentials",
                 "[p]\naws_access_key_id = OLD\naws_secret_access_key = s\naws_session_token = t\n");
    const auto gate = loginWaitingCredentials(profileCredentials("p", options()), [](const std::optional<Error> &) {});
    EXPECT_EQ(gate->get({soon(), {}})->accessKeyId, "OLD");
    EXPECT_TRUE(gate->onRejected("OLD"));
    EXPECT_EQ(gate->get({Deadline::after(10ms), {}}).error().code, ErrorCode::CredentialsExpired);
    const auto file = m_home.write(".aws/credentials",
                                   "[p]\naws_access_key_id = NEW\naws_secret_access_key = s\naws_session_token = t\n");
    std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) + 5s);
    EXPECT_EQ(gate->get({soon(), {}})->accessKeyId, "NEW");
}
