#include "backend/cli/output/run_notice.h"

#include "backend/core/system/files.h"
#include "backend/ledger/ledger.h"
#include "backend/notify/webhook.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::cli {

void reportEnd(Context &context, const cluster::CloudContext &cloud, const RunId &run, const training::RunEnd &end)
{
    using notify::NoticeKind;
    const auto folder = stateFolder(context.globals.stateDir);
    if (!notify::hasWebhook(folder))
        return;
    const auto row = cloud.ledger->run(run);
    if (!row || !*row)
        return;
    const auto job = protocol::jobSpecFromJson((*row)->job);
    const auto cluster = cloud.ledger->cluster((*row)->cluster);
    const std::string name = cluster && *cluster ? (*cluster)->name : (*row)->cluster.value;
    const NoticeKind outcome = end.ok()                                  ? NoticeKind::RunFinished
                               : end.state == protocol::RunState::Failed ? NoticeKind::RunFailed
                                                                         : NoticeKind::RunStopped;
    // The note of a task quotes output of its program, which stays on this computer.
    const bool quotes = !job || job->isTask();
    const std::string what = (job && !job->isTask() ? job->model : run.value) + " on " + name;
    const auto notice = notify::endOf(outcome, what, quotes ? std::string() : end.note, name, run);
    if (const Status sent = notify::report(folder, notice, context.stop); !sent)
        context.printMessage("trainyardctl: the notification was not sent: " + sent.error().detail);
}

} // namespace trainyard::cli
