#include "gui/pages/costs/costs_page.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/operate/aws_price.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/charts/day_bars.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/costs/cost_models.h"
#include "gui/models/why_not.h"
#include "gui/pages/costs/budget_editor.h"
#include "gui/pages/page_layout.h"
#include "gui/text/format.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;

namespace {

QLabel *figure(QHBoxLayout *row, const QString &caption)
{
    auto *frame = new QFrame;
    frame->setObjectName(QStringLiteral("card"));
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(Theme::kTwo, Theme::kStep, Theme::kTwo, Theme::kStep);
    column->setSpacing(Theme::kHalf);
    auto *value = label({}, "figure");
    column->addWidget(label(caption, "muted"));
    column->addWidget(value);
    frame->setMinimumWidth(176);
    row->addWidget(frame);
    return value;
}

DataTable *tableOf(const QString &name, QAbstractItemModel *model, int stretch, const QString &whenEmpty)
{
    auto *table = new DataTable(name, {IconRole, ToneRole, IdRole});
    table->setEmptyText(whenEmpty);
    table->setModel(model);
    table->setStretchColumn(stretch);
    return table;
}

} // namespace

CostsPage::CostsPage(Services services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_clusters(new CostModel(this))
    , m_days(new DayCostModel(this))
    , m_shares(new CostShareModel(this))
    , m_savings(new SavingModel(this))
    , m_dayBudget(new BudgetEditor(tr("&Daily budget")))
    , m_clusterBudget(new BudgetEditor(tr("Budget of the &selected cluster")))
{
    auto *column = pageLayout(this, tr("Costs"),
                              tr("Estimated from recorded machine lifetimes and list prices of machines, disks and IP "
                                 "addresses. Your AWS bill may differ."));
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kTwo);
    m_hour = figure(row, tr("Now, per hour"));
    m_today = figure(row, tr("Today (UTC)"));
    m_total = figure(row, tr("All clusters so far"));
    row->addStretch(1);
    column->addLayout(row);
    m_onAws = label({}, "muted");
    m_onAws->setWordWrap(true);
    column->addWidget(m_onAws);
    column->addSpacing(Theme::kStep);
    column->addWidget(m_dayBudget);
    column->addSpacing(Theme::kStep);
    auto *tabs = new QTabWidget;
    column->addWidget(tabs, 1); // before it is filled: a widget that gets another parent is styled again
    fillTabs(tabs);
    m_prices = label({}, "muted");
    column->addWidget(m_prices);

    connect(m_table, &DataTable::currentIdChanged, this, &CostsPage::showBudget);
    m_dayBudget->setSubject([this] {
        BudgetEditor::Subject all{{}, m_services.costs.current().today.usd, {}};
        for (const ClusterDetails &c : m_clusters->rows()) {
            if (c.ours && c.alive())
                all.affected << text::from(c.name);
        }
        return all;
    });
    m_clusterBudget->setSubject([this] {
        const ClusterDetails *c = m_clusters->find(m_table->currentId());
        return c ? BudgetEditor::Subject{m_table->currentId(),
                                         costSum(*c, SystemClock::instance().now()).usd,
                                         {text::from(c->name)}}
                 : BudgetEditor::Subject();
    });
    connect(m_dayBudget, &BudgetEditor::wanted, this, [this](const cluster::Budget &budget) {
        m_services.costs.setDayBudget(budget);
        Toast::showText(this, budget.usd > 0 ? tr("The daily budget is %1.").arg(text::money(budget.usd))
                                             : tr("There is no daily budget now."));
    });
    connect(m_clusterBudget, &BudgetEditor::wanted, this, [this](const cluster::Budget &budget) {
        m_services.clusters.changeLimits(ClusterId(m_table->currentId().toStdString()), {.budget = budget});
    });
    connect(&m_services.clusters, &ClusterService::changed, this, &CostsPage::showClusters);
    connect(&m_services.costs, &CostService::changed, this, &CostsPage::showCosts);
    connect(&m_services.account, &AccountService::changed, this, &CostsPage::showAwsPrices);
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &CostsPage::tick);
    clock->start(5000);
    showCosts(m_services.costs.current());
    showClusters(m_services.clusters.clusters());
}

void CostsPage::fillTabs(QTabWidget *tabs)
{
    auto *byCluster = new QWidget;
    tabs->addTab(byCluster, tr("By cluster"));
    auto *column = new QVBoxLayout(byCluster);
    column->setContentsMargins(0, 0, 0, 0);
    m_table = tableOf(tr("Costs by cluster"), m_clusters, CostModel::Name,
                      tr("No cluster was launched from here yet, so nothing was paid for."));
    column->addWidget(m_table, 1);
    column->addWidget(m_clusterBudget);
    auto *byDay = new QWidget;
    tabs->addTab(byDay, tr("By day"));
    auto *inDay = new QVBoxLayout(byDay);
    inDay->setContentsMargins(0, 0, 0, 0);
    inDay->setSpacing(Theme::kStep);
    m_dayBars = new DayBars(tr("Costs of the last days"));
    inDay->addWidget(m_dayBars, 1);
    inDay->addWidget(tableOf(tr("Costs by day"), m_days, DayCostModel::Day, tr("Nothing was paid for yet.")), 1);
    tabs->addTab(tableOf(tr("What is being paid for"), m_shares, CostShareModel::What, {}), tr("Paid for now"));
    tabs->addTab(tableOf(tr("What would be cheaper"), m_savings, SavingModel::How, tr("No cheaper option found.")),
                 tr("Cheaper"));
}

void CostsPage::showClusters(const std::vector<ClusterDetails> &clusters)
{
    m_clusters->applyAll(clusters);
    if (!clusters.empty() && m_table->currentId().isEmpty())
        m_table->setCurrentIndex(m_clusters->index(0, 0));
    showBudget();
    tick();
}

void CostsPage::showCosts(const CostSnapshot &costs)
{
    m_days->applyAll(costs.days);
    std::vector<DayBars::Day> bars;
    for (const CostSnapshot::Day &day : costs.days)
        bars.push_back({QDate::fromString(text::from(day.day), Qt::ISODate), day.usd});
    m_dayBars->setDays(bars);
    m_shares->applyAll(costShares(costs.now));
    m_savings->applyAll(costs.savings);
    m_dayBudget->setBudget(costs.dayBudget);
    m_today->setText(text::money(costs.today));
    m_prices->setText(costs.priceDate.empty() ? QString() : tr("List prices of %1.").arg(text::date(costs.priceDate)));
}

void CostsPage::showBudget()
{
    const ClusterDetails *c = m_clusters->find(m_table->currentId());
    m_clusterBudget->setForbidden(c && c->alive() && c->ours ? QString() : whyNotOnCluster(c));
    m_clusterBudget->setBudget(c ? c->budget : cluster::Budget());
}

void CostsPage::tick()
{
    cluster::Usd hourly, total;
    for (const ClusterDetails &c : m_clusters->rows()) {
        hourly += hourlySum(c);
        total += costSum(c, SystemClock::instance().now());
    }
    m_hour->setText(text::price(hourly));
    m_total->setText(text::money(total));
    m_clusters->tick();
    showAwsPrices();
}

/// On the local cloud all is free: what the same would cost on AWS is shown beside it.
void CostsPage::showAwsPrices()
{
    const bool isLocal = !m_services.account.current().costsMoney;
    for (const int column : {CostModel::AwsPerHour, CostModel::AwsSoFar})
        m_table->setColumnHidden(column, !isLocal);
    const auto prices = cluster::Catalog::bundled();
    cluster::Usd rate, total;
    for (const ClusterDetails &c : m_clusters->rows()) {
        rate += cluster::awsRate(*prices, c);
        total += cluster::awsCost(*prices, c, SystemClock::instance().now());
    }
    m_onAws->setVisible(isLocal && total.usd > 0);
    m_onAws->setText(rate == cluster::Usd()
                         ? tr("On AWS, such clusters would have cost %1 so far.").arg(text::money(total))
                         : tr("On AWS, such clusters would cost %1 now, and %2 so far.", "per hour, money")
                               .arg(text::perHour(rate), text::money(total)));
}

} // namespace trainyard::gui
