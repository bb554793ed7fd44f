#include "gui/wizards/emr/emr_pages.h"

#include <QHBoxLayout>
#include <QLabel>

#include "backend/cluster/emr/plan/emr_request.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/fields/place_text.h"
#include "gui/wizards/job/type_table.h"

namespace trainyard::gui {

using cluster::EmrPlan;

EmrPage::EmrPage(EmrWizard &wizard, const QString &title, const QString &purpose)
    : FieldPage(wizard, title, purpose)
    , m_emr(wizard)
{
}

EmrMachinesPage::EmrMachinesPage(EmrWizard &wizard)
    : EmrPage(
          wizard, tr("Machines and root volume"),
          tr("Uniform instance groups: a master, which trains too, core nodes, and task nodes that can be removed."))
    , m_types(new TypeTable)
{
    addNumber(form(), tr("Core nodes (&workers)"), &EmrPlan::workers, 1000,
              tr(" core nodes, and the master", "after a number"));
    column()->addWidget(m_types, 1);
    bindField(&EmrPlan::masterType, m_types->problem());
    connect(m_types, &TypeTable::opened, this, &EmrMachinesPage::goToNextPage);
    connect(m_types, &TypeTable::chosen, this,
            [this](const std::string &type) { m_wizard.edit([&](EmrPlan &p) { p.masterType = type; }); });
    auto *columns = new QHBoxLayout;
    columns->setSpacing(Theme::kTwo);
    auto *left = newForm(), *right = newForm();
    for (QFormLayout *one : {left, right})
        one->setRowWrapPolicy(QFormLayout::WrapLongRows); // side by side, they would widen the wizard
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    column()->addLayout(columns);
    addNumber(left, tr("&Root volume"), &EmrPlan::rootGiB, 100'000, tr(" GiB"))
        ->setToolTip(tr("More than 50 GiB, otherwise the cluster may fail to start"));
    m_core = addId(left, tr("Type of the &core nodes"), &EmrPlan::coreType, tr("as the master"));
    m_spot = addFlag(left, tr("Task nodes are S&pot machines"), &EmrPlan::spot);
    addNumber(right, tr("Tas&k nodes"), &EmrPlan::taskNodes, 1000, tr(" task nodes", "after a number"));
    m_task = addId(right, tr("Typ&e of the task nodes"), &EmrPlan::taskType, tr("as the core nodes"));
    m_price = addUsdPerHour(right, tr("Maxim&um Spot price"), &EmrPlan::maxPriceUsd, tr("up to the On-Demand price"));
}

void EmrMachinesPage::replanned()
{
    const EmrPlan &plan = m_wizard.plan();
    m_types->setSpot(plan.spot);
    m_types->show(m_wizard.regionCatalog(), plan.masterType);
    std::vector<std::string> types;
    if (const auto &offer = m_emr.choices().offer()) {
        types = offer->types;
    } else {
        for (const cluster::AvailableType &one : m_wizard.regionCatalog().types())
            types.push_back(one.type.name);
    }
    m_core->setChoices(plainChoices(types));
    m_task->setChoices(plainChoices(types));
    m_spot->setEnabled(plan.taskNodes > 0 || plan.spot);
    m_price->setEnabled(plan.spot || plan.maxPriceUsd > 0);
}

EmrImagePage::EmrImagePage(EmrWizard &wizard)
    : EmrPage(wizard, tr("Image and bootstrap"),
              tr("What the nodes start from, and the scripts that they run before EMR installs its applications."))
{
    addText(form(), tr("Custom &image"), &EmrPlan::customImage, tr("the release's own (recommended)"))
        ->setToolTip(tr("ami-…: Amazon Linux of the generation of the release, unencrypted, with one volume"));
    addText(form(), tr("&Folder for the scripts"), &EmrPlan::scriptsUri, tr("below the logs"));
    m_words = addWordsBelow({});
    column()->addStretch(1);
}

void EmrImagePage::replanned()
{
    const EmrPlan &plan = m_wizard.plan();
    const QString folder =
        plan.scriptsFolder().empty() ? tr("the folder of the logs") : text::from(plan.scriptsFolder());
    QStringList lines{
        tr("Trainyard's own scripts are uploaded to %1, in your bucket. Every node runs them when it starts:")
            .arg(folder)};
    if (!plan.fileSystem.empty())
        lines << tr("• %1 mounts %2 at /efs for the user hadoop, and fails the node if it cannot.")
                     .arg(QLatin1String(cluster::kEfsBootstrapScript), text::from(plan.fileSystem));
    lines << tr("• a script sets the deadline, which the node keeps even if this computer is off.")
          << tr("When all nodes run, the list of workers and the DEEPLEARNING variables are written on the master.");
    m_words->setText(lines.join(QLatin1Char('\n')));
}

EmrFileSystemPage::EmrFileSystemPage(EmrWizard &wizard)
    : EmrPage(wizard, tr("Shared file system"),
              tr("Optional: an EFS file system at /efs of every node, for scripts, data and results."))
{
    m_fileSystem = addId(form(), tr("&File system"), &EmrPlan::fileSystem, tr("none"));
    m_subnet = addId(form(), tr("S&ubnet"), &EmrPlan::subnet, tr("one of the default VPC, chosen by EMR"));
    m_policy =
        addFlag(form(), tr("Let the nodes' role &read file systems, which mounting needs"), &EmrPlan::attachEfsPolicy);
    m_words = addWordsBelow({});
    column()->addStretch(1);
    connect(m_fileSystem, &IdBox::edited, this, &EmrFileSystemPage::takeFileSystem);
}

/// The nodes need the security groups that the mount targets admit.
void EmrFileSystemPage::takeFileSystem(const std::string &id)
{
    const cluster::FileSystemChoice *chosen = m_emr.choices().fileSystem(id);
    m_wizard.edit([&](EmrPlan &p) {
        p.attachEfsPolicy = p.attachEfsPolicy && !id.empty();
        if (!chosen)
            return;
        if (p.additionalMasterGroups.empty())
            p.additionalMasterGroups = chosen->groups();
        if (p.additionalSlaveGroups.empty())
            p.additionalSlaveGroups = chosen->groups();
    });
}

void EmrFileSystemPage::replanned()
{
    const EmrPlan &plan = m_wizard.plan();
    const AccountChoices &choices = m_emr.choices();
    m_fileSystem->setChoices(fileSystemChoices(choices.fileSystems()));
    const auto *chosen = choices.fileSystem(plan.fileSystem);
    m_subnet->setChoices(subnetChoices(choices.network(), chosen ? chosen->vpc() : std::string()));
    m_policy->setEnabled(!plan.fileSystem.empty() || plan.attachEfsPolicy);
    QStringList lines;
    if (choices.loading())
        lines << tr("Loading file systems and subnets…");
    else if (chosen && !plan.additionalMasterGroups.empty())
        lines << tr("The security groups of its mount targets are added to all nodes: %1.")
                     .arg(joined(plan.additionalMasterGroups));
    for (const Error &error : choices.notKnown())
        lines << text::message(error);
    m_words->setText(lines.join(QLatin1Char('\n')));
    setLook(m_words, choices.notKnown().empty() ? "muted" : "attention");
}

EmrLimitsPage::EmrLimitsPage(EmrWizard &wizard)
    : EmrPage(wizard, tr("Logs and limits"), tr("Where EMR writes its logs, and when the cluster ends."))
{
    makeScrollable();
    m_logs = addId(form(), tr("&Logs"), &EmrPlan::logUri, tr("s3://bucket/folder"));
    addDuration(form(), tr("EMR ends it when &unused for"), &EmrPlan::emrIdle, 100'000,
                tr(" min", "minutes, after a number"), tr("never"));
    addFlag(form(), tr("Termination &protection"), &EmrPlan::protect);
    addTags(form(), tr("T&ags"), tr("none; as team=vision, project=cifar"),
            tr("Write each tag as name=value, and a comma between two of them."));
    addLimits(form()).addSpent(column());
    addWordsBelow(tr("EMR's own limit counts steps and YARN applications only; the limits below it count training runs "
                     "too, and are kept by Trainyard's script on each node. Log files arrive some minutes late."));
    column()->addStretch(1);
}

void EmrLimitsPage::replanned()
{
    std::vector<std::string> folders;
    for (const std::string &bucket : m_emr.choices().buckets())
        folders.push_back("s3://" + bucket + "/emr-logs");
    m_logs->setChoices(plainChoices(folders));
}

} // namespace trainyard::gui
