#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::localcloud {

struct GeneratedKey {
    std::string privateText; ///< AWS's formats: ed25519 "-----BEGIN OPENSSH PRIVATE KEY-----", rsa PKCS#1 PEM
    std::string publicLine;  ///< "ssh-ed25519 AAAA..." without a comment
    std::string fingerprint; ///< EC2's form for a created key: ed25519 base64 SHA-256, rsa SHA-1 of the PKCS#8 DER
};

GeneratedKey generateEd25519(std::string_view comment);
Result<GeneratedKey> generateRsa(); ///< 2048 bit

/// The content of an OpenSSH public key line.
struct PublicKey {
    std::string type;                ///< "ssh-ed25519", "ssh-rsa"
    std::string blob;                ///< decoded bytes
    std::string line;                ///< "type base64", without comment
    std::string importedFingerprint; ///< EC2's form for an imported key: ed25519 base64 SHA-256, rsa MD5 of the DER
};
/// \error InvalidArgument (not one line of a supported type, or base64 and type disagree)
Result<PublicKey> readPublicKey(std::string_view line);

/// "SHA256:..." as ssh-keygen -l prints it.
std::string openSshFingerprint(std::string_view blob);

} // namespace trainyard::localcloud
