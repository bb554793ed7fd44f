#include "backend/cluster/emr/plan/emr_release.h"

#include <charconv>

namespace trainyard::cluster {

std::optional<EmrRelease> parseEmrRelease(std::string_view label)
{
    if (!label.starts_with("emr-") || label.size() > 40)
        return std::nullopt;
    EmrRelease release;
    const char *at = label.data() + 4, *end = label.data() + label.size();
    for (int *part : {&release.majorPart, &release.minorPart, &release.patchPart}) {
        const auto [next, error] = std::from_chars(at, end, *part);
        const bool isLast = part == &release.patchPart;
        if (error != std::errc() || *part < 0 || (isLast ? next != end : next == end || *next != '.'))
            return std::nullopt;
        at = isLast ? next : next + 1;
    }
    return release;
}

std::string EmrSupport::text() const
{
    if (!newerPatch.empty())
        return "superseded by " + newerPatch;
    return isUpdated ? "Amazon Linux updates" : "no Amazon Linux updates";
}

EmrSupport supportOf(const std::string &label, const std::vector<std::string> &labels)
{
    EmrSupport support;
    const auto release = parseEmrRelease(label);
    if (!release)
        return support;
    EmrRelease newest = *release;
    for (const std::string &other : labels) {
        const auto known = parseEmrRelease(other);
        const bool isSame = known && known->majorPart == newest.majorPart && known->minorPart == newest.minorPart;
        if (isSame && *known > newest) {
            newest = *known;
            support.newerPatch = other;
        }
    }
    const bool isMaintained = *release >= EmrRelease{6, 6, 0} || (release->majorPart == 5 && release->minorPart >= 36);
    support.isUpdated = isMaintained && support.newerPatch.empty();
    return support;
}

} // namespace trainyard::cluster
