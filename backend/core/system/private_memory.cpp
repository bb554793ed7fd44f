#include "backend/core/system/private_memory.h"

#include <sys/prctl.h>
#include <sys/resource.h>

#include "backend/core/system/files.h"

namespace trainyard {

void keepMemoryPrivate()
{
    if (environment("TRAINYARD_ALLOW_DUMPS") == "1")
        return;
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

} // namespace trainyard
