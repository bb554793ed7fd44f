#pragma once

#include <string>

#include "backend/aws/credentials/profile_files.h"

namespace CLI {
class App;
}

namespace trainyard::cli {

class Context;

/// `account --add NAME`, `account --remove NAME`.
struct AddOptions {
    std::string name, remove;
    bool keychain = false;
    aws::SignOnEntry signOn;
};

void addAddOptions(CLI::App *account, AddOptions &);
/// \return the exit status
Result<int> addAccountProfile(Context &, const AddOptions &);
Result<int> removeAccountProfile(Context &, const AddOptions &);

} // namespace trainyard::cli
