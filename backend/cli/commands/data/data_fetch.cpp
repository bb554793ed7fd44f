// Public archives by their address.

#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands/data/data_commands.h"
#include "backend/cli/context.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/archive/unpack.h"
#include "backend/storage/http_fetch.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct FetchArguments {
    std::string url, folder = ".", sha256;
    bool unpacks = false;
    std::uint64_t mostGiB = 500;
};

Result<storage::WriteResult> fetch(const FetchArguments &arguments, const std::string &file, const ProgressSink &sink,
                                   const CallContext &context)
{
    StepReporter report(sink, {.step = "fetch", .title = "Fetching " + storage::fileNameIn(arguments.url)});
    report.begin();
    storage::FetchOptions options;
    options.sha256 = arguments.sha256;
    options.maxBytes = arguments.mostGiB << 30;
    std::uint64_t shown = 0;
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        if (done - shown < (4u << 20))
            return;
        shown = done;
        report.progress(total ? fmt::format("{} of {}", formatBytes(done), formatBytes(total)) : formatBytes(done),
                        total ? double(done) / double(total) : -1);
    };
    net::HttpClient http;
    return report.end(storage::fetchUrl(arguments.url, file, http, options, context));
}

Result<data::UnpackResult> unpackFile(const FetchArguments &arguments, const std::string &file,
                                      const ProgressSink &sink, const CallContext &context)
{
    StepReporter report(sink, {.step = "unpack", .title = "Unpacking"});
    report.begin();
    data::UnpackLimits limits;
    limits.bytes = arguments.mostGiB << 30;
    std::uint64_t shown = 0;
    return report.end(data::unpack(
        file, arguments.folder, limits,
        [&](std::uint64_t done) {
            if (done - shown < (16u << 20))
                return;
            shown = done;
            report.progress(formatBytes(done));
        },
        context));
}

Result<int> run(Context &context, const FetchArguments &arguments)
{
    const auto file = (std::filesystem::path(arguments.folder) / storage::fileNameIn(arguments.url)).string();
    const CallContext call{Deadline::after(std::chrono::hours(12)), context.stop};
    ProgressView view(stderr, context.globals.json);
    const auto sink = view.sink();
    const auto fetched = fetch(arguments, file, sink, call);
    if (!fetched) {
        view.close();
        return fail(fetched.error());
    }
    json result{{"file", file}, {"bytes", fetched->size}, {"sha256", fetched->sha256}, {"files", json::array()}};
    std::string text = fmt::format("{}, {}, SHA-256 {}\n", file, formatBytes(fetched->size), fetched->sha256);
    if (arguments.unpacks) {
        const auto unpacked = unpackFile(arguments, file, sink, call);
        view.close();
        if (!unpacked)
            return fail(unpacked.error());
        std::error_code ignored;
        std::filesystem::remove(file, ignored);
        result["files"] = unpacked->files;
        text = fmt::format("{} files, {} in {}; the archive had the SHA-256 {}\n", unpacked->files.size(),
                           formatBytes(unpacked->bytes), arguments.folder, fetched->sha256);
    }
    view.close();
    return context.print(result, text);
}

} // namespace

void addDataFetch(Commands &commands, CLI::App *data)
{
    auto arguments = std::make_shared<FetchArguments>();
    CLI::App *command = commands.add("fetch", "A public file or archive by its address, with a checksum", data);
    command->add_option("URL", arguments->url, "https://host/path/mnist.zip")->required();
    command->add_option("FOLDER", arguments->folder, "Folder of this computer")->capture_default_str();
    command->add_option("--sha256", arguments->sha256, "Expected checksum; another file is not kept");
    command->add_flag("--unpack", arguments->unpacks,
                      "Unpack tar, zip or a compressed file; links and names that leave the folder are refused");
    command->add_option("--max-gib", arguments->mostGiB, "Refuse more than this, packed and unpacked")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    commands.onRun(command, [=](Context &context) { return run(context, *arguments); });
}

} // namespace trainyard::cli
