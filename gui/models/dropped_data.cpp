#include "gui/models/dropped_data.h"

#include <algorithm>

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace trainyard::gui {

std::optional<DroppedData> droppedData(const QMimeData &mime)
{
    const QList<QUrl> urls = mime.urls();
    if (urls.size() == 1 && urls.front().isLocalFile()) {
        const QFileInfo info(urls.front().toLocalFile());
        if (!info.exists())
            return {};
        return DroppedData{.folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath(), .uri = {}};
    }
    constexpr qsizetype kLongestUri = 1100; // a bucket and a key
    const QString text = mime.hasText() ? mime.text().trimmed() : QString();
    const bool isAddress = text.startsWith(QLatin1String("s3://")) && text.size() > 5 && text.size() < kLongestUri &&
                           std::none_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
    if (!isAddress)
        return {};
    return DroppedData{.folder = {}, .uri = text};
}

} // namespace trainyard::gui
