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

/// errors  as readKeyFile's
Result<KeyHolder> loadKey(const std::filesystem::path &);

} // namespace trainyard::ssh
