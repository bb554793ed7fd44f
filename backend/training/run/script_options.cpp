#include "backend/training/run/script_options.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>

#include <unistd.h>

#include "backend/core/secret_mask.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/script_line.h"
#include "backend/training/run/code_pack_internal.h"

namespace trainyard::training {

namespace {

constexpr std::chrono::seconds kHelpTime{20};
constexpr std::size_t kLongestHelpOutput = 256 * 1024;

/// The line in which Python names the error.
std::string lastLineOf(std::string_view text)
{
    text = trimmed(text);
    return std::string(trimmed(text.substr(text.rfind('\n') + 1)).substr(0, 300)); // npos + 1 is 0
}

std::vector<std::string> ownEnvironment()
{
    std::vector<std::string> all;
    for (char **entry = ::environ; *entry; ++entry)
        all.emplace_back(*entry);
    return all;
}

} // namespace

std::vector<std::string> withoutCredentials(std::vector<std::string> environment)
{
    std::erase_if(environment, [](const std::string &line) {
        const std::string_view name = std::string_view(line).substr(0, line.find('='));
        return name.starts_with("AWS_") || name == "SSH_AUTH_SOCK" || isSecretName(name);
    });
    for (const char *line :
         {"AWS_CONFIG_FILE=/dev/null", "AWS_SHARED_CREDENTIALS_FILE=/dev/null", "AWS_EC2_METADATA_DISABLED=true"})
        environment.emplace_back(line);
    return environment;
}

Result<std::vector<jobs::ScriptOption>> scriptOptions(const protocol::JobSpec &job, const CallContext &context)
{
    TY_ASSIGN(const auto line, jobs::ScriptLine::read(job.type, job.task.command));
    std::vector<std::string> argv = line.script();
    const std::string name = argv.back();
    std::error_code none;
    // The interpreter may exist on the machines of the cluster only.
    if (argv.size() > 1 && argv.front().find('/') != std::string::npos && !std::filesystem::exists(argv.front(), none))
        argv.front() = "python3";
    const auto program = findProgram(argv.front());
    if (!program)
        return fail(ErrorCode::LocalCommandFailed, name, argv.front() + " was not found on this computer");
    argv.front() = *program;
    argv.emplace_back("--help");
    std::string folder;
    if (!job.task.code.empty()) {
        folder = absoluteCodeFolder(job.task.code).string();
        if (!std::filesystem::is_directory(folder, none))
            return fail(ErrorCode::NotFound, "code", "there is no folder " + folder);
    }
    const CallContext limited{context.deadline.earlier(Deadline::after(kHelpTime)), context.stop};
    const ProcessSpec help{
        .argv = argv, .environment = withoutCredentials(ownEnvironment()), .workingFolder = folder, .input = {}};
    TY_ASSIGN(const auto outcome, runProcess(help, limited, kLongestHelpOutput));
    auto options = jobs::optionsInHelp(outcome.out);
    if (options.empty())
        options = jobs::optionsInHelp(outcome.err); // some print it there
    if (!options.empty())
        return options;
    if (outcome.exitStatus != 0)
        return fail(ErrorCode::LocalCommandFailed, name, lastLineOf(outcome.err));
    return fail(ErrorCode::NotFound, name, "its --help lists no options");
}

} // namespace trainyard::training
