// A6: the same files and environment variables yield the same credentials here and in botocore, case by case.
#include <nlohmann/json.hpp>

#include "backend/aws/credentials/credentials.h"
#include "backend/core/encoding.h"
#include "backend/core/system/process.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;

namespace {

/// Prints {version, python}, or {key, secret, token, method} as botocore resolves them; {"key": null} without
/// credentials.
constexpr const char *kJudge = R"(
import json, sys
import botocore, botocore.session
if sys.argv[1:] == ['version']:
    print(json.dumps({'version': [int(n) for n in botocore.__version__.split('.')[:2]], 'python': sys.executable})); sys.exit()
try:
    c = botocore.session.get_session().get_credentials()
    f = c and c.get_frozen_credentials()
    print(json.dumps({'key': f.access_key, 'secret': f.secret_key, 'token': f.token or '', 'method': c.method} if f else {'key': None}))
except Exception as e:
    print(json.dumps({'key': None, 'why': str(e)}))
)";

/// Responds as STS and as IAM Identity Center; the access key id in the response identifies the caller and the
/// operation.
support::RawResponse cloud(const ReceivedRequest &r)
{
    if (r.target.starts_with("/federation/credentials"))
        return httpResponse(r.header("x-amz-sso_bearer_token") == "GOOD" ? 200 : 401,
                            R"({"roleCredentials":{"accessKeyId":"SSO","secretAccessKey":"s","sessionToken":"t",)"
                            R"("expiration":4070908800000}})",
                            "Content-Type: application/json\r\n");
    const auto credential = r.header("authorization");
    const auto from = credential.find("Credential=") + 11;
    const auto asker = credential.empty() ? "TOKEN" : credential.substr(from, credential.find('/', from) - from);
    const std::string operation =
        r.body.find("WithWebIdentity") != std::string::npos ? "AssumeRoleWithWebIdentity" : "AssumeRole";
    return httpResponse(200,
                        "<" + operation + "Response xmlns=\"https://sts.amazonaws.com/doc/2011-06-15/\"><" + operation +
                            "Result><Credentials><AccessKeyId>ROLE-OF-" + asker +
                            "</AccessKeyId><SecretAccessKey>s</SecretAccessKey><SessionToken>t</SessionToken>"
                            "<Expiration>2099-01-01T00:00:00Z</Expiration></Credentials><AssumedRoleUser><Arn>arn:aws:"
                            "sts::1:assumed-role/r/s</Arn><AssumedRoleId>I:s</AssumedRoleId></AssumedRoleUser></" +
                            operation + "Result></" + operation + "Response>");
}

class Agreement : public testing::Test {
protected:
    void SetUp() override
    {
        const auto version =
            judged({{"PATH", environmentValue("PATH")}, {"HOME", environmentValue("HOME")}}, {"version"});
        if (!version.contains("version"))
            GTEST_SKIP() << "python3 with botocore (Debian: python3-botocore) is needed: " << version.dump();
        s_python = version["python"]; // the interpreter itself: a wrapper in PATH may need the real home
        if (version["version"] < nlohmann::json({1, 31}))
            GTEST_SKIP() << "botocore " << version["version"].dump()
                         << " does not know AWS_ENDPOINT_URL_STS yet (1.31 does)";
    }

    static std::string environmentValue(const char *name) { return processEnvironment()(name); }

    static nlohmann::json judged(const std::map<std::string, std::string> &variables,
                                 const std::vector<std::string> &words = {})
    {
        std::vector<std::string> list;
        for (const auto &[name, value] : variables)
            list.push_back(name + "=" + value);
        std::vector<std::string> argv{s_python, "-c", kJudge};
        argv.insert(argv.end(), words.begin(), words.end());
        const auto outcome = runProcess({argv, list, {}, {}}, {Deadline::after(std::chrono::seconds(60)), {}});
        if (!outcome)
            return {{"error", outcome.error().detail}};
        const auto json = nlohmann::json::parse(outcome->out, nullptr, false);
        return json.is_object() ? json : nlohmann::json{{"error", outcome->err}};
    }

    /// Compares our credentials with botocore's for the same home.
    /// \param extra  environment variables for both
    void expectAgreement(const std::string &profile, std::map<std::string, std::string> extra = {})
    {
        std::map<std::string, std::string> variables{{"HOME", m_home.path().string()},
                                                     {"AWS_EC2_METADATA_DISABLED", "true"},
                                                     {"AWS_REGION", "eu-west-1"},
                                                     {"AWS_DEFAULT_REGION", "eu-west-1"},
                                                     {"AWS_ENDPOINT_URL_STS", m_cloud.url()},
                                                     {"AWS_ENDPOINT_URL_SSO", m_cloud.url()},
                                                     {"AWS_ENDPOINT_URL_SSO_OIDC", m_cloud.url()},
                                                     {"AWS_PROFILE", profile}};
        variables.merge(extra);
        const auto ours = nodeCredentials({m_http, fakeEnvironment(variables)})->get({soon(), {}});
        variables["PATH"] = environmentValue("PATH");
        const auto theirs = judged(variables);
        SCOPED_TRACE(profile + ": " + theirs.dump());
        ASSERT_TRUE(theirs.contains("key"));
        if (theirs["key"].is_null()) {
            EXPECT_FALSE(ours) << ours->accessKeyId;
            return;
        }
        ASSERT_TRUE(ours) << ours.error().detail;
        EXPECT_EQ(ours->accessKeyId, theirs["key"].get<std::string>());
        EXPECT_EQ(ours->secretKey.reveal(), theirs["secret"].get<std::string>());
        EXPECT_EQ(ours->sessionToken.reveal(), theirs["token"].get<std::string>());
        EXPECT_EQ(ours->source, theirs["method"].get<std::string>());
    }

    static inline std::string s_python = "python3";
    TemporaryFolder m_home;
    HttpServer m_cloud{cloud};
    std::shared_ptr<net::HttpClient> m_http = newHttp();
};

} // namespace

TEST_F(Agreement, WithBotocoreOnEverySource)
{
    const auto helper = [](const std::string &key) {
        return "credential_process = echo '{\"Version\": 1, \"AccessKeyId\": \"" + key +
               "\", \"SecretAccessKey\": \"quoted secret\"}'\n";
    };
    const auto keys = [](const std::string &key) {
        return "aws_access_key_id = " + key + "\naws_secret_access_key = s/+=\n";
    };
    const std::string role = "role_arn = arn:aws:iam::123456789012:role/r\n";
    const auto token = m_home.write("web-token", "header.payload.signature");
    m_home.write(".aws/config",
                 "[default]\nregion = eu-west-1\n" + keys("DEFAULT") +                                             //
                     "[profile plain]\n" + keys("PLAIN") +                                                         //
                     "[profile both]\n" + keys("INCONFIG") +                                                       //
                     "[profile helper]\n" + helper("HELPER") +                                                     //
                     "[profile helper-and-config]\n" + keys("INCONFIG") + helper("HELPER") +                       //
                     "[profile helper-and-file]\n" + helper("HELPER") +                                            //
                     "[profile role]\n" + role + "source_profile = plain\n" +                                      //
                     "[profile role-of-role]\n" + role + "source_profile = role\n" +                               //
                     "[profile role-of-helper]\n" + role + "source_profile = helper\n" +                           //
                     "[profile role-of-sso]\n" + role + "source_profile = sso\n" +                                 //
                     "[profile self]\n" + role + "source_profile = self\n" + keys("SELF") +                        //
                     "[profile role-with-keys]\n" + role + "source_profile = both\n" + keys("OWN") +               //
                     "[profile from-environment]\n" + role + "credential_source = Environment\n" +                 //
                     "[profile web]\n" + role + "web_identity_token_file = " + token + "\n" +                      //
                     "[profile sso]\nsso_session = corp\nsso_account_id = 1\nsso_role_name = r\n" +                //
                     "[profile sso-and-keys]\nsso_session = corp\nsso_account_id = 1\nsso_role_name = r\n" +       //
                     keys("KEYS") +                                                                                //
                     "[profile sso-old]\nsso_start_url = https://old.example\nsso_region = eu-west-1\n" +          //
                     "sso_account_id = 1\nsso_role_name = r\n" +                                                   //
                     "[profile sso-not-logged-in]\nsso_session = other\nsso_account_id = 1\nsso_role_name = r\n" + //
                     "[profile sso-half]\nsso_session = corp\nsso_account_id = 1\n" +                              //
                     "[profile circle]\n" + role + "source_profile = circle-back\n" +                              //
                     "[profile circle-back]\n" + role + "source_profile = circle\n" +                              //
                     "[profile gone]\n" + role + "source_profile = nobody\n" +                                     //
                     "[profile nothing]\nregion = eu-west-1\n" +                                                   //
                     "[sso-session corp]\nsso_start_url = https://corp.example\nsso_region = eu-west-1\n" +        //
                     "[sso-session other]\nsso_start_url = https://other.example\nsso_region = eu-west-1\n");
    m_home.write(".aws/credentials", "[both]\n" + keys("INFILE") + "aws_session_token = tok\n[helper-and-file]\n" +
                                         keys("INFILE") + "[only-in-file]\n" + keys("ONLY"));
    for (const std::string name : {"corp", "https://old.example"})
        m_home.write(
            ".aws/sso/cache/" + hexEncode(sha1(asBytes(name))) + ".json",
            R"({"accessToken": "GOOD", "expiresAt": "2098-01-01T00:00:00Z", "startUrl": "x", "region": "eu-west-1"})");
    for (const auto *profile : {"default",
                                "plain",
                                "both",
                                "helper",
                                "helper-and-config",
                                "helper-and-file",
                                "role",
                                "role-of-role",
                                "role-of-helper",
                                "role-of-sso",
                                "self",
                                "role-with-keys",
                                "web",
                                "sso",
                                "sso-and-keys",
                                "sso-old",
                                "sso-not-logged-in",
                                "sso-half",
                                "circle",
                                "gone",
                                "nothing",
                                "only-in-file"})
        expectAgreement(profile);
    const std::map<std::string, std::string> variables{
        {"AWS_ACCESS_KEY_ID", "ENV"}, {"AWS_SECRET_ACCESS_KEY", "e"}, {"AWS_SESSION_TOKEN", "et"}};
    expectAgreement("plain", variables);
    expectAgreement("role", variables);
    expectAgreement("plain",
                    {{"AWS_WEB_IDENTITY_TOKEN_FILE", token}, {"AWS_ROLE_ARN", "arn:aws:iam::123456789012:role/r"}});
    // A web identity in the environment yields to a role of the profile and precedes its other sources.
    for (const auto *profile : {"role", "self", "role-of-helper", "web", "sso", "helper", "both", "nothing"})
        expectAgreement(profile,
                        {{"AWS_WEB_IDENTITY_TOKEN_FILE", token}, {"AWS_ROLE_ARN", "arn:aws:iam::123456789012:role/r"}});
    HttpServer agent([](const ReceivedRequest &) {
        return httpResponse(
            200, R"({"AccessKeyId":"BOX","SecretAccessKey":"b","Token":"bt","Expiration":"2099-01-01T00:00:00Z"})");
    });
    expectAgreement("nothing", {{"AWS_CONTAINER_CREDENTIALS_FULL_URI", agent.url()}});
    expectAgreement("plain", {{"AWS_CONTAINER_CREDENTIALS_FULL_URI", agent.url()}});
}
