#pragma once

#include <optional>
#include <span>

#include "backend/core/result.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::training {

/// Whether a run has paused because EC2 takes back the machine of its head, and has not continued since. By its records, so
/// that it is known to every program, also to one that does not follow the run, and after the head is gone.
class HeadPause {
public:
    /// In the order of the ledger.
    void take(std::span<const protocol::MetricRecord>);
    bool isOn() const { return m_attempt.has_value(); }

private:
    std::optional<int> m_attempt; ///< start of the scheduler that paused the run: each later one continues it
};

/// \error those of the ledger
Result<bool> hasPausedForHead(ledger::Ledger &, const RunId &);

/// Fails during such a pause: the run is not over although its scheduler has ended, and no other one may take its machines.
/// \error Busy, those of the ledger
Status refuseDuringHeadPause(ledger::Ledger &, const ledger::Run &);

} // namespace trainyard::training
