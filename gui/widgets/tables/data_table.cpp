#include "gui/widgets/tables/data_table.h"

#include <algorithm>

#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTimer>

#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

class ToneDelegate final : public QStyledItemDelegate {
public:
    ToneDelegate(DataTable::Roles roles, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_roles(roles)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariant tone = index.data(m_roles.tone);
        if (!tone.isValid())
            return;
        const QColor color = Theme::instance().tone(tone.toInt());
        const QString name = index.data(m_roles.icon).toString();
        if (!name.isEmpty()) {
            option->icon = icon(name, color);
            option->decorationSize = {16, 16};
            option->features |= QStyleOptionViewItem::HasDecoration;
        }
        if (tone.toInt() >= 3) {
            option->palette.setColor(QPalette::Text, color);
            option->palette.setColor(QPalette::HighlightedText, color);
        }
    }

private:
    DataTable::Roles m_roles;
};

/// The style draws the sort arrow over a title at the same side of the cell; this header draws it beside the title and
/// always reserves room for it.
class Header final : public QHeaderView {
public:
    explicit Header(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(true);
        setHighlightSections(false);
        setMinimumSectionSize(48);
        setResizeContentsPrecision(0); // measure visible rows only: a thousand more take as long as a frame or two
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        option->sortIndicator = QStyleOptionHeader::None;
    }
    QSize sectionSizeFromContents(int section) const override
    {
        QSize size = QHeaderView::sectionSizeFromContents(section);
        if (isSortIndicatorShown()) // the base class reserves room for an arrow of the style, which is never drawn
            size.setWidth(titleWidth(section) + 2 * kPadding + kArrow);
        return size;
    }
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        painter->save(); // the base class does not restore its pen
        QHeaderView::paintSection(painter, rect, section);
        painter->restore();
        if (!isSortIndicatorShown() || sortIndicatorSection() != section)
            return;
        const int title = titleWidth(section);
        const bool right = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
        const int x =
            right ? rect.right() + 1 - kPadding - title - kArrow : rect.left() + kPadding + title + kArrow - kSize;
        icon(sortIndicatorOrder() == Qt::AscendingOrder ? QStringLiteral("chevron-up") : QStringLiteral("chevron-down"),
             Theme::instance().tokens().text)
            .paint(painter, QRect(x, rect.center().y() - kSize / 2 + 1, kSize, kSize));
    }

private:
    int titleWidth(int section) const
    {
        return fontMetrics().horizontalAdvance(model()->headerData(section, Qt::Horizontal).toString());
    }
    static constexpr int kSize = 12, kArrow = 16,
                         kPadding = 11; ///< kPadding: as in the style sheet; start of a cell's text
};

} // namespace

DataTable::DataTable(const QString &name, Roles roles, QWidget *parent)
    : QTableView(parent)
    , m_roles(roles)
    , m_fit(new QTimer(this))
{
    setHorizontalHeader(new Header(this));
    setAccessibleName(name);
    m_fit->setSingleShot(true);
    m_fit->setInterval(0);
    connect(m_fit, &QTimer::timeout, this, &DataTable::fitColumns);
    setItemDelegate(new ToneDelegate(roles, this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSortingEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(32);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_sharing && QGuiApplication::mouseButtons() != Qt::NoButton)
            m_chosen.insert(column);
    });
    connect(this, &QTableView::doubleClicked, this, [this] { emit opened(currentId()); });
}

void DataTable::setModel(QAbstractItemModel *next)
{
    QTableView::setModel(next);
    fitColumns();
    // Once for all changes of a batch, and only while the table is visible.
    const auto later = [this] {
        if (isVisible())
            m_fit->start();
    };
    const auto refit = [this, later] {
        m_fitted.clear(); // the content that needed the width may be gone
        later();
    };
    connect(next, &QAbstractItemModel::rowsInserted, this, later);
    connect(next, &QAbstractItemModel::dataChanged, this, later);
    connect(next, &QAbstractItemModel::rowsRemoved, this, refit);
    connect(next, &QAbstractItemModel::layoutChanged, this, later);
    connect(next, &QAbstractItemModel::modelReset, this, refit);
    // Only visible rows are measured: others may need more.
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_fit, later);
}

void DataTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void DataTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    fitColumns();
}

void DataTable::setEmptyText(const QString &sentence)
{
    m_emptyText = sentence;
    viewport()->update();
}

void DataTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (!model() || model()->rowCount(rootIndex()) > 0 || m_emptyText.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(Theme::instance().tokens().muted);
    painter.drawText(viewport()->rect().adjusted(Theme::kThree, Theme::kTwo, -Theme::kThree, -Theme::kTwo),
                     Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
}

void DataTable::setMostRows(int rows)
{
    if (rows == m_mostRows)
        return;
    m_mostRows = rows;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fitColumns();
}

void DataTable::setStretchColumn(int column)
{
    m_stretch = column;
    m_fitted.clear();
    fitColumns();
}

void DataTable::fitColumns()
{
    if (!model())
        return;
    fitHeight(false);
    if (!isVisible())
        return; // showEvent() comes again: measured before, the start of the window would style all tables of all pages
    QHeaderView *header = horizontalHeader();
    m_fitted.resize(std::size_t(model()->columnCount()), 0);
    for (int c = 0; c < model()->columnCount(); ++c) {
        // Columns only grow while the same rows are shown: a shorter state does not move the layout.
        const int wanted = std::max(sizeHintForColumn(c), header->sectionSizeHint(c)) + Theme::kStep;
        m_fitted[std::size_t(c)] = std::max(wanted, m_fitted[std::size_t(c)]);
    }
    shareWidth();
}

/// As high as its rows, with the scroll bar below them: the last row is never half visible.
void DataTable::fitHeight(bool scrolls)
{
    if (m_mostRows <= 0)
        return;
    setFixedHeight(horizontalHeader()->sizeHint().height() +
                   std::clamp(model()->rowCount(), 1, m_mostRows) * verticalHeader()->defaultSectionSize() +
                   (scrolls ? horizontalScrollBar()->sizeHint().height() : 0) + 2 * frameWidth());
}

/// Gives every column the width that it needs, and the stretched one the rest. With too little room the curves beside
/// numbers go first; then the widest columns that show neither the row's name nor its state shrink, then states, then
/// names; then the table scrolls, and states are complete again. A number is never cut: it would be a wrong one.
void DataTable::shareWidth()
{
    const int count = model() ? model()->columnCount() : 0;
    if (count == 0 || m_fitted.size() != std::size_t(count))
        return;
    constexpr int kLeastName = 140, kMostStretch = 280; // a sentence is elided before a name
    constexpr int kLeastState = 120, kLeastText = 88, kLeastNumber = 72;
    const auto names = [this](int c) { return c == 0 || c == m_stretch; };
    const auto isState = [this](int c) { return model()->index(0, c).data(m_roles.tone).isValid(); };
    const auto isNumber = [this](int c) {
        return (model()->headerData(c, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
    };
    const auto hasCurve = [&](int c) { return isNumber(c) && itemDelegateForColumn(c); };
    QHeaderView *header = horizontalHeader();
    std::vector<int> width(std::size_t(count), 0), least(std::size_t(count), 0);
    int room = viewport()->width();
    for (int c = 0; c < count; ++c) {
        const auto i = std::size_t(c);
        if (isColumnHidden(c))
            continue;
        const int title = header->sectionSizeHint(c);
        const int readable = names(c)      ? kLeastName
                             : isState(c)  ? kLeastState
                             : hasCurve(c) ? kLeastNumber
                             : isNumber(c) ? m_fitted[i]
                                           : kLeastText;
        width[i] = m_chosen.contains(c) ? columnWidth(c)
                   : c == m_stretch     ? std::max(title, std::min(m_fitted[i], kMostStretch))
                                        : m_fitted[i];
        least[i] = m_chosen.contains(c) ? width[i] : std::min(width[i], std::max(title, readable));
        room -= width[i];
    }
    const auto shrink = [&](auto may) {
        while (room < 0) {
            int widest = -1;
            for (int c = 0; c < count; ++c) {
                const auto i = std::size_t(c);
                if (may(c) && width[i] > least[i] && (widest < 0 || width[i] > width[std::size_t(widest)]))
                    widest = c;
            }
            if (widest < 0)
                return;
            int next = least[std::size_t(widest)]; // down to the next widest, so that several shrink together
            for (int c = 0; c < count; ++c) {
                if (may(c) && c != widest && width[std::size_t(c)] < width[std::size_t(widest)])
                    next = std::max(next, width[std::size_t(c)]);
            }
            const int by = std::clamp(width[std::size_t(widest)] - next, 1, -room);
            width[std::size_t(widest)] -= by;
            room += by;
        }
    };
    shrink(hasCurve);
    shrink([&](int c) { return !names(c) && !isState(c); });
    shrink([&](int c) { return !names(c); });
    shrink([](int) { return true; });
    for (int c = 0; room < 0 && c < count; ++c) {
        const auto i = std::size_t(c);
        if (isColumnHidden(c) || m_chosen.contains(c) || names(c) || !isState(c))
            continue;
        const int whole = std::max(width[i], std::min(m_fitted[i], viewport()->width()));
        room -= whole - width[i];
        width[i] = whole;
    }
    if (m_stretch >= 0 && room > 0 && !m_chosen.contains(m_stretch))
        width[std::size_t(m_stretch)] += room;
    m_sharing = true;
    for (int c = 0; c < count; ++c) {
        if (!isColumnHidden(c) && columnWidth(c) != width[std::size_t(c)])
            header->resizeSection(c, width[std::size_t(c)]);
    }
    m_sharing = false;
    fitHeight(room < 0);
}

QString DataTable::currentId() const
{
    return currentIndex().isValid() ? currentIndex().data(m_roles.id).toString() : QString();
}

void DataTable::clearCurrent()
{
    clearSelection();
    setCurrentIndex({});
}

void DataTable::selectId(const QString &id)
{
    if (!model())
        return;
    for (int r = 0; r < model()->rowCount(); ++r) {
        if (model()->index(r, 0).data(m_roles.id).toString() == id) {
            setCurrentIndex(model()->index(r, 0));
            scrollTo(currentIndex());
            return;
        }
    }
}

void DataTable::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        emit opened(currentId());
        return;
    }
    QTableView::keyPressEvent(event);
}

void DataTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    // A view that receives the focus makes its first row current without selecting it. With several selected rows, a
    // click with Ctrl would deselect the row again.
    if (selectionMode() == SingleSelection && current.isValid() && !selectionModel()->isSelected(current))
        selectionModel()->select(current, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    emit currentIdChanged(currentId());
}

} // namespace trainyard::gui
