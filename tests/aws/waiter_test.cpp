#include "backend/aws/wire/waiter.h"

#include <gtest/gtest.h>

#include "backend/aws/wire/paginator_internal.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace std::chrono_literals;

namespace {

const WaitPolicy kThreeAnswers{1ms, 2ms, 1ms, 3};

Status waitFor(std::vector<Result<bool>> answers, int &asked, const Deadline &deadline = Deadline::after(30s),
               std::stop_token stop = {})
{
    return waitUntil(kThreeAnswers, "things", {deadline, stop}, [&]() -> Result<bool> {
        return answers[std::min<std::size_t>(std::size_t(asked++), answers.size() - 1)];
    });
}

const Result<bool> kFlaky = fail(ErrorCode::ServiceFailure, "ec2:X", "again");

} // namespace

TEST(Waiter, AsksUntilItIsTrue)
{
    int asked = 0;
    EXPECT_TRUE(waitFor({false, false, true}, asked));
    EXPECT_EQ(asked, 3);
}

TEST(Waiter, AFailedQuestionDoesNotEndItButSeveralInARowDo)
{
    int asked = 0;
    EXPECT_TRUE(waitFor({kFlaky, kFlaky, false, kFlaky, kFlaky, true}, asked));
    asked = 0;
    const auto ended = waitFor({kFlaky}, asked);
    ASSERT_FALSE(ended);
    EXPECT_EQ(ended.error().code, ErrorCode::ServiceFailure);
    EXPECT_EQ(asked, 3);
}

TEST(Waiter, AnErrorThatWillNotPassEndsItAtOnce)
{
    int asked = 0;
    const auto ended = waitFor({fail(ErrorCode::PermissionDenied, "ec2:X", "no")}, asked);
    EXPECT_EQ(ended.error().code, ErrorCode::PermissionDenied);
    EXPECT_EQ(asked, 1);
}

TEST(Waiter, DeadlineAndStopEndIt)
{
    int asked = 0;
    const auto late = waitFor({false}, asked, Deadline::after(20ms));
    EXPECT_EQ(late.error().code, ErrorCode::Timeout);
    EXPECT_NE(late.error().detail.find("things"), std::string::npos);
    std::stop_source stop;
    stop.request_stop();
    asked = 0;
    EXPECT_EQ(waitFor({false}, asked, Deadline::never(), stop.get_token()).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(asked, 1);
}

TEST(Waiter, LocalEndpointsAreAskedOften)
{
    EXPECT_EQ(WaitPolicy::forEndpoint("http://127.0.0.1:5000").first, 50ms);
    EXPECT_EQ(WaitPolicy::forEndpoint("").first, 5s);
    EXPECT_EQ(WaitPolicy::forEndpoint("").then, 15s);
}

TEST(Paginator, FollowsTokensThroughEmptyPages)
{
    std::vector<std::string> tokens;
    EXPECT_TRUE(paginate("s", [&](const std::string &token) -> Result<std::string> {
        tokens.push_back(token);
        return tokens.size() == 3 ? std::string() : "t" + std::to_string(tokens.size());
    }));
    EXPECT_EQ(tokens, (std::vector<std::string>{"", "t1", "t2"}));
}

TEST(Paginator, RefusesToTurnInACircle)
{
    const auto ended = paginate("s", [](const std::string &) -> Result<std::string> { return "same"; });
    EXPECT_EQ(ended.error().code, ErrorCode::MalformedReply);
}
