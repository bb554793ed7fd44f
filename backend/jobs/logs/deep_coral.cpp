#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::jobs {

namespace {

namespace metric = protocol::metric;
using protocol::TaskValue;

/// DeepCoral of "Distributed machine learning on AWS": "Epoch: [ 1/20], cls_loss: 1.2, transfer_loss: 0.1, total_Loss:
/// 1.3, duration: 4.5, test_loss 0.9, test_acc: 61.25". Its epochs count from 1, its accuracy is in percent.
class DeepCoralFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        LineScan scan(line);
        double value = 0;
        if (scan.behind("Epoch: ["))
            return epochLine(scan, out);
        scan = LineScan(line);
        if (scan.behind("Transfer result: ") && scan.number(value)) {
            addValue(out, "transfer-result", value, m_epoch);
            return true;
        }
        scan = LineScan(line);
        if (scan.behind("Total time spend: ") && scan.number(value)) {
            addValue(out, "total-seconds", value, m_epoch);
            return true;
        }
        return false;
    }

private:
    bool epochLine(LineScan scan, std::vector<TaskValue> &out)
    {
        std::int64_t epoch = 0, epochs = 0;
        scan.blanks();
        if (!scan.integer(epoch, kHighestEpoch) || !scan.literal("/") || !scan.integer(epochs, kHighestEpoch) ||
            !scan.literal("], cls_loss: ") || epoch == 0)
            return false;
        double classes = 0, transfer = 0, total = 0, seconds = 0, loss = 0, accuracy = 0;
        if (!scan.number(classes) || !scan.literal(", transfer_loss: ") || !scan.number(transfer) ||
            !scan.literal(", total_Loss: ") || !scan.number(total) || !scan.literal(", duration: ") ||
            !scan.number(seconds))
            return false;
        m_epoch = epoch - 1;
        const auto add = [&](std::string_view name, double value) {
            addValue(out, std::string(name), value, m_epoch, kNoStep, kWholeEpoch);
        };
        add("cls_loss", classes);
        add("transfer_loss", transfer);
        add(metric::kTrainLoss, total);
        add(metric::kEpochSeconds, seconds);
        if (scan.literal(", test_loss ") && scan.number(loss) && scan.literal(", test_acc: ") &&
            scan.number(accuracy)) {
            add(metric::kValidationLoss, loss);
            add(metric::kValidationAccuracy, accuracy / 100);
        }
        return true;
    }

    std::int64_t m_epoch = 0;
};

} // namespace

std::unique_ptr<LogFormat> makeDeepCoralFormat()
{
    return std::make_unique<DeepCoralFormat>();
}

} // namespace trainyard::jobs
