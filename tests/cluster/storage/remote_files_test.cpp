// Files of a machine over a real SSH server: addresses, listings, transfers of folders; and who receives shared files.
#include <filesystem>

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/cluster/storage/remote_files.h"
#include "backend/cluster/storage/sync_order.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/support/ssh_server.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
namespace fs = std::filesystem;

RemotePlace at(const std::string &path)
{
    return {ClusterId("c-0123456789abcdef"), "worker-1", path};
}

ssh::RemoteEntry entry(const std::string &name, mode_t mode, std::uint64_t size = 0)
{
    ssh::RemoteEntry one;
    one.name = name;
    one.file.mode = mode;
    one.file.size = size;
    one.file.isFolder = S_ISDIR(mode);
    return one;
}

std::vector<std::string> namesOf(const RemoteListing &listing)
{
    std::vector<std::string> names;
    for (const auto &row : listing.rows)
        names.push_back(row.name + (row.isFolder ? "/" : ""));
    return names;
}

TEST(RemotePlace, ItsAddressLeadsBackToIt)
{
    for (const char *path : {"~", "/", "/efs/set", "~/results/a b", "/~odd/x", "/efs/~"}) {
        const auto parsed = RemotePlace::parse(at(path).address());
        ASSERT_TRUE(parsed) << path << ": " << parsed.error().detail;
        EXPECT_EQ(*parsed, at(path)) << at(path).address();
    }
    EXPECT_EQ(at("/efs").address(), "sftp://c-0123456789abcdef/worker-1/efs");
    EXPECT_EQ(RemotePlace::parse("sftp://c-1/head").value().path, "~");
    EXPECT_EQ(RemotePlace::parse("sftp://c-1/head/efs//set/./").value().path, "/efs/set");
    EXPECT_EQ(at("~").sftpPath(), ".");
    EXPECT_EQ(at("~/x/y").sftpPath(), "x/y");
    EXPECT_EQ(at("/efs").sftpPath(), "/efs");
    EXPECT_EQ(at("/").child("efs").path, "/efs");
    EXPECT_EQ(at("~").child("x").parent(), at("~"));
    EXPECT_EQ(at("/efs").parent(), at("/"));
    EXPECT_EQ(at("/").parent(), at("/"));
    EXPECT_EQ(at("~").parent(), at("~"));
}

TEST(RemotePlace, RefusesWhatIsNoAddress)
{
    for (const std::string bad :
         {"s3://c-1/head/x", "sftp://", "sftp://c-1", "sftp:///head/x", "sftp://c-1//x", "sftp://c 1/head/x",
          "sftp://c-1/he;ad/x", "sftp://c-1/head/a/../../etc", "sftp://c-1/head/~/..", "sftp://c-1/head/a\nb"}) {
        const auto parsed = RemotePlace::parse(bad);
        ASSERT_FALSE(parsed) << bad;
        EXPECT_EQ(parsed.error().code, ErrorCode::InvalidArgument);
    }
}

TEST(RemoteListing, ShowsFoldersFirstAndNamesThatCannotBeFilesHere)
{
    const auto listing =
        remoteListing(at("/efs"), {entry("z", S_IFREG | 0644, 3), entry("b", S_IFDIR | 0755), entry("../up", S_IFREG),
                                   entry("a\x1b[31m", S_IFREG), entry("pipe", S_IFIFO)});
    EXPECT_THAT(namesOf(listing), ElementsAre("b/", "../up", "a?[31m", "pipe", "z"));
    EXPECT_EQ(listing.rows[0].problem, "");
    EXPECT_EQ(listing.rows[4].problem, "");
    EXPECT_EQ(listing.rows[4].bytes, 3u);
    EXPECT_EQ(listing.rows[4].place, at("/efs/z"));
    for (int i : {1, 2, 3})
        EXPECT_NE(listing.rows[std::size_t(i)].problem, "") << listing.rows[std::size_t(i)].name;
    EXPECT_EQ(listing.omitted, 0u);
}

TEST(RemoteListing, OfAVeryLargeFolderIsCut)
{
    std::vector<ssh::RemoteEntry> entries;
    for (std::size_t i = 0; i < RemoteListing::kMostShown + 7; ++i)
        entries.push_back(entry(std::to_string(i), S_IFREG | 0644));
    entries.push_back(entry("zz", S_IFDIR | 0755));
    const auto listing = remoteListing(at("/efs"), std::move(entries));
    EXPECT_THAT(listing.rows, SizeIs(RemoteListing::kMostShown));
    EXPECT_EQ(listing.omitted, 8u);
    EXPECT_EQ(listing.rows.front().name, "zz") << "folders lead on, and are not cut";
}

class RemoteFiles : public testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = support::SshServer::start();
        ASSERT_TRUE(m_server);
        auto opened = RemoteMachine::open(m_server->target(), soon());
        ASSERT_TRUE(opened) << opened.error().detail;
        m_machine = std::make_unique<RemoteMachine>(std::move(*opened));
    }
    static CallContext soon() { return {Deadline::after(60s), {}}; }
    void there(const std::string &path, const std::string &text)
    {
        fs::create_directories((m_server->home() / path).parent_path());
        ASSERT_TRUE(writeFileAtomically(m_server->home() / path, text));
    }
    std::string here(const std::string &path) { return readFile(m_local.path / path).value_or("(none)"); }
    ssh::Sftp &sftp() { return m_machine->sftp(); }
    Status transfer(const RemoteTransferPlan &plan, const storage::BatchSink &sink = {})
    {
        return transferRemote(m_server->target(), plan, m_completed, sink, soon());
    }

    std::unique_ptr<support::SshServer> m_server;
    std::unique_ptr<RemoteMachine> m_machine;
    TemporaryFolder m_local;
    CompletedTransfers m_completed;
};

TEST_F(RemoteFiles, AreListedWithTheTargetsOfLinks)
{
    there("set/a", "one");
    there("set/deep/b", "two!");
    fs::create_directory_symlink("deep", m_server->home() / "set/shortcut");
    fs::create_symlink("nowhere", m_server->home() / "set/broken");
    const auto listed = listRemote(sftp(), at("~/set"), soon());
    ASSERT_TRUE(listed) << listed.error().detail;
    EXPECT_THAT(namesOf(*listed), ElementsAre("deep/", "shortcut/", "a", "broken"));
    EXPECT_TRUE(listed->rows[1].isLink);
    EXPECT_THAT(listed->rows[3].problem, HasSubstr("leads to nothing"));
    EXPECT_EQ(listed->rows[2].bytes, 3u);
    EXPECT_GT(listed->rows[2].modified, Timestamp(std::chrono::hours(24 * 365 * 40))) << "the time is reported";
    EXPECT_EQ(listRemote(sftp(), at("~/none"), soon()).error().code, ErrorCode::NotFound);
    EXPECT_EQ(listRemote(sftp(), at("~/set/a"), soon()).error().code, ErrorCode::Conflict);
    EXPECT_EQ(removeRemote(sftp(), at("~/set/deep"), soon()).error().code, ErrorCode::Conflict);
    EXPECT_TRUE(removeRemote(sftp(), at("~/set/broken"), soon()));
    EXPECT_TRUE(removeRemote(sftp(), at("~/set/a"), soon()));
    EXPECT_THAT(namesOf(listRemote(sftp(), at("~/set"), soon()).value()), ElementsAre("deep/", "shortcut/"));
}

TEST_F(RemoteFiles, AFolderIsDownloadedWithAllBelowIt)
{
    there("set/a", "one");
    there("set/deep/b", "two!");
    there("set/secret", "key");
    ::chmod((m_server->home() / "set/secret").c_str(), 0600);
    fs::create_directory_symlink(".", m_server->home() / "set/loop");
    there("log", "line\n");
    const auto plan = planRemoteDownloads(sftp(), {at("~/set"), at("~/log")}, (m_local.path / "to").string(), soon());
    ASSERT_TRUE(plan) << plan.error().detail;
    EXPECT_THAT(plan->files, SizeIs(4));
    EXPECT_THAT(plan->skipped, ElementsAre("~/set/loop: it is a link to a folder"));
    storage::BatchProgress last;
    ASSERT_TRUE(transfer(*plan, [&](const storage::BatchProgress &now) { last = now; }));
    EXPECT_EQ(here("to/set/a"), "one");
    EXPECT_EQ(here("to/set/deep/b"), "two!");
    EXPECT_EQ(here("to/log"), "line\n");
    struct stat info {};
    ASSERT_EQ(::stat((m_local.path / "to/set/secret").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 07777u, 0600u) << "what is private there is private here";
    EXPECT_EQ(last.files, 4u);
    EXPECT_EQ(last.bytes, last.totalBytes);
    EXPECT_EQ(last.totalBytes, 15u);
}

TEST_F(RemoteFiles, ARepetitionSendsOnlyWhatIsNotComplete)
{
    there("set/a", "one");
    there("set/b", "two");
    const auto target = (m_local.path / "to").string();
    const auto plan = planRemoteDownloads(sftp(), {at("~/set")}, target, soon()).value();
    fs::create_directories(m_local.path / "to/set/b"); // a folder has the name of the file
    const auto failed = transfer(plan);
    ASSERT_FALSE(failed) << "one file cannot be moved into place";
    EXPECT_EQ(here("to/set/a"), "one") << "the other file arrived";
    fs::remove(m_local.path / "to/set/b");
    ASSERT_TRUE(writeFileAtomically(m_local.path / "to/set/a", "kept"));
    ASSERT_TRUE(transfer(plan));
    EXPECT_EQ(here("to/set/b"), "two");
    EXPECT_EQ(here("to/set/a"), "kept") << "it was complete, and is not fetched again";
    there("set/a", "other");
    ASSERT_TRUE(transfer(planRemoteDownloads(sftp(), {at("~/set")}, target, soon()).value()));
    EXPECT_EQ(here("to/set/a"), "other") << "it is another file now";
}

TEST_F(RemoteFiles, FilesAndFoldersAreUploadedUnderTheirNames)
{
    fs::create_directories(m_local.path / "set/deep");
    ASSERT_TRUE(writeFileAtomically(m_local.path / "set/deep/b", "two"));
    ASSERT_TRUE(writeFileAtomically(m_local.path / "run.sh", "#!/bin/sh\n", 0755));
    const std::vector<std::string> from{(m_local.path / "set").string() + "/", (m_local.path / "run.sh").string()};
    const auto plan = planRemoteUploads(from, at("~/in"));
    ASSERT_TRUE(plan) << plan.error().detail;
    ASSERT_TRUE(transfer(*plan));
    EXPECT_EQ(readFile(m_server->home() / "in/set/deep/b").value_or(""), "two");
    EXPECT_EQ(::access((m_server->home() / "in/run.sh").c_str(), X_OK), 0);
    EXPECT_EQ(planRemoteUploads({(m_local.path / "none").string()}, at("~")).error().code, ErrorCode::NotFound);
}

TEST_F(RemoteFiles, TwoSourcesOfOneNameDoNotReplaceEachOther)
{
    there("a/set", "one");
    there("b/set", "two");
    const auto plan = planRemoteDownloads(sftp(), {at("~/a/set"), at("~/b/set")}, m_local.path.string(), soon());
    ASSERT_FALSE(plan);
    EXPECT_THAT(plan.error().detail, HasSubstr("the name set too"));
    auto other = at("~/b/set");
    other.node = "head";
    EXPECT_THAT(planRemoteDownloads(sftp(), {at("~/a/set"), other}, m_local.path.string(), soon()).error().detail,
                HasSubstr("one machine at a time"));
    EXPECT_EQ(planRemoteDownloads(sftp(), {at("~/none")}, m_local.path.string(), soon()).error().code,
              ErrorCode::NotFound);
    EXPECT_EQ(planRemoteDownloads(sftp(), {at("/")}, m_local.path.string(), soon()).error().code,
              ErrorCode::InvalidArgument);
}

std::vector<std::string> namesOf(const std::vector<ssh::Host> &hosts)
{
    std::vector<std::string> names;
    for (const auto &host : hosts)
        names.push_back(host.name);
    return names;
}

TEST(SyncOrder, MachinesThatShareAFolderDoNotWriteItAtOnce) // E18
{
    std::vector<ssh::Host> hosts(4);
    for (int i = 0; i < 4; ++i)
        hosts[std::size_t(i)].name = "n" + std::to_string(i);
    SyncOrder order(hosts, {{"n0", "77 x\n"}, {"n1", "77 x\n"}, {"n2", "77 x\n"}, {"n3", ""}});
    EXPECT_THAT(namesOf(order.next()), ElementsAre("n0", "n3"));
    order.ended("n0", false);
    order.ended("n3", true);
    EXPECT_THAT(namesOf(order.next()), ElementsAre("n1")) << "after a failure the next one is alone, too";
    order.ended("n1", true);
    EXPECT_THAT(namesOf(order.next()), ElementsAre("n2"));
    order.ended("n2", true);
    EXPECT_THAT(order.next(), IsEmpty());
    SyncOrder apart(hosts, {{"n0", "1"}, {"n1", "2"}, {"n2", "3"}});
    EXPECT_THAT(apart.next(), SizeIs(4)) << "folders of their own are written in parallel";
}

TEST(SyncOrder, TheIdentityIsThatOfTheNearestFolder)
{
    const TemporaryFolder folder;
    fs::create_directories(folder.path / "shared");
    fs::create_directory_symlink("shared", folder.path / "link");
    const auto identityOf = [](const fs::path &place) {
        ProcessSpec spec;
        spec.argv = {"sh", "-c", folderIdentityCommand(place.string())};
        const auto outcome = runProcess(spec, {Deadline::after(30s), {}});
        return outcome ? outcome->out : std::string();
    };
    const auto shared = identityOf(folder.path / "shared");
    EXPECT_FALSE(shared.empty());
    EXPECT_EQ(identityOf(folder.path / "link"), shared);
    EXPECT_EQ(identityOf(folder.path / "link/new folder/deep"), shared) << "it does not exist yet";
    EXPECT_NE(identityOf(folder.path), shared);
}

} // namespace
} // namespace trainyard::cluster
