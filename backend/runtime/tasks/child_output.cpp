#include "backend/runtime/tasks/child_output.h"

#include <algorithm>
#include <array>
#include <limits>

#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/secret_mask.h"
#include "backend/core/text.h"

namespace trainyard::tasks {

using protocol::TaskValue;

namespace {

constexpr double kProgressPause = 1; ///< seconds between two pieces of a progress bar
constexpr std::size_t kLongestValueLine = 8192;
constexpr std::size_t kMostValuesAtOnce = 512;
constexpr std::size_t kReadAtOnce = 256u << 10;

template <class Int>
Int countIn(const nlohmann::json &object, const char *field, Int byDefault)
{
    const auto at = object.find(field);
    return at != object.end() && at->is_number_integer() && at->get<std::int64_t>() >= 0 &&
                   at->get<std::int64_t>() <= std::int64_t(std::numeric_limits<Int>::max())
               ? Int(at->get<std::int64_t>())
               : byDefault;
}

std::optional<double> realIn(const nlohmann::json &value)
{
    if (value.is_null())
        return std::numeric_limits<double>::quiet_NaN();
    return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

/// \return false if the line is no object with a value
bool addValues(std::string_view line, double t, std::vector<TaskValue> &values)
{
    const auto object = nlohmann::json::parse(line, nullptr, false);
    if (!object.is_object())
        return false;
    TaskValue common;
    common.epoch = countIn(object, "epoch", 0);
    common.step = countIn<std::int64_t>(object, "step", 0);
    common.samples = countIn<std::int64_t>(object, "samples", 0);
    const auto time = object.find("t");
    common.t = time != object.end() && time->is_number() ? time->get<double>() : t;
    const std::size_t before = values.size();
    const auto name = object.find("name"), value = object.find("value");
    if (name != object.end() && value != object.end()) {
        const auto number = realIn(*value);
        if (!name->is_string() || !number)
            return false;
        TaskValue one = common;
        one.name = name->get<std::string>();
        one.value = *number;
        if (const auto note = object.find("note"); note != object.end() && note->is_string())
            one.note = note->get<std::string>();
        values.push_back(std::move(one));
        return true;
    }
    for (const auto &[key, entry] : object.items()) {
        constexpr auto kOthers = std::to_array<std::string_view>({"epoch", "step", "samples", "t"});
        const auto number = realIn(entry);
        if (!number || std::ranges::find(kOthers, std::string_view(key)) != kOthers.end())
            continue;
        TaskValue one = common;
        one.name = key;
        one.value = *number;
        values.push_back(std::move(one));
    }
    return values.size() > before;
}

} // namespace

std::string ChildOutput::add(std::string_view bytes, double now)
{
    std::string out;
    while (!bytes.empty()) {
        const std::size_t end = bytes.find_first_of("\r\n");
        keep(bytes.substr(0, end));
        if (end == std::string_view::npos)
            break;
        if (bytes[end] == '\n') {
            if (!m_returned || !m_piece.empty() || m_progress) // otherwise the line before "\r\n" is out already
                endLine(out);
            m_returned = false;
        } else if (!m_piece.empty()) {
            m_returned = true;
            m_progress = std::move(m_piece);
            m_piece.clear();
            m_cut = 0;
            out += onTick(now);
        }
        bytes.remove_prefix(end + 1);
    }
    return out;
}

void ChildOutput::keep(std::string_view piece)
{
    m_returned = m_returned && piece.empty();
    const std::size_t fits = std::min(piece.size(), kLongestLogLine - m_piece.size());
    m_piece += piece.substr(0, fits);
    m_cut += piece.size() - fits;
}

void ChildOutput::endLine(std::string &out)
{
    if (m_piece.empty() && m_progress) // its carriage return was followed by the line feed
        m_piece = std::move(*m_progress);
    m_progress.reset();
    if (m_cut > 0)
        m_piece += fmt::format(" [{} bytes more]", m_cut);
    emit(out, m_piece);
    m_piece.clear();
    m_cut = 0;
}

void ChildOutput::emit(std::string &out, const std::string &line)
{
    out += line;
    out += '\n';
    m_words += line.size() < kWords ? line : line.substr(line.size() - kWords);
    m_words += '\n';
    if (m_words.size() > 2 * kWords)
        m_words.erase(0, m_words.size() - kWords);
}

std::string ChildOutput::onTick(double now)
{
    std::string out;
    if (m_progress && now - m_shown >= kProgressPause) {
        emit(out, *m_progress);
        m_progress.reset();
        m_shown = now;
    }
    return out;
}

std::string ChildOutput::finish()
{
    std::string out;
    if (!m_piece.empty() || m_progress)
        endLine(out);
    return out;
}

std::string ChildOutput::words() const
{
    std::string_view text = m_words;
    if (text.size() > kWords) {
        text.remove_prefix(text.size() - kWords);
        if (const auto line = text.find('\n'); line + 1 < text.size()) // begins with a complete line
            text.remove_prefix(line + 1);
    }
    return std::string(trimmed(text, "\n"));
}

ValuesFile::ValuesFile(std::filesystem::path path)
    : m_path(std::move(path))
    , m_file(::open(m_path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600))
{
}

std::vector<TaskValue> ValuesFile::read(double t)
{
    std::vector<TaskValue> values;
    if (!m_file)
        return values;
    if (m_rest.find('\n') == std::string::npos) {
        struct stat info {};
        if (::fstat(m_file.get(), &info) == 0 && std::uint64_t(info.st_size) < m_offset)
            m_offset = 0; // the program rewrites it
        std::string buffer(kReadAtOnce, '\0');
        const ssize_t count = ::pread(m_file.get(), buffer.data(), buffer.size(), off_t(m_offset));
        if (count <= 0)
            return values;
        m_offset += std::uint64_t(count);
        m_rest.append(buffer, 0, std::size_t(count));
    }
    std::size_t begin = 0;
    for (std::size_t end; values.size() < kMostValuesAtOnce && (end = m_rest.find('\n', begin)) != std::string::npos;
         begin = end + 1) {
        const auto line = trimmed(std::string_view(m_rest).substr(begin, end - begin));
        const bool fits = !m_tooLong && line.size() <= kLongestValueLine;
        m_tooLong = false;
        if (!line.empty() && !(fits && addValues(line, t, values)))
            ++m_skipped;
    }
    m_rest.erase(0, begin);
    if (m_rest.size() > kLongestValueLine && m_rest.find('\n') == std::string::npos) { // until its end
        m_rest.clear();
        m_tooLong = true;
    }
    if (values.size() > kMostValuesAtOnce)
        values.resize(kMostValuesAtOnce);
    return values;
}

} // namespace trainyard::tasks
