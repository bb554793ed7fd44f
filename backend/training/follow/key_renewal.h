#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"
#include "backend/ledger/rows.h"

namespace trainyard::training {

// Session keys that were sent to the machines of a run (cluster/launch/forwarded_credentials.h) expire: after 36 hours at
// most, those of a session after one. Whoever follows the run replaces them long before, since it may be asleep when they
// do. Without valid keys the machines keep checkpoints and logs, and wait for data; they send and read again when there
// are new ones.

/// When keys are replaced that expire at that time: after a quarter of their remaining life.
Timestamp renewalTime(Timestamp now, Timestamp expires);
/// Whether the user has to know of a failure: repetitions alone will not help, or not in time.
bool isRenewalInDanger(const Error &, Timestamp now, Timestamp expires);

/// Replaces the keys of a run that is followed, in a thread of its own, on all its machines. Does nothing for a run whose
/// machines have a role, or keys that do not expire.
class KeyRenewal {
public:
    /// \param note  receives a sentence when keys cannot be replaced, and when they are again, in the thread of this
    ///              object; may be empty. The same is an event of the run.
    KeyRenewal(const cluster::CloudContext &, const ledger::Run &, std::function<void(const std::string &)> note);
    ~KeyRenewal(); ///< stops it
    KeyRenewal(const KeyRenewal &) = delete;
    KeyRenewal &operator=(const KeyRenewal &) = delete;

private:
    void work(std::stop_token);
    Timestamp look(std::stop_token);
    Status renew(std::stop_token);
    void report(const Sentence &text, bool failed);

    const cluster::CloudContext m_cloud;
    const ledger::Run m_run;
    const std::function<void(const std::string &)> m_note;
    // Used by the thread only.
    std::optional<Timestamp> m_expires; ///< of the keys on the machines, as this object knows them
    bool m_incomplete = false;          ///< a machine has older ones
    bool m_failing = false;             ///< the user knows
    std::jthread m_thread;
};

} // namespace trainyard::training
