#pragma once

#include <functional>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/services/cloud_source.h"
#include "backend/services/data/prepare_data.h"
#include "backend/services/operations.h"

namespace trainyard::services {

/// Runs the stack's script on a machine as a step of its own.
/// \param before  what the step begins with; empty: nothing
/// \error RemoteCommandFailed (the script failed: its status and the end of its output), those of runPrepareScript()
Status prepareNode(const cluster::ElasticStack &stack, const cluster::Host &node,
                   const std::function<Status(const CallContext &)> &before, const ProgressSink &sink,
                   const std::stop_token &stop);
/// Writes the script to its place, and runs it on all machines: on the head, and if it succeeds, on the others at the same
/// time.
/// \param nodes  of the stack, the head first
/// \error those of uploadPrepareScript() and prepareNode()
Status prepareNodes(const cluster::ElasticStack &stack, const std::vector<cluster::Host> &nodes,
                    const std::string &script, const ProgressSink &sink, const std::stop_token &stop);

class LivePrepareDataService final : public PrepareDataService {
    Q_OBJECT
public:
    LivePrepareDataService(CloudSource &source, Operations &operations, QObject *parent = nullptr);
    OperationId prepare(const ClusterId &id, const std::string &node) override;

private:
    CloudSource &m_source;
    Operations &m_operations;
};

} // namespace trainyard::services
