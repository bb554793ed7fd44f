#!/bin/sh
# Takes the place of horovodrun: logs in to each machine of -H, as it does before it starts processes there. Of an elastic
# job: to $MACHINES machines, once the discovery script names so many, and from each to each.
log_in() { ssh -F ~/.trainyard/mesh/config -n -o BatchMode=yes "$@" || exit 1; }
discover=
while [ $# -gt 0 ]; do
    case $1 in
        -H) hosts=$(echo "$2" | tr , ' ') ;;
        --host-discovery-script) discover=$2 ;;
    esac
    shift
done
if [ -n "$discover" ]; then
    while hosts=$("$discover"); [ "$(echo "$hosts" | wc -l)" -lt "$MACHINES" ]; do sleep 0.1; done
fi
machines=0
for slots in $hosts; do
    log_in "${slots%:*}" true
    machines=$((machines + 1))
    [ -n "$discover" ] || continue
    for other in $hosts; do log_in "${slots%:*}" "ssh -F ~/.trainyard/mesh/config -n -o BatchMode=yes ${other%:*} true"; done
done
echo "logged in to $machines machines"
