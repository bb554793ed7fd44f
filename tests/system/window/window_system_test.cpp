// The real window with the real services in this process, and a real local cloud: the wizard launches a cluster, a
// worker dies during a run that the page follows, and the window is closed in all three ways while machines run.

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStackedWidget>
#include <QWizard>
#include <QtTest/QTest>

#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/protocol/job/job_spec.h"
#include "gui/charts/metric_chart.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/dialogs/program/quit_dialog.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/support/sentences.h"
#include "tests/system/local_journey.h"
#include "tests/system/window/main_window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

bool soonerThanThreeHours(Timestamp at)
{
    const auto in = at - SystemClock::instance().now();
    return in > 170min && in <= 180min;
}

/// \return number of machines that are scheduled to shut down in about three hours: a file of each contains
/// "poweroff UNIXTIME"
int machinesThatEndInThreeHours(const LocalHome &home)
{
    int found = 0;
    const auto skip = std::filesystem::directory_options::skip_permission_denied;
    for (const auto &file :
         std::filesystem::recursive_directory_iterator(home.folder() / "state/trainyard/localcloud", skip)) {
        if (file.path().filename() != "shutdown" || file.path().parent_path().filename() != "control")
            continue;
        const std::string content = readFile(file.path()).value_or("");
        const auto blank = content.find(' ');
        found += blank != std::string::npos &&
                 soonerThanThreeHours(Timestamp(std::chrono::seconds(std::stoll(content.substr(blank)))));
    }
    return found;
}

} // namespace

TEST(WindowSystem, LaunchesFollowsADeathAndConfirmsBeforeItCloses)
{
    SKIP_WITHOUT_PROGRAMS();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char name[] = "window_system_test", *argv[] = {name, nullptr};
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    Theme::instance().install(app);
    LocalHome home;

    {
        MainWindowFixture fixture(home);
        QTest::keyClick(&fixture.window, Qt::Key_N, Qt::ControlModifier);
        auto *wizard = fixture.dialog<LaunchWizard>();
        ASSERT_TRUE(wizard);
        wizard->findChild<QLineEdit *>()->clear();
        QTest::keyClicks(wizard->findChild<QLineEdit *>(), QStringLiteral("demo"));
        while (wizard->nextId() >= 0)
            QTest::mouseClick(wizard->button(QWizard::NextButton), Qt::LeftButton);
        // M28: the preflight check runs first, and the window stays responsive.
        ASSERT_TRUE(fixture.waitFor([&] { return wizard->button(QWizard::FinishButton)->isEnabled(); }));
        QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
        const auto demo = [&] {
            const auto known = fixture.services().clusters.clusters();
            return known.empty() ? services::ClusterDetails() : known.front();
        };
        ASSERT_TRUE(fixture.waitFor([&] { return demo().state == services::ClusterState::Ready; }))
            << testing::PrintToString(textsOf(demo().differences));
        EXPECT_EQ(demo().name, "demo");
        EXPECT_EQ(fixture.machines(), 3);
        if (!home.sandboxed())
            GTEST_SKIP() << "without sandboxes a kill by name would reach the workers of every machine";

        home.putDigits("run-bucket", 4000, 400);
        protocol::JobSpec job;
        job.model = "lenet";
        job.data = "s3://run-bucket/digits";
        job.epochs = 20;
        job.batchSize = 96;
        fixture.services().runs.start(demo().id, job, cluster::CredentialForwarding::No);
        fixture.window.go(MainWindow::Runs);
        auto *page = fixture.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs)->findChild<RunPage *>();
        auto *log = page->findChild<RunLog *>();
        const auto says = [&](const char *words) { return log->text().toPlainText().contains(QLatin1String(words)); };
        ASSERT_TRUE(fixture.waitFor([&] { return !page->series().validationAccuracy.empty(); }));
        EXPECT_TRUE(fixture.waitFor([&] {
            return says("worker-1 | ") && says("worker-2 | ") && says("head scheduler | ") && says("Epoch[0]");
        })) << log->text().toPlainText().toStdString();

        // During training: one epoch has finished, many remain.
        const auto killed =
            home.run({"exec", "demo", "--node", "worker-2", "--", "pkill -KILL -f 'trainyard-runtime.* [w]orker'"});
        EXPECT_EQ(killed.exitStatus, 0) << killed.out << killed.err;
        EXPECT_TRUE(fixture.waitFor([&] { return page->series().died.size() == 1; }));
        EXPECT_TRUE(fixture.waitFor([&] { return says("died"); })) << log->text().toPlainText().toStdString();
        bool marked = false;
        EXPECT_TRUE(fixture.waitFor([&] { // the chart repaints ten times a second
            for (auto *chart : page->findChildren<MetricChart *>())
                marked = marked || chart->accessibleDescription().contains(QStringLiteral("died n=1"));
            return marked;
        }));
        EXPECT_TRUE(fixture.waitFor([&] { return page->series().epochsDone() == job.epochs; }));
        for (const auto &rank : page->series().ranks())
            EXPECT_EQ(rank.host == "worker-2", rank.state == "died") << rank.host << " " << rank.state;
        EXPECT_TRUE(fixture.waitFor([&] {
            const auto runs = fixture.services().runs.runs();
            return !runs.empty() && runs.front().state == services::RunState::Finished;
        }));

        // First: cancel.
        EXPECT_FALSE(fixture.window.close());
        ASSERT_TRUE(fixture.press<QuitDialog>(QStringLiteral("Do not close")));
        EXPECT_TRUE(fixture.window.isVisible());
        EXPECT_EQ(fixture.machines(), 3);
        // Second: leave the machines running for at most three hours.
        ASSERT_TRUE(fixture.waitFor([&] { return !fixture.dialog<QuitDialog>(); }));
        EXPECT_FALSE(fixture.window.close());
        auto *question = fixture.dialog<QuitDialog>();
        ASSERT_TRUE(question);
        question->findChild<QSpinBox *>()->setValue(3);
        ASSERT_TRUE(fixture.press<QuitDialog>(QStringLiteral("Keep them, but")));
        ASSERT_TRUE(fixture.waitFor([&] { return !fixture.window.isVisible(); }));
    }
    const auto left = parsed(home.run({"clusters", "--json"}).out);
    EXPECT_EQ(left.at("machines_alive"), 3);
    const auto expires = fromIso8601(left.at("clusters").at(0).at("expires").get<std::string>());
    ASSERT_TRUE(expires);
    EXPECT_TRUE(soonerThanThreeHours(*expires)) << toIso8601(*expires);
    EXPECT_EQ(machinesThatEndInThreeHours(home), 3) << "every machine terminates without any program of this computer";

    MainWindowFixture fixture(home);
    ASSERT_TRUE(fixture.waitFor([&] { return fixture.machines() == 3; })) << "the next start knows them";
    EXPECT_FALSE(fixture.window.close());
    ASSERT_TRUE(fixture.press<QuitDialog>(QStringLiteral("Terminate them")));
    ASSERT_TRUE(fixture.press<TerminateDialog>(QStringLiteral("Terminate 3")));
    ASSERT_TRUE(fixture.waitFor([&] { return !fixture.window.isVisible(); }));
    EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
}
