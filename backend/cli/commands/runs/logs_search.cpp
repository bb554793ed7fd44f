#include "backend/cli/commands/runs/logs_search.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/output/log_view.h"
#include "backend/core/secret_mask.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/training/logs/log_copies.h"

namespace trainyard::cli {

using training::CopiedLog;
using training::LogHit;

nlohmann::json logLineJson(const ledger::Run &run, const CopiedLog &log, std::optional<int> rank, std::string_view line)
{
    return {{"run", run.id.value},
            {"node", log.node},
            {"role", log.role},
            {"rank", orNull(rank)},
            {"text", maskSecrets(line)}};
}

std::string shownLogLine(const std::string &name, std::string_view line)
{
    return printable((name.empty() ? "" : name + " | ") + maskSecrets(line)) + "\n";
}

Result<int> printFoundLines(Context &context, const cluster::CloudContext &cloud, const ledger::Run &run,
                            const WorkerRanks &ranks, const training::LogQuery &query)
{
    training::LogSearchEnd end;
    TY_ASSIGN(const auto hits, training::searchLogs(training::logStore(cloud, run.id), ranks, query,
                                                    {Deadline::never(), context.stop}, &end));
    for (const LogHit &hit : hits) {
        if (context.globals.json) {
            nlohmann::json line = logLineJson(run, hit.log, hit.rank, hit.text);
            line["line"] = hit.line;
            line["time"] = orNull(hit.at);
            context.printLine(line);
        } else {
            context.printText(
                shownLogLine(fmt::format("{}:{}", training::nameOf(hit.log, hit.rank), hit.line), hit.text));
        }
    }
    if (!end.complete)
        context.printMessage(fmt::format("trainyardctl: the search ended after {} lines and {}; there may be more. "
                                         "Narrow it with --since, --node, --role or --rank.",
                                         hits.size(), formatBytes(end.bytes)));
    if (end.longLines > 0)
        context.printMessage(fmt::format("trainyardctl: of {} lines only the first {} were searched; a search without "
                                         "--regex reads them to their end.",
                                         end.longLines, formatBytes(training::kLongestMatchedLine)));
    return hits.empty() && end.complete ? Failed : Done;
}

Result<int> printMergedLines(Context &context, const cluster::CloudContext &cloud, const ledger::Run &run,
                             const WorkerRanks &ranks, const LogFilter &filter, const std::optional<Timestamp> &since)
{
    const auto store = training::logStore(cloud, run.id);
    const training::MergedLog merged(store, ranks, filter);
    TY_TRY(merged.read(
        [&](const training::MergedLog::Line &line) {
            if (since && (!line.at || *line.at < *since))
                return true;
            if (context.globals.json)
                context.printLine(logLineJson(run, line.log, line.rank, line.text));
            else
                context.printText(shownLogLine(training::nameOf(line.log, line.rank), line.text));
            return true;
        },
        {Deadline::never(), context.stop}));
    return Done;
}

} // namespace trainyard::cli
