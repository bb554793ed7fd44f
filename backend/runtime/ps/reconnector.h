#pragma once

#include <functional>
#include <string>
#include <thread>

#include "backend/runtime/ps/handshake.h"

namespace trainyard::ps {

/// Opens a lost connection anew, in a thread of its own, with growing pauses between the attempts.
class Reconnector {
public:
    using Done = std::function<void(Result<std::unique_ptr<Connection>>)>;

    Reconnector(Endpoint to, std::string bind, std::string peerName, const JobSecret &secret, const Claim &claim);

    /// Tries for so long, then gives the last error. `done` is called once, in the other thread, unless this object
    /// goes first. Not before the one before is done.
    void start(std::chrono::seconds patience, Done done);
    void stop(); ///< and wait: `done` is not called after it

private:
    Endpoint m_to;
    std::string m_bind, m_peerName;
    JobSecret m_secret;
    Claim m_claim;
    std::jthread m_thread;
};

} // namespace trainyard::ps
