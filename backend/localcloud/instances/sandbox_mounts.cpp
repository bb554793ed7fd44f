#include "backend/localcloud/instances/sandbox_mounts.h"

#include <cerrno>

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/nsfs.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/fd.h"

namespace trainyard::localcloud {

Status changeMounts(pid_t process, const std::string &from, const std::string &to)
{
    const auto name = fmt::format("/proc/{}/ns/mnt", process);
    const Fd mounts(::open(name.c_str(), O_RDONLY | O_CLOEXEC));
    const Fd user(mounts ? ::ioctl(mounts.get(), NS_GET_USERNS) : -1); // the namespace that owns the mounts
    if (!user)
        return fail(systemError(errno, to, "entering the instance"));
    // setns() needs a process with one thread.
    const pid_t child = ::fork();
    if (child == 0) {
        // Only async-signal-safe calls from here on.
        const bool inside = ::setns(user.get(), CLONE_NEWUSER) == 0 && ::setns(mounts.get(), CLONE_NEWNS) == 0;
        const int done = !inside        ? -1
                         : from.empty() ? ::umount2(to.c_str(), MNT_DETACH | UMOUNT_NOFOLLOW)
                                        : ::mount(from.c_str(), to.c_str(), nullptr, MS_BIND, nullptr);
        ::_exit(done == 0 ? 0 : errno);
    }
    if (child < 0)
        return fail(systemError(errno, to, "entering the instance"));
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    const int result = WIFEXITED(status) ? WEXITSTATUS(status) : EIO;
    if (result != 0)
        return fail(systemError(result, to, from.empty() ? "unmounting the folder" : "mounting the folder"));
    return {};
}

} // namespace trainyard::localcloud
