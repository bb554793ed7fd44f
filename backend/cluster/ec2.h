#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::cluster {

using TagMap = std::map<std::string, std::string>;

/// One RunInstances call. Sending it again with the same token makes nothing twice.
struct MachineRequest {
    std::string token; ///< ClientToken
    int count = 1;
    std::string imageId, type, keyName, groupId;
    std::string zone, subnet; ///< empty: AWS chooses
    std::string userData;     ///< plain text; at most 16 KiB
    std::string rootDevice;
    int rootGiB = 30;
    bool spot = false;
    double maxPriceUsd = 0;
    TagMap tags; ///< for the instance and its volume
};

struct Machine {
    InstanceId id;
    std::string state; ///< EC2's word: pending, running, shutting-down, terminated, stopping, stopped
    std::string stateReason;
    std::string type, publicAddress, privateAddress, zone, keyName, imageId, clientToken;
    Timestamp launched{};
    TagMap tags;
    bool gone() const { return state == "terminated"; }
    bool ending() const { return state == "terminated" || state == "shutting-down"; }
};

struct GroupInfo {
    std::string id, name;
    TagMap tags;
};

struct KeyPairInfo {
    std::string id, name, fingerprint;
    TagMap tags;
};

/// What the cluster drivers need of EC2 in one region, and no more: the seam where tests put faults.
/// Every call is safe to repeat; those that make something say AlreadyExists when it is there. Any thread.
class Ec2 {
public:
    virtual ~Ec2() = default;
    virtual const std::string &region() const = 0;

    /// errors  NoCapacity, QuotaExceeded, PermissionDenied, InvalidArgument, ...; after Timeout, Disconnected,
    ///         MalformedReply or ServiceFailure it is not known whether machines were made: find them by token, or
    ///         send the same again
    virtual Result<std::vector<Machine>> runMachines(const MachineRequest &, const Deadline &, std::stop_token) = 0;
    /// Ids that the cloud does not know are left out of the answer.
    virtual Result<std::vector<Machine>> machines(const std::vector<InstanceId> &, const Deadline &,
                                                  std::stop_token) = 0;
    virtual Result<std::vector<Machine>> machinesByToken(const std::string &token, const Deadline &,
                                                         std::stop_token) = 0;
    /// All that carry the tag, whatever its value when `value` is empty; terminated ones too, while the cloud remembers
    /// them.
    virtual Result<std::vector<Machine>> machinesByTag(const std::string &key, const std::string &value,
                                                       const Deadline &, std::stop_token) = 0;
    /// Ids that the cloud does not know count as gone. Batched.
    virtual Status terminate(const std::vector<InstanceId> &, const Deadline &, std::stop_token) = 0;

    virtual Result<KeyPairInfo> importKeyPair(const std::string &name, const std::string &publicLine, const TagMap &,
                                              const Deadline &, std::stop_token) = 0;
    virtual Result<std::vector<KeyPairInfo>> keyPairsByTag(const std::string &key, const std::string &value,
                                                           const Deadline &, std::stop_token) = 0;
    virtual Status deleteKeyPair(const std::string &name, const Deadline &,
                                 std::stop_token) = 0; ///< unknown: an answer

    virtual Result<GroupInfo> createGroup(const std::string &name, const std::string &description, const TagMap &,
                                          const Deadline &, std::stop_token) = 0;
    /// Empty when there is none of that name.
    virtual Result<std::optional<GroupInfo>> groupByName(const std::string &name, const Deadline &,
                                                         std::stop_token) = 0;
    virtual Result<std::vector<GroupInfo>> groupsByTag(const std::string &key, const std::string &value,
                                                       const Deadline &, std::stop_token) = 0;
    /// SSH from `cidr`; a rule that is there already is an answer.
    virtual Status allowSsh(const std::string &groupId, const std::string &cidr, const Deadline &, std::stop_token) = 0;
    /// Everything from members of the group itself; a rule that is there already is an answer.
    virtual Status allowInside(const std::string &groupId, const Deadline &, std::stop_token) = 0;
    /// errors  Conflict while something still uses it; unknown: an answer
    virtual Status deleteGroup(const std::string &groupId, const Deadline &, std::stop_token) = 0;

    /// The newest image of this owner and name pattern.
    /// errors  NotFound
    virtual Result<std::string> newestImage(const std::string &owner, const std::string &namePattern,
                                            const std::string &architecture, const Deadline &, std::stop_token) = 0;
    virtual Result<std::vector<std::string>> enabledRegions(const Deadline &, std::stop_token) = 0;
};

} // namespace trainyard::cluster
