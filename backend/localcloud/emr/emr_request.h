#pragma once

#include <span>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/localcloud/emr/emr_model.h"
#include "backend/localcloud/http/http_message.h"

/// Reads the requests of EMR into records. Nothing here knows the state of the cloud.
namespace trainyard::localcloud {

/// \error ValidationException: an unknown member, or a value that EMR rejects
ServiceResult<EmrCluster> readRunJobFlow(const nlohmann::json &body, const std::string &region);
/// The list "InstanceGroups" of AddInstanceGroups and RunJobFlow.
ServiceResult<std::vector<EmrGroup>> readEmrGroups(const nlohmann::json &list);
/// The list "Steps" of AddJobFlowSteps and RunJobFlow.
ServiceResult<std::vector<EmrStep>> readEmrSteps(const nlohmann::json &list);
/// {"IdleTimeout": seconds}
ServiceResult<std::int64_t> readIdleTimeout(const nlohmann::json &policy);

/// Rejects the first member of the object that is not in the list.
/// \param allowed  names, separated by blanks
ServiceResult<void> allowMembers(const nlohmann::json &object, std::string_view allowed, const char *what);
std::vector<std::string> emrTexts(const nlohmann::json &object, const char *name);

inline tl::unexpected<ServiceError> emrInvalid(std::string message)
{
    return refuse("ValidationException", std::move(message));
}

/// An object of S3; empty when the text is not "s3://bucket/key" (also s3n, s3a and capitals, as in the documents).
struct S3Place {
    std::string bucket, key;
};
S3Place s3PlaceOf(const std::string &uri);

} // namespace trainyard::localcloud
