#include "gui/wizards/stack/stack_network_page.h"

#include <QLabel>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/wizards/fields/place_text.h"
#include "gui/wizards/stack/stack_wizard.h"

namespace trainyard::gui {

using cluster::StackPlan;
using cluster::WorkerNetwork;

StackNetworkPage::StackNetworkPage(StackWizard &wizard)
    : StackPage(wizard, tr("Access"),
                tr("Only the master can be reached from outside, by SSH; the workers are reached through it."))
{
    makeScrollable();
    addSsh(form());
    addSshConsent(form());
    addKey(form());
    addChoice<WorkerNetwork>(form(), tr("&Workers"), &StackPlan::network,
                             {{WorkerNetwork::PrivateNat, tr("private, with a NAT gateway (billed by the hour)")},
                              {WorkerNetwork::Public, tr("public IP addresses, with no port open to the Internet")},
                              {WorkerNetwork::Private, tr("private, without the Internet (S3 only)")}});
    m_zone = addId(form(), tr("&Zone"), &StackPlan::zone, tr("the first of the region"));
    m_vpc = addId(form(), tr("&VPC"), &StackPlan::vpc, tr("a new one, deleted with the stack"));
    m_master = addId(form(), tr("S&ubnet of the master"), &StackPlan::masterSubnet, tr("a new one"));
    m_worker = addId(form(), tr("Subnet of the work&ers"), &StackPlan::workerSubnet, tr("a new one"));
    m_group = addId(form(), tr("Further security &group"), &StackPlan::nodeGroup, tr("none"));
    m_group->setToolTip(tr("Of all machines, such as one that the mount targets of your file system admit"));
    addText(form(), tr("Permissions boun&dary"), &StackPlan::boundary, tr("created with the stack"))
        ->setToolTip(tr("ARN of the policy that your account requires on new roles"));
    m_words = addWordsBelow({});
    column()->addStretch(1);
}

void StackNetworkPage::initializePage()
{
    showKeys(m_stack.choices().network().keys, true);
    StackPage::initializePage();
}

void StackNetworkPage::replanned()
{
    const StackPlan &plan = m_wizard.plan();
    const AccountChoices &choices = m_stack.choices();
    showKeys(choices.network().keys);
    showAddress(choices.address());
    m_zone->setChoices(zoneChoices(choices.network()));
    m_zone->setEnabled(plan.makesVpc() || !plan.zone.empty());
    m_vpc->setChoices(vpcChoices(choices.network()));
    m_master->setChoices(subnetChoices(choices.network(), plan.vpc));
    m_worker->setChoices(subnetChoices(choices.network(), plan.vpc));
    m_group->setChoices(groupChoices(choices.network(), plan.vpc));
    QStringList lines;
    if (choices.loading())
        lines << tr("Loading subnets, security groups and key pairs…");
    else if (const auto &use = choices.networkUse(); use && use->vpcQuota)
        lines << tr("The region has %1 of %2 VPCs.").arg(use->vpcs).arg(*use->vpcQuota);
    for (const Error &error : choices.notKnown())
        lines << text::message(error);
    m_words->setText(lines.join(QLatin1Char('\n')));
    setLook(m_words, choices.notKnown().empty() ? "muted" : "attention");
}

} // namespace trainyard::gui
