#!/bin/sh
# The metadata of distributed training on EMR.
# usage: metadata_setup.sh nodes               prints the addresses of YARN's running nodes: "node ADDRESS", and the
#                                              address of this one: "self ADDRESS"
#        metadata_setup.sh apply ADDRESS...    writes the worker file and the variables on this node, and gives its
#                                              user the folder of ec2-user
set -u

fail() {
    echo "metadata_setup.sh: $1" >&2
    exit 1
}

address_of() { # host name
    found=$(getent ahostsv4 "$1" 2>/dev/null | { read -r first _ && echo "$first"; })
    [ -n "$found" ] || found=$(nslookup "$1" 2>/dev/null | sed -n '/^Name:/,$s/^Address[^:]*: *//p' | head -n 1)
    echo "$found"
}

own_address() { # a host with several prints them on one line
    hostname -i 2>/dev/null | { read -r first _ && echo "$first"; }
}

list_nodes() {
    command -v yarn >/dev/null 2>&1 || fail "there is no yarn: was Hadoop installed?"
    listed=$(yarn node -list 2>/dev/null) || fail "yarn node -list has failed"
    echo "$listed" | sed -n 's/^ *\([^ :]*\):[0-9]*[[:space:]]*RUNNING.*/\1/p' | while read -r host; do
        address=$(address_of "$host")
        if [ -n "$address" ]; then
            echo "node $address"
        else
            echo "metadata_setup.sh: the address of $host is unknown" >&2
        fi
    done
    echo "self $(own_address)"
}

gpu_count() {
    command -v nvidia-smi >/dev/null 2>&1 || { echo 0; return; }
    nvidia-smi -L 2>/dev/null | grep -c '^GPU' || true
}

apply() {
    [ $# -gt 0 ] || fail "the addresses of the workers are missing"
    file=$HOME/worker_ip_file
    printf '%s\n' "$@" > "$file.new" && mv "$file.new" "$file" || fail "$file cannot be written"

    # In front: the usual ~/.bashrc ends early in shells without a terminal.
    profile=$HOME/.bashrc
    touch "$profile" || fail "$profile cannot be written"
    {
        echo "export DEEPLEARNING_WORKERS_COUNT=$#"
        echo "export DEEPLEARNING_WORKERS_PATH=$file"
        echo "export DEEPLEARNING_WORKER_GPU_COUNT=$(gpu_count)"
        grep -v '^export DEEPLEARNING_WORKER\(S_COUNT\|S_PATH\|_GPU_COUNT\)=' "$profile"
        true
    } > "$profile.new" && cat "$profile.new" > "$profile" && rm -f "$profile.new" || fail "$profile cannot be written"

    folder=$(dirname "$HOME")/ec2-user # beside that of hadoop, in /home
    if [ -d "$folder" ]; then
        sudo chown -R "$(id -un)" "$folder" || fail "$folder cannot be given to $(id -un)"
        chmod -R u+rwX "$folder" || fail "the permissions of $folder cannot be changed"
    fi
    sed -n 's/^export \(DEEPLEARNING_WORKER[A-Z_]*=\)/\1/p' "$profile"
    echo "worker_ip_file=$(wc -l < "$file")"
    # Only where it is a mount of its own, as the bootstrap action leaves it.
    if grep -q ' /efs ' /proc/mounts; then echo "efs=mounted"; else echo "efs=none"; fi
}

case "${1:-}" in
nodes) list_nodes ;;
apply)
    shift
    apply "$@"
    ;;
*) fail "the first argument is nodes or apply" ;;
esac
