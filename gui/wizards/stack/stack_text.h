#pragma once

#include <QString>

#include "backend/cluster/stack/plan/stack_plan.h"

namespace trainyard::gui {

/// Describes the problem of a field, for the line below it: names of options belong to the command line.
QString stackProblemText(const cluster::StackProblem &problem);

} // namespace trainyard::gui
