#pragma once

#include <string>

#include "backend/core/result.h"

namespace CLI {
class App;
}

namespace trainyard::cli {

class Context;

/// `account --wizard W`, `--emr-roles`, `--make-emr-roles`, `--efs-policy attach|detach`.
struct RoleOptions {
    std::string wizard, efsPolicy;
    bool show = false, make = false;

    bool wanted() const { return show || make || !wizard.empty() || !efsPolicy.empty(); }
};

void addRoleOptions(CLI::App *account, RoleOptions &);
/// \return the exit status
Result<int> runRoles(Context &, const RoleOptions &);

} // namespace trainyard::cli
