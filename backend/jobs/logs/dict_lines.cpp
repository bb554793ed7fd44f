#include <algorithm>
#include <cmath>
#include <utility>

#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"

namespace trainyard::jobs {

namespace {

using protocol::TaskValue;

/// A dictionary of Python on one line, as Hugging Face's Trainer prints it: "{'loss': 0.5, 'learning_rate': 2e-05,
/// 'epoch': 1.0}". Its epoch is the part of the training that is done: 1.0 is the end of the first one.
class DictFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        LineScan scan(line);
        if (!scan.literal("{'"))
            return false;
        std::vector<std::pair<std::string_view, double>> found;
        std::string_view rest = scan.rest();
        while (true) {
            const auto end = rest.find("': ");
            if (end == std::string_view::npos)
                break;
            const std::string_view name = rest.substr(0, end);
            LineScan value(rest.substr(end + 3));
            double number = 0;
            const bool quoted = value.literal("'"); // since Transformers 5 numbers are texts
            if (value.number(number) && (value.atEnd() || value.rest().find_first_of(",}'") == 0 || quoted))
                found.emplace_back(name, number);
            const auto next = value.rest().find(", '");
            if (next == std::string_view::npos)
                break;
            rest = value.rest().substr(next + 3);
        }
        if (found.empty())
            return false;
        const std::int64_t step = takeStep(found);
        for (const auto &[name, value] : found)
            addValue(out, metricName(name), value, m_epoch, step, isWhole(name) ? kWholeEpoch : 0);
        return true;
    }

private:
    static bool isWhole(std::string_view name) { return name.starts_with("eval_") || name.starts_with("train_"); }

    /// Removes the position of the training: epoch and step.
    std::int64_t takeStep(std::vector<std::pair<std::string_view, double>> &found)
    {
        std::int64_t step = kNoStep;
        for (const auto &[name, value] : found) {
            if (name == "epoch" && value >= 0 && value <= double(kHighestEpoch))
                m_epoch = std::max<std::int64_t>(std::int64_t(std::ceil(value)) - 1, 0);
            else if ((name == "step" || name == "global_step") && value >= 0 && value <= double(kHighestStep))
                step = std::int64_t(value);
        }
        std::erase_if(found, [](const auto &one) {
            return one.first == "epoch" || one.first == "step" || one.first == "global_step";
        });
        return step;
    }

    std::int64_t m_epoch = 0;
};

} // namespace

std::unique_ptr<LogFormat> makeDictFormat()
{
    return std::make_unique<DictFormat>();
}

} // namespace trainyard::jobs
