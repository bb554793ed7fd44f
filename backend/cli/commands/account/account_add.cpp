#include <iostream>
#include <iterator>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/account/account_add.h"
#include "backend/cli/output/prompt_line.h"
#include "backend/cluster/account/new_account.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

constexpr std::size_t kLongestInput = 64 * 1024;

/// Reads keys from standard input, never from the command line, which all users of this computer can see.
Result<aws::Credentials> keysFromInput(const Context &context)
{
    if (!::isatty(STDIN_FILENO)) {
        std::string text(kLongestInput + 1, '\0');
        std::cin.read(text.data(), std::streamsize(text.size()));
        text.resize(std::size_t(std::cin.gcount()));
        return aws::readKeys(text);
    }
    std::string text;
    for (const auto &[question, isSecret] :
         {std::pair{"Access key ID: ", false}, std::pair{"Secret access key (not shown): ", true},
          std::pair{"Session token, where there is one (not shown): ", true}}) {
        TY_ASSIGN(const auto line, promptLine(question, isSecret, {Deadline::never(), context.stop}));
        text += line + "\n";
    }
    return aws::readKeys(text);
}

Result<int> addSignOn(Context &context, const AddOptions &options)
{
    const aws::ProfileEntry entry{options.name, context.globals.region, {}, false, options.signOn};
    TY_ASSIGN(const auto file, aws::saveProfile(entry));
    const auto login = "aws sso login --profile " + options.name;
    return context.print({{"profile", options.name}, {"kept_in", file.string()}, {"login", login}},
                         fmt::format("profile   {}\nkept in   {}\nlog in by {}\n", options.name, file.string(), login));
}

} // namespace

void addAddOptions(CLI::App *account, AddOptions &options)
{
    const char *group = "A profile of your own";
    account
        ->add_option("--add", options.name,
                     "Check an access key and keep it under this profile; the key is asked for, or read from standard "
                     "input in any form that AWS hands out")
        ->group(group);
    account
        ->add_option("--remove", options.remove,
                     "Take this profile out of ~/.aws/config and ~/.aws/credentials, and its keys out of the keychain")
        ->group(group);
    account->add_flag("--keychain", options.keychain, "Keep it in the desktop's keychain, not in ~/.aws/credentials")
        ->group(group);
    account->add_option("--sso-start-url", options.signOn.startUrl, "With --add: log in by single sign-on instead")
        ->group(group);
    account->add_option("--sso-region", options.signOn.region, "Region of single sign-on")->group(group);
    account->add_option("--sso-account-id", options.signOn.accountId, "Account")->group(group);
    account->add_option("--sso-role-name", options.signOn.roleName, "Role (permission set)")->group(group);
}

Result<int> addAccountProfile(Context &context, const AddOptions &options)
{
    if (const auto problem = aws::profileNameProblem(options.name); !problem.empty())
        return context.wrongUsage(problem + ".");
    cluster::NewAccount account;
    if (aws::profileSource(options.name) != aws::ProfileSource::None) {
        TY_TRY(context.confirm("There is a profile " + options.name + ". Replace how it gets its keys?"));
        account.replace = true;
    }
    if (!options.signOn.startUrl.empty())
        return addSignOn(context, options);
    account.profile = options.name;
    account.region = context.globals.region;
    account.endpointUrl = context.globals.endpointUrl;
    account.keyStorage = options.keychain ? cluster::KeyStorage::Keychain : cluster::KeyStorage::CredentialsFile;
    account.stateFolder = stateFolder(context.globals.stateDir);
    TY_ASSIGN(account.keys, keysFromInput(context));
    TY_TRY(ensureFolder(account.stateFolder, 0700));
    TY_ASSIGN(const auto kept, cluster::addAccount(account, context.request()));
    return context.print({{"profile", options.name},
                          {"account", kept.who.account},
                          {"arn", kept.who.arn},
                          {"user_id", kept.who.userId},
                          {"kept_in", kept.where}},
                         fmt::format("profile   {}\naccount   {}\nidentity  {}\nkept in   {}\n", options.name,
                                     kept.who.account, kept.who.arn, kept.where));
}

Result<int> removeAccountProfile(Context &context, const AddOptions &options)
{
    const auto source = aws::profileSource(options.remove);
    const bool hasKeys = source == aws::ProfileSource::Keys || source == aws::ProfileSource::Keychain;
    TY_TRY(context.confirm("Remove the profile " + options.remove + "?" +
                           (hasKeys ? " AWS does not show its secret key again." : "")));
    TY_ASSIGN(auto ledger, ledger::Ledger::open(stateFolder(context.globals.stateDir)));
    TY_ASSIGN(const auto changed, cluster::removeAccount(options.remove, ledger, context.request()));
    return context.print({{"profile", options.remove}, {"removed_from", changed}},
                         fmt::format("profile       {}\nremoved from  {}\n", options.remove, fmt::join(changed, ", ")));
}

} // namespace trainyard::cli
