#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "backend/core/ids.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

using TagMap = std::map<std::string, std::string>;

/// Tags of all resources that Trainyard creates.
namespace tag {
inline constexpr const char *kCluster = "trainyard:cluster"; ///< ClusterId
inline constexpr const char *kClusterName = "trainyard:name";
inline constexpr const char *kOwner = "trainyard:owner";     ///< the user who launched it
inline constexpr const char *kLedger = "trainyard:ledger";   ///< Ledger::id()
inline constexpr const char *kRole = "trainyard:role";       ///< "head", "worker"
inline constexpr const char *kNode = "trainyard:node";       ///< "head", "worker-1"
inline constexpr const char *kExpires = "trainyard:expires"; ///< ISO 8601
inline constexpr const char *kName = "Name";
inline constexpr const char *kSshPort = "localcloud:ssh-port"; ///< set by the local cloud; absent means 22
} // namespace tag

/// Parsed tags of a resource. Tags are untrusted, since anyone with ec2:CreateTags can write them. A member is empty
/// when its tag is absent or does not have the form that a launch writes. Tags alone do not make a resource ours: see
/// OwnershipResolver.
struct ResourceTags {
    ClusterId cluster;                ///< "c-" and 16 hexadecimal digits
    std::string ledger;               ///< "l-" and 16 hexadecimal digits
    std::string clusterName;          ///< valid as a plan's name
    std::string owner;                ///< printable text, at most 64 bytes
    std::string node;                 ///< "head", or "worker-" and a number
    std::string role;                 ///< "head", "worker"
    std::optional<Timestamp> expires; ///< in this century
    bool marked = false;              ///< a tag trainyard:cluster exists, with any value
};
ResourceTags parseTags(const TagMap &);

bool isClusterId(std::string_view) noexcept;
bool isLedgerId(std::string_view) noexcept;
bool isNodeName(std::string_view) noexcept;
bool isClusterName(std::string_view) noexcept; ///< a to z, 0 to 9 and -, first a letter, at most 40
/// The SSH port that the local cloud stores in a tag; 22 if there is none or it is not a port.
int sshPortIn(const TagMap &);
/// Printable UTF-8: control and direction characters are replaced by '?'. Truncated to `most` bytes.
std::string printable(std::string_view text, std::size_t most);

/// A path component below the state folder for any id: the id if it is a safe name, else "invalid-" and its digest.
/// Never empty, "." or "..", and without separators, so that no id leads out of the state folder.
std::string folderNameOf(std::string_view id);

} // namespace trainyard::cluster
