// D1, D12, K19: a stack is requested once, whatever happens to the replies and to the program, and waited for.
#include "backend/cluster/stack/stack_creation.h"

#include <atomic>
#include <mutex>

#include <gmock/gmock.h>

#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using aws::test::configFor;
using aws::test::newHttp;
using aws::test::soon;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;
using testing::ElementsAre;

/// CloudFormation with at most one stack, "dt".
class FakeStacks {
public:
    bool loseReply = false; ///< of CreateStack, after the stack was created
    std::atomic<int> creations = 0;
    std::atomic<int> failures = 0;                            ///< the next replies of DescribeStacks are errors
    std::vector<std::string> states = {"CREATE_IN_PROGRESS"}; ///< one per DescribeStacks; the last one stays

    void create(const std::string &token)
    {
        const std::lock_guard lock(m_mutex);
        m_token = token;
        m_exists = true;
    }
    std::string url() const { return m_server.url(); }

private:
    static support::RawResponse reply(const std::string &operation, const std::string &xml)
    {
        return httpResponse(200, "<" + operation + "Response><" + operation + "Result>" + xml + "</" + operation +
                                     "Result></" + operation + "Response>");
    }
    static support::RawResponse refuse(const std::string &code, const std::string &message)
    {
        return httpResponse(400, "<ErrorResponse><Error><Code>" + code + "</Code><Message>" + message +
                                     "</Message></Error></ErrorResponse>");
    }
    support::RawResponse answer(const ReceivedRequest &request)
    {
        const auto has = [&](const std::string &text) { return request.body.find(text) != std::string::npos; };
        const std::lock_guard lock(m_mutex);
        if (has("Action=CreateStack")) {
            ++creations;
            if (m_exists)
                return refuse("AlreadyExistsException", "Stack [dt] already exists");
            const auto at = request.body.find("ClientRequestToken=") + 19;
            m_token = request.body.substr(at, request.body.find('&', at) - at);
            m_exists = true;
            if (loseReply)
                return {{}, true};
            return reply("CreateStack", "<StackId>arn:1</StackId>");
        }
        if (!m_exists)
            return refuse("ValidationError", "Stack with id dt does not exist");
        if (has("Action=DescribeStacks")) {
            if (failures > 0) {
                --failures;
                return httpResponse(400, "<ErrorResponse><Error><Code>Odd</Code></Error></ErrorResponse>");
            }
            const std::string state = states[std::min(m_looks++, states.size() - 1)];
            return reply("DescribeStacks",
                         "<Stacks><member><StackId>arn:1</StackId><StackName>dt</StackName><StackStatus>" + state +
                             "</StackStatus></member></Stacks>");
        }
        std::string events;
        for (std::size_t i = std::min(m_looks + 1, states.size()); i-- > 0;) // newest first
            events +=
                "<member><EventId>e" + std::to_string(i) +
                "</EventId><StackId>arn:1</StackId><LogicalResourceId>dt</LogicalResourceId><PhysicalResourceId>"
                "arn:1</PhysicalResourceId><ResourceType>AWS::CloudFormation::Stack</ResourceType><ResourceStatus>" +
                states[i] + "</ResourceStatus><ClientRequestToken>" + m_token + "</ClientRequestToken></member>";
        return reply("DescribeStackEvents", "<StackEvents>" + events + "</StackEvents>");
    }

    std::mutex m_mutex;
    bool m_exists = false;
    std::string m_token;
    std::size_t m_looks = 0;
    HttpServer m_server{[this](const ReceivedRequest &request) { return answer(request); }};
};

struct StackCreation : testing::Test {
    FakeStacks fake;
    aws::CloudFormationClient stacks{newHttp(), configFor(fake.url())};
    aws::CreateStackRequest request{.name = "dt", .templateBody = "{}", .token = "ours"};
};

TEST_F(StackCreation, IsOneRequest)
{
    EXPECT_EQ(ensureStack(stacks, request, {soon(), {}}).value(), "arn:1");
    EXPECT_EQ(fake.creations, 1);
}

TEST_F(StackCreation, FindsItsStackAfterALostReply)
{
    fake.loseReply = true;
    const auto id = ensureStack(stacks, request, {soon(), {}});
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ(*id, "arn:1");
}

TEST_F(StackCreation, ContinuesAfterTheProgramWasKilled)
{
    fake.create("ours");
    EXPECT_EQ(ensureStack(stacks, request, {soon(), {}}).value(), "arn:1");
    ASSERT_TRUE(*findRequestedStack(stacks, "dt", "ours", {soon(), {}}));
}

TEST_F(StackCreation, TakesNoStackOfAnotherRequest)
{
    fake.create("theirs");
    const auto id = ensureStack(stacks, request, {soon(), {}});
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::AlreadyExists);
    EXPECT_THAT(id.error().detail, testing::HasSubstr("choose another name"));
}

TEST_F(StackCreation, KnowsThatNothingWasCreated)
{
    EXPECT_FALSE(*findRequestedStack(stacks, "dt", "ours", {soon(), {}}));
}

TEST_F(StackCreation, ReportsEachChangeUntilTheEnd) // D12
{
    fake.create("ours");
    fake.states = {"CREATE_IN_PROGRESS", "CREATE_IN_PROGRESS", "CREATE_COMPLETE"};
    std::vector<std::string> seen;
    const auto outcome = waitForStack(stacks, "arn:1", Backoff(1ms), {soon(), {}},
                                      [&](const StackOutcome &now) { seen.push_back(now.stack.status); });
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_TRUE(outcome->created());
    EXPECT_EQ(seen.front(), "CREATE_IN_PROGRESS");
    EXPECT_EQ(seen.back(), "CREATE_COMPLETE");
}

TEST_F(StackCreation, AFailedCreationIsAnOutcome) // D14
{
    fake.create("ours");
    fake.states = {"CREATE_IN_PROGRESS", "CREATE_FAILED"};
    const auto outcome = waitForStack(stacks, "arn:1", Backoff(1ms), {soon(), {}}, [](const StackOutcome &) {});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_FALSE(outcome->created());
    EXPECT_EQ(outcome->stack.status, "CREATE_FAILED");
}

TEST_F(StackCreation, FourFailedPollsDoNotEndTheWaitAndFiveDo)
{
    fake.create("ours");
    fake.states = {"CREATE_COMPLETE"};
    fake.failures = 4;
    EXPECT_TRUE(waitForStack(stacks, "arn:1", Backoff(1ms), {soon(), {}}, [](const StackOutcome &) {}));
    fake.failures = 5;
    EXPECT_FALSE(waitForStack(stacks, "arn:1", Backoff(1ms), {soon(), {}}, [](const StackOutcome &) {}));
}

} // namespace
} // namespace trainyard::cluster
