#include "backend/protocol/host_log.h"

#include <gmock/gmock.h>

namespace trainyard::protocol {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(HostLog, ReadsBothLayoutsAndFourUnits)
{
    const std::chrono::seconds at(1'538'412'345);
    const HostEvent event{3, false, "10.0.1.7", at};
    EXPECT_EQ(toLine(event), "3 REMOVED 10.0.1.7 1538412345000000000");
    for (const char *line : {"3 REMOVED 10.0.1.7 1538412345000000000", " 3 10.0.1.7 REMOVED 1538412345\r",
                             "3\t10.0.1.7  REMOVED 1538412345000", "3 REMOVED 10.0.1.7 1538412345000000"}) {
        const auto read = hostEventFromLine(line);
        ASSERT_TRUE(read) << line;
        EXPECT_EQ(*read, event) << line;
    }
}

TEST(HostLog, RefusesWhatIsNeither)
{
    for (const char *line : {"", "3 REMOVED 10.0.1.7", "x REMOVED 10.0.1.7 1", "3 GONE 10.0.1.7 1",
                             "3 REMOVED 10.0.1.7 -1", "3 REMOVED a;rm 1", "3 ADDED REMOVED ADDED 5 6"})
        EXPECT_FALSE(hostEventFromLine(line)) << line;
}

TEST(HostFile, IsOneHostALine)
{
    const auto hosts = hostsFromText("10.0.1.7 \n\n# a note\nworker-2\r\n10.0.1.7");
    ASSERT_TRUE(hosts);
    EXPECT_THAT(*hosts, ElementsAre("10.0.1.7", "worker-2", "10.0.1.7"));
    EXPECT_THAT(hostsFromText("a b\n").error().detail, HasSubstr("\"a b\" is not one host"));
    EXPECT_FALSE(hostsFromText("$(reboot)\n"));
    EXPECT_TRUE(hostsFromText("")->empty());
}

} // namespace
} // namespace trainyard::protocol
