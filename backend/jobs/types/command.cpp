#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/types/view_internal.h"

namespace trainyard::jobs {

namespace {

/// A line for the shell on one, some or all machines: a script, a program, anything.
class CommandType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::Command; }
    std::string_view title() const override { return "Command or script"; }
    std::string_view summary() const override
    {
        return "A line for the shell on one, some or all machines; each process has its rank in its environment.";
    }
    /// One process on each machine: a script that is no distributed program would otherwise run several times.
    void fit(JobSpec &job, std::span<const Machine> machines, int) const override { JobType::fit(job, machines, 1); }

    Result<ProcessPlan> process(const JobSpec &job, const TaskView &view, const TaskMember &,
                                const Here &) const override
    {
        ProcessPlan plan = planOf(view, "command");
        plan.argv = shell(job.task.command);
        return plan;
    }
};

} // namespace

const JobType &commandType()
{
    static const CommandType type;
    return type;
}

} // namespace trainyard::jobs
