# shellcheck shell=bash disable=SC2034
# Shared by packaging/package, pack-deb.sh and pack-archive.sh.

programs=(trainyard trainyardctl trainyard-localcloud trainyard-keychain trainyard-runtime)

# The plugins that Qt opens at run time. ldd and dpkg-shlibdeps do not see them.
qt_plugins=(platforms/libqxcb.so platforms/libqoffscreen.so iconengines/libqsvgicon.so imageformats/libqsvg.so
    platforminputcontexts/libcomposeplatforminputcontextplugin.so tls/libqopensslbackend.so)

# Programs of the system that the tour and clusters need, and the certificates of AWS: the same for every kind of package.
system_packages=(bubblewrap ca-certificates curl openssh-client openssh-sftp-server procps "dropbear-bin | openssh-server")

package_version() { sed -nE 's/^project\(Trainyard VERSION ([0-9.]+).*/\1/p' CMakeLists.txt; }

# The date of the version in the changelog, as 2026-11-22.
package_date() { sed -nE "s/^## \\[$(package_version)\\] - ([0-9-]+)$/\\1/p" packaging/CHANGELOG.md; }

# qt_plugin_folder PROGRAM: the plugins of the Qt that PROGRAM loads
qt_plugin_folder() { echo "$(dirname "$(readlink -f "$(ldd "$1" | awk '$1 ~ /^libQt6Core/ { print $3 }')")")/qt6/plugins"; }

strip_programs() {
    local file
    find "$1/bin" "$1/lib" -type f \( -perm -100 -o -name '*.so' \) | while read -r file; do
        strip --strip-unneeded --remove-section=.comment --remove-section=.note "$file"
    done
}
