#include "gui/wizards/image_page.h"

#include <QComboBox>
#include <QVBoxLayout>

#include "backend/cluster/catalog.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::Field;
using cluster::LaunchPlan;

ImagePage::ImagePage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Image"), tr("The operating system and the drivers that every machine starts with."))
    , m_image(new QComboBox)
{
    for (const cluster::Image &image : wizard.catalog().images())
        m_image->addItem(text::from(image.title), text::from(image.alias));
    own(Field::Image, addField(tr("&Image"), m_image));
    column()->addStretch(1);
    connect(m_image, &QComboBox::activated, this, [this] {
        m_wizard.edit([&](LaunchPlan &p) { p.image = m_image->currentData().toString().toStdString(); });
    });
}

void ImagePage::initializePage()
{
    m_image->setCurrentIndex(m_image->findData(text::from(m_wizard.plan().image)));
}

} // namespace trainyard::gui
