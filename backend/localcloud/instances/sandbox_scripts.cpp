#include "backend/localcloud/instances/sandbox_scripts.h"

#include "backend/core/encoding.h"
#include "backend/localcloud/instances/user_data.h"

namespace trainyard::localcloud {

std::string initScript(const std::string &confPath)
{
    return "#!/bin/sh\n. " + shellQuote(confPath) + R"SH(
umask 022
mkdir -p "$LC_RUN" /run/sshd 2>/dev/null
if [ ! -f "$LC_HOME/.ssh/authorized_keys" ]; then
    mkdir -p -m 700 "$LC_HOME/.ssh" && cp "$LC_BOOT/authorized_keys" "$LC_HOME/.ssh/authorized_keys"
fi

boot_scripts() {
    for script in "$LC_BOOT"/every-boot/*; do
        [ ! -x "$script" ] || "$script"
    done
    if [ "$LC_FIRST_BOOT" = 1 ] && [ -f "$LC_BOOT/first-boot" ]; then
        "$LC_BOOT/first-boot"
        echo "cloud-init: the first-boot script ended with status $?"
    fi
    cat "$LC_BOOT/host-keys"
    mkdir -p /var/lib/cloud/instance 2>/dev/null && : > /var/lib/cloud/instance/boot-finished
    : > "$LC_CONTROL/boot-finished"
    echo "Cloud-init finished at $(date -R)"
}
boot_scripts &

# The server is started again when it ends: that is how dropbear takes a new host key. Sessions are processes of their own.
while :; do
    if [ "$LC_SERVER" = sshd ]; then
        if [ -n "$LC_PRELOAD" ]; then
            LD_PRELOAD="$LC_PRELOAD" LOCALCLOUD_USER="$LC_USER" LOCALCLOUD_HOME="$LC_HOME" \
                LOCALCLOUD_ADDRESS="$LC_ADDRESS" LOCALCLOUD_PRIVATE="$LC_PRIVATE" \
                "$LC_PROGRAM" -D -e -f "$LC_ETC/ssh/sshd_config" &
        else
            "$LC_PROGRAM" -D -e -f "$LC_ETC/ssh/sshd_config" &
        fi
    else
        "$LC_CONVERT" openssh dropbear "$LC_ETC/ssh/ssh_host_ed25519_key" "$LC_RUN/hostkey" 2>/dev/null
        if [ -n "$LC_PRELOAD" ]; then
            LD_PRELOAD="$LC_PRELOAD" LOCALCLOUD_USER="$LC_USER" LOCALCLOUD_HOME="$LC_HOME" \
                BASH_ENV="$LC_BOOT/session-environment" "$LC_PROGRAM" -F -E -e -s -r "$LC_RUN/hostkey" -p "$LC_ADDRESS:$LC_PORT" -P "$LC_RUN/dropbear.pid" &
        else
            "$LC_PROGRAM" -F -E -e -s -r "$LC_RUN/hostkey" -p "$LC_ADDRESS:$LC_PORT" -P "$LC_RUN/dropbear.pid" &
        fi
    fi
    echo $! > "$LC_RUN/ssh.pid"
    wait $!
    sleep 0.1
done
)SH";
}

std::string shimScript(const std::string &confPath)
{
    return "#!/bin/sh\n# What an instance of the local cloud has instead of a service manager and of root.\n. " +
           shellQuote(confPath) + R"SH(
name=${0##*/}

ask_cloud() { # what, unix time
    echo "$1 $2" > "$LC_CONTROL/shutdown.new" && mv "$LC_CONTROL/shutdown.new" "$LC_CONTROL/shutdown"
}

inode_of_listener() {
    grep " $LC_LISTEN 00000000:0000 0A " /proc/net/tcp | { read -r _ _ _ _ _ _ _ _ _ inode _; echo "$inode"; }
}

# Returns when the server listens again, so that the next connection sees the new host key and is not refused.
restart_server() {
    before=$(inode_of_listener)
    kill -"$1" "$(cat "$LC_RUN/ssh.pid")" || return 1
    tries=0
    while [ $tries -lt 250 ]; do
        after=$(inode_of_listener)
        [ -n "$after" ] && [ "$after" != "$before" ] && return 0
        sleep 0.02
        tries=$((tries + 1))
    done
    echo "$name: the SSH server does not listen again" >&2
    return 1
}

service_action() { # action, unit
    case "${2%.service}" in
    ssh|sshd)
        case "$1" in
        reload|restart|reload-or-restart|try-restart|force-reload)
            if [ "$LC_SERVER" = sshd ] && [ "${1#reload}" != "$1" ]; then restart_server HUP; else restart_server TERM; fi ;;
        is-active) echo active ;;
        start|enable|status|is-enabled) return 0 ;;
        *) echo "$name: $1 is not supported for $2 in an instance of the local cloud" >&2; return 1 ;;
        esac ;;
    *) echo "$name: there is no unit $2 in an instance of the local cloud" >&2; return 5 ;;
    esac
}

do_sudo() {
    while [ $# -gt 0 ]; do
        case "$1" in
        -u|-g|-p|-C|-h|-T|-D|-r|-t) shift; [ $# -gt 0 ] && shift ;;
        -v|-l|-K|-k|--validate) [ $# -eq 1 ] && exit 0; shift ;;
        -V|--version) echo "sudo of the local cloud: runs commands as $LC_USER, who owns this machine"; exit 0 ;;
        --) shift; break ;;
        -i|-s|--login|--shell) shell=1; shift ;;
        -*) shift ;;
        *=*) export "$1"; shift ;;
        *) break ;;
        esac
    done
    if [ $# -eq 0 ]; then
        [ -n "$shell" ] && exec "${SHELL:-/bin/sh}"
        echo "usage: sudo command" >&2
        exit 1
    fi
    if [ -n "$LC_MAP_ETC" ]; then # without a file system of its own, /etc/ssh of the instance is elsewhere
        etc="s#/etc/ssh/#$LC_ETC/ssh/#g; s#/etc/trainyard#$LC_ETC/trainyard#g; s#/etc/fstab#$LC_ETC/fstab#g"
        for word do
            shift
            set -- "$@" "$(printf %s "$word" | sed "$etc")"
        done
    fi
    exec "$@"
}

do_shutdown() {
    what=poweroff
    when=
    for word do
        case "$word" in
        -c) rm -f "$LC_CONTROL/shutdown"; exit 0 ;;
        -r|--reboot) what=reboot ;;
        -k) exit 0 ;;
        -*) ;;
        *) [ -z "$when" ] && when=$word ;;
        esac
    done
    now=$(date +%s)
    case "${when:-+1}" in
    now) at=$now ;;
    *:*) at=$(date -d "$when" +%s) || exit 1
         [ "$at" -lt "$now" ] && at=$((at + 86400)) ;;
    *) minutes=${when:-1}
       minutes=${minutes#+}
       case "$minutes" in ''|*[!0-9]*) echo "shutdown: cannot read the time '$when'" >&2; exit 1 ;; esac
       at=$((now + minutes * 60)) ;;
    esac
    ask_cloud "$what" "$at"
    [ "$at" -gt "$now" ] && echo "Shutdown scheduled for $(date -d "@$at"), use 'shutdown -c' to cancel." >&2
    exit 0
}

case "$name" in
sudo) do_sudo "$@" ;;
shutdown) do_shutdown "$@" ;;
poweroff|halt) ask_cloud poweroff 0 ;;
reboot) ask_cloud reboot 0 ;;
service) service_action "$2" "$1" ;;
cloud-init)
    if [ "$1" = status ]; then
        case " $* " in *" --wait "*) until [ -f "$LC_CONTROL/boot-finished" ]; do sleep 0.1; done ;; esac
        if [ -f "$LC_CONTROL/boot-finished" ]; then echo "status: done"; else echo "status: running"; fi
    else
        echo "cloud-init: only 'status' exists in an instance of the local cloud" >&2
        exit 1
    fi ;;
systemctl)
    while [ $# -gt 0 ]; do case "$1" in -*) shift ;; *) break ;; esac; done
    case "$1" in
    poweroff|halt) ask_cloud poweroff 0 ;;
    reboot) ask_cloud reboot 0 ;;
    is-system-running) echo running ;;
    daemon-reload|daemon-reexec) ;;
    *) service_action "$1" "$2" ;;
    esac ;;
*) echo "$name: not a program of the local cloud" >&2; exit 127 ;;
esac
)SH";
}

} // namespace trainyard::localcloud
