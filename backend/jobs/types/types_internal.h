#pragma once

#include "backend/jobs/job_type.h"

/// One function for each file of this folder.
namespace trainyard::jobs {

const JobType &commandType();
const JobType &kvStoreType();

} // namespace trainyard::jobs
