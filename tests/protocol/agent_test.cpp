#include "backend/protocol/agent.h"

#include <gmock/gmock.h>

namespace trainyard::protocol {
namespace {

TEST(AgentLines, ReadWhatTheyWrite)
{
    const RunId run("r-1");
    const std::vector<AgentCommand> commands{
        AgentHandshake{}, AgentStart{run, Role::Worker, 1, "10.0.0.2", "10.0.0.1:9091", "worker-2", 3},
        AgentStatus{run}, AgentStop{run, Role::Server, 0, false},
        AgentStop{run},   AgentFollow{run, "log:worker-1", 77, 12},
        AgentUnfollow{5}, AgentLeave{run, 2, ""},
        AgentDisk{},
    };
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const std::string line = toLine(AgentRequest{std::int64_t(i), commands[i]});
        const auto request = agentRequestFromLine(line);
        ASSERT_TRUE(request) << line << ": " << request.error().detail;
        EXPECT_EQ(request->id, std::int64_t(i));
        EXPECT_EQ(request->command.index(), commands[i].index());
        EXPECT_EQ(toLine(*request), line);
    }
}

TEST(AgentLines, NameTheBadFieldAndKeepTheId)
{
    const auto complaint = [](const char *line) {
        std::int64_t id = -1;
        const auto request = agentRequestFromLine(line, &id);
        EXPECT_FALSE(request) << line;
        EXPECT_EQ(id, 4) << line;
        return request ? std::string() : request.error().detail;
    };
    using ::testing::StartsWith;
    EXPECT_THAT(complaint(R"({"id":4,"do":"dance"})"), StartsWith("do:"));
    EXPECT_THAT(complaint(R"({"id":4,"do":"status"})"), StartsWith("run:"));
    EXPECT_THAT(complaint(R"({"id":4,"do":"status","run":"../../etc"})"), StartsWith("run:"));
    EXPECT_THAT(complaint(R"({"id":4,"do":"follow","run":"r-1","file":"log:../x"})"), StartsWith("file:"));
    EXPECT_THAT(complaint(R"({"id":4,"do":"start","run":"r-1","role":"worker","args":{"bind":"1.2.3.4"}})"),
                StartsWith("args: scheduler:"));
    EXPECT_THAT(complaint(R"({"id":4,"do":"start","run":"r-1","role":"cook","args":{"bind":"1.2.3.4"}})"),
                StartsWith("role:"));
}

TEST(AgentReplies, CarryErrorsWithTheirCode)
{
    AgentReply reply;
    reply.id = 9;
    reply.error = Error{ErrorCode::DiskFull, "/home/x", "no space left on device"};
    const auto copy = agentReplyFromLine(toLine(reply));
    ASSERT_TRUE(copy);
    ASSERT_TRUE(copy->error);
    EXPECT_EQ(*copy->error, *reply.error);
    EXPECT_EQ(errorCodeFromString("NotInvented"), ErrorCode::Internal);
}

TEST(AgentReplies, CarryRolesAndLines)
{
    AgentReply reply;
    reply.id = 1;
    reply.roles = {{Role::Worker, 1, 4242, false, 137, "last\n"}, {Role::Scheduler, 0, 4240, true, std::nullopt, ""}};
    reply.data = "{\"a\":1}\n";
    reply.inode = ~0ull;
    reply.offset = 8;
    const auto copy = agentReplyFromLine(toLine(reply));
    ASSERT_TRUE(copy) << copy.error().detail;
    EXPECT_EQ(copy->roles.size(), 2u);
    EXPECT_EQ(copy->roles[0].exitStatus, 137);
    EXPECT_EQ(copy->data, reply.data);
    EXPECT_EQ(copy->inode, ~0ull);
    EXPECT_FALSE(agentReplyFromLine("<html>"));
}

} // namespace
} // namespace trainyard::protocol
