#!/bin/sh
# Makes this machine of the local cloud a node of a small Slurm cluster: slurm_node.sh HEAD-ADDRESS
# All daemons run as this user, without authentication between them: the machines are on loopback addresses.
set -eu
head=$1
self=$(hostname)
mkdir -p /etc/slurm /tmp/slurm
{
    echo "ClusterName=test
SlurmctldHost=$(getent hosts "$head" | awk '{ print $3 }')($head)
SlurmctldPort=6917
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/none
CredType=cred/none
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/linear
MpiDefault=none
ReturnToService=2
StateSaveLocation=/tmp/slurm/state
SlurmdSpoolDir=/tmp/slurm/spool
SlurmctldPidFile=/tmp/slurm/slurmctld.pid
SlurmdPidFile=/tmp/slurm/slurmd.pid
SlurmctldLogFile=/tmp/slurm/slurmctld.log
SlurmdLogFile=/tmp/slurm/slurmd.log"
    # slurmd listens on all addresses of its machine: here they are those of one computer.
    awk -v head="$head" '$1 ~ /^127\.[0-9.]+$/ && $3 ~ /^ip-/ && $1 != head {
             print "NodeName=" $3 " NodeHostname=" $3 " NodeAddr=" $1 " Port=" 6918 + NR " CPUs=1 State=UNKNOWN" }' /etc/hosts
    echo "PartitionName=all Nodes=ALL Default=YES OverSubscribe=FORCE:4 State=UP"
} >/etc/slurm/slurm.conf
mkdir -p /tmp/slurm/state /tmp/slurm/spool
if [ "$(getent hosts "$head" | awk '{ print $3 }')" = "$self" ]; then
    /usr/sbin/slurmctld
else
    /usr/sbin/slurmd
fi
