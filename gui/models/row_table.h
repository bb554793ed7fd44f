#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

namespace trainyard::gui {

/// Roles every table of ours answers besides the standard ones.
enum TableRole {
    SortRole = Qt::UserRole + 1, ///< the raw value: number, time, or text
    IdRole,                      ///< QString: what the row is, for selection and actions
    IconRole,                    ///< QString: name of an icon of gui/widgets
    ToneRole,                    ///< int: Tone of the row's state
    SearchRole,                  ///< QString: what a filter finds besides the text: an API's name, a code
};

/// What a state means for the eye; the word beside it says the same.
enum class Tone { Quiet, Good, Busy, Attention, Bad };

/// A table over plain rows that is never reset: rows that changed say so, new ones are inserted where they stand in the
/// given list, gone ones are removed. A subclass says what a cell is.
template <class Row>
class RowTable : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : columns(); }

    QVariant data(const QModelIndex &index, int role) const final
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        const Row &row = m_rows[std::size_t(index.row())];
        if (role == IdRole)
            return key(row);
        return cell(row, index.column(), role);
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const final
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columns())
            return {};
        if (role == Qt::DisplayRole)
            return title(section);
        if (role == Qt::TextAlignmentRole)
            return int((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        return {};
    }

    const std::vector<Row> &rows() const { return m_rows; }
    const Row *find(const QString &id) const
    {
        const int row = rowOf(id);
        return row < 0 ? nullptr : &m_rows[std::size_t(row)];
    }

    /// Insert or update one row; nothing is emitted when it is the same.
    void apply(const Row &next)
    {
        if (const int row = rowOf(key(next)); row < 0)
            append({next});
        else
            update(row, next);
    }

    void remove(const QString &id)
    {
        if (const int row = rowOf(id); row >= 0)
            erase(row, row);
    }

    /// All rows, in their order: rows that are not in `all` go, new ones come in at their place.
    void applyAll(const std::vector<Row> &all)
    {
        // As a rule the same rows come again, some changed, new ones behind them: no search for each of thousands.
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
        int at = int(first); // rows before it stand as in `all`
        for (std::size_t i = first; i < all.size();) {
            const int from = at < rowCount() && same(m_rows[std::size_t(at)], all[i]) ? at : rowOf(key(all[i]));
            if (from >= 0) {
                if (from > at)
                    move(from, at);
                update(std::min(from, at), all[i++]);
                at += from >= at; // a key that comes twice is one row
                continue;
            }
            std::size_t end = i + 1; // new ones that stand together come in together
            QSet<QString> together{key(all[i])};
            for (; end < all.size() && rowOf(key(all[end])) < 0 && !together.contains(key(all[end])); ++end)
                together.insert(key(all[end]));
            insert(at, {all.begin() + std::ptrdiff_t(i), all.begin() + std::ptrdiff_t(end)});
            at += int(end - i);
            i = end;
        }
    }

    /// Say that the columns that depend on the clock may read differently now.
    void clockMoved(int firstColumn, int lastColumn)
    {
        if (!m_rows.empty())
            emit dataChanged(index(0, firstColumn), index(int(m_rows.size()) - 1, lastColumn),
                             {Qt::DisplayRole, SortRole});
    }

protected:
    virtual int columns() const = 0;
    virtual QString title(int column) const = 0;
    virtual QString key(const Row &) const = 0;
    virtual QVariant cell(const Row &, int column, int role) const = 0;
    virtual bool isNumber(int) const { return false; }

    /// The usual answer of a cell: text, raw value and alignment.
    QVariant plain(int column, int role, const QString &text, const QVariant &raw = {}) const
    {
        switch (role) {
        case Qt::DisplayRole:
            return text;
        case SortRole:
            return raw.isValid() ? raw : QVariant(text);
        case Qt::TextAlignmentRole:
            return int((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        default:
            return {};
        }
    }

    /// New rows behind the others.
    void append(const std::vector<Row> &fresh) { insert(rowCount(), fresh); }
    /// Only the last rows stay.
    void keepLast(std::size_t most)
    {
        if (m_rows.size() > most)
            erase(0, int(m_rows.size() - most) - 1);
    }

private:
    void insert(int at, const std::vector<Row> &fresh)
    {
        if (fresh.empty())
            return;
        beginInsertRows({}, at, at + int(fresh.size()) - 1);
        m_isIndexed = m_isIndexed && at == rowCount(); // rows behind it have other numbers now
        if (m_isIndexed) {
            for (std::size_t i = 0; i < fresh.size(); ++i)
                m_index.insert(key(fresh[i]), at + int(i));
        }
        m_rows.insert(m_rows.begin() + at, fresh.begin(), fresh.end());
        endInsertRows();
    }
    /// Upwards: to < from.
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
    /// -1: there is no such row. Hundreds of rows change one by one while an account ends: no search for each.
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
        emit dataChanged(index(row, 0), index(row, columns() - 1));
    }

    std::vector<Row> m_rows;
    mutable QHash<QString, int> m_index; ///< rows by key, once somebody asks
    mutable bool m_isIndexed = false;
};

} // namespace trainyard::gui
