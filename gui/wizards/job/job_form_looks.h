#pragma once

#include <vector>

#include "gui/wizards/job/job_form.h"

/// Looks that several forms share.
namespace trainyard::gui {

/// How the processes of a job come to the machines.
std::vector<JobFieldLook> launcherLooks(JobGroup group);

} // namespace trainyard::gui
