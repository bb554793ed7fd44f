#pragma once

#include <functional>
#include <memory>

#include <QAbstractButton>
#include <QSignalSpy>
#include <QtTest/QTest>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/fields/id_box.h"
#include "gui/wizards/stack/stack_wizard.h"
#include "tests/gui/support/launch_fixture.h"

/// The wizards of stacks and EMR clusters with a fake account.
namespace trainyard::gui::fake {

inline constexpr const char *kVpc = "vpc-0123456789abcdef0", *kSubnetA = "subnet-0aaaaaaaaaaaaaaa0",
                            *kSubnetB = "subnet-0bbbbbbbbbbbbbbb0", *kFileSystem = "fs-0123456789abcdef0",
                            *kNfsGroup = "sg-0ef5000000000000";

/// Ids in the form of AWS, since plans check them.
void useRealIds(Fakes &fakes);

cluster::StackPlan goodStack();

cluster::EmrPlan goodEmr();

/// Selects all of a line and types over it.
void retype(QLineEdit *line, const QString &text);
void retype(QWidget *page, const QString &label, const QString &text);
void click(QWidget *page, const QString &begin);

template <class Wizard, class Plan>
struct ManagedFixture {
    Fakes fakes;
    std::unique_ptr<Wizard> wizard;
    std::unique_ptr<QSignalSpy> accepted;
    /// \param prepare  changes the fake account before the wizard is constructed
    explicit ManagedFixture(const Plan &plan, const std::function<void(Fakes &)> &prepare = {})
    {
        useRealIds(fakes);
        if (prepare)
            prepare(fakes);
        wizard =
            std::make_unique<Wizard>(cluster::Catalog::bundled(), plan, true, nullptr, &fakes.planning, &fakes.managed);
        accepted = std::make_unique<QSignalSpy>(wizard.get(), &QWizard::accepted);
        wizard->show();
    }
    ~ManagedFixture() {} // NOLINT(modernize-use-equals-default): instantiated with the class, in one place
    /// Presses Next until the page with this title is reached.
    QWidget *go(const char *title)
    {
        while (wizard->currentPage()->accessibleName() != QLatin1String(title) && wizard->nextId() >= 0)
            wizard->next();
        return wizard->currentPage();
    }
    bool mayGoOn() const { return wizard->button(QWizard::NextButton)->isEnabled(); }
    bool mayFinish() const { return wizard->button(QWizard::FinishButton)->isEnabled(); }
};
using StackFixture = ManagedFixture<StackWizard, cluster::StackPlan>;
using EmrFixture = ManagedFixture<EmrWizard, cluster::EmrPlan>;
extern template struct ManagedFixture<StackWizard, cluster::StackPlan>;
extern template struct ManagedFixture<EmrWizard, cluster::EmrPlan>;

} // namespace trainyard::gui::fake
