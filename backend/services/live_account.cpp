#include "backend/services/live_account.h"

#include <algorithm>

#include "backend/core/process.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kLookAgain = 5s;
constexpr auto kLoginTime = 15min; // a person has to find the browser, and perhaps a phone

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
    m_lookAgain.setInterval(kLookAgain);
    m_lookAgain.setSingleShot(true);
    connect(&m_lookAgain, &QTimer::timeout, this, &LiveAccountService::refresh);
    connect(&source, &CloudSource::selected, this, &LiveAccountService::refresh);
}

void LiveAccountService::refresh()
{
    const auto ticket = m_latest.take();
    m_tasks
        .run([this](std::stop_token stop) {
            AccountSnapshot next;
            (void)m_source.ledger(); // it knows the account selected last
            next.profile = m_source.profile();
            next.profiles = m_source.profiles();
            const auto choice = std::ranges::find(next.profiles, next.profile, &ProfileChoice::name);
            next.costsMoney = choice == next.profiles.end() ? next.profile != "local" : choice->costsMoney;
            next.region = m_source.region();
            next.regions = cluster::Catalog::bundled()->regions();
            const auto context = m_source.open(false, Deadline::after(30s), stop);
            if (context) {
                next.profile = context->profile;
                next.accountId = context->account;
                next.alias = context->accountAlias;
                next.known = !context->account.empty();
                next.error = context->accountError;
                next.loginLine = context->loginLine;
                if (const auto ends = cluster::sessionEnd(*context, Deadline::after(30s), stop))
                    next.sessionEnds = *ends;
                next.region = context->region;
                next.endpoint = context->endpointUrl;
                next.costsMoney = context->costsMoney;
            } else if (context.error().code != ErrorCode::NotFound || next.profile != "local") {
                next.error = context.error(); // a local cloud that does not run yet is no error
            }
            return next;
        })
        .then(this, [this, ticket](const AccountSnapshot &next) {
            if (!m_latest.isCurrent(ticket))
                return;
            const bool wasEnded = hasEnded(m_shown), isEnded = hasEnded(next);
            if (isEnded)
                m_lookAgain.start();
            else
                m_lookAgain.stop();
            if (next != m_shown) {
                m_shown = next;
                emit changed(m_shown);
            }
            if (wasEnded && next.known)
                emit renewed();
        });
}

void LiveAccountService::logIn()
{
    if (m_loggingIn || m_shown.loginLine.empty())
        return;
    m_loggingIn = true;
    m_tasks
        .run([line = m_shown.loginLine](std::stop_token stop) -> Status {
            const auto outcome =
                runProcess({{"sh", "-c", "exec " + line}, {}, {}, {}}, Deadline::after(kLoginTime), stop);
            if (!outcome)
                return fail(outcome.error());
            if (outcome->exitStatus != 0)
                return fail(ErrorCode::CredentialsExpired, line, outcome->err);
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

} // namespace trainyard::services
