#include <algorithm>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/launchers/launchers_internal.h"

namespace trainyard::launchers {

namespace {

/// Grid Engine: an array job with one task for each worker.
class SgeLauncher final : public Launcher {
public:
    protocol::Launcher id() const override { return protocol::Launcher::Sge; }
    std::string_view program() const override { return "qsub"; }
    Result<LaunchPlan> plan(const LaunchRequest &request) const override
    {
        TY_TRY(checkedMachines(request));
        LaunchPlan plan;
        plan.submits = true;
        // Without -V: it would write the variables of the shell, secrets among them, into the queue's files.
        plan.files["sge.sh"] = "#!/bin/bash\n" + homeLine(request) + "exec " + joinLine(request) + "\n";
        plan.start = {"qsub", "-terse",
                      "-wd",  request.runFolder,
                      "-S",   "/bin/bash",
                      "-t",   fmt::format("1-{}", request.job.workers),
                      "-N",   nameOf(request.job.run.value),
                      "-o",   request.runFolder + "/log",
                      "-e",   request.runFolder + "/log"};
        plan.start.insert(plan.start.end(), request.job.task.launcherOptions.begin(),
                          request.job.task.launcherOptions.end());
        plan.start.push_back(request.runFolder + "/sge.sh");
        // One state of each task: qstat has no option for the states of one job. A master that does not answer must not
        // look like a job that has ended.
        const std::string state = "list=$(qstat 2>&1) || { echo '?'; exit; }; "
                                  "echo \"$list\" | awk -v id=\"$1\" '$1 == id { print $5 }'";
        plan.state = {"/bin/sh", "-c", state, "qstat", "{id}"};
        plan.cancel = {"qdel", "{id}"};
        return plan;
    }
    /// With -terse "12.1-2:1", else `Your job-array 12.1-2:1 ("name") has been submitted`.
    std::optional<std::string> idIn(std::string_view output) const override
    {
        for (const std::string_view before : {"Your job-array ", "Your job "}) {
            if (const auto at = output.find(before); at != std::string_view::npos) {
                output.remove_prefix(at + before.size());
                break;
            }
        }
        output = trimmed(output);
        const std::string_view id = output.substr(0, output.find_first_not_of("0123456789"));
        return id.empty() ? std::nullopt : std::optional(std::string(id));
    }
    QueueState stateIn(std::string_view output) const override
    {
        bool waits = false;
        std::string_view line;
        for (; takeLine(output, line);) {
            const std::string_view state = trimmed(line);
            if (state == "?")
                return QueueState::Unknown;
            if (state.starts_with('E'))
                return QueueState::Failed; // stays in the queue, and never starts
            if (state.find_first_of("rRtsSTd") != std::string_view::npos && state.find('w') == std::string_view::npos)
                return QueueState::Running;
            waits = waits || state.find('w') != std::string_view::npos;
        }
        return waits ? QueueState::Waiting : QueueState::Ended; // qstat does not list jobs that have ended
    }

private:
    /// A name may not begin with a digit.
    static std::string nameOf(const std::string &run) { return "trainyard-" + run; }
};

} // namespace

const Launcher &sgeLauncher()
{
    static const SgeLauncher launcher;
    return launcher;
}

} // namespace trainyard::launchers
