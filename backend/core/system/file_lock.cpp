#include "backend/core/system/file_lock.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>

#include "backend/core/async/poll.h"
#include "backend/core/try.h"

namespace trainyard {

Result<Fd> lockFile(const std::filesystem::path &path, const CallContext &context, std::chrono::milliseconds interval)
{
    Fd file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!file)
        return fail(systemError(errno, path.string(), "opening"));
    TY_TRY(pollUntil(Backoff(interval), context, [&]() -> Result<bool> {
        if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0)
            return true;
        if (errno == EWOULDBLOCK || errno == EINTR)
            return false;
        return fail(systemError(errno, path.string(), "locking"));
    }));
    return file;
}

} // namespace trainyard
