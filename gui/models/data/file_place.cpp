#include "gui/models/data/file_place.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "gui/text/format.h"
#include "gui/text/sentence.h"

namespace trainyard::gui {

using cluster::RemotePlace;

namespace {

constexpr QLatin1String kS3("s3://");

Cell fileNameCell(const FileRow &r)
{
    if (!r.problem.empty())
        return {text::from(r.name), {}, QStringLiteral("alert"), Tone::Attention};
    if (!r.isFolder)
        return {text::from(r.name)};
    return {text::from(r.name), {}, QStringLiteral("folder"), Tone::Quiet};
}

QString fileTip(const FileRow &r)
{
    if (!r.problem.empty())
        return FileModel::tr("%1 is not transferred: %2", "file, reason")
            .arg(text::from(r.name), text::sentence(r.problem));
    return r.isLink ? FileModel::tr("A symbolic link") : QString();
}

} // namespace

std::vector<FileRow> fileRows(const std::vector<services::ObjectRow> &objects)
{
    std::vector<FileRow> rows;
    rows.reserve(objects.size());
    for (const services::ObjectRow &o : objects)
        rows.push_back({o.uri, o.name, o.isFolder, false, o.bytes, o.modified, o.etag, {}});
    return rows;
}

std::vector<FileRow> fileRows(const services::RemoteListing &listing)
{
    std::vector<FileRow> rows;
    rows.reserve(listing.rows.size());
    for (const services::RemoteRow &r : listing.rows)
        rows.push_back({r.place.address(), r.name, r.isFolder, r.isLink, r.bytes, r.modified, {}, r.problem});
    return rows;
}

FileModel::FileModel(QObject *parent)
    : RowTable([](const auto &r) { return Cell(r.uri); },
               {{tr("Name"), fileNameCell, fileTip},
                number(tr("Size"),
                       [](const auto &r) {
                           return Cell(r.isFolder ? QString() : text::bytes(qint64(r.bytes)), qlonglong(r.bytes));
                       }),
                {tr("Changed"),
                 [](const auto &r) {
                     return r.modified == Timestamp{} ? Cell(QString(), 0)
                                                      : Cell(text::exactTime(r.modified), r.modified);
                 }}},
               parent)
{
}

std::vector<PlaceChoice> machinePlaces(const std::vector<services::ClusterDetails> &clusters)
{
    std::vector<PlaceChoice> choices;
    for (const services::ClusterDetails &c : clusters) {
        for (const cluster::NodeSnapshot &node : c.nodes) {
            if (!c.ours || !node.isRunning() || node.address().empty())
                continue;
            RemotePlace place;
            place.cluster = c.id;
            place.node = node.name;
            choices.push_back(
                {FileModel::tr("%1: %2", "cluster, machine").arg(text::from(c.name), text::from(node.name)),
                 text::from(place.address())});
        }
    }
    return choices;
}

bool isMachinePlace(const QString &place)
{
    return cluster::isRemotePlace(place.toStdString());
}

bool isSameSource(const QString &a, const QString &b)
{
    if (isMachinePlace(a) != isMachinePlace(b))
        return false;
    if (!isMachinePlace(a))
        return true;
    const auto one = RemotePlace::parse(a.toStdString()), other = RemotePlace::parse(b.toStdString());
    return one && other && one->cluster == other->cluster && one->node == other->node;
}

bool isTop(const QString &place)
{
    return place == kS3;
}

bool hasAbove(const QString &place)
{
    return placeAbove(place) != place;
}

QString placeAbove(const QString &place)
{
    if (isMachinePlace(place)) {
        const auto remote = RemotePlace::parse(place.toStdString());
        return remote ? text::from(remote->parent().address()) : place;
    }
    const QString path = withoutSlash(place).mid(kS3.size());
    const auto slash = path.lastIndexOf(QLatin1Char('/'));
    return kS3 + (slash < 0 ? QString() : path.left(slash + 1));
}

QString withoutSlash(QString place)
{
    while (place.size() > kS3.size() && place.endsWith(QLatin1Char('/')))
        place.chop(1);
    return place;
}

std::string targetAddress(const QString &place)
{
    return (isMachinePlace(place) || place.endsWith(QLatin1Char('/')) ? place : place + QLatin1Char('/')).toStdString();
}

QString dataAddress(const QString &place)
{
    if (!isMachinePlace(place))
        return isTop(place) ? QString() : withoutSlash(place);
    const auto remote = RemotePlace::parse(place.toStdString());
    return remote && remote->path.starts_with('/') ? QStringLiteral("file://") + text::from(remote->path) : QString();
}

QString machinePath(const QString &place)
{
    const auto remote = RemotePlace::parse(place.toStdString());
    return remote ? text::from(remote->path) : QString();
}

QString placeProblem(const QString &typed)
{
    if (isMachinePlace(typed)) {
        const auto remote = RemotePlace::parse(typed.toStdString());
        return remote ? QString() : text::message(remote.error());
    }
    return typed.startsWith(kS3) ? QString()
                                 : FileModel::tr("An address in S3 begins with s3://, as s3://bucket/folder.");
}

QByteArray packedAddresses(const QStringList &addresses)
{
    return QJsonDocument(QJsonArray::fromStringList(addresses)).toJson(QJsonDocument::Compact);
}

QStringList unpackedAddresses(const QByteArray &packed)
{
    QStringList addresses;
    const auto values = QJsonDocument::fromJson(packed).array();
    for (const QJsonValue &value : values) {
        if (const QString address = value.toString(); placeProblem(address).isEmpty())
            addresses << address;
    }
    return addresses;
}

} // namespace trainyard::gui
