#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/recipes/run_on_all.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/ssh/command_journal.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct ExecArguments {
    std::string cluster, hostsFile;
    std::vector<std::string> nodes, command;
    int seconds = 600, retries = 0;
};

/// One argument is a line for the shell; several are a command and its arguments.
std::string lineOf(const std::vector<std::string> &command)
{
    if (command.size() == 1)
        return command.front();
    std::string line;
    for (const std::string &word : command)
        line += (line.empty() ? "" : " ") + shellQuote(word);
    return line;
}

/// The machines of --node and --hosts; empty: all.
Result<std::vector<std::string>> nodesOf(const cluster::CloudContext &cloud, const ClusterId &id,
                                         const ExecArguments &arguments)
{
    std::vector<std::string> nodes = arguments.nodes;
    if (arguments.hostsFile.empty())
        return nodes;
    TY_ASSIGN(const auto text, readFile(arguments.hostsFile, 4u << 20));
    TY_ASSIGN(const auto machines, cluster::hosts(cloud, id));
    auto named = cluster::nodesInHostsFile(text, machines);
    if (!named)
        return fail(named.error().code, arguments.hostsFile, named.error().source + ": " + named.error().detail);
    if (named->empty())
        return fail(ErrorCode::InvalidArgument, arguments.hostsFile, "the file names no host");
    nodes.insert(nodes.end(), named->begin(), named->end());
    return nodes;
}

/// Runs the line, and again on the machines where it failed, as often as was requested.
Result<std::vector<cluster::NodeAnswer>> answersOf(Context &context, const cluster::CloudContext &cloud,
                                                   const ClusterId &id, const std::string &line,
                                                   const ExecArguments &arguments)
{
    const auto limit = std::chrono::seconds(arguments.seconds);
    TY_ASSIGN(const auto nodes, nodesOf(cloud, id, arguments));
    TY_ASSIGN(auto answers, cluster::runOnAll(cloud, id, line, nodes, {}, {Deadline::after(limit), context.stop}));
    for (int i = 0; i < arguments.retries && !context.stop.stop_requested(); ++i) {
        const auto failed = cluster::failedNodes(answers);
        if (failed.empty())
            break;
        context.printMessage(fmt::format("trainyardctl: again on {}", fmt::join(failed, ", ")));
        TY_ASSIGN(auto more, cluster::runOnAll(cloud, id, line, failed, {}, {Deadline::after(limit), context.stop}));
        for (auto &answer : more)
            *std::ranges::find(answers, answer.node, &cluster::NodeAnswer::node) = std::move(answer);
    }
    return answers;
}

Result<int> exec(Context &context, const ExecArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    const std::string line = lineOf(arguments.command);
    TY_ASSIGN(const auto answers, answersOf(context, cloud, id, line, arguments));
    json list = json::array();
    int status = Done;
    std::string text;
    const auto prefixed = [](const std::string &name, std::string_view lines) {
        std::string result;
        for (std::string_view one; takeLine(lines, one);)
            result += printable(fmt::format("{} | {}\n", name, one));
        return result;
    };
    for (const cluster::NodeAnswer &answer : answers) {
        const std::string &node = answer.node;
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
                        {"status", answer.exitStatus},
                        {"out", answer.out},
                        {"err", answer.err},
                        {"seconds", answer.seconds}});
        text += prefixed(node, answer.out + answer.err);
        if (answer.exitStatus != 0) {
            text += fmt::format("{} | ended with status {}\n", node, answer.exitStatus);
            status = status == Done ? Failed : status;
        }
    }
    context.print({{"command", line}, {"nodes", list}}, text);
    return status;
}

struct SshArguments {
    std::string cluster, node = "head";
    bool print = false, forwardAgent = false, forwardMyAgent = false;
};

Result<int> openShell(Context &context, const SshArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto host, cluster::host(cloud, id, arguments.node));
    const ssh::Target &target = host.target;
    const bool forwards = arguments.forwardAgent || arguments.forwardMyAgent;
    auto words = ssh::sshArguments(target, forwards ? ssh::AgentForwarding::On : ssh::AgentForwarding::Off);
    if (arguments.forwardMyAgent && !std::getenv("SSH_AUTH_SOCK"))
        return fail(ErrorCode::NotFound, "ssh-agent",
                    "no ssh-agent runs here (SSH_AUTH_SOCK is not set); --forward-agent starts one for this session");
    if (arguments.forwardAgent)
        words = ssh::withOwnAgent(target.keyFile, words);
    if (arguments.print || context.globals.json) {
        std::string line;
        for (const std::string &word : words)
            line += (line.empty() ? "" : " ") + shellQuote(word);
        return context.print({{"argv", words}, {"line", line}}, line + "\n");
    }
    const auto program = findProgram(words.front());
    if (!program)
        return fail(ErrorCode::LocalCommandFailed, words.front(),
                    "there is no " + words.front() + " on this computer; install openssh-client");
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
    CLI::App *execCommand = commands.add("exec", "Run a command on all nodes of a cluster, at the same time");
    execCommand->add_option("NAME", execArguments->cluster, "Cluster")->required();
    execCommand->add_option("--node", execArguments->nodes, "Only on this node; may be repeated")
        ->allow_extra_args(false);
    execCommand->add_option("--hosts", execArguments->hostsFile,
                            "Only on the hosts of a file: HOST, HOST slots=N or HOST:N, one a line");
    execCommand->add_option("--retries", execArguments->retries, "Repetitions on the nodes where it failed")
        ->capture_default_str()
        ->check(CLI::Range(0, 100));
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
    auto *own = sshCommand->add_flag("-A,--forward-agent", sshArguments->forwardAgent,
                                     "Let the node use an ssh-agent that holds the cluster's key alone, for old "
                                     "launchers; every root user there can use it meanwhile");
    sshCommand
        ->add_flag("--forward-my-agent", sshArguments->forwardMyAgent, "The same with your ssh-agent and all its keys")
        ->excludes(own);
    sshCommand->add_flag("--print", sshArguments->print, "Print the command line instead");
    commands.onRun(sshCommand, [sshArguments](Context &context) { return openShell(context, *sshArguments); });
}

} // namespace trainyard::cli
