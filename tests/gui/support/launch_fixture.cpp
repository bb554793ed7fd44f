#include "tests/gui/support/launch_fixture.h"

namespace trainyard::gui::fake {

cluster::LaunchPlan goodPlan()
{
    cluster::LaunchPlan plan;
    plan.name = "demo";
    return plan;
}

QAbstractButton *named(QWidget *in, const QString &begin)
{
    for (auto *b : in->findChildren<QAbstractButton *>()) {
        if (b->isVisibleTo(in) && b->text().remove(QLatin1Char('&')).startsWith(begin))
            return b;
    }
    return nullptr;
}

QString words(QWidget *in)
{
    QStringList all;
    for (auto *label : in->findChildren<QLabel *>()) {
        if (label->isVisibleTo(in))
            all << label->text();
    }
    return all.join(QLatin1Char('\n'));
}

Wizard::Wizard(const cluster::LaunchPlan &plan)
    : wizard(cluster::Catalog::bundled(), plan, true, nullptr, &planning)
{
    wizard.show();
}

Wizard::~Wizard() = default;

bool Wizard::mayLaunch() const
{
    return wizard.button(QWizard::FinishButton)->isEnabled();
}

} // namespace trainyard::gui::fake
