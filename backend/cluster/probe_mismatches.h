#pragma once

#include <string>
#include <vector>

#include "backend/provision/probe.h"

namespace trainyard::cluster {

struct Image;
struct InstanceType;

/// What the type and the image of a machine promised and the machine does not have, one sentence each; empty is well.
/// image, type  null: nothing was promised
std::vector<std::string> probeMismatches(const provision::Probe &, const Image *image, const InstanceType *type);

} // namespace trainyard::cluster
