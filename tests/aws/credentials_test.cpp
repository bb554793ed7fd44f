#include "backend/aws/credentials/credentials.h"

#include "backend/aws/credentials/ini_internal.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;

namespace {

const std::string kRoleAnswer =
    R"({"Code":"Success","AccessKeyId":"ASIAROLE","SecretAccessKey":"s","Token":"t","Expiration":"2099-01-01T00:00:00Z"})";

Result<Credentials> getCredentials(const std::shared_ptr<CredentialsProvider> &provider)
{
    return provider->get({soon(), {}});
}

} // namespace

TEST(Ini, ReadsWhatTheAwsToolsRead)
{
    const auto ini = parseIni("stray = 1\n# comment\n[default]\nregion=us-west-2 ; why\n key = a#b\n"
                              "[ profile dev ]\ns3 =\n  endpoint_url = http://x\n  addressing_style = path\nregion = "
                              "eu-west-1\r\nnonsense\n[broken\nregion=no\n");
    EXPECT_EQ(ini.at("default").at("region"), "us-west-2");
    EXPECT_EQ(ini.at("default").at("key"), "a#b");
    EXPECT_EQ(ini.at("profile dev").at("s3.endpoint_url"), "http://x");
    EXPECT_EQ(ini.at("profile dev").at("region"), "eu-west-1");
    EXPECT_EQ(ini.size(), 2u);
    EXPECT_EQ(parseIni("[profile \"my dev\"]\nregion = x\n").at("profile my dev").at("region"), "x");
}

TEST(EnvironmentCredentials, NeedBothHalves)
{
    const auto both = getCredentials(environmentCredentials(
        fakeEnvironment({{"AWS_ACCESS_KEY_ID", "A"}, {"AWS_SECRET_ACCESS_KEY", "S"}, {"AWS_SESSION_TOKEN", "T"}})));
    ASSERT_TRUE(both);
    EXPECT_EQ(both->accessKeyId, "A");
    EXPECT_EQ(both->secretKey.reveal(), "S");
    EXPECT_EQ(both->sessionToken.reveal(), "T");
    EXPECT_EQ(getCredentials(environmentCredentials(fakeEnvironment({{"AWS_ACCESS_KEY_ID", "A"}}))).error().code,
              ErrorCode::CredentialsMissing);
}

TEST(ProfileCredentials, ReadTheNamedSectionAndItsChanges)
{
    TemporaryFolder home;
    home.write(".aws/config", "[profile dev]\nregion = eu-west-1\naws_access_key_id = CONFIG\naws_secret_access_key = "
                              "c\n[profile sso]\nsso_session = x\n");
    const auto file = home.write(".aws/credentials",
                                 "[dev]\naws_access_key_id = FILE\naws_secret_access_key = f\naws_session_token = t\n");
    const SourceOptions sources{newHttp(), fakeEnvironment({{"HOME", home.path().string()}})};
    const auto provider = profileCredentials("dev", sources);
    EXPECT_EQ(getCredentials(provider)->accessKeyId, "FILE") << "the credentials file goes before the configuration";
    EXPECT_EQ(getCredentials(provider)->sessionToken.reveal(), "t");

    home.write(".aws/credentials", "[dev]\naws_access_key_id = RENEWED\naws_secret_access_key = f\n");
    std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) + std::chrono::seconds(5));
    EXPECT_EQ(getCredentials(provider)->accessKeyId, "RENEWED");

    const auto sso = getCredentials(profileCredentials("sso", sources));
    EXPECT_EQ(sso.error().code, ErrorCode::CredentialsMissing);
    EXPECT_NE(sso.error().detail.find("sso_session"), std::string::npos);
    EXPECT_EQ(getCredentials(profileCredentials("nobody", sources)).error().code, ErrorCode::CredentialsMissing);
}

TEST(RoleCredentials, QueryTheMetadataServiceWithAToken)
{
    HttpServer server([](const ReceivedRequest &r) {
        if (r.method == "PUT" && r.target == "/latest/api/token" &&
            !r.header("x-aws-ec2-metadata-token-ttl-seconds").empty())
            return httpResponse(200, "TOKEN");
        if (r.header("x-aws-ec2-metadata-token") != "TOKEN")
            return httpResponse(401, "");
        if (r.target == "/latest/meta-data/iam/security-credentials/")
            return httpResponse(200, "node-role\n");
        return r.target.ends_with("/node-role") ? httpResponse(200, kRoleAnswer) : httpResponse(404, "");
    });
    const auto provider =
        instanceCredentials({newHttp(), fakeEnvironment({{"AWS_EC2_METADATA_SERVICE_ENDPOINT", server.url() + "/"}})});
    const auto role = getCredentials(provider);
    ASSERT_TRUE(role) << role.error().detail;
    EXPECT_EQ(role->accessKeyId, "ASIAROLE");
    EXPECT_EQ(role->sessionToken.reveal(), "t");
    ASSERT_TRUE(role->expires);
    ASSERT_TRUE(getCredentials(provider));
    EXPECT_EQ(server.received().size(), 3u) << "asked once, then remembered";
}

TEST(RoleCredentials, QueryTheContainerAgent)
{
    HttpServer server([](const ReceivedRequest &r) {
        return r.header("authorization") == "Bearer x" ? httpResponse(200, kRoleAnswer) : httpResponse(403, "");
    });
    TemporaryFolder folder;
    const auto role = getCredentials(containerCredentials(
        {newHttp(),
         fakeEnvironment({{"AWS_CONTAINER_CREDENTIALS_FULL_URI", server.url() + "/creds"},
                          {"AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", folder.write("token", "Bearer x\n")}})}));
    ASSERT_TRUE(role) << role.error().detail;
    EXPECT_EQ(role->accessKeyId, "ASIAROLE");
}

TEST(RoleCredentials, NoServiceMeansMissingAndGarbageIsNotQuoted)
{
    const auto role = [](const char *name, const std::string &value) {
        const SourceOptions sources{newHttp(), fakeEnvironment({{name, value}})};
        return getCredentials(firstOf({containerCredentials(sources), instanceCredentials(sources)})).error();
    };
    EXPECT_EQ(role("AWS_EC2_METADATA_DISABLED", "true").code, ErrorCode::CredentialsMissing);
    EXPECT_EQ(role("AWS_EC2_METADATA_SERVICE_ENDPOINT", support::refusingUrl()).code, ErrorCode::CredentialsMissing);
    EXPECT_EQ(role("AWS_CONTAINER_CREDENTIALS_FULL_URI", "http://198.51.100.7/creds").code, ErrorCode::InvalidArgument)
        << "a token must not travel in the clear";
    HttpServer server(
        [](const ReceivedRequest &) { return httpResponse(200, R"({"SecretAccessKey":"HALFASECRET"})"); });
    const auto half = role("AWS_CONTAINER_CREDENTIALS_FULL_URI", server.url());
    EXPECT_EQ(half.code, ErrorCode::MalformedReply);
    EXPECT_EQ(half.detail.find("HALFASECRET"), std::string::npos);
}

TEST(NodeCredentials, GoFromEnvironmentOverFilesToTheRole)
{
    TemporaryFolder home;
    HttpServer server([](const ReceivedRequest &) { return httpResponse(200, kRoleAnswer); });
    std::map<std::string, std::string> variables{{"HOME", home.path().string()},
                                                 {"AWS_CONTAINER_CREDENTIALS_FULL_URI", server.url()}};
    const auto node = [&] { return getCredentials(nodeCredentials({newHttp(), fakeEnvironment(variables)})); };
    EXPECT_EQ(node()->accessKeyId, "ASIAROLE");
    home.write(".aws/credentials", "[default]\naws_access_key_id = FILE\naws_secret_access_key = f\n");
    EXPECT_EQ(node()->accessKeyId, "FILE");
    variables["AWS_ACCESS_KEY_ID"] = "ENV";
    variables["AWS_SECRET_ACCESS_KEY"] = "e";
    EXPECT_EQ(node()->accessKeyId, "ENV");
    variables[kKeysFileVariable] = home.write("env", "AWS_REGION=us-east-1\n");
    EXPECT_EQ(node()->accessKeyId, "ENV");
    home.write("env", "AWS_ACCESS_KEY_ID=RENEWED\nAWS_SECRET_ACCESS_KEY=r\n");
    EXPECT_EQ(node()->accessKeyId, "RENEWED") << "of a run: they replace those with which the process began";
}

TEST(FileCredentials, AreReadForEveryCall)
{
    TemporaryFolder folder;
    const ManualClock clock(*fromIso8601("2026-11-28T12:00:00Z"));
    const auto provider = fileCredentials(folder.path() / "env", clock);
    EXPECT_EQ(getCredentials(provider).error().code, ErrorCode::CredentialsMissing) << "no file";
    folder.write("env", "AWS_REGION=us-east-1\n");
    EXPECT_EQ(getCredentials(provider).error().code, ErrorCode::CredentialsMissing) << "no keys";
    folder.write("env", "AWS_ACCESS_KEY_ID=ONE\nAWS_SECRET_ACCESS_KEY=s=1\nAWS_SESSION_TOKEN=t\n"
                        "AWS_CREDENTIAL_EXPIRATION=2026-11-28T12:30:00Z\n");
    const auto one = getCredentials(provider);
    ASSERT_TRUE(one) << one.error().detail;
    EXPECT_EQ(one->accessKeyId, "ONE");
    EXPECT_EQ(one->secretKey.reveal(), "s=1");
    EXPECT_EQ(one->sessionToken.reveal(), "t");
    ASSERT_TRUE(one->expires);
    EXPECT_EQ(toIso8601(*one->expires), "2026-11-28T12:30:00.000Z");
    EXPECT_FALSE(provider->onRejected("ONE")) << "there are no others yet";
    folder.write("env", "AWS_ACCESS_KEY_ID=TWO\nAWS_SECRET_ACCESS_KEY=s\n"
                        "AWS_CREDENTIAL_EXPIRATION=2026-11-28T11:59:59Z\n");
    EXPECT_EQ(getCredentials(provider).error().code, ErrorCode::CredentialsExpired);
    folder.write("env", "AWS_ACCESS_KEY_ID=THREE\nAWS_SECRET_ACCESS_KEY=s\n");
    EXPECT_TRUE(provider->onRejected("ONE"));
    EXPECT_EQ(getCredentials(provider)->accessKeyId, "THREE");
    std::filesystem::remove(folder.path() / "env");
    EXPECT_EQ(getCredentials(provider)->accessKeyId, "THREE") << "the end of the logs is sent after the run";
}
