#pragma once

#include <memory>
#include <stop_token>

#include "backend/services/cloud_source.h"
#include "backend/services/doctor/doctor.h"
#include "backend/services/operations.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

class LiveDoctorService final : public DoctorService {
    Q_OBJECT
public:
    LiveDoctorService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);

    void examine(const ClusterId &cluster) override;
    void cancel() override;
    OperationId repair(const ClusterId &cluster, const std::string &check, const doctor::Repair &repair) override;
    QFuture<Result<doctor::Bundle>> collect(const ClusterId &cluster) override;
    QFuture<Result<doctor::SetUpLog>> setUpLog(const ClusterId &cluster, const std::string &node,
                                               const std::string &name, std::int64_t from) override;
    QFuture<Status> save(const doctor::Bundle &bundle, const std::string &file) override;

private:
    void end(const ClusterId &cluster, std::uint64_t ticket, const Result<doctor::Examination> &done);

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
    RequestGeneration m_requests;
    std::stop_source m_stop; ///< of the examination that runs, or of the last one
    ClusterId m_examined;    ///< cluster of m_last
    std::shared_ptr<const doctor::Examination> m_last;
};

} // namespace trainyard::services
