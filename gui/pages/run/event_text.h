#pragma once

#include <QString>

#include "gui/models/charts/run_series.h"

namespace trainyard::gui {

/// Describes a change of a run for its log: "worker-3 joined".
QString eventText(const RunSeries::Change &);

} // namespace trainyard::gui
