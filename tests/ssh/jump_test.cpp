// Two servers: sessions to the worker go through the head.
#include <array>
#include <latch>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/encoding.h"
#include "backend/core/service_code.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ssh/command_journal.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"
#include "backend/ssh/tunnel.h"
#include "backend/sshkeys/keys.h"
#include "tests/ssh/echo.h"
#include "tests/support/ssh_server.h"
#include "tests/support/tcp_server.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::ssh {
namespace {

using namespace std::chrono_literals;
using support::SshServer;
using testing::HasSubstr;

/// A port of 127.0.0.1 where connection attempts get no answer: its queue is full.
class SilentPort {
public:
    SilentPort()
    {
        auto address = support::loopback(0);
        auto *const raw = reinterpret_cast<sockaddr *>(&address);
        socklen_t size = sizeof address;
        ::bind(m_listener, raw, size);
        ::listen(m_listener, 0);
        ::getsockname(m_listener, raw, &size);
        m_port = ntohs(address.sin_port);
        for (int &client : m_clients) {
            client = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
            static_cast<void>(::connect(client, raw, size));
        }
    }
    ~SilentPort()
    {
        for (const int fd : m_clients)
            ::close(fd);
        ::close(m_listener);
    }
    SilentPort(const SilentPort &) = delete;
    SilentPort &operator=(const SilentPort &) = delete;
    int port() const { return m_port; }

private:
    const int m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    std::array<int, 8> m_clients{};
    int m_port = 0;
};

std::size_t count(const std::string &text, std::string_view part)
{
    std::size_t n = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
        ++n;
    return n;
}

class Jumps : public testing::Test {
protected:
    void SetUp() override
    {
        if (!SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        // The limits that sshd has by default.
        m_head = SshServer::start({.name = "head", .config = "MaxSessions 10\nMaxStartups 10:30:100\n"});
        m_worker = SshServer::start({.name = "worker-2", .address = "127.0.0.2"});
        ASSERT_TRUE(m_head && m_worker);
    }
    static Deadline soon() { return Deadline::after(60s); }
    static Result<SshSession> open(const Target &target, std::chrono::milliseconds limit = 60s)
    {
        return SshSession::open(target, {Deadline::after(limit), {}});
    }
    static Target through(Target jump, Target target)
    {
        target.jump = std::make_shared<const Target>(std::move(jump));
        return target;
    }
    Target target() const { return through(m_head->target(), m_worker->target()); }
    Target targetAt(int port) const
    {
        Target other = m_worker->target();
        other.host = "127.0.0.1";
        other.port = port;
        other.pinnedHostKey = m_worker->hostPublicKey();
        return through(m_head->target(), other);
    }
    std::size_t loginsAtHead() const { return count(m_head->log(), "Accepted publickey for"); }

    std::unique_ptr<SshServer> m_head, m_worker;
};

} // namespace

TEST_F(Jumps, RunCommandsOnTheMachineBehind)
{
    auto session = open(target());
    ASSERT_TRUE(session) << session.error().source << ": " << session.error().detail;
    EXPECT_THAT(m_worker->hostPublicKey(), HasSubstr(session->hostKey()));
    ExecOptions options;
    options.stdinText.assign(3'000'000, 'x');
    options.maxOutput = options.stdinText.size();
    const auto outcome = session->exec("pwd >&2; cat; exit 3", options, {soon(), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->status, 3);
    EXPECT_EQ(outcome->out, options.stdinText);
    EXPECT_THAT(outcome->err, HasSubstr(m_worker->home().string()));
    auto channel = session->start("while read -r line; do echo \"got $line\"; done", {soon(), {}});
    ASSERT_TRUE(channel) << channel.error().detail;
    LineReader lines(*channel);
    for (const std::string word : {"one", "two"}) {
        ASSERT_TRUE(channel->write(word + "\n", {soon(), {}}));
        const auto line = lines.next({soon(), {}});
        ASSERT_TRUE(line) << line.error().detail;
        EXPECT_EQ(**line, "got " + word);
    }
    EXPECT_TRUE(session->keepAlive());
    EXPECT_EQ(session->mustExec("exit 9", {}, {soon(), {}}).error().source, "ssh:worker-2 through head");
    EXPECT_EQ(loginsAtHead(), 1u);
}

TEST_F(Jumps, CopyTwentyMegabytesBothWays)
{
    auto session = open(target());
    ASSERT_TRUE(session) << session.error().detail;
    auto files = Sftp::open(*session, {soon(), {}});
    ASSERT_TRUE(files) << files.error().detail;
    const std::string content = bytes(20'000'123, 7);
    const auto local = m_worker->folder() / "local", back = m_worker->folder() / "back";
    ASSERT_TRUE(writeFileAtomically(local, content));
    const auto sent = files->upload(local, "big", 0600, {}, {soon(), {}});
    ASSERT_TRUE(sent) << sent.error().detail;
    EXPECT_EQ(sent->sha256, sha256Hex(content));
    EXPECT_EQ(sha256Hex(readFile(m_worker->home() / "big").value()), sent->sha256);
    const auto got = files->download("big", back, {}, {soon(), {}});
    ASSERT_TRUE(got) << got.error().detail;
    EXPECT_EQ(sha256Hex(readFile(back).value()), sent->sha256);
}

TEST_F(Jumps, CarryTunnels)
{
    Echo echo;
    auto tunnel = Tunnel::listen();
    ASSERT_TRUE(tunnel);
    Status end;
    {
        const std::jthread serving([&](std::stop_token stop) {
            auto session = open(target());
            end = session ? tunnel->serve(*session, "127.0.0.1", echo.port(), stop) : fail(session.error());
        });
        const auto text = bytes(5u << 20, 3);
        EXPECT_EQ(said(tunnel->port(), text), text);
    }
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::Cancelled) << end.error().detail;
}

TEST_F(Jumps, ThirtySessionsShareOneConnection) // MaxSessions and MaxStartups of the head allow 10
{
    constexpr int kSessions = 30;
    std::latch all(kSessions);
    std::array<std::string, kSessions> answers;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < kSessions; ++i) {
            threads.emplace_back([&, i] {
                auto session = open(target());
                all.arrive_and_wait();
                const auto done = session ? session->mustExec("echo " + std::to_string(i), {}, {soon(), {}})
                                          : Result<std::string>(fail(session.error()));
                answers[std::size_t(i)] = done ? *done : done.error().source + ": " + done.error().detail;
            });
        }
    }
    for (int i = 0; i < kSessions; ++i)
        EXPECT_EQ(answers[std::size_t(i)], std::to_string(i) + "\n");
    EXPECT_EQ(loginsAtHead(), 1u);
}

TEST_F(Jumps, CheckTheHostKeysOfBoth)
{
    const auto other = sshkeys::generateEd25519("other");
    ASSERT_TRUE(other);
    Target worker = m_worker->target();
    worker.pinnedHostKey = other->publicLine;
    const auto second = open(through(m_head->target(), worker));
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::HostKeyMismatch);
    EXPECT_EQ(second.error().source, "ssh:worker-2 through head");
    EXPECT_EQ(serviceCode(second.error()), "HostKeyDiffers");
    EXPECT_THAT(second.error().detail, HasSubstr("the host at 127.0.0.2:"));

    Target unknown = m_worker->target();
    unknown.knownHostsFile = m_head->target().knownHostsFile; // has the head's key only
    EXPECT_EQ(open(through(m_head->target(), unknown)).error().code, ErrorCode::HostKeyMismatch);

    Target head = m_head->target();
    head.pinnedHostKey = other->publicLine;
    const auto first = open(through(head, m_worker->target()));
    ASSERT_FALSE(first);
    EXPECT_EQ(first.error().code, ErrorCode::HostKeyMismatch);
    EXPECT_EQ(first.error().source, "ssh:worker-2 through head");
    EXPECT_EQ(serviceCode(first.error()), "HostKeyDiffers");
    EXPECT_THAT(first.error().detail, HasSubstr("the jump host head: the host at 127.0.0.1:"));
    EXPECT_TRUE(open(target()));
}

TEST_F(Jumps, NameTheHopThatRefuses)
{
    Target head = m_head->target();
    head.port = support::closedPort();
    const auto first = open(through(head, m_worker->target()));
    ASSERT_FALSE(first);
    EXPECT_EQ(first.error().code, ErrorCode::Unreachable);
    EXPECT_EQ(serviceCode(first.error()), "ConnectionRefused");
    EXPECT_THAT(first.error().detail, HasSubstr("the jump host head: connecting to 127.0.0.1:"));

    head = m_head->target();
    head.keyFile = m_worker->target().keyFile;
    const auto stranger = open(through(head, m_worker->target()));
    ASSERT_FALSE(stranger);
    EXPECT_EQ(stranger.error().code, ErrorCode::SshAuthFailed);
    EXPECT_THAT(stranger.error().detail, HasSubstr("KeyRefused: the jump host head: "));
    Target worker = m_worker->target();
    worker.keyFile = m_head->target().keyFile;
    EXPECT_EQ(open(through(m_head->target(), worker)).error().code, ErrorCode::SshAuthFailed);

    const auto second = open(targetAt(support::closedPort()));
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::Unreachable);
    EXPECT_EQ(serviceCode(second.error()), "ConnectionRefused");
    EXPECT_THAT(second.error().detail, HasSubstr("head cannot connect to 127.0.0.1:"));

    const support::TcpServer web({"HTTP/1.1 400 Bad Request\r\n\r\n", false, false});
    EXPECT_EQ(open(targetAt(web.port()), 10s).error().code, ErrorCode::SshRefused);

    const auto closed = SshServer::start({.name = "head", .config = "AllowTcpForwarding no\n"});
    ASSERT_TRUE(closed);
    const auto forbidden = open(through(closed->target(), m_worker->target()));
    ASSERT_FALSE(forbidden);
    EXPECT_EQ(forbidden.error().code, ErrorCode::Unsupported);
    EXPECT_THAT(forbidden.error().detail, HasSubstr("AllowTcpForwarding"));
}

TEST_F(Jumps, EndWithTheirCaller)
{
    const auto held = open(target()); // and with it the connection to the head
    ASSERT_TRUE(held) << held.error().detail;
    const SilentPort silent;
    // The head still connects for the attempts that were given up: later ones take them over.
    for (int i = 0; i < 6; ++i) {
        const auto late = open(targetAt(silent.port()), 200ms);
        ASSERT_FALSE(late);
        EXPECT_EQ(late.error().code, ErrorCode::Timeout);
        EXPECT_EQ(serviceCode(late.error()), "ConnectTimeout");
    }
    const support::TcpServer mute({.hangUp = false});
    const auto noBanner = open(targetAt(mute.port()), 300ms);
    ASSERT_FALSE(noBanner);
    EXPECT_EQ(serviceCode(noBanner.error()), "NoBanner");
    for (const int port : {silent.port(), mute.port()}) {
        std::stop_source stop;
        const std::jthread canceller([&] { stop.request_stop(); });
        EXPECT_EQ(SshSession::open(targetAt(port), {Deadline::after(60s), stop.get_token()}).error().code,
                  ErrorCode::Cancelled);
    }
    auto session = open(target());
    ASSERT_TRUE(session) << session.error().detail;
    const auto slow = session->exec("sleep 60", {}, {Deadline::after(200ms), {}});
    EXPECT_EQ(slow.error().code, ErrorCode::Timeout);
    EXPECT_EQ(session->mustExec("echo still here", {}, {soon(), {}}).value(), "still here\n");
    EXPECT_EQ(loginsAtHead(), 1u);
}

TEST_F(Jumps, BreakWithTheHead)
{
    auto session = open(target()), idle = open(target());
    ASSERT_TRUE(session && idle);
    auto channel = session->start("yes", {soon(), {}});
    ASSERT_TRUE(channel);
    ASSERT_TRUE(channel->read({soon(), {}}));
    m_head->dropConnections(); // with SIGKILL
    Result<std::string> read = std::string("y");
    while (read && !read->empty())
        read = channel->read({Deadline::after(10s), {}});
    ASSERT_FALSE(read) << "a broken connection is not the end of the output";
    EXPECT_EQ(read.error().code, ErrorCode::Disconnected);
    EXPECT_EQ(read.error().source, "ssh:worker-2 through head");
    EXPECT_THAT(read.error().detail, HasSubstr("the connection to the jump host head broke"));
    EXPECT_FALSE(session->connected());
    EXPECT_EQ(idle->exec("true", {}, {Deadline::after(10s), {}}).error().code, ErrorCode::Disconnected);

    auto again = open(target()); // while the broken ones exist
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_EQ(again->mustExec("echo ok", {}, {soon(), {}}).value(), "ok\n");
    EXPECT_EQ(loginsAtHead(), 2u);
    m_head->stop();
    EXPECT_EQ(again->exec("true", {}, {Deadline::after(10s), {}}).error().code, ErrorCode::Disconnected);
    EXPECT_EQ(open(target()).error().code, ErrorCode::Unreachable);
}

TEST_F(Jumps, LeaveAHeadThatBecameSilent)
{
    auto before = open(target());
    ASSERT_TRUE(before) << before.error().detail;
    m_head->freezeConnections(); // their sockets stay open, as after a change of the network
    EXPECT_EQ(before->exec("true", {}, {Deadline::after(300ms), {}}).error().code, ErrorCode::Timeout);
    const Deadline end = soon();
    auto session = open(target(), 1s);
    while (!session && !end.expired()) {
        EXPECT_EQ(session.error().code, ErrorCode::Timeout) << session.error().detail;
        session = open(target(), 1s);
    }
    ASSERT_TRUE(session) << session.error().detail;
    EXPECT_EQ(session->mustExec("echo ok", {}, {soon(), {}}).value(), "ok\n");
    EXPECT_EQ(loginsAtHead(), 2u);
}

TEST_F(Jumps, HaveALineForTheSystemsClient)
{
    if (!findProgram("ssh"))
        GTEST_SKIP() << "no ssh";
    // Each hop has its own key and known hosts, at a path with all that a shell or ssh could take apart.
    const TemporaryFolder folder;
    const auto place = folder.path / "it's \"mine\" \\ $(touch ran); x";
    ASSERT_TRUE(ensureFolder(place, 0700));
    const auto moved = [&](Target target) {
        for (auto *file : {&target.keyFile, &target.knownHostsFile}) {
            const auto copy = place / (target.name + "-" + file->filename().string());
            EXPECT_TRUE(writeFileAtomically(copy, readFile(*file).value(), 0600));
            *file = copy;
        }
        return target;
    };
    const Target jumped = through(moved(m_head->target()), moved(m_worker->target()));
    ProcessSpec spec;
    spec.argv = {"/bin/sh", "-c", sshCommandLine(jumped, "pwd")};
    spec.workingFolder = folder.path;
    const auto outcome = runProcess(spec, {soon(), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->out, m_worker->home().string() + "\n") << outcome->err << spec.argv.back();
    EXPECT_FALSE(std::filesystem::exists(folder.path / "ran"));
    EXPECT_EQ(loginsAtHead(), 1u);

    Target stranger = jumped; // the head's known hosts do not contain the worker
    stranger.knownHostsFile = jumped.jump->knownHostsFile;
    spec.argv.back() = sshCommandLine(stranger, "pwd");
    const auto refused = runProcess(spec, {soon(), {}});
    ASSERT_TRUE(refused) << refused.error().detail;
    EXPECT_EQ(refused->exitStatus, 255);
    EXPECT_THAT(refused->err, HasSubstr("Host key verification failed"));
}

} // namespace trainyard::ssh
