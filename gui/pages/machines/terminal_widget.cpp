#include "gui/pages/machines/terminal_widget.h"

#include <algorithm>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kDrawPause = 30; ///< ms: at most so often, however much a program prints
constexpr int kFirstColumns = 80, kFirstRows = 24;

} // namespace

TerminalWidget::TerminalWidget(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_screen(std::make_unique<TerminalScreen>(kFirstColumns, kFirstRows))
    , m_draw(new QTimer(this))
{
    setFont(fixedFont());
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setCursor(Qt::IBeamCursor);
    const QFontMetrics metrics(font());
    m_cellWidth = std::max(1, metrics.horizontalAdvance(QLatin1Char('M')));
    m_cellHeight = std::max(1, metrics.height());
    m_ascent = metrics.ascent();
    setMinimumSize(20 * m_cellWidth, 4 * m_cellHeight);
    m_draw->setSingleShot(true);
    m_draw->setInterval(kDrawPause);
    connect(m_draw, &QTimer::timeout, this, &TerminalWidget::showChange);
    connect(&Theme::instance(), &Theme::changed, this, &TerminalWidget::applyTheme);
    applyTheme();
}

void TerminalWidget::applyTheme()
{
    const Tokens &t = Theme::instance().tokens();
    m_screen->setColors(t.text.rgb(), t.surface.rgb());
    viewport()->update();
}

void TerminalWidget::reset()
{
    const int columns = m_screen->columns(), rows = m_screen->rows();
    m_screen = std::make_unique<TerminalScreen>(columns, rows);
    m_anchor.reset();
    m_end.reset();
    applyTheme();
    showChange();
}

void TerminalWidget::write(const QByteArray &output)
{
    m_screen->write(output);
    sendInput(); // answers to requests of the program
    if (!m_draw->isActive())
        m_draw->start();
}

void TerminalWidget::sendInput()
{
    if (const QByteArray bytes = m_screen->takeInput(); !bytes.isEmpty())
        emit input(bytes);
}

/// Shows the end unless the user has scrolled up.
void TerminalWidget::showChange()
{
    QScrollBar *bar = verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum();
    bar->setPageStep(m_screen->rows());
    bar->setRange(0, m_screen->history());
    if (atEnd)
        bar->setValue(bar->maximum());
    if (m_screen->title() != m_title) {
        m_title = m_screen->title();
        emit titleChanged(m_title);
    }
    viewport()->update();
}

void TerminalWidget::fit()
{
    const int columns = std::max(2, viewport()->width() / m_cellWidth);
    const int rows = std::max(1, viewport()->height() / m_cellHeight);
    if (columns == m_screen->columns() && rows == m_screen->rows())
        return;
    m_screen->resize(columns, rows);
    emit sizeChanged(columns, rows);
    showChange();
}

void TerminalWidget::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    fit();
}

/// Keys of the window's shortcuts are for the program while it has the focus, except those with Ctrl+Shift.
bool TerminalWidget::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool leaves =
            key->modifiers() & Qt::ControlModifier && (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab);
        if (!leaves && !(key->modifiers() & Qt::MetaModifier)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool isTab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (isTab && key->modifiers() & Qt::ControlModifier)
            return focusNextPrevChild(key->key() == Qt::Key_Tab);
        if (isTab) { // otherwise Qt moves the focus
            keyPressEvent(key);
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void TerminalWidget::keyPressEvent(QKeyEvent *event)
{
    const auto both = Qt::ControlModifier | Qt::ShiftModifier;
    if ((event->modifiers() & both) == both && event->key() == Qt::Key_C)
        return copy();
    if ((event->modifiers() & both) == both && event->key() == Qt::Key_V)
        return paste();
    if (event->modifiers() & Qt::ShiftModifier && event->key() == Qt::Key_PageUp)
        return verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
    if (event->modifiers() & Qt::ShiftModifier && event->key() == Qt::Key_PageDown)
        return verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
    if (!m_screen->press(*event))
        return QAbstractScrollArea::keyPressEvent(event);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    sendInput();
}

TerminalWidget::Place TerminalWidget::placeAt(const QPoint &point) const
{
    return {verticalScrollBar()->value() + std::max(0, point.y()) / m_cellHeight,
            std::clamp(point.x() / m_cellWidth, 0, m_screen->columns())};
}

void TerminalWidget::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton) {
        m_screen->paste(QGuiApplication::clipboard()->text(QClipboard::Selection));
        return sendInput();
    }
    m_anchor = placeAt(event->pos());
    m_end.reset();
    viewport()->update();
}

void TerminalWidget::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_anchor || !(event->buttons() & Qt::LeftButton))
        return;
    m_end = placeAt(event->pos());
    viewport()->update();
}

bool TerminalWidget::isSelected(const Place &place) const
{
    if (!m_anchor || !m_end)
        return false;
    const auto [from, to] = std::minmax(*m_anchor, *m_end);
    return from <= place && place < to;
}

QString TerminalWidget::selectedText() const
{
    if (!m_anchor || !m_end)
        return {};
    const Place from = std::min(*m_anchor, *m_end), to = std::max(*m_anchor, *m_end);
    QStringList lines;
    for (int line = from.line; line <= to.line; ++line) {
        QString text;
        const TerminalLine cells = m_screen->line(line - m_screen->history());
        for (int column = 0; column < int(cells.size()); ++column) {
            const TerminalCell &cell = cells[std::size_t(column)];
            if (isSelected({line, column}) && cell.width > 0)
                text += cell.text.isEmpty() ? QStringLiteral(" ") : cell.text;
        }
        while (text.endsWith(QLatin1Char(' ')))
            text.chop(1);
        lines << text;
    }
    return lines.join(QLatin1Char('\n'));
}

void TerminalWidget::copy()
{
    if (const QString text = selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void TerminalWidget::paste()
{
    m_screen->paste(QGuiApplication::clipboard()->text());
    sendInput();
}

void TerminalWidget::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copied = menu->addAction(tr("Copy (Ctrl+Shift+C)"));
    copied->setEnabled(m_anchor && m_end);
    connect(copied, &QAction::triggered, this, &TerminalWidget::copy);
    connect(menu->addAction(tr("Paste (Ctrl+Shift+V)")), &QAction::triggered, this, &TerminalWidget::paste);
    menu->popup(event->globalPos());
}

void TerminalWidget::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TerminalWidget::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void TerminalWidget::drawLine(QPainter &painter, int line, int y)
{
    const Tokens &t = Theme::instance().tokens();
    const TerminalLine cells = m_screen->line(line - m_screen->history());
    for (int column = 0; column < int(cells.size()); ++column) {
        const TerminalCell &cell = cells[std::size_t(column)];
        if (cell.width == 0)
            continue;
        const QRect place(column * m_cellWidth, y, cell.width * m_cellWidth, m_cellHeight);
        const bool selected = isSelected({line, column});
        if (selected || QColor(cell.back) != t.surface)
            painter.fillRect(place, selected ? t.accent : QColor(cell.back));
        if (cell.text.isEmpty() || cell.text == QLatin1String(" "))
            continue;
        QFont face = font();
        face.setBold(cell.bold);
        face.setItalic(cell.italic);
        face.setUnderline(cell.underline);
        face.setStrikeOut(cell.strike);
        painter.setFont(face);
        painter.setPen(selected ? t.onAccent : QColor(cell.fore));
        painter.drawText(place.left(), y + m_ascent, cell.text);
    }
}

void TerminalWidget::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::instance().tokens();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), t.surface);
    const int first = verticalScrollBar()->value();
    for (int row = 0; row <= m_screen->rows(); ++row) {
        if (const int line = first + row; line < m_screen->history() + m_screen->rows())
            drawLine(painter, line, row * m_cellHeight);
    }
    if (!m_screen->isCursorVisible())
        return;
    const int row = m_screen->history() + m_screen->cursor().y() - first;
    const QRect cursor(m_screen->cursor().x() * m_cellWidth, row * m_cellHeight, m_cellWidth, m_cellHeight);
    painter.setPen(t.text);
    if (hasFocus())
        painter.fillRect(cursor, QColor(t.text.red(), t.text.green(), t.text.blue(), 128));
    else
        painter.drawRect(cursor.adjusted(0, 0, -1, -1));
}

} // namespace trainyard::gui
