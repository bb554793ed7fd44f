#pragma once

#include <string>
#include <utility>
#include <vector>

#include "backend/localcloud/ec2/catalog/ec2_catalog.h"

namespace trainyard::localcloud {

/// A release of EMR: an extract of the public list.
struct EmrRelease {
    std::string label; ///< "emr-7.10.0"
    int major = 0, minor = 0;
    std::string os;                                                ///< Amazon Linux: "2023", "2" or "2018"
    std::vector<std::pair<std::string, std::string>> applications; ///< name and version
    bool atLeast(int wantedMajor, int wantedMinor) const
    {
        return major > wantedMajor || (major == wantedMajor && minor >= wantedMinor);
    }
};

/// All releases, the newest first.
const std::vector<EmrRelease> &emrReleases();
/// Returns the release with this label, or null.
const EmrRelease *findEmrRelease(const std::string &label);
/// True when clusters of the release may have instances of the type.
bool emrSupports(const EmrRelease &, const TypeInfo &);
/// The image of nodes that name none, and the operating system of an image as EmrRelease names it ("" = not Amazon
/// Linux).
const ImageInfo &emrImage(const std::vector<ImageInfo> &all, const EmrRelease &);
std::string amazonLinuxOf(const ImageInfo &);

} // namespace trainyard::localcloud
