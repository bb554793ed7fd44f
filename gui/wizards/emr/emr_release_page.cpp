#include "gui/wizards/emr/emr_release_page.h"

#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>

#include "backend/cluster/emr/plan/emr_release.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/wizards/checklist_panel.h"
#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/fields/place_text.h"

namespace trainyard::gui {

using cluster::EmrPlan;

/// The releases with their support.
std::vector<IdBox::Choice> EmrReleasePage::releaseChoices(const std::vector<std::string> &labels)
{
    std::vector<IdBox::Choice> all;
    for (const std::string &label : labels) {
        const cluster::EmrSupport support = cluster::supportOf(label, labels);
        const QString name = text::from(label);
        all.push_back({label, !support.newerPatch.empty()
                                  ? tr("%1: superseded by %2").arg(name, text::from(support.newerPatch))
                              : support.isUpdated ? name
                                                  : tr("%1: no Amazon Linux updates").arg(name)});
    }
    return all;
}

EmrReleasePage::EmrReleasePage(EmrWizard &wizard)
    : EmrPage(
          wizard, tr("Release and applications"),
          tr("Only the applications that the training needs: each one makes the start longer, and some prevent it."))
    , m_catalogue(new QListWidget)
    , m_checklist(new ChecklistPanel(wizard.managed()))
{
    makeScrollable();
    addText(form(), tr("N&ame"), &EmrPlan::name);
    addRegion(form(), tr("&Region"), [](EmrPlan &p) {
        p.subnet.clear();
        p.fileSystem.clear();
        p.attachEfsPolicy = false;
        p.masterGroup.clear();
        p.slaveGroup.clear();
        p.serviceGroup.clear();
        p.additionalMasterGroups.clear();
        p.additionalSlaveGroups.clear();
        p.customImage.clear();
    });
    m_release = addId(form(), tr("Re&lease"), &EmrPlan::releaseLabel, tr("the newest of the region"));
    addWords(form(), tr("A&pplications"), &EmrPlan::applications, tr("Hadoop"));
    auto *caption = label(tr("Applicati&ons of the release"));
    caption->setBuddy(m_catalogue);
    m_catalogue->setAccessibleName(tr("Applications of the release"));
    column()->addWidget(caption);
    column()->addWidget(m_catalogue, 1);
    m_words = addWordsBelow({});
    column()->addWidget(m_checklist);
    connect(m_catalogue, &QListWidget::itemChanged, this, &EmrReleasePage::takeTicks);
}

void EmrReleasePage::initializePage()
{
    EmrPage::initializePage();
    checkAccount();
}

void EmrReleasePage::checkAccount()
{
    const EmrPlan &plan = m_wizard.plan();
    m_checklist->setRequest({.region = plan.region,
                             .fileSystem = plan.fileSystem,
                             .createsFileSystem = false,
                             .script = {},
                             .scriptText = std::nullopt});
}

/// Applications that the release does not have stay in the plan: its problem names them.
void EmrReleasePage::takeTicks()
{
    m_wizard.edit([this](EmrPlan &p) {
        for (int i = 0; i < m_catalogue->count(); ++i) {
            const QListWidgetItem *item = m_catalogue->item(i);
            const std::string name = item->data(Qt::UserRole).toString().toStdString();
            const auto at = std::ranges::find(p.applications, name);
            const bool wanted = item->checkState() == Qt::Checked;
            if (wanted && at == p.applications.end())
                p.applications.push_back(name);
            else if (!wanted && at != p.applications.end())
                p.applications.erase(at);
        }
    });
}

void EmrReleasePage::replanned()
{
    if (isVisible()) // not while an id is typed on another page
        checkAccount();
    const EmrPlan &plan = m_wizard.plan();
    const AccountChoices &choices = m_emr.choices();
    m_release->setChoices(releaseChoices(choices.releases()));
    const auto applications = choices.offer() ? choices.offer()->applications : std::vector<aws::EmrApplication>();
    const QSignalBlocker quiet(m_catalogue);
    while (m_catalogue->count() > int(applications.size()))
        delete m_catalogue->takeItem(m_catalogue->count() - 1);
    for (int i = 0; i < int(applications.size()); ++i) {
        const aws::EmrApplication &application = applications[std::size_t(i)];
        if (i >= m_catalogue->count())
            m_catalogue->addItem(QString());
        QListWidgetItem *item = m_catalogue->item(i);
        item->setText(text::from(application.name + " " + application.version));
        item->setData(Qt::UserRole, text::from(application.name));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool wanted = std::ranges::find(plan.applications, application.name) != plan.applications.end();
        item->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
    }
    QStringList lines;
    if (choices.loading())
        lines << tr("Loading releases and applications…");
    else if (choices.offer() && plan.releaseLabel.empty())
        lines << tr("The newest release is %1.").arg(text::from(choices.offer()->release));
    for (const Error &error : choices.notKnown())
        lines << text::message(error);
    m_words->setText(lines.join(QLatin1Char('\n')));
    setLook(m_words, choices.notKnown().empty() ? "muted" : "attention");
}

} // namespace trainyard::gui
