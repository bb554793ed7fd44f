#pragma once

#include <QTimer>

#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

/// The account as the cloud reports it. Its requests do not start a local cloud.
class LiveAccountService final : public AccountService {
    Q_OBJECT
public:
    LiveAccountService(Tasks &tasks, CloudSource &source, QObject *parent = nullptr);
    AccountSnapshot current() const override { return m_shown; }
    void select(const std::string &profile, const std::string &region) override { m_source.select(profile, region); }
    void refresh() override;
    void logIn() override;
    QFuture<Status> submitMfaCode(const Secret &code) override;
    QFuture<Result<AddedProfile>> add(const NewProfile &profile) override;
    QFuture<Result<std::vector<std::string>>> remove(const std::string &profile) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
    AccountSnapshot m_shown;
    RequestGeneration m_latest;
    QTimer m_refreshTimer; ///< runs while the user may repair it elsewhere: an ended session, a full disk
    bool m_loggingIn = false, m_loginWanted = false;
};

} // namespace trainyard::services
