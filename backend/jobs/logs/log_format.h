#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/control/control_task.h"

/// Metrics in lines of output: one file for each format.
namespace trainyard::jobs {

/// Bytes of a line that a format sees; the rest of a longer one is ignored.
inline constexpr std::size_t kLongestParsedLine = 4096;

/// A format, with what it remembers of one process: the epoch that began, batches of earlier ones. One thread.
class LogFormat {
public:
    virtual ~LogFormat() = default;
    /// Appends the values of the line. The time is proportional to its length, whatever it contains.
    /// \return whether the line is of this format: no other one is then tried
    virtual bool parse(std::string_view line, std::vector<protocol::TaskValue> &) = 0;
};

struct LogFormatInfo {
    std::string_view name, title; ///< "mxnet", "MXNet: Speedometer and epochs"
    std::unique_ptr<LogFormat> (*make)();
};
std::span<const LogFormatInfo> logFormats();

/// The output of one process, line by line, as values. Removes prefixes (INFO:root:, times, "Node[1] ", "[1]<stdout>:"),
/// gives records without a step a rising one, and limits their number (ValueLimits). Never fails, and never stops.
class LogParser {
public:
    /// \param formats   TaskSpec::logFormats
    /// \param patterns  TaskSpec::patterns; tried before the formats
    /// \error InvalidArgument (an unknown name; a pattern that does not compile, or has no named group)
    static Result<LogParser> make(std::string_view formats, std::span<const std::string> patterns);
    LogParser(LogParser &&) noexcept;
    LogParser &operator=(LogParser &&) noexcept;
    ~LogParser();

    /// Takes pieces of output as they are read. A carriage return ends a line, too: progress bars.
    /// \param t  Unix seconds
    void add(std::string_view bytes, double t);
    /// The values since the last call.
    std::vector<protocol::TaskValue> take();
    std::uint64_t dropped() const; ///< values beyond the limits

private:
    struct Impl;
    explicit LogParser(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m;
};

} // namespace trainyard::jobs
