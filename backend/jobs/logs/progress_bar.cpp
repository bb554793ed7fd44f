#include <algorithm>

#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"

namespace trainyard::jobs {

namespace {

using protocol::TaskValue;

/// tqdm, as Lightning uses it: "Epoch 0: 100%|####| 938/938 [00:12<00:00, 75.2it/s, loss=0.12, v_num=0]".
class ProgressBarFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        LineScan scan(line);
        std::int64_t percent = 0, done = 0, total = 0, epoch = 0;
        const auto bar = line.find("%|");
        if (bar == std::string_view::npos)
            return false;
        std::size_t begin = bar;
        while (begin > 0 && line[begin - 1] >= '0' && line[begin - 1] <= '9')
            --begin;
        if (!LineScan(line.substr(begin)).integer(percent, 100))
            return false;
        scan = LineScan(line.substr(bar + 2));
        if (!scan.behind("| ") || !scan.integer(done, kHighestStep / kHighestEpoch) || !scan.literal("/") ||
            !scan.integer(total, kHighestStep / kHighestEpoch) || !scan.literal(" ["))
            return false;
        LineScan title(line);
        bool hasEpoch = (title.literal("Epoch ") || title.literal("epoch ")) && title.integer(epoch, kHighestEpoch);
        if (std::int64_t epochs = 0; hasEpoch && title.literal("/") && title.integer(epochs, kHighestEpoch))
            epoch = std::max<std::int64_t>(epoch - 1, 0);
        m_epoch = hasEpoch ? epoch : m_epoch;
        const std::int64_t step = hasEpoch ? epoch * total + done : kNoStep;
        pairs(scan.rest().substr(0, scan.rest().rfind(']')), step, done == total, out);
        return true;
    }

private:
    void pairs(std::string_view text, std::int64_t step, bool complete, std::vector<TaskValue> &out) const
    {
        while (true) {
            const auto comma = text.find(',');
            if (comma == std::string_view::npos)
                return;
            text.remove_prefix(comma + 1);
            LineScan scan(text);
            std::string_view name;
            double value = 0;
            scan.blanks();
            if (!scan.name(name, "_-./@") || !scan.literal("=") || !scan.number(value) || name == "v_num")
                continue;
            addValue(out, metricName(name), value, m_epoch, step, complete ? kWholeEpoch : 0);
        }
    }

    std::int64_t m_epoch = 0;
};

} // namespace

std::unique_ptr<LogFormat> makeProgressBarFormat()
{
    return std::make_unique<ProgressBarFormat>();
}

} // namespace trainyard::jobs
