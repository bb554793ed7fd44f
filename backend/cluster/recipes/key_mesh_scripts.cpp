#include "backend/cluster/recipes/key_mesh_scripts_internal.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/recipes/key_mesh.h"
#include "backend/core/numbers.h"
#include "backend/core/text.h"
#include "backend/ssh/known_hosts.h"

namespace trainyard::cluster {

// Standard input: sections, each begun by a line "%NAME". ~/.ssh/config includes the file of the mesh at its start: an
// Include after a Host line belongs to that host. Files appear by rename.
const char *const kMeshCommand = R"sh(exec /bin/sh -c '
set -eu
umask 077
d=$HOME/.trainyard/mesh
mkdir -p "$d" "$HOME/.ssh"
chmod 700 "$HOME/.ssh"
rm -f "$d"/*.new
legacy=0
file=/dev/null
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    %private) file=$d/id_ed25519.new ;;
    %public) file=$d/id_ed25519.pub.new ;;
    %known) file=$d/known_hosts.new ;;
    %config) file=$d/config.new ;;
    %legacy) legacy=1; file=/dev/null ;;
    *@HOME@*) printf "%s\n" "${line%%@HOME@*}$HOME${line#*@HOME@}" >> "$file" ;;
    *) printf "%s\n" "$line" >> "$file" ;;
  esac
done
for name in id_ed25519 id_ed25519.pub known_hosts config; do
  [ -s "$d/$name.new" ] || { echo "the key mesh arrived incompletely: $name is missing" >&2; exit 1; }
done
for name in id_ed25519 id_ed25519.pub known_hosts config; do mv -f "$d/$name.new" "$d/$name"; done
a=$HOME/.ssh/authorized_keys
touch "$a"
new=$(mktemp "$HOME/.ssh/authorized_keys.XXXXXX")
sed "/ trainyard-mesh$/d" "$a" > "$new"
if [ -s "$new" ] && [ -n "$(tail -c 1 "$new")" ]; then echo >> "$new"; fi
cat "$d/id_ed25519.pub" >> "$new"
chmod 600 "$new"
mv -f "$new" "$a"
c=$HOME/.ssh/config
if ! grep -qs "^Include .*/.trainyard/mesh/config$" "$c"; then
  new=$(mktemp "$HOME/.ssh/config.XXXXXX")
  { echo "Include $d/config"; if [ -f "$c" ]; then cat "$c"; fi; } > "$new"
  chmod 600 "$new"
  mv -f "$new" "$c"
fi
if [ "$legacy" = 1 ] && [ ! -e "$HOME/.ssh/id_rsa" ]; then cp "$d/id_ed25519" "$HOME/.ssh/id_rsa"; fi
if command -v restorecon >/dev/null 2>&1; then restorecon -R "$HOME/.ssh" >/dev/null 2>&1 || true; fi
')sh";

std::string meshInput(const std::string &privateText, const std::string &publicLine, const std::vector<MeshPeer> &peers,
                      bool legacyKey)
{
    std::string known, config;
    for (const MeshPeer &peer : peers) {
        for (const std::string &key : peer.hostKeys) {
            known += ssh::knownHostsLine(peer.address, peer.port, key) + "\n";
            known += ssh::knownHostsLine(peer.name, peer.port, key) + "\n";
        }
        config += fmt::format("Host {} {}\n  HostName {}\n  Port {}\n  User {}\n", peer.name, peer.address,
                              peer.address, peer.port, peer.user);
        config += "  IdentityFile @HOME@/.trainyard/mesh/id_ed25519\n  IdentitiesOnly yes\n";
        config += "  UserKnownHostsFile @HOME@/.trainyard/mesh/known_hosts\n  GlobalKnownHostsFile /dev/null\n";
        config += "  StrictHostKeyChecking yes\n  UpdateHostKeys no\n";
    }
    std::string input = "%private\n" + privateText;
    if (!input.ends_with('\n'))
        input += '\n';
    input += "%public\n" + publicLine + "\n%known\n" + known + "%config\n" + config;
    return legacyKey ? input + "%legacy\n" : input;
}

// Four logins at a time. A server that has too many unauthenticated connections drops new ones (MaxStartups): such a
// login is tried again.
const char *const kMeshTestCommand = R"sh(exec /bin/sh -c '
f=$HOME/.trainyard/mesh/config
command -v ssh >/dev/null 2>&1 || { while read -r i name; do echo "$i failed there is no ssh client on this machine"; done; exit 0; }
[ -f "$f" ] || { while read -r i name; do echo "$i failed this machine has no key of the mesh"; done; exit 0; }
one() {
  tries=0
  while :; do
    if said=$(ssh -F "$f" -n -o BatchMode=yes -o ConnectTimeout=15 "$2" true 2>&1); then echo "$1 ok"; return; fi
    tries=$((tries + 1))
    case $said in
      *kex_exchange_identification*|*"Connection reset"*|*"Connection closed by"*) ;;
      *) tries=9 ;;
    esac
    if [ $tries -ge 5 ]; then
      echo "$1 failed $(printf "%s\n" "$said" | tail -n 1 | cut -c1-300)"
      return
    fi
    sleep $tries
  done
}
running=0
while read -r i name; do
  one "$i" "$name" &
  running=$((running + 1))
  if [ $running -ge 4 ]; then wait; running=0; fi
done
wait
')sh";

std::string meshTestInput(const std::vector<std::string> &names, std::size_t from)
{
    std::string input;
    for (std::size_t i = 1; i <= names.size(); ++i) {
        const std::size_t to = (from + i) % names.size();
        input += std::to_string(to) + " " + names[to] + "\n";
    }
    return input;
}

std::vector<std::string> parseMeshTest(std::string_view output, std::size_t count)
{
    std::vector<std::string> row(count, "the machine did not report this login");
    std::string_view line;
    while (takeLine(output, line)) {
        const auto space = std::min(line.find(' '), line.size());
        const auto index = parseInteger(line.substr(0, space));
        const auto rest = trimmed(line.substr(space));
        constexpr std::string_view failed = "failed";
        if (!index || *index < 0 || std::size_t(*index) >= count || (rest != "ok" && !rest.starts_with(failed)))
            continue;
        std::string reason;
        if (rest != "ok") {
            reason = trimmed(rest.substr(failed.size())).substr(0, 300);
            std::ranges::replace_if(
                reason, [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
            if (reason.empty())
                reason = "the login failed without a message";
        }
        row[std::size_t(*index)] = std::move(reason);
    }
    return row;
}

// The line of the mesh in ~/.ssh/config stays harmless without the file, and is removed all the same.
const char *const kRemoveMeshCommand = R"sh(exec /bin/sh -c '
set -eu
umask 077
d=$HOME/.trainyard/mesh
if [ -f "$HOME/.ssh/id_rsa" ] && cmp -s "$HOME/.ssh/id_rsa" "$d/id_ed25519"; then rm -f "$HOME/.ssh/id_rsa"; fi
for file in authorized_keys config; do
  f=$HOME/.ssh/$file
  [ -f "$f" ] || continue
  new=$(mktemp "$f.XXXXXX")
  sed "/ trainyard-mesh$/d; /^Include .*\/.trainyard\/mesh\/config$/d" "$f" > "$new"
  chmod 600 "$new"
  mv -f "$new" "$f"
done
rm -rf "$d"
')sh";

} // namespace trainyard::cluster
