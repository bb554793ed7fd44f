#pragma once

#include <QString>

#include "gui/models/run_series.h"

namespace trainyard::gui {

/// What happened to a run, for its log: "worker-3 joined".
QString eventText(const RunSeries::Change &);

} // namespace trainyard::gui
