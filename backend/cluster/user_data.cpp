#include <algorithm>

#include "backend/cluster/user_data_internal.h"
#include "backend/ssh/keys.h"

namespace trainyard::cluster {

std::string bootText(const ssh::KeyPair &hostKey, std::chrono::minutes deadline)
{
    std::string text = "#cloud-config\n"
                       "ssh_deletekeys: true\n"
                       "ssh_keys:\n"
                       "  ed25519_private: |\n";
    const std::string &key = hostKey.privateText.reveal();
    for (std::size_t at = 0; at < key.size();) {
        const auto end = std::min(key.find('\n', at), key.size());
        text += "    " + key.substr(at, end - at) + "\n";
        at = end + 1;
    }
    text += "  ed25519_public: \"" + hostKey.publicLine + "\"\n";
    // Before anything else may fail: the machine ends itself even if nobody ever comes back. With the instance's
    // shutdown behaviour `terminate`, switching off is the end of it.
    text += "runcmd:\n"
            "  - [shutdown, -h, \"+" +
            std::to_string(deadline.count()) + "\"]\n";
    return text;
}

} // namespace trainyard::cluster
