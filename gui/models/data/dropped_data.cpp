#include "gui/models/data/dropped_data.h"

#include <algorithm>

#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QRegularExpression>
#include <QUrl>

namespace trainyard::gui {

namespace {

QString onlyFile(const QMimeData &mime)
{
    const QList<QUrl> urls = mime.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

QByteArray beginningOf(const QString &path, qint64 bytes)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(bytes) : QByteArray();
}

/// Whether a file is one of those that a data set consists of: IDX (also packed), RecordIO, or CIFAR.
bool isOfDataSet(const QFileInfo &info)
{
    const QByteArray start = beginningOf(info.filePath(), 4);
    if (start.size() < 4)
        return false;
    const bool isIdx = start[0] == 0 && start[1] == 0 && start[2] == 8 && start[3] >= 1 && start[3] <= 4;
    const bool isPacked = start.startsWith("\x1f\x8b") && info.fileName().contains(QLatin1String("-ubyte"));
    const bool isRecords = start == QByteArray::fromHex("0a23d7ce");
    constexpr qint64 kPixels = 32 * 32 * 3; // after one label (CIFAR-10) or two
    const bool isCifar =
        info.suffix() == QLatin1String("bin") && (info.size() % (kPixels + 1) == 0 || info.size() % (kPixels + 2) == 0);
    return isIdx || isPacked || isRecords || isCifar;
}

} // namespace

QString droppedPlan(const QMimeData &mime)
{
    constexpr qint64 kLargest = 256 * 1024; // as DeclarativeFile
    const QString file = onlyFile(mime);
    const QFileInfo info(file);
    const QString suffix = info.suffix().toLower();
    if (!info.isFile() || info.size() > kLargest ||
        (suffix != QLatin1String("json") && suffix != QLatin1String("yaml") && suffix != QLatin1String("yml")))
        return {};
    static const QRegularExpression member(
        QStringLiteral("(?:^|[\\s{,])[\"']?(?:cluster|instanceType|workers)[\"']?\\s*:"));
    return QString::fromUtf8(beginningOf(file, kLargest)).contains(member) ? file : QString();
}

std::optional<DroppedData> droppedData(const QMimeData &mime)
{
    if (const QString path = onlyFile(mime); !path.isEmpty()) {
        const QFileInfo info(path);
        if (!info.isDir() && !(info.isFile() && isOfDataSet(info)))
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
