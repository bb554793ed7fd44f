#include "gui/wizards/efs/efs_wizard.h"

#include <algorithm>
#include <set>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

/// A page whose fields the wizard adds.
class EfsPage : public PlanPage {
public:
    using PlanPage::addField;
    using PlanPage::column;
    using PlanPage::PlanPage;
};

EfsWizard::EfsWizard(services::FileSystemService &service, QWidget *parent)
    : QWizard(parent)
    , m_service(service)
    , m_place(new EfsPage(tr("Shared file system"),
                          tr("A folder that all machines of a cluster share, and that stays when they are gone.")))
    , m_review(new EfsPage(tr("Review"), tr("What will exist, and what it costs.")))
    , m_name(new QLineEdit(QStringLiteral("shared")))
    , m_vpc(new QComboBox)
    , m_zones(new QListWidget)
{
    setWindowTitle(tr("New shared file system"));
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    fitTo(this, parent, {960, 560});
    m_plan.region = m_service.region();
    addPlace();
    addReview();
    setPage(Place, m_place);
    setPage(Review, m_review);
    setButtonText(FinishButton, tr("Create"));
    m_service.network().then(this, [this](const Result<cluster::NetworkChoices> &network) { offer(network); });
    edited();
}

void EfsWizard::addPlace()
{
    m_nameProblem = m_place->addField(tr("N&ame"), m_name);
    m_vpcProblem = m_place->addField(tr("&VPC"), m_vpc);
    m_zones->setAccessibleName(tr("Zones"));
    m_zonesProblem = m_place->addField(tr("&Zones"), m_zones);
    auto *hint = label(
        tr("All machines of a cluster mount it when they start, also those that come later. Code, data and results are "
           "stored once, several clusters share them, and they stay when the machines are gone. Packed data "
           "(RecordIO) does not slow the training down. Many small files do, as each takes a request: pack them "
           "first. Machines can mount it only in zones with a mount target."),
        "muted");
    hint->setWordWrap(true);
    m_place->column()->addWidget(hint);
    connect(m_name, &QLineEdit::textChanged, this, &EfsWizard::edited);
    connect(m_vpc, &QComboBox::currentIndexChanged, this, [this] {
        offerZones();
        edited();
    });
    connect(m_zones, &QListWidget::itemChanged, this, &EfsWizard::edited);
}

void EfsWizard::addReview()
{
    auto *facts = label({});
    facts->setObjectName(QStringLiteral("facts"));
    facts->setWordWrap(true);
    m_review->column()->addWidget(facts);
}

void EfsWizard::offer(const Result<cluster::NetworkChoices> &network)
{
    if (!network) {
        m_vpcProblem->setProblem(text::message(network.error()));
        return;
    }
    m_network = *network;
    m_vpc->clear();
    std::set<std::string> seen;
    for (const auto &subnet : m_network.subnets) {
        if (seen.insert(subnet.vpc).second)
            m_vpc->addItem(subnet.isDefault ? tr("%1 (default)").arg(text::from(subnet.vpc)) : text::from(subnet.vpc),
                           text::from(subnet.vpc));
    }
    offerZones();
    edited();
}

void EfsWizard::offerZones()
{
    const QSignalBlocker quiet(m_zones);
    m_zones->clear();
    std::set<std::string> zones;
    for (const auto &subnet : m_network.subnets) {
        if (text::from(subnet.vpc) == m_vpc->currentData().toString())
            zones.insert(subnet.zone);
    }
    for (const auto &zone : zones) {
        auto *item = new QListWidgetItem(text::from(zone), m_zones);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
}

void EfsWizard::edited()
{
    m_plan.name = m_name->text().trimmed().toStdString();
    m_plan.vpc = m_vpc->currentData().toString().toStdString();
    m_plan.zones.clear();
    for (int i = 0; i < m_zones->count(); ++i) {
        if (m_zones->item(i)->checkState() == Qt::Checked)
            m_plan.zones.push_back(m_zones->item(i)->text().toStdString());
    }
    const auto problems = m_plan.problems();
    const auto of = [&](const char *field) {
        const auto at = std::ranges::find(problems, field, &cluster::FileSystemPlan::Problem::field);
        return at == problems.end() ? QString() : text::sentence(at->text);
    };
    m_nameProblem->setProblem(of("name"));
    m_vpcProblem->setProblem(m_vpc->count() == 0 ? tr("The VPCs of the region are being read.") : of("vpc"));
    m_zonesProblem->setProblem(m_vpc->count() > 0 && m_plan.zones.empty() ? tr("Choose one zone or more.")
                                                                          : of("zones"));
    m_place->setComplete(problems.empty() && !m_plan.zones.empty());
    m_review->setComplete(true);
    QStringList effects{tr("One file system, encrypted, elastic throughput")};
    effects << tr("%n mount target(s)", nullptr, int(m_plan.zones.size()))
            << tr("A security group that admits NFS (TCP 2049)");
    const QString price = tr("No charge while it is empty; then per GiB and month, until you delete it by name.");
    const auto lines = text::list(cluster::fileSystemCommands(m_plan));
    m_place->side().show(effects, price, lines);
    m_review->side().show(effects, price, lines);
    m_review->findChild<QLabel *>(QStringLiteral("facts"))
        ->setText(tr("%1 in %2, with mount targets in %3. No \"Terminate all\" deletes it: it stays, and is paid for, "
                     "until you delete it here and type its name.")
                      .arg(text::from(m_plan.name), text::from(m_plan.vpc),
                           text::list(m_plan.zones).join(QStringLiteral(", "))));
}

void EfsWizard::accept()
{
    m_service.create(m_plan);
    QWizard::accept();
}

} // namespace trainyard::gui
