#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::ssh {

/// The public properties of a private key file.
struct KeyFile {
    std::string type;        ///< "ed25519", "rsa", "ecdsa"
    std::string publicLine;  ///< "ssh-ed25519 AAAA...", no comment, no newline
    std::string fingerprint; ///< "SHA256:..." as ssh-keygen -l prints it
    /// The fingerprints under which EC2 may list the key: for ed25519 the SHA-256 in base64; for RSA the MD5 of the
    /// public key's DER form (imported keys) and the SHA-1 of the private key's PKCS#8 form (keys that EC2 created), in
    /// hexadecimal with colons.
    std::vector<std::string> accountFingerprints;

    /// Whether a fingerprint from DescribeKeyPairs belongs to this key.
    bool matches(std::string_view accountFingerprint) const;
};

/// Reads a private key file that the user names: OpenSSH or PEM, without a passphrase. Never changes the file.
/// \error NotFound, PermissionDenied (not readable, or open to other users), InvalidArgument (not a private key, a
///     passphrase, or an unsupported form)
Result<KeyFile> readKeyFile(const std::filesystem::path &);

} // namespace trainyard::ssh
