#include "gui/wizards/launch/network_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "backend/cluster/launch/preflight.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/services/planning.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

namespace {

// Data of the first two rows of the key list; the others are names of key pairs.
const QString kMade = QStringLiteral("made"), kImported = QStringLiteral("imported");

/// Selects the row with this data; adds a row for a value that the account does not have.
void selectData(QComboBox *box, const QString &data)
{
    if (box->findData(data) < 0)
        box->addItem(data, data);
    box->setCurrentIndex(box->findData(data));
}

QString describe(const cluster::SubnetChoice &s)
{
    const QString kind =
        s.reachesInternet == false || !s.givesPublicAddress ? NetworkPage::tr("private") : NetworkPage::tr("public");
    return NetworkPage::tr("%1, %2 IP addresses free, %3 (%4)", "zone, count, public or private, (id)")
        .arg(text::from(s.zone), QLocale().toString(s.freeAddresses), kind, text::from(s.id));
}

QString describe(const cluster::GroupChoice &g)
{
    const QString name = NetworkPage::tr("%1 (%2)", "name (id)").arg(text::from(g.name), text::from(g.id));
    return g.openToAll ? NetworkPage::tr("%1: open to the Internet").arg(name) : name;
}

} // namespace

NetworkPage::NetworkPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Network and access"),
                 tr("Who may log in, with which key, and where in the network the machines are."))
    , m_from(new QLineEdit)
    , m_neighbours(new QCheckBox(tr("Also allow my &provider's range (/24): the IP address may change")))
    , m_allTcp(new QCheckBox(tr("Open all &TCP ports to the Internet (unsafe)")))
    , m_exposure(new QCheckBox(tr("I &accept that anyone on the Internet may try to log in")))
    , m_public(new QCheckBox(tr("Assign public IP a&ddresses (the subnet does not)")))
    , m_subnet(new QComboBox)
    , m_group(new QComboBox)
    , m_key(new QComboBox)
    , m_repair(new QCheckBox(tr("Permanently add the missing ru&les")))
    , m_keyFile(new QLineEdit)
    , m_browse(button(tr("Ch&oose…"), QStringLiteral("folder")))
    , m_words(label({}, "muted"))
{
    makeAccess();
    makePlaces();
    makeKey();
    m_words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(m_words);
    column()->addStretch(1);
}

void NetworkPage::makeAccess()
{
    bindField(&LaunchPlan::sshFrom, addField(tr("Allow &SSH from"), m_from));
    form()->addRow(QString(), m_neighbours);
    form()->addRow(QString(), m_allTcp);
    form()->addRow(QString(), m_exposure);
    connect(m_from, &QLineEdit::textEdited, this, [this](const QString &cidr) {
        m_wizard.edit([&](LaunchPlan &p) { p.sshFrom = cidr.trimmed().toStdString(); });
    });
    connect(m_neighbours, &QCheckBox::clicked, this, [this](bool on) {
        m_from->clear();
        m_wizard.edit([&](LaunchPlan &p) { p.sshFrom = on ? "/24" : ""; });
    });
    connect(m_allTcp, &QCheckBox::clicked, this, [this](bool on) {
        m_wizard.edit([&](LaunchPlan &p) {
            p.allTcpFromAnywhere = on;
            p.acceptExposure = false; // each exposure needs its own consent
        });
    });
    connect(m_exposure, &QCheckBox::clicked, this,
            [this](bool on) { m_wizard.edit([&](LaunchPlan &p) { p.acceptExposure = on; }); });
}

void NetworkPage::makePlaces()
{
    for (QComboBox *box : {m_subnet, m_group, m_key}) {
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

void NetworkPage::makeKey()
{
    form()->addRow(tr("&Key"), m_key);
    auto *file = new QWidget;
    auto *row = new QHBoxLayout(file);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    row->addWidget(m_keyFile, 1);
    row->addWidget(m_browse);
    m_keyFile->setPlaceholderText(tr("private key, which stays on this computer"));
    auto *caption = label(tr("Key &file"));
    caption->setBuddy(m_keyFile);
    m_keyProblem = new FieldMessage;
    form()->addRow(caption, file);
    form()->addRow(QString(), m_keyProblem);
    bindField(&LaunchPlan::keyFile, m_keyProblem);
    m_keyFile->setAccessibleName(tr("Key file"));
    connect(m_key, &QComboBox::activated, this, [this] {
        const QString chosen = m_key->currentData().toString();
        m_wizard.edit([&](LaunchPlan &p) {
            p.keyName = chosen == kMade || chosen == kImported ? std::string() : chosen.toStdString();
            if (chosen == kMade)
                p.keyFile.clear();
        });
        m_keyFile->setText(text::from(m_wizard.plan().keyFile));
        refresh(); // a file may be missing
    });
    connect(m_keyFile, &QLineEdit::textEdited, this, [this](const QString &path) {
        m_wizard.edit([&](LaunchPlan &p) { p.keyFile = path.trimmed().toStdString(); });
    });
    connect(m_browse, &QPushButton::clicked, this, &NetworkPage::browse);
}

void NetworkPage::browse()
{
    auto *dialog = new QFileDialog(this, tr("Private key"), QDir::home().filePath(QStringLiteral(".ssh")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_keyFile->setText(path);
        m_wizard.edit([&](LaunchPlan &p) { p.keyFile = path.toStdString(); });
    });
    dialog->open();
}

void NetworkPage::initializePage()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_from->setText(plan.sshFrom.starts_with('/') ? QString() : text::from(plan.sshFrom));
    m_keyFile->setText(text::from(plan.keyFile));
    fill();
    if (m_wizard.planning() && m_region != plan.region)
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
        m_address = address;
        replanned();
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
    m_key->clear();
    m_key->addItem(tr("Create a new one on this computer"), kMade);
    m_key->addItem(tr("Import a key file"), kImported);
    for (const auto &key : m_choices.keys) {
        if (!key.name.starts_with("trainyard-"))
            m_key->addItem(tr("Key pair %1").arg(text::from(key.name)), text::from(key.name));
    }
    selectData(m_key, !plan.keyName.empty() ? text::from(plan.keyName) : plan.keyFile.empty() ? kMade : kImported);
    refresh();
}

bool NetworkPage::ready() const
{
    return m_key->currentData().toString() != kImported || !m_wizard.plan().keyFile.empty();
}

QString NetworkPage::addressText() const
{
    return m_address && *m_address ? tr("this computer's IP address (%1)").arg(text::from(**m_address))
                                   : tr("this computer's IP address");
}

void NetworkPage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    const bool around = plan.sshFrom.starts_with('/');
    const bool known = m_address && *m_address;
    m_from->setPlaceholderText(around && known ? text::from(cluster::rangeAround(**m_address, plan.sshFrom))
                                               : addressText());
    m_neighbours->setChecked(around);
    m_exposure->setChecked(plan.acceptExposure);
    const bool tooOpen = std::ranges::any_of(m_wizard.problems(), [](const cluster::Problem &p) {
        return p.field == &LaunchPlan::sshFrom && p.reason == cluster::Reason::TooOpen;
    });
    m_exposure->setVisible(tooOpen || plan.acceptExposure);
    m_allTcp->setChecked(plan.allTcpFromAnywhere);
    m_allTcp->setVisible(plan.securityGroup.empty()); // the rules of the user's own group are the user's responsibility
    const auto *subnet = m_choices.subnet(plan.subnet);
    m_public->setChecked(plan.publicAddress);
    m_public->setVisible(plan.publicAddress || (subnet && !subnet->givesPublicAddress));
    m_repair->setVisible(!plan.securityGroup.empty());
    m_repair->setChecked(plan.repairGroup);
    const bool ownKey = m_key->currentData().toString() == kMade;
    if (!ready())
        m_keyProblem->setProblem(tr("Choose the file of the private key."));
    m_keyFile->setEnabled(!ownKey);
    m_browse->setEnabled(!ownKey);

    QStringList words;
    bool warns = m_error.has_value();
    if (m_error)
        words << text::message(*m_error);
    else if (m_wizard.planning() && m_choices.subnets.empty() && m_region == plan.region)
        words << tr("Loading subnets, security groups and key pairs…");
    else if (m_wizard.planning()) {
        const auto address = m_address.value_or(fail(ErrorCode::Cancelled, "address", "not loaded yet"));
        for (const auto &finding : cluster::evaluateNetwork(plan, m_wizard.catalog(), m_choices, address)) {
            if (finding.check == cluster::Check::Address && !m_address)
                continue;
            words << text::from(finding.text);
            warns = true;
        }
    }
    if (words.isEmpty())
        words << tr("The machines reach each other; from outside, Trainyard opens only SSH, to the addresses above.");
    m_words->setText(words.join(QLatin1Char('\n')));
    setLook(m_words, warns ? "attention" : "muted");
}

} // namespace trainyard::gui
