#include "backend/ssh/key_files.h"

#include <algorithm>
#include <cerrno>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <sys/stat.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ssh/key_files_internal.h"
#include "backend/ssh/keys.h"

namespace trainyard::ssh {

namespace {

constexpr std::size_t kMostBytes = 64u << 10; // of a key file

struct TextDeleter {
    void operator()(char *text) const { ssh_string_free_char(text); }
};
using Text = std::unique_ptr<char, TextDeleter>;

std::string colonHex(std::span<const std::byte> bytes)
{
    const std::string hex = hexEncode(bytes);
    std::string out;
    for (std::size_t i = 0; i < hex.size(); i += 2)
        out.append(out.empty() ? "" : ":").append(hex, i, 2);
    return out;
}

/// Views DER bytes that OpenSSL allocated.
std::span<const std::byte> bytesOf(const unsigned char *der, int size)
{
    return std::as_bytes(std::span(der, std::size_t(std::max(size, 0))));
}

using PrivateKey = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
struct BigNumberDeleter {
    void operator()(BIGNUM *number) const { BN_clear_free(number); }
};
using BigNumber = std::unique_ptr<BIGNUM, BigNumberDeleter>;

/// Removes one length-prefixed field of OpenSSH's format from the front; empty where there is none.
std::span<const std::byte> takeField(std::span<const std::byte> &rest)
{
    if (rest.size() < 4)
        return {};
    std::size_t size = 0;
    for (int i = 0; i < 4; ++i)
        size = size << 8 | std::to_integer<std::size_t>(rest[std::size_t(i)]);
    if (size > rest.size() - 4)
        return {};
    const auto field = rest.subspan(4, size);
    rest = rest.subspan(4 + size);
    return field;
}

/// Reads an RSA key in OpenSSH's format (PROTOCOL.key) without a cipher, which OpenSSL does not support.
PrivateKey rsaOfOpenSsh(std::string_view text)
{
    PrivateKey none(nullptr, EVP_PKEY_free);
    constexpr std::string_view kBegin = "-----BEGIN OPENSSH PRIVATE KEY-----", kEnd = "-----END",
                               kMagic("openssh-key-v1\0", 15);
    const auto begin = text.find(kBegin), end = text.find(kEnd, begin);
    if (begin == std::string_view::npos || end == std::string_view::npos)
        return none;
    auto bytes = base64Decode(text.substr(begin + kBegin.size(), end - begin - kBegin.size()));
    if (!bytes || bytes->size() < kMagic.size() + 4)
        return none;
    std::span<const std::byte> rest = std::span(*bytes).subspan(kMagic.size());
    for (int skipped = 0; skipped < 3; ++skipped) // cipher, key derivation, its options
        (void)takeField(rest);
    if (rest.size() < 4)
        return none;
    rest = rest.subspan(4); // number of keys: one
    (void)takeField(rest);  // the public part
    auto secret = takeField(rest);
    if (secret.size() < 8)
        return none;
    secret = secret.subspan(8); // the same random number twice
    (void)takeField(secret);    // "ssh-rsa"
    const auto number = [&] {
        const auto field = takeField(secret);
        return BigNumber(BN_bin2bn(reinterpret_cast<const unsigned char *>(field.data()), int(field.size()), nullptr));
    };
    const BigNumber n = number(), e = number(), d = number(), inverse = number(), p = number(), q = number();
    OPENSSL_cleanse(bytes->data(), bytes->size());

    // The format does not contain the exponents of the two primes.
    const BigNumber one(BN_new()), less(BN_new()), forP(BN_new()), forQ(BN_new());
    const std::unique_ptr<BN_CTX, decltype(&BN_CTX_free)> room(BN_CTX_new(), BN_CTX_free);
    if (BN_one(one.get()) != 1 || BN_sub(less.get(), p.get(), one.get()) != 1 || BN_is_zero(less.get()) ||
        BN_mod(forP.get(), d.get(), less.get(), room.get()) != 1 || BN_sub(less.get(), q.get(), one.get()) != 1 ||
        BN_is_zero(less.get()) || BN_mod(forQ.get(), d.get(), less.get(), room.get()) != 1)
        return none;
    const std::unique_ptr<OSSL_PARAM_BLD, decltype(&OSSL_PARAM_BLD_free)> builder(OSSL_PARAM_BLD_new(),
                                                                                  OSSL_PARAM_BLD_free);
    const std::pair<const char *, const BIGNUM *> parts[] = {{OSSL_PKEY_PARAM_RSA_N, n.get()},
                                                             {OSSL_PKEY_PARAM_RSA_E, e.get()},
                                                             {OSSL_PKEY_PARAM_RSA_D, d.get()},
                                                             {OSSL_PKEY_PARAM_RSA_FACTOR1, p.get()},
                                                             {OSSL_PKEY_PARAM_RSA_FACTOR2, q.get()},
                                                             {OSSL_PKEY_PARAM_RSA_EXPONENT1, forP.get()},
                                                             {OSSL_PKEY_PARAM_RSA_EXPONENT2, forQ.get()},
                                                             {OSSL_PKEY_PARAM_RSA_COEFFICIENT1, inverse.get()}};
    for (const auto &[name, value] : parts)
        OSSL_PARAM_BLD_push_BN(builder.get(), name, value);
    const std::unique_ptr<OSSL_PARAM, decltype(&OSSL_PARAM_free)> parameters(OSSL_PARAM_BLD_to_param(builder.get()),
                                                                             OSSL_PARAM_free);
    const std::unique_ptr<EVP_PKEY_CTX, decltype(&EVP_PKEY_CTX_free)> context(
        EVP_PKEY_CTX_new_from_name(nullptr, "RSA", nullptr), EVP_PKEY_CTX_free);
    EVP_PKEY *raw = nullptr;
    if (!parameters || EVP_PKEY_fromdata_init(context.get()) != 1 ||
        EVP_PKEY_fromdata(context.get(), &raw, EVP_PKEY_KEYPAIR, parameters.get()) != 1)
        return none;
    return {raw, EVP_PKEY_free};
}

/// Returns both fingerprints under which EC2 may list an RSA key.
std::vector<std::string> rsaFingerprints(const Secret &text)
{
    const std::unique_ptr<BIO, decltype(&BIO_free)> memory(
        BIO_new_mem_buf(text.reveal().data(), int(text.reveal().size())), BIO_free);
    PrivateKey key(PEM_read_bio_PrivateKey(memory.get(), nullptr, nullptr, nullptr), EVP_PKEY_free);
    if (!key)
        key = rsaOfOpenSsh(text.reveal());
    if (!key)
        return {};
    std::vector<std::string> out;
    unsigned char *der = nullptr;
    if (const int size = i2d_PUBKEY(key.get(), &der); size > 0)
        out.push_back(colonHex(md5(bytesOf(der, size))));
    OPENSSL_free(der);
    der = nullptr;
    const std::unique_ptr<PKCS8_PRIV_KEY_INFO, decltype(&PKCS8_PRIV_KEY_INFO_free)> form(EVP_PKEY2PKCS8(key.get()),
                                                                                         PKCS8_PRIV_KEY_INFO_free);
    const int size = form ? i2d_PKCS8_PRIV_KEY_INFO(form.get(), &der) : 0;
    if (size > 0)
        out.push_back(colonHex(sha1(bytesOf(der, size))));
    OPENSSL_clear_free(der, std::size_t(std::max(size, 0)));
    return out;
}

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
        return fail(ErrorCode::InvalidArgument, path.string(), "the public part of the key cannot be told");
    const Text blob(raw);
    KeyFile out;
    const std::string type = ssh_key_type_to_char(ssh_key_type(key.get()));
    out.publicLine = type + " " + blob.get();
    TY_ASSIGN(const auto print, fingerprint(out.publicLine));
    out.fingerprint = print;
    if (ssh_key_type(key.get()) == SSH_KEYTYPE_RSA) {
        out.type = "rsa";
        if (auto text = readFile(path, kMostBytes))
            out.accountFingerprints = rsaFingerprints(Secret(std::move(*text)));
    } else {
        out.type = ssh_key_type(key.get()) == SSH_KEYTYPE_ED25519 ? "ed25519" : "ecdsa";
        out.accountFingerprints = {out.fingerprint.substr(out.fingerprint.find(':') + 1)};
    }
    return out;
}

} // namespace trainyard::ssh
