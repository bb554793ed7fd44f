#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>

#include "backend/cluster/plan/catalog.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fakes.h"
#include "tests/gui/support/wizard_fields.h"

namespace trainyard::gui::fake {

inline cluster::LaunchPlan goodPlan()
{
    cluster::LaunchPlan plan;
    plan.name = "demo";
    return plan;
}

inline QAbstractButton *named(QWidget *in, const QString &begin)
{
    for (auto *b : in->findChildren<QAbstractButton *>()) {
        if (b->isVisibleTo(in) && b->text().remove(QLatin1Char('&')).startsWith(begin))
            return b;
    }
    return nullptr;
}

inline QString words(QWidget *in)
{
    QStringList all;
    for (auto *label : in->findChildren<QLabel *>()) {
        if (label->isVisibleTo(in))
            all << label->text();
    }
    return all.join(QLatin1Char('\n'));
}

/// The launch wizard with a fake account.
struct Wizard {
    FakePlanning planning;
    LaunchWizard wizard;
    QSignalSpy accepted{&wizard, &LaunchWizard::accepted};
    explicit Wizard(const cluster::LaunchPlan &plan = goodPlan())
        : wizard(cluster::Catalog::bundled(), plan, true, nullptr, &planning)
    {
        wizard.show();
    }
    template <class Page>
    Page *go()
    {
        while (!qobject_cast<Page *>(wizard.currentPage()) && wizard.nextId() >= 0)
            wizard.next();
        return qobject_cast<Page *>(wizard.currentPage());
    }
    bool mayLaunch() const { return wizard.button(QWizard::FinishButton)->isEnabled(); }
};

} // namespace trainyard::gui::fake
