#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

#include "backend/core/result.h"
#include "backend/localcloud/ec2_model.h"
#include "backend/signing/canonical.h"

namespace trainyard::localcloud {

class Store;

/// Who may sign: one pair of the owner, made once for a data folder, and temporary credentials of instance roles.
class CredentialStore {
public:
    static Result<std::unique_ptr<CredentialStore>> open(Store &);

    const AccessKey &owner() const { return m_owner; }
    std::optional<signing::SigningKey> find(const std::string &accessKeyId);
    bool expired(const std::string &accessKeyId, Timestamp now);
    /// Credentials for an instance with a profile; the same ones until an hour before they expire.
    AccessKey forInstance(const std::string &instance, Timestamp now);
    /// New credentials that end.
    AccessKey temporary(const std::string &owner, std::chrono::seconds life, Timestamp now);
    void forgetInstance(const std::string &instance);

private:
    explicit CredentialStore(Store &store)
        : m_store(store)
    {
    }
    Store &m_store;
    AccessKey make(const std::string &owner, std::chrono::seconds life, Timestamp now); ///< with the lock held

    std::mutex m_mutex;
    AccessKey m_owner;
    std::map<std::string, AccessKey> m_keys; ///< by access key id, the owner's among them
};

} // namespace trainyard::localcloud
