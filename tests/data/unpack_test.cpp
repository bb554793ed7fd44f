// Archives of the Internet: what is unpacked, and what is refused without a trace.
#include <filesystem>
#include <fstream>

#include <archive.h>
#include <archive_entry.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/data/archive/unpack.h"

using namespace trainyard;
using namespace trainyard::data;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

struct Entry {
    std::string name, content;
    mode_t type = AE_IFREG;
    std::string link = {};
    int perm = 0644;
};

class Unpack : public testing::Test {
protected:
    Unpack()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "trainyard-unpack-XXXXXX").string();
        m_folder = ::mkdtemp(pattern.data());
    }
    ~Unpack() override { std::filesystem::remove_all(m_folder); }
    enum class Form { TarGz, Zip };
    std::filesystem::path pack(const std::vector<Entry> &entries, Form form = Form::TarGz)
    {
        const auto file = m_folder / (form == Form::Zip ? "in.zip" : "in.tar.gz");
        auto *archive = ::archive_write_new();
        if (form == Form::Zip) {
            ::archive_write_set_format_zip(archive);
        } else {
            ::archive_write_add_filter_gzip(archive);
            ::archive_write_set_format_pax_restricted(archive);
        }
        EXPECT_EQ(::archive_write_open_filename(archive, file.c_str()), ARCHIVE_OK);
        for (const auto &one : entries) {
            auto *entry = ::archive_entry_new();
            ::archive_entry_set_pathname(entry, one.name.c_str());
            ::archive_entry_set_filetype(entry, one.type);
            ::archive_entry_set_perm(entry, mode_t(one.perm));
            ::archive_entry_set_size(entry, la_int64_t(one.content.size()));
            if (one.type == AE_IFLNK)
                ::archive_entry_set_symlink(entry, one.link.c_str());
            else if (!one.link.empty())
                ::archive_entry_set_hardlink(entry, one.link.c_str());
            EXPECT_EQ(::archive_write_header(archive, entry), ARCHIVE_OK) << one.name;
            if (!one.content.empty())
                ::archive_write_data(archive, one.content.data(), one.content.size());
            ::archive_entry_free(entry);
        }
        ::archive_write_free(archive);
        return file;
    }
    Result<UnpackResult> into(const std::filesystem::path &archive, const UnpackLimits &limits = {})
    {
        return unpack(archive, m_folder / "out", limits, {}, {Deadline::after(std::chrono::seconds(60)), {}});
    }
    std::string refusal(const std::vector<Entry> &entries)
    {
        const auto result = into(pack(entries));
        EXPECT_FALSE(result);
        EXPECT_TRUE(std::filesystem::is_empty(m_folder / "out")) << "something was kept";
        EXPECT_FALSE(std::filesystem::exists(m_folder / "up"));
        if (!result) {
            EXPECT_EQ(result.error().code, ErrorCode::InvalidArgument);
        }
        return result ? "" : result.error().detail;
    }
    std::filesystem::path m_folder;
};

} // namespace

TEST_F(Unpack, FilesAndFoldersOfBothForms) // E4, E6
{
    for (const auto form : {Form::TarGz, Form::Zip}) {
        const auto result =
            into(pack({{"./set/", "", AE_IFDIR}, {"set/a", "one"}, {"set/run.sh", "two", AE_IFREG, {}, 0755}}, form));
        ASSERT_TRUE(result) << result.error().detail;
        EXPECT_THAT(result->files, ElementsAre("set/a", "set/run.sh"));
        EXPECT_EQ(result->bytes, 6u);
        EXPECT_EQ(readFile(m_folder / "out/set/a").value_or(""), "one");
        EXPECT_EQ(::access((m_folder / "out/set/run.sh").c_str(), X_OK), 0);
        const auto again = into(m_folder / (form == Form::Zip ? "in.zip" : "in.tar.gz"));
        EXPECT_EQ(again.error().code, ErrorCode::AlreadyExists) << "nothing is replaced";
        std::filesystem::remove_all(m_folder / "out");
    }
}

TEST_F(Unpack, ASingleCompressedFileGetsItsOwnName) // the files of MNIST
{
    auto *archive = ::archive_write_new();
    ::archive_write_add_filter_gzip(archive);
    ::archive_write_set_format_raw(archive);
    const auto file = m_folder / "train-labels-idx1-ubyte.gz";
    ASSERT_EQ(::archive_write_open_filename(archive, file.c_str()), ARCHIVE_OK);
    auto *entry = ::archive_entry_new();
    ::archive_entry_set_pathname(entry, "x");
    ::archive_entry_set_filetype(entry, AE_IFREG);
    ASSERT_EQ(::archive_write_header(archive, entry), ARCHIVE_OK);
    ::archive_write_data(archive, "labels", 6);
    ::archive_entry_free(entry);
    ::archive_write_free(archive);
    const auto result = into(file);
    ASSERT_TRUE(result) << result.error().detail;
    EXPECT_THAT(result->files, ElementsAre("train-labels-idx1-ubyte"));
    EXPECT_EQ(readFile(m_folder / "out/train-labels-idx1-ubyte").value_or(""), "labels");
}

TEST_F(Unpack, WhatWouldLeaveTheFolderIsRefused)
{
    EXPECT_THAT(refusal({{"good", "x"}, {"../up", "x"}}), HasSubstr("\"../up\" would leave the folder"));
    EXPECT_THAT(refusal({{"a/../../up", "x"}}), HasSubstr("would leave the folder"));
    EXPECT_THAT(refusal({{"/tmp/up", "x"}}), HasSubstr("absolute"));
    EXPECT_THAT(refusal({{"link", "", AE_IFLNK, "/etc"}, {"link/passwd", "x"}}), HasSubstr("\"link\" is a link"));
    EXPECT_THAT(refusal({{"a", "x"}, {"b", "", AE_IFREG, "a"}}), HasSubstr("is a link"));
    EXPECT_THAT(refusal({{"pipe", "", AE_IFIFO}}), HasSubstr("neither a file nor a folder"));
    EXPECT_THAT(refusal({{"a", "x"}, {"./a", "y"}}), HasSubstr("occurs twice"));
    EXPECT_THAT(refusal({{std::string(300, 'n'), "x"}}), HasSubstr("too long"));
}

TEST_F(Unpack, BombsAreRefused)
{
    UnpackLimits limits;
    limits.freeBytes = 1u << 20;
    limits.ratio = 10;
    const auto bomb = into(pack({{"zeros", std::string(8u << 20, '\0')}}), limits);
    ASSERT_FALSE(bomb);
    EXPECT_THAT(bomb.error().detail, HasSubstr("beyond the limit"));
    EXPECT_TRUE(std::filesystem::is_empty(m_folder / "out"));
    limits = {};
    limits.files = 2;
    const auto many = into(pack({{"a", "1"}, {"b", "2"}, {"c", "3"}}), limits);
    ASSERT_FALSE(many);
    EXPECT_THAT(many.error().detail, HasSubstr("limit of 2"));
    EXPECT_TRUE(std::filesystem::is_empty(m_folder / "out"));
    const auto folders = into(pack({{"a/", "", AE_IFDIR}, {"b/", "", AE_IFDIR}, {"c/", "", AE_IFDIR}}), limits);
    ASSERT_FALSE(folders) << "a folder is an inode, too";
    EXPECT_THAT(folders.error().detail, HasSubstr("limit of 2"));
    EXPECT_TRUE(std::filesystem::is_empty(m_folder / "out"));
}

TEST_F(Unpack, WhatIsNoArchiveAndWhatIsDamagedIsNamed)
{
    std::ofstream(m_folder / "page.zip") << "<html>404: Not Found</html>";
    EXPECT_EQ(into(m_folder / "page.zip").error().code, ErrorCode::CorruptData);
    std::string noise(200'000, '\0');
    for (std::size_t i = 0; i < noise.size(); ++i)
        noise[i] = char((i * 2654435761u) >> 11);
    const auto file = pack({{"a", noise}});
    std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
    EXPECT_EQ(into(file).error().code, ErrorCode::CorruptData);
    EXPECT_TRUE(std::filesystem::is_empty(m_folder / "out"));
    EXPECT_EQ(into(m_folder / "none").error().code, ErrorCode::NotFound);
}
