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
};

/// What a state means for the eye; the word beside it says the same.
enum class Tone { Quiet, Good, Busy, Attention, Bad };

/// A table over plain rows that is never reset: the rows that changed say so, new ones are inserted at the end, gone
/// ones removed. A subclass says what a cell is.
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

    /// The whole truth: rows that are not in it go.
    void applyAll(const std::vector<Row> &all)
    {
        // As a rule the same rows come again, some changed, new ones behind them: no search for each of thousands.
        const auto same = [this](const Row &a, const Row &b) { return key(a) == key(b); };
        if (all.size() >= m_rows.size() && std::equal(m_rows.begin(), m_rows.end(), all.begin(), same)) {
            for (std::size_t i = 0; i < m_rows.size(); ++i)
                update(int(i), all[i]);
            append({all.begin() + std::ptrdiff_t(m_rows.size()), all.end()});
            return;
        }
        QSet<QString> staying;
        for (const Row &row : all)
            staying.insert(key(row));
        for (std::size_t i = m_rows.size(); i-- > 0;) {
            if (!staying.contains(key(m_rows[i])))
                erase(int(i), int(i));
        }
        for (const Row &row : all)
            apply(row);
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
    void append(const std::vector<Row> &fresh)
    {
        if (fresh.empty())
            return;
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + fresh.size()) - 1);
        for (const Row &row : fresh) {
            if (m_isIndexed)
                m_index.insert(key(row), int(m_rows.size()));
            m_rows.push_back(row);
        }
        endInsertRows();
    }
    /// Only the last rows stay.
    void keepLast(std::size_t most)
    {
        if (m_rows.size() > most)
            erase(0, int(m_rows.size() - most) - 1);
    }

private:
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
