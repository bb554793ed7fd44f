#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/runs/budget_guard.h"
#include "backend/cli/context.h"
#include "backend/core/numbers.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/ssh/tunnel.h"
#include "backend/training/notebooks/dashboard.h"
#include "backend/training/notebooks/notebook.h"

namespace trainyard::cli {

namespace {

struct TunnelArguments {
    std::string cluster, node = "head", host;
    std::string port; ///< a number, or the name of a program whose page is wanted
    std::uint16_t localPort = 0;
    bool stop = false, noBrowser = false;
};

struct Place {
    cluster::CloudContext cloud;
    ClusterId id;
    ssh::Host host;
    std::filesystem::path folder; ///< of the cluster, on this computer
};

Result<Place> placeOf(Context &context, const TunnelArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(auto host, cluster::host(cloud, id, arguments.node));
    auto folder = cloud.clusterFolder(id);
    return Place{std::move(cloud), id, std::move(host), std::move(folder)};
}

/// The port of a page by the name of its program, else the number.
std::optional<std::uint16_t> portOf(const std::string &text)
{
    static const std::map<std::string, std::uint16_t> known = {
        {"jupyter", 8888}, {"dask", 8787}, {"tensorboard", 6006}, {"ray", 8265}, {"mlflow", 5000}};
    if (const auto at = known.find(text); at != known.end())
        return at->second;
    const auto number = parseInteger(text);
    return number && *number > 0 && *number <= UINT16_MAX ? std::optional(std::uint16_t(*number)) : std::nullopt;
}

/// Where the tunnel leads: the page of an active run of Dask or Ray has a port of its own, and the address of the head.
Result<training::DashboardAddress> targetOf(Context &context, const Place &place, const TunnelArguments &arguments)
{
    if (arguments.host.empty() && arguments.node == "head" && (arguments.port == "dask" || arguments.port == "ray")) {
        TY_ASSIGN(const auto page, training::dashboardOf(place.cloud, place.id, context.request()));
        if (page)
            return *page;
    }
    return training::DashboardAddress{arguments.host.empty() ? "127.0.0.1" : arguments.host,
                                      portOf(arguments.port).value()};
}

Result<int> tunnel(Context &context, const TunnelArguments &arguments)
{
    TY_ASSIGN(const auto place, placeOf(context, arguments));
    TY_ASSIGN(const auto target, targetOf(context, place, arguments));
    TY_ASSIGN(auto tunnel, ssh::Tunnel::listen(arguments.localPort));
    const std::string remote = fmt::format("{}:{}", target.host, target.port);
    bool isShown = false;
    const auto onChange = [&](const std::optional<Error> &lost) {
        if (lost)
            context.printMessage("trainyardctl: connecting again: " + lost->detail);
        else if (!std::exchange(isShown, true))
            context.print(
                {{"local", fmt::format("127.0.0.1:{}", tunnel.port())}, {"node", arguments.node}, {"remote", remote}},
                fmt::format("127.0.0.1:{} leads to {} of {} until Ctrl-C\n", tunnel.port(), remote, arguments.node));
    };
    const BudgetGuard guard(context, place.cloud);
    TY_TRY(tunnel.keepServing(place.host.target, target.host, target.port, std::chrono::minutes(10), onChange,
                              context.stop));
    return Done;
}

/// Starts the desktop's browser, if there is a desktop. It receives a file: the token stays out of its argument list.
bool openBrowser(const std::filesystem::path &page)
{
    const auto program = findProgram("xdg-open");
    return program && (std::getenv("DISPLAY") || std::getenv("WAYLAND_DISPLAY")) &&
           spawnDetached({{*program, page.string()}, {}, {}, {}}, "/dev/null");
}

Result<int> jupyter(Context &context, const TunnelArguments &arguments)
{
    TY_ASSIGN(const auto place, placeOf(context, arguments));
    if (arguments.stop) {
        TY_TRY(training::stopNotebook(place.host, context.request()));
        return context.print({{"node", arguments.node}, {"stopped", true}},
                             "Jupyter is not running on " + arguments.node + " any more\n");
    }
    const BudgetGuard guard(context, place.cloud);
    ProgressView view(stderr);
    training::NotebookOptions options;
    options.localPort = arguments.localPort;
    options.sink = view.sink();
    options.ready = [&](const std::filesystem::path &page, std::uint16_t port) {
        const bool isShown = !arguments.noBrowser && openBrowser(page);
        context.print({{"node", arguments.node}, {"port", port}, {"page", page.string()}, {"browser", isShown}},
                      isShown ? "Jupyter opens in the browser; Ctrl-C closes the way there\n"
                              : "Open file://" + page.string() + " in a browser; Ctrl-C closes the way there\n");
    };
    TY_TRY(training::openNotebook(place.host, place.folder, options, context.stop));
    return Done;
}

} // namespace

void addTunnels(Commands &commands)
{
    const auto port = CLI::Range(1, 65535);
    auto toPort = std::make_shared<TunnelArguments>();
    CLI::App *tunnelCommand =
        commands.add("tunnel", "Forward a port of this computer to a port of a node, until Ctrl-C");
    tunnelCommand->add_option("NAME", toPort->cluster, "Cluster")->required();
    tunnelCommand
        ->add_option("PORT", toPort->port,
                     "Port on the node, or dask, jupyter, mlflow, ray, tensorboard: their usual one; of an active run "
                     "of Dask or Ray its own")
        ->required()
        ->check([](const std::string &text) {
            return portOf(text) ? std::string()
                                : text + " is neither a port from 1 to 65535 nor a program whose port is known";
        });
    tunnelCommand->add_option("--node", toPort->node, "Node")->capture_default_str();
    tunnelCommand->add_option("--host", toPort->host, "Host, as seen from the node; without it the node itself");
    tunnelCommand->add_option("--local-port", toPort->localPort, "Port of this computer; any free one without it")
        ->check(port);
    commands.onRun(tunnelCommand, [toPort](Context &context) { return tunnel(context, *toPort); });

    auto notebook = std::make_shared<TunnelArguments>();
    CLI::App *jupyterCommand = commands.add("jupyter", "Open Jupyter of a node in the browser, until Ctrl-C");
    jupyterCommand->add_option("NAME", notebook->cluster, "Cluster")->required();
    jupyterCommand->add_option("NODE", notebook->node, "Node")->capture_default_str();
    jupyterCommand->add_option("--local-port", notebook->localPort, "Port of this computer; any free one without it")
        ->check(port);
    jupyterCommand->add_flag("--no-browser", notebook->noBrowser, "Only print which page to open");
    jupyterCommand->add_flag("--stop", notebook->stop, "Stop Jupyter there, with its kernels");
    commands.onRun(jupyterCommand, [notebook](Context &context) { return jupyter(context, *notebook); });
}

} // namespace trainyard::cli
