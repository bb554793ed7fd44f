#include "backend/ssh/target.h"

namespace trainyard::ssh {

bool isSamePlace(const Target &a, const Target &b)
{
    if (a.host != b.host || a.port != b.port || !a.jump != !b.jump)
        return false;
    return !a.jump || isSamePlace(*a.jump, *b.jump);
}

Target withUser(Target target, const std::string &user)
{
    if (target.jump && target.jump->user == target.user)
        target.jump = std::make_shared<const Target>(withUser(*target.jump, user));
    target.user = user;
    return target;
}

} // namespace trainyard::ssh
