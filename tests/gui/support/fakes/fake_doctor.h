#pragma once

#include <vector>

#include "backend/services/doctor/doctor.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

/// Records the calls; a test sends the findings.
class FakeDoctor : public DoctorService {
public:
    FakeDoctor();
    ~FakeDoctor() override;
    std::vector<std::string> examined; ///< ids of clusters
    int cancelled = 0;
    std::vector<std::pair<std::string, doctor::Repair>> repairs; ///< with their checks
    Result<doctor::Bundle> bundle;
    std::vector<std::string> saved; ///< files
    Status saveEnds;

    Result<doctor::SetUpLog> setUp = doctor::SetUpLog{}; ///< the next answer
    std::vector<std::string> setUpReads;                 ///< "worker-1 cfn-init.log 120"
    QFuture<Result<doctor::SetUpLog>> setUpLog(const ClusterId &, const std::string &node, const std::string &name,
                                               std::int64_t from) override;
    void examine(const ClusterId &cluster) override;
    void cancel() override;
    OperationId repair(const ClusterId &, const std::string &check, const doctor::Repair &one) override;
    QFuture<Result<doctor::Bundle>> collect(const ClusterId &) override;
    QFuture<Status> save(const doctor::Bundle &, const std::string &file) override;
    void step(const ClusterId &cluster, const std::string &text);
    void find(const ClusterId &cluster, const doctor::Finding &finding);
    void finish(const ClusterId &cluster, const Status &end = {});
    void endRepair(const ClusterId &cluster, const std::string &check, const Status &end = {});
};

} // namespace trainyard::gui::fake
