#pragma once

#include <stop_token>
#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// Records a machine that others have started from the launch template of a cluster's stack, and that has not joined a
/// run, so that it can be named in other operations. Other machines are refused, whatever their tags.
/// \return its name in the cluster; that of an earlier call where it is recorded already
/// \error NotFound (it is not such a machine), those of recordElasticWorker()
Result<std::string> recordUnjoined(const CloudContext &, const ClusterId &, const InstanceId &, const CallContext &);

/// The same, and sets it up: with its host key and its deadline, before its data is ready.
/// \error those of recordUnjoined() and setUpElasticWorker()
Result<std::string> setUpUnjoined(const CloudContext &, const ClusterId &, const InstanceId &, const LaunchOptions &,
                                  const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
