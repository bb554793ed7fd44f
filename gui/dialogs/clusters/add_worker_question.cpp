#include "gui/dialogs/clusters/add_worker_question.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include <QCoreApplication>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/core/time/clock.h"
#include "backend/services/interfaces.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

namespace {

struct AddWorkerQuestion {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::AddWorkerQuestion)
};

/// Of another worker; negative: unknown.
double workerPrice(const cluster::Catalog &catalog, const ClusterDetails &c)
{
    if (catalog.costsNothing())
        return 0;
    for (const cluster::NodeSnapshot &n : c.nodes) {
        if (!n.isHead() && n.spotUsdPerHour && !n.onDemand)
            return *n.spotUsdPerHour;
    }
    const auto price = catalog.price(c.instanceType, c.region);
    const double share = c.origin == cluster::Origin::Emr ? cluster::kEmrPriceShare : 0;
    return price ? price->usdPerHour * (1 + share) : -1;
}

QString costOf(const ClusterDetails &c, double usdPerHour)
{
    if (!c.expires)
        return AddWorkerQuestion::tr("The cluster has no deadline: it costs money until you remove it.");
    const std::chrono::duration<double, std::ratio<3600>> hours = *c.expires - SystemClock::instance().now();
    if (usdPerHour < 0 || hours.count() <= 0)
        return {};
    return AddWorkerQuestion::tr("Until the deadline in %1 it costs %2.", "duration, amount")
        .arg(text::age(std::chrono::duration_cast<std::chrono::milliseconds>(hours)),
             text::money(usdPerHour * hours.count()));
}

} // namespace

void confirmAddWorker(QWidget *over, ClusterService &clusters, const ClusterId &id, std::function<void()> then)
{
    const auto catalog = clusters.catalog();
    const std::vector<ClusterDetails> all = clusters.clusters();
    const auto c = std::ranges::find(all, id, &ClusterDetails::id);
    if (c == all.end() && !catalog->costsNothing())
        return confirm(over, AddWorkerQuestion::tr("Add a worker?"),
                       AddWorkerQuestion::tr("Another machine is launched. Its price is unknown."),
                       AddWorkerQuestion::tr("Add worker"), std::move(then));
    const double price = c == all.end() ? 0 : workerPrice(*catalog, *c);
    if (price == 0)
        return then();
    QStringList words{AddWorkerQuestion::tr("Another %1 is launched: %2.", "instance type, price")
                          .arg(text::from(c->instanceType), text::price(price))};
    words << costOf(*c, price);
    words.removeAll(QString());
    confirm(over, AddWorkerQuestion::tr("Add a worker to %1?", "a cluster").arg(text::from(c->name)),
            words.join(QLatin1Char(' ')), AddWorkerQuestion::tr("Add worker"), std::move(then),
            {.lines = {}, .typed = {}, .otherVerb = {}, .other = {}, .command = addWorkerCommand(text::from(c->name))});
}

} // namespace trainyard::gui
