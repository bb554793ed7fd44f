#include "backend/core/async/guarded.h"

#include <exception>

#include "backend/core/system/logging.h"

namespace trainyard {

Error caughtError(const char *source)
{
    Error error{ErrorCode::Internal, source, "an unknown exception"};
    try {
        throw;
    } catch (const std::exception &e) {
        error.detail = e.what();
    } catch (...) { // has no text
    }
    spdlog::error("{} has thrown: {}", source, error.detail);
    return error;
}

} // namespace trainyard
