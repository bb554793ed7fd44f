#pragma once

#include <string>
#include <vector>

#include "backend/provision/probe.h"

namespace trainyard::cluster {

struct Image;
struct InstanceType;

/// What the type and the image of a machine should provide and its probe did not find, one sentence each. Empty when
/// all is present.
/// \param image  null: nothing is expected of it
/// \param type  null: nothing is expected of it
std::vector<std::string> probeMismatches(const provision::Probe &, const Image *image, const InstanceType *type);

} // namespace trainyard::cluster
