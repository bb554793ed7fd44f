// `run` refuses a job that does not fit its data before it uses a machine: real commands, a real local cloud.
#include <gmock/gmock.h>

#include "backend/data/idx.h"
#include "tests/cli/at_local_cloud.h"
#include "tests/cli/loopback_server.h"

using namespace trainyard;
using testing::HasSubstr;

namespace {

class RunCheck : public AtLocalCloud {
protected:
    void SetUp() override
    {
        AtLocalCloud::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        launch("demo");
        const auto folder = m_home.folder() / "pictures";
        std::filesystem::create_directories(folder);
        for (const auto part : {data::Split::Train, data::Split::Validation}) {
            data::ImageSet set{{28, 28, 1}, 10, std::vector<std::uint8_t>(60 * 28 * 28), {}};
            for (int i = 0; i < 60; ++i)
                set.labels.push_back(i % 10);
            ASSERT_TRUE(data::writeMnist(folder, part, set));
        }
        const auto put = ctl({"data", "put", folder.string(), "s3://my-pictures/small"});
        ASSERT_EQ(put.exitStatus, 0) << put.err;
    }
    ProcessOutcome run(std::vector<std::string> words, const std::string &data = "s3://my-pictures/small")
    {
        words.insert(words.begin(), {"run", "demo", "--data", data});
        return ctl(words);
    }
};

} // namespace

TEST_F(RunCheck, RefusesAModelForOtherPictures)
{
    const auto refused = run({"--model", "cifar-resnet-20-32x32"});
    EXPECT_EQ(refused.exitStatus, 2) << refused.err;
    EXPECT_THAT(refused.err, HasSubstr("The pictures of s3://my-pictures/small have 1 channel (grey), and "
                                       "cifar-resnet-20-32x32 takes 3 channels (colour)"));
    EXPECT_THAT(refused.err, HasSubstr("smaller than the 32x32"));
    const auto value = nlohmann::json::parse(
        ctl({"--json", "run", "demo", "--data", "s3://my-pictures/small", "--num-classes", "4"}).out, nullptr, false);
    EXPECT_EQ(value["error"]["code"], "InvalidArgument") << value;
    EXPECT_EQ(value["error"]["source"], "--num-classes") << value;
    EXPECT_EQ(value["findings"][0]["option"], "--num-classes") << value;
    EXPECT_EQ(value["findings"][0]["severity"], "problem") << value;
    EXPECT_THAT(value["findings"][0]["sentence"].get<std::string>(), HasSubstr("choose --num-classes 10."));
    EXPECT_EQ(asked({"runs"})["runs"].size(), 0u) << "nothing was started";
}

TEST_F(RunCheck, RefusesDataThatIsNotThere)
{
    const auto refused = run({}, "s3://my-pictures/nothing");
    EXPECT_EQ(refused.exitStatus, 1) << refused.err;
    EXPECT_THAT(refused.err, HasSubstr("s3://my-pictures/nothing"));
    EXPECT_EQ(asked({"runs"})["runs"].size(), 0u);
}

TEST(RunCheckWithoutACloud, ShapesAreRefusedBeforeAnyRequest)
{
    FlakyEndpoint endpoint(FlakyEndpoint::http(500, "text/plain", "no"));
    Home home;
    home.pointAt(endpoint.url());
    for (const auto &words : std::vector<std::vector<std::string>>{
             {"--network", "resnet", "--num-layers", "20", "--image-shape", "1,28,28"},
             {"--model", "lenet", "--image-shape", "3,28,28"},
             {"--kv-store", "local", "--servers", "1"}}) {
        std::vector<std::string> line{"run", "demo", "--data", "s3://b/p"};
        line.insert(line.end(), words.begin(), words.end());
        const auto refused = home.run(line);
        EXPECT_EQ(refused.exitStatus, 2) << refused.err;
        EXPECT_TRUE(isOneSentence(refused.err)) << refused.err;
    }
    EXPECT_EQ(endpoint.requests(), 0);
}
