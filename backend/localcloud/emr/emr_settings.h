#pragma once

#include "backend/localcloud/emr/emr_store.h"

namespace trainyard::localcloud {

class IamStore;
class S3Service;

/// The settings of EMR in this cloud. The services live at least as long as the store that gets them.
/// \param faults  null: none
EmrSettings emrSettings(double speed, S3Service &, IamStore &, FaultInjector *faults);

} // namespace trainyard::localcloud
