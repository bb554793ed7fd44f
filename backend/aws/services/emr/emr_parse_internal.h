#pragma once

#include "backend/aws/services/emr/emr_types.h"
#include "backend/aws/wire/json_call_internal.h"

/// Parsers of EMR's replies. An absent member is not an error.
namespace trainyard::aws::emr {

EmrCluster parseCluster(const nlohmann::json &);
EmrClusterSummary parseClusterSummary(const nlohmann::json &);
EmrInstanceGroup parseInstanceGroup(const nlohmann::json &);
EmrInstance parseInstance(const nlohmann::json &);
EmrBootstrapAction parseBootstrapAction(const nlohmann::json &);
EmrStep parseStep(const nlohmann::json &);
EmrApplication parseApplication(const nlohmann::json &);
EmrInstanceType parseInstanceType(const nlohmann::json &);
EmrBlockPublicAccess parseBlockPublicAccess(const nlohmann::json &);

} // namespace trainyard::aws::emr
