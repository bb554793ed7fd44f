#include <algorithm>

#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::jobs {

namespace {

namespace metric = protocol::metric;
using protocol::TaskValue;

/// Keras 1 to 3: "Epoch 2/20", then "469/469 [====] - 3s 6ms/step - loss: 0.34 - val_loss: 0.2", with or without the
/// bar. Lines of unfinished bars count as batches; a bar without an epoch is of evaluate().
class KerasFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        LineScan scan(line);
        std::int64_t done = 0, total = 0;
        if (scan.literal("Epoch ") && scan.integer(done, kHighestEpoch) && scan.literal("/") &&
            scan.integer(total, kHighestEpoch) && scan.atEnd()) {
            m_epoch = std::max<std::int64_t>(done - 1, 0);
            m_open = true;
            return true;
        }
        scan = LineScan(line);
        scan.blanks();
        if (!scan.integer(done, kHighestStep / kHighestEpoch) || !scan.literal("/") ||
            !scan.integer(total, kHighestStep / kHighestEpoch) || total == 0 || done > total || !isBar(scan))
            return false;
        bar(scan, done, total, out);
        return true;
    }

private:
    /// " [===>..]", " - 3s", or " ━━━" in UTF-8.
    static bool isBar(const LineScan &scan)
    {
        return scan.rest().starts_with(" [") || scan.rest().starts_with(" - ") ||
               scan.rest().starts_with(" \xe2\x94\x81") || scan.rest().starts_with(" \xe2\x94\x80");
    }

    void bar(LineScan scan, std::int64_t done, std::int64_t total, std::vector<TaskValue> &out)
    {
        // The last batch and the end of an epoch both show a full bar; old versions show no ETA in the first.
        const bool complete = done == total && scan.rest().find(" ETA: ") == std::string_view::npos;
        const bool isTraining = m_open || scan.rest().find(" - val_") != std::string_view::npos;
        const std::int64_t samples = complete ? kWholeEpoch : 0;
        const std::int64_t step = isTraining ? m_epoch * total + done : kNoStep;
        double seconds = 0;
        if (complete && isTraining && secondsIn(scan.rest(), seconds))
            addValue(out, std::string(metric::kEpochSeconds), seconds, m_epoch, step, samples);
        while (scan.behind(" - ")) {
            std::string_view name;
            double value = 0;
            LineScan pair = scan;
            if (!pair.name(name, "_-./") || !pair.literal(": ") || !pair.number(value) || name == "ETA")
                continue;
            addValue(out, isTraining ? metricName(name) : ofEvaluation(name), value, m_epoch, step, samples);
            scan = pair;
        }
        m_open = m_open && !complete;
    }

    static std::string ofEvaluation(std::string_view name)
    {
        const std::string known = metricName(name, MetricPhase::Validation);
        return "evaluation-" + (known.starts_with("validation-") ? known.substr(11) : known);
    }

    /// The whole seconds of " - 3s" or "━━ 3s".
    static bool secondsIn(std::string_view text, double &seconds)
    {
        for (std::size_t at = text.find("s ");; at = text.find("s ", at + 1)) {
            const std::size_t end = at == std::string_view::npos && text.ends_with('s') ? text.size() - 1 : at;
            if (end == std::string_view::npos)
                return false;
            std::size_t begin = end;
            while (begin > 0 && text[begin - 1] >= '0' && text[begin - 1] <= '9')
                --begin;
            LineScan number(text.substr(begin, end - begin));
            if (begin > 0 && text[begin - 1] == ' ' && number.number(seconds))
                return true;
            if (at == std::string_view::npos)
                return false;
        }
    }

    std::int64_t m_epoch = 0;
    bool m_open = false; ///< an epoch has begun, and its bar is not complete
};

} // namespace

std::unique_ptr<LogFormat> makeKerasFormat()
{
    return std::make_unique<KerasFormat>();
}

} // namespace trainyard::jobs
