#pragma once

#include <cstdint>
#include <variant>

#include "backend/protocol/epoch_partition.h"
#include "backend/protocol/schedule.h"

namespace trainyard::ps {

/// A worker's place in the job for one deal of an epoch.
struct Membership {
    int view = 0;    ///< version of the membership
    int rank = 0;    ///< of this worker, for the whole run
    int index = 0;   ///< its place among the members, from 0: which blocks of the deal are its; 0 is the lead
    int workers = 1; ///< members
    int epoch = 0;
    std::int64_t step = 0; ///< first global step of the deal
    protocol::EpochPartition partition;
    bool fresh = false;      ///< it was not in the view before: pull the weights first
    protocol::RatePlan rate; ///< of its steps, for who steps by itself
};

/// The epoch is trained: evaluate part `index` of `parts` of the validation set. Index 0 also writes the checkpoint.
struct Validation {
    int epoch = 0, parts = 1, index = 0;
};

/// The run is over and all is well, or this worker was let go as it asked.
struct RunOver {};

/// What a worker is to do next.
using Task = std::variant<RunOver, Membership, Validation>;

} // namespace trainyard::ps
