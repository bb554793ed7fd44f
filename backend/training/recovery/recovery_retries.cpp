#include "backend/training/recovery/recovery_retries_internal.h"

namespace trainyard::training {

namespace {

/// Whether the connection failed, so that nothing is known of the processes that were to start.
bool isOfNetwork(const Error &error)
{
    return error.code == ErrorCode::Unreachable || error.code == ErrorCode::Disconnected ||
           error.code == ErrorCode::Timeout;
}

} // namespace

void RecoveryRetries::failed(const Error &error, bool launched)
{
    const bool isUncounted = error.code == ErrorCode::Busy || (isOfNetwork(error) && !launched);
    if (isUncounted && m_fruitless > 0)
        --m_fruitless;
}

} // namespace trainyard::training
