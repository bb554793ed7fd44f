#include "backend/sshkeys/keys.h"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <span>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include "backend/core/encoding.h"

namespace trainyard::sshkeys {
namespace {

constexpr std::string_view kEd25519 = "ssh-ed25519", kRsa = "ssh-rsa";
constexpr std::string_view kMagic("openssh-key-v1\0", 15);
constexpr std::string_view kBegin = "-----BEGIN OPENSSH PRIVATE KEY-----", kEnd = "-----END OPENSSH PRIVATE KEY-----";

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
struct NumberDeleter {
    void operator()(BIGNUM *number) const { BN_clear_free(number); }
};
using Number = std::unique_ptr<BIGNUM, NumberDeleter>;

std::string_view textOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

const unsigned char *octets(std::string_view text)
{
    return reinterpret_cast<const unsigned char *>(text.data());
}

unsigned char *octets(std::string &text)
{
    return reinterpret_cast<unsigned char *>(text.data());
}

void putUint32(std::string &to, std::size_t value)
{
    for (const int shift : {24, 16, 8, 0})
        to += char(value >> shift & 0xff);
}

void putField(std::string &to, std::string_view field)
{
    putUint32(to, field.size());
    to += field;
}

/// Removes one length-prefixed field from the front; false where there is none.
bool takeField(std::string_view &rest, std::string_view &field)
{
    std::size_t size = 0;
    for (const char c : rest.substr(0, 4))
        size = size << 8 | static_cast<unsigned char>(c);
    if (rest.size() < 4 || size > rest.size() - 4)
        return false;
    field = rest.substr(4, size);
    rest.remove_prefix(4 + size);
    return true;
}

/// The same, empty where there is none.
std::string_view fieldOf(std::string_view &rest)
{
    std::string_view field;
    takeField(rest, field);
    return field;
}

std::string base64(std::string_view text)
{
    return base64Encode(asBytes(text));
}

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

std::string importedRsaFingerprint(const EVP_PKEY *key)
{
    unsigned char *der = nullptr;
    const int size = i2d_PUBKEY(key, &der);
    auto print = size > 0 ? colonHex(md5(bytesOf(der, size))) : std::string();
    OPENSSL_free(der);
    return print;
}

std::string createdRsaFingerprint(const EVP_PKEY *key)
{
    const std::unique_ptr<PKCS8_PRIV_KEY_INFO, decltype(&PKCS8_PRIV_KEY_INFO_free)> form(EVP_PKEY2PKCS8(key),
                                                                                         PKCS8_PRIV_KEY_INFO_free);
    unsigned char *der = nullptr;
    const int size = form ? i2d_PKCS8_PRIV_KEY_INFO(form.get(), &der) : 0;
    auto print = size > 0 ? colonHex(sha1(bytesOf(der, size))) : std::string();
    OPENSSL_clear_free(der, std::size_t(std::max(size, 0)));
    return print;
}

Number numberOf(std::string_view bytes)
{
    return Number(BN_bin2bn(octets(bytes), int(bytes.size()), nullptr));
}

/// Bytes of an SSH mpint from a number of the key.
std::string mpint(const EVP_PKEY *key, const char *name)
{
    BIGNUM *raw = nullptr;
    if (EVP_PKEY_get_bn_param(key, name, &raw) != 1)
        return {};
    const Number number(raw);
    std::string out(std::size_t(BN_num_bytes(raw)), '\0');
    BN_bn2bin(raw, octets(out));
    if (!out.empty() && (out.front() & 0x80))
        out.insert(out.begin(), '\0');
    return out;
}

/// \param selection  EVP_PKEY_PUBLIC_KEY or EVP_PKEY_KEYPAIR
Key rsaKey(std::initializer_list<std::pair<const char *, const BIGNUM *>> numbers, int selection)
{
    const std::unique_ptr<OSSL_PARAM_BLD, decltype(&OSSL_PARAM_BLD_free)> builder(OSSL_PARAM_BLD_new(),
                                                                                  OSSL_PARAM_BLD_free);
    for (const auto &[name, number] : numbers)
        OSSL_PARAM_BLD_push_BN(builder.get(), name, number);
    const std::unique_ptr<OSSL_PARAM, decltype(&OSSL_PARAM_free)> parameters(OSSL_PARAM_BLD_to_param(builder.get()),
                                                                             OSSL_PARAM_free);
    const std::unique_ptr<EVP_PKEY_CTX, decltype(&EVP_PKEY_CTX_free)> context(
        EVP_PKEY_CTX_new_from_name(nullptr, "RSA", nullptr), EVP_PKEY_CTX_free);
    EVP_PKEY *raw = nullptr;
    if (!parameters || EVP_PKEY_fromdata_init(context.get()) != 1 ||
        EVP_PKEY_fromdata(context.get(), &raw, selection, parameters.get()) != 1)
        raw = nullptr;
    return {raw, EVP_PKEY_free};
}

/// Reads an RSA key in OpenSSH's format (PROTOCOL.key) without a cipher, which OpenSSL does not support.
Key rsaOfOpenSsh(std::string_view text)
{
    Key none(nullptr, EVP_PKEY_free);
    const auto begin = text.find(kBegin), end = text.find(kEnd, begin);
    if (begin == std::string_view::npos || end == std::string_view::npos)
        return none;
    auto bytes = base64Decode(text.substr(begin + kBegin.size(), end - begin - kBegin.size()));
    if (!bytes || bytes->size() < kMagic.size() + 4)
        return none;
    auto rest = textOf(*bytes).substr(kMagic.size());
    for (int skipped = 0; skipped < 3; ++skipped) // cipher, key derivation, its options
        fieldOf(rest);
    if (rest.size() < 4)
        return none;
    rest.remove_prefix(4); // number of keys: one
    fieldOf(rest);         // the public part
    auto secret = fieldOf(rest);
    if (secret.size() < 8)
        return none;
    secret.remove_prefix(8); // the same random number twice
    if (fieldOf(secret) != kRsa)
        return none;
    const auto next = [&] { return numberOf(fieldOf(secret)); };
    const Number n = next(), e = next(), d = next(), inverse = next(), p = next(), q = next();
    OPENSSL_cleanse(bytes->data(), bytes->size());

    // The format does not contain the exponents of the two primes.
    const Number less(BN_new()), forP(BN_new()), forQ(BN_new());
    const std::unique_ptr<BN_CTX, decltype(&BN_CTX_free)> room(BN_CTX_new(), BN_CTX_free);
    for (const auto &[prime, exponent] : {std::pair{p.get(), forP.get()}, {q.get(), forQ.get()}}) {
        if (BN_sub(less.get(), prime, BN_value_one()) != 1 || BN_is_zero(less.get()) ||
            BN_mod(exponent, d.get(), less.get(), room.get()) != 1)
            return none;
    }
    return rsaKey({{OSSL_PKEY_PARAM_RSA_N, n.get()},
                   {OSSL_PKEY_PARAM_RSA_E, e.get()},
                   {OSSL_PKEY_PARAM_RSA_D, d.get()},
                   {OSSL_PKEY_PARAM_RSA_FACTOR1, p.get()},
                   {OSSL_PKEY_PARAM_RSA_FACTOR2, q.get()},
                   {OSSL_PKEY_PARAM_RSA_EXPONENT1, forP.get()},
                   {OSSL_PKEY_PARAM_RSA_EXPONENT2, forQ.get()},
                   {OSSL_PKEY_PARAM_RSA_COEFFICIENT1, inverse.get()}},
                  EVP_PKEY_KEYPAIR);
}

/// The private key in the format of OpenSSH's PROTOCOL.key, without a cipher.
Secret openSshForm(std::string_view blob, std::string_view privateFields)
{
    const Bytes check = randomBytes(4);
    std::string secret = std::string(textOf(check)).append(textOf(check)).append(privateFields);
    for (char pad = 1; secret.size() % 8 != 0; ++pad)
        secret += pad;
    std::string file(kMagic);
    for (const std::string_view unused : {"none", "none", ""}) // cipher, key derivation, its options
        putField(file, unused);
    putUint32(file, 1);
    putField(file, blob);
    putField(file, secret);
    const auto lines = base64(file);
    auto text = std::string(kBegin) + "\n";
    for (std::size_t at = 0; at < lines.size(); at += 70)
        text.append(lines, at, 70).append("\n");
    return Secret(text.append(kEnd).append("\n"));
}

} // namespace

Result<KeyPair> generateEd25519(const std::string &comment)
{
    const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"), EVP_PKEY_free);
    std::string seed(32, '\0'), point(32, '\0');
    std::size_t seedSize = seed.size(), pointSize = point.size();
    if (!key || EVP_PKEY_get_raw_private_key(key.get(), octets(seed), &seedSize) != 1 ||
        EVP_PKEY_get_raw_public_key(key.get(), octets(point), &pointSize) != 1)
        return fail(ErrorCode::Internal, "openssl", "no ed25519 key could be made");
    std::string blob;
    putField(blob, kEd25519);
    putField(blob, point);
    std::string fields = blob;
    putField(fields, seed + point);
    putField(fields, comment);

    KeyPair pair;
    pair.privateText = openSshForm(blob, fields);
    OPENSSL_cleanse(seed.data(), seed.size());
    OPENSSL_cleanse(fields.data(), fields.size());
    pair.publicLine = std::string(kEd25519) + " " + base64(blob) + (comment.empty() ? "" : " ") + comment;
    pair.fingerprint = *fingerprint(pair.publicLine);
    pair.createdFingerprint = base64Encode(sha256(asBytes(blob)));
    return pair;
}

Result<KeyPair> generateRsa()
{
    const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "RSA", std::size_t(2048)), EVP_PKEY_free);
    const std::unique_ptr<BIO, decltype(&BIO_free)> memory(BIO_new(BIO_s_mem()), BIO_free);
    if (!key ||
        PEM_write_bio_PrivateKey_traditional(memory.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return fail(ErrorCode::Internal, "openssl", "no RSA key could be made");
    char *text = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &text);
    std::string blob;
    putField(blob, kRsa);
    putField(blob, mpint(key.get(), OSSL_PKEY_PARAM_RSA_E));
    putField(blob, mpint(key.get(), OSSL_PKEY_PARAM_RSA_N));
    KeyPair pair;
    pair.privateText = Secret(std::string(text, std::size_t(size)));
    pair.publicLine = std::string(kRsa) + " " + base64(blob);
    pair.fingerprint = *fingerprint(pair.publicLine);
    pair.createdFingerprint = createdRsaFingerprint(key.get());
    return pair;
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
    PublicKey out{std::string(type), withoutComment(line), {}};
    const auto blob = base64Decode(std::string_view(out.line).substr(space + 1));
    if (!blob || (type != kEd25519 && type != kRsa))
        return bad;
    std::string_view left = textOf(*blob), inner, first, modulus;
    if (!takeField(left, inner) || inner != type || !takeField(left, first))
        return bad;
    if (type == kEd25519) {
        out.importedFingerprint = base64Encode(sha256(*blob));
        return first.size() == 32 && left.empty() ? Result<PublicKey>(out) : bad;
    }
    if (!takeField(left, modulus) || !left.empty() || first.empty() || modulus.size() < 64 || modulus.size() > 2100)
        return bad;
    const Number n = numberOf(modulus), e = numberOf(first);
    if (const auto key =
            rsaKey({{OSSL_PKEY_PARAM_RSA_N, n.get()}, {OSSL_PKEY_PARAM_RSA_E, e.get()}}, EVP_PKEY_PUBLIC_KEY))
        out.importedFingerprint = importedRsaFingerprint(key.get());
    return out.importedFingerprint.empty() ? bad : Result<PublicKey>(out);
}

bool PublicKey::isImportedAs(std::string_view accountFingerprint) const
{
    std::string_view ours = importedFingerprint;
    for (std::string_view *one : {&ours, &accountFingerprint}) {
        while (one->ends_with('='))
            one->remove_suffix(1);
    }
    return !ours.empty() && ours == accountFingerprint;
}

std::string withoutComment(std::string_view publicLine)
{
    return std::string(publicLine.substr(0, publicLine.find(' ', publicLine.find(' ') + 1)));
}

Result<std::string> fingerprint(std::string_view publicLine)
{
    const auto bad = fail(ErrorCode::InvalidArgument, "public key", "not of the form TYPE BASE64");
    const auto space = publicLine.find(' ');
    if (space == std::string_view::npos)
        return bad;
    const auto rest = publicLine.substr(space + 1);
    const auto blob = base64Decode(rest.substr(0, rest.find_first_of(" \t\r\n")));
    if (!blob || blob->size() < 12)
        return bad;
    std::string print = "SHA256:" + base64Encode(sha256(*blob));
    print.erase(print.find_last_not_of('=') + 1);
    return print;
}

std::vector<std::string> rsaFingerprints(const Secret &privateText)
{
    const std::unique_ptr<BIO, decltype(&BIO_free)> memory(
        BIO_new_mem_buf(privateText.reveal().data(), int(privateText.reveal().size())), BIO_free);
    Key key(PEM_read_bio_PrivateKey(memory.get(), nullptr, nullptr, nullptr), EVP_PKEY_free);
    if (!key)
        key = rsaOfOpenSsh(privateText.reveal());
    std::vector<std::string> out;
    if (key)
        out = {importedRsaFingerprint(key.get()), createdRsaFingerprint(key.get())};
    std::erase(out, "");
    return out;
}

} // namespace trainyard::sshkeys
