#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "backend/automation/config_ini.h"
#include "backend/core/encoding.h"
#include "backend/core/text.h"

namespace trainyard::automation {

namespace {

using Words = std::vector<std::string>;

/// Whether a type has processors of Arm: its family has a g behind the generation (c6g, g5g, im4gn).
bool isArm(std::string_view type)
{
    const std::string_view family = type.substr(0, type.find('.'));
    const auto digit = family.find_first_of("0123456789");
    return digit != std::string_view::npos && family.find('g', digit) != std::string_view::npos;
}

/// Whether a type of processors of Intel or AMD has GPUs of NVIDIA: p3, g5.
bool hasGpus(std::string_view type)
{
    return type.size() > 1 && (type.front() == 'p' || type.front() == 'g') && type[1] >= '0' && type[1] <= '9' &&
           !isArm(type);
}

/// An example of the original. Its folder had tasks of Fabric, which installed Docker and ran its image; the same are a
/// recipe and saved jobs here.
struct Example {
    std::string_view application, image, onOne, onAll;
};
constexpr auto kExamples = std::to_array<Example>(
    {{"cpu-example", "starlyxxx/dask-decision-tree-example", "docker-cpu-single", "docker-cpu-multi"},
     {"gpu-example", "starlyxxx/horovod-pytorch-cuda10.1-cudnn7", "docker-gpu-single", "docker-gpu-multi"}});

const Example *exampleOf(const ConfigIni &config)
{
    const auto *const found = std::ranges::find(kExamples, config.runtimeApplication, &Example::application);
    return found == kExamples.end() ? nullptr : found;
}

/// The folder on the machines into which a repository is cloned: the last part of its address.
/// \return empty if the address has none that is a plain name
std::string folderOf(std::string_view link)
{
    while (link.ends_with('/'))
        link.remove_suffix(1);
    if (link.ends_with(".git"))
        link.remove_suffix(4);
    const auto slash = link.find_last_of("/:");
    const std::string name(slash == std::string_view::npos ? link : link.substr(slash + 1));
    const bool plain = std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
               c == '-';
    });
    return plain && !name.empty() && name.front() != '.' && name.front() != '-' ? name : std::string();
}

Status checkLink(const ConfigIni &config)
{
    const std::string &link = config.gitLink;
    const bool known = link.starts_with("https://") || link.starts_with("http://") || link.starts_with("ssh://") ||
                       link.starts_with("git@");
    if (!known || folderOf(link).empty() || link.find_first_of(" \t") != std::string::npos)
        return fail(ErrorCode::InvalidArgument, "git_link",
                    fmt::format("\"{}\" is no address of a repository: https://, ssh:// or git@", link.substr(0, 128)));
    const auto user = link.find("://");
    if (const auto at = link.find('@'); user != std::string::npos && at != std::string::npos &&
                                        at < link.find('/', user + 3) && link.find(':', user + 3) < at)
        return fail(ErrorCode::InvalidArgument, "git_link",
                    "it contains a password, which every log and process list would show: use a deploy key, or a "
                    "repository without a password");
    return {};
}

Words launchWords(const ConfigIni &config)
{
    // Its machines are the workers; ours has a head beside them, which only coordinates.
    Words words{"launch",
                "--name=" + config.clusterName(),
                fmt::format("--workers={}", config.machines),
                "--instance-type=" + config.instanceType,
                std::string("--head-type=") + (isArm(config.instanceType) ? "t4g.small" : "t3.small"),
                "--public-address",
                "--key-file=" + config.keyPath,
                "--key-name=" + config.keyName};
    if (!config.image.empty())
        words.push_back("--image=" + config.image);
    else if (hasGpus(config.instanceType)) // the original's image, of 2021, is not there any more
        words.push_back("--image=deep-learning-ubuntu-22.04");
    if (!config.subnet.empty())
        words.push_back("--subnet=" + config.subnet);
    if (!config.securityGroup.empty())
        words.push_back("--security-group=" + config.securityGroup);
    return words;
}

/// A line for the shell of the machines that brings the repository up to date.
std::string cloneLine(const std::string &link, const std::string &folder)
{
    const std::string at = shellQuote(folder);
    return fmt::format("cd && {{ command -v git >/dev/null || sudo -n apt-get install -y git </dev/null || sudo -n dnf "
                       "install -y git </dev/null; }} && if test -d {0}/.git; then git -C {0} pull --ff-only; else git "
                       "clone --depth 1 -- {1} {0}; fi",
                       at, shellQuote(link));
}

/// On its workers: they are the machines of the file.
Words installWords(const Example &example, const std::string &name, const ConfigIni &config)
{
    Words words{"install-deps", name, "docker", "docker-pull",
                fmt::format("--set=docker-pull.images={}", example.image)};
    if (hasGpus(config.instanceType))
        words.emplace_back("--set=docker.gpus=1");
    for (int worker = 1; worker <= config.machines; ++worker)
        words.push_back(fmt::format("--node=worker-{}", worker));
    return words;
}

/// The working folder on the machines: of the application in the repository, where that has one.
std::string folderLine(const ConfigIni &config)
{
    const std::string repository = folderOf(config.gitLink);
    return repository.empty() ? "~" : "~/" + repository;
}

} // namespace

std::optional<ConfigVerb> configVerb(std::string_view text)
{
    static constexpr auto kVerbs =
        std::to_array<std::pair<std::string_view, ConfigVerb>>({{"launchinstances", ConfigVerb::Launch},
                                                                {"launch", ConfigVerb::Launch},
                                                                {"installdeps", ConfigVerb::InstallDeps},
                                                                {"install-deps", ConfigVerb::InstallDeps},
                                                                {"runsinglevmcomputing", ConfigVerb::Run},
                                                                {"run", ConfigVerb::Run},
                                                                {"checkstatus", ConfigVerb::Status},
                                                                {"status", ConfigVerb::Status},
                                                                {"terminateall", ConfigVerb::Terminate},
                                                                {"terminate", ConfigVerb::Terminate}});
    std::string word = lowered(trimmed(text));
    if (word.ends_with("()"))
        word.resize(word.size() - 2);
    const auto *const found = std::ranges::find(kVerbs, word, &std::pair<std::string_view, ConfigVerb>::first);
    return found == kVerbs.end() ? std::nullopt : std::optional(found->second);
}

Result<std::vector<Words>> commandsOf(const ConfigIni &config, const ConfigRequest &request)
{
    const std::string name = config.clusterName();
    std::vector<Words> commands;
    const auto add = [&](Words words) {
        words.insert(words.end(), request.words.begin(), request.words.end());
        commands.push_back(std::move(words));
    };
    switch (request.verb) {
    case ConfigVerb::Launch:
        add(launchWords(config));
        break;
    case ConfigVerb::Status:
        add({"status", name});
        break;
    case ConfigVerb::Terminate:
        add({"terminate", name});
        break;
    case ConfigVerb::InstallDeps: {
        const std::string &setup = request.command.empty() ? config.setupCommand : request.command;
        if (!request.words.empty())
            add({"install-deps", name});
        else if (const Example *example = exampleOf(config); example && setup.empty())
            commands.push_back(installWords(*example, name, config));
        if (!config.gitLink.empty()) {
            if (const auto checked = checkLink(config); !checked)
                return fail(checked.error());
            commands.push_back(
                {"exec", name, "--timeout=1800", "--", cloneLine(config.gitLink, folderOf(config.gitLink))});
        }
        if (!setup.empty())
            commands.push_back({"exec", name, "--timeout=7200", "--", "cd " + folderLine(config) + " && " + setup});
        if (commands.empty())
            return fail(ErrorCode::InvalidArgument, "install-deps",
                        "there is nothing to install: name recipes (trainyardctl recipes), or set git_link or "
                        "setup_command in [summary]");
        break;
    }
    case ConfigVerb::Run: {
        const std::string &line = request.command.empty() ? config.runCommand : request.command;
        const std::string nodes = request.distributed ? "--nodes=workers" : "--nodes=1";
        if (const Example *example = exampleOf(config); example && line.empty()) {
            add({"run", name, fmt::format("--job={}", request.distributed ? example->onAll : example->onOne), nodes,
                 "--follow"});
            break;
        }
        if (line.empty())
            return fail(ErrorCode::InvalidArgument, "run",
                        "what shall run? Give the line behind --, or as run_command in [summary]");
        // The first machine of the file is the first worker here.
        Words words{"run", name, "--type=command", nodes, "--folder=" + folderLine(config), "--follow"};
        words.insert(words.end(), request.words.begin(), request.words.end());
        words.insert(words.end(), {"--", line});
        commands.push_back(std::move(words));
        break;
    }
    }
    return commands;
}

} // namespace trainyard::automation
