#include "backend/cluster/storage/sync_order.h"

#include <algorithm>

#include "backend/cluster/storage/folder_sync.h"

namespace trainyard::cluster {

std::string folderIdentityCommand(const std::string &folder)
{
    return "d=" + shellPlace(folder) +
           "; while [ ! -e \"$d\" ]; do d=$(dirname -- \"$d\"); done; stat -Lc '%i %z' -- \"$d\"";
}

SyncOrder::SyncOrder(std::vector<ssh::Host> hosts, const std::map<std::string, std::string> &identities)
{
    for (auto &host : hosts) {
        const auto at = identities.find(host.name);
        const bool isKnown = at != identities.end() && !at->second.empty();
        m_open[isKnown ? at->second : "only " + host.name].push_back(std::move(host));
    }
}

std::vector<ssh::Host> SyncOrder::next() const
{
    std::vector<ssh::Host> hosts;
    for (const auto &[identity, open] : m_open) {
        const auto count = m_served.contains(identity) ? open.size() : std::min<std::size_t>(open.size(), 1);
        hosts.insert(hosts.end(), open.begin(), open.begin() + std::ptrdiff_t(count));
    }
    return hosts;
}

void SyncOrder::ended(const std::string &host, bool isGood)
{
    for (auto &[identity, open] : m_open) {
        if (std::erase_if(open, [&](const ssh::Host &one) { return one.name == host; }) > 0 && isGood)
            m_served.insert(identity);
    }
}

} // namespace trainyard::cluster
