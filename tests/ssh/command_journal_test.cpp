#include "backend/ssh/command_journal.h"

#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ssh/sftp/sftp.h"
#include "backend/ssh/typed_command.h"
#include "tests/support/ssh_server.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::ssh;
using namespace std::chrono_literals;

TEST(SshJournal, HasALinePerCommandAndTransferWithoutSecrets)
{
    if (!support::SshServer::available())
        GTEST_SKIP() << "no sshd with sftp-server here";
    const auto server = support::SshServer::start({.name = "worker-2"});
    ASSERT_TRUE(server);
    const auto file = server->folder() / "journal.jsonl";
    setCommandJournal(file);
    const Deadline soon = Deadline::after(60s);
    auto session = SshSession::open(server->target(), {soon, {}});
    ASSERT_TRUE(session) << session.error().detail;
    ExecOptions options;
    options.stdinText = "hush";
    ASSERT_TRUE(session->exec("cat >/dev/null; exit 3", options, {soon, {}}));
    EXPECT_FALSE(session->exec("sleep 60", {}, {Deadline::after(100ms), {}}));
    auto files = Sftp::open(*session, {soon, {}});
    ASSERT_TRUE(files);
    ASSERT_TRUE(files->put("hush", "secret", 0600, {soon, {}}));
    setCommandJournal({});
    ASSERT_TRUE(session->exec("true", {}, {soon, {}}));

    const std::string text = readFile(file).value();
    EXPECT_EQ(text.find("hush"), std::string::npos);
    struct stat status = {};
    ASSERT_EQ(::stat(file.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777u, 0600u);
    std::vector<std::string> outcomes;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const auto entry = nlohmann::json::parse(line);
        EXPECT_EQ(entry["kind"], "ssh");
        EXPECT_EQ(entry["host"], "worker-2");
        EXPECT_TRUE(fromIso8601(entry["time"].get<std::string>()));
        outcomes.push_back(entry["command"].get<std::string>() + " -> " + entry["outcome"].get<std::string>());
    }
    const std::vector<std::string> expected = {"cat >/dev/null; exit 3 -> exit 3", "sleep 60 -> Timeout",
                                               "sftp put - secret -> 4 bytes"};
    EXPECT_EQ(outcomes, expected);
}

TEST(SshJournal, KeepsNothingOfWhatWasTypedButTheProgram) // S8
{
    if (!support::SshServer::available())
        GTEST_SKIP() << "no sshd with sftp-server here";
    const auto server = support::SshServer::start({.name = "worker-2"});
    ASSERT_TRUE(server);
    const auto file = server->folder() / "journal.jsonl";
    setCommandJournal(file);
    const Deadline soon = Deadline::after(60s);
    auto session = SshSession::open(server->target(), {soon, {}});
    ASSERT_TRUE(session) << session.error().detail;
    const auto run = [&](const std::string &line) {
        const auto typed = typedCommand(line);
        EXPECT_EQ(typed.command.find("hush"), std::string::npos);
        ExecOptions options;
        options.stdinText = typed.stdinText;
        const auto done = session->exec(typed.command, options, {soon, {}});
        return done ? std::to_string(done->status) + ":" + done->out + done->err : done.error().detail;
    };
    // The journal does not change exit status, output, quotes, lines and the empty standard input.
    EXPECT_EQ(run("curl -H 'Token: hush' >/dev/null 2>&1; echo \"it's\" $((1+1)); exit 7"), "7:it's 2\n");
    EXPECT_EQ(run("HUSH=hush; echo ${#HUSH}\ncat"), "0:4\n");
    EXPECT_EQ(run("kill -TERM $$"), "143:");
    setCommandJournal({});
    const std::string text = readFile(file).value();
    EXPECT_EQ(text.find("hush"), std::string::npos);
    EXPECT_NE(text.find("# curl, 67 characters"), std::string::npos) << text;
    EXPECT_NE(text.find("# 28 characters"), std::string::npos) << text;
}

TEST(SshJournal, WritesTheLineOfTheSystemsClient)
{
    Target target;
    target.host = "127.64.0.3";
    target.port = 2222;
    target.keyFile = "/k/id";
    target.knownHostsFile = "/k/known hosts";
    EXPECT_EQ(sshCommandLine(target, "echo it's"),
              "ssh -F none -a -o ForwardAgent=no -i /k/id -p 2222 -o IdentitiesOnly=yes -o "
              "'UserKnownHostsFile=\"/k/known hosts\"' -o GlobalKnownHostsFile=/dev/null -o StrictHostKeyChecking=yes "
              "-o ServerAliveInterval=30 -- ubuntu@127.64.0.3 'echo it'\\''s'");
}

// S15: a login user comes from a plan file. The line for clipboard and journal must not execute any of its text.
TEST(SshJournal, ALineRunsNothingThatItsTargetNames)
{
    const char *program = "#!/bin/sh\nfor word; do printf '%s\\n' \"$word\"; done\n";
    TemporaryFolder folder;
    ASSERT_TRUE(writeFileAtomically(folder.path / "ssh", program, 0700));
    Target target;
    target.host = "127.64.0.3";
    target.user = "x;touch " + (folder.path / "ran").string() + ";#";
    target.keyFile = "/k/$(touch " + (folder.path / "ran").string() + ")";
    ProcessSpec spec;
    spec.argv = {"/bin/sh", "-c", sshCommandLine(target)};
    spec.environment = std::vector<std::string>{"PATH=" + folder.path.string() + ":/usr/bin:/bin"};
    const auto outcome = runProcess(spec, {Deadline::after(std::chrono::seconds(30)), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_FALSE(std::filesystem::exists(folder.path / "ran"));
    EXPECT_NE(outcome->out.find("\n--\n" + target.user + "@127.64.0.3\n"), std::string::npos) << outcome->out;
}
