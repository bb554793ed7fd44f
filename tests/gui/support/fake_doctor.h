#pragma once

#include <vector>

#include "backend/services/doctor.h"
#include "tests/gui/support/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

/// Records the calls; a test sends the findings.
class FakeDoctor : public DoctorService {
public:
    std::vector<std::string> examined; ///< ids of clusters
    int cancelled = 0;
    std::vector<std::pair<std::string, doctor::Repair>> repairs; ///< with their checks
    Result<doctor::Bundle> bundle;
    std::vector<std::string> saved; ///< files
    Status saveEnds;

    void examine(const ClusterId &cluster) override { examined.push_back(cluster.value); }
    void cancel() override { ++cancelled; }
    OperationId repair(const ClusterId &, const std::string &check, const doctor::Repair &one) override
    {
        repairs.emplace_back(check, one);
        return newOperationId();
    }
    QFuture<Result<doctor::Bundle>> collect(const ClusterId &) override { return answered<doctor::Bundle>(bundle); }
    QFuture<Status> save(const doctor::Bundle &, const std::string &file) override
    {
        saved.push_back(file);
        return ready(saveEnds);
    }
    void step(const ClusterId &cluster, const std::string &text) { emit progressed(cluster, text); }
    void find(const ClusterId &cluster, const doctor::Finding &finding) { emit found(cluster, finding); }
    void finish(const ClusterId &cluster, const Status &end = {}) { emit finished(cluster, end); }
    void endRepair(const ClusterId &cluster, const std::string &check, const Status &end = {})
    {
        emit repaired(cluster, check, end);
    }
};

} // namespace trainyard::gui::fake
