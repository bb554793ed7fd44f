#include "backend/cli/application.h"

#include <algorithm>
#include <exception>

#include <CLI/CLI.hpp>

#include "backend/cli/commands.h"
#include "backend/cli/commands/launch/checklist.h"
#include "backend/cli/context.h"
#include "backend/core/numbers.h"
#include "backend/core/version.h"

namespace trainyard::cli {

namespace {

/// Converts CLI11's message to one sentence that ends with a full stop.
std::string sentenceOf(const CLI::ParseError &error)
{
    std::string text = error.what();
    std::ranges::replace(text, '\n', ' ');
    while (!text.empty() && (text.back() == ' ' || text.back() == '.'))
        text.pop_back();
    return text + ".";
}

std::string fullName(const CLI::App *command)
{
    const CLI::App *parent = command->get_parent();
    return parent && parent->get_parent() ? fullName(parent) + " " + command->get_name() : command->get_name();
}

/// Returns the deepest command on the command line, for the help and for messages.
CLI::App *deepest(CLI::App &app)
{
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? &app : deepest(*chosen.front());
}

/// Accepts only decimal and finite numbers in the options of every command. CLI11 reads 010 as eight, 0x10 as sixteen,
/// and accepts nan and inf as amounts of money.
void readDecimally(CLI::App &app)
{
    for (CLI::Option *option : app.get_options()) {
        const std::string type = option->get_type_name();
        if (type.starts_with("INT") || type.starts_with("UINT")) {
            option->transform(CLI::Validator(
                [](std::string &text) {
                    const auto value = parseInteger(text);
                    if (!value)
                        return text + " is not a whole number in decimal digits";
                    text = std::to_string(*value);
                    return std::string();
                },
                std::string()));
        } else if (type.starts_with("FLOAT")) {
            option->transform(CLI::Validator(
                [](std::string &text) {
                    return parseNumber(text) ? std::string() : text + " is not a finite decimal number";
                },
                std::string()));
        }
    }
    for (CLI::App *command : app.get_subcommands([](const CLI::App *) { return true; }))
        readDecimally(*command);
}

void addGlobalOptions(CLI::App &app, GlobalOptions &globals)
{
    app.set_version_flag("--version", "trainyardctl " + std::string(version()));
    app.set_help_flag("-h,--help", "Show what a command does and its options");
    const char *group = "Options of every command";
    app.add_option("--profile", globals.profile, "Account: a profile of ~/.aws/config, or local")->group(group);
    app.add_option("--region", globals.region, "Region")->group(group);
    app.add_option("--endpoint-url", globals.endpointUrl, "An AWS-compatible endpoint instead of AWS")
        ->group(group)
        ->check(CLI::Validator(
            [](const std::string &url) {
                // An unset variable must not select AWS itself.
                return url.empty() ? std::string("it is empty: give a URL, or leave the option out for AWS itself")
                                   : std::string();
            },
            std::string()));
    app.add_option("--state-dir", globals.stateDir, "State folder (default: $XDG_STATE_HOME/trainyard)")->group(group);
    app.add_flag("--json", globals.json, "Print the result as JSON")->group(group);
    app.add_flag("-y,--yes", globals.yes, "Answer every confirmation with yes")->group(group);
}

/// In the order of the help.
void addAll(Commands &commands)
{
    addTour(commands);
    addAccount(commands);
    addAddress(commands);
    addPlan(commands);
    addEmr(commands);
    addStack(commands);
    addOffers(commands);
    addClusters(commands);
    addData(commands);
    addEfs(commands);
    addFiles(commands);
    addProvision(commands);
    addRun(commands);
    addRuns(commands);
    addCompare(commands);
    addQueue(commands);
    addSweep(commands);
    addNotify(commands);
    addLogs(commands);
    addReadmit(commands);
    addReplaceHead(commands);
    addTrust(commands);
    addPrepareData(commands);
    addWorkers(commands);
    addModel(commands);
    addTerminate(commands);
    addAdopt(commands);
    addLimits(commands);
    addChecklist(commands);
    addPower(commands);
    addSshCommands(commands);
    addHosts(commands);
    addTunnels(commands);
    addRecipes(commands);
    addSweepProcesses(commands);
    addDoctor(commands);
    addConfig(commands);
    addShell(commands);
    addLint(commands);
    addJournal(commands);
    addScript(commands);
}

} // namespace

CLI::App *Commands::add(const std::string &name, const std::string &description, CLI::App *parent)
{
    CLI::App *command = (parent ? parent : &m_app)->add_subcommand(name, description);
    command->fallthrough(); // accept global options after the command
    return command;
}

void Commands::onRun(CLI::App *command, Action action)
{
    command->callback([this, command, action = std::move(action)] {
        m_chosen = action;
        m_chosenName = fullName(command);
    });
}

void Commands::addCluster(CLI::App *command, std::string &name, const char *help)
{
    command->add_option("NAME", name, help)->required();
}

int runApplication(const std::vector<std::string> &arguments, std::stop_token stop)
{
    CLI::App app{"Launch training clusters, train on them, and leave nothing running.", "trainyardctl"};
    GlobalOptions globals;
    addGlobalOptions(app, globals);
    app.require_subcommand(1);

    Commands commands(app);
    addAll(commands);
    readDecimally(app);

    try {
        std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
        app.parse(reversed);
    } catch (const CLI::Success &success) {
        return app.exit(success); // --help and --version, on standard output
    } catch (const CLI::ParseError &error) {
        // A parse that failed early has not stored the flag yet.
        globals.json = std::ranges::find(arguments, "--json") != arguments.end();
        Context context(globals, stop);
        CLI::App *command = deepest(app);
        context.command = command == &app ? "" : fullName(command);
        return context.wrongUsage(sentenceOf(error));
    }

    Context context(globals, stop);
    context.command = commands.chosenName();
    try {
        const auto status = commands.chosen()(context);
        return status ? *status : context.failure(status.error());
    } catch (const std::exception &exception) {
        return context.failure({ErrorCode::Internal, "trainyardctl " + context.command, exception.what()});
    }
}

} // namespace trainyard::cli
