#include "backend/localcloud/instances/disk_copy.h"

#include <system_error>

#include "backend/core/system/logging.h"

namespace trainyard::localcloud {

namespace fs = std::filesystem;

namespace {

/// \return whether the entry is a folder that was made
bool copyEntry(const fs::directory_entry &entry, const fs::path &to, std::error_code &error)
{
    const auto type = entry.symlink_status(error).type();
    if (error)
        return false;
    if (type == fs::file_type::symlink) {
        fs::copy_symlink(entry.path(), to, error);
    } else if (type == fs::file_type::directory) {
        fs::create_directory(to, error);
        std::error_code ignored;
        fs::permissions(to, entry.symlink_status(ignored).permissions() | fs::perms::owner_all, ignored);
        return !error;
    } else if (type == fs::file_type::regular) {
        fs::copy_file(entry.path(), to, error);
        if (error == std::errc::permission_denied)
            error.clear();
    }
    return false;
}

std::string copyTree(const fs::path &from, const fs::path &to, const std::stop_token &stop)
{
    std::error_code error;
    fs::create_directories(to, error);
    auto it = fs::recursive_directory_iterator(from, fs::directory_options::skip_permission_denied, error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        if (stop.stop_requested())
            return "the local cloud ends";
        const auto target = to / it->path().lexically_relative(from);
        const bool isFolder = copyEntry(*it, target, error);
        if (error)
            return target.string() + ": " + error.message();
        if (!isFolder)
            it.disable_recursion_pending();
    }
    return error ? from.string() + ": " + error.message() : std::string();
}

} // namespace

std::string copyDisk(const fs::path &from, const fs::path &to, std::stop_token stop)
{
    const fs::path part = to.string() + ".part";
    removeDisk(part);
    std::string failure = copyTree(from, part, stop);
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
    std::error_code ignored;
    for (auto it = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, ignored);
         it != fs::recursive_directory_iterator(); it.increment(ignored)) {
        if (it->is_directory(ignored) && !it->is_symlink(ignored))
            fs::permissions(it->path(), fs::perms::owner_all, fs::perm_options::add, ignored);
    }
    fs::remove_all(folder, error);
    if (error)
        spdlog::error("the disk of an instance cannot be removed: {}: {}", folder.string(), error.message());
}

} // namespace trainyard::localcloud
