#include "backend/aws/credentials/profiles.h"

#include "tests/aws/fixtures.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;

namespace {

const std::string kEndpointJson =
    R"({"address":"127.0.0.1","port":4571,"pid":12,"startTime":34,"accessKeyId":"LOCALKEY",
                                      "secretAccessKey":"localsecret","region":"us-east-1"})";

class Profiles : public testing::Test {
protected:
    ProfileOptions options(std::map<std::string, std::string> variables = {})
    {
        variables.emplace("HOME", m_home.path().string());
        ProfileOptions o;
        o.stateFolder = m_home.path() / "state";
        o.environment = fakeEnvironment(std::move(variables));
        return o;
    }
    void startLocalCloud() { m_home.write("state/localcloud/endpoint.json", kEndpointJson); }
    void writeFiles()
    {
        m_home.write(".aws/config",
                     "[default]\nregion = eu-central-1\n[profile emu]\nservices = here\nregion = eu-west-1\n"
                     "[services here]\nec2 =\n  endpoint_url = http://127.0.0.1:5000\ns3 =\n  endpoint_url = "
                     "http://127.0.0.1:5001\n");
        m_home.write(".aws/credentials", "[default]\naws_access_key_id=D\naws_secret_access_key=d\n[emu]\naws_access_"
                                         "key_id=E\naws_secret_access_key=e\n");
    }

    TemporaryFolder m_home;
};

const std::map<std::string, std::string> kKeys{{"AWS_ACCESS_KEY_ID", "ENV"}, {"AWS_SECRET_ACCESS_KEY", "e"}};

std::string keyOf(const Selection &s)
{
    return s.credentials->get({soon(), {}})->accessKeyId;
}

} // namespace

TEST_F(Profiles, AFreshInstallationSelectsLocal)
{
    startLocalCloud();
    const auto s = selectProfile(options());
    ASSERT_TRUE(s) << s.error().detail;
    EXPECT_EQ(s->profile.name, "local");
    EXPECT_FALSE(s->profile.costsMoney);
    EXPECT_EQ(s->endpointUrl("ec2"), "http://127.0.0.1:4571");
    EXPECT_EQ(s->region, "us-east-1");
    EXPECT_EQ(keyOf(*s), "LOCALKEY");
}

TEST_F(Profiles, LocalIgnoresAwsVariables)
{
    startLocalCloud();
    auto o = options({{"AWS_ENDPOINT_URL", "http://elsewhere"},
                      {"AWS_ACCESS_KEY_ID", "ENV"},
                      {"AWS_SECRET_ACCESS_KEY", "e"},
                      {"AWS_REGION", "eu-west-1"}});
    o.profile = "local";
    const auto s = selectProfile(o);
    ASSERT_TRUE(s);
    EXPECT_EQ(s->endpointUrl("s3"), "http://127.0.0.1:4571");
    EXPECT_EQ(s->region, "us-east-1");
    EXPECT_EQ(keyOf(*s), "LOCALKEY");
}

TEST_F(Profiles, WithoutALocalCloudThatIsReported)
{
    EXPECT_EQ(selectProfile(options()).error().code, ErrorCode::NotFound);
    for (const std::string damaged :
         {"", "{", "[]", R"({"address":"127.0.0.1","port":"x"})",
          R"({"address":"","port":0,"pid":1,"startTime":1,"accessKeyId":"","secretAccessKey":""})"}) {
        m_home.write("state/localcloud/endpoint.json", damaged);
        EXPECT_EQ(selectProfile(options()).error().code, ErrorCode::CorruptData) << damaged;
    }
}

TEST_F(Profiles, TheOrderIsOptionVariableKeysLastLocal)
{
    startLocalCloud();
    writeFiles();
    auto o = options();
    o.lastSelected = "emu";
    EXPECT_EQ(selectProfile(o)->profile.name, "emu");
    auto variables = kKeys;
    o = options(variables);
    o.lastSelected = "emu";
    EXPECT_EQ(selectProfile(o)->profile.name, "environment");
    variables["AWS_PROFILE"] = "default";
    o = options(variables);
    EXPECT_EQ(selectProfile(o)->profile.name, "default");
    EXPECT_EQ(keyOf(*selectProfile(o)), "D");
    o.profile = "emu";
    EXPECT_EQ(selectProfile(o)->profile.name, "emu");
    o.profile = "nobody";
    EXPECT_EQ(selectProfile(o).error().code, ErrorCode::NotFound);
}

TEST_F(Profiles, RegionsAndEndpointsComeFromTheNearestSource)
{
    writeFiles();
    auto o = options();
    o.profile = "emu";
    auto s = selectProfile(o).value();
    EXPECT_EQ(s.region, "eu-west-1");
    EXPECT_EQ(s.endpointUrl("ec2"), "http://127.0.0.1:5000");
    EXPECT_EQ(s.endpointUrl("s3"), "http://127.0.0.1:5001");
    EXPECT_EQ(s.endpointUrl("sts"), "");
    EXPECT_TRUE(s.profile.costsMoney) << "STS would go to AWS";

    o = options({{"AWS_ENDPOINT_URL", "http://127.0.0.1:1"},
                 {"AWS_ENDPOINT_URL_S3", "http://127.0.0.1:2"},
                 {"AWS_DEFAULT_REGION", "ap-south-1"}});
    o.profile = "default";
    s = selectProfile(o).value();
    EXPECT_EQ(s.region, "ap-south-1");
    EXPECT_EQ(s.endpointUrl("ec2"), "http://127.0.0.1:1");
    EXPECT_EQ(s.endpointUrl("s3"), "http://127.0.0.1:2");
    EXPECT_FALSE(s.profile.costsMoney);

    o = options({{"AWS_ENDPOINT_URL", "http://127.0.0.1:1"}, {"AWS_IGNORE_CONFIGURED_ENDPOINT_URLS", "true"}});
    o.profile = "emu";
    s = selectProfile(o).value();
    EXPECT_EQ(s.endpointUrl("ec2"), "") << "neither the environment's nor the profile's";
    EXPECT_TRUE(s.profile.costsMoney);

    o.endpointUrl = "https://cloud.example";
    o.region = "us-west-2";
    s = selectProfile(o).value();
    EXPECT_EQ(s.endpointUrl("s3"), "https://cloud.example");
    EXPECT_EQ(s.region, "us-west-2");
    EXPECT_TRUE(s.profile.costsMoney);

    for (const char *wrong :
         {"../x", "us-east-1.evil.example/", "US-EAST-1", "us east", "-x"}) { // no request goes there
        o.region = wrong;
        const auto refused = selectProfile(o);
        ASSERT_FALSE(refused) << wrong;
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    }
}

TEST_F(Profiles, TheListBeginsWithLocal)
{
    writeFiles();
    const auto list = listProfiles(options(kKeys));
    std::vector<std::string> names;
    for (const auto &p : list)
        names.push_back(p.name);
    EXPECT_EQ(names, (std::vector<std::string>{"local", "environment", "default", "emu"}));
    EXPECT_TRUE(list[2].costsMoney);
}
