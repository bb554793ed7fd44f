#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::jobs {

namespace {

namespace metric = protocol::metric;
using protocol::TaskValue;

/// "acc1", "Acc@1" are the accuracy, in percent; "acc5" is that of the best five.
std::string_view topName(std::string_view printed, bool isTrain)
{
    if (printed == "Acc@1" || printed == "acc1")
        return isTrain ? metric::kTrainAccuracy : metric::kValidationAccuracy;
    if (printed == "Acc@5" || printed == "acc5")
        return isTrain ? "train-top-5-accuracy" : "validation-top-5-accuracy";
    return {};
}

/// The examples and tutorials of PyTorch and of torchvision.
class PytorchFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        return mnistLine(line, out) || testLine(line, out) || imagenetLine(line, out) || stepLine(line, out) ||
               tutorialLine(line, out) || quickstartLine(line, out);
    }

private:
    /// "Train Epoch: 1 [640/60000 (1%)]\tLoss: 2.134"; its epochs count from 1.
    bool mnistLine(std::string_view line, std::vector<TaskValue> &out)
    {
        LineScan scan(line);
        std::int64_t epoch = 0, done = 0, all = 0;
        double loss = 0;
        if (!scan.behind("Train Epoch: ") || !scan.integer(epoch, kHighestEpoch))
            return false;
        scan.blanks();
        if (!scan.literal("[") || !scan.integer(done, kHighestStep) || !scan.literal("/") ||
            !scan.integer(all, kHighestStep) || !scan.behind("]"))
            return false;
        scan.blanks();
        if ((!scan.literal("Loss: ") && !scan.literal("loss=")) || !scan.number(loss))
            return false;
        m_epoch = m_base.fromOne(epoch);
        addValue(out, std::string(metric::kTrainLoss), loss, m_epoch);
        return true;
    }

    /// "Test set: Average loss: 0.0567, Accuracy: 9816/10000 (98%)".
    bool testLine(std::string_view line, std::vector<TaskValue> &out) const
    {
        LineScan scan(line);
        double loss = 0;
        std::int64_t right = 0, all = 0;
        if (!scan.behind("Test set: Average loss: ") || !scan.number(loss))
            return false;
        addValue(out, std::string(metric::kValidationLoss), loss, m_epoch, kNoStep, kWholeEpoch);
        if (scan.literal(", Accuracy: ") && scan.integer(right, kHighestStep) && scan.literal("/") &&
            scan.integer(all, kHighestStep) && all > 0)
            addValue(out, std::string(metric::kValidationAccuracy), double(right) / double(all), m_epoch, kNoStep,
                     kWholeEpoch);
        return true;
    }

    /// "Epoch: [0][ 10/5005]\tTime 0.4 (0.6)\tLoss 6.9e+00 (7.0e+00)\tAcc@1 0.00 (0.12)", " * Acc@1 69.758 Acc@5 89.1",
    /// "Epoch: [0]  [  10/5005]  eta: 0:30:00  lr: 0.1  img/s: 300.5  loss: 6.9 (7.0)  acc1: 0.0 (0.1)".
    bool imagenetLine(std::string_view line, std::vector<TaskValue> &out)
    {
        LineScan scan(line);
        std::int64_t epoch = 0, step = 0, steps = 0;
        if (scan.literal("* ") || scan.literal("Test:  Acc@1") || scan.literal("Test: EMA Acc@1")) {
            scan = LineScan(line);
            return scan.behind("Acc@1") && averages(line, out);
        }
        if (scan.literal("Test:")) {
            scan.blanks();
            return scan.literal("["); // progress of a validation, whose result follows
        }
        if (!scan.behind("Epoch: [") || !scan.integer(epoch, kHighestEpoch) || !scan.literal("]"))
            return false;
        scan.blanks();
        if (!scan.literal("["))
            return false;
        scan.blanks();
        if (!scan.integer(step, kHighestStep / kHighestEpoch) || !scan.literal("/") ||
            !scan.integer(steps, kHighestStep / kHighestEpoch) || !scan.literal("]"))
            return false;
        m_epoch = int(epoch);
        pairs(scan, epoch * steps + step, out);
        return true;
    }

    /// "Loss 6.9 (7.0)", "loss: 6.9 (7.0)", "lr: 0.1", between tabs and blanks.
    void pairs(LineScan scan, std::int64_t step, std::vector<TaskValue> &out) const
    {
        while (!scan.atEnd()) {
            std::string_view name;
            double value = 0;
            scan.blanks();
            LineScan pair = scan;
            if (!pair.name(name, "_-@/")) {
                const auto next = scan.rest().find_first_of(" \t");
                scan = LineScan(next == std::string_view::npos ? std::string_view() : scan.rest().substr(next));
                continue;
            }
            scan = pair;
            (void)pair.literal(":");
            pair.blanks();
            if (!pair.number(value) || pair.rest().starts_with(':')) // "eta: 0:30:00"
                continue;
            scan = pair;
            if (const auto top = topName(name, true); !top.empty())
                addValue(out, std::string(top), value / 100, m_epoch, step);
            else if (isMetricWord(name) || name == "Loss")
                addValue(out, metricName(name), value, m_epoch, step);
        }
    }

    bool averages(std::string_view line, std::vector<TaskValue> &out) const
    {
        bool found = false;
        for (const std::string_view name : {"Acc@1", "Acc@5"}) {
            LineScan scan(line);
            double value = 0;
            if (!scan.behind(name))
                continue;
            scan.blanks();
            if (!scan.number(value))
                continue;
            addValue(out, std::string(topName(name, false)), value / 100, m_epoch, kNoStep, kWholeEpoch);
            found = true;
        }
        return found;
    }

    /// "Epoch [1/5], Step [100/600], Loss: 0.1234"; both count from 1.
    bool stepLine(std::string_view line, std::vector<TaskValue> &out)
    {
        LineScan scan(line);
        std::int64_t epoch = 0, epochs = 0, step = 0, steps = 0;
        double loss = 0;
        if (!scan.behind("Epoch [") || !scan.integer(epoch, kHighestEpoch) || !scan.literal("/") ||
            !scan.integer(epochs, kHighestEpoch) || !scan.literal("]") || epoch == 0)
            return false;
        if (scan.literal(", Step [") && (!scan.integer(step, kHighestStep / kHighestEpoch) || !scan.literal("/") ||
                                         !scan.integer(steps, kHighestStep / kHighestEpoch) || !scan.literal("]")))
            return false;
        if (!scan.literal(", Loss: ") || !scan.number(loss))
            return false;
        m_epoch = int(epoch - 1);
        addValue(out, std::string(metric::kTrainLoss), loss, m_epoch,
                 steps > 0 ? std::int64_t(m_epoch) * steps + step : kNoStep);
        return true;
    }

    /// "[1,  2000] loss: 2.173", "Test Accuracy of the model on the 10000 test images: 97.6 %",
    /// "Accuracy of the network on the 10000 test images: 55 %".
    bool tutorialLine(std::string_view line, std::vector<TaskValue> &out)
    {
        LineScan scan(line);
        std::int64_t epoch = 0, batch = 0;
        double value = 0;
        if (scan.literal("[") && scan.integer(epoch, kHighestEpoch) && scan.literal(",")) {
            scan.blanks();
            if (!scan.integer(batch, kHighestStep) || !scan.literal("] loss: ") || !scan.number(value) || epoch == 0)
                return false;
            m_epoch = int(epoch - 1);
            addValue(out, std::string(metric::kTrainLoss), value, m_epoch);
            return true;
        }
        scan = LineScan(line);
        if (!scan.behind("ccuracy of the ") || !scan.behind(" test images: ") || !scan.number(value))
            return false;
        scan.blanks();
        if (!scan.literal("%"))
            return false;
        addValue(out, std::string(metric::kValidationAccuracy), value / 100, m_epoch, kNoStep, kWholeEpoch);
        return true;
    }

    /// "Epoch 1" on its own line, "loss: 2.302 [   64/60000]", "Accuracy: 65.6%, Avg loss: 1.07".
    bool quickstartLine(std::string_view line, std::vector<TaskValue> &out)
    {
        LineScan scan(line);
        std::int64_t epoch = 0, done = 0;
        double value = 0, loss = 0;
        if (scan.literal("Epoch ") && scan.integer(epoch, kHighestEpoch) && scan.atEnd()) {
            m_epoch = m_base.fromOne(epoch);
            return true;
        }
        scan = LineScan(line);
        if (scan.literal("loss: ") && scan.number(value)) {
            scan.blanks();
            if (!scan.literal("["))
                return false;
            scan.blanks();
            if (!scan.integer(done, kHighestStep) || !scan.literal("/"))
                return false;
            addValue(out, std::string(metric::kTrainLoss), value, m_epoch);
            return true;
        }
        scan = LineScan(line);
        if (!scan.behind("Accuracy: ") || !scan.number(value) || !scan.literal("%, Avg loss: ") || !scan.number(loss))
            return false;
        addValue(out, std::string(metric::kValidationAccuracy), value / 100, m_epoch, kNoStep, kWholeEpoch);
        addValue(out, std::string(metric::kValidationLoss), loss, m_epoch, kNoStep, kWholeEpoch);
        return true;
    }

    EpochBase m_base;
    int m_epoch = 0;
};

} // namespace

std::unique_ptr<LogFormat> makePytorchFormat()
{
    return std::make_unique<PytorchFormat>();
}

} // namespace trainyard::jobs
