#pragma once

#include <QString>

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::gui {

/// Describes the problem of a field, for the line below it: names of options belong to the command line.
QString problemText(const cluster::Problem &problem);

/// The text for reasons that need no words of their own for the field; empty for the others.
QString commonProblemText(cluster::Reason reason, const std::string &value);

} // namespace trainyard::gui
