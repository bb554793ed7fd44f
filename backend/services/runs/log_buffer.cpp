#include "backend/services/runs/log_buffer.h"

#include <algorithm>
#include <array>

namespace trainyard::services {

std::string LogSource::roleName() const
{
    return role.substr(0, role.find('-'));
}

bool LogSource::selects(const LogSource &process) const
{
    return empty() || (isProcess() ? *this == process : process.isProcess() && role == process.roleName());
}

void LogBuffer::append(LogLine line)
{
    m_bytes += line.text.size();
    m_lines.push_back(std::move(line));
    while (m_lines.size() > m_mostLines || (m_bytes > m_mostBytes && m_lines.size() > 1)) {
        m_bytes -= m_lines.front().text.size();
        m_lines.pop_front();
    }
}

void LogBuffer::append(std::span<const LogLine> lines)
{
    for (const LogLine &line : lines.last(std::min(lines.size(), m_mostLines)))
        append(line);
}

std::vector<LogLine> LogBuffer::drain()
{
    std::vector<LogLine> all(std::make_move_iterator(m_lines.begin()), std::make_move_iterator(m_lines.end()));
    clear();
    return all;
}

void LogBuffer::clear()
{
    m_lines.clear();
    m_bytes = 0;
}

std::string cleanLogLine(std::string_view raw)
{
    while (raw.ends_with('\r'))
        raw.remove_suffix(1);
    if (const auto back = raw.rfind('\r'); back != std::string_view::npos)
        raw.remove_prefix(back + 1);
    std::string clean;
    clean.reserve(std::min(raw.size(), LogBuffer::kLongestLine));
    for (std::size_t i = 0; i < raw.size() && clean.size() < LogBuffer::kLongestLine; ++i) {
        const auto c = static_cast<unsigned char>(raw[i]);
        if (c == 0x1b) {
            if (i + 1 < raw.size() && raw[i + 1] == '[') // CSI: parameters, then one letter: the command
                for (i += 2; i < raw.size() && (raw[i] < '@' || raw[i] > '~'); ++i) {
                }
            continue;
        }
        if (c == '\t' || (c >= 0x20 && c != 0x7f))
            clean += raw[i];
    }
    if (clean.size() == LogBuffer::kLongestLine) {
        while (!clean.empty() && (static_cast<unsigned char>(clean.back()) & 0xc0) == 0x80)
            clean.pop_back(); // the rest of a character that may be incomplete
        if (!clean.empty() && static_cast<unsigned char>(clean.back()) >= 0xc0)
            clean.pop_back();
        clean += "…";
    }
    return clean;
}

} // namespace trainyard::services
