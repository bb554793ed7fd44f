#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/epoch_partition.h"
#include "backend/protocol/job/schedule.h"

namespace trainyard::ps {

/// A worker's place in the job for one partition of an epoch.
struct Membership {
    int view = 0;    ///< version of the membership
    int rank = 0;    ///< of this worker, for the complete run
    int index = 0;   ///< its place among the members, from 0, selects its batch ranges; 0 is the lead
    int workers = 1; ///< members
    int epoch = 0;
    std::int64_t step = 0; ///< first global step of the partition
    protocol::EpochPartition partition;
    bool fresh = false;      ///< it was not in the previous view: it pulls the weights first
    protocol::RatePlan rate; ///< of its steps, for workers that apply the optimizer
    std::vector<int> ranks;  ///< of all members
    protocol::KeptEpochs kept{};
};

/// The epoch is trained: evaluate part `index` of `parts` of the validation set. Index 0 also writes the checkpoint.
struct Validation {
    int epoch = 0, parts = 1, index = 0;
};

/// The run ends or pauses: save a checkpoint of this position, which no member has passed.
struct CheckpointRequest {
    int epochs = 0; ///< finished
    int view = 0;
    std::int64_t step = 0;                  ///< the next one
    std::vector<protocol::Range> remaining; ///< of the current epoch; empty: it has not begun
    protocol::KeptEpochs kept{};
};

/// The run is over and succeeded, or this worker was let go on its request.
struct RunOver {};

/// What a worker does next.
using Task = std::variant<RunOver, Membership, Validation, CheckpointRequest>;

} // namespace trainyard::ps
