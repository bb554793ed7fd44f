#include "gui/dialogs/program/quit_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

QuitDialog::QuitDialog(const QString &sentence, bool haveDeadline, QWidget *parent)
    : QDialog(parent)
    , m_runs(label({}))
    , m_queues(label({}, "attention"))
    , m_hours(new QSpinBox)
{
    setWindowTitle(tr("Machines are running"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    column->addWidget(label(tr("What should happen to the machines?"), "title"));
    auto *words = label(sentence);
    words->setWordWrap(true);
    words->setMinimumWidth(480);
    column->addWidget(words);
    for (QLabel *more : {m_runs, m_queues}) {
        more->setWordWrap(true);
        column->addWidget(more);
    }
    m_runs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a name must not widen the dialog
    showRuns({});
    showQueues({});
    column->addSpacing(Theme::kStep);

    auto *terminate = button(tr("Terminate them, then close"), QStringLiteral("stop"), "danger");
    auto *bounded = button(tr("Keep them, but terminate them in"));
    auto *keep = button(haveDeadline ? tr("Keep them until their deadline") : tr("Keep them running"));
    auto *stay = button(tr("Do not close"));
    m_hours->setRange(1, 72);
    m_hours->setValue(2);
    m_hours->setSuffix(tr(" h", "hours, after a number"));
    m_hours->setAccessibleName(tr("Hours until they are terminated"));
    auto *row = new QHBoxLayout;
    row->addWidget(bounded, 1);
    row->addWidget(m_hours);
    column->addWidget(terminate);
    column->addLayout(row);
    column->addWidget(keep);
    column->addWidget(stay);
    connect(terminate, &QPushButton::clicked, this, [this] { choose(Choice::Terminate); });
    connect(bounded, &QPushButton::clicked, this, [this] { choose(Choice::KeepWithDeadline); });
    connect(keep, &QPushButton::clicked, this, [this] { choose(Choice::Keep); });
    connect(stay, &QPushButton::clicked, this, &QDialog::reject);
    stay->setFocus();
}

void QuitDialog::showRuns(const QString &sentence)
{
    m_runs->setText(sentence);
    m_runs->setVisible(!sentence.isEmpty());
}

void QuitDialog::showQueues(const QString &sentence)
{
    m_queues->setText(sentence);
    m_queues->setVisible(!sentence.isEmpty());
}

std::chrono::minutes QuitDialog::deadline() const
{
    return std::chrono::hours(m_hours->value());
}

void QuitDialog::choose(Choice answer)
{
    m_answer = answer;
    accept();
}

} // namespace trainyard::gui
