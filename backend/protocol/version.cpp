#include "backend/protocol/version.h"

namespace trainyard::protocol {

std::string_view runtimeVersion()
{
    return TRAINYARD_VERSION;
}

} // namespace trainyard::protocol
