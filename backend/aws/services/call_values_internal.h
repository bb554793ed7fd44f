#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/core/ids.h"

/// Values of requests as several services write them.
namespace trainyard::aws {

/// Returns JSON as arguments of the official command line contain it; bytes that are not UTF-8 are replaced.
inline std::string dumped(const nlohmann::ordered_json &json)
{
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

inline std::vector<std::string> textsOf(const std::vector<InstanceId> &ids)
{
    std::vector<std::string> out;
    for (const InstanceId &id : ids)
        out.push_back(id.value);
    return out;
}

} // namespace trainyard::aws
