#include "gui/pages/data/object_table.h"

#include <QDrag>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QUrl>

#include "gui/models/data/file_place.h"

namespace trainyard::gui {

namespace {

QStringList filesIn(const QMimeData *data)
{
    QStringList files;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    return files;
}

} // namespace

ObjectTable::ObjectTable(const QString &name, Roles roles, int idRole, QWidget *parent)
    : DataTable(name, roles, parent)
    , m_idRole(idRole)
{
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(false);
}

QStringList ObjectTable::chosen() const
{
    QStringList ids;
    for (const QModelIndex &row : selectionModel() ? selectionModel()->selectedRows() : QModelIndexList())
        ids << row.data(m_idRole).toString();
    return ids;
}

void ObjectTable::startDrag(Qt::DropActions)
{
    const QStringList ids = chosen();
    if (ids.isEmpty())
        return;
    auto *mime = new QMimeData;
    mime->setData(QLatin1String(kMime), packedAddresses(ids));
    mime->setText(ids.join(QLatin1Char('\n'))); // the addresses, for a terminal or an editor
    auto *drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->exec(Qt::CopyAction);
}

void ObjectTable::dragEnterEvent(QDragEnterEvent *event)
{
    if (filesIn(event->mimeData()).isEmpty())
        event->ignore();
    else
        event->acceptProposedAction();
}

void ObjectTable::dragMoveEvent(QDragMoveEvent *event)
{
    if (filesIn(event->mimeData()).isEmpty())
        event->ignore();
    else
        event->acceptProposedAction();
}

void ObjectTable::dropEvent(QDropEvent *event)
{
    const QStringList files = filesIn(event->mimeData());
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    emit dropped(files);
}

void ObjectTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Backspace)
        emit upRequested();
    else if (event->matches(QKeySequence::Delete))
        emit removeRequested();
    else
        DataTable::keyPressEvent(event);
}

void ObjectTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    DataTable::selectionChanged(selected, deselected);
    emit chosenChanged();
}

} // namespace trainyard::gui
