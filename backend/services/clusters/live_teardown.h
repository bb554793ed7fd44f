#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"

namespace trainyard::services {

class LiveTeardownService final : public TeardownService {
    Q_OBJECT
public:
    LiveTeardownService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);
    QFuture<Result<TeardownPreview>> preview(const cluster::TeardownScope &scope) override;
    OperationId run(const cluster::TeardownScope &scope, const std::string &accountName) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
};

} // namespace trainyard::services
