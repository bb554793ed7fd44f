#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/protocol/control/control_task.h"

/// Reads lines of output without regular expressions: each function looks at every byte a bounded number of times.
namespace trainyard::jobs {

inline constexpr std::int64_t kHighestEpoch = 1'000'000;
inline constexpr std::int64_t kHighestStep = std::int64_t(1) << 53;

/// What a format writes into TaskValue::step for a value without one: the parser counts.
inline constexpr std::int64_t kNoStep = -1;
/// What a format writes into TaskValue::samples for the value of a complete epoch, which limits do not drop.
inline constexpr std::int64_t kWholeEpoch = -1;

/// A line, from its beginning to its end. A function that finds something else returns false, and has moved nothing.
class LineScan {
public:
    explicit LineScan(std::string_view line)
        : m_rest(line)
    {
    }
    std::string_view rest() const { return m_rest; }
    bool atEnd() const { return m_rest.empty(); }
    bool literal(std::string_view);
    /// Moves behind the first occurrence of a text.
    bool behind(std::string_view);
    void blanks(); ///< also tabs
    /// Digits without a sign, up to `highest`; a larger number is none.
    bool integer(std::int64_t &, std::int64_t highest);
    /// A decimal number: "-1.5e-3", ".5", "nan". "inf" is NaN, as is a number beyond the range of double.
    bool number(double &);
    /// A name of letters, digits and any of `more`, beginning with a letter or an underscore.
    bool name(std::string_view &, std::string_view more = "_-.");

private:
    std::string_view m_rest;
};

/// Whether the text is UTF-8 without control characters but tabs.
/// \param cut  its last character may be incomplete
bool isTextLine(std::string_view, bool cut);
/// Removes escape sequences of terminals, and backspaces.
std::string withoutEscapes(std::string_view);

/// Removes what loggers and launchers write before a line: "INFO:root:", "2026-11-27 03:00:00,000 Node[1] ",
/// "[1,3]<stdout>:", "[03:00:00] src/kv.cc:12: ".
/// \param rank  receives the rank of a launcher's prefix
std::string_view withoutPrefixes(std::string_view line, std::optional<int> &rank);

/// What a metric was measured on.
enum class MetricPhase { Unknown, Train, Validation };

/// The name under which a metric is recorded: "Train-accuracy", "accuracy" and "acc" are "train-accuracy", "val_loss" is
/// "validation-loss", "samples/sec" is "speed", "lr" is "learning-rate"; other names stay, with a dash in place of
/// characters that names do not have. A name that Trainyard itself records is followed by "-printed".
/// \return empty for a name without letters and digits
std::string metricName(std::string_view printed, MetricPhase = MetricPhase::Unknown);
/// Whether it is a name that people give to metrics: a loss, an accuracy, a speed, a learning rate.
bool isMetricWord(std::string_view printed);

/// Appends a value unless it is of no use: without a name, or a speed that is not finite.
void addValue(std::vector<protocol::TaskValue> &, std::string name, double value, std::int64_t epoch,
              std::int64_t step = kNoStep, std::int64_t samples = 0);

/// Epochs as a script counts them, as epochs from 0.
class EpochBase {
public:
    /// \param printed  counted from 1, unless a 0 is ever printed
    int fromOne(std::int64_t printed);

private:
    bool m_hasZero = false;
};

} // namespace trainyard::jobs
