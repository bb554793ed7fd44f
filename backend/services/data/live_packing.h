#pragma once

#include "backend/services/data/packing.h"
#include "backend/services/operations.h"

namespace trainyard::services {

class LivePackService final : public PackService {
    Q_OBJECT
public:
    explicit LivePackService(Operations &operations, QObject *parent = nullptr);
    OperationId pack(const PackRequest &request) override;

private:
    Operations &m_operations;
};

} // namespace trainyard::services
