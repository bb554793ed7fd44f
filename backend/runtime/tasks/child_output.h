#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/system/fd.h"
#include "backend/protocol/control/control_task.h"

namespace trainyard::tasks {

/// The output of a program on its way into its log: lines as they are, of a progress bar (pieces that end with a carriage
/// return) the newest one once a second. Lines are cut at kLongestLogLine. A plain object: memory for one line and the
/// last ones.
class ChildOutput {
public:
    static constexpr std::size_t kWords = 2048;

    /// \param now  Unix seconds
    /// \return complete lines, each with its line feed
    std::string add(std::string_view bytes, double now);
    /// \return a piece of a progress bar that is due
    std::string onTick(double now);
    /// \return the last line, if it has no line feed
    std::string finish();
    /// The last lines, at most kWords bytes.
    std::string words() const;

private:
    void keep(std::string_view piece);
    void endLine(std::string &out);
    void emit(std::string &out, const std::string &line);

    std::string m_piece; ///< begun, at most kLongestLogLine
    std::uint64_t m_cut = 0;
    std::optional<std::string> m_progress; ///< the newest piece that was not written
    double m_shown = 0;                    ///< when one was
    bool m_returned = false;               ///< a carriage return ended the last piece, and nothing has followed
    std::string m_words;
};

/// A file into which a program appends values, one JSON object a line: {"name":"loss","value":0.3,"epoch":0,"step":7},
/// or {"loss":0.3,"accuracy":0.8,"epoch":0,"step":7}. Read while it grows. Lines that are neither are skipped.
class ValuesFile {
public:
    /// Creates it, empty.
    explicit ValuesFile(std::filesystem::path);
    /// The values since the last call, at most 512.
    /// \param t  Unix seconds, of lines without a time
    std::vector<protocol::TaskValue> read(double t);
    std::uint64_t skipped() const { return m_skipped; } ///< lines

private:
    std::filesystem::path m_path;
    Fd m_file;
    std::uint64_t m_offset = 0, m_skipped = 0;
    std::string m_rest; ///< complete lines that were not returned yet, and a begun one
    bool m_tooLong = false;
};

} // namespace trainyard::tasks
