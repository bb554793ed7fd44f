#pragma once

#include <optional>

#include <QString>

class QMimeData;

namespace trainyard::gui {

/// Data that was dragged from another program.
struct DroppedData {
    QString folder; ///< of this computer: to be uploaded
    QString uri;    ///< "s3://bucket/digits": to train on
    bool operator==(const DroppedData &) const = default;
};

/// \return one folder, the folder of one file of a data set (by its first bytes), or one S3 address; empty for anything
///     else
std::optional<DroppedData> droppedData(const QMimeData &mime);
/// \return the file of a plan: JSON or YAML with a member of a plan. Empty for anything else
QString droppedPlan(const QMimeData &mime);

} // namespace trainyard::gui
