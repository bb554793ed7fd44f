#include "backend/runtime/ps/transport/reconnector.h"

#include <algorithm>

namespace trainyard::ps {

using std::chrono::milliseconds;

Reconnector::Reconnector(Endpoint to, std::string bind, std::string peerName, const JobSecret &secret,
                         const Claim &claim)
    : m_to(std::move(to))
    , m_bind(std::move(bind))
    , m_peerName(std::move(peerName))
    , m_secret(secret)
    , m_claim(claim)
{
}

void Reconnector::start(std::chrono::seconds patience, Done done)
{
    stop();
    m_thread = std::jthread([this, patience, done = std::move(done)](std::stop_token stop) {
        const Deadline deadline = Deadline::after(patience);
        // The pauses stay below the scheduler's grace period for broken connections (SchedulerCore::kReconnectGrace),
        // which also applies after it was suspended.
        for (milliseconds wait(20);; wait = std::min(2 * wait, milliseconds(160))) {
            // Each attempt is short, so a listener that does not respond does not use up all the time.
            auto connection = openAuthenticated(m_to, m_bind, m_peerName, m_secret, m_claim,
                                                {deadline.earlier(Deadline::after(std::chrono::seconds(2))), stop});
            const bool hopeless = !connection && (connection.error().code == ErrorCode::WrongSecret ||
                                                  connection.error().code == ErrorCode::ProtocolMismatch ||
                                                  connection.error().code == ErrorCode::Conflict);
            if (stop.stop_requested())
                return;
            if (connection || hopeless || deadline.expired() || !pause(wait, {deadline, stop})) {
                if (!stop.stop_requested())
                    done(std::move(connection));
                return;
            }
        }
    });
}

void Reconnector::stop()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace trainyard::ps
