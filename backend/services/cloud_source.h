#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <QObject>

#include "backend/cluster/cloud_context.h"
#include "backend/services/mfa_code_slot.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

/// The account that is selected, opened once and shared by all services. Questions come from pool threads and block.
class CloudSource : public QObject {
    Q_OBJECT
public:
    explicit CloudSource(cluster::CloudOptions options, QObject *parent = nullptr);

    /// The opened account. startLocal: start the local cloud when it does not run; else NotFound.
    /// A local cloud that has gone since is found (or started) again.
    Result<cluster::CloudContext> open(bool startLocal, const Deadline &, std::stop_token);
    /// The ledger alone: works without any cloud.
    Result<std::shared_ptr<ledger::Ledger>> ledger();

    /// GUI thread: from now on this account; kept as the one last selected.
    void select(const std::string &profile, const std::string &region);

    /// GUI thread: for the session that wants one; the account is asked again at once.
    void submitMfaCode(Secret code);

    std::string
    profile() const; ///< that counts now: --profile, AWS_PROFILE, keys in the environment, last one, "local"
    std::string region() const;
    std::filesystem::path stateFolder() const { return m_stateFolder; }
    std::vector<ProfileChoice> profiles() const;
    bool isLocal() const { return profile() == "local" && m_options.endpointUrl.empty(); }

signals:
    void selected(); ///< another account: everything known is old

private:
    bool isThere(const cluster::CloudContext &) const;

    std::shared_ptr<MfaCodeSlot> m_mfaCode = std::make_shared<MfaCodeSlot>(); ///< its contents outlive us in a call
    mutable std::mutex m_mutex; ///< guards all below; never held while the network is asked
    cluster::CloudOptions m_options;
    std::filesystem::path m_stateFolder;
    std::shared_ptr<ledger::Ledger> m_ledger;
    std::shared_ptr<const cluster::CloudContext> m_context;
    std::uint64_t m_generation = 0;           ///< of the selection: an opening that ends late is not kept
    Deadline::Clock::time_point m_askAgain{}; ///< not sooner, where it is not known whose account it is
    std::mutex m_opening;                     ///< one opening at a time
};

} // namespace trainyard::services
