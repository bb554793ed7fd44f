#include "backend/provision/standard.h"

#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/provision/probe.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"
#include "build_paths.h"
#include "tests/support/latency_proxy.h"
#include "tests/support/ssh_server.h"
#include "tests/support/tcp_server.h"

using namespace trainyard;
using namespace trainyard::provision;
using namespace trainyard::support;
using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

class Standard : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        char name[] = "/tmp/trainyard-bundle-XXXXXX";
        s_folder = ::mkdtemp(name);
        std::filesystem::create_directories(s_folder / "content" / "lib");
        std::filesystem::copy_file(TRAINYARD_SOURCE_DIR "/tests/support/fake_runtime.py",
                                   s_folder / "content" / "trainyard-runtime");
        std::filesystem::permissions(s_folder / "content" / "trainyard-runtime", std::filesystem::perms::owner_all);
        ASSERT_TRUE(writeFileAtomically(s_folder / "content" / "lib" / "ballast", std::string(2'000'000, 'x')));
        const auto packed = runProcess(
            {{"tar", "-czf", (s_folder / "bundle.tar.gz").string(), "-C", (s_folder / "content").string(), "."}},
            {Deadline::after(60s), {}});
        ASSERT_TRUE(packed && packed->exitStatus == 0);
    }
    static void TearDownTestSuite() { std::filesystem::remove_all(s_folder); }

    void SetUp() override
    {
        if (!SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        if (!findProgram("python3"))
            GTEST_SKIP() << "no python3 for the stand-in of the runtime";
    }

    /// A node whose sudo and systemctl act like the real programs, but only on this sshd.
    static std::unique_ptr<SshServer> node(const std::string &name)
    {
        auto server = SshServer::start({.name = name});
        if (server) {
            server->addCommand("sudo", "exec \"$@\"\n");
            server->addCommand("systemctl", "[ \"$1 $2\" = 'reload ssh' ] || exit 5\nkill -HUP " +
                                                std::to_string(server->pid()) + "\n");
        }
        return server;
    }
    static Host host(const SshServer &server) { return {.name = server.target().name, .target = server.target()}; }
    static StandardOptions options(const SshServer *server = nullptr)
    {
        StandardOptions options;
        options.bundle = s_folder / "bundle.tar.gz";
        options.retryPause = 20ms;
        options.freeBytesNeeded = 1'000'000;
        options.replaceHostKey = server != nullptr;
        if (server)
            options.hostKeyFolder = server->hostKeyFolder().string();
        return options;
    }
    static HostResult provision(const SshServer &server, const StandardOptions &options, const ProgressSink &sink = {})
    {
        return run(standardRecipe(options), {host(server)}, {.sink = sink}, {Deadline::after(100s), {}})[0];
    }

    static std::filesystem::path s_folder;
};
std::filesystem::path Standard::s_folder;

std::string describe(const HostResult &result)
{
    return result.status ? ""
                         : result.failedStep + ": " + std::string(toString(result.status.error().code)) + ": " +
                               result.status.error().detail;
}

} // namespace

TEST_F(Standard, MakesANodeReadyAndFindsItReadyTheNextTime)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    const auto first = provision(*server, options(server.get()));
    ASSERT_TRUE(first.status) << describe(first);
    const auto home = server->home() / ".trainyard";
    EXPECT_TRUE(std::filesystem::is_symlink(home / "bundle"));
    EXPECT_TRUE(std::filesystem::exists(home / "bundle" / "lib" / "ballast"));
    EXPECT_TRUE(std::filesystem::is_empty(home / "upload"));

    std::vector<std::string> messages;
    std::mutex mutex;
    const auto second = provision(*server, options(), [&](const StepEvent &event) {
        const std::lock_guard lock(mutex);
        messages.push_back(event.step + " " + event.message);
    });
    ASSERT_TRUE(second.status) << describe(second);
    EXPECT_THAT(messages, testing::Contains("upload exists already"));
}

TEST_F(Standard, LogsInAsTheUserThatTheImageHas) // B6
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    Host host = this->host(*server);
    const std::string right = host.target.user;
    host.target.user = "nobody-of-this-name";
    host.otherUsers = {"nobody-of-this-name", "somebody-else", right, "never-tried"};
    auto result = run(standardRecipe(options()), {host}, {}, {Deadline::after(100s), {}})[0];
    ASSERT_TRUE(result.status) << describe(result);
    EXPECT_EQ(result.user, right);
    host.otherUsers = {"somebody-else"};
    auto impatient = options();
    impatient.refusedGrace = 0s;
    result = run(standardRecipe(impatient), {host}, {}, {Deadline::after(100s), {}})[0];
    EXPECT_EQ(result.failedStep, "wait-ssh");
    EXPECT_EQ(result.status.error().code, ErrorCode::SshAuthFailed);
    EXPECT_THAT(result.status.error().detail, HasSubstr("(tried the login users nobody-of-this-name, somebody-else)"));
}

TEST_F(Standard, WritesOldStyleExportsOnceAndForItsUserAlone) // A2
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    const auto file = server->home() / ".bashrc";
    ASSERT_TRUE(writeFileAtomically(file, "case $- in *i*) ;; *) return ;; esac\nalias ll='ls -l'\n", 0644));
    auto settings = options(server.get());
    for (const char *key : {"FIRST", "SECOND"}) {
        settings.exports = {{"AWS_ACCESS_KEY_ID", Secret(key)}, {"AWS_SECRET_ACCESS_KEY", Secret("a/b+c=")}};
        const auto result = provision(*server, settings);
        ASSERT_TRUE(result.status) << describe(result);
    }
    EXPECT_EQ(readFile(file).value_or(""), "export AWS_ACCESS_KEY_ID='SECOND' # Trainyard\n"
                                           "export AWS_SECRET_ACCESS_KEY='a/b+c=' # Trainyard\n"
                                           "case $- in *i*) ;; *) return ;; esac\nalias ll='ls -l'\n");
    EXPECT_EQ(std::filesystem::status(file).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    settings.exports = {{"AWS_SECRET_ACCESS_KEY", Secret("x'; echo")}};
    EXPECT_EQ(provision(*server, settings).status.error().code, ErrorCode::InvalidArgument);
}

TEST_F(Standard, LooksAtWhatTheMachineTrulyHas) // B5
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    auto result = provision(*server, options());
    ASSERT_TRUE(result.status) << describe(result);
    auto probe = parseProbe(result.facts["probe"]);
    EXPECT_FALSE(probe.system.empty()) << result.facts["probe"];
    server->addCommand("nvidia-smi", "[ \"$1\" = --query-gpu=name,driver_version,memory.total ] || exit 6\n"
                                     "echo 'Tesla T4, 550.54.15, 15360'\necho 'Tesla T4, 550.54.15, 15360'\n");
    server->addCommand("python3", "[ \"$1\" != -c ] || { echo python.torch=2.4.0+cu124; exit 0; }\nexec '" +
                                      *findProgram("python3") + "' \"$@\"\n");
    result = provision(*server, options());
    ASSERT_TRUE(result.status) << describe(result);
    probe = parseProbe(result.facts["probe"]);
    ASSERT_EQ(probe.gpus.size(), 2u) << result.facts["probe"];
    EXPECT_EQ(probe.gpus[1], (Probe::Gpu{"Tesla T4", "550.54.15", 15360}));
    EXPECT_EQ(probe.frameworks["torch"], "2.4.0+cu124");
    EXPECT_THAT(describe(probe), HasSubstr("2 x Tesla T4 with driver 550.54.15"));
}

TEST(Probe, ReadsOnlyWhatItUnderstands) // B5
{
    const auto probe = parseProbe("system=Ubuntu 24.04.1 LTS\ngpu=NVIDIA A10G, 550.1, 23028\ngpu=broken\ncuda=12.4\n"
                                  "cuda=11.8\ncudnn=9\npython.torch=2.4.0\npython.=x\nfoo=bar\n=\nnothing\n"
                                  "python.torch=1.0\npython.evil=\x1b[31m\npython.long=" +
                                  std::string(500, 'x') + "\n");
    EXPECT_EQ(describe(probe),
              "Ubuntu 24.04.1 LTS; 1 x NVIDIA A10G with driver 550.1; CUDA 11.8, 12.4; cuDNN 9; torch 2.4.0");
    EXPECT_EQ(describe(parseProbe("")), "no GPU");
    std::string many;
    for (int i = 0; i < 5000; ++i)
        many += "gpu=a, b, 1\n";
    EXPECT_EQ(parseProbe(many).gpus.size(), 100u);
}

TEST_F(Standard, ReplacesTheOneTimeHostKey)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    const auto result = provision(*server, options(server.get()));
    ASSERT_TRUE(result.status) << describe(result);
    const ssh::Target &target = server->target();
    const auto known = ssh::knownKeys(target.knownHostsFile, target.host, target.port);
    ASSERT_EQ(known->size(), 1u);
    EXPECT_THAT(server->hostPublicKey(), testing::Not(HasSubstr((*known)[0].key)));
    const auto session = ssh::SshSession::open(target, {Deadline::after(30s), {}});
    ASSERT_TRUE(session) << session.error().detail;
    EXPECT_EQ(session->hostKey(), "ssh-ed25519 " + (*known)[0].key);
    ssh::Target old = target;
    old.pinnedHostKey = server->hostPublicKey();
    EXPECT_EQ(ssh::SshSession::open(old, {Deadline::after(30s), {}}).error().code, ErrorCode::HostKeyMismatch);

    const auto again = provision(*server, options(server.get())); // marked in known_hosts: not replaced again
    EXPECT_TRUE(again.status) << describe(again);
    EXPECT_EQ(ssh::knownKeys(target.knownHostsFile, target.host, target.port)->front().key, (*known)[0].key);
}

TEST_F(Standard, AReplacementThatBrokeOffIsFinishedTheNextTime)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    // sshd has not loaded the new key yet: both keys stay trusted, and the user keeps access.
    StandardOptions elsewhere = options(server.get());
    elsewhere.hostKeyFolder = server->home().string();
    Recipe recipe = standardRecipe(elsewhere);
    recipe[1].timeout = 1s;
    const auto broken = run(recipe, {host(*server)}, {}, {Deadline::after(60s), {}})[0];
    EXPECT_EQ(broken.failedStep, "replace-host-key");
    EXPECT_EQ(broken.status.error().code, ErrorCode::HostKeyMismatch);
    const ssh::Target &target = server->target();
    const auto both = ssh::knownKeys(target.knownHostsFile, target.host, target.port);
    ASSERT_EQ(both->size(), 2u);

    const auto copied = std::filesystem::copy_options::overwrite_existing;
    std::filesystem::copy_file(server->home() / "ssh_host_ed25519_key",
                               server->hostKeyFolder() / "ssh_host_ed25519_key", copied);
    ASSERT_TRUE(server->restart());
    const auto mended = provision(*server, options(server.get()));
    EXPECT_TRUE(mended.status) << describe(mended);
    const auto known = ssh::knownKeys(target.knownHostsFile, target.host, target.port);
    ASSERT_EQ(known->size(), 1u);
    EXPECT_EQ((*known)[0].key, (*both)[1].key) << "the key of the first try is taken over";
    EXPECT_EQ((*known)[0].comment, "trainyard-replaced");
}

TEST_F(Standard, ANameIsNoCommandOfTheNode) // S12
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    const auto marker = s_folder / "was-here";
    const std::string touch = "touch " + marker.string();
    Host named = host(*server);
    named.name = "x\"$(" + touch + ")`" + touch + "`;" + touch + ";'" + touch + "'";
    const auto done = run(standardRecipe(options(server.get())), {named}, {}, {Deadline::after(100s), {}})[0];
    EXPECT_TRUE(done.status) << describe(done);
    EXPECT_FALSE(std::filesystem::exists(marker)) << "it ran as root on the node";
    const auto line = readFile(server->hostKeyFolder() / "ssh_host_ed25519_key.pub");
    ASSERT_TRUE(line);
    EXPECT_NE(line->find(touch), std::string::npos) << "a comment, letter by letter";
}

TEST_F(Standard, EightHostsSideBySide)
{
    std::vector<std::unique_ptr<SshServer>> servers;
    std::vector<Host> hosts;
    for (int i = 1; i <= 8; ++i) {
        servers.push_back(node("worker-" + std::to_string(i)));
        ASSERT_TRUE(servers.back());
        hosts.push_back(host(*servers.back()));
    }
    servers[4]->stop();
    StandardOptions few = options();
    few.sshTimeout = 1s;
    const auto results = run(standardRecipe(few), hosts, {}, {Deadline::after(100s), {}});
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (i == 4)
            EXPECT_EQ(results[i].status.error().code, ErrorCode::Unreachable);
        else
            EXPECT_TRUE(results[i].status) << describe(results[i]);
    }
}

TEST_F(Standard, WaitsForAMachineThatBoots)
{
    const auto server = node("worker-1");
    ASSERT_TRUE(server);
    server->stop();
    std::atomic<bool> tried = false;
    HostResult result;
    std::jthread client([&] {
        result = provision(*server, options(), [&](const StepEvent &event) {
            if (event.step == "wait-ssh" && event.state == StepState::Progressing)
                tried = true;
        });
        tried = true;
    });
    while (!tried)
        std::this_thread::yield();
    EXPECT_TRUE(server->restart());
    client.join();
    EXPECT_TRUE(result.status) << describe(result);
}

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
        if (event.message.find("KeyRefused") != std::string::npos && ++refusals == 1)
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

TEST(Bundle, TrustsANotedChecksumOnlyWhenItIsNewer)
{
    char name[] = "/tmp/trainyard-sum-XXXXXX";
    const std::filesystem::path folder = ::mkdtemp(name);
    const auto file = folder / "b.tar.gz", noted = folder / "b.tar.gz.sha256";
    ASSERT_TRUE(writeFileAtomically(file, "content"));
    EXPECT_EQ(bundleChecksum(file).value(), sha256Hex("content"));
    ASSERT_TRUE(writeFileAtomically(noted, std::string(64, 'a') + "  b.tar.gz\n"));
    EXPECT_EQ(bundleChecksum(file).value(), std::string(64, 'a'));
    std::filesystem::last_write_time(noted, std::filesystem::last_write_time(file) - 10s);
    EXPECT_EQ(bundleChecksum(file).value(), sha256Hex("content"));
    EXPECT_EQ(bundleChecksum(folder / "none").error().code, ErrorCode::NotFound);
    std::filesystem::remove_all(folder);
}
