#pragma once

#include <vector>

#include <QString>

#include "backend/alerts/alert_actions.h"
#include "backend/alerts/alert_rule.h"
#include "backend/services/snapshots.h"

class QSettings;

/// The alert rules of the window, and what decisions about them (backend/alerts) require of its snapshots.
namespace trainyard::gui {

using alerts::AlertRule;

/// Reads the rules of a state folder. Those that a former version has left in the settings are moved there.
/// \error as alerts::readRules(), but for NotFound
Result<std::vector<AlertRule>> loadAlertRules(QSettings &settings, const QString &stateFolder);

alerts::RunFacts factsOf(const services::RunSnapshot &run);
std::vector<alerts::RunFacts> factsOf(const std::vector<services::RunSnapshot> &runs);
std::vector<alerts::ClusterFacts> factsOf(const std::vector<services::ClusterDetails> &clusters);

} // namespace trainyard::gui
