#pragma once

#include <string>

#include <QObject>

#include "backend/core/ids.h"

namespace trainyard::services {

/// What is packed into RecordIO files on this computer.
struct PackRequest {
    std::string from;   ///< a folder of pictures by class, a .lst file, or a data set (IDX, CIFAR, .rec)
    std::string output; ///< "/home/me/set.rec"; with several files set-0000.rec and so on
    int shards = 1;     ///< number of files
    int resize = 0;     ///< pixels of the shorter side; 0: unchanged
    int quality = 95;   ///< of JPEG
    bool operator==(const PackRequest &) const = default;
};

/// Packs data sets of this computer. Lives on the GUI thread.
class PackService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Existing files are replaced when the new ones are complete; the caller has the user's confirmation.
    virtual OperationId pack(const PackRequest &request) = 0;
};

} // namespace trainyard::services
