#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/clusters.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::cli {

/// Opens the account and endpoint that the global options select; starts the local cloud where they select it.
Result<cluster::CloudContext> openCloud(const Context &);
/// Like openCloud(), but makes no request for the account's identity: for commands that read the ledger and its
/// folders.
Result<cluster::CloudContext> openLedgerOnly(const Context &);

/// Time limit for the network requests of a command.
Deadline requestDeadline();

// JSON forms. Their names are stable: see README.md.
nlohmann::json toJson(const cluster::NodeSnapshot &);
nlohmann::json toJson(const cluster::ClusterSnapshot &);
nlohmann::json toJson(const cluster::Target &);
nlohmann::json toJson(const ledger::Run &);
nlohmann::json toJson(const protocol::MetricRecord &);

std::string ageOf(Timestamp since);
/// Returns "in 7 h 59 min" or "passed"; empty without a time.
std::string untilText(const std::optional<Timestamp> &);

} // namespace trainyard::cli
