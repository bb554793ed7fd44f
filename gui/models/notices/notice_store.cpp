#include "gui/models/notices/notice_store.h"

#include <algorithm>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace trainyard::gui {

namespace {

constexpr qint64 kLargestStore = 4 << 20; ///< bytes
constexpr qsizetype kLongestText = 2048;  ///< of a notice: it may hold what a program has written
constexpr double kLatestTime = 8.64e15;   ///< milliseconds, as in JavaScript: within what a QDateTime shows

QJsonObject objectOf(const NoticeLine &line)
{
    return {{QStringLiteral("at"), double(line.at.time_since_epoch().count())},
            {QStringLiteral("what"), line.what.left(kLongestText)},
            {QStringLiteral("result"), line.result.left(kLongestText)},
            {QStringLiteral("tone"), int(line.tone)}};
}

NoticeLine noticeOf(const QJsonObject &stored)
{
    NoticeLine line;
    const double at = std::clamp(stored.value(QStringLiteral("at")).toDouble(), -kLatestTime, kLatestTime);
    line.at = Timestamp(std::chrono::milliseconds(qint64(at)));
    line.what = stored.value(QStringLiteral("what")).toString().left(kLongestText);
    line.result = stored.value(QStringLiteral("result")).toString().left(kLongestText);
    line.tone = Tone(std::clamp(stored.value(QStringLiteral("tone")).toInt(), int(Tone::Quiet), int(Tone::Bad)));
    return line;
}

} // namespace

StoredNotices readNotices(const QString &file)
{
    StoredNotices notices;
    QFile stored(file);
    if (stored.size() > kLargestStore || !stored.open(QIODevice::ReadOnly))
        return notices;
    const QJsonObject all = QJsonDocument::fromJson(stored.read(kLargestStore)).object();
    const QJsonArray lines = all.value(QStringLiteral("notices")).toArray();
    for (qsizetype i = 0; i < std::min(lines.size(), qsizetype(NoticeLog::kMost)); ++i)
        notices.lines.push_back(noticeOf(lines.at(i).toObject()));
    notices.unread = std::clamp(all.value(QStringLiteral("unread")).toInt(), 0, int(notices.lines.size()));
    return notices;
}

bool writeNotices(const QString &file, const StoredNotices &notices)
{
    QJsonArray lines;
    for (const NoticeLine &line : notices.lines)
        lines.append(objectOf(line));
    QSaveFile stored(file);
    if (!stored.open(QIODevice::WriteOnly))
        return false;
    stored.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    stored.write(
        QJsonDocument(QJsonObject{{QStringLiteral("unread"), notices.unread}, {QStringLiteral("notices"), lines}})
            .toJson(QJsonDocument::Compact));
    return stored.commit();
}

} // namespace trainyard::gui
