#pragma once

#include "backend/cluster/plan/catalog/catalog.h"
#include "tests/gui/support/fakes/fakes.h"

namespace trainyard::gui::sample {

/// Fills a small region: every type of the built-in catalog in two or three zones, a type that the catalog lacks, the
/// images of the catalog, a capacity reservation, and a launch template with two versions.
void fillInstanceCatalog(fake::FakeInstanceCatalog &instanceCatalog, const std::string &region = "us-east-1");

} // namespace trainyard::gui::sample
