#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::ssh {

/// What a private key file is, as far as others may know it.
struct KeyFile {
    std::string type;        ///< "ed25519", "rsa", "ecdsa"
    std::string publicLine;  ///< "ssh-ed25519 AAAA...", no comment, no newline
    std::string fingerprint; ///< "SHA256:..." as ssh-keygen -l prints it
    /// As EC2 shows the key: for ed25519 the SHA-256 in base64; for RSA the MD5 of the public key's DER form (imported)
    /// and the SHA-1 of the private key's PKCS#8 form (made by EC2), in hexadecimal with colons.
    std::vector<std::string> accountFingerprints;

    /// Is a key pair with this fingerprint, as DescribeKeyPairs tells it, this key?
    bool matches(std::string_view accountFingerprint) const;
};

/// Read a private key that the user names: OpenSSH or PEM, without a passphrase. It is only read.
/// errors  NotFound, PermissionDenied (not readable, or open to other users), InvalidArgument (no such key, or one
///         with a passphrase, or of a form that cannot be used)
Result<KeyFile> readKeyFile(const std::filesystem::path &);

} // namespace trainyard::ssh
