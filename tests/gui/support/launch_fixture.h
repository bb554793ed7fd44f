#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/wizard_fields.h"

namespace trainyard::gui::fake {

cluster::LaunchPlan goodPlan();

QAbstractButton *named(QWidget *in, const QString &begin);

QString words(QWidget *in);

/// The launch wizard with a fake account.
struct Wizard {
    FakePlanning planning;
    LaunchWizard wizard;
    QSignalSpy accepted{&wizard, &LaunchWizard::accepted};
    explicit Wizard(const cluster::LaunchPlan &plan = goodPlan());
    ~Wizard();
    template <class Page>
    Page *go()
    {
        while (!qobject_cast<Page *>(wizard.currentPage()) && wizard.nextId() >= 0)
            wizard.next();
        return qobject_cast<Page *>(wizard.currentPage());
    }
    bool mayLaunch() const;
};

} // namespace trainyard::gui::fake
