#!/bin/sh
# Takes the place of horovodrun: logs in to each machine of -H, as it does before it starts processes there.
while [ "$1" != -H ]; do shift; done
machines=0
for slots in $(echo "$2" | tr , ' '); do
    ssh -F ~/.trainyard/mesh/config -n -o BatchMode=yes "${slots%:*}" true || exit 1
    machines=$((machines + 1))
done
echo "logged in to $machines machines"
