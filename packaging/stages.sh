# shellcheck shell=bash
# The stages of packaging/check, which sources this file after lib.sh. A stage that succeeds writes the tested tree to
# build/stages/NAME: an interrupted run continues with the next stage. A tree is identified by git's hash of all files
# that git does not ignore, committed or not: committing a tested tree does not change it.

stages=(release long dev tsan runtime-only tidy bullseye bookworm trixie deb-bookworm deb-trixie archive)

stage_title() {
    case "$1" in
    release) echo "the suite" ;;
    long) echo "journeys of many minutes" ;;
    dev) echo "undefined and address errors, leaks" ;;
    tsan) echo "data races, without Qt" ;;
    runtime-only) echo "the runtime without Qt, file by file" ;;
    tidy) echo "clang-tidy" ;;
    bullseye) echo "the bundle trains in a bare Debian 11" ;;
    bookworm) echo "tour and suite in a bare Debian 12" ;;
    trixie) echo "tour and suite in a bare Debian 13" ;;
    deb-bookworm) echo "the .deb in a bare Debian 12" ;;
    deb-trixie) echo "the .deb in a bare Debian 13" ;;
    archive) echo "the archive in a bare Debian 13" ;;
    *) return 1 ;;
    esac
}

# run_suite PRESET [ctest options]: the summary of ctest is the last output
run_suite() {
    local preset=$1
    shift
    say "Running the tests ($preset)"
    ctest --test-dir "build/$preset" --output-on-failure --timeout 300 -j "$(($(nproc) + 2))" "$@"
}

# Fails on warnings that an earlier build without -Werror (that of the tour) has only reported.
configure_checked() {
    configure "$1" -DTRAINYARD_WERROR=ON
    if [ -e "build/$1/warned" ]; then
        say "An earlier build has warned: building again"
        cmake --build "build/$1" --target clean >/dev/null
        rm -f "build/$1/warned"
    fi
}

run_stage() {
    case "$1" in
    release)
        configure_checked release
        build release all
        run_suite release -LE long
        ;;
    long)
        configure_checked release
        build release all
        run_suite release -L long
        ;;
    dev)
        configure_checked dev
        build dev all
        run_suite dev -LE long
        ;;
    tsan)
        configure_checked tsan
        build tsan all
        run_suite tsan -LE "system|qt"
        ;;
    runtime-only)
        configure_checked runtime-only
        build runtime-only all
        ;;
    tidy)
        configure_checked dev
        build dev all # for the sources that Qt's tools generate
        packaging/tidy build/dev
        ;;
    bullseye)
        configure_checked release
        build release bundle
        packaging/chroot-check build/release/bundle/trainyard-runtime.tar.gz
        ;;
    bookworm | trixie) packaging/debian-check "$1" ;;
    deb-bookworm | deb-trixie) packaging/deb-check "${1#deb-}" ;;
    archive) packaging/archive-check ;;
    esac
}

# Prints the hash of this working tree; nothing outside of git.
tree_name() {
    local index name
    command -v git >/dev/null && index=$(git rev-parse --git-path index 2>/dev/null) && [ -e "$index" ] || return 0
    mkdir -p build/stages
    cp "$index" build/stages/.index
    name=$(GIT_INDEX_FILE=build/stages/.index git add --all 2>/dev/null && GIT_INDEX_FILE=build/stages/.index git write-tree) || name=
    rm -f build/stages/.index
    echo "$name"
}

is_green() { [ -n "$2" ] && [ "$(sed -n 1p "build/stages/$1" 2>/dev/null)" = "$2" ]; }

# Runs a stage in a subshell. Its failure also ends this script, with the output of the stage as the last output.
stage() {
    local tree started=$SECONDS
    tree=$(tree_name)
    say "Stage $1: $(stage_title "$1")"
    (run_stage "$1")
    if [ -n "$tree" ] && [ "$(tree_name)" = "$tree" ]; then
        printf '%s\n%s\n%s\n' "$tree" "$(date -u '+%Y-%m-%d %H:%M UTC')" "$((SECONDS - started))" >"build/stages/$1"
    fi
    say "Stage $1 is green after $(((SECONDS - started) / 60)) min"
}

list_stages() {
    local name tree seen
    tree=$(tree_name)
    for name in "${stages[@]}"; do
        seen="has not run"
        [ ! -e "build/stages/$name" ] || seen="green for another tree, $(sed -n 2p "build/stages/$name")"
        ! is_green "$name" "$tree" || seen="green, $(sed -n 2p "build/stages/$name"), $(($(sed -n 3p "build/stages/$name") / 60)) min"
        printf '%-13s %-40s %s\n' "$name" "$(stage_title "$name")" "$seen"
    done
}
