#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

/// A file or folder of a machine of a cluster. Its address, "sftp://CLUSTER-ID/NODE/efs/set" or
/// "sftp://CLUSTER-ID/NODE/~/results", is a source or a target of the queue of transfers.
struct RemotePlace {
    ClusterId cluster;
    std::string node = "head";
    std::string path = "~"; ///< "/efs/set", or "~" and "~/results" in the home folder of the login user

    /// \error InvalidArgument (another scheme; a cluster or node that is no plain name; a path with ".." or a control
    ///     character)
    static Result<RemotePlace> parse(const std::string &address);
    std::string address() const;
    /// The path as SFTP names it: relative to the home folder, or absolute.
    std::string sftpPath() const;
    std::string name() const; ///< the last component; "~" and "/" of these two
    RemotePlace child(std::string_view name) const;
    RemotePlace parent() const; ///< of "~" and "/": itself
    bool operator==(const RemotePlace &) const = default;
};
bool isRemotePlace(std::string_view address); ///< begins with "sftp://"

/// Why the name that a machine reports for a file is not used as a file name here; empty: it is one.
std::string remoteNameProblem(std::string_view name);

/// A file or folder in a listing.
struct RemoteRow {
    RemotePlace place;
    std::string name; ///< as the machine reports it, printable
    bool isFolder = false;
    bool isLink = false; ///< a symbolic link; isFolder is that of its target
    std::uint64_t bytes = 0;
    Timestamp modified{};
    std::string problem; ///< why it cannot be transferred (its name is no file name here); empty: it can be
    bool operator==(const RemoteRow &) const = default;
};

struct RemoteListing {
    RemotePlace place;
    std::vector<RemoteRow> rows; ///< folders first, then by name; at most `kMostShown`
    std::size_t omitted = 0;     ///< entries of a very large folder that are not among the rows
    static constexpr std::size_t kMostShown = 5'000;
};

} // namespace trainyard::cluster
