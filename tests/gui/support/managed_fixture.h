#pragma once

#include <QAbstractButton>
#include <QSignalSpy>
#include <QtTest/QTest>

#include "backend/cluster/plan/catalog.h"
#include "gui/widgets/data_table.h"
#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/id_box.h"
#include "gui/wizards/stack/stack_wizard.h"
#include "tests/gui/support/launch_fixture.h"

/// The wizards of stacks and EMR clusters with a fake account.
namespace trainyard::gui::fake {

inline constexpr const char *kVpc = "vpc-0123456789abcdef0", *kSubnetA = "subnet-0aaaaaaaaaaaaaaa0",
                            *kSubnetB = "subnet-0bbbbbbbbbbbbbbb0", *kFileSystem = "fs-0123456789abcdef0",
                            *kNfsGroup = "sg-0ef5000000000000";

/// Ids in the form of AWS, since plans check them.
inline void useRealIds(Fakes &fakes)
{
    fakes.planning.choices.subnets = {{kSubnetA, kVpc, "us-east-1a", "10.0.0.0/20", 4091, true, true, true},
                                      {kSubnetB, kVpc, "us-east-1b", "10.0.16.0/20", 400, false, true, false}};
    fakes.planning.choices.groups = {
        {"sg-0123456789abcdef0", "lab", kVpc, "", {"198.51.100.0/24"}, false, false, false}};
    fakes.managed.systems = std::vector<cluster::FileSystemChoice>{
        {kFileSystem, "shared", "available", {{"us-east-1a", kVpc, true, {kNfsGroup}}}}};
}

inline cluster::StackPlan goodStack()
{
    cluster::StackPlan plan;
    plan.name = "trainers";
    return plan;
}

inline cluster::EmrPlan goodEmr()
{
    cluster::EmrPlan plan;
    plan.name = "trainers";
    plan.logUri = "s3://lab-logs/emr";
    return plan;
}

/// Selects all of a line and types over it.
inline void retype(QLineEdit *line, const QString &text)
{
    line->selectAll();
    QTest::keyClicks(line, text);
}
inline void retype(QWidget *page, const QString &label, const QString &text)
{
    if (auto *line = field<QLineEdit>(page, label))
        return retype(line, text);
    auto *box = field<IdBox>(page, label);
    QVERIFY2(box, qPrintable(label));
    retype(box->lineEdit(), text);
}
inline void click(QWidget *page, const QString &begin)
{
    auto *found = named(page, begin);
    QVERIFY2(found, qPrintable(begin));
    found->click();
}

template <class Wizard, class Plan>
struct ManagedFixture {
    Fakes fakes;
    std::unique_ptr<Wizard> wizard;
    std::unique_ptr<QSignalSpy> accepted;
    template <class Prepare>
    ManagedFixture(const Plan &plan, Prepare prepare)
    {
        useRealIds(fakes);
        prepare(fakes);
        wizard =
            std::make_unique<Wizard>(cluster::Catalog::bundled(), plan, true, nullptr, &fakes.planning, &fakes.managed);
        accepted = std::make_unique<QSignalSpy>(wizard.get(), &QWizard::accepted);
        wizard->show();
    }
    explicit ManagedFixture(const Plan &plan)
        : ManagedFixture(plan, [](Fakes &) {})
    {
    }
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

} // namespace trainyard::gui::fake
