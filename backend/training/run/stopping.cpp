#include "backend/training/run/stopping.h"

#include <string>

#include "backend/core/system/process.h"

namespace trainyard::training {

namespace {

constexpr const char *kStopsAtOnce = "stop the run at once";
constexpr const char *kStopsAfterCheckpoint = "stop the run after a checkpoint";

std::string stoppingLease(const RunId &run)
{
    return "stopping:" + run.value;
}

} // namespace

Result<ledger::Lease> markStopping(ledger::Ledger &ledger, const RunId &run, StopMode mode)
{
    return ledger.lease(stoppingLease(run), mode == StopMode::AtOnce ? kStopsAtOnce : kStopsAfterCheckpoint);
}

bool isOverdue(const Stopping &stop, std::chrono::seconds stopTime, Timestamp now)
{
    constexpr auto kToReach = std::chrono::minutes(2); // the machines, before and after
    return now - stop.since > stopTime + kToReach;
}

std::optional<Stopping> stoppingOf(ledger::Ledger &ledger, const RunId &run)
{
    const auto leases = ledger.leases();
    if (!leases)
        return std::nullopt;
    for (const ledger::LeaseInfo &one : *leases) {
        if (one.name == stoppingLease(run) && one.alive)
            return Stopping{one.purpose == kStopsAtOnce ? StopMode::AtOnce : StopMode::SaveCheckpoint, one.taken,
                            one.holder == selfIdentity()};
    }
    return std::nullopt;
}

} // namespace trainyard::training
