#include "backend/localcloud/instances/ssh_keys.h"

#include <memory>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include "backend/core/encoding.h"

namespace trainyard::localcloud {
namespace {

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;

std::string asText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

void putUint32(std::string &out, std::uint32_t value)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        out.push_back(char(value >> shift & 0xff));
}

void putString(std::string &out, std::string_view value)
{
    putUint32(out, std::uint32_t(value.size()));
    out.append(value);
}

std::string base64(std::string_view text)
{
    return base64Encode(asBytes(text));
}

std::string withoutPadding(std::string text)
{
    while (!text.empty() && text.back() == '=')
        text.pop_back();
    return text;
}

std::string colonHex(std::string_view bytes)
{
    const auto hex = hexEncode(asBytes(bytes));
    std::string out;
    for (std::size_t i = 0; i < hex.size(); i += 2)
        out.append(out.empty() ? "" : ":").append(hex, i, 2);
    return out;
}

std::string digest(const EVP_MD *kind, std::string_view data)
{
    unsigned char out[EVP_MAX_MD_SIZE];
    unsigned size = 0;
    EVP_Digest(data.data(), data.size(), out, &size, kind, nullptr);
    return {reinterpret_cast<char *>(out), size};
}

/// Bytes of an SSH mpint from a number of the key.
std::string mpint(const EVP_PKEY *key, const char *name)
{
    BIGNUM *number = nullptr;
    if (EVP_PKEY_get_bn_param(key, name, &number) != 1)
        return {};
    std::string out(std::size_t(BN_num_bytes(number)), '\0');
    BN_bn2bin(number, reinterpret_cast<unsigned char *>(out.data()));
    BN_free(number);
    if (!out.empty() && (out.front() & 0x80))
        out.insert(out.begin(), '\0');
    return out;
}

/// Reads one length-prefixed field from an SSH blob.
bool takeString(std::string_view &blob, std::string_view &field)
{
    if (blob.size() < 4)
        return false;
    std::uint32_t size = 0;
    for (int i = 0; i < 4; ++i)
        size = size << 8 | static_cast<unsigned char>(blob[std::size_t(i)]);
    if (size > blob.size() - 4)
        return false;
    field = blob.substr(4, size);
    blob.remove_prefix(4 + size);
    return true;
}

/// MD5 of the DER form of an RSA public key, which EC2 shows for an imported key.
Result<std::string> importedRsaFingerprint(std::string_view exponent, std::string_view modulus)
{
    const auto bad = fail(ErrorCode::InvalidArgument, "key", "Key is not in valid OpenSSH public key format");
    const auto number = [](std::string_view bytes) {
        return BN_bin2bn(reinterpret_cast<const unsigned char *>(bytes.data()), int(bytes.size()), nullptr);
    };
    if (exponent.empty() || modulus.size() < 64 || modulus.size() > 2100)
        return bad;
    std::unique_ptr<BIGNUM, decltype(&BN_free)> n(number(modulus), BN_free), e(number(exponent), BN_free);
    std::unique_ptr<OSSL_PARAM_BLD, decltype(&OSSL_PARAM_BLD_free)> builder(OSSL_PARAM_BLD_new(), OSSL_PARAM_BLD_free);
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, n.get());
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, e.get());
    std::unique_ptr<OSSL_PARAM, decltype(&OSSL_PARAM_free)> parameters(OSSL_PARAM_BLD_to_param(builder.get()),
                                                                       OSSL_PARAM_free);
    std::unique_ptr<EVP_PKEY_CTX, decltype(&EVP_PKEY_CTX_free)> context(
        EVP_PKEY_CTX_new_from_name(nullptr, "RSA", nullptr), EVP_PKEY_CTX_free);
    EVP_PKEY *raw = nullptr;
    if (EVP_PKEY_fromdata_init(context.get()) != 1 ||
        EVP_PKEY_fromdata(context.get(), &raw, EVP_PKEY_PUBLIC_KEY, parameters.get()) != 1)
        return bad;
    const Key key(raw, EVP_PKEY_free);
    unsigned char *der = nullptr;
    const int size = i2d_PUBKEY(key.get(), &der);
    if (size <= 0)
        return bad;
    const std::string bytes(reinterpret_cast<char *>(der), std::size_t(size));
    OPENSSL_free(der);
    return colonHex(digest(EVP_md5(), bytes));
}

} // namespace

GeneratedKey generateEd25519(std::string_view comment)
{
    const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"), EVP_PKEY_free);
    std::string seed(32, '\0'), point(32, '\0');
    std::size_t size = 32;
    EVP_PKEY_get_raw_private_key(key.get(), reinterpret_cast<unsigned char *>(seed.data()), &size);
    size = 32;
    EVP_PKEY_get_raw_public_key(key.get(), reinterpret_cast<unsigned char *>(point.data()), &size);

    std::string blob;
    putString(blob, "ssh-ed25519");
    putString(blob, point);

    // Layout of OpenSSH's PROTOCOL.key without a cipher: the private part is padded to 8 bytes with 1, 2, 3, ...
    std::string secret;
    const auto check = asText(randomBytes(4));
    secret.append(check).append(check).append(blob);
    putString(secret, seed + point);
    putString(secret, comment);
    for (char pad = 1; secret.size() % 8 != 0; ++pad)
        secret.push_back(pad);
    std::string file("openssh-key-v1\0", 15);
    putString(file, "none");
    putString(file, "none");
    putString(file, "");
    putUint32(file, 1);
    putString(file, blob);
    putString(file, secret);

    GeneratedKey out;
    out.privateText = "-----BEGIN OPENSSH PRIVATE KEY-----\n";
    const auto text = base64(file);
    for (std::size_t at = 0; at < text.size(); at += 70)
        out.privateText.append(text, at, 70).append("\n");
    out.privateText += "-----END OPENSSH PRIVATE KEY-----\n";
    out.publicLine = "ssh-ed25519 " + base64(blob);
    out.fingerprint = base64(digest(EVP_sha256(), blob));
    return out;
}

Result<GeneratedKey> generateRsa()
{
    const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "RSA", std::size_t(2048)), EVP_PKEY_free);
    if (!key)
        return fail(ErrorCode::Internal, "openssl", "cannot make an RSA key");
    GeneratedKey out;
    const std::unique_ptr<BIO, decltype(&BIO_free)> memory(BIO_new(BIO_s_mem()), BIO_free);
    PEM_write_bio_PrivateKey_traditional(memory.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
    char *text = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &text);
    out.privateText.assign(text, std::size_t(size));

    std::string blob;
    putString(blob, "ssh-rsa");
    putString(blob, mpint(key.get(), OSSL_PKEY_PARAM_RSA_E));
    putString(blob, mpint(key.get(), OSSL_PKEY_PARAM_RSA_N));
    out.publicLine = "ssh-rsa " + base64(blob);

    const std::unique_ptr<PKCS8_PRIV_KEY_INFO, decltype(&PKCS8_PRIV_KEY_INFO_free)> pkcs8(EVP_PKEY2PKCS8(key.get()),
                                                                                          PKCS8_PRIV_KEY_INFO_free);
    unsigned char *der = nullptr;
    const int derSize = i2d_PKCS8_PRIV_KEY_INFO(pkcs8.get(), &der);
    out.fingerprint =
        colonHex(digest(EVP_sha1(), std::string_view(reinterpret_cast<char *>(der), std::size_t(derSize))));
    OPENSSL_free(der);
    return out;
}

Result<PublicKey> readPublicKey(std::string_view line)
{
    const auto bad = fail(ErrorCode::InvalidArgument, "key", "Key is not in valid OpenSSH public key format");
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r' || line.back() == ' '))
        line.remove_suffix(1);
    const auto space = line.find(' ');
    if (space == std::string_view::npos || line.find('\n') != std::string_view::npos)
        return bad;
    const auto type = line.substr(0, space);
    const auto rest = line.substr(space + 1);
    const auto text = rest.substr(0, rest.find(' '));
    const auto bytes = base64Decode(text);
    if (!bytes || (type != "ssh-ed25519" && type != "ssh-rsa"))
        return bad;
    PublicKey out;
    out.type = type;
    out.blob = asText(*bytes);
    out.line = std::string(type) + " " + std::string(text);
    std::string_view left = out.blob, inner, first, second;
    if (!takeString(left, inner) || inner != type || !takeString(left, first))
        return bad;
    if (type == "ssh-ed25519") {
        if (first.size() != 32 || !left.empty())
            return bad;
        out.importedFingerprint = base64(digest(EVP_sha256(), out.blob));
        return out;
    }
    if (!takeString(left, second) || !left.empty())
        return bad;
    auto fingerprint = importedRsaFingerprint(first, second);
    if (!fingerprint)
        return bad;
    out.importedFingerprint = *fingerprint;
    return out;
}

std::string openSshFingerprint(std::string_view blob)
{
    return "SHA256:" + withoutPadding(base64(digest(EVP_sha256(), blob)));
}

} // namespace trainyard::localcloud
