#pragma once

#include "backend/localcloud/efs/efs_store.h"

/// Replies that the operations of EFS share.
namespace trainyard::localcloud {

HttpReply efsReply(const nlohmann::json &body, int status = 200);
/// The page of the items that begins at the marker of the query.
ServiceResult<HttpReply> efsPage(const nlohmann::json &all, const HttpRequest &, const char *name);

} // namespace trainyard::localcloud
