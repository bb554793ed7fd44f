// Machines and connections with which the standard recipe fails.
#include <gmock/gmock.h>
#include <sys/mount.h>
#include <unistd.h>

#include "backend/sshkeys/keys.h"
#include "tests/provision/standard_fixture.h"
#include "tests/support/latency_proxy.h"
#include "tests/support/tcp_server.h"

using namespace trainyard;
using namespace trainyard::provision;
using namespace trainyard::support;
using namespace std::chrono_literals;
using testing::HasSubstr;

TEST_F(Standard, OneWordForEachWrongAnswer)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    StandardOptions impatient = options();
    impatient.sshTimeout = 2s;
    impatient.refusedGrace = 0s;
    const auto codeOf = [&](const Host &wrong) {
        const auto result = run(standardRecipe(impatient), {wrong}, {}, {Deadline::after(60s), {}})[0];
        EXPECT_EQ(result.failedStep, "wait-ssh");
        return result.status ? ErrorCode::Internal : result.status.error().code;
    };
    const TcpServer web({"HTTP/1.1 400 Bad Request\r\n\r\n<html></html>", true, true}), silent({.hangUp = false});
    Host wrong = host(*server);
    wrong.target.port = web.port();
    EXPECT_EQ(codeOf(wrong), ErrorCode::SshRefused);
    wrong.target.port = silent.port();
    EXPECT_EQ(codeOf(wrong), ErrorCode::Timeout);
    wrong.target.port = closedPort();
    EXPECT_EQ(codeOf(wrong), ErrorCode::Unreachable);
    wrong = host(*server);
    wrong.target.pinnedHostKey = sshkeys::generateEd25519("other")->publicLine;
    EXPECT_EQ(codeOf(wrong), ErrorCode::HostKeyMismatch);
    wrong = host(*server);
    wrong.target.keyFile = server->folder() / "wrong";
    ASSERT_TRUE(writeFileAtomically(wrong.target.keyFile, sshkeys::generateEd25519("x")->privateText.reveal(), 0600));
    EXPECT_EQ(codeOf(wrong), ErrorCode::SshAuthFailed);
}

TEST_F(Standard, AServerThatHangsUpAfterItHasRefusedOurKeyRefusesTheKey) // PerSourcePenalties of OpenSSH 9.8 and later
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    const LatencyProxy front(server->target().port, 0ms); // closes connections once the server has stopped
    Host wrong = host(*server);
    wrong.target.port = front.port();
    wrong.target.pinnedHostKey = server->hostPublicKey();
    wrong.target.keyFile = server->folder() / "wrong";
    ASSERT_TRUE(writeFileAtomically(wrong.target.keyFile, sshkeys::generateEd25519("x")->privateText.reveal(), 0600));
    StandardOptions impatient = options();
    impatient.refusedGrace = 2s;
    int refusals = 0;
    const auto sink = [&](const StepEvent &event) {
        if (event.message.english().find("KeyRefused") != std::string::npos && ++refusals == 1)
            server->stop();
    };
    const auto result = run(standardRecipe(impatient), {wrong}, {.sink = sink}, {Deadline::after(60s), {}})[0];
    ASSERT_FALSE(result.status);
    EXPECT_EQ(result.status.error().code, ErrorCode::SshAuthFailed) << result.status.error().detail;
    EXPECT_GT(refusals, 1) << "it was tried once only";
}

TEST_F(Standard, RefusesAMachineItCannotUse)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    server->addCommand("uname", "[ \"$1\" = -m ] && echo aarch64 || echo 6.1.0\n");
    auto result = provision(*server, options());
    EXPECT_EQ(result.failedStep, "check");
    EXPECT_EQ(result.status.error().code, ErrorCode::Unsupported);
    server->addCommand("uname", "[ \"$1\" = -m ] && echo x86_64 || echo 4.14.355-amzn2\n");
    result = provision(*server, options());
    EXPECT_THAT(result.status.error().detail, HasSubstr("its kernel is 4.14.355-amzn2"));
    server->addCommand("uname", "[ \"$1\" = -m ] && echo x86_64 || echo 4.18.0-553.el8\n");
    StandardOptions greedy = options();
    greedy.freeBytesNeeded = std::uint64_t(1) << 60;
    result = provision(*server, greedy);
    EXPECT_EQ(result.status.error().code, ErrorCode::DiskFull) << describe(result);
}

TEST_F(Standard, ReportsADiskThatFillsUp)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    if (::geteuid() != 0 || ::mount("tmpfs", server->home().c_str(), "tmpfs", 0, "size=1m") != 0)
        GTEST_SKIP() << "only root may mount a small tmpfs";
    // The space that df reported is taken meanwhile: unpacking 2 MB fails.
    server->addCommand("df", "[ \"$2\" = . ] && exec /bin/df \"$@\"; echo tmpfs 9 9 99999999 1% /\n");
    const auto result = provision(*server, options());
    EXPECT_EQ(result.failedStep, "unpack");
    EXPECT_EQ(result.status.error().code, ErrorCode::DiskFull) << describe(result);
    EXPECT_FALSE(std::filesystem::exists(server->home() / ".trainyard" / "bundle"));
    ::umount2(server->home().c_str(), MNT_DETACH);
}

TEST_F(Standard, NoticesABundleThatArrivedDamaged)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    server->addCommand("sha256sum", "echo " + std::string(64, '0') + "  x\n");
    const auto result = provision(*server, options());
    EXPECT_EQ(result.failedStep, "verify");
    EXPECT_EQ(result.status.error().code, ErrorCode::ChecksumMismatch);
    EXPECT_TRUE(std::filesystem::is_empty(server->home() / ".trainyard" / "upload"))
        << "the next try must send it again";
}

TEST_F(Standard, NoticesARuntimeThatIsOfNoUse)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    std::filesystem::create_directories(server->home() / ".trainyard");
    ASSERT_TRUE(writeFileAtomically(server->home() / ".trainyard" / "refuse-hello", ""));
    auto result = provision(*server, options());
    EXPECT_EQ(result.failedStep, "hello");
    EXPECT_EQ(result.status.error().code, ErrorCode::ProtocolMismatch) << describe(result);
    std::filesystem::remove(server->home() / ".trainyard" / "bundle" / "trainyard-runtime");
    result = provision(*server, options());
    EXPECT_EQ(result.status.error().code, ErrorCode::RemoteCommandFailed) << describe(result);
    EXPECT_THAT(result.status.error().detail, HasSubstr("not found"));
}

TEST_F(Standard, CancelsInTheMiddleOfAnUpload)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    std::stop_source stop;
    RunOptions runOptions;
    runOptions.sink = [&](const StepEvent &event) {
        if (event.step == "upload" && event.state == StepState::Started)
            stop.request_stop();
    };
    const auto result =
        run(standardRecipe(options()), {host(*server)}, runOptions, {Deadline::after(60s), stop.get_token()})[0];
    EXPECT_EQ(result.status.error().code, ErrorCode::Cancelled);
    const auto again = provision(*server, options());
    EXPECT_TRUE(again.status) << describe(again);
}
