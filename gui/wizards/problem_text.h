#pragma once

#include <QString>

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::gui {

/// Describes the problem of a field, for the line below it: names of options belong to the command line.
QString problemText(const cluster::Problem &problem);

} // namespace trainyard::gui
