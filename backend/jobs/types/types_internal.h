#pragma once

#include "backend/jobs/job_type.h"

/// One function for each file of this folder.
namespace trainyard::jobs {

const JobType &commandType();
const JobType &mxnetType();
const JobType &tensorFlowType();
const JobType &pytorchType();
const JobType &horovodType();
const JobType &daskType();
const JobType &rayType();
const JobType &dockerType();
const JobType &kvStoreType();

} // namespace trainyard::jobs
