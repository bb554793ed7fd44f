#pragma once

#include <QString>

#include "backend/cluster/emr/plan/emr_plan.h"

namespace trainyard::gui {

/// Describes the problem of a field, for the line below it: names of options belong to the command line.
QString emrProblemText(const cluster::EmrProblem &problem);

} // namespace trainyard::gui
