#include <algorithm>

#include "backend/core/text.h"
#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"

namespace trainyard::jobs {

namespace {

using protocol::TaskValue;

struct Pair {
    std::string_view name;
    MetricPhase phase = MetricPhase::Unknown;
    double value = 0;
    bool counted = false; ///< "3/10": counts from 1
};

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '/' || c == '@' || c == '.';
}

MetricPhase phaseWord(std::string_view word)
{
    const std::string low = lowered(word);
    if (low == "train" || low == "training")
        return MetricPhase::Train;
    return low == "val" || low == "valid" || low == "validation" || low == "eval" ? MetricPhase::Validation
                                                                                  : MetricPhase::Unknown;
}

/// Lines of one's own: "epoch=3 step=100 loss=0.5", "Epoch 3/10, train loss: 0.5, acc: 97.5%". At least one name must
/// be that of a metric; then all numbers of the line with a name count.
class KeyValueFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        if (line.find_first_of("=:") == std::string_view::npos)
            return false;
        const std::vector<Pair> pairs = pairsOf(line);
        const bool known = std::ranges::any_of(pairs, [](const Pair &pair) { return isMetricWord(pair.name); });
        std::int64_t step = kNoStep, samples = 0;
        bool hasEpoch = false;
        for (const Pair &pair : pairs) {
            const std::string low = lowered(pair.name);
            if (pair.value < 0 || pair.value != pair.value)
                continue;
            if (low == "epoch" && pair.value <= double(kHighestEpoch)) {
                m_epoch = std::max<std::int64_t>(std::int64_t(pair.value) - (pair.counted ? 1 : 0), 0);
                hasEpoch = true;
            } else if (isStep(low) && pair.value <= double(kHighestStep)) {
                step = std::int64_t(pair.value);
            } else if (low == "samples" && pair.value <= double(kHighestStep)) {
                samples = std::int64_t(pair.value);
            }
        }
        if (!known)
            return hasEpoch && pairs.size() == 1; // "Epoch 3/10" is for the lines that follow
        for (const Pair &pair : pairs) {
            const std::string low = lowered(pair.name);
            if (low != "epoch" && low != "samples" && !isStep(low))
                addValue(out, metricName(pair.name, pair.phase), pair.value, m_epoch, step, samples);
        }
        return true;
    }

private:
    static bool isStep(std::string_view low)
    {
        return low == "step" || low == "steps" || low == "global_step" || low == "iter" || low == "iteration" ||
               low == "batch";
    }

    /// Words that a number follows: "name=1", "name: 1", "epoch 1".
    static std::vector<Pair> pairsOf(std::string_view line)
    {
        std::vector<Pair> pairs;
        std::string_view before; ///< the word before
        std::size_t at = 0;
        while (at < line.size() && pairs.size() < 128) {
            if (!isWordByte(line[at])) {
                if (line[at] != ' ' && line[at] != '\t')
                    before = {};
                ++at;
                continue;
            }
            std::size_t end = at;
            while (end < line.size() && isWordByte(line[end]))
                ++end;
            const std::string_view word = line.substr(at, end - at);
            Pair pair{word, phaseWord(before)};
            LineScan scan(line.substr(end));
            if (!isNumberLike(word) && takeNumber(scan, word, pair)) {
                pairs.push_back(pair);
                before = {};
                at = line.size() - scan.rest().size();
            } else {
                before = word;
                at = end;
            }
        }
        return pairs;
    }

    static bool isNumberLike(std::string_view word) { return word.front() >= '0' && word.front() <= '9'; }

    static bool takeNumber(LineScan &scan, std::string_view word, Pair &pair)
    {
        LineScan ahead = scan;
        ahead.blanks();
        const bool sign = ahead.literal("=") || ahead.literal(":");
        ahead.blanks();
        const bool isEpoch = lowered(word) == "epoch";
        const bool bracket = isEpoch && ahead.literal("[");
        ahead.blanks();
        if ((!sign && !isEpoch) || !ahead.number(pair.value))
            return false;
        const std::string_view rest = ahead.rest();
        const bool endsSentence = rest.starts_with('.') && (rest.size() == 1 || !isWordByte(rest[1]));
        if (!rest.empty() && isWordByte(rest.front()) && !rest.starts_with('/') && !endsSentence)
            return follows(ahead, scan); // "3s": a unit
        double all = 0;
        LineScan count = ahead;
        if (isEpoch && count.literal("/") && count.number(all)) {
            pair.counted = true;
            ahead = count;
        } else if (ahead.rest().starts_with('/') || ahead.rest().starts_with(':')) {
            return false; // a date, a time, a fraction
        }
        if (bracket)
            (void)ahead.literal("]");
        if (ahead.literal("%"))
            pair.value /= 100;
        scan = ahead;
        return true;
    }

    /// A unit of letters may stand behind a number: "time=3s", but not "host=3a.example".
    static bool follows(LineScan &ahead, LineScan &scan)
    {
        std::string_view unit;
        if (!ahead.name(unit, "") || unit.size() > 3 || (!ahead.atEnd() && isWordByte(ahead.rest().front())))
            return false;
        scan = ahead;
        return true;
    }

    std::int64_t m_epoch = 0;
};

} // namespace

std::unique_ptr<LogFormat> makeKeyValueFormat()
{
    return std::make_unique<KeyValueFormat>();
}

} // namespace trainyard::jobs
