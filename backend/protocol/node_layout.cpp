#include "backend/protocol/node_layout.h"

namespace trainyard::protocol {

Result<Role> roleFromString(std::string_view text)
{
    if (const auto role = parseEnum<Role>(text))
        return *role;
    return fail(ErrorCode::InvalidArgument, "role",
                "\"" + std::string(text.substr(0, 64)) + "\" is none of scheduler, server, worker, launcher");
}

std::string label(Role role, int index)
{
    return index > 0 ? std::string(toString(role)) + "-" + std::to_string(index) : std::string(toString(role));
}

} // namespace trainyard::protocol
