#include "backend/services/live_offers.h"

#include "backend/cluster/images.h"
#include "backend/cluster/offers.h"
#include "backend/cluster/reservations.h"
#include "backend/cluster/templates.h"

namespace trainyard::services {

LiveOfferService::LiveOfferService(Tasks &tasks, CloudSource &source, QObject *parent)
    : OfferService(parent)
    , m_tasks(tasks)
    , m_source(source)
{
}

/// question(context, deadline, stop) on a thread of the pool.
template <class Ask>
auto LiveOfferService::ask(Ask question)
{
    using Answer = std::invoke_result_t<Ask, const cluster::CloudContext &, const Deadline &, std::stop_token>;
    return m_tasks.run([this, question = std::move(question)](std::stop_token stop) -> Answer {
        const auto deadline = Deadline::after(std::chrono::minutes(1)); // a table of 900 types is ten calls
        const auto context = m_source.open(false, deadline, stop);
        if (!context)
            return fail(context.error());
        return question(*context, deadline, stop);
    });
}

QFuture<Result<cluster::TypeOffers>> LiveOfferService::types(const std::string &region)
{
    return ask([region](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::typeOffers(context, region, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::ImageOffer>>> LiveOfferService::images(const std::string &region)
{
    return ask([region](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::imageOffers(context, region, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::Reservation>>> LiveOfferService::reservations(const std::string &region)
{
    return ask([region](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::reservationOffers(context, region, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::TemplateOffer>>> LiveOfferService::templates(const std::string &region)
{
    return ask([region](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::templateOffers(context, region, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::TemplateVersion>>> LiveOfferService::templateVersions(const std::string &region,
                                                                                          const std::string &idOrName)
{
    return ask([region, idOrName](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::templateVersions(context, region, idOrName, deadline, stop);
    });
}

} // namespace trainyard::services
