#pragma once

#include <functional>
#include <utility>

#include <QDragEnterEvent>
#include <QMimeData>
#include <QStringList>
#include <QTreeView>

#include "gui/pages/object_table.h"

namespace trainyard::gui {

/// The folders of this computer. Objects of S3 can be dropped on it.
class FolderView final : public QTreeView {
public:
    explicit FolderView(std::function<void(const QStringList &)> onObjects)
        : m_onObjects(std::move(onObjects))
    {
        setSelectionMode(ExtendedSelection);
        setDragEnabled(true);
        setAcceptDrops(true);
        setDropIndicatorShown(false);
        setRootIsDecorated(false);
        setItemsExpandable(false);
    }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override { accept(event); }
    void dragMoveEvent(QDragMoveEvent *event) override { accept(event); }
    void dropEvent(QDropEvent *event) override
    {
        const auto objects = event->mimeData()->data(QLatin1String(ObjectTable::kMime));
        if (objects.isEmpty())
            return;
        event->acceptProposedAction();
        m_onObjects(QString::fromUtf8(objects).split(QLatin1Char('\n'), Qt::SkipEmptyParts));
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
};

} // namespace trainyard::gui
