#include "backend/protocol/agent.h"

#include <gmock/gmock.h>

namespace trainyard::protocol {
namespace {

TEST(AgentLines, ReadWhatTheyWrite)
{
    const RunId run("r-1");
    const std::vector<AgentCommand> commands{
        AgentHandshake{}, AgentStart{run, Role::Worker, 1, "10.0.0.2", "10.0.0.1:9091", "worker-2", 3, 4, 2},
        AgentStatus{run}, AgentStop{run, Role::Server, 0, false},
        AgentStop{run},   AgentFollow{run, "log:worker-1", 77, 12},
        AgentUnfollow{5}, AgentLeave{run, 2, ""},
        AgentDisk{},      AgentSweep{run, true},
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
    const Error error{ErrorCode::DiskFull, "/home/x", "no space left on device"};
    const auto copy = agentReplyFromLine(toLine(AgentReply{9, fail(error)}));
    ASSERT_TRUE(copy);
    EXPECT_EQ(copy->id, 9);
    ASSERT_FALSE(copy->answer);
    EXPECT_EQ(copy->answer.error(), error);
    EXPECT_EQ(errorCodeFromString("NotInvented"), ErrorCode::Internal);
}

TEST(AgentReplies, ReadWhatTheyWrite)
{
    const std::vector<AgentAnswer> answers{
        AgentIdentity{4, "0.1.0", "/home/x", 77},
        AgentStarted{4242, "10.0.0.1:9091"},
        AgentStarted{4242, ""},
        AgentRoles{{{Role::Worker, 1, 4242, false, 137, "last\n"}, {Role::Scheduler, 0, 4240, true, {}, ""}}},
        AgentRoles{},
        AgentStopped{0},
        AgentChunk{std::string(100'000, 'x') + "\n", ~0ull, 8},
        AgentFollowEnd{},
        AgentProcesses{{{4242, 1, "python3 train.py"}}, 1},
        AgentProcesses{},
        AgentDiskSpace{1, ~0ull},
        AgentDone{},
    };
    for (const AgentAnswer &answer : answers) {
        const std::string line = toLine(AgentReply{1, answer});
        const auto copy = agentReplyFromLine(line);
        ASSERT_TRUE(copy) << line << ": " << copy.error().detail;
        ASSERT_TRUE(copy->answer);
        EXPECT_EQ(copy->answer->index(), answer.index()) << line;
        EXPECT_EQ(toLine(*copy), line);
    }
    EXPECT_FALSE(agentReplyFromLine("<html>"));
    EXPECT_FALSE(agentReplyFromLine(R"({"id":1,"ok":true,"roles":[{"role":"cook"}]})"));
    EXPECT_FALSE(agentReplyFromLine(R"({"id":1,"ok":false})"));
}

} // namespace
} // namespace trainyard::protocol
