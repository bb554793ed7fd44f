#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/protocol/control.h"

namespace trainyard::protocol {

/// One process of a run, as far as a scheduler has to remember it.
struct KnownPeer {
    int rank = 0;
    std::string host, address;
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("host", host), v("address", address);
    }
    bool operator==(const KnownPeer &) const = default;
};

/// What a scheduler that is started again needs in order to go on: a line of its journal. Everything else, the others
/// tell it again (Hello::again, and their last messages).
struct SchedulerState {
    std::string run;
    std::string address; ///< where the scheduler listened: the others come back to it
    bool over = false;   ///< the run ended: a later start begins anew
    int attempt = 1;
    int view = 0; ///< of the deal; 0: no view was ever agreed upon
    int epoch = 0;
    std::int64_t step = 0; ///< first round of the deal
    EpochPartition partition;
    std::vector<KnownPeer> members, servers; ///< members in the order of the deal
    Placement placement;
    int lastRank = -1; ///< the highest rank of a worker ever used
    std::int64_t parameters = -1, samples = -1;
    BatchMetrics train; ///< of the epoch's earlier deals
    double seconds = 0;
    RatePlan rate; ///< of the deal's view
    template <class V>
    void fields(V &v)
    {
        v("run", run), v("address", address), v("over", over), v("attempt", attempt), v("view", view),
            v("epoch", epoch), v("step", step), v("deal", partition), v("members", members), v("servers", servers),
            v("placement", placement), v("lastRank", lastRank), v("parameters", parameters), v("samples", samples),
            v("train", train), v("seconds", seconds), v("rate", rate);
    }
    bool operator==(const SchedulerState &) const = default;
};

/// One JSON object on one line, without the newline.
std::string toLine(const SchedulerState &);

/// errors  CorruptData (the field is named)
Result<SchedulerState> schedulerStateFromLine(std::string_view);

} // namespace trainyard::protocol
