#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "backend/services/snapshots.h"
#include "backend/services/transfers/remote_files.h"
#include "backend/services/transfers/transfers.h"
#include "gui/models/row_table.h"

/// Places whose files the window shows: S3 ("s3://bucket/folder/") and machines over SFTP ("sftp://CLUSTER/NODE/PATH").
namespace trainyard::gui {

/// A bucket, a folder, an object, or a file of a machine.
struct FileRow {
    std::string uri, name;
    bool isFolder = false, isLink = false;
    std::uint64_t bytes = 0;
    Timestamp modified{}; ///< zero: unknown
    std::string etag;     ///< of an object
    std::string problem;  ///< why it cannot be transferred; empty: it can
    bool operator==(const FileRow &) const = default;
};
std::vector<FileRow> fileRows(const std::vector<services::ObjectRow> &objects);
std::vector<FileRow> fileRows(const services::RemoteListing &listing);

class FileModel final : public RowTable<FileRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::FileModel)
public:
    enum Column { Name, Size, Changed };
    explicit FileModel(QObject *parent = nullptr);
};

/// A place to choose from.
struct PlaceChoice {
    QString title;   ///< "digits-demo: head"
    QString address; ///< "sftp://CLUSTER/NODE/~"
    bool operator==(const PlaceChoice &) const = default;
};
/// The running machines of our clusters.
std::vector<PlaceChoice> machinePlaces(const std::vector<services::ClusterDetails> &clusters);

bool isMachinePlace(const QString &place);
/// Whether two addresses are of the same machine, or both of S3.
bool isSameSource(const QString &a, const QString &b);
bool isTop(const QString &place);    ///< the list of buckets: no file can be put there
bool hasAbove(const QString &place); ///< false at the top, "/" and "~" of a machine
QString placeAbove(const QString &place);
/// Without the slash at its end.
QString withoutSlash(QString place);
/// As the target of a transfer: a folder of S3 ends with a slash.
std::string targetAddress(const QString &place);
/// The address under which a run reads the place: a machine's is "file:///efs/set"; empty: a run cannot read it.
QString dataAddress(const QString &place);
/// The path of a machine's place there: "/efs/set", "~/results"; empty: it is another place.
QString machinePath(const QString &place);
/// Why a typed address cannot be shown, a sentence; empty: it can.
QString placeProblem(const QString &typed);

/// Addresses in one text and back, whatever characters they contain. Another program may have written the text: what is
/// no address is left out.
QByteArray packedAddresses(const QStringList &addresses);
QStringList unpackedAddresses(const QByteArray &packed);

} // namespace trainyard::gui
