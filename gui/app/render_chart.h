#pragma once

#include <QString>
#include <vector>

#include "backend/protocol/metric_record.h"
#include "backend/services/snapshots.h"

namespace trainyard::gui {

/// Draws a run's charts into a PNG of 1200 x 900, in the light theme, without showing a window.
/// \error InvalidArgument (no records), IoFailure (the file cannot be written)
Status renderChart(const services::RunSnapshot &run, const std::vector<protocol::MetricRecord> &records,
                   const QString &file);

} // namespace trainyard::gui
