// D1, H2, H5, H8, H20, H30: the elastic journey in the window. The wizard creates a stack on a real local cloud, workers
// are started and removed by the official AWS command line, one of them is killed, the chart shows each event, and the
// accuracy is that of a run that nothing disturbed.
#include <algorithm>
#include <optional>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QStackedWidget>
#include <QWizard>
#include <QtTest/QTest>

#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/operations.h"
#include "backend/training/run/cluster_run.h"
#include "gui/charts/metric_chart.h"
#include "gui/pages/run/run_page.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/stack/stack_wizard.h"
#include "tests/cli/official_cli.h"
#include "tests/gui/support/wizard_fields.h"
#include "tests/support/undisturbed_accuracy.h"
#include "tests/system/window/main_window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

constexpr const char *kBucket = "journey-digits";

/// Opens the wizard by its action, as menu and palette do.
StackWizard *openWizard(MainWindowFixture &fixture)
{
    for (QAction *action : fixture.window.actions()) {
        if (action->text() == QStringLiteral("Create training stack…"))
            action->trigger();
    }
    return fixture.dialog<StackWizard>();
}

/// Goes through all pages, and permits the roles.
/// \return whether the stack can be created
bool fillIn(MainWindowFixture &fixture, StackWizard &wizard)
{
    auto *name = fake::field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name"));
    if (!name)
        return false;
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("demo"));
    wizard.edit([](cluster::StackPlan &plan) { // of later pages
        plan.instanceType = "c5.large";
        plan.workers = 1;
        plan.dataBucket = kBucket;
    });
    while (wizard.nextId() >= 0) {
        if (!fixture.waitFor([&] { return wizard.button(QWizard::NextButton)->isEnabled(); }))
            return false;
        QTest::mouseClick(wizard.button(QWizard::NextButton), Qt::LeftButton);
    }
    for (auto *box : wizard.currentPage()->findChildren<QCheckBox *>()) {
        if (box->text().remove(QLatin1Char('&')).startsWith(QLatin1String("The stack may create IAM roles")))
            box->click();
    }
    wizard.setScript("print('the data is ready')\n");
    return fixture.waitFor([&] { return wizard.button(QWizard::FinishButton)->isEnabled(); });
}

services::RunSnapshot newestRun(MainWindowFixture &fixture)
{
    const auto runs = fixture.services().runs.runs();
    return runs.empty() ? services::RunSnapshot() : runs.front();
}

/// What the charts of a page describe for people who do not see them.
QString descriptions(RunPage *page)
{
    QStringList all;
    for (auto *chart : page->findChildren<MetricChart *>())
        all << chart->accessibleDescription();
    return all.join(QLatin1Char('\n'));
}

bool shows(RunPage *page, const std::string &host, const std::string &state)
{
    const auto ranks = page->series().ranks();
    return std::ranges::any_of(ranks, [&](const auto &rank) { return rank.host == host && rank.state == state; });
}

/// The name of the node on a machine, as trainyardctl lists it; empty: none.
std::string nodeOf(const LocalHome &home, const std::string &instance)
{
    const auto demo = parsed(home.run({"status", "demo", "--json"}).out);
    for (const auto &node : demo.at("nodes")) {
        if (node.at("instance") == instance)
            return node.at("name");
    }
    return {};
}

using journeys::kLeastEpochs;

protocol::JobSpec journeyJob(int epochs)
{
    protocol::JobSpec job;
    job.model = "lenet";
    job.data = std::string("s3://") + kBucket + "/digits";
    job.epochs = epochs;
    job.batchSize = 60;
    job.savePeriod = 0;
    job.boundary = protocol::Boundary::Epoch;
    return job;
}

} // namespace

TEST(WindowSystem, WorkersOfAStackComeGoAndDieInTheChart)
{
    SKIP_WITHOUT_PROGRAMS();
    if (!OfficialCli::isInstalled())
        GTEST_SKIP() << "aws is not installed: the official command line starts and removes the workers";
    if (!std::filesystem::exists("/usr/bin/python3"))
        GTEST_SKIP() << "python3 is not installed in /usr/bin, which is what instances see";
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char name[] = "window_elastic_test", *argv[] = {name, nullptr};
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    Theme::instance().install(app);
    LocalHome home;
    ASSERT_NO_FATAL_FAILURE(home.putDigits(kBucket, 3000, 2000));
    if (!home.sandboxed())
        GTEST_SKIP() << "without sandboxes the shared folder is not at its place";
    const OfficialCli aws(home);
    std::optional<services::OperationSnapshot> creation; // finished operations leave the list
    MainWindowFixture fixture(home);

    auto *wizard = openWizard(fixture);
    ASSERT_TRUE(wizard);
    ASSERT_TRUE(fillIn(fixture, *wizard));
    QObject::connect(&fixture.services().operations, &services::Operations::changed, &fixture.window,
                     [&](const services::OperationSnapshot &operation) {
                         if (operation.title.starts_with("Creating the stack demo"))
                             creation = operation;
                     });
    QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
    ASSERT_TRUE(fixture.waitFor([&] { return creation && creation->state != services::OperationState::Running; }));
    ASSERT_EQ(creation->state, services::OperationState::Done) << (creation->error ? creation->error->detail : "");
    ASSERT_TRUE(fixture.waitFor([&] {
        const auto clusters = fixture.services().clusters.clusters();
        return clusters.size() == 1 && clusters.front().state == services::ClusterState::Ready;
    }));
    const auto known = fixture.services().clusters.clusters();
    EXPECT_EQ(known.front().origin, cluster::Origin::Stack);

    fixture.services().runs.start(known.front().id, journeyJob(10'000), cluster::CredentialForwarding::Limited);
    fixture.window.go(MainWindow::Runs);
    auto *page = fixture.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs)->findChild<RunPage *>();
    ASSERT_TRUE(fixture.waitFor([&] { return shows(page, "worker-1", "training"); })) << newestRun(fixture).note;
    const RunId run = page->run();

    const auto started = aws.startElasticWorkers("demo", 2);
    ASSERT_EQ(started.size(), 2u);
    const std::string &dies = started[0], &leaves = started[1];
    ASSERT_TRUE(fixture.waitFor([&] {
        return shows(page, "worker-2", "training") && shows(page, "worker-3", "training");
    })) << newestRun(fixture).note;
    const std::string killed = nodeOf(home, dies), removed = nodeOf(home, leaves);
    ASSERT_FALSE(killed.empty() || removed.empty());

    aws.removeElasticTag("demo", leaves);
    ASSERT_TRUE(fixture.waitFor([&] { return shows(page, removed, "left"); })) << newestRun(fixture).note;
    const auto ended =
        home.run({"exec", "demo", "--node", killed, "--", "pkill -KILL -f 'trainyard-runtime.* [w]orker'"});
    ASSERT_EQ(ended.exitStatus, 0) << ended.out << ended.err;
    ASSERT_TRUE(fixture.waitFor([&] { return shows(page, killed, "died"); })) << newestRun(fixture).note;
    EXPECT_TRUE(fixture.waitFor([&] { // the chart repaints ten times a second
        const QString described = descriptions(page);
        return described.contains(QLatin1String("left n=1")) && described.contains(QLatin1String("died n=1"));
    })) << descriptions(page).toStdString();
    EXPECT_GE(page->series().joined.size(), 2u);
    EXPECT_TRUE(descriptions(page).contains(QStringLiteral("joined n=%1").arg(page->series().joined.size())))
        << descriptions(page).toStdString();

    ASSERT_TRUE(fixture.waitFor([&] { return newestRun(fixture).epoch >= kLeastEpochs; }));
    fixture.services().runs.stop(run, training::StopMode::SaveCheckpoint); // on any computer, long enough until here
    ASSERT_TRUE(fixture.waitFor([&] { return isOver(newestRun(fixture).state); }));
    EXPECT_EQ(newestRun(fixture).state, services::RunState::Stopped) << newestRun(fixture).note;
    EXPECT_TRUE(fixture.waitFor([&] { return aws.elasticStatus(leaves) == "REMOVED"; }));
    const double disturbed = newestRun(fixture).validationAccuracy;
    const int epochs = newestRun(fixture).epoch;

    ASSERT_TRUE(fixture.waitFor(
        [&] { return fixture.services().clusters.clusters().front().state == services::ClusterState::Ready; }));
    fixture.services().runs.start(known.front().id, journeyJob(epochs), cluster::CredentialForwarding::Limited);
    ASSERT_TRUE(fixture.waitFor([&] { return newestRun(fixture).id != run; }));
    ASSERT_TRUE(fixture.waitFor([&] { return isOver(newestRun(fixture).state); }));
    EXPECT_EQ(newestRun(fixture).state, services::RunState::Finished) << newestRun(fixture).note;
    journeys::expectSameAccuracy(disturbed, newestRun(fixture).validationAccuracy);
}
