#include "backend/core/async/steps.h"

#include <vector>

#include <gtest/gtest.h>

namespace trainyard {
namespace {

class StepReporterTest : public testing::Test {
protected:
    StepReporter step(const std::string &cluster = "c-1")
    {
        return {m_sink,
                {.step = "terminate",
                 .title = "Terminating",
                 .host = "head",
                 .subject = {"instance", "i-" + cluster, cluster}}};
    }

    std::vector<StepEvent> m_events;
    ProgressSink m_sink = [this](const StepEvent &event) { m_events.push_back(event); };
};

TEST_F(StepReporterTest, ReportsBeginningProgressAndEndOfOneLine)
{
    auto one = step();
    one.subjectIs("running").begin(std::string("i-1"));
    one.subjectIs("shutting-down").progress(say("half"), 0.5);
    EXPECT_TRUE(one.end(Status(), say("gone")));
    ASSERT_EQ(m_events.size(), 3u);
    EXPECT_EQ(m_events[0].state, StepState::Started);
    EXPECT_EQ(m_events[0].subjectState, "running");
    EXPECT_EQ(m_events[1].fraction, 0.5);
    EXPECT_EQ(m_events[1].subjectState, "shutting-down");
    EXPECT_EQ(m_events[2].state, StepState::Done);
    EXPECT_EQ(m_events[2].message, say("gone"));
    EXPECT_TRUE(m_events[0].sameLine(m_events[2]));
}

TEST_F(StepReporterTest, ReportsAnErrorAndReturnsIt)
{
    const auto failing = [&]() -> Result<int> {
        auto one = step();
        one.begin();
        return one.failed(Error{ErrorCode::Busy, "ledger", "in use"});
    };
    EXPECT_EQ(failing().error().code, ErrorCode::Busy);
    EXPECT_EQ(step().end(Status(fail(ErrorCode::Timeout, "test", "late"))).error().code, ErrorCode::Timeout);
    ASSERT_EQ(m_events.size(), 3u);
    EXPECT_EQ(m_events[1].state, StepState::Failed);
    EXPECT_EQ(m_events[1].message, Sentence::verbatim("in use"));
    EXPECT_EQ(m_events[2].message, Sentence::verbatim("late"));
}

TEST_F(StepReporterTest, AStepThatIsLeftHasFailed)
{
    step(); // has not begun
    EXPECT_TRUE(m_events.empty());
    {
        std::vector<StepReporter> steps;
        for (const char *cluster : {"c-1", "c-2", "c-3"}) {
            steps.push_back(step(cluster)); // moved when the vector grows: no end
            steps.back().begin();
        }
        steps[0].done();
        steps[2].skipped(say("nothing to do"));
        EXPECT_EQ(m_events.size(), 5u);
    }
    ASSERT_EQ(m_events.size(), 6u);
    EXPECT_EQ(m_events.back().state, StepState::Failed);
    EXPECT_EQ(m_events.back().subject.cluster, "c-2");
}

TEST_F(StepReporterTest, WithoutASinkNothingHappens)
{
    const ProgressSink none;
    StepReporter one(none, {.step = "find", .title = "Finding"});
    one.begin().done();
}

} // namespace
} // namespace trainyard
