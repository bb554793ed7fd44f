// Scripts of the user that read the data themselves: code for their iterators, and edits of their variables.

#include <filesystem>

#include <sys/stat.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/data/sets/data_facts.h"
#include "backend/data/tools/script_edit.h"
#include "backend/data/tools/snippet.h"
#include "backend/data/tools/tools_internal.h"
#include "backend/storage/sources.h"

namespace trainyard::data {
namespace {

constexpr auto kReadTime = std::chrono::seconds(120);
constexpr std::size_t kMostScriptBytes = 4u << 20;

struct SnippetArguments {
    std::string path, format = "auto";
    SnippetOptions options;
};

/// Nothing when the data has no such part.
Result<std::optional<SnippetPart>> partOf(const std::vector<storage::Entry> &entries, Format format, Split split,
                                          const std::string &source, const storage::StorageConfig &storage,
                                          const CallContext &context)
{
    FactsOptions options;
    options.format = format;
    options.part = split;
    TY_ASSIGN(const auto facts, readDataFacts(entries, source, options, storage, context));
    if (!facts)
        return std::optional<SnippetPart>();
    TY_ASSIGN(auto files, chooseFiles(entries, format, split, source));
    return std::optional(SnippetPart{std::move(files), facts->shape});
}

Result<ToolResult> snippet(const SnippetArguments &arguments, const ToolContext &context)
{
    TY_ASSIGN(const auto format, formatFromString(arguments.format));
    TY_ASSIGN(const auto storage, context.storage(namesS3(arguments.path)));
    const CallContext call{Deadline::after(kReadTime), context.stop};
    TY_ASSIGN(const auto entries, storage::expandSources(arguments.path, storage, call));
    TY_ASSIGN(const auto train, partOf(entries, format, Split::Train, arguments.path, storage, call));
    if (!train)
        return fail(ErrorCode::NotFound, arguments.path, "there are no files to train on");
    TY_ASSIGN(const auto validation, partOf(entries, format, Split::Validation, arguments.path, storage, call));
    TY_ASSIGN(const auto text, iteratorSnippet(*train, validation, arguments.options));
    return ToolResult{text, {{"data", arguments.path}, {"format", toString(train->files.format)}, {"python", text}}};
}

struct PatchArguments {
    std::string script;
    std::vector<std::string> values;
    bool writes = false;
};

Result<std::map<std::string, std::string>> valuesOf(const std::vector<std::string> &words)
{
    std::map<std::string, std::string> values;
    for (const auto &word : words) {
        const auto equals = word.find('=');
        if (equals == std::string::npos)
            return fail(ErrorCode::InvalidArgument, word,
                        "a variable and its value are wanted: data_dir=s3://bucket/set");
        values[word.substr(0, equals)] = word.substr(equals + 1);
    }
    return values;
}

/// Writes the script, and its first state beside it as SCRIPT.bak, which a second edit leaves as it is.
Status writeScript(const std::string &script, const std::string &before, const std::string &after)
{
    struct stat info {};
    if (::stat(script.c_str(), &info) != 0)
        return fail(systemError(errno, script, "reading"));
    const mode_t mode = info.st_mode & 0777u;
    const auto backup = script + ".bak";
    std::error_code ignored;
    if (!std::filesystem::exists(backup, ignored)) {
        TY_TRY(writeFileAtomically(backup, before, mode));
    }
    // A link keeps leading to the script.
    const auto target = std::filesystem::canonical(script, ignored);
    return writeFileAtomically(ignored ? std::filesystem::path(script) : target, after, mode);
}

Result<ToolResult> patch(const PatchArguments &arguments)
{
    TY_TRY(checkLocal(arguments.script));
    TY_ASSIGN(const auto values, valuesOf(arguments.values));
    TY_ASSIGN(const auto before, readFile(arguments.script, kMostScriptBytes));
    TY_ASSIGN(const auto edit, setVariables(before, values, arguments.script));
    const bool writes = arguments.writes && edit.changes > 0;
    if (writes) {
        TY_TRY(writeScript(arguments.script, before, edit.text));
    }
    const auto digest = sha256Hex(edit.text);
    const std::string end = edit.changes == 0 ? "The script has these values already.\n"
                            : writes ? "Written; the original is " + arguments.script + ".bak. SHA-256 " + digest + "\n"
                                     : "Nothing was written: repeat with --write.\n";
    return ToolResult{edit.diff + end,
                      {{"script", arguments.script},
                       {"changes", edit.changes},
                       {"diff", edit.diff},
                       {"written", writes},
                       {"sha256", digest}}};
}

} // namespace

RunTool declareSnippet(CLI::App &app)
{
    const auto arguments = std::make_shared<SnippetArguments>();
    app.add_option("DATA", arguments->path, "A file, folder, pattern or list, here or on s3://")->required();
    app.add_option("--data-format", arguments->format, "auto, idx, rec")->capture_default_str();
    app.add_option("--batch-size", arguments->options.batch, "Of each worker")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    app.add_option("--seed", arguments->options.seed, "Of the order of the samples")->capture_default_str();
    app.add_option("--label-name", arguments->options.labelName, "As the network names its labels")
        ->capture_default_str();
    return [arguments](const ToolContext &context) { return snippet(*arguments, context); };
}

RunTool declarePatch(CLI::App &app)
{
    const auto arguments = std::make_shared<PatchArguments>();
    app.add_option("SCRIPT", arguments->script, "A Python script of this computer")->required();
    app.add_option("--set", arguments->values, "VARIABLE=VALUE: data_dir=s3://bucket/set; several are possible")
        ->required()
        ->allow_extra_args(false);
    app.add_flag("--write", arguments->writes, "Write the script, and keep the original as SCRIPT.bak");
    return [arguments](const ToolContext &) { return patch(*arguments); };
}

} // namespace trainyard::data
