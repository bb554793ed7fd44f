#include "backend/services/data/live_packing.h"

#include <algorithm>
#include <thread>

#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/sets/pack_source.h"

namespace trainyard::services {

namespace {

Status packInto(const PackRequest &request, const ProgressSink &sink, std::stop_token stop)
{
    StepReporter step(sink, {.step = "pack", .title = "Packing " + request.from});
    step.begin();
    data::PackSource source;
    source.from = request.from;
    data::PackOptions options;
    options.output = request.output;
    options.shards = request.shards;
    options.resize = request.resize;
    options.quality = request.quality;
    options.threads = int(std::max(std::thread::hardware_concurrency(), 1U));
    const auto progress = [&step](std::size_t done, std::size_t total) {
        if (total > 0 && (done % 100 == 0 || done == total))
            step.progress(say("%1 of %2", done, total), double(done) / double(total));
    };
    const auto onlyFiles = []() -> Result<storage::StorageConfig> { return storage::StorageConfig(); };
    const auto report = data::packSource(source, options, onlyFiles, progress, stop);
    if (!report)
        return step.failed(report.error());
    step.done(report->files.size() == 1 ? say("%1 pictures, %2 in 1 file", report->records, formatBytes(report->bytes))
                                        : say("%1 pictures, %2 in %3 files", report->records,
                                              formatBytes(report->bytes), report->files.size()));
    return {};
}

} // namespace

LivePackService::LivePackService(Operations &operations, QObject *parent)
    : PackService(parent)
    , m_operations(operations)
{
}

OperationId LivePackService::pack(const PackRequest &request)
{
    return m_operations.start(
        "Packing " + request.from,
        [request](std::stop_token stop, const ProgressSink &sink) { return packInto(request, sink, stop); }, true);
}

} // namespace trainyard::services
