#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"

namespace trainyard::jobs {

namespace {

using LineJson = nlohmann::json;
using protocol::TaskValue;

/// NaN and Infinity, as Python writes them, become null outside of texts: JSON has no word for them.
std::string withoutNan(std::string_view text)
{
    std::string out;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (quoted && text[at] == '\\' && at + 1 < text.size()) {
            out += text[at++];
        } else if (text[at] == '"') {
            quoted = !quoted;
        } else if (!quoted) {
            const std::string_view rest = text.substr(at);
            const std::size_t sign = rest.starts_with('-') ? 1 : 0;
            const std::string_view word = rest.substr(sign);
            const std::size_t length = word.starts_with("NaN") ? 3 : word.starts_with("Infinity") ? 8 : 0;
            if (length > 0) {
                out += "null";
                at += sign + length - 1;
                continue;
            }
        }
        out += text[at];
    }
    return out;
}

std::optional<std::int64_t> wholeNumber(const LineJson &object, std::initializer_list<const char *> names,
                                        std::int64_t highest)
{
    for (const char *name : names) {
        const auto found = object.find(name);
        if (found == object.end() || !found->is_number())
            continue;
        const double value = found->get<double>();
        if (value >= 0 && value <= double(highest))
            return std::int64_t(value);
    }
    return {};
}

/// Members with the place, time and source of a measurement.
bool isPlace(std::string_view name)
{
    static constexpr std::string_view kPlaces[] = {"epoch",   "step", "global_step", "iteration", "iter",
                                                   "samples", "name", "t",           "timestamp", "time",
                                                   "rank",    "view", "attempt"};
    return std::ranges::find(kPlaces, name) != std::end(kPlaces);
}

/// JSON objects, one a line: {"epoch": 1, "step": 200, "loss": 0.5, "val": {"acc": 0.9}}, or one value in each:
/// {"name": "loss", "value": 0.5, "step": 200, "note": "..."}. Epochs count from 0.
class JsonFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        if (!line.starts_with('{') || line.find('"') == std::string_view::npos)
            return false;
        const LineJson object = LineJson::parse(withoutNan(line), nullptr, false);
        if (!object.is_object())
            return false;
        if (const auto epoch = wholeNumber(object, {"epoch"}, kHighestEpoch))
            m_epoch = *epoch;
        m_step = wholeNumber(object, {"step", "global_step", "iteration", "iter"}, kHighestStep).value_or(kNoStep);
        m_samples = wholeNumber(object, {"samples"}, kHighestStep).value_or(0);
        const std::size_t before = out.size();
        if (const auto name = object.find("name");
            name != object.end() && name->is_string() && object.contains("value")) {
            add(name->get_ref<const std::string &>(), object["value"], MetricPhase::Unknown, true, out);
            if (const auto note = object.find("note"); note != object.end() && note->is_string() && out.size() > before)
                out.back().note = note->get_ref<const std::string &>().substr(0, 256);
            return out.size() > before;
        }
        for (const auto &[name, value] : object.items()) {
            if (isPlace(name))
                continue;
            if (value.is_object()) {
                for (const auto &[inner, number] : value.items())
                    add(phaseOf(name) == MetricPhase::Unknown ? name + "-" + inner : inner, number, phaseOf(name),
                        false, out);
            } else {
                add(name, value, MetricPhase::Unknown, isMetricWord(name), out);
            }
        }
        return out.size() > before;
    }

private:
    static MetricPhase phaseOf(const std::string &name)
    {
        return name == "train" || name == "training"                                        ? MetricPhase::Train
               : name == "val" || name == "valid" || name == "validation" || name == "eval" ? MetricPhase::Validation
                                                                                            : MetricPhase::Unknown;
    }

    void add(const std::string &name, const LineJson &value, MetricPhase phase, bool nullIsNan,
             std::vector<TaskValue> &out) const
    {
        if (value.is_number()) {
            const double number = value.get<double>();
            addValue(out, metricName(name, phase),
                     std::isfinite(number) ? number : std::numeric_limits<double>::quiet_NaN(), m_epoch, m_step,
                     m_samples);
        } else if (value.is_null() && nullIsNan) {
            addValue(out, metricName(name, phase), std::numeric_limits<double>::quiet_NaN(), m_epoch, m_step,
                     m_samples);
        }
    }

    std::int64_t m_epoch = 0, m_step = kNoStep, m_samples = 0;
};

} // namespace

std::unique_ptr<LogFormat> makeJsonFormat()
{
    return std::make_unique<JsonFormat>();
}

} // namespace trainyard::jobs
