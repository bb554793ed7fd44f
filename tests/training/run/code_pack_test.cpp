// What of a folder travels to the machines, and as which bytes.
#include "backend/training/run/code_pack.h"

#include <iterator>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::training {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::Pair;

class CodePackTest : public testing::Test {
protected:
    void add(const std::string &name, const std::string &content = "x\n", mode_t mode = 0644) const
    {
        fs::create_directories((m_code / name).parent_path());
        ASSERT_TRUE(writeFileAtomically(m_code / name, content, mode));
    }
    Result<CodePreview> preview(const std::vector<std::string> &excludes = {}) const
    {
        return previewCode(m_code, excludes, {Deadline::never(), {}});
    }
    Result<PackedCode> pack(const std::string &name = "code.tar.gz",
                            const std::vector<std::string> &excludes = {}) const
    {
        return packCode(m_code, excludes, m_folder.path / name, {Deadline::never(), {}});
    }
    /// The output of tar, which is what unpacks the archive on the machines.
    std::string tar(const std::vector<std::string> &words) const
    {
        std::vector<std::string> all{"tar"};
        all.insert(all.end(), words.begin(), words.end());
        const auto done = runProcess({all, {}, m_folder.path.string(), ""}, {Deadline::never(), {}});
        EXPECT_TRUE(done && done->exitStatus == 0) << (done ? done->err : done.error().detail);
        return done ? done->out : "";
    }
    static std::vector<std::string> namesOf(const CodePreview &preview)
    {
        std::vector<std::string> names;
        for (const auto &file : preview.files)
            names.push_back(file.name);
        return names;
    }

    TemporaryFolder m_folder;
    const fs::path m_code = m_folder.path / "code";
};

TEST_F(CodePackTest, LeavesOutWhatNoMachineNeeds)
{
    for (const char *name : {"train.py", "lib/net.py", "data/small.csv", ".git/config", "lib/__pycache__/net.pyc",
                             "venv/bin/python", "envs/mine/pyvenv.cfg", "envs/mine/lib/site.py", "id_rsa", "id_rsa.pub",
                             "certs/server.pem", ".env", ".aws/credentials", ".ssh/id_ed25519", "notes.txt"})
        add(name);
    add(".trainyardignore", "# large files\ndata/\n\n/notes.txt");
    const auto all = preview({"*.log"});
    ASSERT_TRUE(all) << all.error().detail;
    EXPECT_THAT(namesOf(*all), ElementsAre(".trainyardignore", "lib/net.py", "train.py"));
    EXPECT_EQ(all->bytes, 4u + 31u);
    EXPECT_THAT(all->left, Contains(Pair("data", HasSubstr("data"))));
    EXPECT_THAT(all->left, Contains(Pair("envs/mine", HasSubstr("virtual environment"))));
    EXPECT_THAT(all->left, Not(Contains(Pair("venv/bin/python", testing::_)))) << "folders as a whole";
    EXPECT_THAT(namesOf(*preview({"lib"})), ElementsAre(".trainyardignore", "train.py"));
}

TEST_F(CodePackTest, SecretsStayHereAndAreNamed)
{
    for (const char *name : {"train.py", ".env", ".env.local", "conf/.env.production", ".env.example", ".env.sample",
                             ".netrc", ".aws/credentials", "certs/server.pem", "id_ecdsa", "keys/id_work", "id_map.py",
                             "id_cards/cards.py", "id_server.pem", "id_server.key", "credentials"})
        add(name);
    add("config.ini", "[summary]\naccess_key = AKIAEXAMPLE\nsecret_key = example\n[aws]\nREGION = us-east-1\n");
    add("model/config.ini", "[model]\nlayers = 50\n");
    const auto packed = pack();
    ASSERT_TRUE(packed) << packed.error().detail;
    EXPECT_THAT(packed->files, ElementsAre(".env.example", ".env.sample", "id_cards/cards.py", "id_map.py",
                                           "model/config.ini", "train.py"));
    EXPECT_THAT(packed->secrets,
                testing::UnorderedElementsAre(".env", ".env.local", "conf/.env.production", ".netrc", ".aws",
                                              "certs/server.pem", "id_ecdsa", "keys/id_work", "id_server.pem",
                                              "id_server.key", "credentials", "config.ini"));
    EXPECT_THAT(packed->left, Contains(Pair(".env", HasSubstr("it may be a secret"))));
    add(".trainyardignore", "!/.env\n!/config.ini\n");
    const auto wanted = pack("wanted.tar.gz");
    ASSERT_TRUE(wanted) << wanted.error().detail;
    EXPECT_THAT(wanted->files, testing::IsSupersetOf({".env", "config.ini"})) << "the user's own word counts";
    EXPECT_THAT(wanted->files, Not(Contains(".env.local")));
}

TEST_F(CodePackTest, TheSameContentGivesTheSameBytes)
{
    add("run.sh", "#!/bin/sh\necho hello\n", 0755);
    add("lib/text.txt", "content");
    fs::create_symlink("text.txt", m_code / "lib/link.txt");
    const auto first = pack();
    ASSERT_TRUE(first) << first.error().detail;
    fs::last_write_time(m_code / "run.sh", fs::file_time_type::clock::now() - std::chrono::hours(24));
    const auto second = pack("second.tar.gz");
    ASSERT_TRUE(second) << second.error().detail;
    EXPECT_EQ(first->sha256, second->sha256);
    EXPECT_EQ(first->sha256, sha256Hex(*readFile(first->archive))) << "of the archive";
    EXPECT_EQ(first->packed, fs::file_size(first->archive));
    add("lib/text.txt", "Content");
    EXPECT_NE(pack("third.tar.gz")->sha256, first->sha256);

    fs::create_directory(m_folder.path / "there");
    tar({"-xzf", "code.tar.gz", "-C", "there"});
    EXPECT_EQ(readFile(m_folder.path / "there/lib/text.txt").value_or(""), "content");
    EXPECT_EQ(fs::read_symlink(m_folder.path / "there/lib/link.txt"), "text.txt");
    struct stat status = {};
    ASSERT_EQ(::stat((m_folder.path / "there/run.sh").c_str(), &status), 0);
    EXPECT_NE(status.st_mode & S_IXUSR, 0u);
    EXPECT_THAT(tar({"-tzvf", "code.tar.gz"}), HasSubstr("0/0")) << "no user of this computer";
}

TEST_F(CodePackTest, LongAndForeignNamesArrive)
{
    const std::string deep(120, 'd'), name = deep + "/" + deep + "/zählung.txt";
    add(name, "1");
    ASSERT_TRUE(pack());
    fs::create_directory(m_folder.path / "there");
    tar({"-xzf", "code.tar.gz", "-C", "there"});
    EXPECT_EQ(readFile(m_folder.path / "there" / name).value_or(""), "1");
}

TEST_F(CodePackTest, RefusesWhatCannotTravelByName)
{
    add("train.py");
    fs::create_symlink("/etc/passwd", m_code / "users");
    auto refused = preview();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(refused.error().detail, HasSubstr("users cannot be sent: it is a link to something outside"));
    EXPECT_TRUE(preview({"users"})) << "unless it is left out";
    fs::remove(m_code / "users");
    fs::create_symlink("../../other", m_code / "up");
    EXPECT_FALSE(preview());
    fs::remove(m_code / "up");
    ASSERT_EQ(::mkfifo((m_code / "pipe").c_str(), 0600), 0);
    refused = preview();
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().detail, HasSubstr("pipe cannot be sent"));
    EXPECT_EQ(previewCode(m_folder.path / "none", {}, {Deadline::never(), {}}).error().code, ErrorCode::NotFound);
}

TEST_F(CodePackTest, DataInTheFolderIsNamed)
{
    add("train.py");
    for (const char *name : {"images/a.rec", "images/b.rec", "old.bin"}) { // sparse: they have no blocks
        add(name);
        fs::resize_file(m_code / name, 200u << 20);
    }
    const auto refused = pack();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    const std::string &detail = refused.error().detail;
    EXPECT_LT(detail.find("images/ ("), detail.find("old.bin (")) << detail;
    EXPECT_THAT(detail, HasSubstr("put data into a bucket or on the shared file system"));
    EXPECT_FALSE(fs::exists(m_folder.path / "code.tar.gz"));
    EXPECT_TRUE(preview({"images"}));
}

TEST_F(CodePackTest, WarnsOfScriptsWithWindowsLineEnds)
{
    add("run.sh", "#!/bin/sh\r\necho hello\r\n", 0755);
    add("good.sh", "#!/bin/sh\necho hello\n", 0755);
    const auto found = preview();
    ASSERT_TRUE(found);
    ASSERT_EQ(found->warnings.size(), 1u);
    EXPECT_THAT(found->warnings[0].english(), HasSubstr("run.sh has Windows line ends"));
}

TEST_F(CodePackTest, AnEmptyFolderOrAStopMakesNoArchive)
{
    fs::create_directories(m_code);
    EXPECT_EQ(pack().error().code, ErrorCode::InvalidArgument);
    add("train.py");
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(packCode(m_code, {}, m_folder.path / "code.tar.gz", {Deadline::never(), stop.get_token()}).error().code,
              ErrorCode::Cancelled);
    EXPECT_EQ(std::distance(fs::directory_iterator(m_folder.path), fs::directory_iterator()), 1)
        << "the code alone, and no part";
}

} // namespace
} // namespace trainyard::training
