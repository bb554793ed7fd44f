#include "gui/wizards/network_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using cluster::Field;
using cluster::LaunchPlan;

NetworkPage::NetworkPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Network and access"), tr("Who may log in to the machines."))
    , m_from(new QLineEdit)
{
    m_from->setPlaceholderText(tr("this computer's address"));
    own(Field::SshFrom, addField(tr("&SSH open to"), m_from));
    auto *words = label(tr("SSH is open to the address given here, for example 203.0.113.7/32; empty means this "
                           "computer's own. The machines reach each other; nobody else reaches them."),
                        "muted");
    words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(words);
    column()->addStretch(1);
    connect(m_from, &QLineEdit::textEdited, this, [this](const QString &cidr) {
        m_wizard.edit([&](LaunchPlan &p) { p.sshFrom = cidr.trimmed().toStdString(); });
    });
}

void NetworkPage::initializePage()
{
    m_from->setText(text::from(m_wizard.plan().sshFrom));
}

} // namespace trainyard::gui
