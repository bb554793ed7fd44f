#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

/// An image (AMI) that was made from a machine of a cluster. It belongs to the account, not to the cluster: it stays
/// when the cluster is terminated, and its snapshots cost money until it is removed.
struct BakedImage {
    std::string id, name, state, region; ///< "ami-0123", "mxnet-ready", "available"
    std::string madeFrom;                ///< name of the cluster, as its tags say, which anyone may have written
    std::string owner, ledger;           ///< likewise
    bool isOurs = false;                 ///< this ledger has requested it
    std::vector<std::string> snapshots;
    int gib = 0; ///< size of its volumes, the most that its snapshots hold
    Timestamp created{};
    std::optional<double> usdPerMonth; ///< the most that it costs; unset: the price is unknown
};

struct BakeOptions {
    bool reboot = true; ///< AWS restarts the machine for a consistent image; false: files may be incomplete
    std::chrono::minutes longest{60};
};

/// Makes an image of a machine and waits until it is available. Removed from the machine before: credentials and secrets
/// of runs, AWS keys in ~/.bashrc, the key of the mesh; a new `mesh` and `provision` bring them back. The image keeps the
/// logs of runs, and the cluster's public key. The machine restarts unless `reboot` is false; a cluster that trains is
/// refused.
/// \param name  3 to 128 letters, digits and ( ) . / _ - and spaces; unique in the account and region
/// \return its id, for LaunchPlan::image
/// \error InvalidArgument (name), AlreadyExists (name), NotFound (cluster, node), Busy (it trains, or another program
///     changes the cluster), Unsupported (a machine of EMR), QuotaExceeded, Timeout (the image is still being made, and
///     the detail names it), those of EC2 and SSH
Result<std::string> bakeImage(const CloudContext &, const ClusterId &, const std::string &node, const std::string &name,
                              const BakeOptions &, const ProgressSink &, std::stop_token);

/// Those that this ledger made in the region of the context, and those whose tags say that Trainyard made them for this
/// owner, newest first.
Result<std::vector<BakedImage>> bakedImages(const CloudContext &, const CallContext &);
/// \return null: none has the id or the name
const BakedImage *findImage(const std::vector<BakedImage> &, const std::string &idOrName);

/// Deregisters an image of bakedImages(), and deletes its snapshots. Safe to repeat.
/// \param idOrName  of an image of bakedImages(); any other is NotFound
/// \param agreed  consent: an image that this ledger has not made, as the user has seen it with its snapshots. No other
///     such image, and no other snapshot of it, is removed. Null: none
/// \error PermissionDenied (this ledger has not made it)
Status removeImage(const CloudContext &, const std::string &idOrName, const ProgressSink &, const CallContext &,
                   const BakedImage *agreed = nullptr);

} // namespace trainyard::cluster
