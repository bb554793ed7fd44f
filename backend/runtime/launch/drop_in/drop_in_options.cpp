#include "backend/runtime/launch/drop_in/drop_in_options.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/job/task_spec.h"

namespace trainyard::launch {

namespace {

struct LaunchPyOption {
    const char *name; ///< by which its values are found
    const char *spelling;
    bool hasValue = true;
};

/// --sync-dir is the spelling until March 2016; --p3 came in February 2020; the last ones are of Dynamic Training, and
/// --on-failure is ours.
constexpr LaunchPyOption kLaunchPy[] = {{"-n", "-n"},
                                        {"-n", "--num-workers"},
                                        {"-s", "-s"},
                                        {"-s", "--num-servers"},
                                        {"-H", "-H"},
                                        {"-H", "--hostfile"},
                                        {"--sync-dst-dir", "--sync-dst-dir"},
                                        {"--sync-dst-dir", "--sync-dir"},
                                        {"--launcher", "--launcher"},
                                        {"--launcher", "--cluster"},
                                        {"--env", "--env"},
                                        {"--env-server", "--env-server"},
                                        {"--env-worker", "--env-worker"},
                                        {"--p3", "--p3", false},
                                        {"--elastic-training-enabled", "--elastic-training-enabled"},
                                        {"--launch-worker", "--launch-worker"},
                                        {"--host", "--host"},
                                        {"--port", "--port"},
                                        {"--on-failure", "--on-failure"}};

using Values = std::vector<std::pair<std::string, std::string>>; ///< options by their name, in their order

/// \return the option with this spelling, or the only one that begins with it; null for others
const LaunchPyOption *optionOf(std::string_view word)
{
    const LaunchPyOption *found = nullptr;
    for (const LaunchPyOption &option : kLaunchPy) {
        if (word == option.spelling)
            return &option;
        if (!word.starts_with("--") || word.size() < 4 || !std::string_view(option.spelling).starts_with(word))
            continue;
        if (found && std::string_view(found->name) != option.name)
            return nullptr; // ambiguous
        found = &option;
    }
    return found;
}

/// Separates options from the command.
/// \return false if this is no command line of launch.py
bool scanArguments(const std::vector<std::string> &arguments, Values &values, std::vector<std::string> &command)
{
    std::size_t at = 0;
    for (; at < arguments.size() && arguments[at].size() > 1 && arguments[at].front() == '-'; ++at) {
        std::string word = arguments[at];
        if (word == "--") {
            ++at;
            break;
        }
        std::optional<std::string> attached; // "--env=A:1", "-n2"
        if (!word.starts_with("--") && word.size() > 2) {
            attached = word.substr(2);
            word.resize(2);
        } else if (const auto equals = word.find('='); equals != std::string::npos) {
            attached = word.substr(equals + 1);
            word.resize(equals);
        }
        const LaunchPyOption *option = optionOf(word);
        if (!option || (!option->hasValue && attached))
            return false;
        if (option->hasValue && !attached) {
            if (at + 1 == arguments.size())
                return false;
            attached = arguments[++at];
        }
        values.emplace_back(option->name, attached.value_or(""));
    }
    command.assign(arguments.begin() + std::ptrdiff_t(at), arguments.end());
    return !command.empty();
}

std::optional<std::string> lastOf(const Values &values, std::string_view name)
{
    std::optional<std::string> found;
    for (const auto &[option, value] : values) {
        if (option == name)
            found = value;
    }
    return found;
}

Result<int> numberOf(const Values &values, const char *name, int low, int high, int otherwise)
{
    const auto text = lastOf(values, name);
    if (!text)
        return otherwise;
    int value = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error != std::errc() || end != text->data() + text->size() || value < low || value > high)
        return fail(ErrorCode::InvalidArgument, name, fmt::format("\"{}\" is not in {} to {}", *text, low, high));
    return value;
}

/// NAME:VALUE sets a variable; NAME takes it from this process, where it has it.
Status addVariables(const Values &values, const char *name, const EnvironmentReader &environment,
                    DropInOptions::Variables &variables)
{
    for (const auto &[option, text] : values) {
        if (option != name)
            continue;
        if (protocol::isVariableName(text)) {
            if (const std::string value = environment(text.c_str()); !value.empty())
                variables[text] = value;
            continue;
        }
        auto variable = protocol::variableOf(text);
        if (!variable)
            return fail(ErrorCode::InvalidArgument, name, variable.error().detail);
        variables[variable->first] = variable->second;
    }
    return {};
}

Status readLauncher(const Values &values, const EnvironmentReader &environment, DropInOptions &options)
{
    using enum DropInOptions::Launcher;
    std::string usual = environment("DMLC_SUBMIT_CLUSTER");
    if (usual.empty())
        usual = "ssh";
    const std::string name = lastOf(values, "--launcher").value_or(usual);
    static constexpr std::pair<std::string_view, DropInOptions::Launcher> kNames[] = {
        {"ssh", Ssh}, {"local", Local}, {"mpi", Mpi}, {"sge", Sge}, {"slurm", Slurm}};
    const auto *const at =
        std::ranges::find(kNames, std::string_view(name), &std::pair<std::string_view, DropInOptions::Launcher>::first);
    if (name == "yarn")
        return fail(ErrorCode::Unsupported, "--launcher",
                    "a container of yarn has neither this folder nor the variables of a launch; on a cluster of "
                    "Trainyard, EMR's among them: trainyardctl run --launcher yarn");
    if (at == std::end(kNames))
        return fail(ErrorCode::InvalidArgument, "--launcher",
                    fmt::format("\"{}\" is none of ssh, local, mpi, sge, slurm", name));
    options.launcher = at->second;
    const bool needsHosts = at->second == Ssh || at->second == Mpi;
    if (options.newWorker.empty() && needsHosts == options.hostsFile.empty())
        return fail(ErrorCode::InvalidArgument, "--launcher",
                    needsHosts ? fmt::format("{} needs the hosts: give -H FILE, or --launcher local", name)
                               : fmt::format("{} takes no hosts file: only ssh and mpi do", name));
    if (!options.syncFolder.empty() && at->second != Ssh)
        return fail(ErrorCode::InvalidArgument, "--sync-dst-dir", "only the ssh launcher copies the current folder");
    return {};
}

/// A switch that the fork gives a word: it takes any word as true, even "False".
Result<bool> isOn(const Values &values, const char *name)
{
    const std::string word = lowered(lastOf(values, name).value_or(""));
    for (const char *off : {"", "false", "0", "no", "off", "none"}) {
        if (word == off)
            return false;
    }
    for (const char *on : {"true", "1", "yes", "on"}) {
        if (word == on)
            return true;
    }
    return fail(ErrorCode::InvalidArgument, name, fmt::format("\"{}\" is neither True nor False", word));
}

} // namespace

Result<std::optional<DropInOptions>> parseDropIn(const std::vector<std::string> &arguments,
                                                 const EnvironmentReader &environment)
{
    Values values;
    std::vector<std::string> command;
    if (!scanArguments(arguments, values, command))
        return std::nullopt;
    DropInOptions options;
    if (!lastOf(values, "-n"))
        return fail(ErrorCode::InvalidArgument, "-n", "is missing: the number of workers");
    TY_ASSIGN(options.workers, numberOf(values, "-n", 1, 4096, 1));
    TY_ASSIGN(options.servers, numberOf(values, "-s", 0, 4096, options.workers));
    options.hostsFile = lastOf(values, "-H").value_or("");
    options.syncFolder = lastOf(values, "--sync-dst-dir").value_or("");
    if (options.syncFolder == "None") // as callers of launch.py write it
        options.syncFolder.clear();
    TY_ASSIGN(options.elastic, isOn(values, "--elastic-training-enabled"));
    TY_ASSIGN(const bool launchesWorker, isOn(values, "--launch-worker"));
    if (launchesWorker) {
        options.newWorker = lastOf(values, "--host").value_or("");
        if (options.newWorker.empty() || options.newWorker.front() == '-')
            return fail(ErrorCode::InvalidArgument, "--host", "is missing: where the new worker starts");
    }
    TY_ASSIGN(options.newWorkerPort, numberOf(values, "--port", 1, 65'535, 22));
    TY_TRY(readLauncher(values, environment, options));
    if (options.servers == 0 && options.newWorker.empty())
        return fail(ErrorCode::Unsupported, "-s", "0 needs the tracker of Rabit, which Trainyard does not have");
    for (const char *name : {"OMP_NUM_THREADS", "KMP_AFFINITY", "LD_LIBRARY_PATH", "AWS_ACCESS_KEY_ID",
                             "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "DMLC_INTERFACE", "TRAINYARD_RUN"}) {
        if (const std::string value = environment(name); !value.empty())
            options.variables[name] = value;
    }
    if (lastOf(values, "--p3")) {
        options.variables["DMLC_PS_VAN_TYPE"] = "p3";
        options.variables["DMLC_PS_WATER_MARK"] = "10";
    }
    TY_TRY(addVariables(values, "--env", environment, options.variables));
    TY_TRY(addVariables(values, "--env-server", environment, options.serversOwn));
    TY_TRY(addVariables(values, "--env-worker", environment, options.workersOwn));
    const std::string failure = lastOf(values, "--on-failure").value_or("end");
    if (failure != "end" && failure != "shrink")
        return fail(ErrorCode::InvalidArgument, "--on-failure", fmt::format("\"{}\" is none of end, shrink", failure));
    options.shrink = failure == "shrink";
    if (command.size() == 1)
        options.command = command.front();
    for (std::size_t word = 0; command.size() > 1 && word < command.size(); ++word)
        options.command += (word > 0 ? " " : "") + shellQuote(command[word]);
    return options;
}

} // namespace trainyard::launch
