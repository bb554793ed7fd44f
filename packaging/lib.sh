# shellcheck shell=bash
# Shared by packaging/tour and packaging/check; sourced by bash with the repository root as the working folder.
#   say TEXT                    prints the step that starts now, with the time since the start
#   need_packages LIST...       installs the missing packages of packaging/packages/LIST
#   configure PRESET [-D...]    runs cmake --preset, with ccache where it is installed
#   build PRESET TARGET...      runs ninja with its progress: a live line on a terminal, otherwise one line per tenth
#   debian_tree RELEASE [NAME]  creates build/chroot/NAME (RELEASE) with debootstrap, unless it exists
#   fresh_tree RELEASE NAME     creates build/chroot/NAME as a copy of a bare tree, in place of the previous one
#   copy_sources FOLDER         copies this working tree to FOLDER, except what git ignores
#   in_tree TREE yes|no [-b FOLDER:PLACE[:ro]]... COMMAND...
#                               runs it as root in a tree, with network or with loopback only
# On failure, each of them ends the script with one sentence on standard error.

lib_started=$SECONDS

say() { printf '==> [%d:%02d] %s\n' $(((SECONDS - lib_started) / 60)) $(((SECONDS - lib_started) % 60)) "$*"; }

give_up() {
    echo "${0##*/}: $*" >&2
    exit 1
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# Prints the entries of the lists that are not installed. An entry a|b is satisfied by either package; a? is only missing
# where apt knows it.
missing_packages() {
    local list line name found
    for list in "$@"; do
        while read -r line; do
            case "$line" in
            '' | '#'*) continue ;;
            *\?)
                line=${line%?}
                apt-cache show "$line" >/dev/null 2>&1 || continue
                ;;
            esac
            found=no
            for name in ${line//|/ }; do is_installed "$name" && found=yes && break; done
            [ "$found" = yes ] || echo "$line"
        done <"packaging/packages/$list"
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 "$@"; }

# Condenses apt's status lines ("dlstatus:7:42.1:Retrieving ...", "pmstatus:g++:13.3:Installing ...") to one per tenth.
apt_tenths() {
    awk -F: '$1 == "dlstatus" || $1 == "pmstatus" { tenth = $1 int($3 / 10)
                 if (tenth != last) { last = tenth; printf "    %3d %%  %s\n", 10 * int($3 / 10), $1 == "dlstatus" ? "downloaded" : "installed"; fflush() } }'
}

need_packages() {
    local missing entry name found names=()
    missing=$(missing_packages "$@")
    if [ -z "$missing" ]; then
        say "Packages: everything is installed"
        return
    fi
    command -v apt-get >/dev/null ||
        give_up "this computer has no apt-get; on another distribution install the counterparts of: ${missing//$'\n'/ }"
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        give_up "packages must be installed and you are neither root nor have sudo; ask root to run: apt-get install ${missing//$'\n'/ }"
    fi
    say "Packages: installing $(wc -l <<<"$missing") with apt-get (a few hundred MB the first time)"
    mkdir -p build
    local log=build/apt.log
    apt update >"$log" 2>&1 ||
        give_up "apt-get update failed: $(grep -m1 -E '^(E|W|Err)' "$log" || tail -n1 "$log") (all of it is in $log); check the network and /etc/apt, then run this again"
    missing=$(missing_packages "$@") # apt may know more of them now
    for entry in $missing; do
        found=
        for name in ${entry//|/ }; do apt-cache show "$name" >/dev/null 2>&1 && found=$name && break; done
        [ -n "$found" ] || give_up "this release has no package ${entry//|/ or }; Debian 12 and 13 are known to work"
        names+=("$found")
    done
    apt -o APT::Status-Fd=1 install -y --no-install-recommends "${names[@]}" 2>&1 | tee -a "$log" | apt_tenths ||
        give_up "apt-get install failed: $(grep -m1 -E '^E:' "$log" || tail -n1 "$log") (all of it is in $log); repair that, then run this again"
}

configure() {
    local preset=$1 log=build/configure-$1.log
    shift
    local options=("$@")
    command -v ccache >/dev/null && options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    mkdir -p build
    say "Configuring ($preset)"
    if ! cmake --preset "$preset" "${options[@]}" >"$log" 2>&1; then
        tail -n 30 "$log" >&2
        give_up "cmake could not configure the preset $preset; all it said is in $log"
    fi
}

# progress COLUMNS MARKER: condenses ninja's "[12/345] ..." lines to one live line of COLUMNS columns, or to one line
# per tenth (COLUMNS 0). Passes all other lines (errors, warnings), and copies compiler warnings to the file MARKER.
progress() {
    awk -F'[][/]' -v columns="$1" -v marker="$2" '
        /^\[[0-9]+\/[0-9]+\]/ && columns { printf "\r\033[K%s", substr($0, 1, columns - 1); live = 1; fflush(); next }
        /^\[[0-9]+\/[0-9]+\]/ { tenth = int(10 * $2 / $3); if (tenth != last) { last = tenth; printf "    %3d %%  %s of %s\n", tenth * 10, $2, $3; fflush() } next }
        /warning: .*\[-W/ { print > marker }
        { if (live) print ""; live = 0; print; fflush() }
        END { if (live) print "" }'
}

build() {
    local preset=$1 status=0 columns=0
    shift
    export CCACHE_BASEDIR=$PWD # results do not depend on the folder of the clone
    say "Building ($preset): $*"
    [ ! -t 1 ] || columns=$(stty size 2>/dev/null </dev/tty | cut -d' ' -f2) || true
    cmake --build "build/$preset" --target "$@" 2>&1 | progress "${columns:-80}" "build/$preset/warned" || status=$?
    [ "$status" = 0 ] || give_up "the build failed; the first error stands above"
}

# Prints the mirror that apt uses here.
debian_mirror() {
    { cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null || true; } |
        awk '$1 == "URIs:" && !m { m = $2 } $1 == "deb" && !m { for (i = 2; i <= NF; i++) if ($i ~ /^https?:.*debian/) { m = $i; break } } END { print m }'
}

debian_tree() {
    local release=$1 tree=build/chroot/${2:-$1} log=build/chroot/debootstrap-${2:-$1}.log mirror
    [ ! -e "$tree/.complete" ] || return 0
    command -v debootstrap >/dev/null || give_up "debootstrap is not installed; apt-get install debootstrap"
    mirror=$(debian_mirror)
    [ -n "$mirror" ] || give_up "no Debian mirror stands in /etc/apt; add a source, then run this again"
    say "A bare Debian ($release) by debootstrap (once, about 200 MB)"
    as_root rm -rf --one-file-system "$tree"
    mkdir -p "$tree"
    as_root debootstrap --variant=minbase "$release" "$tree" "$mirror" >"$log" 2>&1 ||
        give_up "debootstrap failed: $(tail -n1 "$log") (all of it is in $log)"
    as_root touch "$tree/.complete"
}

# Copies the files of this working tree with their times: unchanged files are not compiled again.
copy_sources() {
    mkdir -p "$1"
    as_root find "$1" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
    git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
        [ ! -e "$file" ] && [ ! -L "$file" ] || printf '%s\0' "$file"
    done | tar --null -T - -c | as_root tar -C "$1" --no-same-owner -x
}

fresh_tree() {
    debian_tree "$1" "bare-$1"
    as_root rm -rf --one-file-system "build/chroot/$2"
    as_root cp -a --reflink=auto "build/chroot/bare-$1" "build/chroot/$2"
}

# All processes of the command end with it. Uses pivot_root instead of chroot: in a chroot the kernel refuses user
# namespaces, which the local cloud's sandboxes need. HOME is /root; CCACHE_MAXSIZE is passed on.
in_tree() {
    local tree=$1 network=--net binds=()
    [ "$2" = no ] || network=
    shift 2
    while [ "${1:-}" = -b ]; do
        binds+=("$(readlink -f "${2%%:*}"):${2#*:}")
        shift 2
    done
    # shellcheck disable=SC2016,SC2086
    as_root unshare --mount --propagation private --pid --fork --kill-child $network bash -euc '
        tree=$1 binds=$2 size=$3
        shift 3
        [ -e /sys/class/net/lo ] && ip link set lo up 2>/dev/null || true
        mount --bind "$tree" "$tree"
        mount --rbind /dev "$tree/dev"
        mount -t proc proc "$tree/proc"
        mount --rbind /sys "$tree/sys"
        mount -t tmpfs -o mode=1777 tmpfs "$tree/tmp"
        mount -t tmpfs -o mode=755 tmpfs "$tree/run"
        while IFS=: read -r from to options; do
            [ -n "$from" ] || continue
            mkdir -p "$tree$to"
            mount --bind ${options:+-o "$options"} "$from" "$tree$to"
        done <<<"$binds"
        cat /etc/resolv.conf >"$tree/etc/resolv.conf"
        # The installer of Debian writes this file, but debootstrap of Debian 12 does not.
        [ -e "$tree/etc/hosts" ] || printf "127.0.0.1 localhost\n::1 localhost\n" >"$tree/etc/hosts"
        cd "$tree"
        pivot_root . mnt
        umount -l /mnt
        cd /
        exec env -i HOME=/root LANG=C.UTF-8 ${size:+CCACHE_MAXSIZE="$size"} PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
    ' in_tree "$(readlink -f "$tree")" "$(printf '%s\n' "${binds[@]}")" "${CCACHE_MAXSIZE:-}" "$@"
}
