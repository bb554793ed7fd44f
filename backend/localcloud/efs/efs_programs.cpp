#include "backend/localcloud/efs/efs_programs.h"

#include "backend/localcloud/instances/sandbox.h"

namespace trainyard::localcloud {
namespace {

/// The local cloud answers requests below control/mounts: NAME.request has one value per line, NAME.reply the exit
/// status and, in its second line, a message or the folder.
constexpr const char *kAsk = R"SH(
ask_cloud() { # operation, server, path, folder, options
    mkdir -p "$LC_CONTROL/mounts"
    request=$LC_CONTROL/mounts/$$-$(date +%s%N)
    printf '%s\n' "$@" > "$request.part" && mv "$request.part" "$request.request"
    tries=0
    until [ -f "$request.reply" ]; do
        tries=$((tries + 1))
        if [ $tries -gt 300 ]; then
            echo "$name: the local cloud does not answer" >&2
            rm -f "$request.request"
            exit 32
        fi
        sleep 0.1
    done
    { read -r status; read -r text; } < "$request.reply"
    rm -f "$request.reply"
}
)SH";

constexpr const char *kMount = R"SH(
type="" previous=""
for word do
    [ "$previous" = -t ] && type=$word
    case "$word" in -tnfs*|-tefs*) type=${word#-t} ;; esac
    previous=$word
done
case "$type" in nfs|nfs4|efs) ;; *) exec /usr/bin/mount "$@" ;; esac
name=mount.$type

options="" spec="" folder=""
while [ $# -gt 0 ]; do
    case "$1" in
    -t) shift ;;
    -o) shift; options=${options:+$options,}$1 ;;
    -o?*) options=${options:+$options,}${1#-o} ;;
    --|-t*|-v|-s|-n|-w) ;;
    -*) echo "$name: the local cloud does not know the option $1" >&2; exit 1 ;;
    *) if [ -z "$spec" ]; then spec=$1; else folder=$1; fi ;;
    esac
    shift
done
if [ -z "$folder" ]; then
    echo "usage: mount -t $type [-o options] server:/path folder" >&2
    exit 1
fi
[ -d "$folder" ] || { echo "$name: mount point $folder does not exist" >&2; exit 32; }
folder=$(cd "$folder" && pwd -P) || exit 32
server=${spec%%:*}
path=${spec#*:}
[ "$path" != "$spec" ] || path=/
[ "$type" != efs ] || options=efs${options:+,$options}
if [ -z "$LC_MAP_ETC" ] && mountpoint -q "$folder"; then
    echo "$name: $folder is busy or already mounted" >&2
    exit 32
fi
ask_cloud mount "$server" "$path" "$folder" "$options"
if [ "$status" != 0 ]; then
    echo "$name: $text" >&2
    exit "$status"
fi
[ -n "$LC_MAP_ETC" ] || exit 0
# Without a file system of its own, an instance has a link in its home instead of a mount.
if [ "$folder" = "$(cd "$LC_SHARED/$text" && pwd -P)" ]; then
    echo "$name: $folder is busy or already mounted" >&2
    exit 32
fi
case "$folder/" in
"$LC_HOME"/*) rmdir "$folder" && ln -s "$LC_SHARED/$text" "$folder" ;;
*) echo "$name: in the tier 'process' only folders of the home can be mounted on" >&2; exit 32 ;;
esac
)SH";

constexpr const char *kUmount = R"SH(
name=umount
folder=""
for word do case "$word" in -*) ;; *) folder=$word ;; esac; done
if [ -n "$LC_MAP_ETC" ]; then
    if [ -L "${folder%/}" ]; then rm "${folder%/}" && mkdir "${folder%/}"; exit; fi
    exec /usr/bin/umount "$@"
fi
[ -d "$folder" ] && absolute=$(cd "$folder" && pwd -P) || exec /usr/bin/umount "$@"
ask_cloud umount - - "$absolute" -
[ "$status" = 0 ] && exit 0
exec /usr/bin/umount "$@"
)SH";

} // namespace

void equipForEfs(SandboxSpec &spec)
{
    spec.programs.emplace_back("mount", std::string(kAsk) + kMount);
    spec.programs.emplace_back("umount", std::string(kAsk) + kUmount);
}

} // namespace trainyard::localcloud
