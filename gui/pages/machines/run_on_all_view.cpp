#include "gui/pages/machines/run_on_all_view.h"

#include <algorithm>

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include "backend/core/encoding.h"
#include "gui/dialogs/clusters/mesh_dialog.h"
#include "gui/dialogs/clusters/readiness_dialog.h"
#include "gui/dialogs/clusters/recipe_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/models/machines/node_answer_model.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kLongestCommandLine = 64 * 1024;
const QString kAllMachines = QStringLiteral("*"), kWorkerMachines = QStringLiteral("+"); ///< no names of machines

} // namespace

RunOnAllView::RunOnAllView(services::RecipeService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_answers(new NodeAnswerModel(this))
    , m_table(new DataTable(tr("Results"), {IconRole, ToneRole, IdRole}))
    , m_line(new QLineEdit)
    , m_machines(new QComboBox)
    , m_output(new QPlainTextEdit)
    , m_note(label({}, "muted"))
    , m_run(button(tr("Run"), QStringLiteral("play")))
    , m_cancel(button(tr("Cancel"), QStringLiteral("stop")))
    , m_retry(button(tr("Retry failed"), QStringLiteral("refresh")))
    , m_copy(button(tr("Copy as command"), QStringLiteral("copy")))
    , m_ready(button(tr("Readiness…"), QStringLiteral("check")))
    , m_recipes(button(tr("Recipes…"), QStringLiteral("settings")))
    , m_mesh(button(tr("Key mesh"), QStringLiteral("key")))
    , m_lingering(button(tr("Lingering processes"), QStringLiteral("search")))
    , m_byName(button(tr("End by name…"), QStringLiteral("stop")))
    , m_image(button(tr("Make image…"), QStringLiteral("save")))
{
    layOut();
    connect(m_line, &QLineEdit::returnPressed, this, [this] { run(chosen(), false); });
    connect(m_line, &QLineEdit::textChanged, this, &RunOnAllView::updateButtons);
    connect(m_run, &QPushButton::clicked, this, [this] { run(chosen(), false); });
    connect(m_retry, &QPushButton::clicked, this, [this] { run(m_answers->failed(), true); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_stop.request_stop(); });
    connect(m_copy, &QPushButton::clicked, this, &RunOnAllView::copyCommand);
    connect(m_table, &DataTable::currentIdChanged, this, &RunOnAllView::showOutput);
    connect(m_ready, &QPushButton::clicked, this, &RunOnAllView::showReadiness);
    connect(m_recipes, &QPushButton::clicked, this, &RunOnAllView::showRecipes);
    connect(m_mesh, &QPushButton::clicked, this, [this] {
        m_service.testKeyMesh(m_cluster);
        showNote(tr("Testing logins between the machines…"));
    });
    connect(m_lingering, &QPushButton::clicked, this, [this] { listLingering(false); });
    connect(m_byName, &QPushButton::clicked, this, &RunOnAllView::askProgram);
    connect(m_image, &QPushButton::clicked, this, &RunOnAllView::askImage);
    connect(&m_service, &services::RecipeService::answered, this,
            [this](std::uint64_t number, const cluster::NodeAnswer &answer) {
                if (number != m_number)
                    return;
                m_answers->apply(rowOf(answer));
                showOutput();
            });
    connect(&m_service, &services::RecipeService::meshTested, this,
            [this](const ClusterId &id, const cluster::MeshTest &test) {
                if (id == m_cluster)
                    showMesh(test);
            });
    updateButtons();
}

RunOnAllView::~RunOnAllView()
{
    m_stop.request_stop();
}

void RunOnAllView::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *row = new QHBoxLayout;
    m_line->setPlaceholderText(tr("A line for the shell of each machine"));
    m_line->setAccessibleName(m_line->placeholderText());
    m_line->setFont(fixedFont());
    m_line->setMaxLength(kLongestCommandLine);
    m_machines->setAccessibleName(tr("Machines"));
    row->addWidget(m_line, 1);
    row->addWidget(m_machines);
    for (QPushButton *one : {m_run, m_cancel, m_retry})
        row->addWidget(one);
    column->addLayout(row);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    auto *splitter = new QSplitter(Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    m_table->setModel(m_answers);
    m_table->setStretchColumn(NodeAnswerModel::Output);
    m_table->setEmptyText(tr("The exit status and the output of each machine appear here."));
    m_output->setReadOnly(true);
    m_output->setFont(fixedFont());
    m_output->setTabChangesFocus(true);
    m_output->setAccessibleName(tr("Output of the selected machine"));
    m_output->setPlaceholderText(tr("Select a machine to see its output."));
    splitter->addWidget(m_table);
    splitter->addWidget(m_output);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    column->addWidget(splitter, 1);
    m_ready->setToolTip(tr("Check cloud-init, clock, disk and GPUs, and what building a framework needs"));
    m_mesh->setToolTip(tr("Test whether each machine can log in to each other one, and give them keys for that"));
    m_lingering->setToolTip(tr("Find processes that ended runs have left on the machines"));
    m_byName->setToolTip(tr("End all processes of a name, such as python, also those of Jupyter and of active runs"));
    m_image->setToolTip(tr("Make an image of a machine, from which the next launch can start"));
    // Two rows: one is wider than a narrow window.
    const std::vector<std::vector<QPushButton *>> rows = {{m_copy, m_ready, m_recipes, m_mesh},
                                                          {m_lingering, m_byName, m_image}};
    for (const auto &buttons : rows) {
        auto *below = new QHBoxLayout;
        for (QPushButton *one : buttons)
            below->addWidget(one);
        below->addStretch(1);
        column->addLayout(below);
    }
}

void RunOnAllView::showCluster(const services::ClusterDetails &cluster)
{
    std::vector<std::string> nodes;
    if (cluster.ours) {
        for (const cluster::NodeSnapshot &node : cluster.nodes) {
            if (node.isRunning())
                nodes.push_back(node.name);
        }
    }
    m_name = text::from(cluster.name);
    if (cluster.id != m_cluster) {
        m_cluster = cluster.id;
        m_machines->setCurrentIndex(0); // the choice belonged to another cluster
        m_stop.request_stop();
        ++m_number; // answers under way belong to another cluster
        m_running = false;
        m_answers->applyAll({});
        showNote({});
        showOutput();
    } else if (nodes == m_nodes) {
        return;
    }
    m_nodes = std::move(nodes);
    fillMachines();
    updateButtons();
}

void RunOnAllView::fillMachines()
{
    const QString chosen = m_machines->currentData().toString();
    const QSignalBlocker quiet(m_machines);
    m_machines->clear();
    m_machines->addItem(tr("all machines"), kAllMachines);
    m_machines->addItem(tr("all workers"), kWorkerMachines);
    for (const std::string &node : m_nodes)
        m_machines->addItem(text::from(node), text::from(node));
    // The choice stays: a line meant for one machine must never run on all, because that one restarts.
    if (!chosen.isEmpty() && m_machines->findData(chosen) < 0)
        m_machines->addItem(tr("%1 (not running)", "machine").arg(chosen), chosen);
    m_machines->setCurrentIndex(std::max(0, m_machines->findData(chosen)));
}

std::vector<std::string> RunOnAllView::chosen() const
{
    const QString which = m_machines->currentData().toString();
    if (which == kAllMachines)
        return m_nodes;
    if (which != kWorkerMachines)
        return {which.toStdString()};
    std::vector<std::string> workers = m_nodes;
    std::erase(workers, "head");
    return workers;
}

/// \param keepsOthers  results of other machines stay
void RunOnAllView::run(const std::vector<std::string> &nodes, bool keepsOthers)
{
    const std::string line = m_line->text().trimmed().toStdString();
    if (line.empty() || m_running)
        return;
    if (nodes.empty())
        return showNote(tr("None of these machines is running. The command was not sent."), "problem");
    const auto missing = std::ranges::find_if(
        nodes, [this](const std::string &node) { return std::ranges::find(m_nodes, node) == m_nodes.end(); });
    if (missing != nodes.end())
        return showNote(tr("%1 is not running. The command was not sent.", "machine").arg(text::from(*missing)),
                        "problem");
    std::vector<NodeAnswerRow> rows;
    for (const std::string &node : nodes) {
        NodeAnswerRow row;
        row.node = node;
        rows.push_back(std::move(row));
    }
    if (!keepsOthers)
        m_answers->applyAll(rows);
    for (const NodeAnswerRow &row : rows)
        m_answers->apply(row);
    m_running = true;
    m_stop = {};
    showNote(tr("Running on %n machine(s)…", nullptr, int(nodes.size())));
    updateButtons();
    m_service.runOnAll(m_cluster, line, nodes, ++m_number, m_stop.get_token())
        .then(this, [this, number = m_number](const Status &status) {
            if (number == m_number)
                ended(status);
        });
}

void RunOnAllView::ended(const Status &status)
{
    m_running = false;
    std::vector<NodeAnswerRow> rows = m_answers->rows();
    for (NodeAnswerRow &row : rows) {
        if (row.running) { // it has no answer any more
            row.running = false;
            row.problem = status ? tr("unknown", "result of a command") : text::message(status.error());
        }
    }
    m_answers->applyAll(rows);
    const int failed = int(m_answers->failed().size());
    if (!status)
        showNote(text::message(status.error()), "problem");
    else if (failed > 0)
        showNote(tr("It failed on %n machine(s).", nullptr, failed), "attention");
    else
        showNote(tr("It ended with status 0 on all machines."), "good");
    showOutput();
    updateButtons();
}

void RunOnAllView::showOutput()
{
    const NodeAnswerRow *row = m_answers->find(m_table->currentId());
    const QString words = !row ? QString() : !row->problem.isEmpty() ? row->problem : text::from(row->output);
    if (words != m_output->toPlainText())
        m_output->setPlainText(words);
    updateButtons();
}

void RunOnAllView::updateButtons()
{
    const QString none = m_nodes.empty() ? tr("No machine of this cluster is running.") : QString();
    const QString busy = none.isEmpty() && m_running ? tr("A command is running.") : none;
    const QString empty = m_line->text().trimmed().isEmpty() ? tr("Enter a command first.") : QString();
    setWhyNot(m_run, busy.isEmpty() ? empty : busy);
    setWhyNot(m_copy, empty);
    m_cancel->setVisible(m_running);
    setWhyNot(m_retry, busy.isEmpty() && m_answers->failed().empty() ? tr("It failed on no machine.") : busy);
    for (QPushButton *one : {m_ready, m_recipes, m_mesh, m_lingering, m_byName, m_image})
        setWhyNot(one, none);
}

/// The same in a terminal; a line that is not for all machines names its own.
void RunOnAllView::copyCommand()
{
    QString line = QStringLiteral("trainyardctl exec ") + text::from(shellQuote(m_name.toStdString()));
    if (m_machines->currentData().toString() != kAllMachines) {
        const std::vector<std::string> nodes = chosen();
        if (nodes.empty()) // without a name it would be for all
            return showNote(tr("None of these machines is running. There is no command to copy."), "problem");
        for (const std::string &node : nodes)
            line += QStringLiteral(" --node ") + text::from(shellQuote(node));
    }
    line += QStringLiteral(" -- ") + text::from(shellQuote(m_line->text().trimmed().toStdString()));
    QGuiApplication::clipboard()->setText(line);
}

void RunOnAllView::showRecipes()
{
    auto *dialog = new RecipeDialog(m_name, m_nodes, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, id = m_cluster] { m_service.apply(id, dialog->options()); });
    dialog->open();
}

void RunOnAllView::showMesh(const cluster::MeshTest &test)
{
    showNote({});
    auto *dialog = new MeshDialog(m_name, test, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MeshDialog::makeRequested, this, [this, id = m_cluster] { m_service.makeKeyMesh(id); });
    dialog->open();
}

void RunOnAllView::showReadiness()
{
    std::vector<std::string> nodes; // none: all
    if (m_machines->currentData().toString() != kAllMachines) {
        nodes = chosen();
        if (nodes.empty())
            return showNote(tr("None of these machines is running."), "problem");
    }
    auto *dialog = new ReadinessDialog(m_name, nodes, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReadinessDialog::checkRequested, this,
            [this, dialog, id = m_cluster](const cluster::ReadinessOptions &options) {
                m_service.readiness(id, options, dialog->stopToken())
                    .then(dialog, [dialog](const Result<std::vector<cluster::NodeReadiness>> &found) {
                        dialog->showResult(found);
                    });
            });
    dialog->open();
    dialog->check();
}

void RunOnAllView::askImage()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Make an image"));
    const QString node = m_table->currentId().isEmpty() ? text::from(m_nodes.back()) : m_table->currentId();
    dialog->setLabelText(tr("%1 restarts for it. The image and its snapshots stay, and cost money, until you remove "
                            "them. Name of the image:")
                             .arg(node));
    dialog->setTextValue(m_name + QStringLiteral("-image"));
    dialog->setOkButtonText(tr("Make image"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id = m_cluster, node](const QString &name) {
        m_service.bakeImage(id, node.toStdString(), name.trimmed().toStdString());
    });
    dialog->open(); // which makes its buttons
    if (auto *buttons = dialog->findChild<QDialogButtonBox *>())
        buttons->addButton(copyCommandButton([this, dialog, node] {
                               return imageCommand(m_name, dialog->textValue().trimmed(), node);
                           }),
                           QDialogButtonBox::ActionRole);
}

void RunOnAllView::showNote(const QString &sentence, const char *look)
{
    setLook(m_note, look);
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

} // namespace trainyard::gui
