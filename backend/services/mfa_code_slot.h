#pragma once

#include <mutex>
#include <optional>

#include "backend/aws/mfa_session.h"

namespace trainyard::services {

/// Where a dialog puts a one-time code, and the credentials that want one take it: once, and within a minute.
/// Thread-safe.
class MfaCodeSlot {
public:
    void put(Secret code);
    /// errors  CredentialsExpired (there is none: it says whose is needed)
    Result<Secret> take(const aws::MfaChallenge &);

private:
    std::mutex m_mutex;
    std::optional<Secret> m_code;
    Deadline m_good = Deadline::never();
};

} // namespace trainyard::services
