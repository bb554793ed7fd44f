#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/cli/context.h"
#include "backend/cluster/cloud_context.h"
#include "backend/cluster/clusters.h"
#include "backend/cluster/teardown.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::cli {

/// The account and endpoint that the global options choose; starts the local cloud where that is it.
Result<cluster::CloudContext> openCloud(const Context &);
/// Only the ledger and folders, without starting a local cloud: for commands that read what was measured.
/// Nobody is asked whose account it is.
Result<cluster::CloudContext> openLedgerOnly(const Context &);

/// How long a command may ask the network before it gives up.
Deadline requestDeadline();

// JSON forms. The names are a promise: see README.md.
nlohmann::json toJson(const cluster::NodeSnapshot &);
nlohmann::json toJson(const cluster::ClusterSnapshot &);
nlohmann::json toJson(const cluster::Target &);
nlohmann::json toJson(const ledger::Run &);
nlohmann::json toJson(const protocol::MetricRecord &);

std::string ageOf(Timestamp since);
/// "in 7 h 59 min", "passed"; empty when there is none.
std::string untilText(const std::optional<Timestamp> &);

} // namespace trainyard::cli
