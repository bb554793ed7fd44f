#include <algorithm>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/launchers/launchers_internal.h"

namespace trainyard::launchers {

namespace {

/// Slurm: srun stays until the workers have ended; with the option "batch" a script is submitted by sbatch.
class SlurmLauncher final : public Launcher {
public:
    protocol::Launcher id() const override { return protocol::Launcher::Slurm; }
    std::string_view program() const override { return "srun"; }
    Result<LaunchPlan> plan(const LaunchRequest &request) const override
    {
        TY_ASSIGN(const auto machines, checkedMachines(request));
        std::vector<std::string> options = request.job.task.launcherOptions;
        LaunchPlan plan;
        plan.submits = std::erase(options, "batch") > 0;
        const int each = std::max(request.job.workersPerMachine, 1);
        // A worker that ends does not end the others: the run's own scheduler decides that.
        std::vector<std::string> words{"srun",
                                       "--oversubscribe",
                                       fmt::format("--nodes={}", machines.size()),
                                       fmt::format("--ntasks={}", request.job.workers),
                                       fmt::format("--ntasks-per-node={}", each),
                                       "--kill-on-bad-exit=0"};
        if (!plan.submits) {
            words.insert(words.end(), options.begin(), options.end());
            for (std::string &word : joinArguments(request))
                words.push_back(std::move(word));
            plan.start = std::move(words);
            return plan;
        }
        std::string line;
        for (const std::string &word : words)
            line += shellQuote(word) + " ";
        plan.files["batch.sh"] = "#!/bin/bash\n" + homeLine(request) + "exec " + line + joinLine(request) + "\n";
        plan.start = {"sbatch",
                      "--oversubscribe",
                      words[2],
                      words[3],
                      words[4],
                      "--job-name=" + request.job.run.value,
                      "--output=" + request.runFolder + "/log/slurm-%j.log"};
        plan.start.insert(plan.start.end(), options.begin(), options.end());
        plan.start.push_back(request.runFolder + "/batch.sh");
        // With its errors: a controller that does not answer must not look like a job that has ended.
        // Of all states: by itself squeue does not list a job that has failed.
        plan.state = {"/bin/sh", "-c", "squeue -h -t all -j \"$1\" -o %T 2>&1", "squeue", "{id}"};
        plan.cancel = {"scancel", "{id}"};
        return plan;
    }
    /// "Submitted batch job 12"
    std::optional<std::string> idIn(std::string_view output) const override
    {
        constexpr std::string_view kBefore = "Submitted batch job ";
        const auto at = output.find(kBefore);
        if (at == std::string_view::npos)
            return std::nullopt;
        output.remove_prefix(at + kBefore.size());
        const std::string_view id = output.substr(0, output.find_first_not_of("0123456789"));
        return id.empty() ? std::nullopt : std::optional(std::string(id));
    }
    QueueState stateIn(std::string_view output) const override
    {
        const std::string_view word = trimmed(output.substr(0, output.find('\n')));
        const auto isOneOf = [&](std::initializer_list<std::string_view> words) {
            return std::ranges::find(words, word) != words.end();
        };
        // The controller forgets jobs that have ended after a while (MinJobAge).
        if (word.empty() || word == "COMPLETED" || output.find("Invalid job id") != std::string_view::npos)
            return QueueState::Ended;
        if (isOneOf({"PENDING", "CONFIGURING", "REQUEUED", "REQUEUE_HOLD", "SPECIAL_EXIT", "RESV_DEL_HOLD"}))
            return QueueState::Waiting;
        if (isOneOf({"RUNNING", "COMPLETING", "SUSPENDED", "STOPPED", "SIGNALING", "STAGE_OUT", "RESIZING"}))
            return QueueState::Running;
        if (isOneOf({"FAILED", "CANCELLED", "TIMEOUT", "NODE_FAIL", "OUT_OF_MEMORY", "BOOT_FAIL", "DEADLINE",
                     "PREEMPTED", "REVOKED"}))
            return QueueState::Failed;
        return QueueState::Unknown;
    }
};

} // namespace

const Launcher &slurmLauncher()
{
    static const SlurmLauncher launcher;
    return launcher;
}

} // namespace trainyard::launchers
