// inspect, verify
#include <mutex>
#include <thread>

#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/sets/data_shares.h"
#include "backend/data/sets/verify.h"
#include "backend/data/tools/tools_internal.h"

namespace trainyard::data {

namespace {

using nlohmann::json;

constexpr std::size_t kShownClasses = 20;

struct InspectArguments {
    std::string path, format = "auto", part = "all";
    int threads = int(std::max(std::thread::hardware_concurrency(), 1U)), parts = 0;
    std::vector<int> raw;
};

void declareDatasetOptions(CLI::App &app, InspectArguments &arguments)
{
    app.add_option("DATA", arguments.path, "A file, folder or pattern, here or on s3://; several with `;` between them")
        ->required();
    app.add_option("--data-format", arguments.format, "auto, idx, cifar10, cifar100, rec")->capture_default_str();
    app.add_option("--part", arguments.part, "train, validation or all")
        ->capture_default_str()
        ->check(CLI::IsMember({"train", "validation", "all"}));
    app.add_option("--raw-shape", arguments.raw, "CHANNELS,HEIGHT,WIDTH of raw payloads")->delimiter(',')->expected(3);
    app.add_option("--threads", arguments.threads, "Decoding")->capture_default_str()->check(CLI::Range(1, 1024));
}

std::string shapesText(const DatasetSummary &set)
{
    const auto range = [](int low, int high) {
        return low == high ? fmt::format("{}", low) : fmt::format("{} to {}", low, high);
    };
    return fmt::format("{} x {} x {}", range(set.smallest.height, set.largest.height),
                       range(set.smallest.width, set.largest.width),
                       range(set.smallest.channels, set.largest.channels));
}

/// The byte ranges that each worker reads with MXNet's own iterators.
json partsOf(const std::vector<WorkerShare> &shares)
{
    json out = json::array();
    for (const WorkerShare &share : shares) {
        json ranges = json::array();
        for (const FileRange &range : share.ranges)
            ranges.push_back({{"uri", range.uri}, {"begin", range.begin}, {"end", range.end}});
        out.push_back({{"part", share.worker}, {"ranges", ranges}});
    }
    return out;
}

/// The share of each worker in an epoch with Trainyard's runtime.
json positionsOf(const std::vector<WorkerShare> &shares)
{
    json out = json::array();
    for (const WorkerShare &share : shares)
        out.push_back({{"worker", share.worker}, {"begin", share.begin}, {"end", share.end}});
    return out;
}

std::string partsText(const json &parts, const json &shares)
{
    std::string text = "MXNet's iterators:\n";
    for (const auto &part : parts)
        for (const auto &range : part["ranges"])
            text += fmt::format("part {}: bytes {} to {} of {}\n", part["part"].get<int>(),
                                range["begin"].get<std::uint64_t>(), range["end"].get<std::uint64_t>(),
                                range["uri"].get<std::string>());
    text += "Trainyard's workers, of the order of samples, which every epoch shuffles again (each step divides its "
            "part so):\n";
    for (const auto &share : shares)
        text += fmt::format("worker {}: {} pictures, positions {} to {}\n", share["worker"].get<int>(),
                            share["end"].get<std::int64_t>() - share["begin"].get<std::int64_t>(),
                            share["begin"].get<std::int64_t>(), share["end"].get<std::int64_t>());
    return text;
}

std::string summaryText(const DatasetSummary &set, bool decoded)
{
    std::string text;
    std::uint64_t bytes = 0;
    for (const auto &file : set.files) {
        text += fmt::format("{:>10}  {}\n", formatBytes(file.size), file.uri);
        bytes += file.size;
    }
    text += fmt::format("{} pictures in {} file(s), {}, format {}", set.pictures, set.files.size(), formatBytes(bytes),
                        toString(set.format));
    if (decoded && set.pictures > 0)
        text += ", height x width x channels " + shapesText(set);
    text += fmt::format("\n{} classes", set.labels.size());
    std::size_t shown = 0;
    for (const auto &[label, count] : set.labels)
        if (shown++ < kShownClasses)
            text += fmt::format("{} {}: {}", shown == 1 ? ":" : ",", label, count);
    return text + (shown > kShownClasses ? ", and further ones\n" : "\n");
}

json summaryJson(const DatasetSummary &set)
{
    json files = json::array(), labels = json::object(), findings = json::array();
    for (const auto &file : set.files)
        files.push_back({{"uri", file.uri}, {"bytes", file.size}});
    for (const auto &[label, count] : set.labels)
        labels[std::to_string(label)] = count;
    for (const Finding &finding : set.findings)
        findings.push_back({{"where", finding.where}, {"what", finding.what}});
    return {{"format", toString(set.format)}, {"files", files},
            {"pictures", set.pictures},       {"labels", labels},
            {"findings", findings},           {"findings_in_all", set.totalFindings}};
}

std::string findingsText(const DatasetSummary &set)
{
    std::string text;
    for (const Finding &finding : set.findings)
        text += fmt::format("{}: {}\n", finding.where, finding.what);
    if (set.totalFindings > std::int64_t(set.findings.size()))
        text += fmt::format("and {} further findings\n", set.totalFindings - std::int64_t(set.findings.size()));
    return text;
}

Result<DatasetSummary> inspect(const InspectArguments &arguments, bool decode, const char *title,
                               const ToolContext &context)
{
    VerifyOptions options;
    options.decode = decode;
    TY_ASSIGN(options.open.format, formatFromString(arguments.format));
    TY_ASSIGN(const auto storage, context.storage(namesS3(arguments.path)));
    options.open.threads = arguments.threads;
    if (arguments.part != "all")
        options.open.part = arguments.part == "train" ? Split::Train : Split::Validation;
    if (arguments.raw.size() == 3)
        options.open.raw = {arguments.raw[1], arguments.raw[2], arguments.raw[0]};
    ToolStep step(context, decode ? "verify" : "inspect", title + arguments.path);
    std::mutex progressMutex;
    const auto progress = [&](std::int64_t done, std::int64_t total) {
        // A slow terminal keeps no reader waiting: the next call reports for all.
        if (const std::unique_lock lock(progressMutex, std::try_to_lock); lock)
            step.progress(done, total);
    };
    return step.end(verifyDataset(arguments.path, options, storage, progress, context.stop));
}

} // namespace

RunTool declareInspect(CLI::App &app)
{
    const auto arguments = std::make_shared<InspectArguments>();
    declareDatasetOptions(app, *arguments);
    app.add_option("--parts", arguments->parts, "Also show which part each of so many workers reads")
        ->check(CLI::Range(1, 4096));
    return [arguments](const ToolContext &context) -> Result<ToolResult> {
        TY_ASSIGN(const auto set, inspect(*arguments, false, "Looking at ", context));
        ToolResult answer{summaryText(set, set.format != Format::Record), summaryJson(set)};
        if (arguments->parts > 0) {
            const auto shares = workerShares(set.files, set.pictures, arguments->parts);
            answer.value["parts"] = partsOf(shares);
            answer.value["shares"] = positionsOf(shares);
            answer.text += partsText(answer.value["parts"], answer.value["shares"]);
        }
        answer.text += findingsText(set);
        answer.good = set.totalFindings == 0;
        return answer;
    };
}

RunTool declareVerify(CLI::App &app)
{
    const auto arguments = std::make_shared<InspectArguments>();
    declareDatasetOptions(app, *arguments);
    return [arguments](const ToolContext &context) -> Result<ToolResult> {
        TY_ASSIGN(const auto set, inspect(*arguments, true, "Verifying ", context));
        const bool good = set.totalFindings == 0;
        const std::string end = good ? "nothing wrong was found\n" : fmt::format("{} finding(s)\n", set.totalFindings);
        return ToolResult{findingsText(set) + summaryText(set, true) + end, summaryJson(set), good};
    };
}

} // namespace trainyard::data
