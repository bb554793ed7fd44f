#include "backend/cli/commands/runs/system_metrics.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/core/encoding.h"
#include "backend/core/time/clock.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"
#include "backend/ledger/system_samples.h"
#include "backend/training/records/system_samples.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

using ledger::SampleProblem;
using ledger::StoredSample;
using nlohmann::json;
using protocol::GpuSample;

constexpr std::size_t kSamplesShown = 60;
constexpr std::chrono::seconds kSampleReadLimit{10};

struct Subject {
    std::optional<RunId> run;
    ClusterId cluster;
    training::SampleInterval interval;
    bool active = false; ///< its machines may have more
};

Result<Subject> subjectOf(const cluster::CloudContext &cloud, const std::string &name)
{
    Subject subject;
    const auto run = training::findRun(cloud, name);
    if (run) {
        subject.run = run->id;
        subject.cluster = run->cluster;
        subject.interval = training::sampleIntervalOf(*run);
    } else if (run.error().code == ErrorCode::NotFound) {
        const auto found = cluster::findCluster(cloud, name);
        if (!found && found.error().code == ErrorCode::NotFound)
            return fail(ErrorCode::NotFound, "metrics", "there is no run and no open cluster named " + name);
        TY_ASSIGN(subject.cluster, found);
        ledger::Run always; // active since 1970
        subject.interval = training::sampleIntervalOf(always);
    } else {
        return fail(run.error());
    }
    TY_ASSIGN(const auto row, cloud.ledger->cluster(subject.cluster));
    subject.active = row && !row->closed && (!run || !training::isOver(*run));
    return subject;
}

json sampleJson(const StoredSample &row)
{
    const auto &s = row.sample;
    json gpus = json::array();
    for (const GpuSample &gpu : s.gpus)
        gpus.push_back({{"percent", orNull(gpu.percent)},
                        {"memory_used", orNull(gpu.memoryUsed)},
                        {"memory_total", orNull(gpu.memoryTotal)},
                        {"celsius", orNull(gpu.celsius)}});
    return {{"t", s.t},
            {"machine", row.node},
            {"seconds", row.seconds},
            {"cores", s.cores},
            {"cpu_percent", orNull(s.processorPercent)},
            {"memory_used", orNull(s.memoryUsed)},
            {"memory_total", orNull(s.memoryTotal)},
            {"disk_read", orNull(s.diskRead)},
            {"disk_written", orNull(s.diskWritten)},
            {"disk_used", orNull(s.diskUsed)},
            {"disk_total", orNull(s.diskTotal)},
            {"net_received", orNull(s.networkReceived)},
            {"net_sent", orNull(s.networkSent)},
            {"gpus", std::move(gpus)}};
}

template <class T>
std::string csvNumber(const std::optional<T> &value)
{
    return value ? fmt::format("{:.1f}", double(*value)) : "";
}
std::string csvNumber(const std::optional<std::uint64_t> &value)
{
    return value ? std::to_string(*value) : "";
}

/// One line for each sample; four columns for each GPU of the machine that has most.
std::string samplesCsv(const std::vector<StoredSample> &rows)
{
    std::size_t gpus = 0;
    for (const StoredSample &row : rows)
        gpus = std::max(gpus, row.sample.gpus.size());
    std::string text = "time,machine,seconds,cores,cpu_percent,memory_used,memory_total,disk_read,disk_written,"
                       "disk_used,disk_total,net_received,net_sent";
    for (std::size_t i = 0; i < gpus; ++i)
        text += fmt::format(",gpu{0}_percent,gpu{0}_memory_used,gpu{0}_memory_total,gpu{0}_celsius", i);
    text += "\n";
    for (const StoredSample &row : rows) {
        const auto &s = row.sample;
        text += fmt::format("{:.3f},{},{},{},{},{},{},{},{},{},{},{},{}", s.t, csvCell(row.node), row.seconds, s.cores,
                            csvNumber(s.processorPercent), csvNumber(s.memoryUsed), csvNumber(s.memoryTotal),
                            csvNumber(s.diskRead), csvNumber(s.diskWritten), csvNumber(s.diskUsed),
                            csvNumber(s.diskTotal), csvNumber(s.networkReceived), csvNumber(s.networkSent));
        for (std::size_t i = 0; i < gpus; ++i) {
            const GpuSample gpu = i < s.gpus.size() ? s.gpus[i] : GpuSample();
            text += fmt::format(",{},{},{},{}", csvNumber(gpu.percent), csvNumber(gpu.memoryUsed),
                                csvNumber(gpu.memoryTotal), csvNumber(gpu.celsius));
        }
        text += "\n";
    }
    return text;
}

std::string percentCell(const std::optional<double> &value)
{
    return value ? fmt::format("{:.0f} %", *value) : "";
}

std::string bytesCell(const std::optional<std::uint64_t> &used, const std::optional<std::uint64_t> &total)
{
    if (!used)
        return "";
    return formatBytes(*used) + (total ? " of " + formatBytes(*total) : "");
}

std::string rateCell(const std::optional<double> &first, const std::optional<double> &second)
{
    const auto cell = [](const std::optional<double> &value) {
        return value ? fmt::format("{:.1f}", *value / 1e6) : std::string("-");
    };
    return first || second ? cell(first) + " / " + cell(second) : "";
}

/// "88 % 12.1 GB 64 °C" for each GPU.
std::string gpuCell(const std::vector<GpuSample> &gpus, const Terminal &terminal)
{
    std::string text;
    for (const GpuSample &gpu : gpus) {
        text += text.empty() ? "" : ", ";
        text += gpu.percent ? percentCell(gpu.percent) : "?";
        text += gpu.memoryUsed ? " " + formatBytes(*gpu.memoryUsed) : "";
        text += gpu.celsius ? fmt::format(" {:.0f} {}C", *gpu.celsius, terminal.unicode ? "\u00b0" : "") : "";
    }
    return text;
}

TerminalText sampleTable(const std::vector<StoredSample> &rows, const Terminal &terminal)
{
    Table table({{"TIME"},
                 {"MACHINE"},
                 {"CPU", Table::Align::Right},
                 {"MEMORY", Table::Align::Right},
                 {"DISK", Table::Align::Right},
                 {"R / W MB/S", Table::Align::Right},
                 {"NET IN / OUT MB/S", Table::Align::Right},
                 {"GPUS"}});
    const Timestamp now = SystemClock::instance().now();
    const std::size_t first = rows.size() - std::min(rows.size(), kSamplesShown);
    for (std::size_t i = first; i < rows.size(); ++i) {
        const auto &s = rows[i].sample;
        const Timestamp at{std::chrono::milliseconds(std::int64_t(s.t * 1000))};
        const auto second = std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count() % 60;
        table.add({toLocalTime(at, now) + fmt::format(":{:02}", second), rows[i].node, percentCell(s.processorPercent),
                   bytesCell(s.memoryUsed, s.memoryTotal), bytesCell(s.diskUsed, s.diskTotal),
                   rateCell(s.diskRead, s.diskWritten), rateCell(s.networkReceived, s.networkSent),
                   gpuCell(s.gpus, terminal)});
    }
    TerminalText text = table.text(terminal);
    if (first > 0)
        text += fmt::format("{} earlier samples are stored; --csv and --json show all of them.\n", first);
    return text;
}

/// One sentence for each reason why machines deliver nothing.
std::vector<std::string> sampleProblems(const std::vector<ledger::SampleSource> &sources)
{
    const std::pair<SampleProblem, const char *> reasons[] = {
        {SampleProblem::OlderAgent,
         "is older than this program and does not measure. Redeploy it with `trainyardctl provision`"},
        {SampleProblem::NotMeasuring, "has stored no measurements yet"},
        {SampleProblem::Unreachable, "does not respond; what it measured is read when it responds again"}};
    std::vector<std::string> sentences;
    for (const auto &[problem, words] : reasons) {
        std::string names;
        for (const ledger::SampleSource &source : sources) {
            if (source.problem == problem)
                names += (names.empty() ? "" : ", ") + source.node;
        }
        if (!names.empty())
            sentences.push_back(fmt::format("{}: the agent {}.", names, words));
    }
    return sentences;
}

} // namespace

Result<int> showSystemMetrics(Context &context, const std::string &name, bool csv)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const Subject subject, subjectOf(cloud, name));
    if (subject.active) {
        training::SampleCollector collector(cloud, subject.cluster);
        if (const auto read = collector.collect(kSampleReadLimit, context.stop); !read)
            context.printMessage("trainyardctl: the stored samples may be old: " + read.error().detail);
    }
    TY_ASSIGN(auto stored, cloud.ledger->samples(subject.cluster, subject.interval.from, subject.interval.to, {}));
    std::ranges::stable_sort(stored.rows, {}, [](const StoredSample &row) { return row.sample.t; });
    if (subject.active) {
        for (const std::string &sentence : sampleProblems(stored.sources))
            context.printMessage("trainyardctl: " + printable(sentence));
    }
    if (csv) {
        const std::string text = samplesCsv(stored.rows);
        return context.print(json(text), text);
    }
    json samples = json::array();
    for (const StoredSample &row : stored.rows)
        samples.push_back(sampleJson(row));
    json result{{"cluster", subject.cluster.value}, {"samples", std::move(samples)}};
    if (subject.run)
        result["run"] = subject.run->value;
    return context.print(result,
                         stored.rows.empty() ? "Nothing was measured yet.\n" : sampleTable(stored.rows, context.out));
}

} // namespace trainyard::cli
