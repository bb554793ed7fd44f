#pragma once

#include <QStringList>

#include "gui/widgets/tables/data_table.h"

namespace trainyard::gui {

/// A table of objects in S3, or of files of a machine: several can be selected, dragged out, and files of this computer dropped on it.
class ObjectTable : public DataTable {
    Q_OBJECT
public:
    static constexpr const char *kMime = "application/x-trainyard-objects"; ///< of packedAddresses()
    ObjectTable(const QString &name, Roles roles, int idRole, QWidget *parent = nullptr);
    QStringList chosen() const; ///< ids of the selected rows

signals:
    void dropped(const QStringList &files); ///< paths of this computer
    void chosenChanged();
    void upRequested();     ///< Backspace
    void removeRequested(); ///< Delete

protected:
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    int m_idRole;
};

} // namespace trainyard::gui
