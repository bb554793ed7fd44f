#include "backend/localcloud/confined_folder.h"

#include <cerrno>
#include <utility>

#include <dirent.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "backend/core/encoding.h"

namespace trainyard::localcloud {
namespace {

namespace fs = std::filesystem;

struct Descriptor {
    explicit Descriptor(int number)
        : fd(number)
    {
    }
    Descriptor(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (fd >= 0)
            ::close(fd);
    }
    void reset(int number)
    {
        if (fd >= 0)
            ::close(fd);
        fd = number;
    }
    int fd;
};

constexpr int kFolder = O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

int openByKernel(int base, const char *name, int flags)
{
    open_how how{};
    how.flags = std::uint64_t(flags);
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
    return int(::syscall(SYS_openat2, base, name, &how, sizeof how));
}

int openByComponent(int base, const fs::path &name, int flags)
{
    Descriptor at(::openat(base, ".", kFolder));
    for (auto part = name.begin(); part != name.end() && at.fd >= 0; ++part) {
        if (*part == ".." || part->is_absolute()) {
            errno = EXDEV; // the errno of openat2
            return -1;
        }
        const bool last = std::next(part) == name.end();
        const int next = ::openat(at.fd, part->c_str(), last ? flags | O_NOFOLLOW : kFolder);
        if (last || next < 0)
            return next;
        at.reset(next);
    }
    return std::exchange(at.fd, -1);
}

/// Uses /proc, because an O_PATH descriptor needs no right to read the folder, and the name refers to exactly this
/// folder.
void setMode(int folder, mode_t mode)
{
    ::chmod(("/proc/self/fd/" + std::to_string(folder)).c_str(), mode);
}

int writeAll(int fd, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t count = ::write(fd, content.data(), content.size());
        if (count >= 0)
            content.remove_prefix(std::size_t(count));
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

} // namespace

ConfinedFolder::ConfinedFolder(int descriptor, fs::path path, Resolution resolution)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_resolution(resolution)
{
}

ConfinedFolder::ConfinedFolder(ConfinedFolder &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_resolution(other.m_resolution)
{
}

ConfinedFolder::~ConfinedFolder()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<ConfinedFolder> ConfinedFolder::open(const fs::path &path, Resolution resolution)
{
    const int descriptor = ::open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return fail(systemError(errno, path.string(), "opening the folder"));
    return ConfinedFolder(descriptor, path, resolution);
}

int ConfinedFolder::openBelow(const fs::path &name, int flags) const
{
    const auto relative = name.empty() ? fs::path(".") : name;
    if (m_resolution == Resolution::Kernel) {
        const int fd = openByKernel(m_descriptor, relative.c_str(), flags | O_CLOEXEC);
        if (fd >= 0 || (errno != ENOSYS && errno != EPERM)) // EPERM: some containers forbid unknown system calls
            return fd;
    }
    return openByComponent(m_descriptor, relative, flags | O_CLOEXEC);
}

Error ConfinedFolder::failure(int errorNumber, const fs::path &name, const char *doing) const
{
    if (errorNumber == ELOOP || errorNumber == ENOTDIR || errorNumber == EXDEV)
        return {ErrorCode::IoFailure, (m_path / name).string(), "the instance has replaced this, or a folder above it"};
    return systemError(errorNumber, (m_path / name).string(), doing);
}

Status ConfinedFolder::makeFolder(const fs::path &name, mode_t mode) const
{
    Descriptor at(openBelow({}, kFolder));
    if (at.fd < 0)
        return fail(failure(errno, name, "opening the folder"));
    for (const auto &part : name) {
        if (part == ".." || part.is_absolute())
            return fail(failure(EXDEV, name, "creating the folder"));
        int next = ::openat(at.fd, part.c_str(), kFolder);
        // A running instance may create the next obstacle at once: up to three rounds, then an error.
        for (int round = 0; next < 0 && round < 3; ++round) {
            if (errno != ENOENT && ::unlinkat(at.fd, part.c_str(), 0) != 0 && errno != ENOENT)
                break;
            ::mkdirat(at.fd, part.c_str(), mode);
            next = ::openat(at.fd, part.c_str(), kFolder);
        }
        if (next < 0)
            return fail(failure(errno, name, "creating the folder"));
        at.reset(next);
    }
    setMode(at.fd, mode);
    return {};
}

Status ConfinedFolder::writeFile(const fs::path &name, std::string_view content, mode_t mode) const
{
    const Descriptor parent(openBelow(name.parent_path(), kFolder));
    if (parent.fd < 0)
        return fail(failure(errno, name, "opening the folder"));
    const auto target = name.filename().string(), fresh = target + ".new-" + hexEncode(randomBytes(4));
    const Descriptor file(
        ::openat(parent.fd, fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
    if (file.fd < 0)
        return fail(failure(errno, name, "creating the file"));
    ::fchmod(file.fd, mode); // the requested mode, whatever the umask
    int error = writeAll(file.fd, content);
    if (error == 0 && ::renameat(parent.fd, fresh.c_str(), parent.fd, target.c_str()) != 0)
        error = errno;
    if (error == 0)
        return {};
    ::unlinkat(parent.fd, fresh.c_str(), 0);
    return fail(failure(error, name, "writing the file"));
}

Result<std::string> ConfinedFolder::readFile(const fs::path &name, std::size_t maxBytes) const
{
    const Descriptor file(openBelow(name, O_RDONLY | O_NONBLOCK)); // a pipe must not block the call
    if (file.fd < 0)
        return fail(failure(errno, name, "opening the file"));
    struct stat info {};
    if (::fstat(file.fd, &info) != 0 || !S_ISREG(info.st_mode))
        return fail(ErrorCode::IoFailure, (m_path / name).string(), "is not a file");
    std::string content;
    char buffer[4096];
    while (true) {
        const ssize_t count = ::read(file.fd, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return fail(failure(errno, name, "reading the file"));
        if (count == 0)
            return content;
        if (content.size() + std::size_t(count) > maxBytes)
            return fail(ErrorCode::InvalidArgument, (m_path / name).string(),
                        "the file is larger than " + std::to_string(maxBytes) + " bytes");
        content.append(buffer, std::size_t(count));
    }
}

Status ConfinedFolder::remove(const fs::path &name) const
{
    const Descriptor parent(openBelow(name.parent_path(), kFolder));
    if (parent.fd >= 0 && ::unlinkat(parent.fd, name.filename().c_str(), 0) == 0)
        return {};
    if (errno == ENOENT)
        return {};
    return fail(failure(errno, name, "removing the file"));
}

std::vector<std::string> ConfinedFolder::list(const fs::path &name) const
{
    std::vector<std::string> out;
    const int fd = openBelow(name, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
    DIR *folder = fd < 0 ? nullptr : ::fdopendir(fd);
    if (!folder && fd >= 0)
        ::close(fd);
    while (const auto *entry = folder && out.size() < 1000 ? ::readdir(folder) : nullptr) {
        const std::string own = entry->d_name;
        if (own != "." && own != "..")
            out.push_back(own);
    }
    if (folder)
        ::closedir(folder);
    return out;
}

bool ConfinedFolder::has(const fs::path &name) const
{
    const Descriptor found(openBelow(name, O_PATH | O_NOFOLLOW));
    struct stat info {};
    return found.fd >= 0 && ::fstat(found.fd, &info) == 0 && (S_ISREG(info.st_mode) || S_ISDIR(info.st_mode));
}

} // namespace trainyard::localcloud
