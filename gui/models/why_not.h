#pragma once

#include <vector>

#include <QString>

#include "backend/services/snapshots.h"

/// Why actions are disabled, in one sentence: those of the selected cluster or run, and Terminate all.
namespace trainyard::gui {

QString whyNotOnCluster(const services::ClusterDetails *selected);
/// Of actions on a selected machine; empty: there is one.
QString whyNotOnMachine(const services::ClusterDetails *selected, const cluster::NodeSnapshot *machine);
QString whyNotOnRun(const services::RunSnapshot *selected);
/// Commands of the selected run: Any needs nothing but a run.
enum class RunCommand { Any, ChangeWorkers, Autoscale, SaveNow, Stop, StopNow, ReplaceHead, Resume, Delete };
/// Of one command; empty: it is enabled.
QString whyNotOnRun(const services::RunSnapshot *selected, RunCommand command);

/// What is known of the account, for whyNothingToTerminate().
struct AccountKnowledge {
    bool isRead = false;       ///< the cloud has answered since the account was selected
    bool hasFailed = false;    ///< it could not be read since
    bool isBusy = false;       ///< an operation runs, which may launch something
    bool hasLeftovers = false; ///< the last termination left something
};
/// Why there is nothing to terminate; empty where something may run, or where that is unknown.
QString whyNothingToTerminate(const std::vector<services::ClusterDetails> &clusters, const AccountKnowledge &known);

} // namespace trainyard::gui
