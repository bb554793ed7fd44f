#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/launchers/launchers_internal.h"

namespace trainyard::launchers {

namespace {

/// All workers as processes of the head.
class LocalLauncher final : public Launcher {
public:
    protocol::Launcher id() const override { return protocol::Launcher::Local; }
    std::string_view program() const override { return "sh"; }
    Result<LaunchPlan> plan(const LaunchRequest &request) const override
    {
        TY_TRY(checkedMachines(request));
        LaunchPlan plan;
        // The shell's status is the first one that is not 0. A trap ends `wait`, which is then repeated.
        plan.files["local.sh"] = fmt::format("#!/bin/sh\n"
                                             "pids= stopping=\n"
                                             "trap 'stopping=1; kill -TERM $pids 2>/dev/null' TERM INT\n"
                                             "worker=0\n"
                                             "while [ $worker -lt {} ]; do\n"
                                             "    {} &\n"
                                             "    pids=\"$pids $!\"\n"
                                             "    [ -z \"$stopping\" ] || kill -TERM $! 2>/dev/null\n"
                                             "    worker=$((worker + 1))\n"
                                             "done\n"
                                             "status=0\n"
                                             "for pid in $pids; do\n"
                                             "    while :; do\n"
                                             "        wait $pid\n"
                                             "        ended=$?\n"
                                             "        kill -0 $pid 2>/dev/null || break\n"
                                             "    done\n"
                                             "    [ $status -ne 0 ] || status=$ended\n"
                                             "done\n"
                                             "exit $status\n",
                                             request.job.workers, joinLine(request));
        plan.start = {"/bin/sh", request.runFolder + "/local.sh"};
        return plan;
    }
};

} // namespace

const Launcher &localLauncher()
{
    static const LocalLauncher launcher;
    return launcher;
}

} // namespace trainyard::launchers
