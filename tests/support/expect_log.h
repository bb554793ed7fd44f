#pragma once

#include <string>

namespace trainyard::support {

/// Expects error lines in the log of this process, while the object lives: at least one that contains `part`. Every
/// other line of the level error or critical fails its test. That holds where TRAINYARD_ERRORS_IN_LOG=fail is set, as
/// CTest does; every test program is linked with it (trainyard_test). Thread-safe.
class ExpectLog {
public:
    explicit ExpectLog(std::string part);
    ~ExpectLog();
    ExpectLog(const ExpectLog &) = delete;
    ExpectLog &operator=(const ExpectLog &) = delete;

private:
    friend class ErrorSink;
    const std::string m_part;
    bool m_seen = false; ///< guarded by the mutex of the expectations
};

} // namespace trainyard::support
