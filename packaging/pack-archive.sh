# shellcheck shell=bash disable=SC2154 # work (a temporary folder of packaging/package), and names of pack-lib.sh
# The relocatable archive, from an installed tree: programs, their libraries and Qt's plugins, fonts for data sets. The paths of
# libraries are relative to each file (DT_RPATH), thus no variable of the environment reaches other programs.

# Not in the archive: the C library, which must be the one of the system's loader. OpenGL's are: they open the system's drivers.
not_packed='^(ld-linux|lib(c|m|dl|rt|pthread|resolv|util|nss_[a-z]+|anl)\.so)'

# Prints the libraries that files load, without those above.
needed_libraries() {
    ldd "$@" 2>/dev/null | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u | while read -r library; do
        [[ ${library##*/} =~ $not_packed ]] || echo "$library"
    done
}

# The newest version of the C library that the files ask for, as 2.36.
needed_glibc() { objdump -T "$@" 2>/dev/null | grep -oE 'GLIBC_[0-9]+\.[0-9]+' | sed 's/GLIBC_//' | sort -uV | tail -n1; }

pack_archive() {
    local tree=$1 out=$2 name root plugins library plugin libraries glibc file
    name=trainyard-$(package_version)-linux-$(uname -m)
    root=$work/$name
    say "Packing $name"
    mv "$tree/usr" "$root"
    plugins=$(qt_plugin_folder "$root/bin/trainyard")
    for plugin in "${qt_plugins[@]}"; do install -D -m 644 "$plugins/$plugin" "$root/plugins/$plugin"; done
    mapfile -t libraries < <(needed_libraries "${programs[@]/#/$root/bin/}" "$root"/plugins/*/*.so)
    for library in "${libraries[@]}"; do install -m 644 "$(readlink -f "$library")" "$root/lib/${library##*/}"; done
    for file in "${programs[@]/#/$root/bin/}"; do patchelf --force-rpath --set-rpath "\$ORIGIN/../lib" "$file"; done
    for file in "$root"/lib/*.so*; do patchelf --force-rpath --set-rpath "\$ORIGIN" "$file"; done
    for file in "$root"/plugins/*/*.so; do patchelf --force-rpath --set-rpath "\$ORIGIN/../../lib" "$file"; done
    printf '[Paths]\nPrefix = ..\nPlugins = plugins\n' >"$root/bin/qt.conf"
    install -D -m 644 -t "$root/fonts" /usr/share/fonts/truetype/dejavu/*.ttf
    packaging/licenses "$root/share/doc/trainyard/licenses" "${libraries[@]}" "${qt_plugins[@]/#/$plugins/}" /usr/share/fonts/truetype/dejavu/*.ttf
    glibc=$(needed_glibc "${programs[@]/#/$root/bin/}" "$root"/lib/*.so* "$root"/plugins/*/*.so)
    sed -e "s/@version@/$(package_version)/" -e "s/@glibc@/$glibc/" packaging/archive-README.in >"$root/README"
    mv "$root/share/doc/trainyard/LICENSE" "$root/LICENSE"
    find "$root" -type d -exec chmod 755 {} +

    file=$out/$name.tar.xz
    tar -C "$work" --sort=name --mtime="$(package_date)" --owner=0 --group=0 --numeric-owner -cf - "$name" | xz -T0 -3 >"$file"
    say "$(du -h "$file" | cut -f1) packed, ${#libraries[@]} libraries, for C libraries from $glibc on"
    echo "$file"
}
