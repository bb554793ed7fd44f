#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "gui/dialogs/clusters/mesh_dialog.h"
#include "gui/dialogs/clusters/readiness_dialog.h"
#include "gui/dialogs/clusters/recipe_dialog.h"
#include "gui/dialogs/notices/notifications_dialog.h"
#include "gui/pages/doctor/setup_log_view.h"
#include "gui/pages/machines/run_on_all_view.h"
#include "gui/pages/machines/terminal_widget.h"
#include "gui/pages/machines/tunnels_view.h"
#include "gui/pages/runs/queue_view.h"
#include "gui/widgets/fold.h"
#include "gui/wizards/job/sweep_dialog.h"
#include "gui/wizards/task/script_options.h"
#include "gui/wizards/task/task_wizard.h"
#include "tests/gui/screenshots/screenshots_extra.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

protocol::JobSpec pytorchJob()
{
    protocol::JobSpec job;
    job.type = protocol::JobType::Pytorch;
    job.task.command = "train.py --epochs 3 --lr {lr}";
    job.task.setup = "pip install -r requirements.txt";
    job.task.code = "/home/lab/mnist";
    job.task.secrets = {"WANDB_API_KEY"};
    return job;
}

void shootWizard(fake::Fakes &f, const std::function<void(QWidget &, const char *)> &shoot,
                 const services::ClusterDetails &cluster)
{
    training::CodePreview preview;
    preview.files = {{"train.py", 5'300, false, ""}, {"model/net.py", 2'100, false, ""}, {"run.sh", 200, true, ""}};
    preview.bytes = 7'600;
    preview.left = {{".venv", "a virtual environment"}, {".git", "version control"}};
    f.runs.code = preview;
    TaskWizard wizard(
        {cluster}, pytorchJob(), [](const auto &) { return 0; }, &f.runs);
    wizard.resize(1000, 680);
    wizard.show();
    shoot(wizard, "task-1");
    wizard.next();
    f.runs.options =
        std::vector<jobs::ScriptOption>{{"--epochs", "N", "number of epochs to train", "14", {}},
                                        {"--lr", "LR", "learning rate", "1.0", {}},
                                        {"--network", "{mlp,lenet}", "the neural network", "lenet", {"mlp", "lenet"}},
                                        {"--dry-run", "", "quickly check a single pass", "", {}}};
    auto *options = wizard.findChild<ScriptOptions *>();
    for (QWidget *widget = options; widget; widget = widget->parentWidget()) {
        if (auto *fold = qobject_cast<Fold *>(widget))
            fold->setOpen(true);
    }
    options->findChild<QPushButton *>()->click();
    wizard.setOpenGroups({QStringLiteral("4"), QStringLiteral("6")});
    shoot(wizard, "task-2");
    wizard.next();
    shoot(wizard, "task-3");
    SweepDialog sweep(pytorchJob());
    sweep.show();
    shoot(sweep, "sweep");
}

} // namespace

void shootTasks(fake::Fakes &f, const std::function<void(QWidget &, const char *)> &shoot)
{
    auto cluster = sample::clusters()[0];
    cluster.state = services::ClusterState::Ready;
    shootWizard(f, shoot, cluster);
    training::QueueEntry entry;
    entry.id = "q-1";
    entry.name = "train.py --lr 0.1";
    entry.job = pytorchJob();
    f.queue.entries = {entry};
    QueueView queue(f.queue, f.runs);
    queue.resize(900, 420);
    queue.show();
    queue.showCluster(cluster.id, QStringLiteral("digits-demo"));
    shoot(queue, "queue");
    RunOnAllView commands(f.recipes);
    commands.resize(900, 420);
    commands.show();
    commands.showCluster(cluster);
    commands.findChild<QLineEdit *>()->setText(QStringLiteral("nvidia-smi -L"));
    shoot(commands, "run-on-all");
    doctor::SetUpLog setUp;
    setUp.logs = {"cloud-init-output.log", "cfn-init.log"};
    setUp.name = "cloud-init-output.log";
    setUp.text = "Cloud-init v. 24.1.3 running 'modules:final'\nGet:1 http://deb.debian.org/debian bookworm InRelease\n"
                 "E: Failed to fetch http://deb.debian.org/debian/pool/main/n/nfs-utils\nReading package lists...\n";
    setUp.marks = {{2, doctor::LogSeverity::Error, "Set-up failed", "A command of the machine's set-up failed.",
                    "Correct the cause, and create the machine again."}};
    f.doctor.setUp = setUp;
    SetupLogView setUpLog(f.doctor);
    setUpLog.resize(900, 420);
    setUpLog.show();
    setUpLog.showCluster(cluster);
    shoot(setUpLog, "setup-log");
    TunnelsView tunnels(f.tunnels);
    tunnels.resize(900, 300);
    tunnels.show();
    tunnels.showCluster(cluster);
    shoot(tunnels, "tunnels");
    TerminalWidget terminal;
    terminal.resize(720, 300);
    terminal.write("ubuntu@worker-1:~$ \x1b[1mnvidia-smi -L\x1b[0m\r\n\x1b[31msh: nvidia-smi: not found\x1b[0m\r\n");
    terminal.show();
    shoot(terminal, "terminal");
    cluster::MeshTest test;
    test.nodes = {"head", "worker-1", "worker-2"};
    test.problems = {{"", "", ""}, {"", "", "Permission denied (publickey)"}, {"", "", ""}};
    MeshDialog mesh(QStringLiteral("digits-demo"), test);
    mesh.show();
    shoot(mesh, "mesh");
    cluster::NodeReadiness readyHead, slowWorker;
    readyHead.node = "head";
    readyHead.requirements = {
        {"C++ compiler", "GCC 4.8 or newer (C++11)", "g++ (Debian 12.2.0-14) 12.2.0", true, false},
        {"git", "any version", "git version 2.39.5", true, false},
        {"BLAS", "OpenBLAS, ATLAS or MKL with headers", "", false, false},
        {"OpenCV", "any, with headers; for image augmentation", "", false, true}};
    slowWorker = readyHead;
    slowWorker.node = "worker-1";
    slowWorker.status = fail(ErrorCode::ClockSkew, "worker-1", "its clock is 95 s behind this computer's");
    ReadinessDialog readiness(QStringLiteral("digits-demo"), {});
    readiness.show();
    readiness.showResult(std::vector{readyHead, slowWorker});
    shoot(readiness, "readiness");
    RecipeDialog recipes(QStringLiteral("digits-demo"), {"head", "worker-1", "worker-2"});
    recipes.show();
    shoot(recipes, "recipes");
    NotificationsDialog notifications(f.notifications);
    notifications.show();
    shoot(notifications, "notifications");
}
