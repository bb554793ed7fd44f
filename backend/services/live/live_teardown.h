#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"

namespace trainyard::services {

class LiveTeardownService final : public TeardownService {
    Q_OBJECT
public:
    LiveTeardownService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);
    QFuture<Result<TeardownList>> targets(const TeardownScope &scope) override;
    OperationId run(const TeardownScope &scope) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
};

} // namespace trainyard::services
