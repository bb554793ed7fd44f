#include "gui/wizards/storage_page.h"

#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using cluster::Field;
using cluster::LaunchPlan;

StoragePage::StoragePage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Storage and data"), tr("How large the disk of each machine is."))
    , m_root(new QSpinBox)
{
    m_root->setRange(0, 100'000);
    m_root->setSuffix(tr(" GiB"));
    own(Field::RootSize, addField(tr("&Disk of each machine"), m_root));
    auto *words =
        label(tr("The disk is encrypted and deleted with its machine: what should stay belongs in a bucket."), "muted");
    words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(words);
    column()->addStretch(1);
    connect(m_root, &QSpinBox::valueChanged, this,
            [this](int gib) { m_wizard.edit([&](LaunchPlan &p) { p.rootGiB = gib; }); });
}

void StoragePage::initializePage()
{
    m_root->setValue(m_wizard.plan().rootGiB);
}

} // namespace trainyard::gui
