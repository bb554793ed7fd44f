#include "backend/provision/standard.h"

#include <thread>

#include <gmock/gmock.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/provision/probe.h"
#include "backend/ssh/known_hosts.h"
#include "tests/provision/standard_fixture.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::provision;
using namespace trainyard::support;
using namespace std::chrono_literals;
using testing::HasSubstr;

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
        messages.push_back(event.step + " " + event.message.english());
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

TEST(Probe, NamesTheCudaLibraryThatAProgramWouldLoad) // F22
{
    const TemporaryFolder folder;
    const std::string library = (folder.path / "cuda-9.2" / "libcudart.so.9.2").string();
    ASSERT_TRUE(ensureFolder(folder.path / "none"));
    ASSERT_TRUE(ensureFolder(folder.path / "cuda-9.2"));
    ASSERT_TRUE(writeFileAtomically(library, ""));
    ProcessSpec spec;
    spec.argv = {"/usr/bin/env",
                 "LD_LIBRARY_PATH=" + (folder.path / "none").string() + ":" + (folder.path / "cuda-9.2").string(),
                 "/bin/sh", "-s"};
    spec.input = kProbeCommand;
    const auto done = runProcess(spec, {Deadline::after(100s), {}});
    ASSERT_TRUE(done) << done.error().detail;
    const Probe probe = parseProbe(done->out);
    EXPECT_EQ(probe.cudart, library) << done->out;
    EXPECT_THAT(describe(probe), HasSubstr("programs load " + library));
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
