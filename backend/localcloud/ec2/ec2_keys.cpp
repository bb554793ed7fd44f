#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"
#include "backend/localcloud/instances/ssh_keys.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<KeyPair> kKeyFilters = {
    {"key-name", [](const KeyPair &k) { return std::vector{k.name}; }},
    {"key-pair-id", [](const KeyPair &k) { return std::vector{k.id}; }},
    {"fingerprint", [](const KeyPair &k) { return std::vector{k.fingerprint}; }},
};

void writeKey(XmlWriter &xml, const KeyPair &key)
{
    xml.text("keyPairId", key.id).text("keyName", key.name).text("keyFingerprint", key.fingerprint);
    writeTags(xml, key.tags);
}

} // namespace

KeyPair *Ec2Service::findKey(const std::string &region, const std::string &name)
{
    const auto found = std::find_if(m_keys.begin(), m_keys.end(), [&](const auto &pair) {
        return pair.second.region == region && pair.second.name == name;
    });
    return found == m_keys.end() ? nullptr : &found->second;
}

/// The common part of creating and importing a key pair: name, tags and id.
ServiceResult<KeyPair> Ec2Service::newKey(const Ec2Call &call)
{
    TY_ASSIGN(const auto name, call.parameters.required("KeyName"));
    if (name.size() > 255)
        return refuse("InvalidParameterValue", "The key name may have at most 255 characters");
    if (findKey(call.region, name))
        return refuse("InvalidKeyPair.Duplicate", "The keypair '" + name + "' already exists.");
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "key-pair", {"key-pair"}));
    KeyPair key;
    key.id = newResourceId("key-");
    key.region = call.region;
    key.name = name;
    key.created = now();
    key.tags = tags;
    return key;
}

/// Saves the key pair and begins the reply.
XmlWriter Ec2Service::saveKey(const KeyPair &key)
{
    m_keys[key.id] = key;
    save("key-pair", key.id, key);
    XmlWriter xml;
    writeKey(xml, key);
    return xml;
}

Ec2Service::Body Ec2Service::createKeyPair(const Ec2Call &call)
{
    TY_ASSIGN(auto begun, newKey(call));
    KeyPair &key = begun;
    key.type = call.parameters.text("KeyType", "rsa");
    if (key.type != "rsa" && key.type != "ed25519")
        return refuse("InvalidParameterValue", "Invalid value '" + key.type + "' for KeyType.");
    if (const auto format = call.parameters.text("KeyFormat", "pem"); format != "pem")
        return refuse("UnsupportedOperation", "The local cloud makes keys in the format pem only.");
    const auto made = key.type == "rsa" ? generateRsa() : Result<GeneratedKey>(generateEd25519(key.name));
    if (!made)
        return refuse("InternalError", made.error().detail, 500);
    key.fingerprint = made->fingerprint;
    key.publicLine = made->publicLine;
    return saveKey(key).text("keyMaterial", made->privateText).str();
}

Ec2Service::Body Ec2Service::importKeyPair(const Ec2Call &call)
{
    auto begun = newKey(call);
    const auto material = call.parameters.required("PublicKeyMaterial");
    if (!begun || !material)
        return tl::unexpected(begun ? material.error() : begun.error());
    KeyPair &key = *begun;
    const auto decoded = base64Decode(*material);
    const auto read =
        decoded ? readPublicKey(std::string_view(reinterpret_cast<const char *>(decoded->data()), decoded->size()))
                : Result<PublicKey>(fail(ErrorCode::InvalidArgument, "", ""));
    if (!read)
        return refuse("InvalidKey.Format", "Key is not in valid OpenSSH public key format");
    key.type = read->type == "ssh-rsa" ? "rsa" : "ed25519";
    key.fingerprint = read->importedFingerprint;
    key.publicLine = read->line;
    return saveKey(key).str();
}

Ec2Service::Body Ec2Service::describeKeyPairs(const Ec2Call &call)
{
    const auto filters = readFilters(call.parameters);
    const auto withKey = call.parameters.boolean("IncludePublicKey");
    if (!filters || !withKey)
        return tl::unexpected(filters ? withKey.error() : filters.error());
    TY_TRY(checkFilters(*filters, kKeyFilters));
    std::vector<const KeyPair *> found;
    const auto names = call.parameters.list("KeyName"), ids = call.parameters.list("KeyPairId");
    for (const auto &name : names) {
        const auto *key = findKey(call.region, name);
        if (!key)
            return refuse("InvalidKeyPair.NotFound", "The key pair '" + name + "' does not exist");
        found.push_back(key);
    }
    for (const auto &id : ids) {
        const auto key = m_keys.find(id);
        if (key == m_keys.end() || key->second.region != call.region)
            return refuse("InvalidKeyPair.NotFound", "The key pair ID '" + id + "' does not exist");
        found.push_back(&key->second);
    }
    for (const auto &[id, key] : m_keys) {
        if (names.empty() && ids.empty() && key.region == call.region)
            found.push_back(&key);
    }
    XmlWriter xml;
    xml.element("keySet", [&] {
        for (const auto *key : found) {
            if (!passes(*filters, kKeyFilters, *key, key->tags).value_or(false))
                continue;
            xml.element("item", [&] {
                writeKey(xml, *key);
                xml.text("keyType", key->type).text("createTime", millisToIso(key->created));
                if (*withKey)
                    xml.text("publicKey", key->publicLine + " " + key->name);
            });
        }
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::deleteKeyPair(const Ec2Call &call)
{
    const auto name = call.parameters.text("KeyName"), id = call.parameters.text("KeyPairId");
    if (name.empty() && id.empty())
        return refuse("MissingParameter", "The request must contain the parameter KeyName or KeyPairId");
    const auto byId = m_keys.find(id);
    const auto *key = !name.empty() ? findKey(call.region, name) : byId == m_keys.end() ? nullptr : &byId->second;
    XmlWriter xml;
    xml.boolean("return", true); // an unknown key is a success at AWS as well
    if (key) {
        const auto gone = key->id;
        xml.text("keyPairId", gone);
        m_store.remove("key-pair", gone);
        m_keys.erase(gone);
    }
    return xml.str();
}

} // namespace trainyard::localcloud
