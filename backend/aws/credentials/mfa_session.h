#pragma once

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "backend/aws/credentials/credentials.h"

namespace trainyard::aws {

/// What a one-time code is requested for.
struct MfaChallenge {
    std::string profile;
    std::string device;    ///< its `mfa_serial`: "arn:aws:iam::123456789012:mfa/me", or the serial number printed on it
    bool rejected = false; ///< the last code was rejected; each code is valid once, so the next one is needed
};

/// Source of one-time codes: a prompt, or a slot that a dialog fills. Codes are never passed as command line arguments.
/// \error CredentialsExpired (no code is available: the user has to log in), Cancelled, Timeout
using MfaCodeProvider = std::function<Result<Secret>(const MfaChallenge &, const CallContext &)>;

/// Why this cannot be a one-time code, as a clause; empty when it can be one.
std::string mfaCodeProblem(std::string_view code);

/// Sessions opened with one-time codes, cached for the lifetime of the program: a second request for the same session
/// needs no new code. Thread-safe.
class MfaSessionCache {
public:
    explicit MfaSessionCache(MfaCodeProvider source)
        : m_source(std::move(source))
    {
    }

    /// Returns the session of this name. Opens a new one if there is none: requests a code (three times while AWS
    /// rejects it) and passes it to `begin`.
    /// \error those of the code provider and of `begin`; CredentialsExpired (no code was accepted)
    Result<Credentials> session(const std::string &name, MfaChallenge, const WallClock &,
                                const std::function<Result<Credentials>(const Secret &code)> &begin,
                                const CallContext &);
    /// Drops the session of this key; called when a service reports that it is over.
    void forget(const std::string &accessKeyId);

private:
    const MfaCodeProvider m_source;
    std::mutex m_mutex; ///< guards the members below
    std::condition_variable m_answered;
    bool m_asking = false; ///< a code is being requested; only one request at a time
    std::map<std::string, Credentials> m_sessions;
};

} // namespace trainyard::aws
