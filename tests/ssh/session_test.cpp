#include "backend/ssh/session.h"

#include <csignal>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "backend/core/encoding.h"
#include "backend/core/service_code.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"
#include "tests/support/ssh_server.h"
#include "tests/support/tcp_server.h"

using namespace trainyard;
using namespace trainyard::ssh;
using namespace trainyard::support;
using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

class Session : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        if (SshServer::available())
            s_server = SshServer::start();
    }
    static void TearDownTestSuite() { s_server.reset(); }
    void SetUp() override
    {
        if (!SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        ASSERT_TRUE(s_server);
    }

    static Result<SshSession> open(const Target &target, std::chrono::milliseconds limit = 30s,
                                   std::stop_token stop = {})
    {
        return SshSession::open(target, {Deadline::after(limit), stop});
    }
    static Target target() { return s_server->target(); }
    static Deadline soon() { return Deadline::after(30s); }

    static std::unique_ptr<SshServer> s_server;
};
std::unique_ptr<SshServer> Session::s_server;

} // namespace

TEST_F(Session, KeepsBothOutputsAndTheStatus)
{
    auto session = open(target());
    ASSERT_TRUE(session) << session.error().detail;
    EXPECT_THAT(s_server->hostPublicKey(), HasSubstr(session->hostKey()));
    ExecOptions options;
    options.stdinText = "hello";
    std::string streamed;
    options.onStdout = [&](std::string_view piece) { streamed += piece; };
    const auto outcome = session->exec("cat; echo bad >&2; exit 3", options, {soon(), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->out, "hello");
    EXPECT_EQ(streamed, "hello");
    EXPECT_EQ(outcome->err, "bad\n");
    EXPECT_EQ(outcome->status, 3);
    EXPECT_EQ(session->mustExec("echo ok", {}, {soon(), {}}).value(), "ok\n");
    const auto failed = session->mustExec("echo why >&2; exit 9", {}, {soon(), {}});
    EXPECT_EQ(failed.error().code, ErrorCode::RemoteCommandFailed);
    EXPECT_EQ(failed.error().source, "ssh:node");
    EXPECT_EQ(failed.error().detail, "why (status 9)");
    EXPECT_EQ(session->mustExec("echo 'x: No space left on device' >&2; exit 1", {}, {soon(), {}}).error().code,
              ErrorCode::DiskFull);
}

TEST_F(Session, NamesTheSignalThatEndedACommand)
{
    auto session = open(target());
    ASSERT_TRUE(session);
    const auto outcome = session->exec("kill -KILL $$", {}, {soon(), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->signal, "KILL");
    EXPECT_EQ(outcome->status, 128 + SIGKILL);
}

TEST_F(Session, MovesMegabytesBothWaysAtOnce)
{
    auto session = open(target());
    ASSERT_TRUE(session);
    ExecOptions options;
    options.stdinText.assign(9'000'000, 'x');
    options.maxOutput = 1000;
    std::size_t out = 0, err = 0;
    options.onStdout = [&](std::string_view piece) { out += piece.size(); };
    options.onStderr = [&](std::string_view piece) { err += piece.size(); };
    const auto outcome = session->exec("tee /dev/stderr", options, {Deadline::after(60s), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(out, options.stdinText.size());
    EXPECT_EQ(err, options.stdinText.size());
    EXPECT_EQ(outcome->out.size(), 1000u);
}

TEST_F(Session, ACommandThatIgnoresItsInputIsNoError)
{
    auto session = open(target());
    ASSERT_TRUE(session);
    ExecOptions options;
    options.stdinText.assign(5'000'000, 'x');
    const auto outcome = session->exec("exit 4", options, {soon(), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->status, 4);
}

TEST_F(Session, ACommandPastItsDeadlineLeavesTheSessionUsable)
{
    auto session = open(target());
    ASSERT_TRUE(session);
    EXPECT_EQ(session->exec("sleep 60", {}, {Deadline::after(200ms), {}}).error().code, ErrorCode::Timeout);
    EXPECT_EQ(session->mustExec("echo still here", {}, {soon(), {}}).value(), "still here\n");
}

TEST_F(Session, CancelEndsACommandInTheMiddle)
{
    auto session = open(target());
    ASSERT_TRUE(session);
    std::stop_source stop;
    ExecOptions options;
    options.onStdout = [&](std::string_view) { stop.request_stop(); };
    const auto outcome = session->exec("echo begun; sleep 60", options, {soon(), stop.get_token()});
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(session->connected());
}

TEST_F(Session, TalksToACommandThroughAChannel)
{
    auto session = open(target());
    ASSERT_TRUE(session);
    auto channel = session->start(
        "while read line && [ $line != end ]; do echo \"got $line\"; echo aside >&2; done; exit 5", {soon(), {}});
    ASSERT_TRUE(channel) << channel.error().detail;
    LineReader lines(*channel);
    for (const std::string word : {"one", "two"}) {
        ASSERT_TRUE(channel->write(word + "\n", {soon(), {}}));
        const auto line = lines.next({soon(), {}});
        ASSERT_TRUE(line) << line.error().detail;
        EXPECT_EQ(**line, "got " + word);
    }
    EXPECT_EQ(lines.next({Deadline::after(100ms), {}}).error().code, ErrorCode::Timeout);
    ASSERT_TRUE(channel->write("end\n", {soon(), {}}));
    const auto end = lines.next({soon(), {}});
    ASSERT_TRUE(end) << end.error().detail;
    EXPECT_FALSE(*end);
    const auto outcome = channel->wait({soon(), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->status, 5);
    EXPECT_EQ(outcome->err, "aside\naside\n");
}

TEST_F(Session, ALineWithoutEndIsRefused)
{
    auto session = open(target());
    ASSERT_TRUE(session);
    auto channel = session->start("yes | tr -d '\\n'", {soon(), {}});
    ASSERT_TRUE(channel);
    EXPECT_EQ(LineReader(*channel, 100'000).next({soon(), {}}).error().code, ErrorCode::CorruptData);
}

TEST_F(Session, ABrokenConnectionIsNotTheEndOfAFile)
{
    const auto server = SshServer::start();
    ASSERT_TRUE(server);
    auto session = open(server->target());
    ASSERT_TRUE(session);
    auto channel = session->start("echo begun; sleep 60", {soon(), {}});
    ASSERT_TRUE(channel);
    EXPECT_EQ(channel->read({soon(), {}}).value(), "begun\n");
    server->dropConnections();
    EXPECT_EQ(channel->read({soon(), {}}).error().code, ErrorCode::Disconnected);
    EXPECT_FALSE(session->connected());
    EXPECT_EQ(session->exec("true", {}, {soon(), {}}).error().code, ErrorCode::Disconnected);
}

TEST_F(Session, RefusesAnUnknownHostKey)
{
    Target stranger = target();
    stranger.knownHostsFile = s_server->folder() / "empty_known_hosts";
    const auto session = open(stranger);
    ASSERT_FALSE(session);
    EXPECT_EQ(session.error().code, ErrorCode::HostKeyMismatch);
    EXPECT_THAT(session.error().detail, HasSubstr("empty_known_hosts has no key for it"));
    EXPECT_THAT(session.error().detail, HasSubstr(sshkeys::fingerprint(s_server->hostPublicKey()).value()));
}

TEST_F(Session, RefusesAChangedHostKeyAndOneOfAnotherType)
{
    Target stranger = target();
    stranger.knownHostsFile = s_server->folder() / "other_known_hosts";
    const auto other = sshkeys::generateEd25519("other");
    ASSERT_TRUE(replaceKnownHost(stranger.knownHostsFile, stranger.host, stranger.port,
                                 {knownHostsLine(stranger.host, stranger.port, other->publicLine)}));
    const auto changed = open(stranger);
    ASSERT_FALSE(changed);
    EXPECT_EQ(changed.error().code, ErrorCode::HostKeyMismatch);
    EXPECT_THAT(changed.error().detail, HasSubstr("has another one"));
    EXPECT_EQ(serviceCode(changed.error()), "HostKeyDiffers");

    ASSERT_TRUE(
        replaceKnownHost(stranger.knownHostsFile, stranger.host, stranger.port,
                         {knownHostsLine(stranger.host, stranger.port, "ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTI=")}));
    const auto otherType = open(stranger);
    ASSERT_FALSE(otherType);
    EXPECT_EQ(otherType.error().code, ErrorCode::HostKeyMismatch);
    EXPECT_THAT(otherType.error().detail, HasSubstr("has one of type ecdsa-sha2-nistp256"));

    Target pinned = target();
    pinned.pinnedHostKey = other->publicLine;
    EXPECT_EQ(open(pinned).error().code, ErrorCode::HostKeyMismatch);
    pinned.pinnedHostKey = s_server->hostPublicKey();
    EXPECT_TRUE(open(pinned));
}

TEST_F(Session, ReportsARefusedKey)
{
    Target stranger = target();
    stranger.keyFile = s_server->folder() / "wrong";
    ASSERT_TRUE(writeFileAtomically(stranger.keyFile, sshkeys::generateEd25519("x")->privateText.reveal(), 0600));
    const auto session = open(stranger);
    ASSERT_FALSE(session);
    EXPECT_EQ(session.error().code, ErrorCode::SshAuthFailed);
    EXPECT_EQ(serviceCode(session.error()), "KeyRefused");
    EXPECT_THAT(session.error().detail, HasSubstr("wrong"));
}

TEST_F(Session, ChecksTheKeyFileBeforeConnecting)
{
    Target stranger = target();
    stranger.keyFile = s_server->folder() / "open-to-all";
    ASSERT_TRUE(writeFileAtomically(stranger.keyFile, sshkeys::generateEd25519("x")->privateText.reveal(), 0644));
    EXPECT_EQ(open(stranger).error().code, ErrorCode::PermissionDenied);
    stranger.keyFile = s_server->folder() / "not-there";
    EXPECT_EQ(open(stranger).error().code, ErrorCode::NotFound);
    stranger.keyFile = s_server->folder() / "garbage";
    ASSERT_TRUE(writeFileAtomically(stranger.keyFile, "no key\n", 0600));
    EXPECT_EQ(open(stranger).error().code, ErrorCode::InvalidArgument);
}

TEST_F(Session, TakesPemKeysAsAwsGivesThem)
{
    if (!findProgram("ssh-keygen"))
        GTEST_SKIP() << "no ssh-keygen";
    Target rsa = target();
    rsa.keyFile = s_server->folder() / "rsa.pem";
    const auto made =
        runProcess({{"ssh-keygen", "-q", "-t", "rsa", "-b", "2048", "-m", "PEM", "-N", "", "-f", rsa.keyFile.string()}},
                   {Deadline::after(60s), {}});
    ASSERT_TRUE(made);
    ASSERT_EQ(made->exitStatus, 0) << made->err;
    const auto keys = s_server->folder() / "authorized_keys";
    const std::string before = readFile(keys).value();
    ASSERT_TRUE(writeFileAtomically(keys, before + readFile(rsa.keyFile.string() + ".pub").value(), 0600));
    const auto session = open(rsa);
    EXPECT_TRUE(session) << session.error().detail;
    ASSERT_TRUE(writeFileAtomically(keys, before, 0600));
}

TEST_F(Session, DistinguishesARefusedPortFromASilentOne) // M26
{
    Target nobody = target();
    nobody.port = closedPort();
    EXPECT_EQ(open(nobody).error().code, ErrorCode::Unreachable);
    EXPECT_EQ(serviceCode(open(nobody).error()), "ConnectionRefused");
    nobody.host = "no-such-host.invalid";
    EXPECT_EQ(open(nobody).error().code, ErrorCode::Unreachable);
    EXPECT_EQ(serviceCode(open(nobody).error()), "NameNotFound");
    nobody.host = "localhost";
    EXPECT_EQ(serviceCode(open(nobody).error()), "ConnectionRefused");

    const TcpServer silent({.hangUp = false});
    Target quiet = target();
    quiet.port = silent.port();
    const auto session = open(quiet, 300ms);
    ASSERT_FALSE(session);
    EXPECT_EQ(session.error().code, ErrorCode::Timeout);
    EXPECT_THAT(session.error().detail, HasSubstr("no SSH server sent its banner"));
    EXPECT_EQ(serviceCode(session.error()), "NoBanner");
}

TEST_F(Session, ALookupThatGetsNoAnswerEndsWithItsCaller) // and leaves no thread behind
{
    const auto folder = s_server->folder() / "bin", pid = folder / "pid";
    ASSERT_TRUE(ensureFolder(folder, 0700));
    ASSERT_TRUE(
        writeFileAtomically(folder / "getent", "#!/bin/sh\necho $$ >" + pid.string() + "\nexec sleep 600\n", 0700));
    const std::string path = environment("PATH");
    ::setenv("PATH", (folder.string() + ":" + path).c_str(), 1);
    Target slow = target();
    slow.host = "slow.example";
    const auto session = open(slow, 2s);
    ::setenv("PATH", path.c_str(), 1);
    ASSERT_FALSE(session);
    EXPECT_EQ(session.error().code, ErrorCode::Timeout);
    EXPECT_EQ(serviceCode(session.error()), "NameNotFound");
    EXPECT_FALSE(identify(std::atoi(readFile(pid).value_or("0").c_str())));
}

TEST_F(Session, RecognizesAServerOfAnotherKind)
{
    const std::string html =
        "HTTP/1.1 400 Bad Request\r\nContent-Type: text/html\r\n\r\n<html><body>Bad Request</body></html>\n";
    for (const bool waits : {true, false}) {
        for (const bool hangsUp : {true, false}) {
            const TcpServer web({html, waits, hangsUp});
            Target wrong = target();
            wrong.port = web.port();
            const auto session = open(wrong, 2s);
            ASSERT_FALSE(session);
            EXPECT_EQ(session.error().code, ErrorCode::SshRefused) << waits << hangsUp << session.error().detail;
        }
    }
    const TcpServer closes({"", true, true});
    Target wrong = target();
    wrong.port = closes.port();
    const auto session = open(wrong, 5s);
    ASSERT_FALSE(session);
    EXPECT_EQ(serviceCode(session.error()), "NotSsh");
    EXPECT_EQ(session.error().code, ErrorCode::SshRefused) << session.error().detail;
}

TEST_F(Session, CancelsWhileConnecting)
{
    const TcpServer silent({.hangUp = false});
    Target quiet = target();
    quiet.port = silent.port();
    std::stop_source stop;
    const std::jthread canceller([&] { stop.request_stop(); });
    EXPECT_EQ(open(quiet, 60s, stop.get_token()).error().code, ErrorCode::Cancelled);
}

TEST_F(Session, SurvivesKeepAlives)
{
    auto session = open(target());
    ASSERT_TRUE(session);
    EXPECT_TRUE(session->keepAlive());
    EXPECT_TRUE(session->keepAlive());
    EXPECT_EQ(session->mustExec("echo ok", {}, {soon(), {}}).value(), "ok\n");
}
