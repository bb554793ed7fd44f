#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <QObject>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/services/mfa_code_slot.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

/// The selected account, opened once and shared by all services. The functions that contact the cloud block; call them
/// on pool threads.
class CloudSource : public QObject {
    Q_OBJECT
public:
    explicit CloudSource(cluster::CloudOptions options, QObject *parent = nullptr);

    /// Returns the opened account. A local cloud that has exited in the meantime is found, or started, again.
    /// \param startLocal  start the local cloud when it does not run; otherwise that is NotFound
    Result<cluster::CloudContext> open(bool startLocal, const CallContext &);
    /// Returns the ledger alone; works without any cloud.
    Result<std::shared_ptr<ledger::Ledger>> ledger();

    /// GUI thread: selects an account and stores it as the last selection.
    void select(const std::string &profile, const std::string &region);

    /// GUI thread: passes the code to the session that needs it; the next open() contacts the account without delay.
    void submitMfaCode(Secret code);

    /// The selected profile: --profile, AWS_PROFILE, credentials in the environment, the last selection, or "local".
    std::string profile() const;
    std::string region() const;
    std::filesystem::path stateFolder() const { return m_stateFolder; }
    std::vector<ProfileChoice> profiles() const;
    bool isLocal() const { return profile() == "local" && m_options.endpointUrl.empty(); }

signals:
    void selected(); ///< another account: all cached data is obsolete

private:
    bool isThere(const cluster::CloudContext &) const;

    std::shared_ptr<MfaCodeSlot> m_mfaCode = std::make_shared<MfaCodeSlot>(); ///< shared: a running call may outlive us
    mutable std::mutex m_mutex; ///< guards the members below; never held during network requests
    cluster::CloudOptions m_options;
    std::filesystem::path m_stateFolder;
    std::shared_ptr<ledger::Ledger> m_ledger;
    std::shared_ptr<const cluster::CloudContext> m_context;
    std::uint64_t m_generation = 0;           ///< of the selection: open() does not store the result for an earlier one
    Deadline::Clock::time_point m_askAgain{}; ///< earliest retry of the identity request, while the account is unknown
    std::mutex m_opening;                     ///< serializes open()
};

} // namespace trainyard::services
