#include <algorithm>

#include "backend/cluster/launch/user_data_internal.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::cluster {

std::string bootText(const sshkeys::KeyPair &hostKey, std::chrono::minutes deadline,
                     std::optional<std::chrono::minutes> stopRuns)
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
    const std::string minutes = std::to_string(deadline.count());
    // A machine that was launched from an image of another machine (cluster/recipes/image_bake) has the limits of that
    // one. bootcmd runs before the SSH server starts.
    text += "bootcmd:\n"
            "  - [sh, -c, 'd=/etc/trainyard; if [ -n \"$INSTANCE_ID\" ] && [ -s $d/instance ] && "
            "[ \"$(cat $d/instance)\" != \"$INSTANCE_ID\" ]; then rm -rf $d; fi']\n";
    // Set before anything else can fail, so that the machine terminates itself even if no program ever connects: with
    // the instance's shutdown behavior `terminate`, a shutdown terminates it. `shutdown` does not survive a reboot,
    // therefore cloud-init runs this script at every boot. A machine that was stopped past its deadline gets ten
    // minutes after its start, so that the deadline can be moved.
    text += "write_files:\n"
            "  - path: /var/lib/cloud/scripts/per-boot/trainyard-deadline\n"
            "    permissions: \"0755\"\n"
            "    content: |\n"
            "      #!/bin/sh\n"
            "      d=/etc/trainyard\n"
            "      mkdir -p $d\n"
            "      [ -s $d/deadline ] || echo $(($(date +%s) + 60 * " +
            minutes + ")) > $d/deadline\n" +
            (stopRuns ? "      [ -s $d/stop-run ] || echo $(($(date +%s) + 60 * " + std::to_string(stopRuns->count()) +
                            ")) > $d/stop-run\n"
                      : std::string()) +
            "      left=$((($(cat $d/deadline) - $(date +%s) + 59) / 60))\n"
            "      [ $left -ge 1 ] || left=10\n"
            "      shutdown -h +$left\n"
            "      [ ! -x $d/watch ] || $d/watch\n"
            "runcmd:\n"
            "  - [shutdown, -h, \"+" +
            minutes + "\"]\n";
    return text;
}

} // namespace trainyard::cluster
