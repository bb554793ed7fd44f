#pragma once

#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/poll.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/system_samples.h"

namespace trainyard::runs {
class SampleReader;
}

namespace trainyard::training {

/// Stores what the agents of a cluster's machines have measured. A machine that does not respond is tried again after
/// increasing pauses; its agent keeps the samples in the meantime, so that no gap remains. One thread.
class SampleCollector {
public:
    static constexpr std::size_t kMostMachines = 256;  ///< of very many, the first ones
    static constexpr std::chrono::hours kFineTime{24}; ///< after which samples are replaced by means of minutes

    SampleCollector(const cluster::CloudContext &, ClusterId);
    ~SampleCollector();

    /// Reads all machines once, several at a time; those that failed recently only when their pause is over.
    /// \param longest  for one machine
    /// \return number of samples that were read
    /// \error NotFound (the head has no address), those of the ledger
    Result<std::size_t> collect(std::chrono::seconds longest, std::stop_token);

private:
    struct Machine {
        std::unique_ptr<runs::SampleReader> reader;
        ledger::FeedCursor cursor;
        Backoff pauses{std::chrono::seconds(5), std::chrono::seconds(60)};
        Deadline earliest = Deadline::after(std::chrono::seconds(0));
    };
    Result<std::vector<Machine *>> due();
    Status condense();

    const cluster::CloudContext &m_cloud;
    const ClusterId m_cluster;
    std::map<std::string, Machine> m_machines; ///< by the name of the node
    std::map<std::string, ledger::FeedCursor> m_cursors;
    bool m_cursorsRead = false;
    Deadline m_condense = Deadline::after(std::chrono::seconds(0));
};

/// Collects every 5 s until stopped. Failures are no errors: they are stored with the machines (SampleSource).
void collectSamples(const cluster::CloudContext &, const ClusterId &, std::stop_token);

/// The time of a run, with a margin for the clocks of its machines.
struct SampleInterval {
    Timestamp from, to;
};
SampleInterval sampleIntervalOf(const ledger::Run &);

} // namespace trainyard::training
