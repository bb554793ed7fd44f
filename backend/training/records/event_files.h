#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::training {

/// One event file of TensorBoard, which shows each folder of such a file as a run.
struct EventFile {
    std::string path;    ///< "job/events.out.tfevents.1700000000.trainyard", "rank-1-attempt-2/…"
    std::string content; ///< records with masked checksums: event.proto, summary.proto
};

/// Every finite record as a scalar at its global step: a folder for the job, one for each rank, and others for each further
/// attempt, whose steps repeat those before. TensorBoard stores values in single precision.
std::vector<EventFile> eventFiles(std::span<const protocol::MetricRecord>);

/// Writes the files below the folder, which is created.
/// \error as ensureFolder() and writeFileAtomically()
Status writeEventFiles(const std::filesystem::path &folder, std::span<const protocol::MetricRecord>);

/// A JSON array of the records, with the fields of the metrics file.
std::string metricsJson(std::span<const protocol::MetricRecord>);

/// What the records of a run can be exported as.
enum class RecordFormat { Csv, Json, EventFiles };

/// Writes the records to a file, for EventFiles to a folder.
/// \error as ensureFolder() and writeFileAtomically(); a file is complete or not there
Status writeRecords(const std::filesystem::path &path, RecordFormat format, std::span<const protocol::MetricRecord>);

} // namespace trainyard::training
