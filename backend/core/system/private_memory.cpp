#include "backend/core/system/private_memory.h"

#include <algorithm>
#include <optional>

#include <sys/resource.h>

#include "backend/core/system/files.h"
#include "backend/core/system/platform.h"

namespace trainyard {

namespace {

std::optional<rlim_t> coreLimitAtStart; ///< empty: it is unchanged

/// Of this process; the maximum stays, so that it can be raised again.
bool setCoreLimit(rlim_t bytes) noexcept
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_CORE, &limit) != 0)
        return false;
    limit.rlim_cur = std::min(bytes, limit.rlim_max);
    return ::setrlimit(RLIMIT_CORE, &limit) == 0;
}

} // namespace

void keepMemoryPrivate()
{
    if (environment("TRAINYARD_ALLOW_DUMPS") == "1")
        return;
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    platform::refuseDumps();
}

void disableCoreDumps()
{
    rlimit limit{};
    if (environment("TRAINYARD_ALLOW_DUMPS") == "1" || coreLimitAtStart || ::getrlimit(RLIMIT_CORE, &limit) != 0)
        return;
    // A file needs more than a byte. Where the kernel pipes dumps to a program, it ignores all limits, 0 included, but
    // this one (fs/coredump.c).
    if (setCoreLimit(1))
        coreLimitAtStart = limit.rlim_cur;
}

bool restoreCoreDumps() noexcept
{
    if (!coreLimitAtStart)
        return false;
    setCoreLimit(*coreLimitAtStart);
    coreLimitAtStart.reset();
    return true;
}

} // namespace trainyard
