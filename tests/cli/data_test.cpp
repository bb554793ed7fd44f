// `data rm`, `get` and `ls` against a real local cloud, with object keys that another party has chosen.
#include <fstream>

#include <gmock/gmock.h>

#include "backend/aws/s3/s3_client.h"
#include "tests/cli/at_local_cloud.h"

using namespace trainyard;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::UnorderedElementsAre;

namespace {

class DataAtLocalCloud : public AtLocalCloud {
protected:
    void SetUp() override
    {
        AtLocalCloud::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        const auto endpoint = aws::readLocalEndpoint(m_state);
        ASSERT_TRUE(endpoint);
        aws::ClientConfig config;
        config.credentials = aws::fixedCredentials({endpoint->accessKeyId, endpoint->secretAccessKey, {}, {}});
        config.region = endpoint->region;
        config.endpointUrl = endpoint->url();
        m_s3 = std::make_unique<aws::S3Client>(std::make_shared<net::HttpClient>(), config);
        ASSERT_TRUE(m_s3->createBucket("my-buck", {soon(), {}}));
    }
    static Deadline soon() { return Deadline::after(std::chrono::seconds(30)); }
    void put(const std::vector<std::string> &keys, const std::string &content = "x")
    {
        for (const auto &key : keys)
            ASSERT_TRUE(m_s3->putObject("my-buck", key, content, {soon(), {}})) << key;
    }
    std::vector<std::string> keys()
    {
        std::vector<std::string> found;
        const auto listing = m_s3->listObjects("my-buck", "", "", {soon(), {}});
        EXPECT_TRUE(listing);
        if (listing) {
            for (const auto &object : listing->objects)
                found.push_back(object.key);
        }
        return found;
    }
    std::unique_ptr<aws::S3Client> m_s3;
};

} // namespace

TEST_F(DataAtLocalCloud, ARecursiveRemovalTakesItsAddressAsAFolder) // S3
{
    put({"run1", "run1/a", "run1/b/c", "run10/a", "run11/x/a", "run1.txt"});
    const auto asked = ctl({"data", "rm", "-r", "s3://my-buck/run1"});
    EXPECT_EQ(asked.exitStatus, 2) << "there is no terminal";
    EXPECT_THAT(asked.err, HasSubstr("s3://my-buck/run1/b/c"));
    EXPECT_THAT(asked.err, HasSubstr("3 objects"));
    EXPECT_THAT(asked.err, Not(HasSubstr("run10")));
    EXPECT_EQ(keys().size(), 6u);

    const auto removed = ctl({"data", "rm", "-r", "s3://my-buck/run1", "--yes", "--json"});
    EXPECT_EQ(removed.exitStatus, 0) << removed.err;
    EXPECT_THAT(removed.err, HasSubstr("s3://my-buck/run1/a")) << "--yes leaves a record, too";
    EXPECT_THAT(parsed(removed.out)["removed"].get<std::vector<std::string>>(),
                ElementsAre("s3://my-buck/run1", "s3://my-buck/run1/a", "s3://my-buck/run1/b/c"));
    EXPECT_THAT(keys(), UnorderedElementsAre("run1.txt", "run10/a", "run11/x/a"));

    const auto none = ctl({"data", "rm", "-r", "s3://my-buck/run", "--yes"});
    EXPECT_EQ(none.exitStatus, 0) << none.err;
    EXPECT_EQ(keys().size(), 3u) << "nothing is called run";
}

TEST_F(DataAtLocalCloud, TheQuestionShowsTheFirstOfMany) // S3
{
    std::vector<std::string> many;
    for (int i = 0; i < 25; ++i)
        many.push_back("set/" + std::to_string(100 + i));
    put(many);
    const auto asked = ctl({"data", "rm", "-r", "s3://my-buck/set"});
    EXPECT_THAT(asked.err, HasSubstr("s3://my-buck/set/109"));
    EXPECT_THAT(asked.err, Not(HasSubstr("s3://my-buck/set/110")));
    EXPECT_THAT(asked.err, HasSubstr("and 15 more"));
    EXPECT_THAT(asked.err, HasSubstr("Remove 25 objects of s3://my-buck/set?"));
}

TEST_F(DataAtLocalCloud, TheQuestionOfASynchronizationShowsThem) // S3: a mistyped folder would remove all
{
    std::vector<std::string> many;
    for (int i = 0; i < 25; ++i)
        many.push_back("set/" + std::to_string(100 + i));
    put(many);
    const auto mistyped = m_home.folder() / "empty";
    std::filesystem::create_directories(mistyped);
    const auto asked = ctl({"data", "sync", mistyped.string(), "s3://my-buck/set", "--delete"});
    EXPECT_EQ(asked.exitStatus, 2) << "there is no terminal";
    EXPECT_THAT(asked.err, HasSubstr("  109\n  and 15 more"));
    EXPECT_THAT(asked.err, Not(HasSubstr("  110")));
    EXPECT_THAT(asked.err, HasSubstr("Remove 25 files of s3://my-buck/set?"));
    EXPECT_EQ(keys().size(), 25u);
}

TEST_F(DataAtLocalCloud, OneBadKeyDoesNotKeepTheRestFromBeingFetched) // S15
{
    put({"set/", "set/empty/"}, ""); // folders as the S3 console creates them
    put({"set/a", "set/b/c", "set/../up", "set/b", "set//double", "setting"});
    const auto to = m_home.folder() / "back";
    const auto got = ctl({"data", "get", "s3://my-buck/set/", to.string(), "--json"});
    EXPECT_EQ(got.exitStatus, 1) << got.err;
    const auto value = parsed(got.out);
    EXPECT_EQ(value["files"].size(), 2u) << value;
    std::vector<std::string> skipped;
    for (const auto &one : value["skipped"])
        skipped.push_back(one["uri"]);
    EXPECT_THAT(skipped,
                UnorderedElementsAre("s3://my-buck/set/../up", "s3://my-buck/set/b", "s3://my-buck/set//double"));
    EXPECT_THAT(got.err, HasSubstr("s3://my-buck/set/../up: its name would lead out of the folder"));
    EXPECT_EQ(readFile(to / "a").value_or(""), "x");
    EXPECT_EQ(readFile(to / "b/c").value_or(""), "x");
    EXPECT_FALSE(std::filesystem::exists(m_home.folder() / "up"));

    for (const char *key : {"set/../up", "set/b", "set//double"})
        ASSERT_TRUE(m_s3->deleteObject("my-buck", key, {soon(), {}}));
    const auto good = ctl({"data", "get", "s3://my-buck/set/", to.string()});
    EXPECT_EQ(good.exitStatus, 0) << "markers of folders are nothing to speak of: " << good.err;
}

TEST_F(DataAtLocalCloud, KeysCannotSteerTheTerminal) // S15
{
    put({"k\033]0;title\007\033[31mred",
         "c1\xc2\x9b"
         "31m",
         "bidi\xe2\x80\xae"
         "gpj"});
    for (const auto &words : {std::vector<std::string>{"data", "ls", "s3://my-buck"},
                              {"data", "ls", "s3://my-buck", "--json"},
                              {"data", "get", "s3://my-buck/", (m_home.folder() / "back").string()},
                              {"data", "rm", "-r", "s3://my-buck"}}) {
        const auto outcome = ctl(words);
        for (const auto *bad : {"\033", "\007", "\xc2\x9b", "\x9b"})
            EXPECT_THAT(outcome.out + outcome.err, Not(HasSubstr(bad))) << testing::PrintToString(words);
        EXPECT_THAT(outcome.out + outcome.err, HasSubstr("my-buck"));
    }
    EXPECT_THAT(ctl({"data", "ls", "s3://my-buck"}).out, HasSubstr("s3://my-buck/k?]0;title??[31mred"));
    // JSON output preserves every character in escaped form.
    bool kept = false;
    const auto listed = asked({"data", "ls", "s3://my-buck"});
    for (const auto &entry : listed["entries"])
        kept = kept || entry["uri"] == "s3://my-buck/c1\xc2\x9b"
                                       "31m";
    EXPECT_TRUE(kept);
}
