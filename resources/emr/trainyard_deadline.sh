#!/bin/sh
# Bootstrap action: shuts the node down at a time, which ends its instance. The master's end is that of the cluster.
# usage: trainyard_deadline.sh SECONDS_SINCE_1970
# A node that starts after that time, because the limit was extended meanwhile, gets half an hour until it is told the
# new time.
set -u

deadline=${1:-}
case "$deadline" in
'' | *[!0-9]*)
    echo "trainyard_deadline.sh: '$deadline' is not a time in seconds since 1970" >&2
    exit 1
    ;;
esac

# shellcheck disable=SC2016 # expanded by the inner shell
sudo sh -c 'set -e
mkdir -p "$0"
[ -s "$0/deadline" ] || echo "$1" > "$0/deadline"
left=$((($(cat "$0/deadline") - $(date +%s) + 59) / 60))
[ "$left" -ge 1 ] || left=30
shutdown -h "+$left"' /etc/trainyard "$deadline" || {
    echo "trainyard_deadline.sh: the shutdown could not be scheduled" >&2
    exit 1
}

# A scheduled shutdown does not survive a restart of the node.
[ -d /emr/instance-controller ] || exit 0
# shellcheck disable=SC2016
sudo sh -c 'set -e
mkdir -p "${0%/*}"
printf "%s\n" "#!/bin/sh" "d=/etc/trainyard" "left=\$(((\$(cat \$d/deadline) - \$(date +%s) + 59) / 60))" \
    "[ \$left -ge 1 ] || left=10" "shutdown -h +\$left" "[ ! -x \$d/watch ] || \$d/watch" > "$0"
chmod 755 "$0"' /var/lib/cloud/scripts/per-boot/trainyard-deadline
