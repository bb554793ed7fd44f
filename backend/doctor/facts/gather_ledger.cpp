#include <algorithm>
#include <filesystem>
#include <fstream>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/doctor/facts/gather.h"
#include "backend/ledger/ledger.h"

namespace trainyard::doctor {
namespace {

constexpr std::size_t kMostEvents = 500, kMostLocalLogs = 32, kLocalTailBytes = 1u << 20;

} // namespace

std::string endOfFile(const std::filesystem::path &file, std::size_t bytes)
{
    std::ifstream in(file, std::ios::binary | std::ios::ate);
    if (!in)
        return {};
    const auto size = std::size_t(std::max<std::streamoff>(0, in.tellg()));
    const std::size_t from = size > bytes ? size - bytes : 0;
    in.seekg(std::streamoff(from));
    std::string text(size - from, '\0');
    in.read(text.data(), std::streamsize(text.size()));
    text.resize(std::size_t(std::max<std::streamsize>(0, in.gcount())));
    if (from > 0)
        text.erase(0, std::min(text.find('\n'), text.size() - 1) + 1);
    return text;
}

std::vector<LogText> localLogs(const std::filesystem::path &folder)
{
    std::vector<LogText> logs;
    std::error_code problem;
    for (const auto &entry : std::filesystem::directory_iterator(folder, problem)) {
        if (logs.size() == kMostLocalLogs)
            break;
        if (entry.path().extension() == ".log" && entry.is_regular_file(problem))
            logs.push_back({{}, entry.path().filename().string(), 1, endOfFile(entry.path(), kLocalTailBytes)});
    }
    std::ranges::sort(logs, {}, &LogText::name);
    return logs;
}

Result<LedgerFacts> gatherLedger(const cluster::CloudContext &cloud, const ClusterId &id)
{
    LedgerFacts facts;
    TY_ASSIGN(auto row, cloud.ledger->cluster(id));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value);
    facts.cluster = std::move(*row);
    TY_ASSIGN(facts.origin, cluster::originOf(*cloud.ledger, id));
    facts.plan = cluster::LaunchPlan::fromJson(facts.cluster.plan).value_or(cluster::LaunchPlan());
    TY_ASSIGN(const auto resources, cloud.ledger->resources(id, false));
    for (const ledger::Resource &resource : resources) {
        if (resource.isInstance())
            facts.machines.push_back(resource);
    }
    std::ranges::sort(facts.machines, [](const auto &a, const auto &b) { return cluster::nodeBefore(a.name, b.name); });
    TY_ASSIGN(facts.runs, cloud.ledger->runs(id));
    TY_ASSIGN(facts.events, cloud.ledger->events(id, {}, 0, 0));
    if (facts.events.size() > kMostEvents)
        facts.events.erase(facts.events.begin(), facts.events.end() - kMostEvents);
    if (const ledger::Run *run = facts.activeRun()) {
        TY_ASSIGN(auto rows, cloud.ledger->metrics(run->id));
        facts.metrics = std::move(rows.records);
        facts.stacks = storedStacks(cloud, run->id);
    }
    return facts;
}

std::vector<LogText> collectLogs(const cluster::CloudContext &cloud, const Facts &facts)
{
    std::vector<LogText> all;
    bool everyNode = facts.nodes && !facts.nodes->empty();
    if (facts.nodes) {
        for (const NodeFacts &node : *facts.nodes) {
            everyNode = everyNode && node.answered();
            for (LogText log : node.report.logs) {
                log.node = node.name;
                all.push_back(std::move(log));
            }
        }
    }
    if (facts.cloud)
        all.insert(all.end(), facts.cloud->remoteLogs.begin(), facts.cloud->remoteLogs.end());
    if (!everyNode && facts.ledger && !facts.ledger->runs.empty()) {
        auto copies = localLogs(cloud.runFolder(facts.ledger->runs.front().id) / "logs");
        std::ranges::move(copies, std::back_inserter(all));
    }
    return all;
}

LogFacts searchLogs(std::span<const LogText> logs, std::span<const LogRule> rules, std::size_t width,
                    std::stop_token stop)
{
    std::vector<const LogText *> list;
    for (const LogText &log : logs)
        list.push_back(&log);
    const auto results = parallelMap(list, width, stop, [&](const LogText *log, const std::stop_token &ended) {
        return ended.stop_requested() ? ScanResult{{}, false} : scanLog(*log, rules);
    });
    LogFacts facts;
    for (std::size_t i = 0; i < results.size(); ++i) {
        facts.matches.insert(facts.matches.end(), results[i].matches.begin(), results[i].matches.end());
        if (!results[i].complete)
            facts.notRead.push_back(list[i]->node + (list[i]->node.empty() ? "" : " ") + list[i]->name);
    }
    return facts;
}

} // namespace trainyard::doctor
