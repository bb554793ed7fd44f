#pragma once

#include <mutex>
#include <optional>

#include "backend/aws/credentials/mfa_session.h"

namespace trainyard::services {

/// Passes a one-time code from a dialog to the credentials that need it: once, and within a minute. Thread-safe.
class MfaCodeSlot {
public:
    void put(Secret code);
    /// \error CredentialsExpired (no code is available; the message names the device)
    Result<Secret> take(const aws::MfaChallenge &);

private:
    std::mutex m_mutex;
    std::optional<Secret> m_code;
    Deadline m_good = Deadline::never();
};

} // namespace trainyard::services
