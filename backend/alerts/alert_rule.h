#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"

namespace trainyard::alerts {

/// A condition on a metric of the complete job, or on the progress of a run, of which the user wants to be notified. Within
/// an epoch, loss and speed are those of the ranks (AlertWatch).
struct AlertRule {
    enum Comparison { Above, Below, NotANumber, NoProgress };
    enum Action { Notify, StopRun, TerminateCluster, AddWorker }; ///< the last three besides the notification
    std::string metric;                                           ///< "train-loss"; not of NoProgress
    Comparison comparison = Below;
    double value = 0;
    int seconds = 0; ///< for so long without interruption; 0: at once
    Action action = Notify;
    bool operator==(const AlertRule &) const = default;

    bool holds(double measured) const;
};
constexpr auto namesOf(AlertRule::Comparison)
{
    return std::to_array<std::string_view>({"above", "below", "not-a-number", "no-progress"});
}
constexpr auto namesOf(AlertRule::Action)
{
    return std::to_array<std::string_view>({"notify", "stop-run", "terminate-cluster", "add-worker"});
}
using trainyard::toString;

/// The condition in English: "train-loss below 0.1 for 60 s", "no progress for 10 min".
std::string describe(const AlertRule &);

/// Names the occasion on which a rule of a run was fulfilled, the same in each program that follows the run.
/// \param at  Unix seconds, by the clock of the run: of the record that fulfilled it; of no progress, of the latest one
std::string occasionOf(const AlertRule &, double at);

/// Corrects what a file contains.
/// \return nothing where a part is missing or out of range
std::optional<AlertRule> checked(AlertRule rule);

/// Reads `alerts.json` of a state folder, without invalid rules and at most 100. The window writes it; it and
/// `trainyardctl` apply the rules.
/// \error NotFound (there is no such file), CorruptData, those of reading it: which rules there are is unknown
Result<std::vector<AlertRule>> readRules(const std::filesystem::path &stateFolder);
/// \error those of the file
Status writeRules(const std::filesystem::path &stateFolder, const std::vector<AlertRule> &);

} // namespace trainyard::alerts
