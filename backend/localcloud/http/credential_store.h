#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/signing/canonical.h"

namespace trainyard::localcloud {

class Store;

/// A key that may sign: the owner's pair, or temporary credentials.
struct AccessKey {
    std::string id, secret, token, instance;
    std::int64_t expires = 0; ///< 0: never
};

/// Keys that may sign: one pair of the owner, created once per data folder, and temporary credentials of roles and
/// sessions.
class CredentialStore {
public:
    static Result<std::unique_ptr<CredentialStore>> open(Store &);

    const AccessKey &owner() const { return m_owner; }
    std::optional<signing::SigningKey> find(const std::string &accessKeyId);
    bool expired(const std::string &accessKeyId, Timestamp now);
    /// Credentials for an instance with a profile; unchanged until an hour before they expire.
    AccessKey forInstance(const std::string &instance, Timestamp now);
    /// New temporary credentials.
    AccessKey temporary(const std::string &owner, std::chrono::seconds life, Timestamp now);
    void forgetInstance(const std::string &instance);

private:
    explicit CredentialStore(Store &store)
        : m_store(store)
    {
    }
    Store &m_store;
    AccessKey make(const std::string &owner, std::chrono::seconds life, Timestamp now); ///< the caller holds the lock

    std::mutex m_mutex;
    AccessKey m_owner;
    std::map<std::string, AccessKey> m_keys; ///< by access key id, including the owner's
};

} // namespace trainyard::localcloud
