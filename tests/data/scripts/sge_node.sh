#!/bin/sh
# Makes this machine of the local cloud a Grid Engine of one machine. There is no second one: its daemons identify a
# machine by the address that a connection comes from, which is 127.0.0.1 for all machines of the local cloud.
set -eu
self=$(hostname -f)
export SGE_ROOT=/var/lib/gridengine SGE_CELL=default
common=$SGE_ROOT/$SGE_CELL/common
spool=/var/spool/gridengine
mkdir -p "$common" $SGE_ROOT/bin $spool/spooldb $spool/qmaster $spool/execd
ln -sfn /usr/share/gridengine/util $SGE_ROOT/util
ln -sfn /usr/lib/gridengine $SGE_ROOT/bin/lx-amd64
printf 'sge_qmaster 6444/tcp\nsge_execd 6445/tcp\n' >>/etc/services
echo "$self" >"$common/act_qmaster"
echo "$self localhost" >"$common/host_aliases"
sed "s/^admin_user.*/admin_user $(id -un)/" /usr/share/gridengine/default-bootstrap >"$common/bootstrap"
/usr/share/gridengine/scripts/init_cluster $SGE_ROOT $SGE_CELL $spool/spooldb "$(id -un)"
/usr/sbin/sge_qmaster
qconf -as "$self"
file=$(mktemp)
printf 'group_name @allhosts\nhostlist %s\n' "$self" >"$file"
qconf -Ahgrp "$file"
qconf -sq | sed -e 's/^qname .*/qname all.q/' -e 's/^hostlist .*/hostlist @allhosts/' -e 's/^slots .*/slots 4/' -e 's/^pe_list .*/pe_list NONE/' -e 's/^load_thresholds .*/load_thresholds NONE/' \
    -e 's/^shell .*/shell \/bin\/bash/' >"$file"
qconf -Aq "$file"
/usr/sbin/sge_execd
