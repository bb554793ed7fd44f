#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"

namespace trainyard::jobs {

namespace {

using protocol::TaskValue;

/// The Dask example of "Distributed machine learning on AWS": "Done. Execution time =  12.3  s".
class DaskFormat final : public LogFormat {
public:
    bool parse(std::string_view line, std::vector<TaskValue> &out) override
    {
        LineScan scan(line);
        double seconds = 0;
        if (!scan.behind("Execution time ="))
            return false;
        scan.blanks();
        if (!scan.number(seconds))
            return false;
        addValue(out, "execution-seconds", seconds, 0);
        return true;
    }
};

} // namespace

std::unique_ptr<LogFormat> makeDaskFormat()
{
    return std::make_unique<DaskFormat>();
}

} // namespace trainyard::jobs
