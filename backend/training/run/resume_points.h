#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"

namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::training {

/// A run that has a checkpoint from which another one can resume, by what is known without contacting anything.
struct ResumePoint {
    RunId run;
    std::string model, clusterName;
    Timestamp started{};
    int epochs = 0;                 ///< finished in its last checkpoint
    bool within = false;            ///< it was made during the next epoch
    std::optional<double> accuracy; ///< of the validation after that epoch, 0 to 1
    bool operator==(const ResumePoint &) const = default;
};

/// Lists runs of a profile, newest first, whose last checkpoint is on this computer, in a bucket, or on machines of a
/// cluster that is open. Contacts nothing: an object may have been deleted since.
/// \error those of the ledger
Result<std::vector<ResumePoint>> resumePoints(const std::shared_ptr<ledger::Ledger> &,
                                              const std::filesystem::path &stateFolder, const std::string &profile);

} // namespace trainyard::training
