#include "tests/gui/support/hostile_text.h"

#include <algorithm>

#include <sys/inotify.h>
#include <unistd.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QPointer>
#include <QToolTip>
#include <QWizard>

namespace trainyard::gui::fake {

namespace {

QStringList richLabels()
{
    QStringList rich;
    for (QWidget *w : QApplication::allWidgets()) {
        auto *label = qobject_cast<QLabel *>(w);
        if (label && !label->text().isEmpty() && label->textFormat() != Qt::PlainText &&
            Qt::mightBeRichText(label->text()))
            rich << QStringLiteral("%1 in %2: %3")
                        .arg(label->objectName(), QLatin1String(label->window()->metaObject()->className()),
                             label->text());
    }
    return rich;
}

/// Shows the tool tips of all widgets and of the cells in the first 8 rows of all views.
void hoverOverAll(QWidget *in)
{
    const auto hover = [](QWidget *over, const QPoint &at) {
        QToolTip::hideText();
        QHelpEvent event(QEvent::ToolTip, at, over->mapToGlobal(at));
        QApplication::sendEvent(over, &event);
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (top->inherits("QTipLabel") && !qobject_cast<QLabel *>(top)->text().isEmpty())
                top->grab();
        }
    };
    QList<QPointer<QWidget>> all; // a picture processes events: rows of a list are made again meanwhile
    for (QWidget *w : in->findChildren<QWidget *>())
        all.append(w);
    for (const QPointer<QWidget> &w : all) {
        if (w && w->isVisibleTo(in) && !w->toolTip().isEmpty())
            hover(w, w->rect().center());
    }
    for (const QPointer<QWidget> &w : all) {
        auto *view = qobject_cast<QAbstractItemView *>(w.data());
        if (!view || !view->isVisibleTo(in) || !view->model())
            continue;
        for (int r = 0; r < std::min(8, view->model()->rowCount()); ++r) {
            for (int c = 0; c < view->model()->columnCount(); ++c) {
                const auto cell = view->model()->index(r, c);
                view->scrollTo(cell);
                hover(view->viewport(), view->visualRect(cell).center());
            }
        }
    }
}

} // namespace

HostileText::HostileText()
    : m_file(m_folder.filePath(QStringLiteral("p.png")))
    , m_text("<img src=\"" + m_file.toStdString() + "\"><a href=\"file:///x\">here</a><b>bold</b>")
    , m_events(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
{
    QImage image(2, 2, QImage::Format_RGB32);
    image.fill(Qt::red);
    image.save(m_file, "PNG");
    ::inotify_add_watch(m_events, m_file.toLocal8Bit().constData(), IN_OPEN);
}

HostileText::~HostileText()
{
    if (m_events >= 0)
        ::close(m_events);
}

bool HostileText::isNoticed()
{
    QLabel rich;
    rich.setTextFormat(Qt::RichText);
    rich.setText(QString::fromStdString(m_text));
    rich.show();
    rich.grab();
    return wasOpened();
}

QString HostileText::renderedIn(QWidget &widget)
{
    widget.grab();
    hoverOverAll(&widget);
    QStringList found = richLabels();
    if (wasOpened())
        found << QStringLiteral("the picture was opened by %1").arg(QLatin1String(widget.metaObject()->className()));
    return found.join(QLatin1Char('\n'));
}

QString HostileText::renderedIn(QWizard &wizard)
{
    for (;;) {
        QCoreApplication::processEvents();
        const QString found = renderedIn(static_cast<QWidget &>(wizard));
        const int page = wizard.currentId();
        if (!found.isEmpty() || wizard.nextId() < 0)
            return found;
        wizard.next();
        if (wizard.currentId() == page)
            return QStringLiteral("page %1 cannot be left").arg(page);
    }
}

bool HostileText::wasOpened()
{
    char buffer[4096];
    bool opened = false;
    while (::read(m_events, buffer, sizeof buffer) > 0)
        opened = true;
    return opened;
}

} // namespace trainyard::gui::fake
