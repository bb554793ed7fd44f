// Preloaded into the SSH server of the process tier. There, /etc/passwd belongs to the computer, but the login name of
// the image (`ubuntu`) must have the instance's folder as its home. The name maps to the user that runs the local
// cloud.
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <pwd.h>
#include <unistd.h>

namespace {

passwd *ours()
{
    static char shell[] = "/bin/bash", star[] = "x", gecos[] = "Ubuntu";
    static passwd entry;
    entry.pw_name = std::getenv("LOCALCLOUD_USER");
    entry.pw_dir = std::getenv("LOCALCLOUD_HOME");
    entry.pw_passwd = star;
    entry.pw_gecos = gecos;
    entry.pw_shell = shell;
    entry.pw_uid = ::getuid();
    entry.pw_gid = ::getgid();
    return entry.pw_name && entry.pw_dir ? &entry : nullptr;
}

bool isOurs(const char *name)
{
    const auto *entry = ours();
    return entry && std::strcmp(name, entry->pw_name) == 0;
}

template <class F>
F *next(const char *name)
{
    return reinterpret_cast<F *>(::dlsym(RTLD_NEXT, name));
}

/// Copies the entry as the _r functions do.
int copyOurs(passwd *out, char *buffer, size_t size, passwd **result)
{
    const auto *entry = ours();
    const char *texts[] = {entry->pw_name, entry->pw_dir, entry->pw_passwd, entry->pw_gecos, entry->pw_shell};
    char **fields[] = {&out->pw_name, &out->pw_dir, &out->pw_passwd, &out->pw_gecos, &out->pw_shell};
    for (int i = 0; i < 5; ++i) {
        const size_t length = std::strlen(texts[i]) + 1;
        if (length > size) {
            *result = nullptr;
            return ERANGE;
        }
        *fields[i] = static_cast<char *>(std::memcpy(buffer, texts[i], length));
        buffer += length;
        size -= length;
    }
    out->pw_uid = entry->pw_uid;
    out->pw_gid = entry->pw_gid;
    *result = out;
    return 0;
}

} // namespace

extern "C" {

passwd *getpwnam(const char *name)
{
    return isOurs(name) ? ours() : next<decltype(getpwnam)>("getpwnam")(name);
}

int getpwnam_r(const char *name, passwd *out, char *buffer, size_t size, passwd **result)
{
    return isOurs(name) ? copyOurs(out, buffer, size, result)
                        : next<decltype(getpwnam_r)>("getpwnam_r")(name, out, buffer, size, result);
}

passwd *getpwuid(uid_t uid)
{
    return ours() && uid == ::getuid() ? ours() : next<decltype(getpwuid)>("getpwuid")(uid);
}

int getpwuid_r(uid_t uid, passwd *out, char *buffer, size_t size, passwd **result)
{
    return ours() && uid == ::getuid() ? copyOurs(out, buffer, size, result)
                                       : next<decltype(getpwuid_r)>("getpwuid_r")(uid, out, buffer, size, result);
}

} // extern "C"
