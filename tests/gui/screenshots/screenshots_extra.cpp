#include "tests/gui/screenshots/screenshots_extra.h"

#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>

#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/data/new_data_dialog.h"
#include "gui/dialogs/program/about_dialog.h"
#include "gui/dialogs/program/help_window.h"
#include "gui/widgets/toast.h"
#include "gui/wizards/confirm_discard.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;

void shootFree(fake::Fakes &f, const std::function<void(QWidget &, const char *)> &shoot)
{
    QTemporaryDir state;
    QSettings settings(state.path() + QStringLiteral("/window.ini"), QSettings::IniFormat);
    f.account.select("local", {});
    services::DataSnapshot data;
    data.known = true;
    data.listing.buckets = {"lab", "mine"};
    data.listing.sets = {{"s3://lab/cifar", "rec", 2, 170'000'000}, {"s3://mine/digits", "idx", 4, 11'000'000}};
    data.listing.unread = {"s3://of-somebody-else"};
    f.data.set(data);
    MainWindow window(f.services(), settings, state.path());
    window.resize(1024, 700);
    window.show();
    window.go(MainWindow::Data);
    Toast::showText(&window, QStringLiteral("The address was copied."));
    shoot(window, "free-data");
    for (const auto &[kind, name] :
         {std::pair(NewDataDialog::Kind::Digits, "new-digits"), std::pair(NewDataDialog::Kind::Folder, "new-upload")}) {
        NewDataDialog dialog(f.data, kind, &window);
        dialog.show();
        shoot(dialog, name);
    }
    cluster::LaunchPlan plan;
    plan.name = "digits-demo";
    f.planning.found.findings.resize(1);
    f.planning.found.findings[0].severity = cluster::Severity::Green;
    LaunchWizard wizard(cluster::Catalog::bundled(), plan, false, nullptr, &f.planning, nullptr, &window);
    wizard.show();
    for (const char *name : {"free-launch-1", "free-launch-2", "free-launch-3", "free-launch-4", "free-launch-5",
                             "free-launch-6", "free-launch-7"}) {
        shoot(wizard, name);
        wizard.next();
    }
    confirmDiscard(&wizard, [] {});
    shoot(*wizard.findChild<QMessageBox *>(), "discard");
    auto ready = sample::clusters();
    ready[0].state = services::ClusterState::Ready;
    JobWizard none({}, {}, {}, &f.data, &window);
    none.show();
    shoot(none, "free-job-none");
    protocol::JobSpec spec;
    spec.data = "s3://mine/other";
    f.data.found = fail(ErrorCode::NotFound, "s3:ListObjectsV2", "nothing was found below this prefix");
    JobWizard job({ready[0]}, spec, {}, &f.data, &window);
    job.show();
    for (const char *name : {"free-job-1", "free-job-2", "free-job-3", "free-job-4"}) {
        shoot(job, name);
        job.next();
    }
    HelpWindow guide(&window);
    guide.showPage(QStringLiteral("start"));
    guide.show();
    shoot(guide, "help");
    AboutDialog about(&window);
    about.show();
    shoot(about, "about");
    window.startTour();
    f.tour.end(fail(ErrorCode::Cancelled, "tour", "stopped while it trained"));
    shoot(window, "free-tour-cancelled");
}
