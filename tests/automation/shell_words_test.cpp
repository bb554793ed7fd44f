#include <gmock/gmock.h>

#include "backend/automation/shell_words.h"
#include "backend/core/system/process.h"
#include "backend/core/time/deadline.h"

using namespace trainyard;
using namespace trainyard::automation;
using testing::ElementsAre;

TEST(ShellWords, AreThoseOfAShell)
{
    EXPECT_THAT(*shellWords("run demo --env 'A=b c' \"say \\\"hi\\\"\" a\\ b"),
                ElementsAre("run", "demo", "--env", "A=b c", "say \"hi\"", "a b"));
    EXPECT_THAT(*shellWords("  a''b \"\" # comment 'x"), ElementsAre("ab", ""));
    EXPECT_THAT(*shellWords("a#b $HOME *.py ~"), ElementsAre("a#b", "$HOME", "*.py", "~"));
    EXPECT_TRUE(shellWords("")->empty());
    EXPECT_TRUE(shellWords("# only a comment")->empty());
    for (const char *wrong : {"'a", "\"a", "a\\"})
        EXPECT_FALSE(shellWords(wrong)) << wrong;
}

TEST(ShellWords, ComeBackFromALine)
{
    const std::vector<std::string> words{"a b",        "",         "it's",       "$(rm -rf x)", "`x`", "\\",
                                         "two\nlines", "\xc3\xbc", "\"quoted\"", "-n",          "*"};
    const std::string line = lineOf(words);
    EXPECT_EQ(shellWords(line).value_or(std::vector<std::string>()), words);
    const auto printed = runProcess({{"/bin/sh", "-c", "for word in " + line + "; do printf '%s\\0' \"$word\"; done"}},
                                    {Deadline::after(std::chrono::seconds(20)), {}});
    ASSERT_TRUE(printed) << printed.error().detail;
    std::string expected;
    for (const std::string &word : words)
        expected += word + '\0';
    EXPECT_EQ(printed->out, expected) << "a real shell makes the same words";
}
