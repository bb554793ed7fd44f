#include "backend/core/system/private_folder.h"

#include <cerrno>

#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard {

Status ensurePrivateFolder(const std::filesystem::path &path)
{
    TY_TRY(ensureFolder(path, 0700));
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return fail(systemError(errno, path.string(), "looking at the folder"));
    const uid_t me = ::geteuid();
    if (me != 0 && info.st_uid != me)
        return fail(ErrorCode::PermissionDenied, path.string(),
                    "the folder belongs to another user (uid " + std::to_string(info.st_uid) + ", not " +
                        std::to_string(me) + "): use one of your own, as with --state-dir");
    // As a umask of 002 makes it. The owner may end that; a refusal would hide running machines.
    const bool onlyGroup = (info.st_mode & (S_IWGRP | S_IWOTH)) == S_IWGRP;
    if (onlyGroup && info.st_uid == me && ::chmod(path.c_str(), info.st_mode & 07777 & ~S_IWGRP) == 0)
        return {};
    if ((info.st_mode & (S_IWGRP | S_IWOTH)) != 0)
        return fail(ErrorCode::PermissionDenied, path.string(),
                    "other users may write into the folder: chmod 700 makes it yours alone");
    return {};
}

} // namespace trainyard
