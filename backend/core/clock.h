#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard {

using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

/// The wall clock, injected where a decision depends on it (signing, expiry, ages).
class WallClock {
public:
    virtual ~WallClock() = default;
    virtual Timestamp now() const = 0;
};

class SystemClock final : public WallClock {
public:
    Timestamp now() const override
    {
        return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    }
    static const SystemClock &instance();
};

/// "2026-11-21T09:36:46.000Z", as EC2 writes times.
std::string toIso8601(Timestamp);
/// Reads "YYYY-MM-DDTHH:MM:SS[.fff]Z". errors InvalidArgument
Result<Timestamp> fromIso8601(std::string_view);
/// "20261121T093646Z", as Signature Version 4 writes times.
std::string toAmzDate(Timestamp);
Result<Timestamp> fromAmzDate(std::string_view);
/// Reads "Sat, 21 Nov 2026 09:36:46 GMT" (RFC 9110 5.6.7, the preferred form). errors InvalidArgument
Result<Timestamp> fromHttpDate(std::string_view);
std::string toHttpDate(Timestamp);

} // namespace trainyard
