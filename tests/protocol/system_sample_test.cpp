#include "backend/protocol/system_sample.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>

#include "backend/protocol/agent.h"

namespace trainyard::protocol {
namespace {

using ::testing::HasSubstr;

TEST(SystemSample, IsWrittenAndReadAlike)
{
    SystemSample sample{.t = 1764205123.25, .cores = 96};
    EXPECT_EQ(toLine(sample), R"({"cores":96,"t":1764205123.25,"v":1})");
    EXPECT_EQ(*systemSampleFromLine(toLine(sample)), sample) << "what was not measured stays so";
    sample.processorPercent = 97.5;
    sample.memoryUsed = 0;
    sample.memoryTotal = std::uint64_t(1) << 40;
    sample.diskRead = 1e9;
    sample.diskWritten = 0;
    sample.diskUsed = 5;
    sample.diskTotal = 6;
    sample.networkReceived = 7;
    sample.networkSent = 8;
    sample.gpus = {{88, 64, std::uint64_t(12) << 30, std::uint64_t(16) << 30}, {}};
    EXPECT_EQ(*systemSampleFromLine(toLine(sample)), sample);
    EXPECT_EQ(toLine(sample).find('\n'), std::string::npos);
    sample.gpus.assign(1000, {100, 999, std::uint64_t(1) << 50, std::uint64_t(1) << 50});
    EXPECT_LE(toLine(sample).size(), kMaxSampleLine);
    EXPECT_EQ(systemSampleFromLine(toLine(sample))->gpus.size(), kMostGpus);
}

TEST(SystemSample, IsWrittenWithoutNumbersThatCannotBe)
{
    SystemSample sample{.t = 1, .cores = 1};
    sample.processorPercent = std::nan("");
    sample.diskRead = std::numeric_limits<double>::infinity();
    sample.networkSent = -5;
    const auto read = systemSampleFromLine(toLine(sample));
    ASSERT_TRUE(read);
    EXPECT_FALSE(read->processorPercent);
    EXPECT_FALSE(read->diskRead);
    EXPECT_EQ(read->networkSent, 0.0);
}

TEST(SystemSample, FromAnyMachineIsChecked)
{
    for (const auto &[line, words] : std::initializer_list<std::pair<const char *, const char *>>{
             {"", "not"},
             {"[]", "not"},
             {R"({"v":1})", "t"},
             {R"({"t":1})", "v"},
             {R"({"v":0,"t":1})", "v"},
             {R"({"v":1,"t":-1})", "t"},
             {R"({"v":1,"t":1e300})", "t"},
             {R"({"v":1,"t":1,"cores":-1})", "cores"},
             {R"({"v":1,"t":1,"cpu":101})", "cpu"},
             {R"({"v":1,"t":1,"cpu":"90"})", "cpu"},
             {R"({"v":1,"t":1,"memUsed":-1})", "memUsed"},
             {R"({"v":1,"t":1,"memTotal":1.5})", "memTotal"},
             {R"({"v":1,"t":1,"memTotal":99999999999999999999})", "memTotal"},
             {R"({"v":1,"t":1,"diskRead":-2})", "diskRead"},
             {R"({"v":1,"t":1,"gpus":{}})", "gpus"},
             {R"({"v":1,"t":1,"gpus":[7]})", "gpus"},
             {R"({"v":1,"t":1,"gpus":[{"use":101}]})", "use"},
         }) {
        const auto read = systemSampleFromLine(line);
        ASSERT_FALSE(read) << line;
        EXPECT_EQ(read.error().code, ErrorCode::CorruptData) << line;
        EXPECT_THAT(read.error().detail, HasSubstr(words)) << line;
    }
    std::string many = R"({"v":1,"t":1,"gpus":[{})";
    for (int i = 0; i < 64; ++i)
        many += ",{}";
    EXPECT_FALSE(systemSampleFromLine(many + "]}"));
    EXPECT_FALSE(systemSampleFromLine(std::string(kMaxSampleLine + 1, ' ')));
}

TEST(SystemSample, OfANewerAgentIsReadIfItsVersionIsKnown)
{
    const auto more = systemSampleFromLine(R"({"v":1,"t":1,"fans":[1,2]})");
    ASSERT_TRUE(more);
    EXPECT_EQ(more->t, 1.0);
    EXPECT_EQ(systemSampleFromLine(R"({"v":2,"t":1})").error().code, ErrorCode::ProtocolMismatch);
}

TEST(SystemSample, IsRequestedFromTheAgentByACursor)
{
    const auto line = toLine(AgentRequest{7, AgentSamples{.file = 1764205123000, .offset = 42}});
    const auto request = agentRequestFromLine(line);
    ASSERT_TRUE(request);
    const auto *samples = std::get_if<AgentSamples>(&request->command);
    ASSERT_TRUE(samples);
    EXPECT_EQ(samples->file, 1764205123000u);
    EXPECT_EQ(samples->offset, 42u);
    EXPECT_FALSE(agentRequestFromLine(R"({"id":1,"do":"samples","file":-1,"offset":0})"));
    EXPECT_FALSE(agentRequestFromLine(R"({"id":1,"do":"samples","file":1,"path":"/etc/passwd"})"));
}

} // namespace
} // namespace trainyard::protocol
