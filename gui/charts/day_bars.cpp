#include "gui/charts/day_bars.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include "gui/charts/axis_step.h"
#include "gui/text/format.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {
namespace {

constexpr double kAmounts = 72, kCaption = 24, kDates = 20; ///< margins: at the left, above, below

QString shortDate(const QDate &date)
{
    return QLocale().toString(date, QLocale::ShortFormat);
}

} // namespace

DayBars::DayBars(const QString &title, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DayBars::setDays(const std::vector<Day> &days)
{
    std::map<QDate, double> amounts;
    for (const Day &day : days) {
        if (day.date.isValid() && std::isfinite(day.usd))
            amounts[day.date] += std::max(0.0, day.usd);
    }
    m_days.clear();
    if (!amounts.empty()) {
        const QDate last = amounts.rbegin()->first;
        const QDate first = std::max(amounts.begin()->first, last.addDays(1 - kMostDays));
        for (QDate date = first; date <= last; date = date.addDays(1)) {
            const auto at = amounts.find(date);
            m_days.push_back({date, at == amounts.end() ? 0 : at->second});
        }
    }
    m_chosen = std::min(m_chosen, int(m_days.size()) - 1);
    QStringList words;
    for (const Day &day : m_days)
        words << tr("%1: %2", "day, amount").arg(shortDate(day.date), text::money(day.usd));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

QRectF DayBars::plot() const
{
    return QRectF(kAmounts, kCaption, std::max(1.0, width() - kAmounts - Theme::kTwo),
                  std::max(1.0, height() - kCaption - kDates));
}

void DayBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = Theme::instance().tokens();
    painter.fillRect(rect(), t.surface);
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    if (hasFocus()) {
        painter.setPen(t.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    painter.setPen(t.muted);
    if (m_days.empty()) {
        painter.drawText(rect(), Qt::AlignCenter, tr("Nothing was paid for yet."));
        return;
    }
    double most = 0;
    for (const Day &day : m_days)
        most = std::max(most, day.usd);
    const QRectF area = plot();
    const double step = niceStep(most > 0 ? most : 1, std::max(2, int(area.height() / 32)));
    const double top = std::max(step, std::ceil(most / step - 1e-9) * step);
    const auto heightOf = [&](double usd) { return usd / top * area.height(); };
    for (int i = 0; i * step <= top * (1 + 1e-9); ++i) {
        const double y = std::round(area.bottom() - heightOf(i * step));
        painter.setPen(t.line);
        painter.drawLine(QLineF(area.left(), y, area.right(), y));
        painter.setPen(t.muted);
        painter.drawText(QRectF(0, y - 8, kAmounts - 8, 16), Qt::AlignRight | Qt::AlignVCenter, text::money(i * step));
    }
    const double width = area.width() / double(m_days.size());
    const double gap = std::min(6.0, width / 4);
    double free = area.left(); // dates are named where there is room
    for (std::size_t i = 0; i < m_days.size(); ++i) {
        const double x = area.left() + double(i) * width;
        QColor color = Theme::instance().series(0);
        if (m_chosen >= 0 && m_chosen != int(i))
            color.setAlphaF(0.5F);
        const double high = heightOf(m_days[i].usd);
        painter.fillRect(QRectF(x + gap / 2, area.bottom() - high, width - gap, high), color);
        const QString date = shortDate(m_days[i].date);
        const double wide = painter.fontMetrics().horizontalAdvance(date);
        const double from = std::clamp(x + (width - wide) / 2, area.left(), area.right() - wide);
        if (from < free)
            continue;
        painter.drawText(QPointF(from, height() - 6), date);
        free = from + wide + Theme::kTwo;
    }
    if (m_chosen >= 0) {
        const Day &day = m_days[std::size_t(m_chosen)];
        painter.setPen(t.text);
        painter.drawText(QRectF(area.left(), 0, area.width(), kCaption), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("%1: %2", "day, amount").arg(shortDate(day.date), text::money(day.usd)));
    }
}

void DayBars::choose(int day)
{
    const int valid = m_days.empty() ? -1 : std::clamp(day, -1, int(m_days.size()) - 1);
    if (valid == m_chosen)
        return;
    m_chosen = valid;
    update();
}

void DayBars::mouseMoveEvent(QMouseEvent *event)
{
    const QRectF area = plot();
    const double x = event->position().x();
    const double share = (x - area.left()) / area.width();
    choose(share < 0 || share >= 1 ? -1 : int(share * double(m_days.size())));
}

void DayBars::leaveEvent(QEvent *event)
{
    choose(-1);
    QWidget::leaveEvent(event);
}

void DayBars::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_days.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_chosen < 0 ? last : std::max(0, m_chosen - 1));
    case Qt::Key_Right:
        return choose(m_chosen < 0 ? last : m_chosen + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(last);
    default:
        QWidget::keyPressEvent(event);
    }
}

void DayBars::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void DayBars::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    choose(-1);
    update();
}

} // namespace trainyard::gui
