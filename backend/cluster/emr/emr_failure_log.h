#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/emr/emr_progress.h"
#include "backend/core/async/poll.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// A line of a log.
struct LogLine {
    int number = 0; ///< from 1; 0: there is none
    std::string text;
    bool operator==(const LogLine &) const = default;
};

/// The line of a script's or installation's output that names why it failed: the last one with an error message, else
/// the last one that is neither empty nor the trace of a command (set -x). Printable, at most 300 bytes.
LogLine failingLine(std::string_view log);

/// Decompresses a log in gzip's format, at most `most` bytes of it. Other text is returned as it is.
/// \error CorruptData
Result<std::string> unzippedLog(std::string_view bytes, std::size_t most);

/// A log of S3, opened at the line that failed.
struct FailureLog {
    std::string object; ///< "s3://bucket/key"
    LogLine line;
    std::string text; ///< of the log, decompressed: its first 8 MiB
    bool operator==(const FailureLog &) const = default;
};

/// Orders the logs of a folder by how likely they show the failure: stderr first, then the log of the installation
/// (puppet.log), stdout, and others. Objects that are no logs are left out.
std::vector<std::string> logsByLikelihood(std::vector<std::string> keys);

/// The logs of a step, or of a bootstrap action, as openFailureLog() takes them.
/// \param instance  "i-..."; empty: of all nodes
EmrFailure stepLogs(const aws::EmrCluster &, const std::string &stepId);
EmrFailure bootstrapLogs(const aws::EmrCluster &, int action, const std::vector<aws::EmrInstance> &nodes,
                         const std::string &instance);

/// The objects of the logs that an entry of EmrFailure::logs stands for, the most likely ones first.
/// \param uri  of an object, which is the result; or of a folder, which ends with '/'
/// \param most  logs of a folder
Result<std::vector<std::string>> logObjectsIn(aws::S3Client &, const std::string &uri, std::size_t most,
                                              const CallContext &);

/// Reads one log.
/// \param uri  "s3://bucket/key"
/// \error NotFound, CorruptData, those of S3
Result<FailureLog> readLog(aws::S3Client &, const std::string &uri, const CallContext &);

/// The text of a log with its secrets masked, line by line.
std::string maskedText(const FailureLog &);

/// How long EMR takes at most to write a log to S3.
inline constexpr std::chrono::minutes kLogDelay{10};

/// How long stderr may be missing once another log of the failure is there: EMR writes them one by one.
inline constexpr std::chrono::minutes kLogsApart{2};

/// Reads the logs of a failed cluster until one has a line that failed. EMR writes them some minutes after the failure:
/// waits for them until the deadline of the context.
/// \param waiting  called before every pause, with the time that is left
/// \param forTheCause  how long to wait for stderr, or the log of the installation, after a failure was found in another
/// \return the log; without one that has a failing line, the last one that was read
/// \error NotFound (there is none until the deadline: names the folder), Cancelled, those of S3
Result<FailureLog> openFailureLog(aws::S3Client &, const EmrFailure &, Backoff, const CallContext &,
                                  const std::function<void(std::chrono::milliseconds left)> &waiting,
                                  std::chrono::milliseconds forTheCause = kLogsApart);

} // namespace trainyard::cluster
