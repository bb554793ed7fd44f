#include "gui/wizards/stack/stack_pages.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/stack/plan/template_blockers.h"
#include "gui/widgets/common_widgets.h"
#include "gui/wizards/checklist_panel.h"
#include "gui/wizards/fields/place_text.h"
#include "gui/wizards/job/type_table.h"
#include "gui/wizards/stack/stack_wizard.h"
#include "gui/wizards/stack/template_dialog.h"

namespace trainyard::gui {

using cluster::StackPlan;

namespace {

constexpr qint64 kMostTemplateBytes = 1 << 20; // of inspectTemplate()

} // namespace

StackPage::StackPage(StackWizard &wizard, const QString &title, const QString &purpose)
    : FieldPage(wizard, title, purpose)
    , m_stack(wizard)
{
}

StackNamePage::StackNamePage(StackWizard &wizard)
    : StackPage(wizard, tr("Name and image"),
                tr("A master and workers that share a file system; further workers can join and leave during a run."))
    , m_templateProblem(label(QString(), "attention"))
    , m_checklist(new ChecklistPanel(wizard.managed()))
{
    makeScrollable();
    m_name = addText(form(), tr("N&ame"), &StackPlan::name);
    m_name->setToolTip(tr("Of the stack and of the cluster; the names of its roles and tags begin with it"));
    addRegion(form(), tr("&Region"), [](StackPlan &p) {
        p.zone.clear();
        p.fileSystem.clear();
        p.existingMountTarget = false;
        p.vpc.clear();
        p.masterSubnet.clear();
        p.workerSubnet.clear();
        p.nodeGroup.clear();
        p.imageId.clear();
    });
    addChoice<cluster::StackImage>(
        form(), tr("&Operating system"), &StackPlan::imageType,
        {{cluster::StackImage::Ubuntu, tr("Ubuntu")}, {cluster::StackImage::AmazonLinux, tr("Amazon Linux")}});
    m_image = addId(form(), tr("I&mage"), &StackPlan::imageId, tr("the current Deep Learning AMI"));
    addTags(form(), tr("Ta&gs"), tr("none; as team=vision, project=cifar"),
            tr("Write each tag as name=value, and a comma between two of them."));
    addWordsBelow(tr("You need access to the account, a name, and nothing else: the file system, the network and the "
                     "key pair are created unless you choose your own on the next pages."));
    auto *open = button(tr("Open an original &template…"), QStringLiteral("folder"));
    open->setToolTip(tr("Lists what CloudFormation refuses in it today, and what Trainyard has in its place"));
    auto *row = new QHBoxLayout;
    row->addWidget(open);
    row->addStretch(1);
    column()->addSpacing(Theme::kStep);
    column()->addLayout(row);
    m_templateProblem->setWordWrap(true);
    column()->addWidget(m_templateProblem);
    column()->addWidget(m_checklist);
    column()->addStretch(1);
    connect(open, &QPushButton::clicked, this, &StackNamePage::openTemplate);
}

void StackNamePage::initializePage()
{
    StackPage::initializePage();
    m_checklist->setRequest(checklistRequest());
}

cluster::ChecklistRequest StackNamePage::checklistRequest() const
{
    const StackPlan &plan = m_wizard.plan();
    const std::string &script = m_stack.script();
    return {.region = plan.region,
            .fileSystem = plan.fileSystem,
            .createsFileSystem = true,
            .script = script.empty() ? std::string() : plan.prepareScript,
            .scriptText = script.empty() ? std::nullopt : std::optional(script)};
}

void StackNamePage::openTemplate()
{
    auto *dialog = new QFileDialog(this, tr("CloudFormation template"), {}, tr("Templates (*.json *.template)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &StackNamePage::inspect);
    dialog->open();
}

void StackNamePage::inspect(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_templateProblem->setText(tr("The file cannot be read: %1.").arg(file.errorString()));
        return;
    }
    const auto report = cluster::inspectTemplate(file.read(kMostTemplateBytes + 1).toStdString());
    m_templateProblem->setText(report ? QString() : text::message(report.error()));
    if (!report)
        return;
    auto *dialog = new TemplateDialog(*report, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void StackNamePage::replanned()
{
    if (isVisible()) // not while an id is typed on another page
        m_checklist->setRequest(checklistRequest());
    std::vector<IdBox::Choice> images;
    for (const cluster::AvailableImage &image : m_wizard.regionCatalog().images()) {
        if (image.today && image.user == m_wizard.plan().user())
            images.push_back(
                {image.today->image.id, tr("%1 (%2)", "title of an image, id")
                                            .arg(text::from(image.title), text::from(image.today->image.id))});
    }
    m_image->setChoices(images);
}

StackMachinesPage::StackMachinesPage(StackWizard &wizard)
    : StackPage(wizard, tr("Machines"), tr("The master trains too: a stack of one worker has two machines that train."))
    , m_types(new TypeTable)
{
    auto *workers = addNumber(form(), tr("&Workers"), &StackPlan::workers, 1000, QString());
    setUnit(workers, [](int count) { return tr(" worker(s), and the master", "after a number", count); });
    auto *least = addNumber(form(), tr("At &least"), &StackPlan::minWorkers, 1000, QString());
    setUnit(least, [](int count) { return tr(" worker(s), if AWS has no more capacity", "after a number", count); });
    column()->addWidget(m_types, 1);
    bindField(&StackPlan::instanceType, m_types->problem());
    connect(m_types, &TypeTable::opened, this, &StackMachinesPage::goToNextPage);
    connect(m_types, &TypeTable::chosen, this,
            [this](const std::string &type) { m_wizard.edit([&](StackPlan &p) { p.instanceType = type; }); });
    auto *more = newForm();
    column()->addLayout(more);
    addNumber(more, tr("&Disk of each machine"), &StackPlan::rootGiB, 100'000, tr(" GiB"));
    addFlag(more, tr("Workers can be added and removed d&uring a run"), &StackPlan::elastic);
}

void StackMachinesPage::replanned()
{
    m_types->show(m_wizard.regionCatalog(), m_wizard.plan().instanceType);
}

StackFileSystemPage::StackFileSystemPage(StackWizard &wizard)
    : StackPage(wizard, tr("Shared file system"),
                tr("All machines mount one EFS file system: scripts, data and results are the same for each of them."))
{
    m_fileSystem = addId(form(), tr("&File system"), &StackPlan::fileSystem, tr("a new one, which stays"));
    addText(form(), tr("&Mounted at /"), &StackPlan::mountPoint);
    m_existing = addFlag(form(), tr("It has a mount &target in the zone of the workers already"),
                         &StackPlan::existingMountTarget);
    m_bucket = addId(form(), tr("B&ucket that the machines may read"), &StackPlan::dataBucket, tr("none"));
    m_words = addWordsBelow({});
    column()->addStretch(1);
}

void StackFileSystemPage::replanned()
{
    const StackPlan &plan = m_wizard.plan();
    m_fileSystem->setChoices(fileSystemChoices(m_stack.choices().fileSystems()));
    m_bucket->setChoices(plainChoices(m_stack.choices().buckets()));
    m_existing->setEnabled(!plan.makesFileSystem() || plan.existingMountTarget);
    QStringList lines{
        plan.makesFileSystem()
            ? tr("The new file system is encrypted, and stays when the stack is deleted: at %1 per GiB and "
                 "month until you delete it.")
                  .arg(text::money(m_wizard.catalog().fileSystemUsdPerGiBMonth()))
            : tr("The file system is yours, and stays.")};
    for (const Error &error : m_stack.choices().notKnown())
        lines << text::message(error);
    m_words->setText(lines.join(QLatin1Char('\n')));
    setLook(m_words, lines.size() > 1 ? "attention" : "muted");
}

StackLimitsPage::StackLimitsPage(StackWizard &wizard)
    : StackPage(wizard, tr("Limits"), tr("When the machines terminate, and what happens to a stack that fails."))
{
    makeScrollable();
    addLimits(form()).addSpent(column());
    auto *more = newForm();
    column()->addLayout(more);
    addDuration(more, tr("The creation may &last"), &StackPlan::timeout, 10'000, tr(" min", "minutes, after a number"),
                tr("any time"));
    addFlag(more, tr("Keep a &failed stack for inspection"), &StackPlan::keepOnFailure);
    addFlag(more, tr("Termination &protection"), &StackPlan::protect);
    addWordsBelow(
        tr("The groups of the stack end their machines at the deadline, even if this computer is off. A failed "
           "stack that is kept still costs what its machines cost: terminate it when you have seen the cause. "
           "Terminate all deletes the stack, and lists what stays."));
    column()->addStretch(1);
}

} // namespace trainyard::gui
