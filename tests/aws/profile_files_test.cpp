// A1, A3: access keys that the user enters are written to the files of the AWS CLI; the rest of these files is
// unchanged.
#include "backend/aws/credentials/profile_files.h"

#include <gmock/gmock.h>

#include "backend/aws/credentials/ini_internal.h"
#include "backend/aws/credentials/profiles.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/aws/fixtures.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using testing::HasSubstr;
using testing::Not;

namespace {

class ProfileFiles : public testing::Test {
protected:
    EnvironmentReader environment() const { return fakeEnvironment({{"HOME", m_home.path().string()}}); }
    std::string text(const std::string &file) const { return readFile(m_home.path() / ".aws" / file).value_or(""); }
    Result<std::filesystem::path> save(const ProfileEntry &entry) const { return saveProfile(entry, environment()); }
    static ProfileEntry entry(const std::string &name)
    {
        return {name, "eu-west-1", Credentials{"AKIDNEW", Secret("new/secret+="), {}, {}, {}}, false, {}};
    }
    std::string official(const std::vector<std::string> &words) const
    {
        std::vector<std::string> argv{"aws"};
        argv.insert(argv.end(), words.begin(), words.end());
        const auto outcome =
            runProcess({argv, std::vector<std::string>{"PATH=/usr/bin:/bin", "HOME=" + m_home.path().string()}, {}, {}},
                       {Deadline::after(std::chrono::seconds(60)), {}});
        return !outcome ? outcome.error().detail : outcome->out + outcome->err;
    }

    TemporaryFolder m_home;
};

} // namespace

TEST(IniEdits, ChangeOneSectionAndNothingElse)
{
    const std::string before =
        "# mine\n[default]\nregion = us-east-1   # near\n\n; of work\n[ profile \"work\" ]\n"
        "output=json\ns3 =\n  region = nested\nregion=eu-west-1\n# end of work\n\n[profile x]\nregion = x";
    EXPECT_EQ(withSettings(before, "profile work", {{"region", "us-west-2"}, {"output", std::nullopt}, {"new", "n"}}),
              "# mine\n[default]\nregion = us-east-1   # near\n\n; of work\n[ profile \"work\" ]\n"
              "s3 =\n  region = nested\nregion = us-west-2\nnew = n\n# end of work\n\n[profile x]\nregion = x\n");
    EXPECT_EQ(withSettings("", "a", {{"k", "v"}}), "[a]\nk = v\n");
    EXPECT_EQ(withSettings("[a]\nk =\n  k = old\n\nl = 1\n[b]\n", "a", {{"k", "v"}}), "[a]\nk = v\n\nl = 1\n[b]\n")
        << "what belonged to the old value would be read as another one";
    EXPECT_EQ(withSettings("[b]\nk = v", "a", {{"k", "v"}}), "[b]\nk = v\n\n[a]\nk = v\n");
    EXPECT_EQ(withSettings("[b]\nk = v", "a", {{"k", std::nullopt}}), "[b]\nk = v");
    EXPECT_EQ(withSettings("k = stray\n[a]\n[b]\n", "a", {{"k", "v"}}), "k = stray\n[a]\nk = v\n[b]\n");
}

TEST(IniEdits, LeaveNoSecondOpinion)
{
    // The last setting takes effect: a key that remained would still be used.
    EXPECT_EQ(withSettings("[a]\nk = 1\nk = 2\n[b]\nk = 3\n[a]\nk = 4\n", "a", {{"k", "v"}}),
              "[a]\nk = v\n[b]\nk = 3\n[a]\n");
    EXPECT_EQ(withSettings("[a]\nk = 1\n[a]\n  k = 2\nx = y\n", "a", {{"k", std::nullopt}}), "[a]\n[a]\nx = y\n");
}

TEST(IniEdits, ASectionGoesAndNothingElse) // A1
{
    const std::string before = "# mine\n[default]\nregion = a\n# of work\n[ profile \"work\" ]\nregion = b\ns3 =\n  "
                               "x = y\n\n# of x\n[profile x]\nregion = x\n[profile work]\noutput = json\n";
    EXPECT_EQ(withoutSection(before, "profile work"),
              "# mine\n[default]\nregion = a\n# of work\n\n# of x\n[profile x]\nregion = x\n");
    EXPECT_EQ(withoutSection("[a]\nk = v\n", "b"), "[a]\nk = v\n");
    EXPECT_EQ(withoutSection("[a]", "a"), "");
}

TEST_F(ProfileFiles, AProfileIsRemovedAndTheOthersStay) // A1
{
    const std::string config = "# hello\n[default]\nregion = ap-south-1\n\n[profile other]\nsource_profile = base\n"
                               "role_arn = r\n";
    m_home.write(".aws/config", config);
    m_home.write(".aws/credentials", "[base]\naws_access_key_id = B\naws_secret_access_key = b\n");
    ASSERT_TRUE(save(entry("work")));
    const auto sso = SignOnEntry{"https://x.awsapps.com/start", "eu-west-1", "123456789012", "Train"};
    ASSERT_TRUE(save({"corp", "eu-west-1", {}, false, sso}));
    const auto remove = [&](const char *name) { return removeProfile(name, environment()); };
    ASSERT_TRUE(remove("work"));
    EXPECT_EQ(text("credentials"), "[base]\naws_access_key_id = B\naws_secret_access_key = b\n\n");
    ASSERT_TRUE(remove("corp"));
    EXPECT_THAT(text("config"), testing::StartsWith(config));
    EXPECT_THAT(text("config"), Not(HasSubstr("sso")));
    EXPECT_EQ(remove("work").error().code, ErrorCode::NotFound);
    EXPECT_EQ(remove("local").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(remove("base").error().code, ErrorCode::Conflict) << "another takes its keys from it";
    EXPECT_THAT(text("credentials"), HasSubstr("[base]"));
}

TEST_F(ProfileFiles, KeepEverythingThatIsNotTheirs) // A1, A3
{
    m_home.write(".aws/config", "# hello\n[default]\nregion = ap-south-1\n\n[profile other]\nrole_arn = r\n");
    m_home.write(".aws/credentials", "[default]\naws_access_key_id = D\naws_secret_access_key = d\n# keep\n[z]\n"
                                     "aws_access_key_id = Z\naws_secret_access_key = z\n");
    const auto file = save(entry("work"));
    ASSERT_TRUE(file) << file.error().detail;
    EXPECT_EQ(*file, m_home.path() / ".aws/credentials");
    EXPECT_EQ(text("config"), "# hello\n[default]\nregion = ap-south-1\n\n[profile other]\nrole_arn = r\n\n[profile "
                              "work]\nregion = eu-west-1\n");
    EXPECT_EQ(text("credentials"), "[default]\naws_access_key_id = D\naws_secret_access_key = d\n# keep\n[z]\n"
                                   "aws_access_key_id = Z\naws_secret_access_key = z\n\n[work]\naws_access_key_id = "
                                   "AKIDNEW\naws_secret_access_key = new/secret+=\n");
    for (const char *name : {"config", "credentials"})
        EXPECT_EQ(std::filesystem::status(m_home.path() / ".aws" / name).permissions(), std::filesystem::perms(0600));
    const auto again = text("config") + text("credentials");
    ASSERT_TRUE(save(entry("work")));
    EXPECT_EQ(text("config") + text("credentials"), again) << "the same again changes nothing";
}

TEST_F(ProfileFiles, AFreshHomeAndALinkAreWrittenToo)
{
    auto session = entry("default");
    session.keys->sessionToken = Secret("tok/en=");
    session.keys->expires = *fromIso8601("2098-01-01T00:00:00Z");
    ASSERT_TRUE(save(session));
    EXPECT_THAT(text("config"), HasSubstr("[default]\nregion = eu-west-1\n"));
    const auto keys = profileCredentials("default", {newHttp(), environment()})->get({soon(), {}});
    ASSERT_TRUE(keys) << keys.error().detail;
    EXPECT_EQ(keys->sessionToken.reveal(), "tok/en=");
    EXPECT_EQ(keys->expires, session.keys->expires) << "A5: the countdown knows the end";

    const auto dotfiles = m_home.write("dotfiles/credentials", "# mine\n");
    std::filesystem::remove(m_home.path() / ".aws/credentials");
    std::filesystem::create_symlink(dotfiles, m_home.path() / ".aws/credentials");
    ASSERT_TRUE(save(entry("linked")));
    EXPECT_TRUE(std::filesystem::is_symlink(m_home.path() / ".aws/credentials"));
    EXPECT_THAT(readFile(dotfiles).value_or(""), HasSubstr("# mine\n\n[linked]\naws_access_key_id = AKIDNEW\n"));
}

TEST_F(ProfileFiles, TheOfficialCommandLineReadsThemAndIsRead) // A3
{
    if (!std::filesystem::exists("/usr/bin/aws"))
        GTEST_SKIP() << "the official command line (Debian: awscli) is needed";
    ASSERT_TRUE(save(entry("work")));
    EXPECT_EQ(official({"configure", "get", "aws_access_key_id", "--profile", "work"}), "AKIDNEW\n");
    EXPECT_EQ(official({"configure", "get", "aws_secret_access_key", "--profile", "work"}), "new/secret+=\n");
    EXPECT_EQ(official({"configure", "get", "region", "--profile", "work"}), "eu-west-1\n");
    EXPECT_EQ(official({"configure", "set", "aws_secret_access_key", "theirs", "--profile", "work"}), "");
    EXPECT_EQ(official({"configure", "set", "region", "us-west-2", "--profile", "work"}), "");
    const auto keys = profileCredentials("work", {newHttp(), environment()})->get({soon(), {}});
    ASSERT_TRUE(keys) << keys.error().detail;
    EXPECT_EQ(keys->secretKey.reveal(), "theirs");
    ASSERT_TRUE(save(entry("work")));
    EXPECT_EQ(official({"configure", "get", "aws_secret_access_key", "--profile", "work"}), "new/secret+=\n");
    const ProfileEntry signOn{"corp",
                              "eu-west-1",
                              {},
                              false,
                              SignOnEntry{"https://corp.awsapps.com/start", "eu-west-1", "123456789012", "Train"}};
    ASSERT_TRUE(save(signOn));
    EXPECT_EQ(official({"configure", "get", "sso_session", "--profile", "corp"}), "corp\n");
    EXPECT_EQ(official({"configure", "get", "sso_role_name", "--profile", "corp"}), "Train\n");
}

TEST_F(ProfileFiles, AProfileThatGetsItsKeysAnotherWayIsNotTouched)
{
    const std::string config =
        "[profile role]\nrole_arn = r\nsource_profile = x\n[profile corp]\nsso_session = c\n"
        "sso_account_id = 1\nsso_role_name = r\n[profile helper]\ncredential_process = /bin/mine\n"
        "[profile boxed]\ncredential_process = /usr/bin/trainyard-keychain get boxed\n";
    m_home.write(".aws/config", config);
    for (const char *name : {"role", "corp", "helper"}) {
        const auto saved = save(entry(name));
        ASSERT_FALSE(saved) << name;
        EXPECT_EQ(saved.error().code, ErrorCode::Conflict);
    }
    EXPECT_EQ(text("config"), config);
    EXPECT_EQ(profileSource("boxed", environment()), ProfileSource::Keychain);
    ASSERT_TRUE(save(entry("boxed")));
    EXPECT_THAT(text("config"), Not(HasSubstr("trainyard-keychain")));
    auto boxed = entry("boxed");
    boxed.keys.reset();
    boxed.keychain = true;
    ASSERT_TRUE(save(boxed));
    EXPECT_THAT(text("credentials"), Not(HasSubstr("AKID"))) << "they would go before the keychain's";
    EXPECT_THAT(text("config"), HasSubstr("trainyard-keychain get boxed\n"));
}

TEST_F(ProfileFiles, WhatCouldChangeTheFileIsRefused)
{
    for (const std::string &name :
         std::vector<std::string>{"", "local", "environment", "a b", "a]\n[b", "a\nb", "ä", std::string(65, 'a')})
        EXPECT_NE(profileNameProblem(name), "") << name;
    auto bad = entry("work");
    bad.region = "eu-west-1\n[default]";
    EXPECT_EQ(save(bad).error().code, ErrorCode::InvalidArgument);
    bad = entry("work");
    bad.keys->secretKey = Secret("a\naws_access_key_id = other");
    const auto refused = save(bad);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().detail, Not(HasSubstr("other"))) << "a secret is never quoted";
    EXPECT_EQ(text("credentials"), "");
}

TEST(ReadKeys, InEveryFormThatAwsHandsOut) // A1, A5
{
    const std::map<std::string, std::string> forms{
        {"portal", "export AWS_ACCESS_KEY_ID=\"ASIAFORM\"\nexport AWS_SECRET_ACCESS_KEY=\"se/cret+=\"\nexport "
                   "AWS_SESSION_TOKEN=\"tok==\"\n"},
        {"power shell", "$Env:AWS_ACCESS_KEY_ID=\"ASIAFORM\"\r\n$Env:AWS_SECRET_ACCESS_KEY=\"se/cret+=\"\r\n"
                        "$Env:AWS_SESSION_TOKEN=\"tok==\"\r\n"},
        {"file", "[123_Role]\naws_access_key_id=ASIAFORM\naws_secret_access_key = se/cret+=\naws_session_token=tok=="},
        {"process",
         R"({"Version": 1, "AccessKeyId": "ASIAFORM", "SecretAccessKey": "se/cret+=", "SessionToken": "tok=="})"},
        {"sts", R"({"Credentials": {"AccessKeyId": "ASIAFORM", "SecretAccessKey": "se/cret+=", "SessionToken": "tok==",
                    "Expiration": "2098-01-01T00:00:00+00:00"}})"},
        {"bare", "ASIAFORM\nse/cret+=\ntok==\n"}};
    for (const auto &[name, text] : forms) {
        const auto keys = readKeys(text);
        ASSERT_TRUE(keys) << name << keys.error().detail;
        EXPECT_EQ(keys->accessKeyId, "ASIAFORM") << name;
        EXPECT_EQ(keys->secretKey.reveal(), "se/cret+=") << name;
        EXPECT_EQ(keys->sessionToken.reveal(), "tok==") << name;
        EXPECT_EQ(keys->expires.has_value(), name == "sts") << name;
    }
    const auto csv = readKeys("\xEF\xBB\xBF"
                              "Access key ID,Secret access key\r\nAKIACSV,se/cret+=\r\n");
    ASSERT_TRUE(csv) << csv.error().detail;
    EXPECT_EQ(csv->accessKeyId + csv->secretKey.reveal(), "AKIACSVse/cret+=");
    for (const std::string text : {"", "one", "{}", "a,b\nc", "export AWS_ACCESS_KEY_ID=X", "id\nhas space", "[]"}) {
        const auto keys = readKeys(text);
        ASSERT_FALSE(keys) << text;
        EXPECT_EQ(keys.error().code, ErrorCode::InvalidArgument);
    }
}
