#include "backend/ssh/target.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/service_code.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ssh/command_journal.h"
#include "backend/ssh/jump_errors_internal.h"
#include "backend/sshkeys/keys.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::ssh {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Target machine(const std::string &name, const std::string &host, int port = 22)
{
    Target target;
    target.name = name;
    target.host = host;
    target.port = port;
    target.keyFile = "/k/id";
    target.knownHostsFile = "/k/known_hosts";
    return target;
}

Target behind(const Target &jump, Target target)
{
    target.jump = std::make_shared<const Target>(jump);
    return target;
}

TEST(Targets, AreTheSamePlaceOnlyThroughTheSameJumpHost)
{
    const Target head = machine("head", "1.2.3.4"), worker = machine("worker-1", "10.0.0.5");
    Target renamed = worker;
    renamed.name = "other";
    EXPECT_TRUE(isSamePlace(worker, renamed));
    EXPECT_FALSE(isSamePlace(worker, machine("worker-1", "10.0.0.5", 2222)));
    EXPECT_FALSE(isSamePlace(worker, behind(head, worker)));
    EXPECT_FALSE(isSamePlace(behind(head, worker), worker));
    EXPECT_TRUE(isSamePlace(behind(head, worker), behind(machine("head", "1.2.3.4"), worker)));
    EXPECT_FALSE(isSamePlace(behind(head, worker), behind(machine("head", "1.2.3.5"), worker)));
}

TEST(Targets, ChangeTheUserOfAJumpHostThatHadTheSame)
{
    const Target head = machine("head", "1.2.3.4"), worker = machine("worker-1", "10.0.0.5");
    const Target both = withUser(behind(head, worker), "ec2-user");
    EXPECT_EQ(both.user, "ec2-user");
    EXPECT_EQ(both.jump->user, "ec2-user");
    Target known = head;
    known.user = "hadoop";
    const Target one = withUser(behind(known, worker), "ec2-user");
    EXPECT_EQ(one.user, "ec2-user");
    EXPECT_EQ(one.jump->user, "hadoop");
    EXPECT_FALSE(withUser(worker, "ec2-user").jump);
}

TEST(Targets, NameTheirJumpHostInErrors)
{
    const Target target = behind(machine("head", "1.2.3.4"), machine("worker-1", "10.0.0.5"));
    EXPECT_EQ(target.source(), "ssh:worker-1 through head");
    const Error first = ofJumpHost(target, {ErrorCode::Unreachable, "ssh:head", "NoRoute: connecting to 1.2.3.4:22"});
    EXPECT_EQ(first, (Error{ErrorCode::Unreachable, "ssh:worker-1 through head",
                            "NoRoute: the jump host head: connecting to 1.2.3.4:22"}));
    EXPECT_EQ(ofJumpHost(target, {ErrorCode::Cancelled, "ssh:head", "stopped while connecting to 1.2.3.4:22"}).detail,
              "the jump host head: stopped while connecting to 1.2.3.4:22");
}

TEST(Targets, DistinguishWhyAJumpHostDoesNotConnect)
{
    const Target target = behind(machine("head", "1.2.3.4"), machine("worker-1", "10.0.0.5"));
    const auto failure = [&](const char *words) {
        return forwardFailure(target, std::string("Channel opening failure: channel 43 error ") + words);
    };
    EXPECT_EQ(failure("(2) Connection refused").code, ErrorCode::Unreachable);
    EXPECT_EQ(serviceCode(failure("(2) Connection refused")), "ConnectionRefused");
    EXPECT_EQ(failure("(2) Connection timed out").code, ErrorCode::Timeout);
    EXPECT_EQ(serviceCode(failure("(2) Connection timed out")), "ConnectTimeout");
    EXPECT_EQ(serviceCode(failure("(2) unknown host (Name or service not known)")), "NameNotFound");
    EXPECT_EQ(failure("(2) No route to host").code, ErrorCode::Unreachable);
    EXPECT_EQ(serviceCode(failure("(2) No route to host")), "NoRoute");
    EXPECT_THAT(failure("(2) No route to host").detail, HasSubstr("head cannot connect to 10.0.0.5:22: "));
    EXPECT_EQ(failure("(1) open failed").code, ErrorCode::Unsupported);
    EXPECT_THAT(failure("(1) open failed").detail, HasSubstr("AllowTcpForwarding"));
}

TEST(Targets, GiveSshACommandThatUsesTheKeysOfTheCluster)
{
    Target head = machine("head", "1.2.3.4");
    head.knownHostsFile = "/k/50%/known hosts"; // ssh replaces tokens and splits at spaces
    const Target target = behind(head, machine("worker-1", "10.0.0.5", 2222));
    EXPECT_THAT(
        sshArguments(target),
        ElementsAre("ssh", "-F", "none", "-a", "-o", "ForwardAgent=no", "-i", "/k/id", "-p", "2222", "-o",
                    "IdentitiesOnly=yes", "-o", "UserKnownHostsFile=/k/known_hosts", "-o",
                    "GlobalKnownHostsFile=/dev/null", "-o", "StrictHostKeyChecking=yes", "-o", "ServerAliveInterval=30",
                    "-o",
                    "ProxyCommand=ssh -F none -a -o ForwardAgent=no -i /k/id -p 22 -o IdentitiesOnly=yes -o "
                    "'UserKnownHostsFile=\"/k/50%%%%/known hosts\"' -o GlobalKnownHostsFile=/dev/null -o "
                    "StrictHostKeyChecking=yes -o ServerAliveInterval=30 -W '[10.0.0.5]:2222' -- ubuntu@1.2.3.4",
                    "--", "ubuntu@10.0.0.5"));
}

TEST(Targets, ForwardAnAgentOnRequestOnlyAndNeverToTheJumpHost) // F2, F3
{
    const Target target = behind(machine("head", "1.2.3.4"), machine("worker-1", "10.0.0.5"));
    const auto words = sshArguments(target, AgentForwarding::On);
    EXPECT_EQ(words[3], "-A");
    EXPECT_EQ(words[5], "ForwardAgent=yes");
    const auto proxy = std::ranges::find_if(words, [](const auto &word) { return word.starts_with("ProxyCommand="); });
    ASSERT_NE(proxy, words.end());
    EXPECT_THAT(*proxy, HasSubstr("ssh -F none -a -o ForwardAgent=no"));
    EXPECT_EQ(sshArguments(target)[3], "-a");
}

TEST(Targets, AnAgentOfItsOwnHoldsThisKeyAlone) // F3
{
    if (!findProgram("ssh-agent") || !findProgram("ssh-keygen"))
        GTEST_SKIP() << "no ssh-agent here";
    TemporaryFolder folder;
    const auto pair = sshkeys::generateEd25519("test");
    ASSERT_TRUE(pair);
    const auto key = folder.path / "id";
    ASSERT_TRUE(writeFileAtomically(key, pair->privateText.reveal(), 0600));
    ProcessSpec spec;
    spec.argv = withOwnAgent(key, {"/bin/sh", "-c", "ssh-add -l"});
    const auto ran = runProcess(spec, {Deadline::after(std::chrono::seconds(20)), {}});
    ASSERT_TRUE(ran);
    ASSERT_EQ(ran->exitStatus, 0) << ran->err;
    EXPECT_THAT(ran->out, HasSubstr(pair->fingerprint));
    EXPECT_EQ(std::ranges::count(ran->out, '\n'), 1) << ran->out;
}

} // namespace
} // namespace trainyard::ssh
