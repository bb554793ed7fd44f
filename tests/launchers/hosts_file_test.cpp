#include "backend/launchers/hosts_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trainyard::launchers {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(HostsFile, ReadsWhatLaunchersRead)
{
    const auto hosts = parseHostsFile("10.0.0.1\n"
                                      "\n"
                                      "  10.0.0.2:2222  \r\n"
                                      "# the last one is the master\n"
                                      "worker_3.example slots=4\n"
                                      "10.0.0.4:23 slots=2 max_slots=8 # half\n"
                                      "[fd00::5]:24\n"
                                      "fd00::6\n"
                                      "deeplearning-worker1");
    ASSERT_TRUE(hosts) << hosts.error().detail;
    EXPECT_THAT(*hosts, ElementsAre(HostLine{"10.0.0.1"}, HostLine{"10.0.0.2", 2222},
                                    HostLine{"worker_3.example", 22, 4}, HostLine{"10.0.0.4", 23, 2},
                                    HostLine{"fd00::5", 24}, HostLine{"fd00::6"}, HostLine{"deeplearning-worker1"}));
}

TEST(HostsFile, WritesWithoutComments)
{
    const std::vector<HostLine> hosts{{"10.0.0.1"}, {"10.0.0.2", 2222, 3}, {"fd00::5", 24}, {"fd00::6"}, {"a:b"}};
    EXPECT_EQ(hostsFile(hosts), "10.0.0.1\n10.0.0.2:2222\n[fd00::5]:24\nfd00::6\n[a:b]\n");
    const auto again = parseHostsFile(hostsFile(hosts));
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)[1], (HostLine{"10.0.0.2", 2222, 1})) << "launch.py knows no slots";
}

TEST(HostsFile, HasTheHeadLast) // G12
{
    std::vector<HostLine> hosts{{"10.0.0.1"}, {"10.0.0.3", 2222}, {"10.0.0.2"}};
    putLast(hosts, "10.0.0.1");
    EXPECT_EQ(hostsFile(hosts), "10.0.0.3:2222\n10.0.0.2\n10.0.0.1\n");
    EXPECT_EQ(slotsFile(hosts, 4), "10.0.0.3 slots=4\n10.0.0.2 slots=4\n10.0.0.1 slots=4\n");
    EXPECT_TRUE(parseHostsFile(slotsFile(hosts, 4)));
    putLast(hosts, "");
    EXPECT_EQ(hosts.front().host, "10.0.0.3") << "without a head the order stays";
}

TEST(HostsFile, NamesTheLineThatIsWrong)
{
    for (const auto &[text, words] : std::initializer_list<std::pair<const char *, const char *>>{
             {"", "names no host"},
             {"# none\n", "names no host"},
             {"a\n-oProxyCommand=reboot\n", "line 2, \"-oProxyCommand=reboot\", names no host"},
             {"a;reboot", "names no host"},
             {"a b", "names no host"},
             {"a:", "has no port behind the colon"},
             {"a:0", "port that is not in 1 to 65535"},
             {"a:70000", "port that is not in 1 to 65535"},
             {"a:22x", "port that is not in 1 to 65535"},
             {"[fd00::1", "no closing bracket"},
             {"[fd00::1]22", "more than a port"},
             {"a slots=0", "slots that are not in 1 to 4096"},
             {"a slots=many", "slots that are not in 1 to 4096"}}) {
        const auto hosts = parseHostsFile(text);
        ASSERT_FALSE(hosts) << text;
        EXPECT_THAT(hosts.error().detail, HasSubstr(words));
    }
    std::string many;
    for (int host = 0; host < 4097; ++host)
        many += "h\n";
    EXPECT_THAT(parseHostsFile(many).error().detail, HasSubstr("line 4097"));
}

} // namespace
} // namespace trainyard::launchers
