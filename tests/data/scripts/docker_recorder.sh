#!/bin/sh
# Takes the place of docker: adds its arguments to ~/docker.calls, one call a line, and runs the words behind the image,
# as a container would that has the files of the machine.
{
    printf '%s' "${0##*/}"
    for word; do printf ' <%s>' "$word"; done
    echo
} >> ~/docker.calls
[ "$1" = run ] || exit 0
shift
while [ $# -gt 0 ]; do
    case $1 in
    --rm | --init) shift ;;
    -*) shift 2 ;;
    *) break ;;
    esac
done
shift # the image
exec "$@"
