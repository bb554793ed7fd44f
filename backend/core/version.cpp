#include "backend/core/version.h"

namespace trainyard {

std::string_view version()
{
    return TRAINYARD_VERSION;
}

} // namespace trainyard
