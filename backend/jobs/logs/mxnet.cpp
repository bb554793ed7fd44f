#include <algorithm>

#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::jobs {

namespace {

namespace metric = protocol::metric;
using protocol::TaskValue;

/// MXNet since 2015: Speedometer, the lines of an epoch, Gluon's example, schedulers, checkpoints, dynamic training.
class MxnetFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        for (std::size_t at = line.find("Epoch["); at != std::string_view::npos; at = line.find("Epoch[", at + 1)) {
            if ((at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t' || line[at - 1] == ':') &&
                epochLine(line.substr(at + 6), out))
                return true;
        }
        return iterLine(line, out) || gluonLine(line, out) || rateLine(line, out) || otherLine(line, out);
    }

private:
    /// Counts the batches of earlier epochs.
    void enter(std::int64_t epoch)
    {
        if (epoch == m_epoch)
            return;
        m_base += m_batches;
        m_batches = 0;
        m_epoch = epoch;
    }

    /// Behind "Epoch[".
    bool epochLine(std::string_view text, std::vector<TaskValue> &out)
    {
        LineScan scan(text);
        std::int64_t epoch = 0;
        if (!scan.integer(epoch, kHighestEpoch)) // no epoch has this number, if it is one: the line is ignored
            return !text.empty() && text.front() >= '0' && text.front() <= '9';
        if (!scan.literal("] "))
            return false;
        if (scan.literal("Batch"))
            return window(scan, epoch, true, out);
        const bool isTrain = scan.literal("Train-");
        if (isTrain || scan.literal("Validation-")) {
            std::string_view name;
            double value = 0;
            if (!scan.name(name, "_-") || !scan.literal("=") || !scan.number(value))
                return false;
            enter(epoch);
            addValue(out, metricName(name, isTrain ? MetricPhase::Train : MetricPhase::Validation), value, epoch,
                     m_base + m_batches, kWholeEpoch);
            return true;
        }
        double seconds = 0;
        if (!scan.literal("Time cost=") || !scan.number(seconds))
            return false;
        enter(epoch);
        addValue(out, std::string(metric::kEpochSeconds), seconds, epoch, m_base + m_batches, kWholeEpoch);
        return true;
    }

    /// " [m-n]\tSpeed: x samples/sec\tname=value...", behind "Batch".
    bool window(LineScan scan, std::int64_t epoch, bool hasPairs, std::vector<TaskValue> &out)
    {
        std::int64_t batch = 0;
        double speed = 0;
        (void)scan.literal(" ");
        if (!scan.literal("[") || !scan.integer(batch, kHighestStep / 2) ||
            (scan.literal("-") && !scan.integer(batch, kHighestStep / 2)) || !scan.literal("]"))
            return false;
        scan.blanks();
        if (!scan.literal("Speed: ") || !scan.number(speed) || !scan.literal(" samples/sec"))
            return false;
        enter(epoch);
        m_batches = std::max(m_batches, batch + 1);
        const std::int64_t step = std::min(m_base + batch, kHighestStep);
        addValue(out, std::string(metric::kSpeed), speed, epoch, step);
        while (hasPairs) {
            std::string_view name;
            double value = 0;
            LineScan pair(scan.rest().substr(std::min(scan.rest().find_first_not_of(" \t,"), scan.rest().size())));
            if (!pair.name(name, "_-") || !pair.literal("=") || !pair.number(value))
                break;
            addValue(out, metricName(name, MetricPhase::Train), value, epoch, step);
            scan = pair;
        }
        return true;
    }

    bool iterLine(std::string_view line, std::vector<TaskValue> &out)
    {
        LineScan scan(line);
        std::int64_t epoch = 0;
        return scan.behind("Iter[") && scan.integer(epoch, kHighestEpoch) && scan.literal("] Batch") &&
               window(scan, epoch, false, out);
    }

    /// "[Epoch 3] training: accuracy=0.9, loss=0.1", "[Epoch 3] time cost: 12.3".
    bool gluonLine(std::string_view line, std::vector<TaskValue> &out)
    {
        LineScan scan(line);
        std::int64_t epoch = 0;
        double value = 0;
        if (!scan.behind("[Epoch ") || !scan.integer(epoch, kHighestEpoch) || !scan.literal("] "))
            return false;
        if (scan.literal("time cost: ")) {
            if (!scan.number(value))
                return false;
            addValue(out, std::string(metric::kEpochSeconds), value, epoch, kNoStep, kWholeEpoch);
            return true;
        }
        const bool isTrain = scan.literal("training: ");
        if (!isTrain && !scan.literal("validation: "))
            return false;
        while (true) {
            std::string_view name;
            if (!scan.name(name, "_-.") || !scan.literal("=") || !scan.number(value))
                return true;
            addValue(out, metricName(name, isTrain ? MetricPhase::Train : MetricPhase::Validation), value, epoch,
                     kNoStep, kWholeEpoch);
            if (!scan.literal(","))
                return true;
            scan.blanks();
        }
    }

    /// "Update[1001]: Change learning rate to 1.00000e-02".
    bool rateLine(std::string_view line, std::vector<TaskValue> &out) const
    {
        LineScan scan(line);
        std::int64_t update = 0;
        double rate = 0;
        if (!scan.behind("Update[") || !scan.integer(update, kHighestStep) || !scan.literal("]: "))
            return false;
        if ((!scan.literal("Change learning rate to ") && !scan.literal("now learning rate arrived at ")) ||
            !scan.number(rate))
            return false;
        addValue(out, std::string(metric::kLearningRate), rate, std::max<std::int64_t>(m_epoch, 0), update);
        return true;
    }

    /// "Saved checkpoint to "prefix-0003.params"", "worker count changed from 2 to 3".
    bool otherLine(std::string_view line, std::vector<TaskValue> &out) const
    {
        const std::int64_t epoch = std::max<std::int64_t>(m_epoch, 0);
        LineScan scan(line);
        std::int64_t before = 0, now = 0;
        if (scan.behind("worker count changed from ")) {
            if (!scan.integer(before, 4096) || !scan.literal(" to ") || !scan.integer(now, 4096))
                return false;
            addValue(out, "worker-count", double(now), epoch);
            return true;
        }
        scan = LineScan(line);
        if (!scan.behind("Saved checkpoint to \""))
            return false;
        const std::string_view path = scan.rest().substr(0, scan.rest().find('"'));
        const auto dash = path.rfind('-');
        LineScan number(dash == std::string_view::npos ? std::string_view() : path.substr(dash + 1));
        if (!number.integer(now, kHighestEpoch) || !number.literal(".params"))
            return false;
        addValue(out, "saved-checkpoint", double(now), epoch, kNoStep, kWholeEpoch);
        if (!out.empty())
            out.back().note = std::string(path.substr(0, 256));
        return true;
    }

    std::int64_t m_epoch = -1;
    std::int64_t m_base = 0;    ///< batches of the epochs before
    std::int64_t m_batches = 0; ///< of this one, so far
};

} // namespace

std::unique_ptr<LogFormat> makeMxnetFormat()
{
    return std::make_unique<MxnetFormat>();
}

} // namespace trainyard::jobs
