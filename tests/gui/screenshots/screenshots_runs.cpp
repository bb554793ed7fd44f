// Runs that stop, that cannot be reached, and that are resumed; their models; all options of a job.
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTemporaryDir>

#include "gui/app/main_window/main_window.h"
#include "gui/charts/run_charts.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/dialogs/runs/head_loss_dialog.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_page.h"
#include "gui/wizards/job/job_form.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/job/resume_field.h"
#include "tests/gui/screenshots/screenshots_extra.h"
#include "tests/gui/screenshots/screenshots_words.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

using Shoot = std::function<void(QWidget &, const char *)>;

void shootHeadLoss(fake::Fakes &f, MainWindow &window, const Shoot &shoot)
{
    auto run = sample::runs()[0];
    run.state = services::RunState::Failed;
    run.ended = SystemClock::instance().now();
    run.lostWithHead = true;
    services::HeadLossReport report;
    report.headState = "terminated";
    report.instanceType = "m5.large";
    report.usdPerHour = 0.096;
    report.continuation = services::HeadLossReport::Continuation::Resume;
    report.epoch = 7;
    report.step = 812;
    report.stepsLost = 123;
    f.runs.loss = report;
    f.runs.set({run});
    shoot(window, "runs-head-lost");
    if (auto *dialog = window.findChild<HeadLossDialog *>())
        shoot(*dialog, "head-loss"); // closes when the run continues
}

void shootRunStates(fake::Fakes &f, MainWindow &window, const Shoot &shoot)
{
    auto runs = sample::runs();
    runs[0].stopping = services::RunStop{true, SystemClock::instance().now() - 17s, 60s};
    f.runs.set(runs);
    window.go(MainWindow::Runs);
    shoot(window, "runs-stopping");
    runs[0].stopping.reset();
    runs[0].unreachableSince = SystemClock::instance().now() - 200s;
    f.runs.set(runs);
    shoot(window, "runs-unreachable");
    runs[0].unreachableSince.reset();
    runs[0].state = services::RunState::Stopped;
    runs[0].ended = SystemClock::instance().now();
    runs[0].note = "scheduler: stop was requested; checkpoint saved at step 7812";
    f.runs.set(runs);
    shootHeadLoss(f, window, shoot);
    f.runs.set(runs);
    auto *page = window.findChild<QStackedWidget *>()->widget(MainWindow::Runs)->findChild<RunPage *>();
    auto *tabs = page->findChild<QTabWidget *>();
    tabs->setCurrentIndex(1);
    f.models.found = services::CheckpointList();
    shoot(window, "runs-model-empty");
    f.models.found = sample::checkpoints();
    runs[0].epoch = 13;
    f.runs.set(runs);
    tabs->setCurrentIndex(0);
    tabs->setCurrentIndex(1);
    f.models.saveEnds = fail(ErrorCode::DiskFull, "/home/user/lenet-epoch-12.onnx", "no space is left on the disk");
    shoot(window, "runs-model");
    page->models().saveTo(QStringLiteral("/nonexistent/lenet-epoch-12.onnx"), training::ModelFormat::Onnx);
    shoot(window, "runs-model-failed");
    f.models.holds = true;
    page->models().saveTo(QStringLiteral("/nonexistent/lenet-epoch-12.onnx"), training::ModelFormat::Onnx);
    shoot(window, "runs-model-saving");
    window.resize(960, 700);
    shoot(window, "runs-model-960");
    window.resize(pictureWidth(), 720);
    ChartView wide;
    wide.wide = true;
    page->setChartView(wide);
    shoot(window, "runs-wide");
    page->setChartView({});
    for (QAction *command : page->commands()) {
        if (command->shortcut() == QKeySequence(Qt::Key_F11))
            command->trigger();
    }
    QWidget *screen = page->findChild<RunCharts *>()->window();
    shoot(*screen, "runs-screen");
    screen->close();
}

void shootJob(MainWindow &window, const Shoot &shoot)
{
    auto ready = sample::clusters();
    ready[0].state = services::ClusterState::Ready;
    protocol::JobSpec spec;
    spec.model = "lenet";
    spec.data = "s3://trainyard-digits/digits";
    spec.resume = "r-0000000000000007";
    JobWizard job({ready[0]}, spec, {QStringLiteral("s3://trainyard-digits/digits")}, nullptr, &window);
    job.setResumePoints(
        {{RunId("r-0000000000000007"), "lenet", "digits-demo", SystemClock::instance().now(), 20, false, 0.981}});
    job.show();
    shoot(job, "job-resume");
    auto *choice = job.findChild<ResumeField *>()->findChild<QComboBox *>();
    choice->setCurrentIndex(2);
    emit choice->activated(2);
    shoot(job, "job-resume-file");
    choice->setCurrentIndex(0);
    emit choice->activated(0);
    job.next();
    for (int group = 0; group < 4; ++group) {
        job.setOpenGroups({QString::number(group)});
        auto *scroll = job.currentPage()->findChild<QScrollArea *>();
        QCoreApplication::processEvents();
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        shoot(job, QByteArray("job-group-" + QByteArray::number(group)).constData());
    }
    job.findChild<JobForm *>()->editor("minWorkers")->setProperty("value", 7);
    job.setOpenGroups({QStringLiteral("2")});
    shoot(job, "job-group-problem");
}

} // namespace

void shootRuns(fake::Fakes &f, const Shoot &shoot)
{
    QTemporaryDir state;
    QSettings settings(state.path() + QStringLiteral("/window.ini"), QSettings::IniFormat);
    MainWindow window(f.services(), settings, state.path());
    window.resize(pictureWidth(), 720);
    window.show();
    shootRunStates(f, window, shoot);
    shootJob(window, shoot);
    auto preview = sample::teardown();
    preview.modelBytes = 13'794'560;
    f.teardown.list = preview;
    TerminateDialog sheet(f.teardown, {});
    sheet.show();
    shoot(sheet, "terminate-models");
    f.teardown.list->saveTime = std::chrono::seconds(90);
    TerminateDialog saving(f.teardown, {});
    saving.show();
    shoot(saving, "terminate-runs");
    const auto buttons = saving.findChildren<QPushButton *>();
    const auto begin = std::ranges::find_if(
        buttons, [](const auto *button) { return button->text().startsWith(QLatin1String("Terminate 3")); });
    if (begin == buttons.end())
        return;
    (*begin)->click();
    emit f.teardown.stepped(f.teardown.last, {.step = "save-run",
                                              .title = "Saving a checkpoint",
                                              .host = "demo",
                                              .state = StepState::Progressing,
                                              .fraction = 0.4,
                                              .message = say("within %1", "54 s")});
    shoot(saving, "terminate-saving");
}
