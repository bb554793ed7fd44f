// Links that an instance creates reach no file of this computer, and the mode of a data folder stays unchanged.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/localcloud/confined_folder.h"
#include "tests/localcloud/site.h"

using namespace trainyard;
using namespace trainyard::tests;
using localcloud::ConfinedFolder;
using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

namespace {

mode_t modeOf(const fs::path &path)
{
    struct stat info {};
    return ::lstat(path.c_str(), &info) == 0 ? info.st_mode & 07777 : 0;
}

/// A folder of the host with one file, both of which must stay unchanged.
class Victim {
public:
    explicit Victim(const fs::path &folder)
        : m_folder(folder)
    {
        fs::create_directories(folder);
        (void)writeFileAtomically(folder / "sshd_config", "precious", 0600);
        fs::permissions(folder, fs::perms(0750));
    }
    std::string path() const { return m_folder.string(); }
    void expectUntouched() const
    {
        EXPECT_EQ(readFile(m_folder / "sshd_config").value_or("(gone)"), "precious");
        EXPECT_EQ(modeOf(m_folder / "sshd_config"), 0600u);
        EXPECT_EQ(modeOf(m_folder), 0750u);
        std::vector<std::string> names;
        for (const auto &entry : fs::directory_iterator(m_folder))
            names.push_back(entry.path().filename().string());
        EXPECT_THAT(names, testing::ElementsAre("sshd_config"));
    }

private:
    fs::path m_folder;
};

class Confined : public testing::TestWithParam<ConfinedFolder::Resolution> {
protected:
    Confined()
        : victim(scratch.path() / "victim")
        , root(scratch.path() / "instance")
    {
        fs::create_directories(root / "etc");
    }
    ConfinedFolder open() const
    {
        auto folder = ConfinedFolder::open(root, GetParam());
        EXPECT_TRUE(folder);
        return std::move(*folder);
    }
    ScratchFolder scratch;
    Victim victim;
    fs::path root;
};

} // namespace

TEST_P(Confined, WritesAndReadsBelow)
{
    const auto folder = open();
    ASSERT_TRUE(folder.makeFolder("etc/a/b", 0750));
    EXPECT_EQ(modeOf(root / "etc/a/b"), 0750u);
    ASSERT_TRUE(folder.writeFile("etc/a/b/file", "one", 0640));
    ASSERT_TRUE(folder.writeFile("etc/a/b/file", "two", 0600)) << "an existing file is replaced";
    EXPECT_EQ(modeOf(root / "etc/a/b/file"), 0600u);
    EXPECT_EQ(folder.readFile("etc/a/b/file", 3).value_or(""), "two");
    EXPECT_EQ(folder.readFile("etc/a/b/file", 2).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(folder.readFile("etc/none", 3).error().code, ErrorCode::NotFound);
    EXPECT_EQ(folder.writeFile("etc/none/file", "x", 0600).error().code, ErrorCode::NotFound);
    EXPECT_FALSE(folder.writeFile("etc/a", "x", 0600)) << "a folder is not replaced by a file";
    EXPECT_TRUE(folder.has("etc/a") && folder.has("etc/a/b/file"));
    EXPECT_TRUE(folder.remove("etc/a/b/file"));
    EXPECT_TRUE(folder.remove("etc/a/b/file")) << "nothing there";
    EXPECT_FALSE(folder.has("etc/a/b/file"));
}

TEST_P(Confined, FollowsNoLink)
{
    const auto folder = open();
    fs::create_directory_symlink(victim.path(), root / "etc/ssh");
    fs::create_symlink(victim.path() + "/sshd_config", root / "etc/hosts");
    EXPECT_FALSE(folder.has("etc/ssh"));
    EXPECT_FALSE(folder.has("etc/hosts"));
    EXPECT_FALSE(folder.has("etc/ssh/sshd_config"));
    EXPECT_FALSE(folder.readFile("etc/hosts", 100));
    EXPECT_FALSE(folder.readFile("etc/ssh/sshd_config", 100));
    EXPECT_FALSE(folder.writeFile("etc/ssh/sshd_config", "ours", 0644));
    EXPECT_FALSE(folder.remove("etc/ssh/sshd_config"));
    EXPECT_TRUE(folder.writeFile("etc/hosts", "ours", 0644));
    EXPECT_EQ(readFile(root / "etc/hosts").value_or(""), "ours") << "the link itself is replaced";
    EXPECT_TRUE(folder.makeFolder("etc/ssh/deeper", 0755)) << "the link above is replaced, too";
    EXPECT_TRUE(fs::is_directory(fs::symlink_status(root / "etc/ssh")));
    victim.expectUntouched();
}

TEST_P(Confined, StaysBelow)
{
    const auto folder = open();
    const auto outside = victim.path() + "/sshd_config";
    for (const std::string &name :
         {std::string("../victim/sshd_config"), std::string("etc/../../victim/sshd_config"), outside}) {
        EXPECT_FALSE(folder.has(name)) << name;
        EXPECT_FALSE(folder.readFile(name, 100)) << name;
        EXPECT_FALSE(folder.writeFile(name, "ours", 0644)) << name;
        EXPECT_FALSE(folder.remove(name)) << name;
    }
    EXPECT_FALSE(folder.makeFolder("../victim/more", 0755));
    EXPECT_FALSE(folder.makeFolder(victim.path() + "/more", 0755));
    victim.expectUntouched();
}

TEST_P(Confined, DoesNotWaitForAPipe)
{
    const auto folder = open();
    ASSERT_EQ(::mkfifo((root / "etc/pipe").c_str(), 0600), 0);
    EXPECT_FALSE(folder.has("etc/pipe"));
    EXPECT_EQ(folder.readFile("etc/pipe", 100).error().code, ErrorCode::IoFailure);
    EXPECT_TRUE(folder.makeFolder("etc/pipe", 0755)) << "it is replaced";
}

INSTANTIATE_TEST_SUITE_P(Resolutions, Confined,
                         testing::Values(ConfinedFolder::Resolution::Kernel, ConfinedFolder::Resolution::ByComponent));

TEST(Confinement, LinksOfAnInstanceLeadItsNextBootNowhere)
{
    LocalCloudFixture site({"--tier", "sandbox"});
    if (!site.cloud.alive() && site.cloud.log().find("cannot be sandboxes") != std::string::npos)
        GTEST_SKIP() << "no user namespaces here: " << site.cloud.log();
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    const Victim ssh(site.scratch.path() / "ssh"), ssl(site.scratch.path() / "ssl"),
        hosts(site.scratch.path() / "hosts");
    const auto one = site.launch();
    EXPECT_NE(site.ssh(one.address, "ls /etc/ssl/private").exitStatus, 0) << "the keys of this computer";
    EXPECT_EQ(site.ssh(one.address, "ls /etc/ssl/certs > /dev/null").exitStatus, 0);

    const auto changed =
        site.ssh(one.address, "touch /tmp/before; rm -rf /etc/ssh && ln -s " + ssh.path() + " /etc/ssh; " +
                                  "mv /etc/ssl /etc/moved && ln -s " + ssl.path() + " /etc/ssl; " +
                                  "rm -f /etc/hosts && ln -s " + hosts.path() + "/sshd_config /etc/hosts; " +
                                  "cd /run/localcloud/control && rm -f * && mkfifo shutdown && echo done");
    ASSERT_EQ(changed.out, "done\n") << changed.err;
    site.launch(); // a launch updates /etc/hosts of every instance
    site.trustHostKey(one.address, site.hostKey.publicLine);
    EXPECT_TRUE(eventually([&] {
        return fs::is_regular_file(fs::symlink_status(site.scratch.path() / "data/instances" / one.id / "etc/hosts"));
    }));
    EXPECT_EQ(site.cloud.ec2("RebootInstances", {{"InstanceId.1", one.id}}).status, 200);
    EXPECT_TRUE(eventually([&] { return site.ssh(one.address, "ls /tmp/before 2>&1").exitStatus == 2; }))
        << site.cloud.log();
    EXPECT_EQ(
        site.ssh(one.address, "test ! -L /etc/ssh -a ! -L /etc/ssl && ls /etc/ssl/certs > /dev/null && echo own").out,
        "own\n");
    for (const auto *victim : {&ssh, &ssl, &hosts})
        victim->expectUntouched();
}

TEST(Confinement, RootIsWarned)
{
    LocalCloudFixture site;
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    EXPECT_EQ(site.cloud.log().find("runs as root") != std::string::npos, ::geteuid() == 0) << site.cloud.log();
}

TEST(DataFolder, KeepsItsMode)
{
    ScratchFolder scratch;
    const auto data = scratch.path() / "data";
    fs::create_directory(data);
    fs::permissions(data, fs::perms(0755));
    {
        CloudProcess cloud(data, {"--records-only"});
        ASSERT_TRUE(cloud.alive()) << cloud.log();
    }
    EXPECT_EQ(modeOf(data), 0755u);
    for (const auto &entry : fs::directory_iterator(data))
        EXPECT_EQ(modeOf(entry.path()) & 0077, 0u) << entry.path() << ": what lies in it is private all the same";
    CloudProcess fresh(scratch.path() / "fresh", {"--records-only"});
    ASSERT_TRUE(fresh.alive()) << fresh.log();
    EXPECT_EQ(modeOf(scratch.path() / "fresh"), 0700u);
}

TEST(DataFolder, IsRefusedWhereOthersCanWrite)
{
    ScratchFolder scratch;
    const auto data = scratch.path() / "data";
    fs::create_directory(data);
    for (const unsigned mode : {01777u, 0775u, 0722u}) {
        fs::permissions(data, fs::perms(mode));
        CloudProcess cloud(data, {"--records-only"});
        EXPECT_FALSE(cloud.alive());
        EXPECT_THAT(cloud.log(), HasSubstr("other users can write in the folder"));
        EXPECT_EQ(modeOf(data), mode);
        EXPECT_TRUE(fs::is_empty(data));
    }
    if (::geteuid() != 0)
        return;
    fs::permissions(data, fs::perms(0700));
    ASSERT_EQ(::chown(data.c_str(), 64321, 64321), 0);
    CloudProcess cloud(data, {"--records-only"});
    EXPECT_THAT(cloud.log(), HasSubstr("the folder belongs to the user with the number 64321"));
    EXPECT_TRUE(fs::is_empty(data));
}
