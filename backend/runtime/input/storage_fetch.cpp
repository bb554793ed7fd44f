#include "backend/runtime/input/storage_fetch.h"

namespace trainyard::input {

Fetch storageFetch(storage::StorageConfig config, Deadline deadline, std::stop_token stop)
{
    return [config = std::move(config), deadline, stop](const std::string &uri) -> Result<std::string> {
        const auto reader = storage::open(uri, config, deadline, stop);
        if (!reader)
            return fail(reader.error());
        return (*reader)->readAll(data::kMaxIdxBytes, deadline, stop);
    };
}

} // namespace trainyard::input
