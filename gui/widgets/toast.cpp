#include "gui/widgets/toast.h"

#include <QAccessible>
#include <QEvent>
#include <QTimer>

#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace std::chrono_literals;

Toast::Toast(QWidget *window)
    : QLabel(window)
    , m_end(new QTimer(this))
{
    setObjectName(QStringLiteral("toast"));
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Notice"));
    m_end->setSingleShot(true);
    m_end->setInterval(5s);
    connect(m_end, &QTimer::timeout, this, &QWidget::hide);
    window->installEventFilter(this);
    hide();
}

void Toast::showText(const QString &text)
{
    setText(text);
    place();
    show();
    raise();
    m_end->start();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Toast::showText(QWidget *of, const QString &text)
{
    QWidget *window = of->window();
    auto *toast = window->findChild<Toast *>(QString(), Qt::FindDirectChildrenOnly);
    (toast ? toast : new Toast(window))->showText(text);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}

void Toast::place()
{
    ensurePolished();
    const QSize wanted = sizeHint().boundedTo(parentWidget()->size());
    setGeometry((parentWidget()->width() - wanted.width()) / 2,
                parentWidget()->height() - wanted.height() - Theme::kThree, wanted.width(), wanted.height());
}

} // namespace trainyard::gui
