#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::cluster {

/// The version in a release label of EMR.
struct EmrRelease {
    int majorPart = 0, minorPart = 0, patchPart = 0;
    auto operator<=>(const EmrRelease &) const = default;
    /// Whether EMR can terminate a cluster of this release after an idle time.
    bool hasIdleTimeout() const { return *this >= EmrRelease{6, 1, 0} || (majorPart == 5 && minorPart >= 30); }
    /// Whether the master can report to EMR that the cluster trains; otherwise only steps and YARN count as use.
    bool knowsActivity() const { return *this >= EmrRelease{6, 4, 0}; }
};

/// \param label  "emr-7.5.0"
/// \return empty for anything else
std::optional<EmrRelease> parseEmrRelease(std::string_view label);

/// How AWS maintains the image of a release: since 5.36, 6.6 and 7.0, new clusters of the newest patch get the current
/// Amazon Linux; older patches and releases stay as they are.
struct EmrSupport {
    bool isUpdated = false;
    std::string newerPatch;   ///< label of the newest patch of the same release; empty: it is that
    std::string text() const; ///< English
};
/// \param labels  of the region
EmrSupport supportOf(const std::string &label, const std::vector<std::string> &labels);

} // namespace trainyard::cluster
