#include "gui/dialogs/account/quotas_and_permissions_dialog.h"

#include <cmath>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "backend/services/clusters/planning.h"
#include "gui/dialogs/account/roles_page.h"
#include "gui/models/account/quota_models.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kMostVcpus = 1'000'000;

} // namespace

QuotasAndPermissionsDialog::QuotasAndPermissionsDialog(services::PlanningService &planning,
                                                       const std::vector<std::string> &regions,
                                                       const std::string &region, std::vector<cluster::QuotaNeed> needs,
                                                       QWidget *parent)
    : QDialog(parent)
    , m_planning(planning)
    , m_needs(std::move(needs))
    , m_quotas(new QuotaModel(this))
    , m_permissions(new PermissionModel(this))
    , m_tabs(new QTabWidget)
    , m_roles(new RolesPage(planning))
{
    setWindowTitle(tr("Quotas and permissions"));
    setModal(true);
    resize(880, 600);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kTwo);
    column->addWidget(label(tr("Quotas and permissions"), "title"));
    m_tabs->addTab(makeQuotas(regions, region), tr("Quotas"));
    m_tabs->addTab(makePermissions(), tr("Permissions"));
    m_tabs->addTab(m_roles, tr("Policies and roles"));
    column->addWidget(m_tabs, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) {
        if (tab == 1 && !m_permissionsLoaded)
            loadPermissions();
        if (tab == 2 && !m_policiesLoaded)
            showPolicies(cluster::Wizard::Ec2);
    });
    loadQuotas();
}

QWidget *QuotasAndPermissionsDialog::makeQuotas(const std::vector<std::string> &regions, const std::string &region)
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setSpacing(Theme::kStep);
    auto *form = new QFormLayout;
    m_region = new QComboBox;
    for (const std::string &name : regions)
        m_region->addItem(text::from(name));
    if (m_region->findText(text::from(region)) < 0)
        m_region->addItem(text::from(region));
    m_region->setCurrentText(text::from(region));
    form->addRow(tr("&Region"), m_region);
    column->addLayout(form);
    m_quotaTable = new DataTable(tr("vCPUs by family"), {IconRole, ToneRole, IdRole});
    m_quotaTable->setModel(m_quotas);
    m_quotaTable->setStretchColumn(QuotaModel::State);
    column->addWidget(m_quotaTable, 1);
    m_words = label({});
    m_words->setWordWrap(true);
    column->addWidget(m_words);
    auto *row = new QHBoxLayout;
    m_wanted = new QSpinBox;
    m_wanted->setRange(1, kMostVcpus);
    m_wanted->setSuffix(tr(" vCPUs", "after a number"));
    auto *caption = label(tr("New &quota"));
    caption->setBuddy(m_wanted);
    m_request = button({}, QStringLiteral("export"));
    row->addWidget(caption);
    row->addWidget(m_wanted);
    row->addWidget(m_request);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_region, &QComboBox::textActivated, this, &QuotasAndPermissionsDialog::loadQuotas);
    connect(m_quotaTable, &DataTable::currentIdChanged, this, &QuotasAndPermissionsDialog::showLine);
    connect(m_wanted, &QSpinBox::valueChanged, this, [this] {
        m_sure = false;
        m_request->setText(tr("Request increase…"));
    });
    connect(m_request, &QPushButton::clicked, this, &QuotasAndPermissionsDialog::request);
    showLine();
    return page;
}

QWidget *QuotasAndPermissionsDialog::makePermissions()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setSpacing(Theme::kStep);
    m_permissionWords = label({}, "muted");
    m_permissionWords->setWordWrap(true);
    auto *table = new DataTable(tr("Permissions of these credentials"), {IconRole, ToneRole, IdRole});
    table->setModel(m_permissions);
    table->setStretchColumn(PermissionModel::Because);
    column->addWidget(m_permissionWords);
    column->addWidget(table, 1);
    return page;
}

void QuotasAndPermissionsDialog::showQuota(const std::string &region, const std::string &code)
{
    m_tabs->setCurrentIndex(0);
    m_code = code;
    if (!region.empty() && m_region->currentText() != text::from(region)) {
        if (m_region->findText(text::from(region)) < 0)
            m_region->addItem(text::from(region));
        m_region->setCurrentText(text::from(region));
        loadQuotas();
    }
    m_quotaTable->selectId(text::from(m_code));
    m_quotaTable->setFocus();
}

void QuotasAndPermissionsDialog::showPermissions()
{
    m_tabs->setCurrentIndex(1);
}

void QuotasAndPermissionsDialog::showPolicies(cluster::Wizard wizard)
{
    m_policiesLoaded = true;
    m_roles->show(wizard);
    m_tabs->setCurrentWidget(m_roles);
}

void QuotasAndPermissionsDialog::loadQuotas()
{
    const auto question = ++m_question;
    m_words->setText(tr("Loading…"));
    m_planning.quotas(m_region->currentText().toStdString(), m_needs)
        .then(this, [this, question](const Result<std::vector<cluster::QuotaLine>> &lines) {
            if (question != m_question)
                return; // another region was chosen meanwhile
            if (!lines) {
                m_words->setText(text::message(lines.error()));
                return;
            }
            m_quotas->applyAll(*lines);
            m_quotaTable->selectId(text::from(m_code));
            showLine();
        });
}

void QuotasAndPermissionsDialog::loadPermissions()
{
    m_permissionsLoaded = true;
    m_permissionWords->setText(tr("Checking as dry runs, without changing anything…"));
    m_planning.permissions().then(this, [this](const Result<std::vector<cluster::PermissionLine>> &lines) {
        m_permissionWords->setText(lines ? tr("Each was checked with a dry run: nothing was changed. A dry run shows "
                                              "permissions only, not capacity or quota.")
                                         : text::message(lines.error()));
        if (lines)
            m_permissions->applyAll(*lines);
    });
}

void QuotasAndPermissionsDialog::showLine()
{
    const cluster::QuotaLine *line = m_quotas->find(m_quotaTable->currentId());
    m_sure = false;
    m_request->setText(tr("Request increase…"));
    m_request->setEnabled(line != nullptr);
    m_wanted->setEnabled(line != nullptr);
    if (!line) {
        m_words->setText(tr("Choose a line to request an increase."));
        return;
    }
    m_code = line->code;
    const int now = int(std::lround(line->allowed.value_or(0)));
    m_wanted->setMinimum(now + 1);
    m_wanted->setValue(std::max(now + 1, line->used.value_or(0) + line->needed));
    const QString market = line->spot ? tr("Spot") : tr("On-Demand");
    m_words->setText(line->notKnown ? text::message(*line->notKnown)
                                    : tr("%1 (%2): %3 vCPUs needed, %4 in use, %5 allowed. The quota is %6.")
                                          .arg(text::from(line->family), market, QString::number(line->needed),
                                               line->used ? QString::number(*line->used) : tr("unknown"),
                                               line->allowed ? text::number(*line->allowed) : tr("unknown"),
                                               text::from(line->code)));
}

void QuotasAndPermissionsDialog::request()
{
    const cluster::QuotaLine *line = m_quotas->find(m_quotaTable->currentId());
    if (!line)
        return;
    const int wanted = m_wanted->value();
    if (!m_sure) {
        m_sure = true;
        m_request->setText(tr("Yes, request %1 vCPUs").arg(wanted));
        m_words->setText(tr("Requests a quota of %1 vCPUs of %2 in %3. This is free; AWS may review it manually.")
                             .arg(wanted)
                             .arg(text::from(line->family), text::from(line->region)));
        return;
    }
    m_sure = false;
    m_request->setEnabled(false);
    m_words->setText(tr("Requesting…"));
    m_planning.requestQuota(line->region, line->code, wanted)
        .then(this, [this, wanted](const Result<std::string> &state) {
            m_request->setEnabled(true);
            m_request->setText(tr("Request increase…"));
            m_words->setText(state ? tr("Requested %1 vCPUs: %2.").arg(wanted).arg(text::from(*state))
                                   : text::message(state.error()));
        });
}

} // namespace trainyard::gui
