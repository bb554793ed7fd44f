// The real window with the real services and a real local cloud: a run is stopped with a checkpoint, its model is saved
// as a file, and another run resumes from it.

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QWizard>
#include <QtTest/QTest>

#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/protocol/job/job_spec.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_page.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/job/resume_field.h"
#include "tests/system/local_journey.h"
#include "tests/system/window/main_window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

bool says(QWidget *page, const char *words)
{
    for (auto *label : page->findChildren<QLabel *>()) {
        if (label->isVisibleTo(page) && label->text().contains(QLatin1String(words)))
            return true;
    }
    return false;
}

services::RunSnapshot newestRun(MainWindowFixture &fixture)
{
    const auto runs = fixture.services().runs.runs();
    return runs.empty() ? services::RunSnapshot() : runs.front();
}

} // namespace

TEST(WindowSystem, AStoppedRunLeavesAModelAndIsResumed)
{
    SKIP_WITHOUT_PROGRAMS();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char name[] = "window_models_test", *argv[] = {name, nullptr};
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    Theme::instance().install(app);
    LocalHome home;
    home.launch("demo", 1);
    home.putDigits("run-bucket", 4000, 100);
    MainWindowFixture fixture(home);
    ASSERT_TRUE(fixture.waitFor([&] { return fixture.machines() == 2; }));

    protocol::JobSpec job;
    job.model = "lenet";
    job.data = "s3://run-bucket/digits";
    job.epochs = 1000; // it does not end by itself
    job.batchSize = 20;
    job.displayBatches = 1;
    fixture.services().runs.start(fixture.services().clusters.clusters().front().id, job,
                                  cluster::CredentialForwarding::No);
    fixture.window.go(MainWindow::Runs);
    QWidget *place = fixture.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
    auto *page = place->findChild<RunPage *>();
    ASSERT_TRUE(fixture.waitFor([&] { return !page->series().ranks().empty(); }));
    ASSERT_TRUE(fixture.waitFor([&] { return page->series().epochsDone() >= 1; }));
    const RunId first = page->run();

    // The stop is counted down, and names the step that was saved.
    bool counted = false;
    QObject::connect(&fixture.services().runs, &services::RunService::changed, page,
                     [&](const std::vector<services::RunSnapshot> &runs) {
                         for (const auto &run : runs)
                             counted = counted || (run.stopping && run.stopping->begun && run.stopping->limit == 60s);
                     });
    fixture.button(place, QStringLiteral("Stop run"))->click();
    ASSERT_TRUE(fixture.press<ConfirmDialog>(QStringLiteral("Stop run")));
    ASSERT_TRUE(fixture.waitFor([&] { return newestRun(fixture).state == services::RunState::Stopped; }));
    EXPECT_TRUE(counted);
    EXPECT_FALSE(newestRun(fixture).stopping);
    EXPECT_TRUE(fixture.waitFor([&] { return says(page, "Stopped. A checkpoint was saved at step"); }))
        << newestRun(fixture).note;

    // Its checkpoints are listed, and the last one becomes a file of another format.
    page->findChild<QTabWidget *>()->setCurrentWidget(&page->models());
    auto *table = page->models().findChild<DataTable *>();
    ASSERT_TRUE(fixture.waitFor([&] { return table->model()->rowCount() >= 1; }));
    const QString file = QString::fromStdString((home.folder() / "lenet").string());
    page->models().saveTo(file, training::ModelFormat::Onnx);
    ASSERT_TRUE(fixture.waitFor([&] { return says(page, "Saved as "); }));
    const auto shown =
        runProcess({{Home::program("trainyard-runtime"), "model", "show", file.toStdString() + ".onnx"}, {}, "", ""},
                   {Deadline::after(60s), {}});
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->exitStatus, 0) << shown->err;
    EXPECT_NE(shown->out.find("431080 parameters, with weights"), std::string::npos) << shown->out;

    // The form has the run's job, and a short one goes on from the checkpoint to its end.
    const int done = newestRun(fixture).epoch;
    ASSERT_TRUE(fixture.waitFor(
        [&] { return fixture.services().clusters.clusters().front().state == services::ClusterState::Ready; }));
    fixture.button(place, QStringLiteral("Resume"))->click();
    ASSERT_TRUE(fixture.waitFor([&] { return fixture.dialog<JobWizard>() != nullptr; }));
    auto *wizard = fixture.dialog<JobWizard>();
    ASSERT_TRUE(fixture.waitFor([&] { return wizard->findChild<ResumeField *>()->point() != nullptr; }));
    EXPECT_EQ(wizard->job().resume, first.value);
    EXPECT_EQ(wizard->job().model, "lenet");
    EXPECT_EQ(wizard->job().batchSize, 20);
    wizard->next();
    wizard->currentPage()->findChild<QSpinBox *>()->setValue(done + 2);
    while (wizard->nextId() >= 0)
        wizard->next();
    ASSERT_TRUE(fixture.waitFor([&] { return wizard->button(QWizard::FinishButton)->isEnabled(); }));
    wizard->button(QWizard::FinishButton)->click();
    ASSERT_TRUE(fixture.waitFor([&] { return newestRun(fixture).id != first; }));
    ASSERT_TRUE(fixture.waitFor([&] { return isOver(newestRun(fixture).state); }));
    EXPECT_EQ(newestRun(fixture).state, services::RunState::Finished) << newestRun(fixture).note;
    EXPECT_EQ(newestRun(fixture).epoch, done + 2);
    const auto shownRun = parsed(home.run({"metrics", newestRun(fixture).id.value, "--json"}).out);
    for (const auto &record : shownRun.at("records")) {
        if (record.at("name") == "validation-accuracy") {
            EXPECT_GE(record.at("epoch").get<int>(), done) << record;
        }
    }
}
