#include "gui/wizards/launch/network_page.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "backend/cluster/launch/preflight/preflight.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/services/clusters/planning.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/id_box.h"
#include "gui/wizards/fields/place_text.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

NetworkPage::NetworkPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Network and access"),
                 tr("Who may log in, with which key, and where in the network the machines are."))
    , m_allTcp(new QCheckBox(tr("Open all &TCP ports to the Internet (unsafe)")))
    , m_public(new QCheckBox(tr("Assign public IP a&ddresses (the subnet does not)")))
    , m_subnet(new QComboBox)
    , m_group(new QComboBox)
    , m_repair(new QCheckBox(tr("Permanently add the missing ru&les")))
    , m_words(label({}, "muted"))
{
    makeAccess();
    makePlaces();
    m_keys = &addKey(form());
    m_words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(m_words);
    column()->addStretch(1);
}

void NetworkPage::makeAccess()
{
    m_ssh = &addSsh(form());
    form()->addRow(QString(), m_allTcp);
    addSshConsent(form());
    connect(m_allTcp, &QCheckBox::clicked, this, [this](bool on) {
        m_wizard.edit([&](LaunchPlan &p) {
            p.allTcpFromAnywhere = on;
            p.acceptExposure = false; // each exposure needs its own consent
        });
    });
}

void NetworkPage::makePlaces()
{
    for (QComboBox *box : {m_subnet, m_group}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    form()->addRow(tr("S&ubnet"), m_subnet);
    form()->addRow(QString(), m_public);
    connect(m_public, &QCheckBox::clicked, this,
            [this](bool on) { m_wizard.edit([&](LaunchPlan &p) { p.publicAddress = on; }); });
    bindField(&LaunchPlan::securityGroup, addField(tr("Security &group"), m_group));
    form()->addRow(QString(), m_repair);
    connect(m_subnet, &QComboBox::activated, this, [this] {
        m_wizard.edit([&](LaunchPlan &p) { p.subnet = m_subnet->currentData().toString().toStdString(); });
    });
    connect(m_group, &QComboBox::activated, this, [this] {
        m_wizard.edit([&](LaunchPlan &p) {
            p.securityGroup = m_group->currentData().toString().toStdString();
            p.repairGroup = p.repairGroup && !p.securityGroup.empty();
            p.allTcpFromAnywhere = p.allTcpFromAnywhere && p.securityGroup.empty();
        });
    });
    connect(m_repair, &QCheckBox::clicked, this,
            [this](bool on) { m_wizard.edit([&](LaunchPlan &p) { p.repairGroup = on; }); });
}

void NetworkPage::initializePage()
{
    fill();
    if (m_wizard.planning() && m_region != m_wizard.plan().region)
        load();
}

void NetworkPage::load()
{
    m_region = m_wizard.plan().region;
    const auto question = ++m_question;
    m_choices = {};
    m_error.reset();
    m_wizard.planning()->network(m_region).then(this, [this, question](const Result<cluster::NetworkChoices> &found) {
        if (question != m_question)
            return; // another region was chosen meanwhile
        if (found) {
            m_choices = *found;
        } else {
            m_error = found.error();
            m_region.clear(); // the next visit requests it again
        }
        fill();
    });
    m_wizard.planning()->address().then(this, [this](const Result<std::string> &address) {
        m_ssh->setAddress(address);
        refresh();
    });
    replanned();
}

void NetworkPage::fill()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_subnet->clear();
    m_subnet->addItem(tr("Default subnet of the zone"), QString());
    for (const auto &subnet : m_choices.subnets)
        m_subnet->addItem(describe(subnet), text::from(subnet.id));
    selectData(m_subnet, text::from(plan.subnet));
    m_group->clear();
    m_group->addItem(tr("Create a new one for this cluster"), QString());
    for (const auto &group : m_choices.groups) {
        if (!group.ours) // those of other clusters are deleted with them
            m_group->addItem(describe(group), text::from(group.id));
    }
    selectData(m_group, text::from(plan.securityGroup));
    m_keys->fill(m_choices.keys, plan.keyName, plan.keyFile);
    refresh();
}

void NetworkPage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_allTcp->setChecked(plan.allTcpFromAnywhere);
    m_allTcp->setVisible(plan.securityGroup.empty()); // the rules of the user's own group are the user's responsibility
    const auto *subnet = m_choices.subnet(plan.subnet);
    m_public->setChecked(plan.publicAddress);
    m_public->setVisible(plan.publicAddress || (subnet && !subnet->givesPublicAddress));
    m_repair->setVisible(!plan.securityGroup.empty());
    m_repair->setChecked(plan.repairGroup);

    QStringList words;
    bool warns = m_error.has_value();
    if (m_error)
        words << text::message(*m_error);
    else if (m_wizard.planning() && m_choices.subnets.empty() && m_region == plan.region)
        words << tr("Loading subnets, security groups and key pairs…");
    else if (m_wizard.planning()) {
        const auto address = m_ssh->address().value_or(fail(ErrorCode::Cancelled, "address", "not loaded yet"));
        // The field says what is wrong with its text; whether this computer is within that adds nothing.
        const bool isNoRange = std::ranges::any_of(m_wizard.problems(), [](const cluster::Problem &problem) {
            return problem.field == FieldOf<LaunchPlan>(&LaunchPlan::sshFrom) &&
                   problem.reason == cluster::Reason::Malformed;
        });
        for (const auto &finding : cluster::evaluateNetwork(plan, m_wizard.catalog(), m_choices, address)) {
            if (finding.check == cluster::Check::Address && (isNoRange || !m_ssh->address()))
                continue;
            words << text::sentence(finding.text);
            warns = true;
        }
    }
    if (words.isEmpty())
        words << tr("The machines reach each other; from outside, Trainyard opens only SSH, to the addresses above.");
    m_words->setText(words.join(QLatin1Char('\n')));
    setLook(m_words, warns ? "attention" : "muted");
}

} // namespace trainyard::gui
