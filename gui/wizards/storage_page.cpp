#include "gui/wizards/storage_page.h"

#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/cluster/catalog.h"
#include "gui/text/format.h"
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
    m_root->setMinimumWidth(260); // the words of the least value come later than the size hint
    m_says = addField(tr("&Disk of each machine"), m_root);
    own(Field::RootSize, m_says);
    auto *words =
        label(tr("The disk is encrypted and deleted with its machine: what should stay belongs in a bucket."), "muted");
    words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(words);
    column()->addStretch(1);
    connect(m_root, &QSpinBox::valueChanged, this, [this](int gib) {
        if (gib != m_wizard.plan().rootGiB)
            m_wizard.edit([&](LaunchPlan &p) { p.rootGiB = gib; });
    });
}

void StoragePage::initializePage()
{
    replanned();
}

void StoragePage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    LaunchPlan open = plan;
    open.rootGiB = 0;
    //: the least value of a field, with the size that it stands for
    m_root->setSpecialValueText(tr("as the image needs: %1 GiB").arg(open.rootGiBOn(m_wizard.catalog())));
    if (m_root->value() != plan.rootGiB)
        m_root->setValue(plan.rootGiB);
    const int gib = plan.rootGiBOn(m_wizard.catalog());
    const double perMonth = gib * m_wizard.catalog().volumeUsdPerGiBHour(plan.region) * 730 * plan.machines();
    if (m_says->text().isEmpty() && m_wizard.costsMoney())
        m_says->setNote(tr("%1 for the disks of %2, if they exist for a month")
                            .arg(text::money(perMonth), text::machines(plan.machines())));
}

} // namespace trainyard::gui
