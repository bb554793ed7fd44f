#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::training {

/// Reads the records of a run in portions: a night of a large run has millions, and each follower reads all of them.
/// \param read  sequence of the last record that was taken, at first 0; advances with each portion
/// \param take  receives one portion, in the order of the ledger
/// \error those of the ledger; the portions before were taken
Status readStored(ledger::Ledger &, const RunId &, std::int64_t &read,
                  const std::function<void(std::span<const protocol::MetricRecord>)> &take);

} // namespace trainyard::training
