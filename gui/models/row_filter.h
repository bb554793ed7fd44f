#pragma once

#include <vector>

#include <QAbstractProxyModel>
#include <QStringList>
#include <QTimer>

namespace trainyard::gui {

/// Sorts and filters a table of tens of thousands of rows while the user types. Keeps the text and the sort key of each
/// row, and resets itself when the filter changes: removing thousands of rows one by one would take seconds. The page
/// selects the same rows again (modelAboutToBeReset, modelReset). For the few hundred rows of other tables, FilterModel.
class RowFilter final : public QAbstractProxyModel {
    Q_OBJECT
public:
    explicit RowFilter(QObject *parent = nullptr);
    void setSourceModel(QAbstractItemModel *source) override;
    /// Shows the rows that contain every word in some column, or in the SearchRole of the first one.
    void setWords(const QString &words);
    /// Hides rows for which this role of their first column is true; negative hides none.
    void setHiddenRole(int role);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    QModelIndex mapToSource(const QModelIndex &proxy) const override;
    QModelIndex mapFromSource(const QModelIndex &source) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// By SortRole; rows that are equal keep the order of the source.
    void sort(int column, Qt::SortOrder order) override;

private:
    struct Entry {
        QString text; ///< of all columns, in lower case
        double number = 0;
        QString word; ///< the key of a column of texts
        bool hidden = false;
    };
    Entry entryOf(int row) const;
    bool accepts(const Entry &entry) const;
    bool isBefore(int a, int b) const;
    std::vector<int> arranged() const;
    void arrange(); ///< applies the filter and the order
    void readAll();
    void sourceChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles);
    void sourceInserted(int first, int last);
    void sourceRemoving(int first, int last);
    void sourceRemoved(int first, int last);
    const std::vector<int> &places() const;

    std::vector<Entry> m_entries;     ///< of the rows of the source
    std::vector<int> m_shown;         ///< rows of the source
    mutable std::vector<int> m_place; ///< of each row of the source among the shown ones, -1: hidden; built on demand
    mutable bool m_placed = false;
    QStringList m_words;
    int m_hiddenRole = -1, m_column = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    QTimer m_later; ///< for all changes of a batch
};

} // namespace trainyard::gui
