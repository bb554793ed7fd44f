#include "gui/widgets/tables/cell_delegates.h"

#include <algorithm>

#include <QPainter>
#include <QPolygonF>

#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kCurveWidth = 48, kLeastBarWidth = 160;

} // namespace

SparkDelegate::SparkDelegate(int valuesRole, double most, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_role(valuesRole)
    , m_most(most)
{
}

void SparkDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariantList values = index.data(m_role).toList();
    const int number = option.fontMetrics.horizontalAdvance(index.data().toString());
    if (values.size() < 2 || option.rect.width() < number + int(kCurveWidth) + 3 * Theme::kStep)
        return; // the number is what counts
    double most = m_most;
    for (const QVariant &value : values)
        most = m_most > 0 ? m_most : std::max(most, value.toDouble());
    const QRectF box = QRectF(option.rect).adjusted(Theme::kStep, Theme::kHalf + 1, 0, -Theme::kHalf - 1);
    QPolygonF curve;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const double share = most > 0 ? std::clamp(values[i].toDouble() / most, 0.0, 1.0) : 0;
        curve << QPointF(box.left() + kCurveWidth * double(i) / double(values.size() - 1),
                         box.bottom() - share * box.height());
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(Theme::instance().series(0), 1.2));
    painter->drawPolyline(curve);
    painter->restore();
}

QSize SparkDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(m_role).toList().size() >= 2)
        size.rwidth() += kCurveWidth + Theme::kStep;
    return size;
}

StagesDelegate::StagesDelegate(int endsRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_role(endsRole)
{
}

void StagesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariantList ends = index.data(m_role).toList();
    double longest = 0;
    for (int row = 0; row < index.model()->rowCount(); ++row) {
        const QVariantList others = index.sibling(row, index.column()).data(m_role).toList();
        if (!others.isEmpty())
            longest = std::max(longest, others.constLast().toDouble());
    }
    if (longest <= 0)
        return;
    const QRectF box = QRectF(option.rect).adjusted(Theme::kStep, Theme::kStep, -Theme::kStep, -Theme::kStep);
    painter->save();
    painter->setPen(Qt::NoPen);
    double from = 0;
    for (qsizetype i = 0; i < ends.size(); ++i) {
        const double to = std::max(from, ends[i].toDouble());
        painter->setBrush(Theme::instance().series(int(i)));
        painter->drawRect(QRectF(box.left() + box.width() * from / longest, box.top(),
                                 box.width() * (to - from) / longest, box.height()));
        from = to;
    }
    painter->restore();
}

QSize StagesDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setWidth(std::max(size.width(), kLeastBarWidth));
    return size;
}

} // namespace trainyard::gui
