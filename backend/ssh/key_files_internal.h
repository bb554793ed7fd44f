#pragma once

#include <filesystem>
#include <memory>

#include <libssh/libssh.h>

#include "backend/core/result.h"

namespace trainyard::ssh {

struct KeyDeleter {
    void operator()(ssh_key key) const { ssh_key_free(key); }
};
using KeyHolder = std::unique_ptr<ssh_key_struct, KeyDeleter>;

/// \error as readKeyFile
Result<KeyHolder> loadKey(const std::filesystem::path &);

} // namespace trainyard::ssh
