#include "gui/wizards/checklist_panel.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/services/clusters/managed_clusters.h"
#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using cluster::ChecklistItem;
using cluster::ChecklistLine;
using cluster::ChecklistState;

namespace {

QString titleOf(ChecklistItem item)
{
    switch (item) {
    case ChecklistItem::Access:
        return ChecklistPanel::tr("Access to the account");
    case ChecklistItem::FileSystem:
        return ChecklistPanel::tr("Shared file system");
    case ChecklistItem::Package:
        return ChecklistPanel::tr("Training package");
    case ChecklistItem::DataScript:
        return ChecklistPanel::tr("Data preparation");
    }
    return {};
}

void showState(StateLabel &label, const ChecklistLine &line)
{
    switch (line.state) {
    case ChecklistState::Done:
        label.setState(titleOf(line.item), QStringLiteral("check"), int(Tone::Good));
        break;
    case ChecklistState::Open:
        label.setState(titleOf(line.item), QStringLiteral("alert"), int(Tone::Attention));
        break;
    case ChecklistState::Unknown:
        label.setState(titleOf(line.item), QStringLiteral("circle"), int(Tone::Quiet));
        break;
    }
}

} // namespace

ChecklistPanel::ChecklistPanel(services::ManagedClusterService *managed, QWidget *parent)
    : QWidget(parent)
    , m_managed(managed)
    , m_state(label({}, "muted"))
    , m_again(button(tr("Check again"), QStringLiteral("refresh")))
    , m_column(new QVBoxLayout(this))
{
    setAccessibleName(tr("Before you begin"));
    if (!managed)
        hide();
    m_column->setContentsMargins(0, Theme::kStep, 0, 0);
    m_column->setSpacing(Theme::kHalf);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    row->addWidget(label(tr("Before you begin"), "heading"));
    row->addWidget(m_state, 1);
    row->addWidget(m_again);
    m_column->addLayout(row);
    m_state->setWordWrap(true);
    connect(m_again, &QPushButton::clicked, this, &ChecklistPanel::check);
}

void ChecklistPanel::setRequest(const cluster::ChecklistRequest &request)
{
    if (!m_managed || m_request == request)
        return;
    m_request = request;
    check();
}

void ChecklistPanel::check()
{
    if (!m_managed || !m_request)
        return;
    const auto question = ++m_question;
    m_again->setEnabled(false);
    m_state->setText(tr("Checking…"));
    setLook(m_state, "muted");
    m_managed->checklist(*m_request).then(this, [this, question](const Result<std::vector<ChecklistLine>> &found) {
        if (question == m_question)
            showLines(found);
    });
}

ChecklistPanel::Line &ChecklistPanel::line(std::size_t index)
{
    while (m_lines.size() <= index) {
        Line next{new QWidget, new StateLabel, label({})};
        auto *row = new QHBoxLayout(next.row);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(Theme::kStep);
        next.title->setMinimumWidth(180);
        next.sentence->setWordWrap(true);
        next.sentence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        row->addWidget(next.title, 0, Qt::AlignTop);
        row->addWidget(next.sentence, 1);
        m_column->addWidget(next.row);
        m_lines.push_back(next);
    }
    return m_lines[index];
}

void ChecklistPanel::showLines(const Result<std::vector<ChecklistLine>> &found)
{
    m_again->setEnabled(true);
    const auto lines = found.value_or(std::vector<ChecklistLine>());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        showState(*line(i).title, lines[i]);
        line(i).sentence->setText(text::sentence(lines[i].sentence));
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i].row->setVisible(i < lines.size());
    const bool isOpen =
        std::ranges::any_of(lines, [](const ChecklistLine &one) { return one.state == ChecklistState::Open; });
    if (!found)
        m_state->setText(text::message(found.error()));
    else if (isOpen)
        m_state->setText(tr("Something is missing."));
    else
        m_state->setText(QString());
    setLook(m_state, "attention");
}

} // namespace trainyard::gui
