// The form of a job that runs a program of the user.
#include "gui/text/format.h"
#include "gui/wizards/job/job_form_looks.h"

namespace trainyard::gui {

std::vector<JobFieldLook> launcherLooks(JobGroup group)
{
    return {{.name = "task.launcher",
             .group = group,
             .label = JobForm::tr("Launcher"),
             .tip = JobForm::tr("How the processes come to the machines"),
             .values = {{QStringLiteral("ssh"), JobForm::tr("ssh: the agents of the machines")},
                        {QStringLiteral("local"), JobForm::tr("local: all on the head node")},
                        {QStringLiteral("mpi"), JobForm::tr("mpi: mpirun on the head node")},
                        {QStringLiteral("sge"), JobForm::tr("sge: Grid Engine")},
                        {QStringLiteral("slurm"), JobForm::tr("slurm: srun or sbatch")},
                        {QStringLiteral("yarn"), JobForm::tr("yarn: the resource manager of EMR")}}},
            {.name = "task.launcherOptions",
             .group = group,
             .label = JobForm::tr("Its options"),
             .tip = JobForm::tr("Further words for the command of the launcher, one on each line"),
             .placeholder = JobForm::tr("-q", "an option of qsub")}};
}

namespace {

std::vector<JobFieldLook> environmentLooks()
{
    using enum JobGroup;
    return {{.name = "task.environment",
             .group = Environment,
             .label = JobForm::tr("Variables"),
             .tip = JobForm::tr("NAME=value, one on each line. They are stored with the run: no secrets"),
             .placeholder = JobForm::tr("NAME=value")},
            {.name = "task.folder",
             .group = Environment,
             .label = JobForm::tr("Working folder"),
             .tip = JobForm::tr("On the machines: absolute, below ~/, or below the code"),
             .placeholder = JobForm::tr("empty: the code, else the home folder")},
            {.name = "task.setupSeconds",
             .group = Environment,
             .label = JobForm::tr("Longest setup"),
             .suffix = JobForm::tr(" s")},
            {.name = "task.queueSeconds",
             .group = Environment,
             .label = JobForm::tr("Longest time in the queue"),
             .tip = JobForm::tr("Of Slurm, Grid Engine or YARN; 0: until the cluster's deadline, idle limit or budget"),
             .suffix = JobForm::tr(" s")},
            {.name = "task.excludes",
             .group = Environment,
             .label = JobForm::tr("Do not send"),
             .tip = JobForm::tr("Patterns of files that stay here, beside the usual ones, one on each line"),
             .placeholder = QStringLiteral("*.ckpt")},
            {.name = "checkpointFolder",
             .group = Environment,
             .label = JobForm::tr("Checkpoints"),
             .tip = JobForm::tr("The program finds this in TRAINYARD_CHECKPOINTS"),
             .placeholder = JobForm::tr("empty: the cluster's bucket, or the run's folder")},
            {.name = "stopSeconds",
             .group = Environment,
             .label = JobForm::tr("Time to save at a stop"),
             .tip = JobForm::tr("From SIGTERM to SIGKILL"),
             .suffix = JobForm::tr(" s")}};
}

std::vector<JobFieldLook> processLooks()
{
    using enum JobGroup;
    return {
        {.name = "task.processes",
         .group = Processes,
         .label = JobForm::tr("On each machine"),
         .suffix = JobForm::tr(" processes"),
         .zero = JobForm::tr("automatic: one for each GPU, or one")},
        {.name = "task.elastic", .group = Processes, .label = JobForm::tr("Machines may come and go while it runs")},
        {.name = "minWorkers", .group = Processes, .label = JobForm::tr("Minimum workers")},
        {.name = "maxWorkers", .group = Processes, .label = JobForm::tr("Maximum workers")},
        {.name = "task.onFailure",
         .group = Processes,
         .label = JobForm::tr("If a process fails"),
         .values = {{QStringLiteral("end"), JobForm::tr("end: all are stopped")},
                    {QStringLiteral("shrink"), JobForm::tr("shrink: the others continue")},
                    {QStringLiteral("restart"), JobForm::tr("restart: all start again")}}},
        {.name = "task.restarts",
         .group = Processes,
         .label = JobForm::tr("Restarts"),
         .tip = JobForm::tr("Of all processes, at most"),
         .zero = JobForm::tr("none")}};
}

std::vector<JobFieldLook> metricLooks()
{
    using enum JobGroup;
    return {{.name = "task.logFormats",
             .group = Metrics,
             .label = JobForm::tr("Formats"),
             .tip = JobForm::tr("Formats of lines whose numbers become curves: auto (all), none, or names joined by "
                                "commas")},
            {.name = "task.patterns",
             .group = Metrics,
             .label = JobForm::tr("Own patterns"),
             .tip = JobForm::tr("Regular expressions with named groups, one on each line; they are tried first"),
             .placeholder = QStringLiteral("loss is (?<loss>[0-9.]+)")}};
}

} // namespace

JobFormContent taskForm(const jobs::JobType &type)
{
    JobFormContent form;
    const std::string title(type.title());
    form.groups = {{JobGroup::Framework, JobForm::tr("%1 options", "type of job").arg(text::from(title))},
                   {JobGroup::Environment, JobForm::tr("&Environment")},
                   {JobGroup::Processes, JobForm::tr("&Processes and failures")},
                   {JobGroup::Metrics, JobForm::tr("&Metrics in the output")},
                   {JobGroup::Launch, JobForm::tr("La&uncher")},
                   {JobGroup::Other, JobForm::tr("Ot&her options")}};
    form.fields = protocol::taskFields();
    for (const auto &more : {jobs::fieldsOf(type), protocol::jobFields()}) {
        for (const protocol::JobField &field : more) {
            const bool shared = field.name == "minWorkers" || field.name == "maxWorkers" ||
                                field.name == "stopSeconds" || field.name == "checkpointFolder";
            if (shared || field.name.starts_with("task."))
                form.fields.push_back(field);
        }
    }
    for (const auto &looks : {environmentLooks(), processLooks(), metricLooks(), launcherLooks(JobGroup::Launch)})
        form.looks.insert(form.looks.end(), looks.begin(), looks.end());
    form.mayFixWorkers = type.id() == protocol::JobType::KvStore;
    form.elsewhere = {"task.code", "task.setup", "task.secrets", "task.nodes"}; // on the first page
    return form;
}

} // namespace trainyard::gui
