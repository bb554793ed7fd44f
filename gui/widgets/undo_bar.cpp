#include "gui/widgets/undo_bar.h"

#include <chrono>
#include <utility>

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace std::chrono_literals;

UndoBar::UndoBar(QWidget *window)
    : QFrame(window)
    , m_words(label({}))
    , m_button(button(tr("Undo")))
    , m_end(new QTimer(this))
{
    setObjectName(QStringLiteral("undo"));
    setAccessibleName(tr("Notice"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kTwo, Theme::kStep, Theme::kStep, Theme::kStep);
    row->setSpacing(Theme::kTwo);
    row->addWidget(m_words);
    row->addWidget(m_button);
    m_end->setInterval(10s);
    connect(m_end, &QTimer::timeout, this, [this] {
        if (underMouse() || m_button->hasFocus())
            return;
        hide();
        m_end->stop();
        m_undo = nullptr; // and what it keeps
    });
    connect(m_button, &QPushButton::clicked, this, [this] {
        hide();
        if (const auto undo = std::exchange(m_undo, nullptr))
            undo();
    });
    auto *key = new QShortcut(QKeySequence::Undo, this); // only while the bar is visible
    connect(key, &QShortcut::activated, m_button, &QPushButton::click);
    window->installEventFilter(this);
    hide();
}

void UndoBar::offer(QWidget *of, const QString &removed, std::function<void()> undo)
{
    QWidget *window = of->window();
    auto *bar = window->findChild<UndoBar *>(QString(), Qt::FindDirectChildrenOnly);
    if (!bar)
        bar = new UndoBar(window);
    bar->ensurePolished();
    const int room = window->width() - bar->m_button->sizeHint().width() - 8 * Theme::kTwo;
    bar->m_words->setText(bar->m_words->fontMetrics().elidedText(removed.simplified(), Qt::ElideMiddle, room));
    bar->m_undo = std::move(undo);
    bar->place();
    bar->show();
    bar->raise();
    bar->m_end->start();
    bar->setAccessibleDescription(removed);
    QAccessibleEvent event(bar, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

bool UndoBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

void UndoBar::place()
{
    ensurePolished();
    const QSize wanted = sizeHint().boundedTo(parentWidget()->size());
    setGeometry((parentWidget()->width() - wanted.width()) / 2,
                parentWidget()->height() - wanted.height() - Theme::kThree, wanted.width(), wanted.height());
}

} // namespace trainyard::gui
