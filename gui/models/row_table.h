#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

#include "backend/core/time/clock.h"

namespace trainyard::gui {

/// Roles that every table supports besides the standard ones.
enum TableRole {
    SortRole = Qt::UserRole + 1, ///< the raw value: number, time, or text
    IdRole,                      ///< QString: identity of the row, for selection and actions
    IconRole,                    ///< QString: name of an icon of gui/widgets
    ToneRole,                    ///< int: Tone of the row's state
    SearchRole,                  ///< QString: further text for the filter: an API's name, a code
};

/// The colour of a state; the text beside it has the same meaning.
enum class Tone { Quiet, Good, Busy, Attention, Bad };

/// The content of a cell: its text, the raw value by which it is sorted (the text when invalid), and its state.
struct Cell {
    Cell(const QString &shown, const QVariant &sorted = {}, const QString &iconName = {},
         std::optional<Tone> ofState = {})
        : text(shown)
        , raw(sorted)
        , icon(iconName)
        , tone(ofState)
    {
    }
    Cell(const QString &shown, Timestamp sorted)
        : Cell(shown, qlonglong(sorted.time_since_epoch().count()))
    {
    }
    Cell(const std::string &utf8)
        : text(QString::fromStdString(utf8))
    {
    }
    Cell(int number)
        : text(QString::number(number))
        , raw(number)
    {
    }
    Cell(double) = delete; // it needs a format

    QString text;
    QVariant raw;
    QString icon;
    std::optional<Tone> tone;
};

/// A member of the row, or a function of it.
template <class Row>
using CellOf = std::function<Cell(const Row &)>;

template <class Row>
struct TableColumn {
    QString title;
    CellOf<Row> cell;
    CellOf<Row> tip = {};  ///< its text is the tool tip
    bool isNumber = false; ///< right-aligned
};

/// A table over plain rows that is never reset: it updates rows that changed, inserts new ones at their place in the
/// given list, and removes others. A subclass describes the columns, in the order of its enumeration.
template <class Row>
class RowTable : public QAbstractTableModel {
public:
    /// \param key  its text identifies the row
    RowTable(CellOf<Row> key, std::vector<TableColumn<Row>> columns, QObject *parent)
        : QAbstractTableModel(parent)
        , m_key(std::move(key))
        , m_columns(std::move(columns))
    {
    }

    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : int(m_columns.size()); }

    QVariant data(const QModelIndex &index, int role) const final
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        const Row &row = m_rows[std::size_t(index.row())];
        const TableColumn<Row> &column = m_columns[std::size_t(index.column())];
        switch (role) {
        case IdRole:
            return key(row);
        case Qt::TextAlignmentRole:
            return alignment(column);
        case Qt::ToolTipRole:
            return column.tip ? QVariant(column.tip(row).text) : QVariant();
        case Qt::DisplayRole:
            return column.cell(row).text;
        case SortRole: {
            const Cell cell = column.cell(row);
            return cell.raw.isValid() ? cell.raw : QVariant(cell.text);
        }
        case IconRole:
            return column.cell(row).icon;
        case ToneRole: {
            const auto tone = column.cell(row).tone;
            return tone ? QVariant(int(*tone)) : QVariant();
        }
        default:
            return more(row, index.column(), role);
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const final
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return {};
        const TableColumn<Row> &column = m_columns[std::size_t(section)];
        return role == Qt::DisplayRole         ? QVariant(column.title)
               : role == Qt::TextAlignmentRole ? QVariant(alignment(column))
                                               : QVariant();
    }

    const std::vector<Row> &rows() const { return m_rows; }
    const Row *find(const QString &id) const
    {
        const int row = rowOf(id);
        return row < 0 ? nullptr : &m_rows[std::size_t(row)];
    }

    /// Inserts or updates one row; emits no signal when it is unchanged.
    void apply(const Row &next)
    {
        if (const int row = rowOf(key(next)); row < 0)
            append({next});
        else
            update(row, next);
    }

    /// Sets all rows, in their order: removes rows that are not in `all` and inserts new ones at their place.
    void applyAll(const std::vector<Row> &all)
    {
        // Usually the same rows come again, some changed, with new ones after them: this avoids a search for each of
        // thousands.
        const auto same = [this](const Row &a, const Row &b) { return key(a) == key(b); };
        std::size_t first = 0;
        for (; first < std::min(m_rows.size(), all.size()) && same(m_rows[first], all[first]); ++first)
            update(int(first), all[first]);
        if (first < m_rows.size()) {
            QSet<QString> staying;
            for (const Row &row : all)
                staying.insert(key(row));
            for (std::size_t i = m_rows.size(); i-- > first;) {
                if (!staying.contains(key(m_rows[i])))
                    erase(int(i), int(i));
            }
        }
        int at = int(first); // rows before it are as in `all`
        for (std::size_t i = first; i < all.size();) {
            const int from = at < rowCount() && same(m_rows[std::size_t(at)], all[i]) ? at : rowOf(key(all[i]));
            if (from >= 0) {
                if (from > at)
                    move(from, at);
                update(std::min(from, at), all[i++]);
                at += from >= at; // a key that occurs twice is one row
                continue;
            }
            std::size_t end = i + 1; // adjacent new rows are inserted together
            QSet<QString> together{key(all[i])};
            for (; end < all.size() && rowOf(key(all[end])) < 0 && !together.contains(key(all[end])); ++end)
                together.insert(key(all[end]));
            insert(at, {all.begin() + std::ptrdiff_t(i), all.begin() + std::ptrdiff_t(end)});
            at += int(end - i);
            i = end;
        }
    }

    /// Signals that the columns that depend on the time may have changed.
    void clockMoved(int firstColumn, int lastColumn)
    {
        if (!m_rows.empty())
            emit dataChanged(index(0, firstColumn), index(int(m_rows.size()) - 1, lastColumn),
                             {Qt::DisplayRole, SortRole});
    }

protected:
    static TableColumn<Row> number(const QString &title, CellOf<Row> cell, CellOf<Row> tip = {})
    {
        return {title, std::move(cell), std::move(tip), true};
    }
    QString key(const Row &row) const { return m_key(row).text; }
    /// Returns the data of other roles.
    virtual QVariant more(const Row &, int /*column*/, int /*role*/) const { return {}; }

    /// Appends new rows.
    void append(const std::vector<Row> &fresh) { insert(rowCount(), fresh); }
    /// Removes all but the last rows.
    void keepLast(std::size_t most)
    {
        if (m_rows.size() > most)
            erase(0, int(m_rows.size() - most) - 1);
    }

private:
    static int alignment(const TableColumn<Row> &column)
    {
        return int((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    void insert(int at, const std::vector<Row> &fresh)
    {
        if (fresh.empty())
            return;
        beginInsertRows({}, at, at + int(fresh.size()) - 1);
        m_isIndexed = m_isIndexed && at == rowCount(); // the rows after it get other numbers
        if (m_isIndexed) {
            for (std::size_t i = 0; i < fresh.size(); ++i)
                m_index.insert(key(fresh[i]), at + int(i));
        }
        m_rows.insert(m_rows.begin() + at, fresh.begin(), fresh.end());
        endInsertRows();
    }
    /// Moves a row up: to < from.
    void move(int from, int to)
    {
        beginMoveRows({}, from, from, {}, to);
        std::rotate(m_rows.begin() + to, m_rows.begin() + from, m_rows.begin() + from + 1);
        m_isIndexed = false;
        endMoveRows();
    }
    void erase(int first, int last)
    {
        beginRemoveRows({}, first, last);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
        m_isIndexed = false;
        endRemoveRows();
    }
    /// Returns -1 when there is no such row. Indexed: hundreds of rows change one by one while an account is
    /// terminated.
    int rowOf(const QString &id) const
    {
        if (!m_isIndexed) {
            m_index.clear();
            for (std::size_t i = 0; i < m_rows.size(); ++i)
                m_index.insert(key(m_rows[i]), int(i));
            m_isIndexed = true;
        }
        return m_index.value(id, -1);
    }
    void update(int row, const Row &next)
    {
        Row &shown = m_rows[std::size_t(row)];
        if (shown == next)
            return;
        shown = next;
        emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }

    const CellOf<Row> m_key;
    const std::vector<TableColumn<Row>> m_columns;
    std::vector<Row> m_rows;
    mutable QHash<QString, int> m_index; ///< rows by key, built on demand
    mutable bool m_isIndexed = false;
};

} // namespace trainyard::gui
