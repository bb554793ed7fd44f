#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "backend/cluster/ec2.h"
#include "backend/core/clock.h"
#include "backend/core/ids.h"

namespace trainyard::cluster {

/// Tags of a resource, read as input: everybody with ec2:CreateTags writes them. A field is empty where its tag is
/// absent or has not the form that a launch gives it; no tag alone makes a resource ours (see Owners).
struct ResourceTags {
    ClusterId cluster;                ///< "c-" and 16 hexadecimal digits
    std::string ledger;               ///< "l-" and 16 hexadecimal digits
    std::string clusterName;          ///< as a plan allows it
    std::string owner;                ///< printable text, at most 64 bytes
    std::string node;                 ///< "head", or "worker-" and a number
    std::string role;                 ///< "head", "worker"
    std::optional<Timestamp> expires; ///< of this century
    bool marked = false;              ///< there is a trainyard:cluster, whatever it says
};
ResourceTags parseTags(const TagMap &);

bool isClusterId(std::string_view) noexcept;
bool isLedgerId(std::string_view) noexcept;
bool isNodeName(std::string_view) noexcept;
bool isClusterName(std::string_view) noexcept; ///< a to z, 0 to 9 and -, a letter first, at most 40
/// The port of SSH that the local cloud names in a tag; 22 without one, and wherever it is none.
int sshPortIn(const TagMap &);
/// Printable UTF-8 without control and direction characters, each of which becomes '?'; cut at `most` bytes.
std::string printable(std::string_view text, std::size_t most);

/// One component of a path below the state folder, whatever the id: the id itself where it is a safe name, else
/// "invalid-" and its digest. Never empty, "." or "..", and without a separator.
std::string folderNameOf(std::string_view id);

} // namespace trainyard::cluster
