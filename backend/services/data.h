#pragma once

#include <optional>

#include "backend/services/interfaces.h"
#include "backend/tour/data_sets.h"

namespace trainyard::services {

using tour::DataSet;
using tour::DigitsRequest;

/// What is known of the data sets of the selected account.
struct DataSnapshot {
    bool known = false; ///< the buckets were listed; a local cloud that does not run is not started for it
    tour::DataListing listing;
    std::optional<Error> error; ///< why they could not be listed
    bool operator==(const DataSnapshot &) const = default;

    bool has(const std::string &uri) const;
};

/// Data sets in the buckets of the account: what there is, making and uploading them. Lives on the GUI thread.
class DataService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual DataSnapshot current() const = 0;
    virtual void refresh() = 0; ///< the answer is changed()
    /// Render digits and upload them; the bucket is made where there is none. When it is done: made().
    virtual OperationId makeDigits(const DigitsRequest &request) = 0;
    /// A folder of this computer to s3://bucket/prefix. When it is done: made().
    virtual OperationId upload(const std::string &folder, const std::string &uri) = 0;
    /// Is there something to train on? errors  as tour::checkData
    virtual QFuture<Status> check(const std::string &uri) = 0;

signals:
    void changed(const trainyard::services::DataSnapshot &data);
    void made(const std::string &uri);
};

} // namespace trainyard::services
