#include "gui/wizards/field_page.h"

#include <QCoreApplication>

namespace trainyard::gui {

namespace {

struct Page {
    Q_DECLARE_TR_FUNCTIONS(Page)
};

} // namespace

QStringList effectsOf(const std::vector<cluster::PlannedResource> &resources)
{
    QStringList effects; // one line for each kind: there may be many machines
    for (auto at = resources.begin(); at != resources.end(); ++at) {
        const auto same = [&](const auto &other) { return other.kind == at->kind; };
        if (std::any_of(resources.begin(), at, same))
            continue;
        const auto count = std::count_if(at, resources.end(), same);
        const QString kind = text::resourceKind(at->kind);
        effects << QStringLiteral("• ") +
                       (count == 1 ? kind : Page::tr("%1 × %2", "kind of resource x how many").arg(kind).arg(count));
    }
    return effects;
}

QString priceOf(const PlanWizardBase &wizard)
{
    return wizard.costsMoney() ? text::perHour(wizard.hourly()) : Page::tr("Costs nothing: it runs on this computer");
}

} // namespace trainyard::gui
