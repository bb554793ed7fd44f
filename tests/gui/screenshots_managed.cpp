#include "tests/gui/screenshots_managed.h"

#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>

#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/stack/template_blockers.h"
#include "gui/app/main_window.h"
#include "gui/pages/managed_view.h"
#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/stack/attach_dialog.h"
#include "gui/wizards/stack/stack_wizard.h"
#include "gui/wizards/stack/template_dialog.h"
#include "tests/gui/support/fakes.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

using Shoot = std::function<void(QWidget &, const char *)>;

cluster::ManagedState sampleState()
{
    cluster::ManagedState state;
    state.origin = cluster::Origin::Stack;
    state.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/trainers/0a1b2c3d";
    state.status = "CREATE_IN_PROGRESS";
    state.resources = {
        {"WorkerAutoScalingGroup", "AWS::AutoScaling::AutoScalingGroup", "trainers-workers", "CREATE_IN_PROGRESS",
         "Received SUCCESS signal with UniqueId i-0a1b2c3d4e5f60711", 95s, false},
        {"NATGateway", "AWS::EC2::NatGateway", "nat-0a1b2c3d4e5f60718", "CREATE_COMPLETE", "", 102s, false},
        {"FileSystem", "AWS::EFS::FileSystem", "fs-0a1b2c3d4e5f60718", "CREATE_COMPLETE", "", 14s, false},
        {"Vpc", "AWS::EC2::VPC", "vpc-0a1b2c3d4e5f60718", "CREATE_COMPLETE", "", 12s, false}};
    state.activities = {
        {"trainers-workers", "Launching a new EC2 instance: i-0a1b2c3d4e5f60711", "1", "Successful", "", 34s, false},
        {"trainers-workers", "Launching a new EC2 instance", "0", "Failed",
         "We currently do not have sufficient g5.xlarge capacity in us-east-1a.", 1s, true}};
    return state;
}

void shootWizards(gui::fake::Fakes &f, QWidget &window, const Shoot &shoot)
{
    cluster::StackPlan stackPlan;
    stackPlan.name = "trainers";
    StackWizard stack(cluster::Catalog::bundled(), stackPlan, true, &f.instanceCatalog, &f.planning, &f.managed,
                      &window);
    stack.show();
    for (const char *name : {"stack-1", "stack-2", "stack-3", "stack-4", "stack-5", "stack-6", "stack-7"}) {
        shoot(stack, name);
        stack.next();
    }
    cluster::EmrPlan emrPlan;
    emrPlan.name = "trainers";
    EmrWizard emr(cluster::Catalog::bundled(), emrPlan, true, &f.instanceCatalog, &f.planning, &f.managed, &window);
    emr.show();
    for (const char *name : {"emr-1", "emr-2", "emr-3", "emr-4", "emr-5", "emr-6", "emr-7"}) {
        shoot(emr, name);
        emr.next();
    }
}

} // namespace

void shootManaged(gui::fake::Fakes &f, const Shoot &shoot)
{
    QTemporaryDir folder;
    QSettings settings(folder.path() + QStringLiteral("/window.ini"), QSettings::IniFormat);
    auto known = sample::clusters();
    known[0].origin = cluster::Origin::Stack;
    known[0].nodes[1].locked = true;
    known[1].origin = cluster::Origin::Emr;
    f.clusters.set(known);
    f.managed.managed = sampleState();
    MainWindow window(f.services(), settings, folder.path());
    window.resize(1280, 800);
    window.show();
    window.go(MainWindow::Clusters);
    shoot(window, "clusters-origin");
    auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
    tabs->setCurrentIndex(tabs->indexOf(window.findChild<ManagedView *>()));
    shoot(window, "clusters-stack");
    shootWizards(f, window, shoot);
    AttachDialog attach(f.managed, "us-east-1", &window);
    attach.show();
    shoot(attach, "attach-stack");
    cluster::TemplateReport report;
    report.description = "Dynamic training with Apache MXNet";
    report.isDynamicTraining = true;
    report.blockers = {{"WorkerLaunchConfig", "Launch configurations cannot be created any more.", "A launch template"},
                       {"ResourceMetadataLambdaFunction", "The runtime python2.7 has ended.",
                        "No Lambda function: Trainyard reads the groups itself"}};
    TemplateDialog blockers(report, &window);
    blockers.show();
    shoot(blockers, "stack-template");
}
