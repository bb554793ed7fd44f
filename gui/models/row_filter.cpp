#include "gui/models/row_filter.h"

#include <algorithm>

#include "gui/models/row_table.h"

namespace trainyard::gui {

RowFilter::RowFilter(QObject *parent)
    : QAbstractProxyModel(parent)
{
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &RowFilter::arrange);
}

void RowFilter::setSourceModel(QAbstractItemModel *source)
{
    beginResetModel();
    if (sourceModel())
        disconnect(sourceModel(), nullptr, this, nullptr);
    QAbstractProxyModel::setSourceModel(source);
    readAll();
    endResetModel();
    connect(source, &QAbstractItemModel::dataChanged, this, &RowFilter::sourceChanged);
    // Before the source changes: the page reads the ids of the selected rows (modelAboutToBeReset).
    connect(source, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] { beginResetModel(); });
    connect(source, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { sourceInserted(first, last); });
    connect(source, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { sourceRemoving(first, last); });
    connect(source, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { sourceRemoved(first, last); });
    connect(source, &QAbstractItemModel::rowsAboutToBeMoved, this, [this] { beginResetModel(); });
    connect(source, &QAbstractItemModel::rowsMoved, this, [this] {
        readAll();
        endResetModel();
    });
}

void RowFilter::setWords(const QString &words)
{
    m_words = words.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    arrange();
}

void RowFilter::setHiddenRole(int role)
{
    beginResetModel();
    m_hiddenRole = role;
    readAll();
    endResetModel();
}

RowFilter::Entry RowFilter::entryOf(int row) const
{
    Entry entry;
    const QAbstractItemModel *source = sourceModel();
    for (int c = 0; c < source->columnCount(); ++c)
        entry.text += source->index(row, c).data().toString() + QLatin1Char('\n');
    const QModelIndex first = source->index(row, 0);
    entry.text = (entry.text + first.data(SearchRole).toString()).toLower();
    entry.hidden = m_hiddenRole >= 0 && first.data(m_hiddenRole).toBool();
    if (m_column < 0)
        return entry;
    const QVariant key = source->index(row, m_column).data(SortRole);
    if (key.typeId() == QMetaType::QString)
        entry.word = key.toString().toLower();
    else
        entry.number = key.toDouble();
    return entry;
}

bool RowFilter::accepts(const Entry &entry) const
{
    return !entry.hidden &&
           std::ranges::all_of(m_words, [&](const QString &word) { return entry.text.contains(word); });
}

bool RowFilter::isBefore(int a, int b) const
{
    const Entry &x = m_entries[std::size_t(a)], &y = m_entries[std::size_t(b)];
    return x.number != y.number ? x.number < y.number : x.word < y.word;
}

std::vector<int> RowFilter::arranged() const
{
    std::vector<int> rows;
    for (int row = 0; row < int(m_entries.size()); ++row) {
        if (accepts(m_entries[std::size_t(row)]))
            rows.push_back(row);
    }
    if (m_column >= 0 && m_order == Qt::AscendingOrder)
        std::ranges::stable_sort(rows, [this](int a, int b) { return isBefore(a, b); });
    else if (m_column >= 0)
        std::ranges::stable_sort(rows, [this](int a, int b) { return isBefore(b, a); });
    return rows;
}

void RowFilter::arrange()
{
    std::vector<int> next = arranged();
    if (next == m_shown)
        return;
    std::vector<int> before = m_shown, after = next;
    std::ranges::sort(before);
    std::ranges::sort(after);
    if (before != after) {
        beginResetModel();
        m_shown = std::move(next);
        m_placed = false;
        endResetModel();
        return;
    }
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList kept = persistentIndexList();
    QModelIndexList rows;
    for (const QModelIndex &index : kept)
        rows << mapToSource(index);
    m_shown = std::move(next);
    m_placed = false;
    for (QModelIndex &index : rows)
        index = mapFromSource(index);
    changePersistentIndexList(kept, rows);
    emit layoutChanged({}, VerticalSortHint);
}

void RowFilter::readAll()
{
    const int rows = sourceModel() ? sourceModel()->rowCount() : 0;
    m_entries.clear();
    m_entries.reserve(std::size_t(rows));
    for (int row = 0; row < rows; ++row)
        m_entries.push_back(entryOf(row));
    m_shown = arranged();
    m_placed = false;
}

void RowFilter::sourceChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles)
{
    if (!roles.isEmpty()) { // only the clock has moved: what was typed still matches, and the order is nearly right
        if (!m_shown.empty())
            emit dataChanged(index(0, first.column()), index(rowCount() - 1, last.column()), roles);
        return;
    }
    for (int row = first.row(); row <= last.row(); ++row) {
        Entry &known = m_entries[std::size_t(row)];
        Entry next = entryOf(row);
        if (accepts(next) != accepts(known) || next.number != known.number || next.word != known.word)
            m_later.start();
        known = std::move(next);
        if (const int place = places()[std::size_t(row)]; place >= 0)
            emit dataChanged(index(place, first.column()), index(place, last.column()));
    }
}

void RowFilter::sourceInserted(int first, int last)
{
    std::vector<Entry> fresh;
    for (int row = first; row <= last; ++row)
        fresh.push_back(entryOf(row));
    m_entries.insert(m_entries.begin() + first, fresh.begin(), fresh.end());
    m_shown = arranged();
    m_placed = false;
    endResetModel();
}

void RowFilter::sourceRemoving(int first, int last)
{
    for (int place = rowCount() - 1; place >= 0; --place) {
        const int row = m_shown[std::size_t(place)];
        if (row < first || row > last)
            continue;
        beginRemoveRows({}, place, place);
        m_shown.erase(m_shown.begin() + place);
        m_placed = false;
        endRemoveRows();
    }
}

void RowFilter::sourceRemoved(int first, int last)
{
    m_entries.erase(m_entries.begin() + first, m_entries.begin() + last + 1);
    for (int &row : m_shown)
        row -= row > last ? last - first + 1 : 0;
    m_placed = false;
}

const std::vector<int> &RowFilter::places() const
{
    if (!m_placed) {
        m_place.assign(m_entries.size(), -1);
        for (std::size_t i = 0; i < m_shown.size(); ++i)
            m_place[std::size_t(m_shown[i])] = int(i);
        m_placed = true;
    }
    return m_place;
}

int RowFilter::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int RowFilter::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !sourceModel() ? 0 : sourceModel()->columnCount();
}

QModelIndex RowFilter::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex RowFilter::parent(const QModelIndex &) const
{
    return {};
}

QModelIndex RowFilter::mapToSource(const QModelIndex &proxy) const
{
    return proxy.isValid() && proxy.row() < rowCount()
               ? sourceModel()->index(m_shown[std::size_t(proxy.row())], proxy.column())
               : QModelIndex();
}

QModelIndex RowFilter::mapFromSource(const QModelIndex &source) const
{
    if (!source.isValid() || std::size_t(source.row()) >= m_entries.size())
        return {};
    const int place = places()[std::size_t(source.row())];
    return place < 0 ? QModelIndex() : createIndex(place, source.column());
}

QVariant RowFilter::headerData(int section, Qt::Orientation orientation, int role) const
{
    return sourceModel() ? sourceModel()->headerData(section, orientation, role) : QVariant(); // also without rows
}

void RowFilter::sort(int column, Qt::SortOrder order)
{
    m_order = order;
    if (column != m_column) {
        m_column = column;
        for (int row = 0; row < int(m_entries.size()); ++row) {
            Entry keyed = entryOf(row);
            m_entries[std::size_t(row)] = std::move(keyed);
        }
    }
    arrange();
}

} // namespace trainyard::gui
