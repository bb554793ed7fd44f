#include "gui/wizards/fields/ssh_fields.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>

#include "backend/cluster/account/network.h"
#include "gui/text/format.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

SshFields::SshFields(QObject *parent)
    : QObject(parent)
    , m_from(new QLineEdit)
    , m_neighbours(new QCheckBox(tr("Also allow my &provider's range (/24): the IP address may change")))
    , m_exposure(new QCheckBox(tr("I &accept that anyone on the Internet may try to log in")))
{
    connect(m_from, &QLineEdit::textEdited, this,
            [this](const QString &cidr) { emit rangeEdited(cidr.trimmed().toStdString()); });
    connect(m_neighbours, &QCheckBox::clicked, this, [this](bool on) {
        m_from->clear();
        emit rangeEdited(on ? "/24" : "");
    });
    connect(m_exposure, &QCheckBox::clicked, this, &SshFields::consentEdited);
}

FieldMessage *SshFields::addRange(QFormLayout *form)
{
    FieldMessage *problem = OpenPage::addField(form, tr("Allow &SSH from"), m_from);
    form->addRow(QString(), m_neighbours);
    return problem;
}

void SshFields::addConsent(QFormLayout *form)
{
    form->addRow(QString(), m_exposure);
}

void SshFields::show(const std::string &sshFrom, bool acceptExposure, bool needsConsent)
{
    const bool around = sshFrom.starts_with('/');
    const bool known = m_address && *m_address;
    const QString shown = around ? QString() : text::from(sshFrom);
    if (m_from->text().trimmed() != shown)
        m_from->setText(shown);
    m_from->setPlaceholderText(around && known ? text::from(cluster::rangeAround(**m_address, sshFrom))
                               : known         ? tr("this computer's IP address (%1)").arg(text::from(**m_address))
                                               : tr("this computer's IP address"));
    m_neighbours->setChecked(around);
    m_exposure->setChecked(acceptExposure);
    m_exposure->setVisible(needsConsent || acceptExposure);
}

} // namespace trainyard::gui
