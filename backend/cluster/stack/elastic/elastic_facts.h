#pragma once

namespace trainyard::cluster {

/// Fact of an elastic worker in the ledger: the last known value of its tag elastic_worker_status, one of ElasticStatus.
inline constexpr const char *kElasticStatusFact = "elastic-status";

} // namespace trainyard::cluster
