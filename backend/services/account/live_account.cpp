#include "backend/services/account/live_account.h"

#include <algorithm>

#include "backend/cluster/account/new_account.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kLookAgain = 5s;
constexpr auto kRegionsTime = 10s; // an account that does not answer must not hold back the rest
constexpr auto kAddTime = 2min;    // the keychain may need to be unlocked
constexpr auto kLoginTime = 15min; // the user has to find the browser, and perhaps a phone

bool hasEnded(const AccountSnapshot &account)
{
    return account.error && account.error->code == ErrorCode::CredentialsExpired;
}

} // namespace

LiveAccountService::LiveAccountService(Tasks &tasks, CloudSource &source, QObject *parent)
    : AccountService(parent)
    , m_tasks(tasks)
    , m_source(source)
{
    m_shown.profile = source.profile();
    m_shown.region = source.region();
    m_shown.costsMoney = m_shown.profile != "local";
    m_refreshTimer.setInterval(kLookAgain);
    m_refreshTimer.setSingleShot(true);
    connect(&m_refreshTimer, &QTimer::timeout, this, &LiveAccountService::refresh);
    connect(&source, &CloudSource::selected, this, &LiveAccountService::refresh);
}

void LiveAccountService::refresh()
{
    const auto ticket = m_latest.next();
    m_tasks
        .run([this](std::stop_token stop) {
            AccountSnapshot next;
            (void)m_source.ledger(); // opens the ledger, which holds the last selection
            next.profile = m_source.profile();
            next.profiles = m_source.profiles();
            const auto choice = std::ranges::find(next.profiles, next.profile, &ProfileChoice::name);
            next.costsMoney = choice == next.profiles.end() ? next.profile != "local" : choice->costsMoney;
            next.region = m_source.region();
            next.regions = cluster::Catalog::bundled()->regions();
            const auto cloud = m_source.open(false, {Deadline::after(30s), stop});
            if (cloud) {
                next.profile = cloud->profile;
                next.accountId = cloud->account;
                next.alias = cloud->accountAlias;
                next.known = !cloud->account.empty();
                next.error = cloud->accountError;
                next.loginLine = cloud->loginLine;
                next.mfaDevice = cloud->mfaDevice;
                if (const auto ends = cluster::sessionEnd(*cloud, {Deadline::after(30s), stop}))
                    next.sessionEnds = *ends;
                next.clockOffset = std::chrono::round<std::chrono::minutes>(cloud->clockOffset());
                next.region = cloud->region;
                if (auto enabled = m_source.enabledRegions(*cloud, {Deadline::after(kRegionsTime), stop}))
                    next.regions = std::move(*enabled);
                next.endpoint = cloud->endpointUrl;
                next.costsMoney = cloud->costsMoney;
                if (const auto &why = cloud->ledger->unwritable())
                    next.unwritable = Error{why->code, (cloud->stateFolder / "ledger.db").string(), why->detail};
            } else if (cloud.error().code != ErrorCode::NotFound || next.profile != "local") {
                next.error = cloud.error(); // a local cloud that does not run yet is no error
            }
            return next;
        })
        .then(this, [this, ticket](const AccountSnapshot &next) {
            if (!m_latest.isCurrent(ticket))
                return;
            // Another profile is no new login: what failed for the former one must not be done in this one.
            const bool wasEnded = m_shown.profile == next.profile && hasEnded(m_shown), isEnded = hasEnded(next);
            if (isEnded || next.unwritable)
                m_refreshTimer.start();
            else
                m_refreshTimer.stop();
            if (next != m_shown) {
                m_shown = next;
                emit changed(m_shown);
            }
            if (wasEnded && next.known)
                emit renewed();
            if (isEnded && !wasEnded && !next.mfaDevice.empty())
                emit mfaCodeRequested(next.profile, next.mfaDevice);
            if (m_loginWanted)
                logIn();
        });
}

void LiveAccountService::logIn()
{
    m_loginWanted = m_shown.profile != m_source.profile(); // selected just now: its way to log in is not known yet
    if (!m_loginWanted && m_shown.loginLine.empty() && !m_shown.mfaDevice.empty())
        emit mfaCodeRequested(m_shown.profile, m_shown.mfaDevice);
    if (m_loginWanted || m_loggingIn || m_shown.loginLine.empty())
        return;
    m_loggingIn = true;
    m_tasks
        .run([line = m_shown.loginLine](std::stop_token stop) -> Status {
            TY_ASSIGN(const auto outcome,
                      runProcess({{"sh", "-c", "exec " + line}, {}, {}, {}}, {Deadline::after(kLoginTime), stop}));
            if (outcome.exitStatus != 0)
                return fail(ErrorCode::CredentialsExpired, line, outcome.err);
            return {};
        })
        .then(this, [this](const Status &status) {
            m_loggingIn = false;
            if (status) {
                refresh();
                return;
            }
            m_shown.error = status.error();
            emit changed(m_shown);
        });
}

QFuture<Status> LiveAccountService::submitMfaCode(const Secret &code)
{
    m_source.submitMfaCode(code);
    return m_tasks
        .run([this](std::stop_token stop) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(false, {Deadline::after(30s), stop}));
            return cloud.accountError ? Status(fail(*cloud.accountError)) : Status();
        })
        .then(this, [this](const Status &begun) {
            refresh();
            return begun;
        });
}

QFuture<Result<AddedProfile>> LiveAccountService::add(const NewProfile &profile)
{
    return m_tasks.run([this, profile](std::stop_token stop) -> Result<AddedProfile> {
        if (profile.way == NewProfile::Way::SignOn) {
            TY_ASSIGN(const auto file, aws::saveProfile({profile.name,
                                                         profile.region,
                                                         {},
                                                         false,
                                                         aws::SignOnEntry{profile.startUrl, profile.signOnRegion,
                                                                          profile.accountId, profile.roleName}}));
            return AddedProfile{profile.name, {}, {}, file.string()};
        }
        cluster::NewAccount account;
        account.profile = profile.name;
        account.region = profile.region;
        account.keys = {profile.accessKeyId, profile.secretKey, profile.sessionToken, {}, {}};
        if (const auto ends = fromIso8601(profile.ends))
            account.keys.expires = *ends;
        account.keyStorage = profile.keychain ? cluster::KeyStorage::Keychain : cluster::KeyStorage::CredentialsFile;
        account.stateFolder = m_source.stateFolder();
        TY_ASSIGN(const auto kept, cluster::addAccount(account, {Deadline::after(kAddTime), stop}));
        return AddedProfile{profile.name, kept.who.account, kept.who.arn, kept.where};
    });
}

QFuture<Result<std::vector<std::string>>> LiveAccountService::remove(const std::string &profile)
{
    return m_tasks
        .run([this, profile](std::stop_token stop) -> Result<std::vector<std::string>> {
            TY_ASSIGN(const auto ledger, m_source.ledger());
            return cluster::removeAccount(profile, *ledger, {Deadline::after(kAddTime), stop});
        })
        .then(this, [this, profile](const Result<std::vector<std::string>> &removed) {
            if (removed && m_source.profile() == profile)
                m_source.select("local", {});
            else if (removed)
                refresh();
            return removed;
        });
}

} // namespace trainyard::services
