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
