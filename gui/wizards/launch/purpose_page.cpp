#include "gui/wizards/launch/purpose_page.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/text/format.h"
#include "gui/text/region_name.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/wizards/draft_card.h"
#include "gui/wizards/launch/preset_cards.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

PurposePage::PurposePage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Purpose"),
                 tr("A name to find the cluster by, where its machines run, and what they are for."))
    , m_name(new QLineEdit)
    , m_region(new QComboBox)
    , m_template(new QComboBox)
    , m_version(new QComboBox)
    , m_cards(new PresetCards)
    , m_price(label({}, "figure"))
{
    makeScrollable();
    bindField(&LaunchPlan::name, addField(tr("N&ame"), m_name));
    for (const std::string &region : wizard.catalog().regions())
        m_region->addItem(text::regionTitle(region), text::from(region));
    bindField(&LaunchPlan::region, addField(tr("&Region"), m_region));
    addField(tr("Start &from"), m_cards)
        ->setNote(tr("The chosen card fills in the next pages; every value can be changed."));
    addNumber(form(), tr("&Workers"), &LaunchPlan::workers, 10'000, tr(" workers", "after a number"));
    form()->addRow(QString(), m_price);
    addField(tr("Launch &template"), m_template);
    m_version->setPlaceholderText(tr("of a launch template"));
    m_templateProblem = addField(tr("&Version"), m_version);
    bindField(&LaunchPlan::launchTemplate, m_templateProblem);
    addTags(form(), tr("Ta&gs"), tr("none; as team=vision, project=cifar"),
            tr("Write each tag as key=value, separated by commas."));
    column()->addStretch(1);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &name) {
        m_wizard.edit([&](LaunchPlan &p) { p.name = name.trimmed().toStdString(); });
    });
    connect(m_region, &QComboBox::activated, this, [this] {
        const std::string region = m_region->currentData().toString().toStdString();
        m_template->setCurrentIndex(0); // templates, zones, subnets and reservations belong to one region
        takeTemplate();
        m_wizard.edit([&](LaunchPlan &p) {
            p.region = region;
            p.zones.clear();
            p.subnet.clear();
            p.reservation.clear();
        });
    });
    connect(m_cards, &PresetCards::chosen, this,
            [this](Preset preset) { m_wizard.edit([preset](LaunchPlan &p) { p = withPreset(p, preset); }); });
    connect(m_template, &QComboBox::activated, this, &PurposePage::takeTemplate);
    connect(m_version, &QComboBox::activated, this, &PurposePage::takeVersion);
    connect(&wizard.regionCatalog(), &RegionCatalog::versionsLoaded, this, &PurposePage::showVersions);
    replanned();
}

void PurposePage::initializePage()
{
    m_name->setText(text::from(m_wizard.plan().name));
    const std::string region = m_wizard.plan().region;
    if (m_region->findData(text::from(region)) < 0)
        m_region->addItem(text::regionTitle(region), text::from(region));
    m_region->setCurrentIndex(m_region->findData(text::from(region)));
    refresh();
}

void PurposePage::offerDraft(const LaunchPlan &draft)
{
    auto *offer = new DraftCard(tr("You did not launch the last plan: %1, %2.", "name, instance types")
                                    .arg(text::from(draft.name), text::nodes(draft.workers) + QStringLiteral(", ") +
                                                                     text::from(draft.instanceType)));
    column()->insertWidget(0, offer);
    connect(offer, &DraftCard::taken, this, [this, draft] {
        m_wizard.edit([&](LaunchPlan &p) { p = draft; });
        initializePage();
        m_name->setFocus();
    });
    connect(offer, &DraftCard::discarded, this, [this] {
        m_name->setFocus();
        emit draftDiscarded();
    });
}

void PurposePage::takeTemplate()
{
    const std::string name = m_template->currentData().toString().toStdString();
    if (name == m_wizard.plan().launchTemplate)
        return;
    m_wizard.edit([&](LaunchPlan &p) {
        if (m_filled)
            p = withoutTemplate(p, *m_filled);
        p.launchTemplate = name;
        p.templateVersion.clear();
    });
    m_filled.reset();
    m_wizard.regionCatalog().loadVersions(name);
}

void PurposePage::showVersions()
{
    m_version->clear();
    for (const aws::LaunchTemplateVersion &v : m_wizard.regionCatalog().versions()) {
        QString words = v.isDefault ? tr("%1 (default)").arg(v.number) : QString::number(v.number);
        if (!v.description.empty())
            words += QStringLiteral(": ") + text::from(v.description);
        m_version->addItem(words, v.number);
        if (v.isDefault)
            m_version->setCurrentIndex(m_version->count() - 1);
    }
    m_version->setEnabled(m_version->count() > 0);
    if (m_version->count() > 0)
        takeVersion();
}

void PurposePage::takeVersion()
{
    const std::string number = m_version->currentData().toString().toStdString();
    const auto *version = cluster::versionOf(m_wizard.regionCatalog().versions(), number);
    if (!version)
        return;
    m_wizard.edit([&](LaunchPlan &p) {
        if (m_filled)
            p = withoutTemplate(p, *m_filled);
        p = filledFrom(p, *version);
        p.templateVersion = number;
    });
    m_filled = *version;
    m_templateProblem->setNote(text::sentence(cluster::describeUnused(*version)));
}

void PurposePage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_price->setText(m_wizard.costsMoney()
                         ? tr("%1, terminates itself after %2", "price per hour, time")
                               .arg(text::perHour(m_wizard.hourly()), text::age(plan.deadline))
                         : tr("Free, terminates itself after %1", "time").arg(text::age(plan.deadline)));
    m_cards->show(m_wizard.plan(), m_wizard.catalog(), m_wizard.costsMoney());
    const auto &templates = m_wizard.regionCatalog().templates();
    const int wanted = int(templates.size()) + 1;
    if (m_template->count() != wanted) {
        m_template->clear();
        m_template->addItem(tr("None"));
        for (const aws::LaunchTemplate &t : templates)
            m_template->addItem(text::from(t.name), text::from(t.name));
        m_template->setCurrentIndex(std::max(0, m_template->findData(text::from(m_wizard.plan().launchTemplate))));
    }
    m_template->setEnabled(!templates.empty());
    m_version->setEnabled(m_version->count() > 0);
    if (m_filled && m_templateProblem->text().isEmpty())
        m_templateProblem->setNote(text::sentence(cluster::describeUnused(*m_filled)));
}

} // namespace trainyard::gui
