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

/// Formats a time as EC2 does: "2026-11-21T09:36:46.000Z".
std::string toIso8601(Timestamp);
/// Parses "YYYY-MM-DDTHH:MM:SS[.fff]" and "Z", "UTC", an offset such as "+01:00", or nothing, which means UTC.
/// \error InvalidArgument
Result<Timestamp> fromIso8601(std::string_view);
/// True for the years 1000 to 9999: sums and differences with such a time do not overflow.
bool hasFourDigitYear(Timestamp);
/// Formats a time as Signature Version 4 does: "20261121T093646Z".
std::string toAmzDate(Timestamp);
Result<Timestamp> fromAmzDate(std::string_view);
/// Parses "Sat, 21 Nov 2026 09:36:46 GMT" (RFC 9110, 5.6.7, the preferred form).
/// \error InvalidArgument
Result<Timestamp> fromHttpDate(std::string_view);
std::string toHttpDate(Timestamp);
/// Formats a time for users, in the time zone of this computer: "14:02", or "2026-11-21 14:02" where `now` is another
/// day.
std::string toLocalTime(Timestamp, Timestamp now);

} // namespace trainyard
