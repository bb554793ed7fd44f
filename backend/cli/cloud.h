#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::cli {

/// Opens the account and endpoint that the global options select; starts the local cloud where they select it.
Result<cluster::CloudContext> openCloud(const Context &);
/// The same for the account of a cluster, for what happens without the user: the window may have selected another profile
/// since the command began.
Result<cluster::CloudContext> openCloudOf(const Context &, const ledger::Cluster &);
/// Like openCloud(), but makes no request for the account's identity: for commands that read the ledger and its
/// folders. They also work while the local cloud does not run.
Result<cluster::CloudContext> openLedgerOnly(const Context &, bool startLocal = false);

// JSON forms. Their names are stable: see json.md.
template <class T>
nlohmann::json orNull(const std::optional<T> &value)
{
    return value ? nlohmann::json(*value) : nlohmann::json(nullptr);
}
nlohmann::json orNull(const std::optional<Timestamp> &); ///< as ISO 8601
/// Sets `name` to the sum, or to null where a part is unknown; then `name`_at_least is the known part. `name`_bound is
/// "exact", "at-most" or "at-least".
void addUsd(nlohmann::json &object, const std::string &name, const cluster::Usd &);
std::string rateText(const std::optional<double> &usdPerHour); ///< "$0.1700", "unknown"
nlohmann::json toJson(const cluster::NodeSnapshot &);
nlohmann::json toJson(const cluster::ClusterSnapshot &);
nlohmann::json toJson(const cluster::Target &);
nlohmann::json toJson(const ledger::Run &);
nlohmann::json toJson(const protocol::MetricRecord &);

std::string ageOf(Timestamp since);
/// Returns "in 7 h 59 min" or "passed"; empty without a time.
std::string untilText(const std::optional<Timestamp> &);
/// Returns when a session of credentials ends: "expires in 52 min", "does not expire", or why that is unknown.
std::string sessionText(const Result<std::optional<Timestamp>> &);

} // namespace trainyard::cli
