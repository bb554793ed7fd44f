#include "backend/core/system/private_memory.h"

#include <sys/resource.h>

#include "backend/core/system/files.h"
#include "backend/core/system/platform.h"

namespace trainyard {

void keepMemoryPrivate()
{
    if (environment("TRAINYARD_ALLOW_DUMPS") == "1")
        return;
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    platform::refuseDumps();
}

} // namespace trainyard
