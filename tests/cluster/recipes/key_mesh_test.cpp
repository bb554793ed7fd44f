#include "backend/cluster/recipes/key_mesh_scripts_internal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "backend/cluster/recipes/run_on_all.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ssh/session.h"
#include "backend/sshkeys/keys.h"
#include "tests/support/ssh_server.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Three real SSH servers with homes of their own, which log in to each other with the system's client.
class KeyMeshScripts : public testing::Test {
protected:
    static constexpr std::size_t kCount = 3;
    void SetUp() override
    {
        if (!support::SshServer::available() || !findProgram("ssh"))
            GTEST_SKIP() << "no sshd with sftp-server, or no ssh here";
        if (::geteuid() != 0)
            GTEST_SKIP() << "sshd reads the keys of its other homes by a command, which only root's may";
        for (std::size_t i = 0; i < kCount; ++i) {
            const std::string home = m_homes[i].path.string();
            auto server =
                support::SshServer::start({.name = "node-" + std::to_string(i),
                                           .config = "AuthorizedKeysCommand /usr/bin/cat " + home +
                                                     "/.ssh/authorized_keys\nAuthorizedKeysCommandUser root\n",
                                           .home = home});
            ASSERT_TRUE(server);
            m_names.push_back("node-" + std::to_string(i));
            m_servers.push_back(std::move(server));
        }
    }
    Result<ssh::ExecOutcome> exec(std::size_t node, const std::string &command, const std::string &input = {}) const
    {
        const CallContext context{Deadline::after(100s), {}};
        auto session = ssh::SshSession::open(m_servers[node]->target(), context);
        if (!session)
            return fail(session.error());
        ssh::ExecOptions options;
        options.stdinText = input;
        return session->exec(command, options, context);
    }
    std::vector<MeshPeer> peers() const
    {
        std::vector<MeshPeer> all;
        for (std::size_t i = 0; i < kCount; ++i) {
            const ssh::Target &target = m_servers[i]->target();
            all.push_back({m_names[i], target.host, target.port, target.user, {m_servers[i]->hostPublicKey()}});
        }
        return all;
    }
    void make(const sshkeys::KeyPair &key, bool legacy = false) const
    {
        const auto line = sshkeys::withoutComment(key.publicLine) + " trainyard-mesh";
        for (std::size_t i = 0; i < kCount; ++i) {
            const auto done = exec(i, kMeshCommand, meshInput(key.privateText.reveal(), line, peers(), legacy));
            ASSERT_TRUE(done) << done.error().detail;
            ASSERT_EQ(done->status, 0) << done->err;
        }
    }
    std::vector<std::vector<std::string>> test() const
    {
        std::vector<std::vector<std::string>> all;
        for (std::size_t i = 0; i < kCount; ++i) {
            const auto said = exec(i, kMeshTestCommand, meshTestInput(m_names, i));
            EXPECT_TRUE(said);
            all.push_back(parseMeshTest(said ? said->out : "", kCount));
        }
        return all;
    }
    std::string file(std::size_t node, const std::string &name) const
    {
        return readFile(m_homes[node].path / name).value_or("");
    }

    TemporaryFolder m_homes[kCount];
    std::vector<std::string> m_names;
    std::vector<std::unique_ptr<support::SshServer>> m_servers;
};

TEST_F(KeyMeshScripts, LetEachMachineLogInToEach) // F8, F9
{
    EXPECT_THAT(test()[0], Each(HasSubstr("has no key of the mesh")));
    ASSERT_TRUE(ensureFolder(m_homes[0].path / ".ssh", 0700));
    ASSERT_TRUE(writeFileAtomically(m_homes[0].path / ".ssh/config", "Host other\n  User me\n", 0600));
    ASSERT_TRUE(writeFileAtomically(m_homes[0].path / ".ssh/authorized_keys", "ssh-ed25519 AAAA mine", 0600));
    const auto key = sshkeys::generateEd25519("mesh");
    ASSERT_TRUE(key);
    make(*key);
    make(*key); // repeatable
    EXPECT_THAT(test(), Each(Each(IsEmpty())));
    const auto config = file(0, ".ssh/config");
    EXPECT_THAT(config, testing::StartsWith("Include " + (m_homes[0].path / ".trainyard/mesh/config").string() + "\n"));
    EXPECT_THAT(config, testing::EndsWith("Host other\n  User me\n"));
    EXPECT_EQ(config.find("Include", 1), std::string::npos) << "once";
    const auto authorized = file(0, ".ssh/authorized_keys");
    EXPECT_THAT(authorized, testing::StartsWith("ssh-ed25519 AAAA mine\nssh-ed25519 "));
    EXPECT_EQ(std::count(authorized.begin(), authorized.end(), '\n'), 2);
    const auto mode = std::filesystem::status(m_homes[1].path / ".trainyard/mesh/id_ed25519").permissions();
    EXPECT_EQ(mode, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    EXPECT_FALSE(std::filesystem::exists(m_homes[1].path / ".ssh/id_rsa"));
}

TEST_F(KeyMeshScripts, ShowTheMachineThatLacksTheKey)
{
    const auto key = sshkeys::generateEd25519("mesh");
    make(*key);
    ASSERT_TRUE(writeFileAtomically(m_homes[1].path / ".ssh/authorized_keys", "", 0600));
    const auto matrix = test();
    for (std::size_t from = 0; from < kCount; ++from) {
        EXPECT_EQ(matrix[from][0], "");
        EXPECT_THAT(matrix[from][1], HasSubstr("Permission denied"));
        EXPECT_EQ(matrix[from][2], "");
    }
    m_servers[2]->stop();
    const auto one = exec(0, kMeshTestCommand, meshTestInput(m_names, 0));
    ASSERT_TRUE(one);
    EXPECT_THAT(parseMeshTest(one->out, kCount), ElementsAre("", HasSubstr("Permission denied"), HasSubstr("refused")));
}

TEST_F(KeyMeshScripts, AcceptNoOtherHostKey)
{
    const auto key = sshkeys::generateEd25519("mesh"), stranger = sshkeys::generateEd25519("stranger");
    auto all = peers();
    all[1].hostKeys = {stranger->publicLine};
    const auto line = sshkeys::withoutComment(key->publicLine) + " trainyard-mesh";
    for (std::size_t i = 0; i < kCount; ++i)
        ASSERT_EQ(exec(i, kMeshCommand, meshInput(key->privateText.reveal(), line, all, false))->status, 0);
    const auto matrix = test();
    EXPECT_EQ(matrix[0][0], "");
    EXPECT_NE(matrix[0][1], "");
}

TEST_F(KeyMeshScripts, ReplaceAndRemoveTheKey) // F7
{
    const auto first = sshkeys::generateEd25519("mesh"), second = sshkeys::generateEd25519("mesh");
    make(*first, true);
    EXPECT_EQ(file(0, ".ssh/id_rsa"), first->privateText.reveal());
    make(*second);
    EXPECT_THAT(file(0, ".ssh/authorized_keys"), Not(HasSubstr(sshkeys::withoutComment(first->publicLine))));
    EXPECT_THAT(test(), Each(Each(IsEmpty())));
    make(*second, true);
    EXPECT_EQ(file(0, ".ssh/id_rsa"), first->privateText.reveal()) << "an existing file stays";
    const auto removed = exec(1, kRemoveMeshCommand);
    ASSERT_TRUE(removed);
    EXPECT_EQ(removed->status, 0) << removed->err;
    EXPECT_FALSE(std::filesystem::exists(m_homes[1].path / ".trainyard/mesh"));
    EXPECT_THAT(file(1, ".ssh/config"), IsEmpty());
    EXPECT_THAT(test()[0][1], HasSubstr("Permission denied"));
}

TEST_F(KeyMeshScripts, RefuseAPartOfTheirInput)
{
    const auto done = exec(0, kMeshCommand, "%private\nx\n%public\ny\n");
    ASSERT_TRUE(done);
    EXPECT_NE(done->status, 0);
    EXPECT_THAT(done->err, HasSubstr("arrived incompletely"));
    EXPECT_FALSE(std::filesystem::exists(m_homes[0].path / ".ssh/authorized_keys"));
}

TEST(MeshTests, BelieveNoStrangeOutput)
{
    const auto row = parseMeshTest("0 ok\n1 failed no\x1b[31m route\n9 ok\n-1 ok\n2 perhaps\nx\n1\n", 3);
    EXPECT_THAT(row, ElementsAre("", "no [31m route", "the machine did not report this login"));
    EXPECT_THAT(parseMeshTest("0 failed\n", 1), ElementsAre("the login failed without a message"));
    // The machines begin with different targets.
    EXPECT_EQ(meshTestInput({"a", "b", "c"}, 0), "1 b\n2 c\n0 a\n");
    EXPECT_EQ(meshTestInput({"a", "b", "c"}, 2), "0 a\n1 b\n2 c\n");
}

TEST(HostsFiles, NameMachinesByNameAddressOrId) // F12
{
    std::vector<ssh::Host> machines(3);
    for (int i = 0; i < 3; ++i) {
        machines[std::size_t(i)].name = i == 0 ? "head" : "worker-" + std::to_string(i);
        machines[std::size_t(i)].privateAddress = "10.0.0." + std::to_string(i + 1);
        machines[std::size_t(i)].target.host = "52.0.0." + std::to_string(i + 1);
        machines[std::size_t(i)].instance = InstanceId("i-" + std::to_string(i));
    }
    const auto names =
        nodesInHostsFile("# hosts of the run\n10.0.0.2 slots=4\nworker-2:2\n\n  52.0.0.1 max_slots=1 # head\n"
                         "i-1\n[10.0.0.3]:22\n",
                         machines);
    ASSERT_TRUE(names) << names.error().detail;
    EXPECT_THAT(*names, ElementsAre("worker-1", "worker-2", "head"));
    const auto unknown = nodesInHostsFile("head\n10.9.9.9 slots=2\n", machines);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().source, "line 2");
    EXPECT_THAT(unknown.error().detail, HasSubstr("10.9.9.9"));
}

TEST(RunOnAll, RepeatsWhereItFailed)
{
    std::vector<NodeAnswer> answers(3);
    answers[0].node = "a";
    answers[1].node = "b";
    answers[1].exitStatus = 1;
    answers[2].node = "c";
    answers[2].status = fail(ErrorCode::Unreachable, "ssh:c", "x");
    EXPECT_THAT(failedNodes(answers), ElementsAre("b", "c"));
}

} // namespace
} // namespace trainyard::cluster
