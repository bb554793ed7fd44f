#pragma once

#include <string>
#include <vector>

#include "backend/core/sentence.h"

namespace trainyard::cluster {

/// A mount target of a file system.
struct EmrMountTarget {
    std::string zone, vpc;
    std::string state; ///< in EFS's words: "creating"; empty: only isAvailable is known
    bool isAvailable = false;
};

/// Where the nodes of an EMR cluster are.
struct EmrSubnet {
    std::string id, zone, vpc;
};

/// Why the bootstrap action of nodes in a subnet could not mount a file system. Empty: it can. A VPC that is not known is
/// no problem.
Sentence emrMountProblem(const std::string &fileSystem, const std::vector<EmrMountTarget> &, const EmrSubnet &);

} // namespace trainyard::cluster
