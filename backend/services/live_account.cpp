#include "backend/services/live_account.h"

#include <algorithm>

namespace trainyard::services {

using namespace std::chrono_literals;

LiveAccountService::LiveAccountService(Tasks &tasks, CloudSource &source, QObject *parent)
    : AccountService(parent)
    , m_tasks(tasks)
    , m_source(source)
{
    m_shown.profile = source.profile();
    m_shown.region = source.region();
    m_shown.costsMoney = m_shown.profile != "local";
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
                next.known = !context->account.empty();
                next.region = context->region;
                next.endpoint = context->endpointUrl;
                next.costsMoney = context->costsMoney;
            } else if (context.error().code != ErrorCode::NotFound || next.profile != "local") {
                next.error = context.error(); // a local cloud that does not run yet is no error
            }
            return next;
        })
        .then(this, [this, ticket](const AccountSnapshot &next) {
            if (!m_latest.isCurrent(ticket) || next == m_shown)
                return;
            m_shown = next;
            emit changed(m_shown);
        });
}

} // namespace trainyard::services
