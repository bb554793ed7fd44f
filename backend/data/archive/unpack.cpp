#include "backend/data/archive/unpack.h"

#include <algorithm>
#include <cerrno>
#include <memory>

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "backend/core/ids.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/system/scratch_folder.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::data {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestName = 255, kLongestPath = 4000, kBlock = 256u << 10;

struct CloseArchive {
    void operator()(::archive *a) const { ::archive_read_free(a); }
};
using Archive = std::unique_ptr<::archive, CloseArchive>;

std::string shown(std::string_view name)
{
    std::string text(name.substr(0, 200));
    std::ranges::replace_if(
        text, [](char c) { return (unsigned char)c < 0x20 || c == 0x7f; }, '?');
    return "\"" + text + "\"";
}

/// The parts of a name, without "." and empty ones at the end.
std::vector<std::string_view> partsOf(std::string_view name)
{
    auto parts = split(name, '/');
    std::erase_if(parts, [](auto part) { return part.empty() || part == "."; });
    return parts;
}

/// "train-images.gz" is "train-images" inside.
std::string nameWithoutSuffix(const fs::path &archive)
{
    const auto stem = archive.stem().string();
    return stem.empty() ? "data" : stem;
}

class Unpacking {
public:
    Unpacking(const fs::path &archive, fs::path into, const UnpackLimits &limits,
              const std::function<void(std::uint64_t)> &progress, const CallContext &context)
        : m_file(archive)
        , m_into(std::move(into))
        , m_limits(limits)
        , m_progress(progress)
        , m_context(context)
    {
    }

    Result<UnpackResult> run()
    {
        TY_TRY(open());
        for (;;) {
            ::archive_entry *entry = nullptr;
            const int status = ::archive_read_next_header(m_archive.get(), &entry);
            if (status == ARCHIVE_EOF)
                break;
            if (status != ARCHIVE_OK && status != ARCHIVE_WARN)
                return fail(damaged());
            TY_TRY(take(entry));
        }
        if (m_result.files.empty())
            return fail(ErrorCode::CorruptData, m_file.string(), "the archive has no files");
        return std::move(m_result);
    }

private:
    Error damaged() const
    {
        const char *text = ::archive_error_string(m_archive.get());
        return {ErrorCode::CorruptData, m_file.string(),
                "the archive cannot be read: " + std::string(text ? text : "unknown form")};
    }

    Error refused(std::string_view name, const std::string &why) const
    {
        return {ErrorCode::InvalidArgument, m_file.string(),
                "the archive is refused, and nothing of it is kept: " + shown(name) + " " + why};
    }

    Status open()
    {
        std::error_code error;
        const auto size = fs::file_size(m_file, error);
        if (error)
            return fail(systemError(error.value(), m_file.string(), "reading"));
        m_most =
            std::min<std::uint64_t>(m_limits.bytes, std::max<std::uint64_t>(m_limits.freeBytes, size * m_limits.ratio));
        m_archive.reset(::archive_read_new());
        if (!m_archive)
            return fail(ErrorCode::Internal, "libarchive", "no memory");
        ::archive_read_support_filter_all(m_archive.get());
        ::archive_read_support_format_tar(m_archive.get());
        ::archive_read_support_format_zip(m_archive.get());
        ::archive_read_support_format_raw(m_archive.get()); // a single compressed file
        if (::archive_read_open_filename(m_archive.get(), m_file.c_str(), kBlock) != ARCHIVE_OK)
            return fail(damaged());
        return {};
    }

    Status take(::archive_entry *entry)
    {
        const bool isRaw = ::archive_format(m_archive.get()) == ARCHIVE_FORMAT_RAW;
        // Without a compression everything is a "raw" file, also a page of HTML that a server sent instead.
        if (isRaw && ::archive_filter_count(m_archive.get()) < 2)
            return fail(ErrorCode::CorruptData, m_file.string(), "it is neither tar, zip nor a compressed file");
        const char *given = ::archive_entry_pathname(entry);
        const std::string name = isRaw ? nameWithoutSuffix(m_file) : given ? given : "";
        if (const auto problem = archiveNameProblem(name); !problem.empty())
            return fail(refused(name, problem));
        if (::archive_entry_hardlink(entry))
            return fail(refused(name, "is a link"));
        const auto type = isRaw ? mode_t(AE_IFREG) : ::archive_entry_filetype(entry);
        if (type == AE_IFLNK)
            return fail(refused(name, "is a link"));
        if (type != AE_IFREG && type != AE_IFDIR)
            return fail(refused(name, "is neither a file nor a folder"));
        fs::path target = m_into;
        for (const auto part : partsOf(name))
            target /= part;
        if (++m_entries > m_limits.files)
            return fail(
                refused(name, "is one file or folder more than the limit of " + std::to_string(m_limits.files)));
        if (type == AE_IFDIR)
            return ensureFolder(target);
        TY_TRY(ensureFolder(target.parent_path()));
        const bool isProgram = !isRaw && (::archive_entry_perm(entry) & 0100) != 0;
        TY_TRY(write(target, name, isProgram ? 0755 : 0644));
        m_result.files.push_back(target.lexically_relative(m_into).generic_string());
        return {};
    }

    Status write(const fs::path &target, const std::string &name, mode_t mode)
    {
        const Fd out(::open(target.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
        if (!out)
            return errno == EEXIST || errno == EISDIR ? Status(fail(refused(name, "occurs twice")))
                                                      : Status(fail(systemError(errno, target.string(), "creating")));
        std::string buffer(kBlock, '\0');
        for (;;) {
            if (m_context.stop.stop_requested())
                return fail(ErrorCode::Cancelled, m_file.string(), "stopped while unpacking");
            const auto got = ::archive_read_data(m_archive.get(), buffer.data(), buffer.size());
            if (got < 0)
                return fail(damaged());
            if (got == 0)
                return {};
            m_result.bytes += std::uint64_t(got);
            if (m_result.bytes > m_most)
                return fail(refused(name, "leads beyond the limit of " + std::to_string(m_most) + " bytes"));
            for (std::size_t done = 0; done < std::size_t(got);) {
                const auto count = ::write(out.get(), buffer.data() + done, std::size_t(got) - done);
                if (count < 0 && errno != EINTR)
                    return fail(systemError(errno, target.string(), "writing"));
                done += count > 0 ? std::size_t(count) : 0;
            }
            if (m_progress)
                m_progress(m_result.bytes);
        }
    }

    const fs::path m_file, m_into;
    const UnpackLimits &m_limits;
    const std::function<void(std::uint64_t)> &m_progress;
    const CallContext &m_context;
    Archive m_archive;
    UnpackResult m_result;
    std::size_t m_entries = 0; ///< folders count: each is an inode
    std::uint64_t m_most = 0;
};

/// Moves what was unpacked into place; nothing there is replaced.
Status moveInto(const fs::path &from, const fs::path &folder)
{
    std::error_code error;
    std::vector<fs::path> names;
    for (auto it = fs::directory_iterator(from, error); !error && it != fs::directory_iterator(); it.increment(error))
        names.push_back(it->path().filename());
    if (error)
        return fail(systemError(error.value(), from.string(), "reading"));
    for (const auto &name : names) {
        if (fs::exists(fs::symlink_status(folder / name, error)))
            return fail(ErrorCode::AlreadyExists, (folder / name).string(),
                        "it exists, and nothing was unpacked: choose another folder, or remove it first");
    }
    for (const auto &name : names) {
        fs::rename(from / name, folder / name, error);
        if (error)
            return fail(systemError(error.value(), (folder / name).string(), "moving into place"));
    }
    return {};
}

} // namespace

std::string archiveNameProblem(std::string_view name)
{
    if (name.starts_with('/'))
        return "has an absolute name";
    if (name.size() > kLongestPath)
        return "has a name that is too long";
    for (const auto part : split(name, '/')) {
        if (part == "..")
            return "would leave the folder";
        if (part.size() > kLongestName)
            return "has a name that is too long";
    }
    const bool isFolder = name.ends_with('/') || name == "."; // "./" is the folder itself
    return partsOf(name).empty() && !isFolder ? "has no name" : std::string();
}

Result<UnpackResult> unpack(const std::filesystem::path &archive, const std::filesystem::path &folder,
                            const UnpackLimits &limits, const std::function<void(std::uint64_t)> &progress,
                            const CallContext &context)
{
    TY_TRY(ensureFolder(folder));
    const ScratchFolder beside(folder / (".trainyard-" + newIdText("u-")));
    TY_TRY(ensureFolder(beside.path(), 0700));
    TY_ASSIGN(auto result, Unpacking(archive, beside.path(), limits, progress, context).run());
    TY_TRY(moveInto(beside.path(), folder));
    return result;
}

} // namespace trainyard::data
