#pragma once

#include <set>
#include <vector>

#include <QTableView>

class QTimer;

namespace trainyard::gui {

/// A plain table: selects complete rows, no vertical header, thin lines, state cells with an icon in their tone's
/// colour.
class DataTable : public QTableView {
    Q_OBJECT
public:
    /// Roles of the model that provide the icon's name, the tone and the id of a row.
    struct Roles {
        int icon, tone, id;
    };
    /// \param name  accessible name ("Clusters")
    DataTable(const QString &name, Roles roles, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// Sets the column that takes the remaining width; all others fit their contents. Where the width is too small,
    /// this column and the first one are elided last: they name the row.
    void setStretchColumn(int column);
    /// Fits the height to the rows, up to this number (at least 1); beyond that the table scrolls.
    void setMostRows(int rows);
    /// Sets the sentence shown while the table is empty, with the next action.
    void setEmptyText(const QString &sentence);
    QString emptyText() const { return m_emptyText; }
    QString currentId() const; ///< empty when no row is selected
    void clearCurrent();       ///< clears the selection
    void selectId(const QString &id);

signals:
    void currentIdChanged(const QString &id);
    void opened(const QString &id); ///< double click or Return

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void fitColumns();
    void shareWidth();
    void fitHeight(bool scrolls);
    Roles m_roles;
    QTimer *m_fit;
    QString m_emptyText;
    int m_stretch = -1, m_mostRows = 0;
    std::vector<int> m_fitted; ///< width that each column has grown to
    std::set<int> m_chosen;    ///< columns whose width the user has set
    bool m_sharing = false;
};

} // namespace trainyard::gui
