#pragma once

#include <string_view>

namespace trainyard::cluster {

/// resources/catalog/ec2.json at build time.
std::string_view bundledCatalogJson();

} // namespace trainyard::cluster
