#include "backend/training/checkpoints/save_request.h"

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/control/save_request.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

Status requestSave(const cluster::CloudContext &cloud, const RunId &id, const CallContext &context)
{
    const std::string source = "run " + id.value;
    TY_ASSIGN(const auto run, cloud.ledger->run(id));
    if (!run)
        return fail(ErrorCode::NotFound, source, "there is no run with that ID in the ledger");
    if (isOver(run->state))
        return fail(ErrorCode::Conflict, source, "it is over; its last checkpoint is among its models");
    if (protocol::jobSpecFromJson(run->job).value_or(protocol::JobSpec()).isTask())
        return fail(ErrorCode::Conflict, source, "it runs a program of its own, which saves its checkpoints by itself");
    TY_ASSIGN(const auto nodes, nodesOf(cloud, run->cluster));
    TY_ASSIGN(auto session, ssh::SshSession::open(nodes.front().target, context));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, context));
    return files.put("\n", protocol::NodeLayout().run(id) + "/" + protocol::kSaveRequestFile, 0600, context);
}

} // namespace trainyard::training
