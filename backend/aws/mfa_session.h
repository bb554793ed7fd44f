#pragma once

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "backend/aws/credentials.h"

namespace trainyard::aws {

/// What a one-time code is wanted for.
struct MfaChallenge {
    std::string profile;
    std::string device;    ///< its `mfa_serial`: "arn:aws:iam::123456789012:mfa/me", or what is printed on it
    bool rejected = false; ///< the last one was not accepted: each counts once, so it takes the next one
};

/// Where one-time codes come from: a prompt, or a box that a dialog fills. Never an argument.
/// errors  CredentialsExpired (there is none: somebody has to log in), Cancelled, Timeout
using MfaCodeProvider = std::function<Result<Secret>(const MfaChallenge &, const Deadline &, std::stop_token)>;

/// Why this cannot be a one-time code, as a clause; empty when it can.
std::string mfaCodeProblem(std::string_view code);

/// Sessions that were begun with one-time codes, for as long as the program lives: whoever wants the same one again
/// gets it without another code. Thread-safe.
class MfaSessionCache {
public:
    explicit MfaSessionCache(MfaCodeProvider source)
        : m_source(std::move(source))
    {
    }

    /// The session of this name, or a new one: a code is asked for (three times, while AWS does not accept it) and
    /// handed to `begin`.
    /// errors  those of the source and of `begin`; CredentialsExpired (no code was accepted)
    Result<Credentials> session(const std::string &name, MfaChallenge, const WallClock &,
                                const std::function<Result<Credentials>(const Secret &code)> &begin, const Deadline &,
                                std::stop_token);
    /// A service says that the session of this key is over.
    void forget(const std::string &accessKeyId);

private:
    const MfaCodeProvider m_source;
    std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_answered;
    bool m_asking = false; ///< one question at a time
    std::map<std::string, Credentials> m_sessions;
};

} // namespace trainyard::aws
