#include "backend/cluster/stack/prepare/prepare_data.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/ids.h"
#include "backend/core/numbers.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/system/scratch_folder.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kLongestSource = 1024;
constexpr auto kCompile = 20s;

/// Characters that are the same in a Python string, a shell line and an address of S3.
bool isPlain(std::string_view text)
{
    return std::ranges::all_of(text, [](unsigned char c) {
        return std::isalnum(c) || c == '/' || c == '-' || c == '_' || c == '.' || c == '+' || c == '=' || c == ':';
    });
}

bool hasParentFolder(std::string_view path)
{
    return std::ranges::any_of(split(path, '/'), [](std::string_view part) { return part == ".."; });
}

} // namespace

Result<std::string> prepareScript(std::string_view name, std::string_view source)
{
    std::vector<std::string> names;
    for (const PrepareTemplate &one : prepareScriptTemplates()) {
        names.push_back(one.name);
        if (one.name != name)
            continue;
        std::string text = one.text;
        if (source.empty())
            return text;
        const bool isS3 = name.starts_with("s3-");
        const auto begin = text.find("\nSOURCE = \"");
        if (begin == std::string::npos || (!isS3 && name != "efs-copy"))
            return fail(ErrorCode::InvalidArgument, "prepare-data",
                        "the template " + one.name + " has a fixed source: leave --source out");
        if (isS3 ? !source.starts_with("s3://") || source.size() < 8 : source.starts_with('/'))
            return fail(ErrorCode::InvalidArgument, "prepare-data",
                        isS3 ? "the source must be a prefix of S3, such as s3://my-bucket/data"
                             : "the source must be a folder in the shared file system, without a leading '/'");
        if (source.size() > kLongestSource || !isPlain(source) || hasParentFolder(source))
            return fail(ErrorCode::InvalidArgument, "prepare-data",
                        "the source may have letters, digits and / - _ . + = : only, and no \"..\"");
        const auto from = text.find('"', begin) + 1;
        text.replace(from, text.find('"', from) - from, source);
        return text;
    }
    return fail(ErrorCode::NotFound, "prepare-data", fmt::format("the templates are {}", fmt::join(names, ", ")));
}

Status checkPrepareScript(std::string_view text, const CallContext &context)
{
    const auto refuse = [](std::string why) {
        return fail(ErrorCode::InvalidArgument, "prepare-data", std::move(why));
    };
    if (trimmed(text).empty())
        return refuse("the script is empty");
    if (text.size() > kLongestScript)
        return refuse("the script is longer than 1 MB");
    if (text.find('\0') != std::string_view::npos)
        return refuse("the script is not a text");
    const std::string begin = lowered(trimmed(text.substr(0, 512)));
    if (begin.starts_with("<!doctype") || begin.starts_with("<html") || begin.starts_with("404:"))
        return refuse("this is a page of a web server, not a script: the address that it came from is wrong");
    const auto python = findProgram("python3");
    if (!python)
        return fail(ErrorCode::Unsupported, "prepare-data",
                    "python3 is not installed on this computer, so the script cannot be checked");
    const ScratchFolder folder(std::filesystem::temp_directory_path() / newIdText("trainyard-script-"));
    TY_TRY(ensureFolder(folder.path(), 0700));
    const auto file = folder.path() / "prepare-data.py";
    TY_TRY(writeFileAtomically(file, text, 0600));
    ProcessSpec spec;
    spec.argv = {*python, "-I", "-m", "py_compile", file.string()};
    spec.workingFolder = folder.path().string();
    TY_ASSIGN(const auto done, runProcess(spec, {Deadline::after(kCompile).earlier(context.deadline), context.stop}));
    if (done.exitStatus == 0)
        return {};
    std::string message = done.err;
    for (std::size_t at; (at = message.find(file.string())) != std::string::npos;)
        message.replace(at, file.string().size(), "the script");
    return refuse("the script has an error: " + std::string(trimmed(message.substr(0, 2000))));
}

bool isNodeAddress(std::string_view text)
{
    const auto parts = split(text, '.');
    return parts.size() == 4 && std::ranges::all_of(parts, [](std::string_view part) {
               return !part.empty() && part.size() <= 3 &&
                      std::ranges::all_of(part, [](unsigned char c) { return c >= '0' && c <= '9'; }) &&
                      parseInteger(part).value_or(256) <= 255;
           });
}

std::string prepareMarker(const std::string &address)
{
    return std::string(kPrepareMarker) + "_" + address;
}

std::string prepareStatusFile(const std::string &address)
{
    return "prepare_data_status_" + address;
}

std::optional<int> prepareStatusFrom(std::string_view text)
{
    const auto value = parseInteger(trimmed(text));
    return value && *value >= 0 && *value <= 255 ? std::optional(int(*value)) : std::nullopt;
}

bool isPathBelow(std::string_view path, std::string_view folder)
{
    return path.size() > folder.size() + 1 && path.size() <= 255 && path.starts_with(folder) &&
           path[folder.size()] == '/' && isPlain(path) && !hasParentFolder(path) && !path.ends_with('/');
}

} // namespace trainyard::cluster
