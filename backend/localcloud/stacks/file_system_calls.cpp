#include "backend/localcloud/stacks/file_system_calls.h"

#include "backend/core/try.h"
#include "backend/localcloud/efs/efs_store.h"

namespace trainyard::localcloud {

RestCall fileSystemCalls(const std::unique_ptr<EfsStore> &efs)
{
    return [&efs](const std::string &method, const std::string &path, const nlohmann::json &body,
                  const std::string &region) -> ServiceResult<nlohmann::json> {
        HttpRequest request;
        request.method = method;
        request.readTarget("/2015-02-01" + path);
        TY_ASSIGN(const auto reply, efs->handle(request, body.dump(), region));
        return reply.body.empty() ? nlohmann::json::object() : nlohmann::json::parse(reply.body, nullptr, false);
    };
}

} // namespace trainyard::localcloud
