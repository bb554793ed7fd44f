#include "gui/wizards/emr/emr_security_page.h"

#include <QLabel>

#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/fields/place_text.h"

namespace trainyard::gui {

using cluster::EmrPlan;

EmrSecurityPage::EmrSecurityPage(EmrWizard &wizard)
    : EmrPage(wizard, tr("Security and roles"),
              tr("Who may log in to the master, the security groups of the nodes, and what EMR and the nodes may do."))
{
    makeScrollable();
    addSsh(form());
    addSshConsent(form());
    addKey(form());
    m_master = addId(form(), tr("&Managed group of the master"), &EmrPlan::masterGroup, tr("EMR's own"));
    m_slave = addId(form(), tr("Managed &group of the others"), &EmrPlan::slaveGroup, tr("EMR's own"));
    m_service = addId(form(), tr("Service access gro&up"), &EmrPlan::serviceGroup, tr("only in a private subnet"));
    addWords(form(), tr("A&dditional groups of the master"), &EmrPlan::additionalMasterGroups, tr("none; sg-…"));
    addWords(form(), tr("Additional groups of the ot&hers"), &EmrPlan::additionalSlaveGroups, tr("none; sg-…"));
    addText(form(), tr("Service &role"), &EmrPlan::serviceRole);
    addText(form(), tr("&Instance profile"), &EmrPlan::instanceProfile);
    addFlag(form(), tr("Create the default ro&les where they are missing"), &EmrPlan::makeRoles);
    m_words = addWordsBelow({});
    column()->addStretch(1);
}

void EmrSecurityPage::initializePage()
{
    showKeys(m_emr.choices().network().keys, true);
    EmrPage::initializePage();
}

void EmrSecurityPage::replanned()
{
    const EmrPlan &plan = m_wizard.plan();
    const AccountChoices &choices = m_emr.choices();
    showKeys(choices.network().keys);
    showAddress(choices.address());
    const auto *subnet = choices.network().subnet(plan.subnet);
    const auto groups = groupChoices(choices.network(), subnet ? subnet->vpc : std::string());
    for (IdBox *box : {m_master, m_slave, m_service})
        box->setChoices(groups);
    QStringList lines;
    for (const cluster::RoleState &role : choices.roles()) {
        if (!role.exists)
            lines << tr("The account has no role %1 yet.").arg(text::from(role.spec.name));
        else if (!role.missing.empty())
            lines << tr("The role %1 lacks the policies %2.").arg(text::from(role.spec.name), joined(role.missing));
    }
    if (lines.isEmpty() && !choices.roles().empty())
        lines << tr("Both default roles exist.");
    m_words->setText(lines.join(QLatin1Char('\n')));
}

} // namespace trainyard::gui
