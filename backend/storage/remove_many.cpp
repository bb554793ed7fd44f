#include "backend/storage/remove_many.h"

#include <atomic>

#include "backend/core/async/task_pool.h"

namespace trainyard::storage {

Status removeMany(const std::vector<std::string> &uris, const StorageConfig &config, const CallContext &context)
{
    constexpr std::size_t kAtOnce = 16;
    std::atomic<bool> hasFailed{false};
    return parallelForEach(uris, kAtOnce, context.stop, [&](const std::string &uri, std::stop_token stop) -> Status {
        if (hasFailed)
            return {};
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, uri, "it was stopped before its removal");
        auto removed = storage::remove(uri, config, {context.deadline, std::move(stop)});
        if (!removed)
            hasFailed = true;
        return removed;
    });
}

} // namespace trainyard::storage
