#include "gui/wizards/launch/machines_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/text/currency.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/type_table.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

namespace {

enum Market { OnDemand, Spot, Reserved };

} // namespace

MachinesPage::MachinesPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Machines"), tr("One head that coordinates, and the workers that train."))
    , m_types(new TypeTable)
    , m_workers(new QSpinBox)
    , m_market(new QComboBox)
    , m_reservation(new QComboBox)
    , m_headType(new QComboBox)
    , m_maxPrice(new QDoubleSpinBox)
    , m_zones(new QLineEdit)
    , m_otherTypes(new QLineEdit)
    , m_close(new QCheckBox(tr("&Cluster placement group")))
    , m_efa(new QCheckBox(tr("&Elastic Fabric Adapters")))
{
    auto *counts = new QHBoxLayout;
    counts->setSpacing(Theme::kTwo);
    auto *left = newForm(), *right = newForm();
    counts->addLayout(left, 1);
    counts->addLayout(right, 1);
    column()->addLayout(counts);
    m_workers->setRange(0, 10'000);
    setUnit(m_workers, [](int count) { return tr(" worker(s)", "after a number", count); });
    bindField(&LaunchPlan::workers, addField(left, tr("&Workers"), m_workers));
    auto *least = addNumber(right, tr("At &least"), &LaunchPlan::minWorkers, LaunchPlan::kMaxWorkers, QString());
    setUnit(least, [](int count) { return tr(" worker(s)", "after a number", count); });
    least->setSpecialValueText(tr("all, or none"));
    least->setToolTip(tr("The launch continues with so many workers when AWS has no capacity for more"));
    connect(m_workers, &QSpinBox::valueChanged, this, [this](int count) {
        if (count != m_wizard.plan().workers)
            m_wizard.edit([&](LaunchPlan &p) { p.workers = count; });
    });
    buildTable();
    buildMarket();
}

void MachinesPage::buildTable()
{
    column()->addSpacing(Theme::kHalf);
    column()->addWidget(m_types, 1);
    bindField(&LaunchPlan::instanceType, m_types->problem());
    connect(m_types, &TypeTable::opened, this, &MachinesPage::goToNextPage);
    connect(m_types, &TypeTable::chosen, this,
            [this](const std::string &type) { m_wizard.edit([&](LaunchPlan &p) { p.instanceType = type; }); });
}

void MachinesPage::buildMarket()
{
    auto *columns = new QHBoxLayout;
    columns->setSpacing(Theme::kTwo);
    auto *left = newForm(), *right = newForm();
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    column()->addLayout(columns);
    for (QComboBox *box : {m_market, m_reservation, m_headType}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // both columns fit a small window
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    m_maxPrice->setMinimumWidth(140);
    m_market->addItem(tr("On-Demand"), OnDemand);
    m_market->addItem(tr("Spot"), Spot);
    m_market->addItem(tr("Reserved capacity"), Reserved);
    m_market->setItemData(Spot, tr("Cheaper, but AWS may interrupt the machines"), Qt::ToolTipRole);
    left->addRow(tr("&Purchasing option"), m_market);
    m_maxPrice->setRange(0, 1000);
    m_maxPrice->setDecimals(4);
    m_maxPrice->setSingleStep(0.05);
    m_maxPrice->setPrefix(text::moneyPrefix());
    m_maxPrice->setSuffix(text::moneySuffix() + tr("/h at most", "after an amount"));
    m_maxPrice->setSpecialValueText(tr("up to the On-Demand price"));
    bindField(&LaunchPlan::maxPriceUsd, addField(left, tr("Spot p&rice"), m_maxPrice));
    bindField(&LaunchPlan::headType, addField(left, tr("&Head type"), m_headType));
    bindField(&LaunchPlan::reservation, addField(left, tr("Reser&vation"), m_reservation));
    bindField(&LaunchPlan::zones, addField(right, tr("&Zones by preference"), m_zones));
    m_otherTypes->setPlaceholderText(tr("none"));
    bindField(&LaunchPlan::otherTypes, addField(right, tr("Fallback t&ypes"), m_otherTypes));
    addWords(right, tr("Fallback re&gions"), &LaunchPlan::otherRegions, tr("none; as eu-west-1"));
    auto *network = new QVBoxLayout; // beside each other they are wider than half a small window
    network->setSpacing(Theme::kHalf);
    network->addWidget(m_close);
    network->addWidget(m_efa);
    right->addRow(network);
    auto *problem = new FieldMessage;
    right->addRow(problem);
    bindField(&LaunchPlan::efa, problem);

    connect(m_headType, &QComboBox::activated, this, [this] {
        m_wizard.edit([&](LaunchPlan &p) { p.headType = m_headType->currentData().toString().toStdString(); });
    });
    connect(m_market, &QComboBox::activated, this, &MachinesPage::takeMarket);
    connect(m_reservation, &QComboBox::activated, this, &MachinesPage::takeReservation);
    connect(m_maxPrice, &QDoubleSpinBox::valueChanged, this, [this](double usd) {
        if (usd != m_wizard.plan().maxPriceUsd)
            m_wizard.edit([&](LaunchPlan &p) { p.maxPriceUsd = usd; });
    });
    connect(m_zones, &QLineEdit::textEdited, this,
            [this](const QString &zones) { m_wizard.edit([&](LaunchPlan &p) { p.zones = wordsOf(zones); }); });
    connect(m_otherTypes, &QLineEdit::textEdited, this,
            [this](const QString &types) { m_wizard.edit([&](LaunchPlan &p) { p.otherTypes = wordsOf(types); }); });
    connect(m_close, &QCheckBox::clicked, this,
            [this](bool on) { m_wizard.edit([&](LaunchPlan &p) { p.placementGroup = on; }); });
    connect(m_efa, &QCheckBox::clicked, this, [this](bool on) { m_wizard.edit([&](LaunchPlan &p) { p.efa = on; }); });
}

void MachinesPage::takeMarket()
{
    const int market = m_market->currentData().toInt();
    m_wizard.edit([&](LaunchPlan &p) {
        p.spot = market == Spot;
        if (market != Spot)
            p.maxPriceUsd = 0;
        if (market != Reserved)
            p.reservation.clear();
    });
    if (market == Reserved)
        takeReservation();
}

void MachinesPage::takeReservation()
{
    const std::string id = m_reservation->currentData().toString().toStdString();
    for (const aws::CapacityReservation &r : m_wizard.regionCatalog().reservations()) {
        if (r.id == id)
            m_wizard.edit([&](LaunchPlan &p) { // a reservation is for one type in one zone
                p.reservation = r.id;
                p.instanceType = r.type;
                p.zones = {r.zone};
            });
    }
}

void MachinesPage::initializePage()
{
    replanned();
}

void MachinesPage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_types->setSpot(plan.spot);
    m_types->show(m_wizard.regionCatalog(), plan.instanceType);
    if (m_workers->value() != plan.workers)
        m_workers->setValue(plan.workers);
    showHeadType();
    showMarket();
}

void MachinesPage::showHeadType()
{
    const std::string &wanted = m_wizard.plan().headType;
    QStringList names{QString()};
    for (const cluster::AvailableType &offer : m_wizard.regionCatalog().types())
        names << text::from(offer.type.name);
    if (!names.contains(text::from(wanted)))
        names << text::from(wanted); // as it was planned
    if (names != m_headTypes) {
        m_headTypes = names;
        m_headType->clear();
        for (const QString &name : m_headTypes)
            m_headType->addItem(name.isEmpty() ? tr("same as the workers") : name, name);
    }
    m_headType->setCurrentIndex(m_headType->findData(text::from(wanted)));
}

void MachinesPage::showMarket()
{
    const LaunchPlan &plan = m_wizard.plan();
    const auto &reservations = m_wizard.regionCatalog().reservations();
    const int market = plan.spot ? Spot : !plan.reservation.empty() ? Reserved : OnDemand;
    if (m_reservation->count() != int(reservations.size())) {
        m_reservation->clear();
        for (const aws::CapacityReservation &r : reservations)
            m_reservation->addItem(text::sentence(cluster::describe(r)), text::from(r.id));
    }
    if (const int at = m_reservation->findData(text::from(plan.reservation)); at >= 0)
        m_reservation->setCurrentIndex(at);
    m_market->setCurrentIndex(m_market->findData(market));
    m_reservation->setEnabled(market == Reserved);
    if (reservations.empty())
        m_reservation->setPlaceholderText(tr("none in this region"));
    m_maxPrice->setEnabled(market == Spot);
    if (m_maxPrice->value() != plan.maxPriceUsd)
        m_maxPrice->setValue(plan.maxPriceUsd);
    const auto *offer = m_wizard.regionCatalog().type(plan.instanceType);
    m_zones->setPlaceholderText(tr("any with capacity"));
    m_zones->setToolTip(offer && !offer->zones.empty() ? tr("Zones with this type: %1").arg(joined(offer->zones))
                                                       : QString());
    if (wordsOf(m_zones->text()) != plan.zones)
        m_zones->setText(joined(plan.zones));
    if (wordsOf(m_otherTypes->text()) != plan.otherTypes)
        m_otherTypes->setText(joined(plan.otherTypes));
    const cluster::InstanceType *type = m_wizard.catalog().type(plan.instanceType);
    m_close->setChecked(plan.usesPlacementGroup(m_wizard.catalog()));
    m_efa->setChecked(plan.usesEfa(plan.instanceType, m_wizard.catalog()));
    m_efa->setEnabled(type && type->efa);
}

} // namespace trainyard::gui
