#pragma once

#include <condition_variable>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/try.h"
#include "backend/services/account/mfa_code_slot.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

/// The selected account, opened once and shared by all services. The functions that contact the cloud block; call them
/// on pool threads.
class CloudSource : public QObject {
    Q_OBJECT
public:
    explicit CloudSource(cluster::CloudOptions options, QObject *parent = nullptr);

    /// Returns the opened account. It is opened again when a local cloud has exited in the meantime (which is found, or
    /// started, again), and when the ledger is a copy in memory whose file can be written by now.
    /// \param startLocal  start the local cloud when it does not run; otherwise that is NotFound
    Result<cluster::CloudContext> open(bool startLocal, const CallContext &);
    /// The same for an account that need not be the selected one any more, as it was selected last: what was decided for
    /// it, such as the measure of a budget, is carried out there.
    /// \param profile  empty: the selected one
    Result<cluster::CloudContext> openProfile(const std::string &profile, bool startLocal, const CallContext &);
    /// Makes the body of an operation, which opens the account (a local cloud is started) and calls work.
    /// \param work  work(cloud, sink, stop) -> Status or Result<T>
    template <class Work>
    auto operation(Work work, std::chrono::seconds openTime = std::chrono::seconds(60))
    {
        return [this, work = std::move(work), openTime](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, open(true, {Deadline::after(openTime), stop}));
            TY_TRY(work(cloud, sink, stop));
            return {};
        };
    }
    /// Makes the body of a task, which opens the account and returns what ask returns.
    /// \param ask  ask(cloud, context) -> Status or Result<T>
    template <class Ask>
    auto query(bool startLocal, std::chrono::seconds time, Ask ask)
    {
        using Answer = std::invoke_result_t<Ask, const cluster::CloudContext &, const CallContext &>;
        return [this, startLocal, time, ask = std::move(ask)](std::stop_token stop) -> Answer {
            const CallContext context{Deadline::after(time), stop};
            TY_ASSIGN(const auto cloud, open(startLocal, context));
            return ask(cloud, context);
        };
    }
    /// Returns the ledger alone; works without any cloud, and while an account is being opened. Also stores a selection
    /// that select() has left for it. While its folder cannot be written, it is the copy in memory that open() has, too.
    Result<std::shared_ptr<ledger::Ledger>> ledger();
    /// The same for what the user wants to keep: never a copy.
    /// \error why the ledger cannot be written
    Result<std::shared_ptr<ledger::Ledger>> writableLedger();

    /// GUI thread: selects an account. The next call of ledger() stores it as the last selection.
    /// \param region  empty: the one that was last selected for the profile, else that of its configuration
    void select(const std::string &profile, const std::string &region);

    /// The regions that the account has enabled, sorted; read once per account.
    /// \error those of EC2, and of the account's identity
    Result<std::vector<std::string>> enabledRegions(const cluster::CloudContext &, const CallContext &);

    /// GUI thread: passes the code to the session that needs it; the next open() contacts the account without delay.
    void submitMfaCode(Secret code);

    /// The selected profile: --profile, AWS_PROFILE, credentials in the environment, the last selection, or "local".
    std::string profile() const;
    std::string region() const;
    std::filesystem::path stateFolder() const { return m_stateFolder; }
    std::vector<ProfileChoice> profiles() const;
    bool isLocal() const;

signals:
    void selected(); ///< another account: all cached data is obsolete

private:
    bool isThere(const cluster::CloudContext &) const;
    bool isWritableAgain(const ledger::Ledger &);
    void shareCopy(cluster::CloudContext &);
    void readLastRegion();
    std::string lastRegion() const; ///< selected for the profile, if the environment names none; empty: none is known

    std::shared_ptr<MfaCodeSlot> m_mfaCode = std::make_shared<MfaCodeSlot>(); ///< shared: a running call may outlive us
    std::mutex m_ledgerMutex;                                                 ///< held while the ledger is opened
    std::shared_ptr<ledger::Ledger> m_ledger;

    mutable std::mutex m_mutex; ///< guards the members below; never held during I/O: the GUI thread takes it
    cluster::CloudOptions m_options;
    const std::filesystem::path m_stateFolder;
    std::string m_lastSelected;           ///< as in the ledger; empty: none, or the ledger is not open yet
    std::optional<std::string> m_toStore; ///< a selection that the ledger does not have yet
    std::map<std::string, std::string> m_lastRegions, m_regionsToStore; ///< selected ones by profile
    std::map<std::string, cluster::CloudOptions> m_formerOptions;       ///< of earlier selections, by profile
    std::map<std::string, std::vector<std::string>> m_enabledRegions;   ///< by profile and endpoint
    std::shared_ptr<const cluster::CloudContext> m_context;
    std::uint64_t m_generation = 0;           ///< of the selection: open() does not store the result for an earlier one
    Deadline::Clock::time_point m_askAgain{}; ///< earliest retry of the identity request, while the account is unknown
    Deadline::Clock::time_point m_writeAgain{}; ///< earliest attempt to write the folder of a ledger that is a copy
    bool m_askNow = false;  ///< there is a new code: retry at once, after an opening that began without it
    bool m_opening = false; ///< an open() works outside of the lock; only one at a time
    std::condition_variable m_opened;
};

} // namespace trainyard::services
