#pragma once

#include <string>
#include <vector>

#include "backend/ledger/system_samples.h"

namespace trainyard::gui::sample {

/// Samples of a head and its workers, every 5 s, in the order in which they are stored. An agent's first one has no
/// rates.
/// \param t0    time of the first ones, in seconds since 1970
/// \param gpus  of each worker
std::vector<ledger::StoredSample> system(int workers, int count, double t0, int gpus);

} // namespace trainyard::gui::sample
