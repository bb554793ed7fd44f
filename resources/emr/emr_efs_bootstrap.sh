#!/bin/sh
# Bootstrap action: mounts a file system of EFS at /efs.
# usage: emr_efs_bootstrap.sh FILE_SYSTEM REGION
set -u

fail() {
    echo "emr_efs_bootstrap.sh: $1" >&2
    exit 1
}

id=${1:-}
region=${2:-}
[ -n "$id" ] && [ -n "$region" ] || fail "two arguments are needed: the ID of the file system, and the region"
case "$id" in fs-*) ;; *) fail "'$id' is not the ID of a file system" ;; esac
case "$id$region" in *[!a-z0-9-]*) fail "the arguments '$id' and '$region' contain characters that no ID has" ;; esac

host=$id.efs.$region.amazonaws.com
case "$region" in cn-*) host=$host.cn ;; esac
options=nfsvers=4.1,rsize=1048576,wsize=1048576,hard,timeo=600,retrans=2,noresvport
if [ -d /emr/instance-controller ] && ! command -v mount.nfs4 >/dev/null 2>&1; then
    sudo yum -y -q install nfs-utils || fail "nfs-utils cannot be installed"
fi
sudo mkdir -p /efs || fail "the folder /efs cannot be created"

# The name of a new mount target is known after up to 90 seconds.
tries=0
until grep -q ' /efs ' /proc/mounts; do
    said=$(sudo mount -t nfs4 -o "$options" "$host:/" /efs 2>&1) && break
    tries=$((tries + 1))
    echo "attempt $tries: $said"
    [ "$tries" -lt 12 ] || fail "$host cannot be mounted: $said"
    sleep 10
done
grep -q ' /efs ' /proc/mounts || fail "/efs is not in /proc/mounts after the mount"
# Bootstrap actions do not run again when a node restarts.
grep -qs ' /efs ' /etc/fstab || echo "$host:/ /efs nfs4 $options,_netdev,nofail 0 0" | sudo tee -a /etc/fstab >/dev/null ||
    echo "/etc/fstab cannot be changed: /efs is not mounted again when this node restarts"
sudo chown hadoop /efs || fail "/efs cannot be given to the user hadoop"
echo "$host is mounted at /efs"
