#include "gui/widgets/data_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>

#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

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

} // namespace

DataTable::DataTable(const QString &name, Roles roles, QWidget *parent)
    : QTableView(parent)
    , m_roles(roles)
{
    setAccessibleName(name);
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
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(48);
    connect(this, &QTableView::doubleClicked, this, [this] { emit opened(currentId()); });
}

void DataTable::setModel(QAbstractItemModel *next)
{
    QTableView::setModel(next);
    fitColumns();
    connect(next, &QAbstractItemModel::rowsInserted, this, &DataTable::fitColumns);
    connect(next, &QAbstractItemModel::dataChanged, this, &DataTable::fitColumns);
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
    QHeaderView *header = horizontalHeader();
    m_fitted.resize(std::size_t(model()->columnCount()), 0);
    for (int c = 0; c < model()->columnCount(); ++c) {
        if (c == m_stretch) {
            header->setSectionResizeMode(c, QHeaderView::Stretch);
            continue;
        }
        header->setSectionResizeMode(c, QHeaderView::Interactive);
        // Columns only grow, so that nothing jumps when a state gets a shorter word.
        const int wanted = std::max(sizeHintForColumn(c), header->sectionSizeHint(c)) + Theme::kStep;
        if (wanted > m_fitted[std::size_t(c)]) {
            m_fitted[std::size_t(c)] = wanted;
            header->resizeSection(c, wanted);
        }
    }
}

QString DataTable::currentId() const
{
    return currentIndex().isValid() ? currentIndex().data(m_roles.id).toString() : QString();
}

void DataTable::selectId(const QString &id)
{
    if (!model())
        return;
    for (int r = 0; r < model()->rowCount(); ++r) {
        if (model()->index(r, 0).data(m_roles.id).toString() == id) {
            setCurrentIndex(model()->index(r, 0));
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
    // A view that gets the focus makes its first row current without selecting it.
    if (current.isValid() && !selectionModel()->isSelected(current))
        selectionModel()->select(current, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    emit currentIdChanged(currentId());
}

} // namespace trainyard::gui
