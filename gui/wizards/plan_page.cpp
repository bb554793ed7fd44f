#include "gui/wizards/plan_page.h"

#include <QAbstractButton>
#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QToolButton>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/command_lines.h"

namespace trainyard::gui {

SummaryPane::SummaryPane(QWidget *parent)
    : QWidget(parent)
    , m_effects(label({}))
    , m_price(label({}, "heading"))
    , m_fold(new Fold(tr("Show commands")))
    , m_commands(new CommandLines)
{
    setFixedWidth(304);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(Theme::kThree, 0, 0, 0);
    auto *frame = new QFrame;
    frame->setObjectName(QStringLiteral("card"));
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    column->addWidget(label(tr("What this does"), "heading"));
    m_effects->setWordWrap(true);
    m_effects->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(m_effects);
    m_price->setWordWrap(true);
    column->addWidget(m_price);
    m_fold->column()->setContentsMargins(0, 0, 0, 0);
    m_fold->column()->addWidget(m_commands, 1);
    column->addWidget(m_fold);
    column->addStretch(1);
    connect(m_fold, &Fold::toggled, this, [this, column](bool open) {
        column->setStretchFactor(m_fold, open ? 1 : 0);
        column->setStretch(column->count() - 1, open ? 0 : 1);
        window()->setProperty("showCommands", open); // the other pages of the wizard follow
    });
    outer->addWidget(frame);
}

void SummaryPane::show(const QStringList &effects, const QString &price, const QStringList &commandLines)
{
    m_effects->setText(effects.join(QLatin1Char('\n')));
    m_price->setText(price);
    m_commands->setLines(commandLines);
}

QPlainTextEdit *SummaryPane::lines() const
{
    return m_commands->text();
}

void SummaryPane::setOpen(bool open)
{
    m_fold->setOpen(open);
}

std::vector<QWidget *> SummaryPane::tabOrder() const
{
    return {m_fold->header(), m_commands->text(), m_commands->copyButton()};
}

void fitTo(QWizard *wizard, const QWidget *window, const QSize &wanted)
{
    wizard->resize(wanted.boundedTo(window ? window->window()->size() : wizard->screen()->availableSize()));
}

PlanPage::PlanPage(const QString &title, const QString &purpose)
    : m_form(newForm())
    , m_column(new QVBoxLayout)
    , m_row(new QHBoxLayout)
    , m_side(new SummaryPane)
{
    setAccessibleName(title);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    page->setSpacing(Theme::kHalf);
    auto *words = label(purpose, "muted");
    words->setWordWrap(true);
    page->addWidget(label(title, "title"));
    page->addWidget(words);
    page->addSpacing(Theme::kTwo);
    page->addLayout(m_row, 1);
    m_row->addLayout(m_column, 1);
    m_row->addWidget(m_side);
    m_column->addLayout(m_form);
}

void PlanPage::makeScrollable()
{
    m_row->removeItem(m_column);
    m_column->setParent(nullptr);
    m_column->setContentsMargins(0, 0, Theme::kStep, 0); // beside the scroll bar
    auto *inside = new QWidget;
    inside->setLayout(m_column);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    inside->setAutoFillBackground(false); // the page shows through
    scroll->viewport()->setAutoFillBackground(false);
    m_row->insertWidget(0, scroll, 1);
}

void PlanPage::setVisible(bool visible)
{
    if (visible) {
        QWidget *last = nullptr;
        for (QWidget *w = nextInFocusChain(); w != this; w = w->nextInFocusChain()) {
            if (isAncestorOf(w) && !m_side->isAncestorOf(w) && (w->focusPolicy() & Qt::TabFocus))
                last = w;
        }
        for (QWidget *next : m_side->tabOrder()) {
            if (last)
                setTabOrder(last, next);
            last = next;
        }
        m_side->setOpen(window()->property("showCommands").toBool());
    }
    QWizardPage::setVisible(visible);
}

void PlanPage::setComplete(bool complete)
{
    if (complete == m_complete)
        return;
    m_complete = complete;
    // Without completeChanged(): QWizard would hide the page for a moment, which takes the focus from the field that is
    // being edited and rewrites an incomplete number.
    QWizard *over = wizard();
    if (over && over->currentPage() == this)
        over->button(isFinalPage() || over->nextId() < 0 ? QWizard::FinishButton : QWizard::NextButton)
            ->setEnabled(complete);
    emit completenessChanged();
}

QFormLayout *PlanPage::newForm()
{
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    form->setVerticalSpacing(Theme::kHalf);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return form;
}

FieldMessage *PlanPage::addField(QFormLayout *form, const QString &name, QWidget *field)
{
    auto *problem = new FieldMessage;
    form->addRow(name, field); // the label becomes the field's buddy
    form->addRow(QString(), problem);
    describeBy(problem, field);
    return problem;
}

} // namespace trainyard::gui
