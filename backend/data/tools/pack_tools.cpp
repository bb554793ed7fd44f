// list, pack, index
#include <filesystem>
#include <thread>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/sets/pack_source.h"
#include "backend/data/tools/tools_internal.h"

namespace trainyard::data {

namespace {

namespace fs = std::filesystem;

int processors()
{
    return int(std::max(std::thread::hardware_concurrency(), 1U));
}

struct PackArguments {
    PackSource source;
    std::string to, format = "auto", encoding = "jpeg";
    PackOptions pack;
};

Result<PackReport> packAnything(const PackArguments &arguments, const ToolContext &context,
                                const PackProgress &progress)
{
    PackOptions options = arguments.pack;
    options.output = arguments.to;
    TY_ASSIGN(options.encoding, imageEncodingFromString(arguments.encoding));
    PackSource source = arguments.source;
    TY_ASSIGN(source.format, formatFromString(arguments.format));
    return packSource(
        source, options, [&] { return context.storage(namesS3(source.from)); }, progress, context.stop);
}

} // namespace

RunTool declarePack(CLI::App &app)
{
    const auto arguments = std::make_shared<PackArguments>();
    arguments->pack.threads = processors();
    app.add_option("FROM", arguments->source.from, "A .lst file, a folder of classes, or a data set (IDX, CIFAR, .rec)")
        ->required();
    app.add_option("TO", arguments->to, "NAME.rec; NAME.idx is written beside it")->required();
    app.add_option("--root", arguments->source.root, "Folder of the paths in a .lst file; default: its own");
    app.add_option("--encoding", arguments->encoding, "jpeg, png, raw, or same (files as they are)")
        ->capture_default_str();
    app.add_option("--quality", arguments->pack.quality, "Of JPEG")->capture_default_str()->check(CLI::Range(1, 100));
    app.add_option("--resize", arguments->pack.resize, "Pixels of the shorter side; 0: as they are")
        ->check(CLI::Range(0, 16384));
    app.add_option("--shards", arguments->pack.shards, "Cut into so many files")->check(CLI::Range(1, 9999));
    app.add_option("--data-format", arguments->format, "Of a data set: auto, idx, cifar10, cifar100, rec");
    app.add_flag("--in-order", arguments->source.inOrder, "A folder by name, not shuffled");
    app.add_option("--seed", arguments->source.seed, "Of the order")->capture_default_str();
    app.add_option("--threads", arguments->pack.threads, "Encoding")->capture_default_str()->check(CLI::Range(1, 1024));
    return [arguments](const ToolContext &context) -> Result<ToolResult> {
        TY_TRY(checkLocal(arguments->to));
        ToolStep step(context, "pack", "Packing " + arguments->source.from);
        const auto progress = [&](std::size_t done, std::size_t total) { step.progress(done, total); };
        TY_ASSIGN(const auto report, step.end(packAnything(*arguments, context, progress)));
        return ToolResult{fmt::format("{} pictures, {} in {} file(s): {}\n", report.records, formatBytes(report.bytes),
                                      report.files.size(), arguments->to),
                          {{"files", pathList(report.files)}, {"records", report.records}, {"bytes", report.bytes}}};
    };
}

RunTool declareList(CLI::App &app)
{
    struct Arguments {
        std::string folder, to;
        bool inOrder = false;
        std::uint64_t seed = 1;
    };
    const auto arguments = std::make_shared<Arguments>();
    app.add_option("FOLDER", arguments->folder, "One folder for each class, with .jpg, .jpeg and .png files")
        ->required();
    app.add_option("TO", arguments->to, "NAME.lst")->required();
    app.add_flag("--in-order", arguments->inOrder, "By name, not shuffled");
    app.add_option("--seed", arguments->seed, "Of the order")->capture_default_str();
    return [arguments](const ToolContext &) -> Result<ToolResult> {
        TY_TRY(checkLocal(arguments->to));
        TY_ASSIGN(const auto list, listImages(arguments->folder, !arguments->inOrder, arguments->seed));
        TY_TRY(writeFileAtomically(arguments->to, imageListText(list.entries)));
        return ToolResult{
            fmt::format("{} pictures of {} classes in {}\n", list.entries.size(), list.classes.size(), arguments->to),
            {{"file", arguments->to}, {"pictures", list.entries.size()}, {"classes", list.classes}}};
    };
}

RunTool declareIndex(CLI::App &app)
{
    const auto file = std::make_shared<std::string>();
    app.add_option("FILE", *file, "NAME.rec")->required();
    return [file](const ToolContext &context) -> Result<ToolResult> {
        TY_TRY(checkLocal(*file));
        TY_ASSIGN(const auto records, writeRecordIndex(*file, processors(), context.stop));
        const std::string index = fs::path(*file).replace_extension(".idx").string();
        return ToolResult{fmt::format("{} records in {}\n", records, index), {{"file", index}, {"records", records}}};
    };
}

} // namespace trainyard::data
