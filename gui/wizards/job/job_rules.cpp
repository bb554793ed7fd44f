#include "gui/wizards/job/job_rules.h"

#include <QCoreApplication>

#include "gui/text/format.h"
#include "gui/text/sentence.h"

namespace trainyard::gui {

using protocol::InputSpec;
using protocol::JobSpec;

namespace {

struct JobRules {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::JobRules)
};

/// Copies all but augmentation and normalisation.
void copySource(InputSpec &to, const InputSpec &from)
{
    to.validation = from.validation;
    to.format = from.format;
    to.rawShape = from.rawShape;
    to.threads = from.threads;
    to.cacheMegabytes = from.cacheMegabytes;
}

/// The augmentation and normalisation alone.
InputSpec imagesOf(InputSpec input)
{
    copySource(input, {});
    return input;
}

} // namespace

void adaptToMode(JobSpec &job)
{
    const JobSpec usual;
    if (job.local())
        job.servers = 0;
    else if (job.servers == 0)
        job.servers = usual.servers;
    if (!job.synchronous() || job.local())
        job.optimizerPlacement = usual.optimizerPlacement;
}

Augmentation augmentationOf(const InputSpec &input)
{
    const InputSpec images = imagesOf(input);
    return images == imagesOf({})                       ? Augmentation::None
           : images == imagesOf(protocol::cifarInput()) ? Augmentation::Cifar
                                                        : Augmentation::Custom;
}

void setAugmentation(InputSpec &input, Augmentation wanted)
{
    if (wanted == Augmentation::Custom)
        return;
    InputSpec next = wanted == Augmentation::Cifar ? protocol::cifarInput() : InputSpec();
    copySource(next, input);
    input = next;
}

void continueFrom(JobSpec &job, const training::ResumePoint &point)
{
    if (job.epochs <= point.epochs)
        job.epochs += point.epochs;
}

QString resumeProblem(const JobSpec &job, const training::ResumePoint &point)
{
    if (job.network.empty() && job.model != point.model)
        return JobRules::tr("This checkpoint is of %1: choose that model.").arg(text::from(point.model));
    return {};
}

int plannedWorkers(const JobSpec &job)
{
    return job.workers * (job.isTask() || job.local() ? 1 : job.workersPerMachine);
}

QString jobProblemText(const std::string &name, const std::string &detail, const JobSpec &job)
{
    if (name == "minWorkers")
        return JobRules::tr("Give at most %1, the workers of the cluster.").arg(plannedWorkers(job));
    if (name == "maxWorkers")
        return JobRules::tr("Give at least %1, the workers of the cluster.").arg(plannedWorkers(job));
    if (name == "servers")
        return JobRules::tr("Give at least one server.");
    if (name == "kvStore")
        return JobRules::tr("This mode needs a cluster with one worker; this one has %1.").arg(job.workers);
    if (name == "input.validation")
        return JobRules::tr("Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.");
    if (name == "checkpointFolder")
        return JobRules::tr("Give an address such as s3://bucket/prefix, a folder of the machines, or leave it empty.");
    if (name == "input.mean" || name == "input.deviation")
        return JobRules::tr("Give three numbers, such as 123.68, 116.779, 103.939.");
    if (name == "seed")
        return JobRules::tr("Give a whole number, at least 0.");
    const auto colon = detail.find(": "); // behind the name of the field
    return text::sentence(colon == std::string::npos ? detail : detail.substr(colon + 2));
}

} // namespace trainyard::gui
