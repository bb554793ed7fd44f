#include "backend/localcloud/instances/disk_copy.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <memory>
#include <system_error>

#include <dirent.h>
#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/system/fd.h"
#include "backend/core/system/logging.h"

namespace trainyard::localcloud {

namespace fs = std::filesystem;

namespace {

constexpr int kDeepest = 100; ///< each level of folders holds three descriptors
constexpr off_t kPiece = 16 << 20;

std::string systemWords(int errorNumber)
{
    return std::generic_category().message(errorNumber);
}

/// What one name of a folder referred to at one moment. A running instance can replace the name at any time: type and
/// content are those of this inode, and nothing but a file or a folder is opened.
struct DiskEntry {
    Fd fd; ///< O_PATH
    struct stat info {};

    static DiskEntry find(int folder, const char *name)
    {
        DiskEntry out{.fd = Fd(::openat(folder, name, O_PATH | O_NOFOLLOW | O_CLOEXEC))};
        if (out.fd && ::fstat(out.fd.get(), &out.info) != 0)
            out.fd.close();
        return out;
    }
    bool isFolder() const { return fd && S_ISDIR(info.st_mode); }
    std::string path() const { return "/proc/self/fd/" + std::to_string(fd.get()); }
};

struct CloseDirectory {
    void operator()(DIR *folder) const { ::closedir(folder); }
};
using Directory = std::unique_ptr<DIR, CloseDirectory>;

/// \return the next name except "." and ".."; null: there is none
const char *nextName(DIR *folder)
{
    while (const dirent *entry = ::readdir(folder)) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..")
            return entry->d_name;
    }
    return nullptr;
}

/// Copies into folders that the instance cannot reach. Its functions return why they failed; empty: success.
class DiskCopy {
public:
    explicit DiskCopy(std::stop_token stop)
        : m_stop(std::move(stop))
    {
    }

    std::string copyFolder(const DiskEntry &from, int to, int depth = 0) const
    {
        if (depth > kDeepest)
            return "more than " + std::to_string(kDeepest) + " folders in each other";
        const Directory names(::opendir(from.path().c_str()));
        if (!names)
            return wordsUnlessSkipped(errno);
        while (const char *name = nextName(names.get())) {
            if (m_stop.stop_requested())
                return "the local cloud ends";
            if (const auto failure = copyEntry(DiskEntry::find(::dirfd(names.get()), name), to, name, depth);
                !failure.empty())
                return std::string(name) + ": " + failure;
        }
        return {};
    }

private:
    /// Skips what is gone meanwhile, what cannot be read, and a name that was listed twice due to a rename.
    static std::string wordsUnlessSkipped(int errorNumber)
    {
        const bool isSkipped = errorNumber == ENOENT || errorNumber == EACCES || errorNumber == EEXIST;
        return isSkipped ? std::string() : systemWords(errorNumber);
    }

    std::string copyEntry(const DiskEntry &entry, int to, const char *name, int depth) const
    {
        if (!entry.fd)
            return wordsUnlessSkipped(errno);
        if (S_ISLNK(entry.info.st_mode))
            return copyLink(entry, to, name);
        if (S_ISREG(entry.info.st_mode))
            return copyFile(entry, to, name);
        if (!entry.isFolder())
            return {};
        if (::mkdirat(to, name, 0700) != 0)
            return wordsUnlessSkipped(errno);
        const Fd made(::openat(to, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        if (!made)
            return systemWords(errno);
        ::fchmod(made.get(), (entry.info.st_mode & 01777) | 0700);
        return copyFolder(entry, made.get(), depth + 1);
    }

    static std::string copyLink(const DiskEntry &entry, int to, const char *name)
    {
        std::array<char, PATH_MAX> target{};
        if (::readlinkat(entry.fd.get(), "", target.data(), target.size() - 1) < 0 ||
            ::symlinkat(target.data(), to, name) != 0)
            return wordsUnlessSkipped(errno);
        return {};
    }

    std::string copyFile(const DiskEntry &entry, int to, const char *name) const
    {
        const Fd in(::open(entry.path().c_str(), O_RDONLY | O_CLOEXEC));
        if (!in)
            return wordsUnlessSkipped(errno);
        const Fd out(::openat(to, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
        if (!out)
            return wordsUnlessSkipped(errno);
        // At most the size at the beginning: the instance may append for ever.
        for (off_t left = entry.info.st_size; left > 0;) {
            if (m_stop.stop_requested())
                return "the local cloud ends";
            const ssize_t count = ::sendfile(out.get(), in.get(), nullptr, std::size_t(std::min(left, kPiece)));
            if (count == 0)
                break;
            if (count > 0)
                left -= count;
            else if (errno != EINTR)
                return systemWords(errno);
        }
        ::fchmod(out.get(), entry.info.st_mode & 0777);
        return {};
    }

    std::stop_token m_stop;
};

std::string copyTree(const fs::path &from, const fs::path &to, std::stop_token stop)
{
    const auto source = DiskEntry::find(AT_FDCWD, from.c_str());
    if (!source.fd)
        return from.string() + ": " + systemWords(errno);
    if (!source.isFolder())
        return from.string() + ": " + systemWords(ENOTDIR);
    std::error_code error;
    fs::create_directories(to, error);
    const Fd target(::open(to.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!target)
        return to.string() + ": " + systemWords(errno);
    return DiskCopy(std::move(stop)).copyFolder(source, target.get());
}

void makeFoldersRemovable(const DiskEntry &folder, int depth = 0)
{
    const Directory names(depth > kDeepest ? nullptr : ::opendir(folder.path().c_str()));
    while (const char *name = names ? nextName(names.get()) : nullptr) {
        const auto entry = DiskEntry::find(::dirfd(names.get()), name);
        if (!entry.isFolder())
            continue;
        ::chmod(entry.path().c_str(), (entry.info.st_mode & 01777) | 0700);
        makeFoldersRemovable(entry, depth + 1);
    }
}

} // namespace

std::string copyDisk(const fs::path &from, const fs::path &to, std::stop_token stop)
{
    const fs::path part = to.string() + ".part";
    removeDisk(part);
    std::string failure = copyTree(from, part, std::move(stop));
    std::error_code error;
    if (failure.empty()) {
        fs::rename(part, to, error);
        failure = error ? to.string() + ": " + error.message() : std::string();
    }
    if (!failure.empty())
        removeDisk(part);
    return failure;
}

void removeDisk(const fs::path &folder)
{
    std::error_code error;
    fs::remove_all(folder, error);
    if (!error)
        return;
    // The instance may have made folders unreadable for their owner.
    if (const auto top = DiskEntry::find(AT_FDCWD, folder.c_str()); top.isFolder())
        makeFoldersRemovable(top);
    fs::remove_all(folder, error);
    if (error)
        spdlog::error("the disk of an instance cannot be removed: {}: {}", folder.string(), error.message());
}

} // namespace trainyard::localcloud
