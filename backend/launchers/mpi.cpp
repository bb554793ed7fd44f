#include <algorithm>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/launchers/launchers_internal.h"

namespace trainyard::launchers {

namespace {

/// Open MPI: mpirun starts the workers by ssh. The workers are no MPI programs; those of the user may be.
class MpiLauncher final : public Launcher {
public:
    protocol::Launcher id() const override { return protocol::Launcher::Mpi; }
    std::string_view program() const override { return "mpirun"; }
    Result<LaunchPlan> plan(const LaunchRequest &request) const override
    {
        TY_ASSIGN(const auto machines, checkedMachines(request));
        const int each = std::max(request.job.workersPerMachine, 1);
        LaunchPlan plan;
        for (const jobs::Machine &machine : machines)
            plan.files["hosts"] += fmt::format("{} slots={}\n", machine.address, each);
        auto &words = plan.start;
        words = {"mpirun",
                 "--hostfile",
                 request.runFolder + "/hosts",
                 "-np",
                 std::to_string(request.job.workers),
                 "--map-by",
                 "slot",
                 "--mca",
                 "plm_rsh_args",
                 sshOptions(request)};
        if (request.loopback) { // Open MPI leaves the loopback network out by default
            for (const char *word :
                 {"--mca", "btl_tcp_if_include", "127.0.0.0/8", "--mca", "oob_tcp_if_include", "127.0.0.0/8"})
                words.emplace_back(word);
        }
        words.insert(words.end(), request.job.task.launcherOptions.begin(), request.job.task.launcherOptions.end());
        for (std::string &word : joinArguments(request))
            words.push_back(std::move(word));
        return plan;
    }

private:
    static std::string sshOptions(const LaunchRequest &request)
    {
        std::string options = fmt::format("-o BatchMode=yes -p {}", request.sshPort);
        if (!request.sshKey.empty())
            options += " -o IdentitiesOnly=yes -i " + request.sshKey;
        if (!request.knownHosts.empty())
            options += " -o UserKnownHostsFile=" + request.knownHosts;
        return options;
    }
};

} // namespace

const Launcher &mpiLauncher()
{
    static const MpiLauncher launcher;
    return launcher;
}

} // namespace trainyard::launchers
