#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "backend/ssh/target.h"

namespace trainyard::cluster {

/// A command line that prints what two machines print alike when a folder is shared between them: inode and time of the
/// last change, to the nanosecond, of the folder or the nearest one above it. Machines of one image may print the same
/// of folders of their own: then they only wait for each other.
std::string folderIdentityCommand(const std::string &folder);

/// In which order machines receive files. Machines that share the folder must not write the same files at once: one of
/// them receives all, and the others find the files there.
class SyncOrder {
public:
    /// \param identities  by name of the machine
    SyncOrder(std::vector<ssh::Host> hosts, const std::map<std::string, std::string> &identities);
    /// The machines to serve now, in parallel; empty at the end.
    std::vector<ssh::Host> next() const;
    /// One of them has ended. After a failure another one of those that share its folder is the first.
    void ended(const std::string &host, bool isGood);

private:
    std::map<std::string, std::vector<ssh::Host>> m_open; ///< by identity
    std::set<std::string> m_served;                       ///< identities whose folder has all files
};

} // namespace trainyard::cluster
