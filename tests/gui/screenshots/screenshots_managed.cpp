#include "tests/gui/screenshots/screenshots_managed.h"

#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/stack/elastic/elastic_facts.h"
#include "backend/cluster/stack/plan/template_blockers.h"
#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/clusters/emr_step_dialog.h"
#include "gui/dialogs/data/mount_dialog.h"
#include "gui/dialogs/data/pack_dialog.h"
#include "gui/pages/clusters/managed_view.h"
#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/stack/attach_dialog.h"
#include "gui/wizards/stack/stack_wizard.h"
#include "gui/wizards/stack/template_dialog.h"
#include "tests/gui/screenshots/screenshots_words.h"
#include "tests/gui/support/data_tabs_fixture.h"
#include "tests/gui/support/fakes/fake_emr_steps.h"
#include "tests/gui/support/fakes/fakes.h"
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

/// Steps of an EMR cluster in its tab.
cluster::EmrStepList sampleSteps()
{
    cluster::EmrStepList list;
    list.canAdd = true;
    cluster::EmrStepInfo runs, failed;
    runs.id = "s-2ABCDEFGHIJ";
    runs.name = "epochs 4 to 8";
    runs.state = "RUNNING";
    runs.command = "spark-submit s3://lab/train.py --epochs 4";
    runs.started = SystemClock::instance().now() - 340s;
    runs.canCancel = true;
    failed = runs;
    failed.id = "s-1ABCDEFGHIJ";
    failed.name = "prepare";
    failed.state = "FAILED";
    failed.command = "python3 prepare.py s3://lab/raw";
    failed.started = *runs.started - 600s;
    failed.ended = *failed.started + 41s;
    failed.failed = true;
    failed.canCancel = false;
    failed.failure = "Unknown Error. Its stderr ends with: ImportError: No module named numpy";
    list.steps = {runs, failed};
    return list;
}

/// An account with EMR steps.
class ManagedWithSteps : public gui::fake::FakeManaged {
public:
    using FakeManaged::FakeManaged;
    gui::fake::FakeEmrSteps steps;
    services::EmrStepService *emrSteps() override { return &steps; }
};

/// The window with services that the other pictures do not need: files of machines, file systems, EMR steps.
void shootTabs(gui::fake::Fakes &f, const Shoot &shoot)
{
    QTemporaryDir stateFolder;
    QSettings settings(stateFolder.path() + QStringLiteral("/window.ini"), QSettings::IniFormat);
    gui::fake::FakeTabbedData data;
    gui::fake::withBuckets(data);
    data.known.known = true;
    data.known.listing.sets = {{"s3://lab/cifar", "rec", 2, 170'000'000}, {"s3://lab/digits", "idx", 4, 11'000'000}};
    cluster::FileSystemInfo system;
    system.id = "fs-0a1b2c3d4e5f60718";
    system.name = "shared";
    system.region = "us-east-1";
    system.state = "available";
    system.bytes = 3'000'000'000;
    system.usdPerMonth = 0.84;
    data.systems.known.systems = {system};
    services::TransferLine line;
    line.id = "t-1";
    line.from = {"/home/me/pictures.rec"};
    line.to = "s3://lab/set/";
    line.status = services::TransferStatus::Running;
    line.progress = {500'000'000, 2'000'000'000, 1, 4, "pictures.rec"};
    line.bytesPerSecond = 25'000'000;
    data.files.lines = {line};
    ManagedWithSteps managed(f.operations);
    managed.managed = sampleState();
    managed.managed->origin = cluster::Origin::Emr;
    managed.managed->activities.clear();
    managed.steps.known = sampleSteps();
    auto known = sample::clusters();
    known[0].origin = cluster::Origin::Emr;
    known[0].state = services::ClusterState::Ready;
    f.clusters.set(known);
    MainWindow window({f.account, f.clusters, f.runs, f.teardown, f.tour, f.activity, f.operations, f.costs,
                       f.instanceCatalog, f.planning, data, f.models, f.doctor, managed, f.queue, f.recipes, f.tunnels,
                       f.terminals, f.notifications},
                      settings, stateFolder.path());
    window.resize(pictureWidth(), 800);
    window.show();
    window.go(MainWindow::Data);
    auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("pageTabs"));
    shoot(window, "data-sets");
    auto *files = window.findChild<FilesView *>();
    files->openLocal(QStringLiteral("/usr/share"));
    tabs->setCurrentWidget(files);
    files->open(QStringLiteral("s3://lab"));
    shoot(window, "data-files");
    tabs->setCurrentWidget(window.findChild<FileSystemsView *>());
    shoot(window, "data-file-systems");
    window.go(MainWindow::Clusters);
    auto *details = window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
    details->setCurrentWidget(window.findChild<ManagedView *>());
    shoot(window, "clusters-emr");
    MountDialog mount(QStringLiteral("shared"), {{known[0].id, known[0].name, known[0].region}}, &window);
    mount.show();
    shoot(mount, "mount");
    PackDialog pack(QStringLiteral("/usr/share/icons"), &window);
    pack.show();
    shoot(pack, "pack");
    EmrStepDialog step(&window);
    step.show();
    shoot(step, "emr-step");
}

} // namespace

void shootManaged(gui::fake::Fakes &f, const Shoot &shoot)
{
    QTemporaryDir stateFolder;
    QSettings settings(stateFolder.path() + QStringLiteral("/window.ini"), QSettings::IniFormat);
    auto known = sample::clusters();
    known[0].origin = cluster::Origin::Stack;
    known[0].nodes[1].locked = true;
    for (std::size_t i = 0; i < 3; ++i)
        known[0].resources[i].facts[cluster::kStackRoleFact] = i == 2 ? "elastic" : "base";
    known[0].resources[2].facts[cluster::kElasticStatusFact] = "ADDED";
    known[1].origin = cluster::Origin::Emr;
    f.clusters.set(known);
    f.managed.managed = sampleState();
    MainWindow window(f.services(), settings, stateFolder.path());
    window.resize(pictureWidth(), 800);
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
    report.blockers = {{"WorkerLaunchConfig", Sentence::verbatim("Launch configurations cannot be created any more."),
                        Sentence::verbatim("A launch template")},
                       {"ResourceMetadataLambdaFunction", Sentence::verbatim("The runtime python2.7 has ended."),
                        Sentence::verbatim("No Lambda function: Trainyard reads the groups itself")}};
    TemplateDialog blockers(report, &window);
    blockers.show();
    shoot(blockers, "stack-template");
    shootTabs(f, shoot);
    f.clusters.set(sample::clusters());
}
