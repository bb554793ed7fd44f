#pragma once

#include <functional>
#include <string>
#include <thread>

#include "backend/runtime/ps/transport/handshake.h"

namespace trainyard::ps {

/// Reopens a lost connection in its own thread, with increasing pauses between the attempts.
class Reconnector {
public:
    using Done = std::function<void(Result<std::unique_ptr<Connection>>)>;

    Reconnector(Endpoint to, std::string bind, std::string peerName, const JobSecret &secret, const Claim &claim);

    /// Retries until `patience` has passed, then reports the last error. An attempt that is still running is stopped
    /// first. Must not be called from `done`.
    /// \param done  called once, in the other thread, unless this object is destroyed or stopped first
    void start(std::chrono::seconds patience, Done done);
    void stop(); ///< and waits: `done` is not called afterwards

private:
    Endpoint m_to;
    std::string m_bind, m_peerName;
    JobSecret m_secret;
    Claim m_claim;
    std::jthread m_thread;
};

} // namespace trainyard::ps
