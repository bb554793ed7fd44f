#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/protocol/control/control.h"

namespace trainyard::protocol {

/// One process of a run, as recorded in the scheduler's journal.
struct KnownPeer {
    int rank = 0;
    std::string host, address;
    void fields(auto &v) { v("rank", rank), v("host", host), v("address", address); }
    bool operator==(const KnownPeer &) const = default;
};

/// The state from which a restarted scheduler continues: one line of its journal. The peers send the rest again
/// (JoinRequest::again and their last messages).
struct SchedulerState {
    std::string run;
    std::string address; ///< at which the scheduler listened: the peers reconnect to it
    bool over = false;   ///< the run has ended: a later start does not continue it
    int attempt = 1;
    int view = 0; ///< of the partition; 0: no view has started yet
    int epoch = 0;
    std::int64_t step = 0; ///< first round of the partition
    EpochPartition partition;
    std::vector<KnownPeer> members, servers; ///< members in the order of the partition
    Placement placement;
    int lastRank = -1; ///< highest rank ever given to a worker
    std::int64_t parameters = -1, samples = -1;
    BatchMetrics train; ///< of earlier partitions of the epoch
    double seconds = 0;
    RatePlan rate;          ///< of the partition's view
    std::string stop;       ///< the reason for which the run is being stopped; empty: it is not
    bool preempted = false; ///< that reason is that EC2 takes the machine back: the run continues on another one
    /// Why all processes have ended: no server has the weights any more, or `preempted`; empty: they exist. The run is
    /// not over: they start again from a checkpoint.
    std::string lost;
    int bestEpochs = 0; ///< of the best checkpoint at the end of an epoch; 0: none
    double bestScore = 0;
    void fields(auto &v)
    {
        v("run", run), v("address", address), v("over", over), v("attempt", attempt), v("view", view),
            v("epoch", epoch), v("step", step), v("deal", partition), v("members", members), v("servers", servers),
            v("placement", placement), v("lastRank", lastRank), v("parameters", parameters), v("samples", samples),
            v("train", train), v("seconds", seconds), v("rate", rate), v("stop", stop), v("preempted", preempted),
            v("lost", lost), v("bestEpochs", bestEpochs), v("bestScore", bestScore);
    }
    bool operator==(const SchedulerState &) const = default;
};

/// One JSON object on one line, without the newline.
std::string toLine(const SchedulerState &);

/// \error CorruptData (the detail names the field)
Result<SchedulerState> schedulerStateFromLine(std::string_view);

} // namespace trainyard::protocol
