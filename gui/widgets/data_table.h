#pragma once

#include <set>
#include <vector>

#include <QTableView>

class QTimer;

namespace trainyard::gui {

/// A calm table: whole rows, no vertical header, thin lines, state cells with an icon in the colour of their tone.
class DataTable : public QTableView {
    Q_OBJECT
public:
    /// name      accessible name ("Clusters")
    /// iconRole, toneRole, idRole   roles of the model that give the icon's name, the tone and the id of a row
    struct Roles {
        int icon, tone, id;
    };
    DataTable(const QString &name, Roles roles, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// This column takes the space that is left; all others fit what they show. Where there is too little, this one and
    /// the first one are the last to be elided: they name the row.
    void setStretchColumn(int column);
    /// As high as its rows, up to this many; then it scrolls.
    void setMostRows(int rows);
    /// What stands in the middle while there is no row: one sentence, with what to do next.
    void setEmptyText(const QString &sentence);
    QString currentId() const; ///< empty when nothing is selected
    void clearCurrent();       ///< nothing is selected afterwards
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
    Roles m_roles;
    QTimer *m_fit;
    QString m_emptyText;
    int m_stretch = -1, m_mostRows = 0;
    std::vector<int> m_fitted; ///< width that each column has grown to
    std::set<int> m_chosen;    ///< columns whose width the user has set
    bool m_sharing = false;
};

} // namespace trainyard::gui
