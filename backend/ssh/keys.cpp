#include "backend/ssh/keys.h"

#include <algorithm>
#include <array>
#include <memory>

#include <openssl/evp.h>

#include "backend/core/encoding.h"

namespace trainyard::ssh {

namespace {

constexpr std::string_view kType = "ssh-ed25519";

void appendU32(std::string &to, std::uint32_t v)
{
    for (const int shift : {24, 16, 8, 0})
        to += char(v >> shift);
}

void appendString(std::string &to, std::string_view text)
{
    appendU32(to, std::uint32_t(text.size()));
    to += text;
}

/// Returns the private key in the format of OpenSSH's PROTOCOL.key, without encryption.
std::string openSshForm(const std::string &blob, std::string_view seed, std::string_view publicKey,
                        const std::string &comment)
{
    std::string secret;
    const Bytes check = randomBytes(4);
    for (int twice = 0; twice < 2; ++twice)
        secret.append(reinterpret_cast<const char *>(check.data()), check.size());
    appendString(secret, kType);
    appendString(secret, publicKey);
    appendString(secret, std::string(seed) + std::string(publicKey));
    appendString(secret, comment);
    for (char pad = 1; secret.size() % 8 != 0; ++pad)
        secret += pad;

    std::string all("openssh-key-v1\0", 15);
    appendString(all, "none");
    appendString(all, "none");
    appendString(all, "");
    appendU32(all, 1);
    appendString(all, blob);
    appendString(all, secret);

    const std::string base64 = base64Encode(asBytes(all));
    std::string text = "-----BEGIN OPENSSH PRIVATE KEY-----\n";
    for (std::size_t at = 0; at < base64.size(); at += 70)
        text += base64.substr(at, 70) + "\n";
    return text + "-----END OPENSSH PRIVATE KEY-----\n";
}

} // namespace

Result<KeyPair> generateKeyPair(const std::string &comment)
{
    EVP_PKEY *raw = nullptr;
    const std::unique_ptr<EVP_PKEY_CTX, decltype(&EVP_PKEY_CTX_free)> context(
        EVP_PKEY_CTX_new_id(EVP_PKEY_ED25519, nullptr), EVP_PKEY_CTX_free);
    if (!context || EVP_PKEY_keygen_init(context.get()) != 1 || EVP_PKEY_keygen(context.get(), &raw) != 1)
        return fail(ErrorCode::Internal, "openssl", "no ed25519 key could be made");
    const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(raw, EVP_PKEY_free);
    std::array<unsigned char, 32> seed = {}, publicKey = {};
    std::size_t seedLength = seed.size(), publicLength = publicKey.size();
    if (EVP_PKEY_get_raw_private_key(key.get(), seed.data(), &seedLength) != 1 ||
        EVP_PKEY_get_raw_public_key(key.get(), publicKey.data(), &publicLength) != 1)
        return fail(ErrorCode::Internal, "openssl", "an ed25519 key could not be read");
    const auto view = [](const std::array<unsigned char, 32> &bytes) {
        return std::string_view(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    };
    std::string blob;
    appendString(blob, kType);
    appendString(blob, view(publicKey));

    KeyPair pair;
    pair.publicLine = std::string(kType) + " " + base64Encode(asBytes(blob));
    pair.fingerprint = *fingerprint(pair.publicLine);
    if (!comment.empty())
        pair.publicLine += " " + comment;
    pair.privateText = Secret(openSshForm(blob, view(seed), view(publicKey), comment));
    seed.fill(0);
    return pair;
}

Result<std::string> fingerprint(std::string_view publicLine)
{
    const auto space = publicLine.find(' ');
    if (space == std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, "public key", "not of the form TYPE BASE64");
    const std::string_view rest = publicLine.substr(space + 1);
    const auto blob = base64Decode(rest.substr(0, rest.find_first_of(" \t\r\n")));
    if (!blob || blob->size() < 12)
        return fail(ErrorCode::InvalidArgument, "public key", "not of the form TYPE BASE64");
    std::string base64 = base64Encode(sha256(*blob));
    while (base64.ends_with('='))
        base64.pop_back();
    return "SHA256:" + base64;
}

} // namespace trainyard::ssh
