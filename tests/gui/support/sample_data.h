#pragma once

#include "backend/cluster/launch/preflight/preflight.h"
#include "backend/protocol/metric_record.h"
#include "backend/services/runs/log_buffer.h"
#include "backend/services/runs/models.h"
#include "backend/services/snapshots.h"

/// Realistic sample data for tests and screenshots of the window.
namespace trainyard::gui::sample {

using namespace trainyard::services;

Timestamp ago(std::chrono::seconds s);

/// Metrics of a LeNet run: two workers; a third joins after the fourth epoch, one dies after the tenth.
/// \param t0  start, in seconds since 1970
/// \param epochSeconds  duration of an epoch
std::vector<protocol::MetricRecord> run(int epochs, double t0, double epochSeconds = 6);

PricedResource resource(const char *kind, const std::string &id, const std::string &name, const char *state = "",
                        double usdPerHour = 0);

std::vector<ClusterDetails> clusters();

CostSnapshot costs();

std::vector<RunSnapshot> runs();

/// Of the first run: two epochs, the best and the last one before a stop.
CheckpointList checkpoints();

std::vector<LogSource> logSources();

std::vector<LogLine> log();

std::vector<ActivityEntry> activity();

TeardownPreview teardown();

/// A receipt in which the first `left` targets remain, for `why`.
cluster::Receipt receiptOf(const std::vector<cluster::Target> &targets, std::size_t left = 0,
                           const std::string &why = {}, bool isProtected = false);

std::vector<cluster::Finding> findings();

} // namespace trainyard::gui::sample
