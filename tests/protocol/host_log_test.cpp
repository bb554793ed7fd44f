#include "backend/protocol/host_log.h"

#include <gmock/gmock.h>

namespace trainyard::protocol {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(HostLog, IsTheLayoutOfDynamicTraining)
{
    EXPECT_EQ(toLine({3, false, "10.0.1.7", std::chrono::seconds(1'538'412'345)}),
              "3 REMOVED 10.0.1.7 1538412345000000000");
}

TEST(HostLog, BothLayoutsAreRead)
{
    const HostEvent added{0, true, "172.31.65.62", std::chrono::nanoseconds(1'542'536'656'974'259'605)};
    EXPECT_EQ(hostEventFromLine("0 ADDED 172.31.65.62 1542536656974259605"), added);
    EXPECT_EQ(hostEventFromLine(toLine(added)), added);
    EXPECT_EQ(hostEventFromLine("\t1  172.31.65.62 REMOVED 1542536656 \r"),
              (HostEvent{1, false, "172.31.65.62", std::chrono::seconds(1'542'536'656)}));
    EXPECT_EQ(hostEventFromLine("1 10.0.0.1 ADDED 1542536656974")->at, std::chrono::milliseconds(1'542'536'656'974));
    EXPECT_EQ(hostEventFromLine("1 10.0.0.1 ADDED 1542536656974259")->at,
              std::chrono::microseconds(1'542'536'656'974'259));
}

TEST(HostLog, NoTimeOverflows)
{
    for (const char *time : {"99999999999", "99999999999999", "99999999999999999", "9223372036854775807"}) {
        const auto event = hostEventFromLine(std::string("0 ADDED 10.0.0.1 ") + time);
        ASSERT_TRUE(event) << time;
        EXPECT_GE(event->at, std::chrono::seconds(9'000'000'000)) << time;
    }
}

TEST(HostLog, OtherLinesAreSkipped)
{
    for (const char *line :
         {"", "ADDED", "0 ADDED 10.0.0.1", "-1 ADDED 10.0.0.1 5", "0 JOINED 10.0.0.1 5", "0 ADDED 10.0.0.1 5 6",
          "0 ADDED $(reboot) 5", "0 ADDED 10.0.0.1 1e9", "0 ADDED 10.0.0.1 99999999999999999999"})
        EXPECT_FALSE(hostEventFromLine(line)) << line;
    const std::string text = "0 ADDED 10.0.0.1 5\n" + std::string(1u << 20, 'x') + "\n1 " + std::string(1, '\0') +
                             " ADDED 5\n1 10.0.0.1 REMOVED 6\n0 ADDED 10.0.0.1 7";
    const auto events = hostEventsFromText(text);
    ASSERT_EQ(events.size(), 3u);
    EXPECT_EQ(events[1].sequence, 1);
    EXPECT_FALSE(events[1].added);
    EXPECT_EQ(events[2].sequence, 0) << "another run appended to the file";
}

TEST(HostLog, AFileOfAHundredThousandLinesIsRead)
{
    std::string text;
    for (int i = 0; i < 100'000; ++i)
        text += std::to_string(i) + " ADDED 10.0.0.1 1542536656\n";
    EXPECT_EQ(hostEventsFromText(text).size(), 100'000u);
}

TEST(HostFile, NamesEachLineThatIsNoHost)
{
    const std::string text = std::string("10.0.1.7\n\nnot an address\n10.0.1.8\n") + std::string(1u << 20, '7') +
                             "\n10.0." + std::string(1, '\0') + "1\n# a note\n<b>x</b>\n";
    const auto problems = hostProblems(text);
    ASSERT_EQ(problems.size(), 4u);
    EXPECT_EQ(problems[0], (HostProblem{3, "not an address", "has several words"}));
    EXPECT_EQ(problems[1].line, 5);
    EXPECT_EQ(problems[1].why, "is longer than 255 characters");
    EXPECT_EQ(problems[2].line, 6);
    EXPECT_EQ(problems[3].line, 8);
    EXPECT_FALSE(hostsFromText(text));
    EXPECT_TRUE(hostProblems("10.0.1.7\n").empty());
}

TEST(HostFile, HasALimit)
{
    std::string text;
    for (int i = 0; i < 100'000; ++i)
        text += "10.0.1.7\n";
    EXPECT_THAT(hostsFromText(text).error().detail, HasSubstr("line 8193 is not one host: it is beyond the limit"));
    EXPECT_EQ(hostProblems(text).size(), 100'000u - 8192u);
}

TEST(HostFile, IsOneHostALine)
{
    const auto hosts = hostsFromText("10.0.1.7 \n\n# a note\nworker-2\r\n10.0.1.7");
    ASSERT_TRUE(hosts);
    EXPECT_THAT(*hosts, ElementsAre("10.0.1.7", "worker-2", "10.0.1.7"));
    EXPECT_THAT(hostsFromText("10.0.1.7\na b\n").error().detail, HasSubstr("line 2 is not one host: it has several"));
    EXPECT_FALSE(hostsFromText("$(reboot)\n"));
    EXPECT_TRUE(hostsFromText("")->empty());
}

} // namespace
} // namespace trainyard::protocol
