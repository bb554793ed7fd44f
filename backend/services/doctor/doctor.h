#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include <QFuture>
#include <QObject>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/doctor/bundle.h"
#include "backend/doctor/facts/setup_log.h"
#include "backend/doctor/finding.h"

namespace trainyard::services {

/// How an examination or a repair ended. A type of its own: Qt compares the arguments of signals, and a Result without a
/// value has no comparison that compiles.
struct DoctorEnd {
    Status status;
    DoctorEnd(Status end) // NOLINT(google-explicit-constructor)
        : status(std::move(end))
    {
    }
    operator const Status &() const { return status; } // NOLINT(google-explicit-constructor)
};

/// Examines clusters, one at a time, and repairs what it finds. Lives on the GUI thread.
class DoctorService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Begins an examination; an earlier one is stopped. Emits progressed() and found() while it runs, then finished().
    /// \param cluster  empty: the account
    virtual void examine(const ClusterId &cluster) = 0;
    /// Stops the examination, which then finishes with Cancelled.
    virtual void cancel() = 0;
    /// Carries out a repair that the user has confirmed, as an operation, and repeats its check. Emits found() and
    /// repaired().
    virtual OperationId repair(const ClusterId &cluster, const std::string &check, const doctor::Repair &repair) = 0;
    /// The archive for a bug report with the last examination of the cluster, to be listed before it is written.
    /// \error NotFound (it was not examined)
    virtual QFuture<Result<doctor::Bundle>> collect(const ClusterId &cluster) = 0;
    virtual QFuture<Status> save(const doctor::Bundle &bundle, const std::string &file) = 0;

    /// Reads a log of the set-up of a machine, or what was added to it, as doctor::readSetUpLog().
    virtual QFuture<Result<doctor::SetUpLog>> setUpLog(const ClusterId &cluster, const std::string &node,
                                                       const std::string &name, std::int64_t from) = 0;

signals:
    /// \param step  "Examining the machines: 2 of 3 machines"
    void progressed(const trainyard::ClusterId &cluster, const trainyard::Sentence &step);
    void found(const trainyard::ClusterId &cluster, const trainyard::doctor::Finding &finding);
    void finished(const trainyard::ClusterId &cluster, const trainyard::services::DoctorEnd &end);
    void repaired(const trainyard::ClusterId &cluster, const std::string &check,
                  const trainyard::services::DoctorEnd &end);
};

} // namespace trainyard::services
