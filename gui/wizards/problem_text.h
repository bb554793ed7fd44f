#pragma once

#include <QString>

#include "backend/cluster/launch_plan.h"

namespace trainyard::gui {

/// What is wrong with a field, as it is said right under it: the names of options belong to the command line.
QString problemText(const cluster::Problem &problem);

} // namespace trainyard::gui
