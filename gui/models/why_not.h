#pragma once

#include <QString>

#include "backend/services/snapshots.h"

/// Why the actions of the selected cluster or run are disabled, in one sentence.
namespace trainyard::gui {

QString whyNotOnCluster(const services::ClusterDetails *selected);
QString whyNotOnRun(const services::RunSnapshot *selected);

} // namespace trainyard::gui
