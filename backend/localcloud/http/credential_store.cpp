#include "backend/localcloud/http/credential_store.h"

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(AccessKey, id, secret, token, instance, expires)

namespace {

/// AWS's ids are "AKIA" (long-lived) or "ASIA" (temporary) and 16 capitals or digits.
std::string newAccessKeyId(const std::string &prefix)
{
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string out = prefix;
    for (const auto byte : randomBytes(16))
        out.push_back(kAlphabet[std::to_integer<unsigned>(byte) % kAlphabet.size()]);
    return out;
}

constexpr std::chrono::hours kInstanceLife{6};

} // namespace

Result<std::unique_ptr<CredentialStore>> CredentialStore::open(Store &store)
{
    std::unique_ptr<CredentialStore> out(new CredentialStore(store));
    TY_ASSIGN(const auto records, store.all("access-key"));
    for (const auto &record : records) {
        const auto json = nlohmann::json::parse(record.body, nullptr, false);
        if (json.is_discarded())
            return fail(ErrorCode::CorruptData, "localcloud:state", "an access key is damaged");
        const auto key = json.get<AccessKey>();
        if (key.instance.empty())
            out->m_owner = key;
        out->m_keys[key.id] = key;
    }
    if (out->m_owner.id.empty()) {
        out->m_owner = {newAccessKeyId("AKIA"), base64Encode(randomBytes(30)), {}, {}, 0};
        out->m_keys[out->m_owner.id] = out->m_owner;
        TY_TRY(store.put("access-key", out->m_owner.id, nlohmann::json(out->m_owner).dump()));
    }
    return out;
}

std::optional<signing::SigningKey> CredentialStore::find(const std::string &accessKeyId)
{
    const std::lock_guard guard(m_mutex);
    const auto found = m_keys.find(accessKeyId);
    if (found == m_keys.end())
        return std::nullopt;
    return signing::SigningKey{found->second.id, Secret(found->second.secret), found->second.token};
}

bool CredentialStore::expired(const std::string &accessKeyId, Timestamp now)
{
    const std::lock_guard guard(m_mutex);
    const auto found = m_keys.find(accessKeyId);
    return found != m_keys.end() && found->second.expires != 0 && toMillis(now) > found->second.expires;
}

AccessKey CredentialStore::forInstance(const std::string &instance, Timestamp now)
{
    const std::lock_guard guard(m_mutex);
    for (const auto &[id, key] : m_keys) {
        if (key.instance == instance &&
            key.expires - toMillis(now) > std::chrono::milliseconds(kInstanceLife).count() / 6)
            return key;
    }
    return make(instance, kInstanceLife, now);
}

AccessKey CredentialStore::temporary(const std::string &owner, std::chrono::seconds life, Timestamp now)
{
    const std::lock_guard guard(m_mutex);
    return make(owner, life, now);
}

AccessKey CredentialStore::make(const std::string &owner, std::chrono::seconds life, Timestamp now)
{
    AccessKey key{newAccessKeyId("ASIA"), base64Encode(randomBytes(30)), base64Encode(randomBytes(96)), owner,
                  toMillis(now + life)};
    m_keys[key.id] = key;
    (void)m_store.put("access-key", key.id, nlohmann::json(key).dump());
    return key;
}

void CredentialStore::forgetInstance(const std::string &instance)
{
    const std::lock_guard guard(m_mutex);
    std::erase_if(m_keys, [&](const auto &pair) {
        if (instance.empty() || pair.second.instance != instance)
            return false;
        (void)m_store.remove("access-key", pair.first);
        return true;
    });
}

} // namespace trainyard::localcloud
