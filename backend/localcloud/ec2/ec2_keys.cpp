#include "backend/core/encoding.h"
#include "backend/localcloud/ec2/ec2_action.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<KeyPair> kKeyFilters = {
    {"key-name", [](const KeyPair &k) { return Values{k.name}; }},
    {"key-pair-id", [](const KeyPair &k) { return Values{k.id}; }},
    {"fingerprint", [](const KeyPair &k) { return Values{k.fingerprint}; }},
};

void writeKey(XmlWriter &xml, const KeyPair &key)
{
    xml.text("keyPairId", key.id).text("keyName", key.name).text("keyFingerprint", key.fingerprint);
    writeTags(xml, key.tags);
}

/// The common part of creating and importing a key pair: name, tags and id.
ServiceResult<KeyPair> newKey(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto name, call.parameters.required("KeyName"));
    if (name.size() > 255)
        return refuse("InvalidParameterValue", "The key name may have at most 255 characters");
    if (ec2.state.keys.named(call.region, name))
        return refuse("InvalidKeyPair.Duplicate", "The keypair '" + name + "' already exists.");
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "key-pair", {"key-pair"}));
    return KeyPair{
        .id = newResourceId("key-"), .region = call.region, .name = name, .created = nowMillis(), .tags = tags};
}

/// Saves the key pair and begins the reply.
XmlWriter saveKey(const Ec2Context &ec2, const KeyPair &key)
{
    XmlWriter xml;
    writeKey(xml, ec2.state.keys.add(key));
    return xml;
}

Body createKeyPair(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto key, newKey(ec2, call));
    key.type = call.parameters.text("KeyType", "rsa");
    if (key.type != "rsa" && key.type != "ed25519")
        return refuse("InvalidParameterValue", "Invalid value '" + key.type + "' for KeyType.");
    if (const auto format = call.parameters.text("KeyFormat", "pem"); format != "pem")
        return refuse("UnsupportedOperation", "The local cloud makes keys in the format pem only.");
    const auto made = key.type == "rsa" ? sshkeys::generateRsa() : sshkeys::generateEd25519(key.name);
    if (!made)
        return refuse("InternalError", made.error().detail, 500);
    key.fingerprint = made->createdFingerprint;
    key.publicLine = sshkeys::withoutComment(made->publicLine);
    return saveKey(ec2, key).text("keyMaterial", made->privateText.reveal()).str();
}

Body importKeyPair(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto key, newKey(ec2, call));
    TY_ASSIGN(const auto material, call.parameters.required("PublicKeyMaterial"));
    const auto decoded = base64Decode(material);
    const auto read = sshkeys::readPublicKey(
        decoded ? std::string_view(reinterpret_cast<const char *>(decoded->data()), decoded->size()) : "");
    if (!read)
        return refuse("InvalidKey.Format", "Key is not in valid OpenSSH public key format");
    key.type = read->type == "ssh-rsa" ? "rsa" : "ed25519";
    key.fingerprint = read->importedFingerprint;
    key.publicLine = read->line;
    return saveKey(ec2, key).str();
}

Body describeKeyPairs(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto withKey, call.parameters.boolean("IncludePublicKey"));
    auto asked = call.parameters.list("KeyName");
    const auto names = asked.size();
    const auto ids = call.parameters.list("KeyPairId");
    asked.insert(asked.end(), ids.begin(), ids.end());
    const auto find = [&, at = std::size_t(0)](const std::string &wanted) mutable -> ServiceResult<KeyPair *> {
        const bool isName = at++ < names;
        auto &keys = ec2.state.keys;
        if (auto *key = isName ? keys.named(call.region, wanted) : keys.find(call.region, wanted))
            return key;
        return refuse("InvalidKeyPair.NotFound",
                      std::string("The key pair ") + (isName ? "'" : "ID '") + wanted + "' does not exist");
    };
    TY_ASSIGN(const auto found, selected(call, ec2.state.keys, asked, kKeyFilters, find));
    XmlWriter all;
    writeSet(all, "keySet", found, [&](XmlWriter &xml, const KeyPair *key) {
        writeKey(xml, *key);
        xml.text("keyType", key->type).text("createTime", millisToIso(key->created));
        if (withKey)
            xml.text("publicKey", key->publicLine + " " + key->name);
    });
    return all.str();
}

Body deleteKeyPair(const Ec2Context &ec2, const Ec2Call &call)
{
    const auto name = call.parameters.text("KeyName"), id = call.parameters.text("KeyPairId");
    if (name.empty() && id.empty())
        return refuse("MissingParameter", "The request must contain the parameter KeyName or KeyPairId");
    auto &keys = ec2.state.keys;
    const auto *key = name.empty() ? keys.find(call.region, id) : keys.named(call.region, name);
    XmlWriter xml;
    xml.boolean("return", true); // an unknown key is a success at AWS as well
    if (key) {
        xml.text("keyPairId", key->id);
        keys.remove(key->id);
    }
    return xml.str();
}

} // namespace

std::vector<Ec2Action> keyPairActions()
{
    return {{"CreateKeyPair", createKeyPair, "KeyName KeyType KeyFormat" + kTagSpecification},
            {"ImportKeyPair", importKeyPair, "KeyName PublicKeyMaterial" + kTagSpecification},
            {"DescribeKeyPairs", describeKeyPairs, kPages + " KeyName.N KeyPairId.N IncludePublicKey"},
            {"DeleteKeyPair", deleteKeyPair, "KeyName KeyPairId"}};
}

} // namespace trainyard::localcloud
