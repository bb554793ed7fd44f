#pragma once

#include <string>

#include <QString>

namespace trainyard::gui::text {

/// The name of a region as the AWS console has it: "Europe (Ireland)"; empty: none is known.
QString regionName(const std::string &region);
/// "Europe (Ireland), eu-west-1", or the id alone.
QString regionTitle(const std::string &region);

} // namespace trainyard::gui::text
