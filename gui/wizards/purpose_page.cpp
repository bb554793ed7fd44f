#include "gui/wizards/purpose_page.h"

#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>

#include "backend/cluster/catalog.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::Field;
using cluster::LaunchPlan;

PurposePage::PurposePage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Purpose"), tr("A name to find the cluster by, and where its machines run."))
    , m_name(new QLineEdit)
    , m_region(new QComboBox)
{
    own(Field::Name, addField(tr("&Name"), m_name));
    for (const std::string &region : wizard.catalog().regions())
        m_region->addItem(text::from(region));
    own(Field::Region, addField(tr("&Region"), m_region));
    column()->addStretch(1);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &name) {
        m_wizard.edit([&](LaunchPlan &p) { p.name = name.trimmed().toStdString(); });
    });
    connect(m_region, &QComboBox::textActivated, this,
            [this](const QString &region) { m_wizard.edit([&](LaunchPlan &p) { p.region = region.toStdString(); }); });
}

void PurposePage::initializePage()
{
    m_name->setText(text::from(m_wizard.plan().name));
    const QString region = text::from(m_wizard.plan().region);
    if (m_region->findText(region) < 0)
        m_region->addItem(region);
    m_region->setCurrentText(region);
}

} // namespace trainyard::gui
