#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/core/async/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// How long creations of clusters took, from the request until they were ready.
struct UsualDuration {
    std::chrono::milliseconds median{0}, longest{0};
    int creations = 0; ///< that it is derived from
    bool operator==(const UsualDuration &) const = default;
};

/// \param taken  empty: the result is empty
std::optional<UsualDuration> usualDuration(std::vector<std::chrono::milliseconds> taken);
/// "usually 6 min 10 s (the longest of 3 took 9 min)".
Sentence describe(const UsualDuration &);

/// From the events of the newest clusters of this account whose machines the same service has started; creations that
/// were interrupted and continued later do not count.
/// \return empty: there was none
/// \error those of the ledger
Result<std::optional<UsualDuration>> usualDuration(const CloudContext &, Origin);

/// Reports it as a completed step "usual-duration", if it is known.
void reportUsualDuration(const CloudContext &, Origin, const ProgressSink &);

} // namespace trainyard::cluster
