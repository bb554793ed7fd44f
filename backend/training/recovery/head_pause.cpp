#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/stop_note.h"
#include "backend/training/records/stored_records.h"
#include "backend/training/recovery/head_pause_internal.h"

namespace trainyard::training {

void HeadPause::take(std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &record : records) {
        if (record.name == protocol::metric::kPaused && record.note.starts_with(protocol::kHeadTakenBack))
            m_attempt = record.attempt;
        else if (m_attempt && record.attempt > *m_attempt)
            m_attempt.reset();
    }
}

Result<bool> hasPausedForHead(ledger::Ledger &ledger, const RunId &run)
{
    HeadPause pause;
    std::int64_t read = 0;
    TY_TRY(readStored(ledger, run, read,
                      [&pause](std::span<const protocol::MetricRecord> records) { pause.take(records); }));
    return pause.isOn();
}

Status refuseDuringHeadPause(ledger::Ledger &ledger, const ledger::Run &run)
{
    TY_ASSIGN(const bool isPaused, hasPausedForHead(ledger, run.id));
    if (!isPaused)
        return {};
    return fail(ErrorCode::Busy, "cluster " + run.cluster.value,
                fmt::format("the run {0} on it has paused, since EC2 takes back the machine of its head, and continues "
                            "on a new one while a program follows it (trainyardctl metrics {0} --follow): wait until "
                            "it has ended there, or stop it first (trainyardctl runs --stop {0})",
                            run.id.value));
}

} // namespace trainyard::training
