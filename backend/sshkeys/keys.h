#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::sshkeys {

struct KeyPair {
    Secret privateText;             ///< ed25519 in OpenSSH's form, RSA as PKCS#1 PEM; newline at the end
    std::string publicLine;         ///< "ssh-ed25519 AAAA... comment", no newline
    std::string fingerprint;        ///< "SHA256:..." as ssh-keygen -l prints it
    std::string createdFingerprint; ///< EC2's form for a key that it created: ed25519 SHA-256, RSA SHA-1 of the PKCS#8
};

/// Generates a key pair with OpenSSL.
/// \error Internal
Result<KeyPair> generateEd25519(const std::string &comment);
/// The same with 2048 bits; the public line has no comment.
/// \error Internal
Result<KeyPair> generateRsa();

/// The content of a public line.
struct PublicKey {
    std::string type;                ///< "ssh-ed25519", "ssh-rsa"
    std::string line;                ///< "TYPE BASE64", without the comment
    std::string importedFingerprint; ///< EC2's form for an imported key: ed25519 SHA-256 in base64, RSA MD5 of the DER

    /// Whether EC2 lists this key, when it was imported, with this fingerprint. The padding of base64 does not count.
    bool isImportedAs(std::string_view accountFingerprint) const;
};
/// Reads one line of the type ed25519 or RSA.
/// \error InvalidArgument (several lines, another type, or base64 and type disagree)
Result<PublicKey> readPublicKey(std::string_view line);

/// Returns "TYPE BASE64" of a public line.
std::string withoutComment(std::string_view publicLine);

/// Returns the fingerprint of a public line of any type, as ssh-keygen -l prints it.
/// \error InvalidArgument
Result<std::string> fingerprint(std::string_view publicLine);

/// Returns the fingerprints under which EC2 may list an RSA key: the MD5 of its public key in DER form (imported) and
/// the SHA-1 of its private key in PKCS#8 form (created by EC2). Empty when the text is no such key.
/// \param privateText  PEM or OpenSSH's form, without a passphrase
std::vector<std::string> rsaFingerprints(const Secret &privateText);

} // namespace trainyard::sshkeys
