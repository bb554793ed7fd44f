#include "backend/core/time/clock.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "backend/core/try.h"

namespace trainyard {

namespace {

constexpr int kFirstYear = 1000; ///< earlier years are not always written with four digits

std::tm utc(Timestamp t)
{
    const std::time_t seconds = std::chrono::floor<std::chrono::seconds>(t).time_since_epoch().count();
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return parts;
}

Result<Timestamp> fromParts(int year, int month, int day, int hour, int minute, int second, int millis,
                            std::string_view text)
{
    using namespace std::chrono;
    const year_month_day date{std::chrono::year(year), std::chrono::month(unsigned(month)),
                              std::chrono::day(unsigned(day))};
    if (!date.ok() || year < kFirstYear || hour > 23 || minute > 59 || second > 60)
        return fail(ErrorCode::InvalidArgument, "time", "not a time: " + std::string(text.substr(0, 40)));
    return Timestamp(sys_days(date) + hours(hour) + minutes(minute) + seconds(std::min(second, 59)) +
                     milliseconds(millis));
}

/// Whether the text has a given form.
/// \param form  '0' stands for a digit, 'a' for a letter, any other character for itself
bool hasForm(std::string_view text, std::string_view form)
{
    const auto fits = [](char c, char wanted) {
        if (wanted == '0')
            return c >= '0' && c <= '9';
        return wanted == 'a' ? (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') : c == wanted;
    };
    return text.size() == form.size() && std::equal(text.begin(), text.end(), form.begin(), fits);
}

constexpr std::array<const char *, 12> kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

} // namespace

const SystemClock &SystemClock::instance()
{
    static const SystemClock clock;
    return clock;
}

std::string toIso8601(Timestamp t)
{
    const auto millis = (t - std::chrono::floor<std::chrono::seconds>(t)).count();
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", utc(t), millis);
}

Result<Timestamp> fromIso8601(std::string_view text)
{
    const std::string copy(text.substr(0, 40));
    constexpr std::string_view kForm = "0000-00-00T00:00:00";
    int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0;
    if (!hasForm(text.substr(0, kForm.size()), kForm) ||
        std::sscanf(copy.c_str(), "%4d-%2d-%2dT%2d:%2d:%2d", &year, &month, &day, &hour, &minute, &second) != 6)
        return fail(ErrorCode::InvalidArgument, "time", "not a time: " + copy);
    int millis = 0;
    std::size_t at = kForm.size();
    if (at < text.size() && text[at] == '.') {
        int scale = 100;
        for (++at; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
            millis += (text[at] - '0') * scale;
            scale /= 10;
        }
    }
    TY_ASSIGN(const auto read, fromParts(year, month, day, hour, minute, second, millis, text));
    const std::string_view zone = text.substr(at);
    if (zone.empty() || zone == "Z" || zone == "UTC")
        return read;
    if (!hasForm(zone, "+00:00") && !hasForm(zone, "-00:00"))
        return fail(ErrorCode::InvalidArgument, "time", "not a time: " + copy);
    const auto number = [&](std::size_t i) { return (zone[i] - '0') * 10 + zone[i + 1] - '0'; };
    const auto offset = std::chrono::hours(number(1)) + std::chrono::minutes(number(4));
    const Timestamp moment = zone[0] == '+' ? read - offset : read + offset;
    if (!hasFourDigitYear(moment))
        return fail(ErrorCode::InvalidArgument, "time", "out of range: " + copy);
    return moment;
}

bool hasFourDigitYear(Timestamp t)
{
    const auto begin = [](int year) { return Timestamp(std::chrono::sys_days(std::chrono::year(year) / 1 / 1)); };
    return t >= begin(kFirstYear) && t < begin(10'000);
}

std::string toAmzDate(Timestamp t)
{
    return fmt::format("{:%Y%m%dT%H%M%SZ}", utc(t));
}

Result<Timestamp> fromAmzDate(std::string_view text)
{
    const std::string copy(text.substr(0, 40));
    int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0;
    if (!hasForm(text, "00000000T000000Z") ||
        std::sscanf(copy.c_str(), "%4d%2d%2dT%2d%2d%2dZ", &year, &month, &day, &hour, &minute, &second) != 6)
        return fail(ErrorCode::InvalidArgument, "time", "not a time: " + copy);
    return fromParts(year, month, day, hour, minute, second, 0, text);
}

Result<Timestamp> fromHttpDate(std::string_view text)
{
    const std::string copy(text.substr(0, 40));
    char monthName[4] = {};
    int year = 0, day = 0, hour = 0, minute = 0, second = 0;
    if (hasForm(text, "aaa, 00 aaa 0000 00:00:00 GMT") &&
        std::sscanf(copy.c_str(), "%*3s, %2d %3s %4d %2d:%2d:%2d GMT", &day, monthName, &year, &hour, &minute,
                    &second) == 6) {
        for (std::size_t m = 0; m < kMonths.size(); ++m) {
            if (std::string_view(kMonths[m]) == monthName)
                return fromParts(year, int(m) + 1, day, hour, minute, second, 0, text);
        }
    }
    return fail(ErrorCode::InvalidArgument, "time", "not a time: " + copy);
}

std::string toHttpDate(Timestamp t)
{
    static constexpr std::array<const char *, 7> days = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    const std::tm parts = utc(t);
    return fmt::format("{}, {:02} {} {:04} {:02}:{:02}:{:02} GMT", days[std::size_t(parts.tm_wday)], parts.tm_mday,
                       kMonths[std::size_t(parts.tm_mon)], parts.tm_year + 1900, parts.tm_hour, parts.tm_min,
                       parts.tm_sec);
}

std::string toLocalTime(Timestamp t, Timestamp now)
{
    const auto local = [](Timestamp at) {
        const std::time_t seconds = std::chrono::system_clock::to_time_t(at);
        std::tm parts{};
        ::localtime_r(&seconds, &parts);
        return parts;
    };
    const std::tm then = local(t), today = local(now);
    const std::string clock = fmt::format("{:02}:{:02}", then.tm_hour, then.tm_min);
    if (then.tm_year == today.tm_year && then.tm_yday == today.tm_yday)
        return clock;
    return fmt::format("{:04}-{:02}-{:02} {}", then.tm_year + 1900, then.tm_mon + 1, then.tm_mday, clock);
}

} // namespace trainyard
