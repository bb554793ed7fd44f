// Which files are transferred, and what a synchronization copies, without a network.
#include <filesystem>

#include <gmock/gmock.h>

#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/storage/transfers/sync_plan.h"
#include "backend/storage/transfers/transfer_plan.h"

using namespace trainyard;
using namespace trainyard::storage;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

namespace {

class TransferPlans : public testing::Test {
protected:
    TransferPlans()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "trainyard-plans-XXXXXX").string();
        m_folder = ::mkdtemp(pattern.data());
    }
    ~TransferPlans() override { std::filesystem::remove_all(m_folder); }
    void write(const std::string &name, const std::string &content)
    {
        ASSERT_TRUE(ensureFolder((m_folder / name).parent_path()));
        ASSERT_TRUE(writeFileAtomically(m_folder / name, content));
    }
    std::string at(const std::string &name) const { return (m_folder / name).string(); }
    std::vector<std::string> targets(const std::vector<std::string> &from, const std::string &to) const
    {
        std::vector<std::string> found;
        const auto plan = planUploads(from, to);
        EXPECT_TRUE(plan) << plan.error().detail;
        for (const auto &transfer : plan ? *plan : std::vector<FileTransfer>())
            found.push_back(transfer.to);
        return found;
    }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(30)), {}}; }
    static std::string etag(const std::string &content) { return "\"" + hexEncode(md5(asBytes(content))) + "\""; }

    std::filesystem::path m_folder;
};

} // namespace

TEST_F(TransferPlans, AQuotedPatternIsExpandedHere) // E2
{
    write("train-images-idx3-ubyte", "1");
    write("t10k-labels-idx1-ubyte", "2");
    write("notes.txt", "3");
    EXPECT_THAT(
        targets({at("t*-ubyte")}, "s3://dmlc/mnist/"),
        UnorderedElementsAre("s3://dmlc/mnist/train-images-idx3-ubyte", "s3://dmlc/mnist/t10k-labels-idx1-ubyte"));
    EXPECT_EQ(planUploads({at("z*")}, "s3://dmlc/").error().code, ErrorCode::NotFound);
    write("z*", "a file of that name is no pattern");
    EXPECT_THAT(targets({at("z*"), at("notes.txt")}, "s3://b/p"), ElementsAre("s3://b/p/z*", "s3://b/p/notes.txt"));
}

TEST_F(TransferPlans, OneFileGetsItsAddressAndSeveralAFolder) // E1, E3
{
    write("a", "1");
    write("set/x", "2");
    write("set/deep/y", "3");
    EXPECT_THAT(targets({at("a")}, "s3://b/training-data"), ElementsAre("s3://b/training-data"));
    EXPECT_THAT(targets({at("a")}, "s3://b/folder/"), ElementsAre("s3://b/folder/a"));
    EXPECT_THAT(targets({at("a")}, "s3://b"), ElementsAre("s3://b/a"));
    EXPECT_THAT(targets({at("set")}, "s3://b/p"), ElementsAre("s3://b/p/deep/y", "s3://b/p/x"));
    EXPECT_THAT(targets({at("set/"), at("a")}, "s3://b/p"),
                ElementsAre("s3://b/p/set/deep/y", "s3://b/p/set/x", "s3://b/p/a"));
    std::filesystem::create_directory(at("empty"));
    EXPECT_EQ(planUploads({at("empty")}, "s3://b/p").error().code, ErrorCode::NotFound);
    EXPECT_EQ(planUploads({at("a")}, "ftp://b/p").error().code, ErrorCode::InvalidArgument);
}

TEST_F(TransferPlans, TwoFilesOfOneNameDoNotReplaceEachOther)
{
    write("monday/model", "1");
    write("tuesday/model", "2");
    const auto plan = planUploads({at("monday/model"), at("tuesday/model")}, "s3://b/models/");
    ASSERT_FALSE(plan) << "one of them would be lost without a word";
    EXPECT_EQ(plan.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(plan.error().source, "s3://b/models/model");
    EXPECT_THAT(plan.error().detail, HasSubstr(at("monday/model") + " and " + at("tuesday/model")));
    EXPECT_EQ(planUploads({at("monday/"), at("monday/")}, "s3://b/p").error().code, ErrorCode::InvalidArgument);
}

TEST_F(TransferPlans, WhatDiffersByContentIsCopied) // E18
{
    write("same", "equal");
    write("changed", "local!");
    write("new", "n");
    write("cache/x.tmp", "t");
    const std::vector<SyncFile> objects{
        {"same", 5, etag("equal")}, {"changed", 6, etag("remote")}, {"old", 1, etag("o")}, {"cache/y", 1, etag("c")}};
    SyncOptions options;
    options.excludes = {"cache"};
    const auto up = planSync(m_folder.string(), filesBelow(m_folder.string()).value(), objects, true, options, soon());
    ASSERT_TRUE(up) << up.error().detail;
    std::vector<std::string> names;
    for (const auto &file : up->copy)
        names.push_back(file.name);
    EXPECT_THAT(names, ElementsAre("changed", "new"));
    EXPECT_EQ(up->same, 1u);
    EXPECT_EQ(up->bytes, 7u);
    EXPECT_THAT(up->remove, IsEmpty()) << "deletions only on request";
    EXPECT_THAT(up->extra, ElementsAre("old"));
    options.deleteExtra = true;
    const auto down =
        planSync(m_folder.string(), filesBelow(m_folder.string()).value(), objects, false, options, soon());
    ASSERT_TRUE(down);
    EXPECT_THAT(down->remove, ElementsAre("new")) << "an excluded file is never removed";
}

TEST_F(TransferPlans, ObjectsInPartsAreComparedByTheirParts)
{
    const std::string content(12u << 20, 'p');
    write("big", content);
    const auto part = [&](std::size_t at) {
        const auto digest = md5(asBytes(std::string_view(content).substr(at, 8u << 20)));
        return std::string(reinterpret_cast<const char *>(digest.data()), digest.size());
    };
    const auto expected = "\"" + hexEncode(md5(asBytes(part(0) + part(8u << 20)))) + "-2\"";
    EXPECT_EQ(etagOf(at("big"), content.size(), 8u << 20, true, soon()).value_or(""), expected);
    EXPECT_EQ(etagOf(at("big"), content.size(), 8u << 20, false, soon()).value_or(""), etag(content));
    const auto plan = planSync(m_folder.string(), {{"big", content.size(), {}}}, {{"big", content.size(), expected}},
                               true, {}, soon());
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->same, 1u);
    write("none", "");
    EXPECT_EQ(etagOf(at("none"), 0, 8u << 20, false, soon()).value_or(""), etag(""));
}

TEST_F(TransferPlans, WhereAnEtagIsNoMd5TheChecksumOfTheWriterCounts)
{
    write("equal", "equal");
    write("changed", "local!");
    write("unknown", "?");
    const std::vector<SyncFile> objects{
        {"equal", 5, etag("k1")}, {"changed", 6, etag("k2")}, {"unknown", 1, etag("k3")}};
    SyncOptions options;
    options.checksumOf = [](const std::string &name, const CallContext &) -> Result<std::string> {
        return name == "unknown" ? "" : sha256Hex(name == "equal" ? "equal" : "remote");
    };
    const auto plan =
        planSync(m_folder.string(), filesBelow(m_folder.string()).value(), objects, true, options, soon());
    ASSERT_TRUE(plan) << plan.error().detail;
    std::vector<std::string> names;
    for (const auto &file : plan->copy)
        names.push_back(file.name);
    EXPECT_THAT(names, ElementsAre("changed", "unknown"));
    EXPECT_EQ(plan->same, 1u);
}

TEST_F(TransferPlans, ExcludesMatchNamesPathsAndFolders)
{
    const std::vector<std::string> patterns{"*.tmp", ".git", "build/*"};
    for (const char *name : {"a.tmp", "deep/b.tmp", ".git/config", "x/.git/HEAD", "build/out.o"})
        EXPECT_TRUE(isExcluded(name, patterns)) << name;
    for (const char *name : {"a.tmpx", "git/config", "builds/out.o", "src/build"})
        EXPECT_FALSE(isExcluded(name, patterns)) << name;
}

TEST_F(TransferPlans, AJournalSurvivesAndIgnoresDamage)
{
    const TransferJournal journal(m_folder / "journal");
    EXPECT_THAT(journal.all(), IsEmpty());
    TransferState state{"upload", "s3://b/k \"x\"\n", "/f", 3, 4, "5", "u", 6, "", 0, true};
    ASSERT_TRUE(journal.save(state));
    EXPECT_EQ(TransferJournal(m_folder / "journal").find("upload", state.uri, "/f"), state);
    EXPECT_FALSE(journal.find("download", state.uri, "/f"));
    ASSERT_TRUE(writeFileAtomically(journal.pathOf("upload", "s3://b/other", "/f"), "{\"kind\": 7, \"uri\": ["));
    EXPECT_FALSE(journal.find("upload", "s3://b/other", "/f"));
    EXPECT_THAT(journal.all(), ElementsAre(state));
    journal.remove(state);
    EXPECT_FALSE(journal.find("upload", state.uri, "/f"));
}
