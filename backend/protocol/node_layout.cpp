#include "backend/protocol/node_layout.h"

namespace trainyard::protocol {

std::string_view toString(Role role)
{
    switch (role) {
    case Role::Scheduler:
        return "scheduler";
    case Role::Server:
        return "server";
    case Role::Worker:
        break;
    }
    return "worker";
}

Result<Role> roleFromString(std::string_view text)
{
    for (const Role role : {Role::Scheduler, Role::Server, Role::Worker}) {
        if (toString(role) == text)
            return role;
    }
    return fail(ErrorCode::InvalidArgument, "role",
                "\"" + std::string(text.substr(0, 64)) + "\" is none of scheduler, server, worker");
}

std::string label(Role role, int index)
{
    return index > 0 ? std::string(toString(role)) + "-" + std::to_string(index) : std::string(toString(role));
}

} // namespace trainyard::protocol
