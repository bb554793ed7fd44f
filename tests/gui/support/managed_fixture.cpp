#include "tests/gui/support/managed_fixture.h"

namespace trainyard::gui::fake {

void useRealIds(Fakes &fakes)
{
    fakes.planning.choices.subnets = {{kSubnetA, kVpc, "us-east-1a", "10.0.0.0/20", 4091, true, true, true},
                                      {kSubnetB, kVpc, "us-east-1b", "10.0.16.0/20", 400, false, true, false}};
    fakes.planning.choices.groups = {
        {"sg-0123456789abcdef0", "lab", kVpc, "", {"198.51.100.0/24"}, false, false, false}};
    fakes.managed.systems = std::vector<cluster::FileSystemChoice>{
        {kFileSystem, "shared", "available", {{"us-east-1a", kVpc, true, {kNfsGroup}}}}};
}

cluster::StackPlan goodStack()
{
    cluster::StackPlan plan;
    plan.name = "trainers";
    return plan;
}

cluster::EmrPlan goodEmr()
{
    cluster::EmrPlan plan;
    plan.name = "trainers";
    plan.logUri = "s3://lab-logs/emr";
    return plan;
}

void retype(QLineEdit *line, const QString &text)
{
    line->selectAll();
    QTest::keyClicks(line, text);
}

void retype(QWidget *page, const QString &label, const QString &text)
{
    if (auto *line = field<QLineEdit>(page, label))
        return retype(line, text);
    auto *box = field<IdBox>(page, label);
    QVERIFY2(box, qPrintable(label));
    retype(box->lineEdit(), text);
}

void click(QWidget *page, const QString &begin)
{
    auto *found = named(page, begin);
    QVERIFY2(found, qPrintable(begin));
    found->click();
}

template struct ManagedFixture<StackWizard, cluster::StackPlan>;
template struct ManagedFixture<EmrWizard, cluster::EmrPlan>;

} // namespace trainyard::gui::fake
