// The stop of a run, and what is known of it until it has ended; a checkpoint that the user requests.
#include <algorithm>

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/services/runs/live_runs.h"
#include "backend/training/checkpoints/save_request.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::services {
namespace {

using namespace std::chrono_literals;

/// Of the cluster of a run; empty when the ledger does not know it.
Result<std::string> profileOf(CloudSource &source, const RunId &run)
{
    TY_ASSIGN(const auto ledger, source.ledger());
    TY_ASSIGN(const auto row, ledger->run(run));
    TY_ASSIGN(const auto cluster, ledger->cluster(row ? row->cluster : ClusterId()));
    return cluster ? cluster->profile : std::string();
}

} // namespace

OperationId LiveRunService::stop(const RunId &run, training::StopMode mode)
{
    const RunSnapshot *known = find(run);
    RunStop asked{mode == training::StopMode::SaveCheckpoint, {}, std::chrono::seconds(known ? known->stopSeconds : 0)};
    const auto work = [this, run, mode, asked](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        // The time runs from the request: the limit is that of the run's scheduler.
        const ProgressSink watching = [this, run, asked, &sink](const StepEvent &event) {
            if (event.step == training::kStopStep && event.state == StepState::Started) {
                RunStop begun = asked;
                begun.begun = SystemClock::instance().now();
                postTo(this, [this, run, begun] { setStopping(run, begun); });
            }
            sink(event);
        };
        postTo(this, [this, run, asked] { setStopping(run, asked); });
        const auto ended = training::stopRun(cloud, run, mode, watching, stop);
        postTo(this, [this, run, asked, good = ended.has_value()] { stopEnded(run, asked, good); });
        return ended;
    };
    // With the profile of the run: a budget of it may stop it after another one was selected.
    const auto body = [this, run, work](std::stop_token stop, const ProgressSink &sink) -> Status {
        TY_ASSIGN(const auto profile, profileOf(m_source, run));
        TY_ASSIGN(const auto cloud, m_source.openProfile(profile, true, {Deadline::after(60s), stop}));
        TY_TRY(work(cloud, sink, stop));
        return {};
    };
    return m_operations.start("Stopping " + titleOf(run), body, true);
}

OperationId LiveRunService::saveCheckpoint(const RunId &run)
{
    const auto work = [run](const auto &cloud, const ProgressSink &, std::stop_token stop) {
        return training::requestSave(cloud, run, {Deadline::after(60s), std::move(stop)});
    };
    return m_operations.start("Requesting a checkpoint of " + titleOf(run), m_source.operation(work), true);
}

void LiveRunService::setStopping(const RunId &run, std::optional<RunStop> stop)
{
    const auto known = m_stopping.find(run);
    if (stop && known != m_stopping.end() && !known->second.saves && stop->saves)
        return; // stopped at once in the meantime
    if (stop)
        m_stopping.insert_or_assign(run, *stop);
    else
        m_stopping.erase(run);
    if (const auto shown = std::ranges::find(m_known, run, &RunSnapshot::id); shown != m_known.end())
        shown->stopping.reset();
    addOwnKnowledge(m_known);
    emit changed(m_known);
}

/// A failure of the slow way to stop does not end a stop at once that has replaced it. After a success the run counts as
/// stopping until it is read from the ledger, where it is over.
void LiveRunService::stopEnded(const RunId &run, const RunStop &asked, bool good)
{
    const auto known = m_stopping.find(run);
    if (!good && known != m_stopping.end() && known->second.saves == asked.saves)
        setStopping(run, {});
    poll();
}

/// Adds what is not in the ledger: unreachable heads, and stops that were requested here, which precede those of other
/// programs.
void LiveRunService::addOwnKnowledge(std::vector<RunSnapshot> &runs) const
{
    addUnreachable(runs);
    for (RunSnapshot &run : runs) {
        const auto stop = m_stopping.find(run.id);
        if (stop != m_stopping.end() && !isOver(run.state))
            run.stopping = stop->second;
    }
}

} // namespace trainyard::services
