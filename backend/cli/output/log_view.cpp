#include "backend/cli/output/log_view.h"

#include <charconv>

namespace trainyard::cli {

Result<Timestamp> sinceTime(const std::string &text, Timestamp now)
{
    std::int64_t number = 0;
    const char *end = text.data() + text.size();
    const auto [unit, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && unit + 1 == end && number >= 0 && number < 100'000'000) {
        const int seconds = *unit == 's' ? 1 : *unit == 'm' ? 60 : *unit == 'h' ? 3600 : *unit == 'd' ? 86400 : 0;
        if (seconds > 0)
            return now - std::chrono::seconds(number * seconds);
    }
    std::string time = text;
    if (time.size() > 10 && time[10] == ' ')
        time[10] = 'T';
    const auto at = fromIso8601(time);
    if (!at)
        return fail(ErrorCode::InvalidArgument, "--since",
                    "\"" + text + "\" is neither a duration (90s, 10m, 2h, 1d) nor a time (2026-11-27T03:00:00)");
    return *at;
}

void LogTail::add(std::string_view line)
{
    m_last = timeOfLine(line).value_or(m_last);
    if (m_most == 0 || (m_since && m_last < *m_since))
        return;
    m_lines.push_back({m_last, std::string(line)});
    if (m_lines.size() > m_most)
        m_lines.pop_front();
}

} // namespace trainyard::cli
