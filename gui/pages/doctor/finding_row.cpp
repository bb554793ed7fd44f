#include "gui/pages/doctor/finding_row.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using doctor::Severity;

namespace {

constexpr std::size_t kMostButtons = 2; ///< of one finding, side by side; more are in a menu

struct Look {
    QString word, icon;
    Tone tone;
};

Look lookOf(Severity severity)
{
    switch (severity) {
    case Severity::Problem:
        return {FindingRow::tr("problem"), QStringLiteral("alert"), Tone::Bad};
    case Severity::Warning:
        return {FindingRow::tr("warning"), QStringLiteral("alert"), Tone::Attention};
    case Severity::Unknown:
        return {FindingRow::tr("not known"), QStringLiteral("circle"), Tone::Quiet};
    case Severity::Ok:
        break;
    }
    return {FindingRow::tr("well"), QStringLiteral("check"), Tone::Good};
}

QLabel *wrapping(const char *look = nullptr)
{
    auto *made = label({}, look);
    made->setWordWrap(true);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a path must not widen the page
    return made;
}

} // namespace

FindingRow::FindingRow(const doctor::Finding &finding, QWidget *parent)
    : QWidget(parent)
    , m_finding(finding)
    , m_state(new StateLabel)
    , m_title(label({}, "heading"))
    , m_sentence(wrapping())
    , m_evidence(wrapping("muted"))
    , m_fold(new Fold(tr("Evidence")))
    , m_buttons(new QHBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::kStep, 0, Theme::kStep);
    column->setSpacing(Theme::kHalf);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::kStep);
    m_state->setMinimumWidth(96);
    head->addWidget(m_state);
    head->addWidget(m_title);
    head->addStretch(1);
    m_buttons->setSpacing(Theme::kStep);
    head->addLayout(m_buttons);
    column->addLayout(head);
    column->addWidget(m_sentence);
    m_evidence->setFont(fixedFont());
    auto *copy = button(tr("Copy"), QStringLiteral("copy"), "flat");
    copy->setToolTip(tr("Copies the finding with its evidence"));
    m_fold->column()->addWidget(m_evidence);
    m_fold->column()->addWidget(copy, 0, Qt::AlignLeft);
    column->addWidget(m_fold);
    connect(copy, &QPushButton::clicked, this, [this] {
        QStringList lines{m_title->text() + QStringLiteral(": ") + m_sentence->text()};
        lines << text::list(m_finding.evidence);
        QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    });
    showFinding();
}

int FindingRow::rankOf(Severity severity)
{
    switch (severity) {
    case Severity::Problem:
        return 0;
    case Severity::Warning:
        return 1;
    case Severity::Unknown:
        return 2;
    case Severity::Ok:
        break;
    }
    return 3;
}

void FindingRow::setFinding(const doctor::Finding &finding)
{
    if (finding == m_finding)
        return;
    m_finding = finding;
    showFinding();
}

void FindingRow::openEvidence()
{
    m_fold->setOpen(true);
}

void FindingRow::setRepairsEnabled(bool enabled)
{
    m_enabled = enabled;
    for (QPushButton *one : m_repairs)
        one->setEnabled(enabled);
}

void FindingRow::showFinding()
{
    const Look look = lookOf(m_finding.severity);
    m_state->setState(look.word, look.icon, int(look.tone));
    m_title->setText(text::sentence(Sentence::known(m_finding.title)));
    m_title->setToolTip(text::from(m_finding.check));
    m_sentence->setText(text::sentence(m_finding.sentence));
    m_evidence->setText(text::list(m_finding.evidence).join(QLatin1Char('\n')));
    m_fold->setVisible(!m_finding.evidence.empty());
    m_fold->setSummary(tr("%n line(s)", nullptr, int(m_finding.evidence.size())));
    setAccessibleName(look.word + QStringLiteral(": ") + m_title->text());
    showRepairs();
}

void FindingRow::showRepairs()
{
    for (QPushButton *old : m_repairs) {
        old->hide();
        old->deleteLater(); // it may be the one that was clicked
    }
    m_repairs.clear();
    const auto titleOf = [](const doctor::Repair &repair) {
        return text::sentence(doctor::describe(repair)) + QStringLiteral("…");
    };
    if (m_finding.repairs.size() > kMostButtons) {
        auto *made = button(tr("Repair"));
        auto *menu = new QMenu(made);
        for (const doctor::Repair &repair : m_finding.repairs)
            menu->addAction(titleOf(repair), this, [this, repair] { emit repairRequested(repair); });
        made->setMenu(menu);
        addRepair(made);
        return;
    }
    for (const doctor::Repair &repair : m_finding.repairs) {
        auto *made = button(titleOf(repair));
        connect(made, &QPushButton::clicked, this, [this, repair] { emit repairRequested(repair); });
        addRepair(made);
    }
}

void FindingRow::addRepair(QPushButton *made)
{
    made->setEnabled(m_enabled);
    m_buttons->addWidget(made);
    m_repairs.push_back(made);
}

} // namespace trainyard::gui
