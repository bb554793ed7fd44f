#pragma once

#include <string>

#include <QObject>

#include "backend/core/ids.h"

namespace trainyard::services {

/// The script that prepares the data of a stack's machines, run by hand. Lives on the GUI thread.
class PrepareDataService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Runs the stack's script on one machine, and marks its data as ready when it has succeeded.
    virtual OperationId prepare(const ClusterId &id, const std::string &node) = 0;
};

} // namespace trainyard::services
