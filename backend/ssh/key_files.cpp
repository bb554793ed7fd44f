#include "backend/ssh/key_files.h"

#include <algorithm>
#include <cerrno>

#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ssh/key_files_internal.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::ssh {

namespace {

constexpr std::size_t kMostBytes = 64u << 10; // of a key file

struct TextDeleter {
    void operator()(char *text) const { ssh_string_free_char(text); }
};
using Text = std::unique_ptr<char, TextDeleter>;

} // namespace

/// libssh reports neither a key file that others can read nor the reason why it rejects one.
Result<KeyHolder> loadKey(const std::filesystem::path &path)
{
    const std::string file = path.string();
    struct stat status = {};
    if (::stat(file.c_str(), &status) != 0)
        return fail(systemError(errno, file, "reading the key file"));
    if ((status.st_mode & 077) != 0) {
        char mode[8];
        std::snprintf(mode, sizeof mode, "%04o", unsigned(status.st_mode & 07777));
        return fail(ErrorCode::PermissionDenied, file,
                    std::string("the key file is open to other users (mode ") + mode + "); it must be 0600 or less");
    }
    TY_ASSIGN(auto text, readFile(file, kMostBytes));
    const Secret content(std::move(text));
    ssh_key raw = nullptr;
    if (ssh_pki_import_privkey_base64(content.reveal().c_str(), nullptr, nullptr, nullptr, &raw) != SSH_OK)
        return fail(ErrorCode::InvalidArgument, file, "not a private key that can be read, or it needs a passphrase");
    KeyHolder key(raw);
    // libssh 0.10 loads this form but cannot sign with it ("Out of memory").
    if (ssh_key_type(key.get()) == SSH_KEYTYPE_ED25519 &&
        content.reveal().find("-----BEGIN PRIVATE KEY-----") != std::string::npos)
        return fail(ErrorCode::InvalidArgument, file,
                    "an ed25519 key in PKCS#8 form cannot be used; convert it with: ssh-keygen -p -N '' -f " + file);
    return key;
}

bool KeyFile::matches(std::string_view accountFingerprint) const
{
    while (accountFingerprint.ends_with('='))
        accountFingerprint.remove_suffix(1);
    return !accountFingerprint.empty() && std::ranges::any_of(accountFingerprints, [&](std::string_view ours) {
        while (ours.ends_with('='))
            ours.remove_suffix(1);
        return ours == accountFingerprint;
    });
}

Result<KeyFile> readKeyFile(const std::filesystem::path &path)
{
    static const int initialised = ssh_init();
    if (initialised != SSH_OK)
        return fail(ErrorCode::Internal, "libssh", "ssh_init failed");
    TY_ASSIGN(const auto key, loadKey(path));
    char *raw = nullptr;
    if (ssh_pki_export_pubkey_base64(key.get(), &raw) != SSH_OK)
        return fail(ErrorCode::InvalidArgument, path.string(), "the public key cannot be derived");
    const Text blob(raw);
    KeyFile out;
    const std::string type = ssh_key_type_to_char(ssh_key_type(key.get()));
    out.publicLine = type + " " + blob.get();
    TY_ASSIGN(const auto print, sshkeys::fingerprint(out.publicLine));
    out.fingerprint = print;
    if (ssh_key_type(key.get()) == SSH_KEYTYPE_RSA) {
        out.type = "rsa";
        if (auto text = readFile(path, kMostBytes))
            out.accountFingerprints = sshkeys::rsaFingerprints(Secret(std::move(*text)));
    } else {
        out.type = ssh_key_type(key.get()) == SSH_KEYTYPE_ED25519 ? "ed25519" : "ecdsa";
        out.accountFingerprints = {out.fingerprint.substr(out.fingerprint.find(':') + 1)};
    }
    return out;
}

} // namespace trainyard::ssh
