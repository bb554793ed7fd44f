# shellcheck shell=bash disable=SC2154 # work (a temporary folder of packaging/package), and names of pack-lib.sh
# The .deb, from an installed tree. Without debhelper: dpkg-deb packs what CMake installs, after what Debian's policy wants.

deb_version() { # 0.1.0-1~deb12: a package of Debian 12 is older than that of Debian 13, to which it is upgraded
    local release
    release=$(. /etc/os-release && echo "${ID}${VERSION_ID:-}")
    echo "$(package_version)-1~${release/debian/deb}"
}

deb_maintainer() { echo "${DEBFULLNAME:-Trainyard developers} <${DEBEMAIL:-developers@trainyard.org}>"; }

# Names the packages of the libraries that the programs load, and of the plugins that Qt opens.
deb_dependencies() {
    local tree=$1 list plugin folder name
    mkdir -p "$work/shlibs/debian"
    printf 'Source: trainyard\n\nPackage: trainyard\nArchitecture: any\n' >"$work/shlibs/debian/control"
    list=$(cd "$work/shlibs" && dpkg-shlibdeps -O "${programs[@]/#/$tree/usr/bin/}" "$tree"/usr/lib/trainyard/*.so \
        "$tree"/usr/lib/trainyard/python/trainyard/*.so 2>"$work/shlibs/log") ||
        give_up "dpkg-shlibdeps failed: $(tail -n1 "$work/shlibs/log")"
    list=${list#shlibs:Depends=}
    folder=$(qt_plugin_folder "$tree/usr/bin/trainyard")
    for plugin in "${qt_plugins[@]}"; do
        name=$(dpkg-query -S "$folder/$plugin" 2>/dev/null | sed 's/:.*//') || true
        [ -n "$name" ] || give_up "Qt's plugin $plugin is not installed here, thus the package that has it is not known"
        [[ ", $list," == *", $name "* || ", $list," == *", $name,"* ]] || list+=", $name"
    done
    for name in "${system_packages[@]}" fonts-dejavu-core; do list+=", $name"; done
    echo "$list"
}

pack_deb() {
    local tree=$1 out=$2 doc=$1/usr/share/doc/trainyard version architecture dependencies file tag suppressed=()
    version=$(deb_version)
    dependencies=$(deb_dependencies "$tree")
    architecture=$(dpkg --print-architecture)
    say "Packing trainyard $version for $architecture"

    # Debian's places and forms of documents; the text of the GPL is in every Debian.
    rm -f "$doc/LICENSE"
    mv "$doc/CHANGELOG.md" "$doc/changelog"
    install -m 644 packaging/debian/copyright "$doc/copyright"
    printf 'trainyard (%s) stable; urgency=medium\n\n  * Version %s: see changelog.gz.\n\n -- %s  %s\n' "$version" \
        "$(package_version)" "$(deb_maintainer)" "$(LC_ALL=C date -u -d "$(package_date)" -R)" >"$doc/changelog.Debian"
    gzip -9n "$doc/changelog" "$doc/changelog.Debian" "$tree"/usr/share/man/man1/*.1
    mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"

    mkdir -p "$tree/DEBIAN"
    {
        echo "Package: trainyard"
        echo "Version: $version"
        echo "Architecture: $architecture"
        echo "Maintainer: $(deb_maintainer)"
        echo "Installed-Size: $(du -k -s --apparent-size "$tree/usr" | cut -f1)"
        echo "Depends: $dependencies"
        cat packaging/debian/control.in
    } >"$tree/DEBIAN/control"
    (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
    find "$tree" -type d -exec chmod 755 {} +
    chmod 644 "$tree"/DEBIAN/*
    file=$out/trainyard_${version}_$architecture.deb
    SOURCE_DATE_EPOCH=$(date -u -d "$(package_date)" +%s) dpkg-deb --root-owner-group -Zxz -z2 --build "$tree" "$file" >/dev/null
    say "$(du -h "$file" | cut -f1) packed"
    if command -v lintian >/dev/null; then
        say "lintian"
        # There is no home page to name in the AppStream data yet, of which Debian 13 warns; install_test validates all else.
        tag=appstream-metadata-validation-failed
        ! lintian-explain-tags --list-tags | grep -x "$tag" >/dev/null || suppressed=(--suppress-tags "$tag")
        lintian "${suppressed[@]}" --fail-on error,warning --allow-root "$file" || give_up "lintian has findings in $file"
    else
        say "lintian is not installed: the package is not checked"
    fi
    echo "$file"
}
