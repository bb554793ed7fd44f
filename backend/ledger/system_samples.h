#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/ledger/rows.h"
#include "backend/protocol/system_sample.h"

namespace trainyard::ledger {

/// Why a machine delivers no samples.
enum class SampleProblem {
    None,
    OlderAgent,   ///< its agent does not know the request
    NotMeasuring, ///< its agent has none: the watcher of the machine is older, or does not run, or there is no runtime
    Unreachable,
};

/// What was read from the agent of one machine.
struct NodeSamples {
    std::string node; ///< "head", "worker-2"
    std::vector<protocol::SystemSample> samples;
    FeedCursor cursor; ///< behind them; inode: the number of the agent's file
    SampleProblem problem = SampleProblem::None;
};

/// A machine of which a program has tried to read samples.
struct SampleSource {
    std::string node;
    FeedCursor cursor;
    SampleProblem problem = SampleProblem::None;
    bool operator==(const SampleSource &) const = default;
};

struct StoredSample {
    std::string node;
    int seconds = 0; ///< that it covers: kSampleSeconds, or kMinuteSeconds for a mean
    protocol::SystemSample sample;
    bool operator==(const StoredSample &) const = default;
};
inline constexpr int kSampleSeconds = 5, kMinuteSeconds = 60;

/// Where a reader continues. It reads the means of minutes once and then only new samples: the means of a later
/// condensation repeat what it has.
struct SampleCursor {
    std::int64_t minute = 0, sample = 0; ///< sequences of the last rows
    bool minutesRead = false;
    bool operator==(const SampleCursor &) const = default;
};

struct SampleRows {
    std::vector<StoredSample> rows; ///< of each machine in the order of time, unless it was read late
    SampleCursor next;
    bool more = false; ///< the limit was reached
    std::vector<SampleSource> sources;
};

} // namespace trainyard::ledger
