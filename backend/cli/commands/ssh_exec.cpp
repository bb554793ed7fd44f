#include <cerrno>
#include <csignal>
#include <memory>
#include <mutex>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/ssh/command_journal.h"
#include "backend/ssh/session.h"
#include "backend/ssh/typed_command.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

Result<std::vector<ssh::Host>> hostsOf(Context &context, const std::string &name, const std::string &node)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, name));
    if (node.empty())
        return cluster::hosts(cloud, id);
    TY_ASSIGN(auto host, cluster::host(cloud, id, node));
    return std::vector{std::move(host)};
}

struct ExecArguments {
    std::string cluster, node;
    std::vector<std::string> command;
    int seconds = 600;
};

Result<int> exec(Context &context, const ExecArguments &arguments)
{
    TY_ASSIGN(const auto hosts, hostsOf(context, arguments.cluster, arguments.node));
    // One argument is a line for the shell; several are a command and its arguments.
    std::string line = arguments.command.front();
    if (arguments.command.size() > 1) {
        line.clear();
        for (const std::string &word : arguments.command)
            line += (line.empty() ? "" : " ") + shellQuote(word);
    }
    const ssh::TypedCommand typed = ssh::typedCommand(line);
    struct Answer {
        Status status;
        ssh::ExecOutcome outcome;
    };
    const auto answers =
        parallelMap(hosts, 16, context.stop, [&](const ssh::Host &host, std::stop_token stop) -> Answer {
            const Deadline deadline = Deadline::after(std::chrono::seconds(arguments.seconds));
            auto session = ssh::SshSession::open(host.target, {deadline, stop});
            if (!session)
                return {fail(session.error()), {}};
            ssh::ExecOptions options;
            options.stdinText = typed.stdinText;
            auto done = session->exec(typed.command, options, {deadline, stop});
            if (!done)
                return {fail(done.error()), {}};
            return {{}, std::move(*done)};
        });
    json list = json::array();
    int status = Done;
    std::string text;
    const auto prefixed = [](const std::string &name, std::string_view lines) {
        std::string result;
        for (std::string_view one; takeLine(lines, one);)
            result += printable(fmt::format("{} | {}\n", name, one));
        return result;
    };
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const std::string &node = (hosts)[i].name;
        const Answer &answer = answers[i];
        if (!answer.status) {
            list.push_back(
                {{"node", node},
                 {"error",
                  {{"code", toString(answer.status.error().code)}, {"detail", answer.status.error().detail}}}});
            status = context.globals.json ? wording::exitStatus(answer.status.error())
                                          : context.failure(answer.status.error());
            continue;
        }
        list.push_back({{"node", node},
                        {"status", answer.outcome.status},
                        {"out", answer.outcome.out},
                        {"err", answer.outcome.err}});
        text += prefixed(node, answer.outcome.out + answer.outcome.err);
        if (answer.outcome.status != 0) {
            text += fmt::format("{} | ended with status {}\n", node, answer.outcome.status);
            status = status == Done ? Failed : status;
        }
    }
    context.print({{"command", line}, {"nodes", list}}, text);
    return status;
}

struct SshArguments {
    std::string cluster, node = "head";
    bool print = false;
};

Result<int> openShell(Context &context, const SshArguments &arguments)
{
    TY_ASSIGN(const auto hosts, hostsOf(context, arguments.cluster, arguments.node));
    const ssh::Target &target = hosts.front().target;
    const auto words = ssh::sshArguments(target);
    if (arguments.print || context.globals.json) {
        const std::string line = ssh::sshCommandLine(target);
        return context.print({{"argv", words}, {"line", line}}, line + "\n");
    }
    const auto program = findProgram("ssh");
    if (!program)
        return fail(ErrorCode::LocalCommandFailed, "ssh", "there is no ssh on this computer; install openssh-client");
    std::vector<char *> argv;
    argv.reserve(words.size() + 1);
    for (const std::string &word : words)
        argv.push_back(const_cast<char *>(word.c_str()));
    argv.push_back(nullptr);
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
        ::signal(number, SIG_DFL);
    ::execv(program->c_str(), argv.data());
    return fail(systemError(errno, *program, "starting it"));
}

} // namespace

void addSshCommands(Commands &commands)
{
    auto execArguments = std::make_shared<ExecArguments>();
    CLI::App *execCommand = commands.add("exec", "Run a command on every node of a cluster");
    execCommand->add_option("NAME", execArguments->cluster, "Cluster")->required();
    execCommand->add_option("--node", execArguments->node, "Only on one node");
    execCommand->add_option("--timeout", execArguments->seconds, "Seconds")
        ->capture_default_str()
        ->check(CLI::Range(1, 86400));
    execCommand
        ->add_option("COMMAND", execArguments->command,
                     "After --: a line for the shell, or a command and its arguments")
        ->required();
    commands.onRun(execCommand, [execArguments](Context &context) { return exec(context, *execArguments); });

    auto sshArguments = std::make_shared<SshArguments>();
    CLI::App *sshCommand = commands.add("ssh", "Log in to a node with the system's ssh");
    sshCommand->add_option("NAME", sshArguments->cluster, "Cluster")->required();
    sshCommand->add_option("NODE", sshArguments->node, "Node")->capture_default_str();
    sshCommand->add_flag("--print", sshArguments->print, "Print the command line instead");
    commands.onRun(sshCommand, [sshArguments](Context &context) { return openShell(context, *sshArguments); });
}

} // namespace trainyard::cli
