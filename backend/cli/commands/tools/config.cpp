#include <algorithm>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/automation/config_ini.h"
#include "backend/automation/shell_words.h"
#include "backend/aws/credentials/profile_files.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/tools/nested.h"
#include "backend/cli/context.h"
#include "backend/cluster/account/new_account.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using automation::ConfigIni;
using automation::ConfigVerb;
using nlohmann::json;

struct ConfigArguments {
    std::string file, verb, keepAs;
    bool distributed = false, keychain = false, print = false;
    std::vector<std::string> words;
};

Result<ConfigIni> readConfig(const std::string &file)
{
    TY_ASSIGN(const auto text, readFile(file, automation::IniFile::kLargest));
    TY_ASSIGN(auto config, automation::configIni(text, file));
    if (config.keyPath == "~" || config.keyPath.starts_with("~/"))
        config.keyPath = environment("HOME") + config.keyPath.substr(1);
    return config;
}

/// Moves the keys of a file into a profile, and rewrites the file.
/// \return the profile, and where its keys are
Result<std::pair<std::string, std::string>> importKeys(Context &context, const ConfigArguments &arguments,
                                                       const ConfigIni &config)
{
    cluster::NewAccount account;
    account.profile = arguments.keepAs.empty() ? "trainyard-" + config.clusterName() : arguments.keepAs;
    if (const auto problem = aws::profileNameProblem(account.profile); !problem.empty())
        return fail(ErrorCode::InvalidArgument, "--keep-as", problem);
    if (aws::profileSource(account.profile) != aws::ProfileSource::None) {
        TY_TRY(context.confirm("There is a profile " + account.profile + ". Replace how it gets its keys?"));
        account.replace = true;
    }
    account.region = context.globals.region.empty() ? config.region : context.globals.region;
    account.endpointUrl = context.globals.endpointUrl;
    account.keys.accessKeyId = config.accessKey;
    account.keys.secretKey = config.secretKey;
    account.keyStorage = arguments.keychain ? cluster::KeyStorage::Keychain : cluster::KeyStorage::CredentialsFile;
    account.stateFolder = stateFolder(context.globals.stateDir);
    TY_ASSIGN(const auto text, readFile(arguments.file, automation::IniFile::kLargest));
    TY_ASSIGN(const auto without, automation::withoutKeys(text, account.profile));
    TY_TRY(ensureFolder(account.stateFolder, 0700));
    TY_ASSIGN(const auto kept, cluster::addAccount(account, context.request()));
    TY_TRY(writeFileAtomically(arguments.file, without, 0600));
    return std::pair(account.profile, kept.where);
}

Result<int> importConfig(Context &context, const ConfigArguments &arguments)
{
    TY_ASSIGN(const auto config, readConfig(arguments.file));
    if (!config.hasKeys())
        return context.print({{"profile", config.profile}, {"imported", false}},
                             "The file contains no keys; nothing was changed.\n");
    TY_ASSIGN(const auto kept, importKeys(context, arguments, config));
    return context.print({{"profile", kept.first}, {"kept_in", kept.second}, {"imported", true}},
                         fmt::format("profile   {}\nkept in   {}\nThe keys are no longer in {}.\n", kept.first,
                                     kept.second, arguments.file));
}

/// The file beside the configuration, in which scripts of the original look for the machines.
std::filesystem::path publicIpFile(const ConfigArguments &arguments)
{
    return std::filesystem::path(arguments.file).parent_path() / "public_ip";
}

/// Writes the addresses of the workers. A file of another kind is not touched.
Status writePublicIps(const Context &context, const GlobalOptions &globals, const ConfigArguments &arguments,
                      const ConfigIni &config)
{
    const auto path = publicIpFile(arguments);
    std::error_code unknown;
    if (std::filesystem::exists(path, unknown)) {
        TY_ASSIGN(const auto before, readFile(path, 64u << 10));
        if (const auto known = automation::publicIps(before); !known)
            return fail(ErrorCode::AlreadyExists, path.string(),
                        "it was not rewritten, because it is not the list of addresses that it should be: " +
                            known.error().detail);
    }
    TY_ASSIGN(const auto cloud, openCloud(Context(globals, context.stop)));
    TY_ASSIGN(const auto snapshot, cluster::status(cloud, config.clusterName(), context.request()));
    std::vector<std::string> addresses;
    for (const auto &node : snapshot.nodes) {
        if (node.role == "worker" && !node.publicAddress.empty())
            addresses.push_back(node.publicAddress);
    }
    return writeFileAtomically(path, automation::publicIpText(addresses));
}

/// After a verb: the file lists the machines that there are, or is gone with them.
void updatePublicIps(const Context &context, const GlobalOptions &globals, const ConfigArguments &arguments,
                     const ConfigIni &config, ConfigVerb verb)
{
    if (verb == ConfigVerb::Run)
        return;
    if (verb == ConfigVerb::Terminate) { // these addresses belong to others now
        const auto path = publicIpFile(arguments);
        const auto before = readFile(path, 64u << 10);
        std::error_code ignored;
        if (before && automation::publicIps(*before))
            std::filesystem::remove(path, ignored);
        return;
    }
    if (const auto written = writePublicIps(context, globals, arguments, config); !written)
        context.printMessage("trainyardctl: public_ip was not written: " + wording::message(written.error()));
}

/// The line behind "--": one word is a line for the shell, several are a command.
std::string lineBehind(const std::vector<std::string> &words)
{
    return words.size() == 1 ? words.front() : automation::lineOf(words);
}

automation::ConfigRequest requestOf(const ConfigArguments &arguments, ConfigVerb verb)
{
    automation::ConfigRequest request{verb, arguments.distributed, {}, {}};
    if (verb == ConfigVerb::Run)
        request.command = lineBehind(arguments.words);
    else
        request.words = arguments.words;
    return request;
}

/// Consents to the move of keys that stand in the file in clear text, once.
Result<ConfigIni> withProfile(Context &context, const ConfigArguments &arguments, ConfigIni config)
{
    if (!config.hasKeys())
        return config;
    if (!context.globals.profile.empty()) {
        context.printMessage("trainyardctl: the keys in " + arguments.file +
                             " are not used, because --profile is given. Move them out of the file with: trainyardctl "
                             "config " +
                             arguments.file + " import");
        return config;
    }
    TY_TRY(context.confirm(arguments.file +
                           " contains access keys in clear text. Check them, move them to a profile of "
                           "~/.aws, and name that in the file?"));
    TY_TRY(importKeys(context, arguments, config));
    return readConfig(arguments.file);
}

Result<int> runConfig(Context &context, const ConfigArguments &arguments)
{
    if (arguments.verb == "import")
        return importConfig(context, arguments);
    const auto verb = automation::configVerb(arguments.verb);
    if (!verb)
        return context.wrongUsage("\"" + arguments.verb +
                                  "\" is none of import, launch, install-deps, run, status, terminate.");
    TY_ASSIGN(auto config, readConfig(arguments.file));
    TY_ASSIGN(const auto commands, automation::commandsOf(config, requestOf(arguments, *verb)));
    if (!arguments.print) {
        TY_ASSIGN(config, withProfile(context, arguments, std::move(config)));
    }
    GlobalOptions globals = context.globals;
    if (globals.profile.empty())
        globals.profile = config.profile;
    if (globals.region.empty())
        globals.region = config.region;
    for (const auto &words : commands) {
        context.printMessage("+ " + nestedLine(globals, words));
        if (arguments.print)
            continue;
        if (const int status = runNested(globals, words, context.stop); status != Done)
            return status;
    }
    if (!arguments.print)
        updatePublicIps(context, globals, arguments, config, *verb);
    return Done;
}

} // namespace

void addConfig(Commands &commands)
{
    auto arguments = std::make_shared<ConfigArguments>();
    CLI::App *command = commands.add(
        "config",
        "Carry out a config.ini of \"Distributed machine learning on AWS\": each verb is one of our commands");
    command->add_option("FILE", arguments->file, "The config.ini")->required()->check(CLI::ExistingFile);
    command
        ->add_option("VERB", arguments->verb,
                     "import (move its keys to a profile), launch, install-deps, run, status or terminate; or the "
                     "names of the original, such as LaunchInstances()")
        ->required();
    command->add_option("WORDS", arguments->words,
                        "After --: of run, the command in place of run_command; of install-deps, recipes; of the "
                        "others, further options of their command");
    command->add_flag("--distributed", arguments->distributed, "run: on all machines, not on the first one only");
    command->add_option("--keep-as", arguments->keepAs, "Name of the profile for the keys");
    command->add_flag("--keychain", arguments->keychain, "Keep the keys in the desktop's keychain");
    command->add_flag("--print", arguments->print, "Print the commands, and do nothing");
    commands.onRun(command, [arguments](Context &context) { return runConfig(context, *arguments); });
}

} // namespace trainyard::cli
