#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

/// GetParameter, GetParameters and GetParametersByPath on the public parameters that name the current images.
ServiceResult<nlohmann::json> ssmOperation(const std::string &operation, const nlohmann::json &body,
                                           const std::string &region);

} // namespace trainyard::localcloud
