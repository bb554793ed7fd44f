#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

class LiveOfferService final : public OfferService {
    Q_OBJECT
public:
    LiveOfferService(Tasks &tasks, CloudSource &source, QObject *parent = nullptr);
    QFuture<Result<cluster::TypeOffers>> types(const std::string &region) override;
    QFuture<Result<std::vector<cluster::ImageOffer>>> images(const std::string &region) override;
    QFuture<Result<std::vector<cluster::Reservation>>> reservations(const std::string &region) override;
    QFuture<Result<std::vector<cluster::TemplateOffer>>> templates(const std::string &region) override;
    QFuture<Result<std::vector<cluster::TemplateVersion>>> templateVersions(const std::string &region,
                                                                            const std::string &idOrName) override;

private:
    template <class Ask>
    auto ask(Ask question);

    Tasks &m_tasks;
    CloudSource &m_source;
};

} // namespace trainyard::services
