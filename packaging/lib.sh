# Shared by packaging/tour and packaging/check; sourced by bash with the repository root as the working folder.
#   say TEXT                    one line that says what begins now, with the time since the start
#   need_packages LIST...       installs what is missing of packaging/packages/LIST
#   configure PRESET [-D...]    cmake --preset, with ccache where it is
#   build PRESET TARGET...      ninja, with its progress: a live line on a terminal, a line every tenth otherwise
# Each of them ends the script with one sentence on standard error when it fails.

lib_started=$SECONDS

say() { printf '==> [%d:%02d] %s\n' $(((SECONDS - lib_started) / 60)) $(((SECONDS - lib_started) % 60)) "$*"; }

give_up() {
    echo "${0##*/}: $*" >&2
    exit 1
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# The packages of the lists that are not installed; an entry a|b counts as there when one of its names is.
missing_packages() {
    local list line name found
    for list in "$@"; do
        while read -r line; do
            case "$line" in '' | '#'*) continue ;; esac
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

# apt's status lines ("dlstatus:7:42.1:Retrieving ...", "pmstatus:g++:13.3:Installing ...") become a line per tenth.
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

# ninja's "[12/345] ..." lines become one line per tenth; everything else (errors, warnings) passes.
every_tenth() {
    awk -F'[][/]' '/^\[[0-9]+\/[0-9]+\]/ { tenth = int(10 * $2 / $3); if (tenth != last) { last = tenth; printf "    %3d %%  %s of %s\n", tenth * 10, $2, $3; fflush() } next }
                   { print; fflush() }'
}

build() {
    local preset=$1 status=0
    shift
    say "Building ($preset): $*"
    if [ -t 1 ]; then
        cmake --build "build/$preset" --target "$@" || status=$?
    else
        cmake --build "build/$preset" --target "$@" 2>&1 | every_tenth || status=$?
    fi
    [ "$status" = 0 ] || give_up "the build failed; the first error stands above"
}
