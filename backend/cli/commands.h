#pragma once

#include <functional>
#include <string>

#include "backend/core/result.h"

namespace CLI {
class App;
}

namespace trainyard::cli {

class Context;

/// The function that a parsed command line runs.
/// \return its exit status, or the error that ends it
using Action = std::function<Result<int>(Context &)>;

/// The commands of the program. Each add… function declares the options of its commands and the actions that they run.
class Commands {
public:
    explicit Commands(CLI::App &app)
        : m_app(app)
    {
    }
    /// Adds a command to the program, or to another command ("data" has "put").
    CLI::App *add(const std::string &name, const std::string &description, CLI::App *parent = nullptr);
    void onRun(CLI::App *, Action);
    /// Adds the required argument NAME of a command for one cluster.
    static void addCluster(CLI::App *command, std::string &name, const char *help = "Cluster");
    const Action &chosen() const { return m_chosen; }
    const std::string &chosenName() const { return m_chosenName; }

private:
    CLI::App &m_app;
    Action m_chosen;
    std::string m_chosenName;
};

void addTour(Commands &);
void addAccount(Commands &);
void addAddress(Commands &);
void addPlan(Commands &);        ///< plan, launch
void addEmr(Commands &);         ///< emr create, releases, logs, steps, add-step
void addStack(Commands &);       ///< stack create, attach, ls, events, check
void addOffers(Commands &);      ///< images, types, templates, reservations
void addClusters(Commands &);    ///< clusters, status
void addData(Commands &);        ///< data put, get, ls, rm, and the tools of backend/data
void addEfs(Commands &);         ///< efs create, ls, mount, rm
void addFiles(Commands &);       ///< files ls, get, put, rm
void addProvision(Commands &);   ///< provision, scale
void addRun(Commands &);         ///< run
void addRuns(Commands &);        ///< runs, metrics
void addCompare(Commands &);     ///< compare, report
void addLogs(Commands &);        ///< logs
void addReadmit(Commands &);     ///< readmit
void addReplaceHead(Commands &); ///< replace-head
void addTrust(Commands &);       ///< trust
void addModel(Commands &);       ///< model ls, get, export
void addPrepareData(Commands &); ///< prepare-data
void addWorkers(Commands &);     ///< add, remove
void addTerminate(Commands &);
void addAdopt(Commands &);
void addPower(Commands &);          ///< stop, start, reboot, resize
void addLimits(Commands &);         ///< limits, costs
void addSshCommands(Commands &);    ///< exec, ssh
void addHosts(Commands &);          ///< hosts
void addTunnels(Commands &);        ///< tunnel, jupyter
void addDoctor(Commands &);         ///< doctor
void addRecipes(Commands &);        ///< recipes, install-deps, mesh, bake
void addQueue(Commands &);          ///< queue add, ls, rm, run
void addSweep(Commands &);          ///< sweep
void addSweepProcesses(Commands &); ///< lingering
void addConfig(Commands &);         ///< config FILE launch, install-deps, run, status, terminate
void addShell(Commands &);          ///< shell
void addLint(Commands &);           ///< lint, export
void addJournal(Commands &);        ///< journal
void addScript(Commands &);         ///< script
void addNotify(Commands &);         ///< notify

} // namespace trainyard::cli
