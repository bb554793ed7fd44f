#include "backend/cluster/cloud/access/console_text.h"

#include <gtest/gtest.h>

namespace trainyard::cluster {

TEST(ConsoleText, TheLastLineWithContent)
{
    EXPECT_EQ(lastLine("[ 0.0] Linux\r\n\x1b[0;1;31mkernel panic\x1b[0m - not syncing\r\n\r\n\x1b[0m \n"),
              "kernel panic - not syncing");
    EXPECT_EQ(lastLine("fetching 10%\rfetching 100%\rdone\r\n"), "done");
    EXPECT_EQ(lastLine("one"), "one");
    EXPECT_EQ(lastLine(" \n\t\r\n"), "");
    EXPECT_EQ(lastLine(""), "");
}

TEST(ConsoleText, SteersNoTerminal)
{
    EXPECT_EQ(lastLine("\x1b]0;title\a\x1b[2Ja\bb\x7f"), "a?b?");
    EXPECT_EQ(lastLine("a\x1b"), "a");
    EXPECT_EQ(lastLine("a\x1b[12"), "a");
    EXPECT_EQ(lastLine("a\x1b]0;b"), "a");
    EXPECT_EQ(lastLine("\xe2\x80\xae"
                       "abc\xff"),
              "?abc?");
    EXPECT_EQ(lastLine(std::string(500, 'x')).size(), 200U);
}

} // namespace trainyard::cluster
