#include "gui/dialogs/account/roles_page.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/services/clusters/planning.h"
#include "gui/models/account/quota_models.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using cluster::PolicyAttachment;
using cluster::PolicyLine;
using cluster::RoleState;
using cluster::Wizard;

RolesPage::RolesPage(services::PlanningService &planning, QWidget *parent)
    : QWidget(parent)
    , m_planning(planning)
    , m_policies(new PolicyModel(this))
    , m_purpose(new QComboBox)
    , m_words(label({}, "muted"))
    , m_roleWords(label({}))
    , m_roles(makeRoles())
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Theme::kStep);
    auto *form = new QFormLayout;
    for (const auto &[wizard, words] : {std::pair{Wizard::Ec2, tr("A cluster of machines")},
                                        {Wizard::Emr, tr("An EMR cluster")},
                                        {Wizard::Stack, tr("A training stack")},
                                        {Wizard::Efs, tr("A shared file system (EFS)")},
                                        {Wizard::Data, tr("Data in buckets")}})
        m_purpose->addItem(words, int(wizard));
    form->addRow(tr("&What for"), m_purpose);
    column->addLayout(form);
    auto *table = new DataTable(tr("Managed policies"), {IconRole, ToneRole, IdRole});
    table->setModel(m_policies);
    table->setStretchColumn(PolicyModel::Advice);
    column->addWidget(table, 1);
    m_words->setWordWrap(true);
    column->addWidget(m_words);
    column->addWidget(m_roles);
    connect(m_purpose, &QComboBox::activated, this, [this] { show(chosen()); });
}

QWidget *RolesPage::makeRoles()
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    m_roleWords->setWordWrap(true);
    column->addWidget(m_roleWords);
    m_commands = new QPlainTextEdit;
    m_commands->setReadOnly(true);
    m_commands->setTabChangesFocus(true);
    m_commands->setFont(fixedFont());
    m_commands->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_commands->setMaximumHeight(120);
    m_commands->setAccessibleName(tr("Commands to be run"));
    column->addWidget(m_commands);
    auto *row = new QHBoxLayout;
    m_make = button(tr("Create &missing roles…"), QStringLiteral("plus"));
    m_efs = new QCheckBox(tr("A&llow EMR's machines to find EFS"));
    row->addWidget(m_make);
    row->addWidget(m_efs);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_make, &QPushButton::clicked, this, &RolesPage::makeThem);
    connect(m_efs, &QCheckBox::clicked, this, &RolesPage::setEfs);
    return box;
}

Wizard RolesPage::chosen() const
{
    return Wizard(m_purpose->currentData().toInt());
}

void RolesPage::show(Wizard wizard)
{
    m_purpose->setCurrentIndex(m_purpose->findData(int(wizard)));
    const bool roles = wizard == Wizard::Emr || wizard == Wizard::Efs;
    m_roles->setVisible(roles);
    loadPolicies();
    if (roles)
        loadRoles();
}

void RolesPage::loadPolicies()
{
    const auto question = ++m_question;
    m_words->setText(tr("Checking policies…"));
    m_planning.policies(chosen()).then(this, [this, question](const Result<std::vector<PolicyLine>> &lines) {
        if (question != m_question)
            return; // another purpose was chosen meanwhile
        m_policies->applyAll(lines ? *lines : std::vector<PolicyLine>());
        const bool missing =
            lines && std::ranges::any_of(*lines, [](const PolicyLine &line) {
                return line.attachment == PolicyAttachment::Missing || line.attachment == PolicyAttachment::Obsolete;
            });
        m_words->setText(!lines    ? text::message(lines.error())
                         : missing ? tr("An administrator of the account can attach the missing policies to your user, "
                                        "group or role. A custom policy may allow the same: the permissions decide.")
                                   : tr("Nothing is missing."));
    });
}

void RolesPage::loadRoles()
{
    m_sure = false;
    m_make->setEnabled(false);
    m_efs->setEnabled(false);
    m_roleWords->setText(tr("Checking EMR's roles…"));
    m_planning.emrRoles(false).then(this, [this](const Result<std::vector<RoleState>> &states) { showRoles(states); });
}

void RolesPage::showRoles(const Result<std::vector<RoleState>> &states)
{
    m_sure = false;
    m_make->setText(tr("Create &missing roles…"));
    m_commands->clear();
    if (!states) {
        m_roleWords->setText(text::message(states.error()));
        return;
    }
    QStringList lines, missing;
    bool efs = false, machines = false;
    for (const RoleState &state : *states) {
        for (const std::string &line : cluster::commandLines(state, {}))
            lines << text::from(line);
        if (!state.complete())
            missing << text::from(state.spec.name);
        if (state.spec.instanceProfile) { // the role of the machines
            machines = state.exists;
            efs = std::ranges::find(state.others, cluster::kEfsReadPolicy) != state.others.end();
        }
    }
    m_commands->setPlainText(lines.join(QLatin1Char('\n')));
    m_commands->setVisible(!lines.isEmpty());
    m_make->setEnabled(!missing.isEmpty());
    m_efs->setEnabled(machines);
    m_efs->setChecked(efs);
    m_roleWords->setText(missing.isEmpty()
                             ? tr("EMR's default roles exist.")
                             : tr("EMR needs roles that are missing or incomplete: %1. These commands create them:")
                                   .arg(missing.join(QStringLiteral(", "))));
}

void RolesPage::makeThem()
{
    if (!m_sure) {
        m_sure = true;
        m_make->setText(tr("Yes, create the&m"));
        return;
    }
    m_make->setEnabled(false);
    m_roleWords->setText(tr("Creating the roles…"));
    m_planning.emrRoles(true).then(this, [this](const Result<std::vector<RoleState>> &states) { showRoles(states); });
}

void RolesPage::setEfs(bool attached)
{
    m_efs->setEnabled(false);
    m_planning.setEfsPolicy(attached).then(this, [this, attached](const Status &done) {
        m_efs->setEnabled(true);
        m_efs->setChecked(done ? attached : !attached);
        const QString policy = text::from(std::string(cluster::kEfsReadPolicy));
        m_roleWords->setText(!done      ? text::message(done.error())
                             : attached ? tr("%1 is attached to the role of EMR's machines.").arg(policy)
                                        : tr("%1 is no longer attached to the role of EMR's machines.").arg(policy));
    });
}

} // namespace trainyard::gui
