#include "backend/cli/output/progress_view.h"

#include <algorithm>
#include <cstdio>
#include <thread>

#include <gmock/gmock.h>
#include <unistd.h>

using namespace trainyard;
using namespace trainyard::cli;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

namespace {

StepView::Clock::time_point at(std::chrono::milliseconds t)
{
    return StepView::Clock::time_point(t);
}

std::string textOf(std::FILE *file)
{
    std::rewind(file);
    std::string text(1 << 16, 0);
    text.resize(std::fread(text.data(), 1, text.size(), file));
    return text;
}

} // namespace

TEST(StepView, AStepKeepsItsTimesAndItsLastWord)
{
    StepView board;
    board.apply({"launch", "Launching", "", StepState::Started}, at(0s));
    board.apply({"launch", "", "", StepState::Progressing, 0.5, Sentence::verbatim("2 of 3 run")}, at(1s));
    EXPECT_EQ(board.steps().front().message, "2 of 3 run");
    EXPECT_TRUE(board.steps().front().running());
    board.apply({"launch", "", "", StepState::Done}, at(2500ms));
    const auto &step = board.steps().front();
    EXPECT_EQ(step.title, "Launching");
    EXPECT_FALSE(step.running());
    EXPECT_EQ(step.ended - step.began, 2500ms);
}

TEST(StepView, AStepThatOnlyItsHostsSpeakAboutEndsWithTheLastOfThem)
{
    StepView board;
    board.apply({"upload", "Uploading", "head", StepState::Started}, at(0s));
    board.apply({"upload", "Uploading", "worker-1", StepState::Started}, at(0s));
    board.apply({"upload", "Uploading", "head", StepState::Done}, at(1s));
    EXPECT_TRUE(board.steps().front().running());
    board.apply({"upload", "Uploading", "worker-1", StepState::Failed}, at(2s));
    EXPECT_EQ(board.steps().front().state, StepState::Failed);
    EXPECT_EQ(board.steps().front().hosts.size(), 2u);
}

TEST(StepView, HostsOfOneNameAreDistinguishedByTheirResource)
{
    StepView board;
    StepEvent a{"terminate", "Terminating machines", "head", StepState::Started};
    a.subject = {"instance", "i-a", "c-a"};
    StepEvent b = a;
    b.subject = {"instance", "i-b", "c-b"};
    board.apply(a, at(0s));
    board.apply(b, at(0s));
    a.state = StepState::Done;
    board.apply(a, at(1s));
    ASSERT_EQ(board.steps().front().hosts.size(), 2u);
    EXPECT_TRUE(board.steps().front().running()); // the head of the other cluster still runs
    b.state = StepState::Done;
    board.apply(b, at(2s));
    EXPECT_EQ(board.steps().front().state, StepState::Done);
}

TEST(StepView, AStepOfHostsIsAsFarAsTheirMean)
{
    StepView board;
    board.apply({"upload", "Uploading", "head", StepState::Started}, at(0s));
    board.apply({"upload", "Uploading", "worker-1", StepState::Started}, at(0s));
    EXPECT_LT(board.steps().front().fraction, 0);
    board.apply({"upload", "Uploading", "head", StepState::Progressing, 0.5}, at(1s));
    EXPECT_DOUBLE_EQ(board.steps().front().fraction, 0.25);
    board.apply({"upload", "Uploading", "head", StepState::Done}, at(1s));
    EXPECT_DOUBLE_EQ(board.steps().front().fraction, 0.5);
}

TEST(StepView, TheSameNameWithAnotherTitleIsAnotherStep)
{
    StepView board;
    board.apply({"check", "Checking the plan", "", StepState::Done}, at(0s));
    board.apply({"check", "Checking the machine", "head", StepState::Done}, at(9s));
    ASSERT_EQ(board.steps().size(), 2u);
    EXPECT_EQ(board.steps().front().ended, at(0s));
}

TEST(StepView, LinesFitIntoTheTerminal)
{
    StepView board;
    Terminal terminal;
    terminal.columns = 60;
    board.apply({"a", "A step with a rather long title that says everything", "", StepState::Started, 0.25,
                 Sentence::verbatim("and a long message that does not fit either, whatever is done")},
                at(0s));
    for (int i = 0; i < 50; ++i)
        board.apply({"b", "Waiting for SSH", "worker-" + std::to_string(i), StepState::Started}, at(0s));
    for (const std::string &line : board.lines(terminal, at(3s)))
        EXPECT_LE(displayWidth(line), 60u) << line;
}

TEST(ProgressView, WritesPlainLinesWhereThereIsNoTerminal)
{
    std::FILE *file = std::tmpfile();
    {
        ProgressView view(file);
        const ProgressSink sink = view.sink();
        sink({"launch", "Launching 3 machines", "", StepState::Started});
        sink({"launch", "", "", StepState::Progressing, 0.1, Sentence::verbatim("first word, too early for a line")});
        sink({"upload", "Uploading", "worker-1", StepState::Started});
        sink({"upload", "Uploading", "worker-1", StepState::Done});
        sink({"launch", "", "", StepState::Done});
        view.printLine("a note");
    }
    const std::string text = textOf(file);
    EXPECT_THAT(text, HasSubstr("] Launching 3 machines\n"));
    EXPECT_THAT(text, HasSubstr("] Uploading, worker-1: done\n"));
    EXPECT_THAT(text, HasSubstr("] Launching 3 machines: done in "));
    EXPECT_THAT(text, HasSubstr("\na note\n"));
    EXPECT_THAT(text, Not(HasSubstr("\033")));
    std::fclose(file);
}

TEST(ProgressView, AnUnreadStreamBlocksNoReporter) // a terminal after Ctrl-S
{
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    std::FILE *file = ::fdopen(ends[1], "w");
    {
        ProgressView view(file);
        const ProgressSink sink = view.sink();
        for (int i = 0; i < 1500; ++i) // more than a pipe holds
            sink({"step-" + std::to_string(i), std::string(100, 'x'), "", StepState::Started});
        EXPECT_EQ(view.steps().size(), 1500u);
        const std::jthread reader([&] {
            std::string text(1u << 16, '\0');
            for (std::size_t lines = 0; lines < 1500;) {
                const auto n = ::read(ends[0], text.data(), text.size());
                if (n <= 0)
                    return;
                lines += std::size_t(std::count(text.begin(), text.begin() + n, '\n'));
            }
        });
        view.close();
    }
    std::fclose(file);
    ::close(ends[0]);
}

TEST(ProgressView, EventsFromManyThreadsAndAfterItsEndAreSafe)
{
    std::FILE *file = std::tmpfile();
    ProgressSink late;
    {
        ProgressView view(file);
        late = view.sink();
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t) {
            threads.emplace_back([&, t] {
                for (int i = 0; i < 200; ++i)
                    late({"step", "Step", "host-" + std::to_string(t),
                          i == 199 ? StepState::Done : StepState::Progressing});
            });
        }
        threads.clear();
        EXPECT_EQ(view.steps().front().state, StepState::Done);
    }
    late({"other", "Other", "", StepState::Started});
    EXPECT_THAT(textOf(file), Not(HasSubstr("Other")));
    std::fclose(file);
}
