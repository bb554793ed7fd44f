#pragma once

#include <functional>
#include <utility>

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QStringList>
#include <QTreeView>

#include "gui/models/data/file_place.h"
#include "gui/pages/data/object_table.h"

namespace trainyard::gui {

/// The folders of this computer. Objects of S3 and files of machines can be dropped on it.
class FolderView final : public QTreeView {
public:
    /// \param onUp  Backspace, as in ObjectTable
    FolderView(std::function<void(const QStringList &)> onObjects, std::function<void()> onUp)
        : m_onObjects(std::move(onObjects))
        , m_onUp(std::move(onUp))
    {
        setSelectionMode(ExtendedSelection);
        setDragEnabled(true);
        setAcceptDrops(true);
        setDropIndicatorShown(false);
        setRootIsDecorated(false);
        setItemsExpandable(false);
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Backspace)
            m_onUp();
        else
            QTreeView::keyPressEvent(event);
    }
    void dragEnterEvent(QDragEnterEvent *event) override { accept(event); }
    void dragMoveEvent(QDragMoveEvent *event) override { accept(event); }
    void dropEvent(QDropEvent *event) override
    {
        const auto objects = unpackedAddresses(event->mimeData()->data(QLatin1String(ObjectTable::kMime)));
        if (objects.isEmpty())
            return;
        event->acceptProposedAction();
        m_onObjects(objects);
    }

private:
    static void accept(QDropEvent *event)
    {
        if (event->mimeData()->hasFormat(QLatin1String(ObjectTable::kMime)))
            event->acceptProposedAction();
        else
            event->ignore();
    }
    std::function<void(const QStringList &)> m_onObjects;
    std::function<void()> m_onUp;
};

} // namespace trainyard::gui
