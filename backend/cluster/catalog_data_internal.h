#pragma once

#include <string_view>

namespace trainyard::cluster {

/// resources/catalog/ec2.json, as it was when the program was built.
std::string_view bundledCatalogJson();

} // namespace trainyard::cluster
