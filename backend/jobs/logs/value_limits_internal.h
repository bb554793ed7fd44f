#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "backend/protocol/control/control_task.h"

namespace trainyard::jobs {

/// Decides which values of a process are recorded, so that hours of output do not fill the ledger: of each name 10 a
/// second, 1 a second after 10,000 of them, 1 in 10 seconds after 100,000. The last value of an epoch is always recorded.
class ValueLimits {
public:
    static constexpr std::size_t kMostNames = 64; ///< of each rank
    static constexpr std::size_t kMostRanks = 1024;
    static constexpr std::int64_t kManyRecords = 10'000, kVeryManyRecords = 100'000;

    enum class Answer {
        Keep,
        Drop,
        FirstNameTooMany, ///< Drop; for the first time of this rank
    };
    /// \param wholeEpoch  the value of a complete epoch: once for each epoch and second
    Answer take(const protocol::TaskValue &, bool wholeEpoch);
    /// The step of a value that has none: one more than the highest of its name.
    std::int64_t nextStep(const protocol::TaskValue &) const;

private:
    struct Name {
        std::int64_t records = 0, lastStep = -1;
        double window = 0; ///< when the present second began
        int inWindow = 0;
        int epoch = -1;
        double epochTime = 0;
    };
    struct Rank {
        std::map<std::string, Name> names;
        bool reported = false;
    };
    static bool fits(Name &, double t, bool wholeEpoch, int epoch);

    std::map<int, Rank> m_ranks;
};

} // namespace trainyard::jobs
