#include "backend/cli/output/terminal.h"

#include <cstdlib>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <termios.h>
#include <unistd.h>

#include "backend/cli/context.h"
#include "backend/cli/output/preflight_text.h"
#include "backend/cli/output/prompt_line.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"

using namespace trainyard::cli;

namespace {

/// Standard output and standard error of this process on a terminal with colours, until its content is taken.
class ColouredTerminal {
public:
    ColouredTerminal()
    {
        const bool isOpen = ::grantpt(m_master.get()) == 0 && ::unlockpt(m_master.get()) == 0;
        const char *name = isOpen ? ::ptsname(m_master.get()) : nullptr;
        const trainyard::Fd slave(name ? ::open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1);
        termios raw{};
        if (!slave || ::tcgetattr(slave.get(), &raw) != 0)
            return;
        ::cfmakeraw(&raw); // line feeds as they are
        ::tcsetattr(slave.get(), TCSANOW, &raw);
        std::fflush(nullptr);
        for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
            m_before.emplace_back(::dup(stream));
            ::dup2(slave.get(), stream);
        }
        ::setenv("TERM", "xterm", 1);
        ::unsetenv("NO_COLOR");
    }
    ~ColouredTerminal() { content(); }
    ColouredTerminal(const ColouredTerminal &) = delete;
    ColouredTerminal &operator=(const ColouredTerminal &) = delete;

    bool isThere() const { return !m_before.empty(); }
    /// Gives the streams back.
    /// \return all that has arrived at the terminal
    std::string content()
    {
        if (!isThere())
            return {};
        std::fflush(nullptr);
        ::dup2(m_before[0].get(), STDOUT_FILENO);
        ::dup2(m_before[1].get(), STDERR_FILENO);
        m_before.clear();
        ::setenv("TERM", m_term.c_str(), 1);
        if (!m_noColour.empty())
            ::setenv("NO_COLOR", m_noColour.c_str(), 1);
        std::string shown, part(1u << 12, '\0');
        for (ssize_t size; (size = ::read(m_master.get(), part.data(), part.size())) > 0;)
            shown += part.substr(0, std::size_t(size));
        return shown;
    }

private:
    const std::string m_term = trainyard::environment("TERM"), m_noColour = trainyard::environment("NO_COLOR");
    const trainyard::Fd m_master{::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)};
    std::vector<trainyard::Fd> m_before; ///< the streams of the test; empty: they are not replaced
};

} // namespace

TEST(Terminal, AQuestionEndsAtItsDeadline)
{
    int input[2];
    ASSERT_EQ(::pipe(input), 0);
    const int before = ::dup(STDIN_FILENO);
    ASSERT_EQ(::dup2(input[0], STDIN_FILENO), STDIN_FILENO);
    testing::internal::CaptureStderr();
    const auto line =
        promptLine("Code of a\033[8mb: ", false, {trainyard::Deadline::after(std::chrono::seconds(0)), {}});
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "Code of a?[8mb: "); // S15
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
    EXPECT_EQ(table.text(Terminal{}).bytes(), "NAME  NODES  STATE\n"
                                              "demo      3  ready\n"
                                              "\u00fcber     12\n");
}

TEST(Terminal, PaintsOnlyWhereThereIsColour)
{
    Terminal terminal;
    EXPECT_EQ(terminal.paint(Paint::Bad, "x").bytes(), "x");
    terminal.colour = true;
    EXPECT_EQ(terminal.paint(Paint::Bad, "x").bytes(), "\033[31mx\033[0m");
    EXPECT_EQ(terminal.paint(Paint::Plain, "x").bytes(), "x");
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
    EXPECT_EQ(table.text(Terminal{}).bytes(), "NAME\na?[2J b\n");
}

TEST(Terminal, OnlyOurOwnColoursReachIt) // S15: ESC[8m hides what follows, also after the end of the program
{
    ColouredTerminal terminal;
    if (!terminal.isThere())
        GTEST_SKIP() << "this system has no free pseudo-terminal";
    const std::string hides = "a\033[8m\033[0mb";
    const Context context({}, {});
    context.failure({trainyard::ErrorCode::RemoteCommandFailed, "ssh:worker-1", hides});
    context.wrongUsage(hides);
    context.printMessage("Note: " + hides);
    context.print({}, hides + "\n");
    context.printText(context.out.paint(Paint::Bad, hides) + hides + "\n");
    trainyard::cluster::Preflight preflight;
    preflight.findings.emplace_back().text = trainyard::say("%1 is missing", hides);
    context.printText(text(preflight, context.out));
    Table table({{hides}});
    table.add({hides});
    context.printText(table.text(context.out));
    const std::string shown = terminal.content();
    EXPECT_THAT(shown, testing::Not(testing::HasSubstr("\033[8m")));
    EXPECT_THAT(shown, testing::HasSubstr("Note: a?[8m?[0mb\na?[8m?[0mb\n"));
    EXPECT_THAT(shown, testing::HasSubstr("\033[31ma?[8m?[0mb\033[0ma?[8m?[0mb\n")) << "our colour, and no other";
    EXPECT_THAT(shown, testing::HasSubstr("\033[1ma?[8m?[0mb\033[0m\na?[8m?[0mb\n")) << "a heading, and its cell";
}
