#include "backend/cli/output/terminal.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "backend/cli/output/prompt_line.h"

using namespace trainyard::cli;

TEST(Terminal, AQuestionEndsAtItsDeadline)
{
    int input[2];
    ASSERT_EQ(::pipe(input), 0);
    const int before = ::dup(STDIN_FILENO);
    ASSERT_EQ(::dup2(input[0], STDIN_FILENO), STDIN_FILENO);
    const auto line = promptLine("One-time code: ", false, {trainyard::Deadline::after(std::chrono::seconds(0)), {}});
    ::dup2(before, STDIN_FILENO);
    for (const int fd : {input[0], input[1], before})
        ::close(fd);
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error().code, trainyard::ErrorCode::Timeout);
}

TEST(Terminal, WidthCountsCharactersAndNotBytes)
{
    EXPECT_EQ(displayWidth("worker-1"), 8u);
    EXPECT_EQ(displayWidth("\u2713 \u00fcber"), 6u);
}

TEST(Terminal, TextIsCutAtACharacter)
{
    EXPECT_EQ(fitted("worker", 6, true), "worker");
    EXPECT_EQ(fitted("worker-12", 6, false), "wor...");
    EXPECT_EQ(fitted("\u00fc\u00fc\u00fc\u00fc\u00fc", 3, true), "\u00fc\u00fc\u2026");
    EXPECT_EQ(fitted("abc", 0, true), "\u2026");
}

TEST(Terminal, AColumnIsAsWideAsItsWidestCell)
{
    Table table({{"NAME"}, {"NODES", Table::Align::Right}, {"STATE"}});
    table.add({"demo", "3", "ready"});
    table.add({"\u00fcber", "12"});
    EXPECT_EQ(table.text(Terminal{}), "NAME  NODES  STATE\n"
                                      "demo      3  ready\n"
                                      "\u00fcber     12\n");
}

TEST(Terminal, PaintsOnlyWhereThereIsColour)
{
    Terminal terminal;
    EXPECT_EQ(terminal.paint(Paint::Bad, "x"), "x");
    terminal.colour = true;
    EXPECT_EQ(terminal.paint(Paint::Bad, "x"), "\033[31mx\033[0m");
    EXPECT_EQ(terminal.paint(Paint::Plain, "x"), "x");
}

TEST(Terminal, ProgressBarsStayInTheirWidth)
{
    EXPECT_EQ(progressBar(0, 12), "[          ]");
    EXPECT_EQ(progressBar(0.5, 12), "[====>     ]");
    EXPECT_EQ(progressBar(1, 12), "[==========]");
    EXPECT_EQ(progressBar(7, 12).size(), 12u);
    EXPECT_EQ(progressBar(-7, 12).size(), 12u);
}

TEST(Terminal, TextOfOthersCannotSteerIt) // S15
{
    EXPECT_EQ(printable("plain \u00fcber\t\u6f22\nline\r\nnext"), "plain \u00fcber\t\u6f22\nline\nnext");
    EXPECT_EQ(printable("\033]0;title\007\033[31m"), "?]0;title??[31m");
    EXPECT_EQ(printable("a\rb\bc\x7f"), "a?b?c?");
    EXPECT_EQ(printable("\xc2\x9b"
                        "31m \u202egpj \u2066x"),
              "?31m ?gpj ?x");
    EXPECT_EQ(printable("\x9b"
                        "31m \xc3"),
              "?31m ?")
        << "no UTF-8";
    EXPECT_EQ(printable("\xc0\x9b \xed\xa0\x80 \xf4\x90\x80\x80"), "?? ??? ????") << "overlong, a surrogate, too large";
    Table table({{"NAME"}});
    table.add({"a\033[2J\nb"});
    EXPECT_EQ(table.text(Terminal{}), "NAME\na?[2J b\n");
}
