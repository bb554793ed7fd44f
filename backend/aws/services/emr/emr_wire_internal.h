#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/aws/services/emr/emr_types.h"

/// Parts of EMR's requests that several operations share.
namespace trainyard::aws::emr {

nlohmann::json groupList(const std::vector<EmrGroupRequest> &);
/// EbsConfiguration of a group with a volume.
nlohmann::json volumesOf(const EmrGroupRequest &);
nlohmann::json stepList(const std::vector<EmrStepRequest> &);
/// The value of the command line's option --steps.
std::string cliSteps(const std::vector<EmrStepRequest> &);

} // namespace trainyard::aws::emr
