#include "gui/wizards/step_list.h"

#include <algorithm>

#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kStepListWidth = 168;
constexpr int kStepIcon = 16;

/// The room of a title that may take several lines: the view measures items without the padding of the style sheet
/// and elides the last line that fits.
QSize stepSize(const QString &title, const QFontMetrics &font)
{
    constexpr int kFrame = 17; // padding and border of the list
    constexpr int kBeside = 2 * Theme::kStep + kStepIcon + 10;
    constexpr int kAbove = 2 * Theme::kStep + Theme::kHalf;
    const QRect room(0, 0, kStepListWidth - kFrame - kBeside, 1000);
    const int text = font.boundingRect(room, Qt::TextWordWrap, title).height();
    return {kStepListWidth - kFrame, std::max(text, kStepIcon) + kAbove};
}

} // namespace

StepList::StepList(const QStringList &titles, QWidget *parent)
    : QWidget(parent)
    , m_titles(titles)
    , m_list(new QListWidget)
    , m_price(label({}, "heading"))
    , m_commands(button(tr("Show commands…"), {}, "flat"))
{
    setFixedWidth(kStepListWidth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    m_list->setObjectName(QStringLiteral("steps"));
    m_list->setAccessibleName(tr("Steps"));
    m_list->setIconSize({kStepIcon, kStepIcon});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->addItems(m_titles);
    measure();
    m_list->installEventFilter(this);
    m_price->setWordWrap(true);
    m_price->setContentsMargins(Theme::kStep, 0, Theme::kStep, 0);
    column->addWidget(m_list, 1);
    column->addWidget(m_price);
    column->addWidget(m_commands, 0, Qt::AlignLeft);
    setCompact(false);
    connect(m_list, &QListWidget::itemClicked, this, &StepList::choose);
    connect(m_commands, &QPushButton::clicked, this, &StepList::commandsRequested);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        measure();
        paint();
    });
}

void StepList::show(const std::vector<StepLook> &states, int current)
{
    if (states == m_states && current == m_current && m_list->currentRow() == current)
        return;
    m_states = states;
    m_current = current;
    paint();
    m_list->setCurrentRow(current);
}

void StepList::setPrice(const QString &price)
{
    m_price->setText(price);
}

void StepList::setCompact(bool compact)
{
    m_price->setVisible(compact);
    m_commands->setVisible(compact);
}

/// Return belongs to the list here, not to the default button: the arrow keys only move within the list.
bool StepList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::FontChange)
        measure(); // the width never changes
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            choose();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StepList::choose()
{
    const int row = m_list->currentRow();
    if (row >= 0 && row < int(m_states.size()) && row != m_current && m_states[std::size_t(row)].reachable)
        emit chosen(row);
}

void StepList::measure()
{
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setSizeHint(stepSize(m_titles[row], m_list->fontMetrics()));
}

void StepList::paint()
{
    const Tokens &t = Theme::instance().tokens();
    for (int row = 0; row < int(m_states.size()) && row < m_list->count(); ++row) {
        const StepLook &state = m_states[std::size_t(row)];
        QListWidgetItem *item = m_list->item(row);
        item->setFlags(state.reachable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemFlags(Qt::NoItemFlags));
        QString accessible = m_titles[row];
        switch (state.mark) {
        case StepMark::Wrong:
            item->setIcon(icon(QStringLiteral("alert"), t.attention));
            item->setToolTip(tr("Something is missing or wrong on this page"));
            accessible = tr("%1: something is missing or wrong", "title of a page").arg(accessible);
            break;
        case StepMark::Done:
            item->setIcon(icon(QStringLiteral("check"), t.good));
            item->setToolTip({});
            break;
        case StepMark::Ahead:
            item->setIcon(icon(QStringLiteral("circle"), t.muted));
            item->setToolTip(state.reachable ? QString() : tr("Complete the pages before it first"));
            break;
        }
        item->setData(Qt::AccessibleTextRole, accessible);
    }
}

} // namespace trainyard::gui
