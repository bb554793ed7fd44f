#include "backend/core/system/files.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard {

namespace fs = std::filesystem;

namespace {

/// Closes a descriptor at the end of a scope.
struct Descriptor {
    int fd;
    ~Descriptor()
    {
        if (fd >= 0)
            ::close(fd);
    }
};

} // namespace

Result<std::string> readFile(const fs::path &path, std::size_t maxBytes)
{
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (file.fd < 0)
        return fail(systemError(errno, path.string(), "opening the file"));
    std::string content;
    char buffer[65536];
    for (;;) {
        const ssize_t count = ::read(file.fd, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return fail(systemError(errno, path.string(), "reading the file"));
        if (count == 0)
            return content;
        if (content.size() + std::size_t(count) > maxBytes)
            return fail(ErrorCode::InvalidArgument, path.string(),
                        "the file is larger than " + std::to_string(maxBytes) + " bytes");
        content.append(buffer, std::size_t(count));
    }
}

Status writeFileAtomically(const fs::path &path, std::string_view content, mode_t mode, std::stop_token stop)
{
    constexpr std::size_t kPiece = 8u << 20;
    const fs::path beside = path.string() + ".new-" + hexEncode(randomBytes(4));
    int failure = 0;
    {
        const Descriptor file{::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)};
        if (file.fd < 0)
            return fail(systemError(errno, path.string(), "creating the file"));
        ::fchmod(file.fd, mode); // open() has applied the umask
        while (!content.empty() && failure == 0) {
            const ssize_t count = ::write(file.fd, content.data(),
                                          stop.stop_possible() ? std::min(content.size(), kPiece) : content.size());
            if (count >= 0)
                content.remove_prefix(std::size_t(count));
            else if (errno != EINTR)
                failure = errno;
            if (failure == 0 && stop.stop_possible() && ::fdatasync(file.fd) != 0)
                failure = errno;
            if (stop.stop_requested())
                failure = ECANCELED;
        }
        if (failure == 0 && ::fsync(file.fd) != 0)
            failure = errno;
    }
    if (failure == 0 && ::rename(beside.c_str(), path.c_str()) != 0)
        failure = errno;
    if (failure != 0) {
        ::unlink(beside.c_str());
        if (failure == ECANCELED)
            return fail(ErrorCode::Cancelled, path.string(), "stop was requested");
        return fail(systemError(failure, path.string(), "writing the file"));
    }
    return {};
}

Status ensureFolder(const fs::path &path, mode_t mode)
{
    std::error_code problem;
    if (fs::is_directory(path, problem))
        return {};
    if (path.has_parent_path() && path.parent_path() != path) {
        TY_TRY(ensureFolder(path.parent_path(), mode));
    }
    if (::mkdir(path.c_str(), mode) != 0 && errno != EEXIST)
        return fail(systemError(errno, path.string(), "creating the folder"));
    if (!fs::is_directory(path, problem))
        return fail(ErrorCode::IoFailure, path.string(), "is in the way: it is not a folder");
    return {};
}

fs::path stateFolder(const std::string &option)
{
    if (!option.empty())
        return fs::absolute(option);
    if (const std::string xdg = environment("XDG_STATE_HOME"); !xdg.empty())
        return fs::path(xdg) / "trainyard";
    std::string home = environment("HOME");
    if (const passwd *entry = home.empty() ? ::getpwuid(::getuid()) : nullptr; entry && entry->pw_dir)
        home = entry->pw_dir;
    if (home.empty()) // a uid without a passwd entry, as in some containers
        return "/tmp/trainyard-" + std::to_string(::getuid());
    return fs::path(home) / ".local" / "state" / "trainyard";
}

std::string environment(const char *variable)
{
    const char *value = std::getenv(variable);
    return value ? value : "";
}

} // namespace trainyard
