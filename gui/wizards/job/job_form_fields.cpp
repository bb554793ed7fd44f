#include "gui/wizards/job/job_form.h"

#include "gui/wizards/job/job_form_looks.h"

namespace trainyard::gui {

namespace {

std::vector<JobFieldLook> dataLooks()
{
    using enum JobGroup;
    return {{.name = "input.validation",
             .group = Data,
             .label = JobForm::tr("Validation data"),
             .placeholder = JobForm::tr("empty: the validation files of the data set")},
            {.name = "input.format",
             .group = Data,
             .label = JobForm::tr("Format"),
             .values = {{QStringLiteral("auto"), JobForm::tr("automatic, by the names of the files")},
                        {QStringLiteral("idx"), JobForm::tr("IDX, as MNIST")},
                        {QStringLiteral("cifar10"), JobForm::tr("CIFAR-10, binary")},
                        {QStringLiteral("cifar100"), JobForm::tr("CIFAR-100, binary")},
                        {QStringLiteral("rec"), JobForm::tr("RecordIO (.rec)")}}},
            {.name = "classes", .group = Data, .label = JobForm::tr("Classes"), .zero = JobForm::tr("as the model")},
            {.name = "input.threads",
             .group = Data,
             .label = JobForm::tr("Loader threads"),
             .tip = JobForm::tr("Threads of each worker that prepare batches")},
            {.name = "input.randomCrop", .group = Data, .label = JobForm::tr("Random crop")},
            {.name = "input.pad",
             .group = Data,
             .label = JobForm::tr("Padding"),
             .tip = JobForm::tr("Pixels on each side before the crop"),
             .suffix = JobForm::tr(" pixels")},
            {.name = "input.fill", .group = Data, .label = JobForm::tr("Padding value")},
            {.name = "input.randomMirror", .group = Data, .label = JobForm::tr("Random mirror")},
            {.name = "input.maxHue", .group = Data, .label = JobForm::tr("Hue jitter")},
            {.name = "input.maxSaturation", .group = Data, .label = JobForm::tr("Saturation jitter")},
            {.name = "input.maxLightness", .group = Data, .label = JobForm::tr("Lightness jitter")},
            {.name = "input.mean",
             .group = Data,
             .label = JobForm::tr("Mean (R,G,B)"),
             .tip = JobForm::tr("Subtracted from values of 0 to 255")},
            {.name = "input.deviation", .group = Data, .label = JobForm::tr("Deviation (R,G,B)")},
            {.name = "input.scale",
             .group = Data,
             .label = JobForm::tr("Scale"),
             .tip = JobForm::tr("A value becomes (value - mean) / deviation * scale")}};
}

std::vector<JobFieldLook> optimizationLooks()
{
    using enum JobGroup;
    return {
        {.name = "momentum", .group = Optimization, .label = JobForm::tr("Momentum")},
        {.name = "weightDecay", .group = Optimization, .label = JobForm::tr("Weight decay")},
        {.name = "seed",
         .group = Optimization,
         .label = JobForm::tr("Seed"),
         .tip = JobForm::tr("Of the initial weights and the order of samples")},
        {.name = "deterministic", .group = Optimization, .label = JobForm::tr("Deterministic: the same bits again")},
        {.name = "displayBatches",
         .group = Optimization,
         .label = JobForm::tr("Log every"),
         .suffix = JobForm::tr(" batches")}};
}

std::vector<JobFieldLook> parallelismLooks()
{
    using enum JobGroup;
    return {
        {.name = "kvStore",
         .group = Parallelism,
         .label = JobForm::tr("Mode"),
         .values = {{QStringLiteral("dist_sync"), JobForm::tr("dist_sync: all workers step together")},
                    {QStringLiteral("dist_async"), JobForm::tr("dist_async: each worker steps on its own")},
                    {QStringLiteral("local"), JobForm::tr("local: one worker, no server")}}},
        {.name = "threads",
         .group = Parallelism,
         .label = JobForm::tr("Threads"),
         .tip = JobForm::tr("Compute threads of each worker"),
         .zero = JobForm::tr("automatic")},
        {.name = "workersPerMachine",
         .group = Parallelism,
         .label = JobForm::tr("Workers per machine"),
         .tip = JobForm::tr("Without GPUs, for example one for each CPU socket. With GPUs: one for each GPU.")},
        {.name = "servers",
         .group = Parallelism,
         .label = JobForm::tr("Servers"),
         .tip = JobForm::tr("On the workers' machines, 1 means one on each"),
         .zero = JobForm::tr("none")},
        {.name = "serversOn",
         .group = Parallelism,
         .label = JobForm::tr("Servers on"),
         .values = {{QStringLiteral("auto"), JobForm::tr("automatic")},
                    {QStringLiteral("workers"), JobForm::tr("the workers' machines")},
                    {QStringLiteral("head"), JobForm::tr("the head node")}}},
        {.name = "updateOn",
         .group = Parallelism,
         .label = JobForm::tr("Update"),
         .values = {{QStringLiteral("servers"), JobForm::tr("on the servers, which send weights")},
                    {QStringLiteral("workers"), JobForm::tr("on every worker: servers send the summed gradients")}}},
        {.name = "minWorkers",
         .group = Parallelism,
         .label = JobForm::tr("Minimum workers"),
         .tip = JobForm::tr("The run pauses with fewer")},
        {.name = "maxWorkers", .group = Parallelism, .label = JobForm::tr("Maximum workers")},
        {.name = "spares",
         .group = Parallelism,
         .label = JobForm::tr("Spare workers"),
         .tip = JobForm::tr("Beyond the maximum: they join, and wait to replace workers that die"),
         .zero = JobForm::tr("none")},
        {.name = "boundary",
         .group = Parallelism,
         .label = JobForm::tr("Workers join and leave"),
         .values = {{QStringLiteral("auto"), JobForm::tr("automatic: between batches in long epochs")},
                    {QStringLiteral("epoch"), JobForm::tr("at the end of an epoch")},
                    {QStringLiteral("batch"), JobForm::tr("between two batches")}}},
        {.name = "hostDeaths",
         .group = Parallelism,
         .label = JobForm::tr("Exclude a machine after"),
         .tip = JobForm::tr("Number of workers that died on it within the time below"),
         .suffix = JobForm::tr(" deaths"),
         .zero = JobForm::tr("never")},
        {.name = "cooldownSeconds",
         .group = Parallelism,
         .label = JobForm::tr("For"),
         .tip = JobForm::tr("Then its workers may join again"),
         .suffix = JobForm::tr(" s")},
        {.name = "compression",
         .group = Parallelism,
         .label = JobForm::tr("Compression"),
         .tip = JobForm::tr("Of gradients and weights between workers and servers"),
         .values = {{QStringLiteral("none"), JobForm::tr("none")},
                    {QStringLiteral("bf16"), JobForm::tr("bfloat16")},
                    {QStringLiteral("2bit"), JobForm::tr("2 bits for each gradient")}}},
        {.name = "compressionThreshold", .group = Parallelism, .label = JobForm::tr("Threshold (2 bits)")},
        {.name = "wire",
         .group = Parallelism,
         .label = JobForm::tr("Encryption"),
         .tip = JobForm::tr(
             "How gradients and weights travel between workers and servers. Control messages are always encrypted. "
             "Encryption takes about 0.5 ms of CPU time for each MB, at both ends together."),
         .values = {{QStringLiteral("auto"), JobForm::tr("auto: encrypted where it leaves the private network")},
                    {QStringLiteral("plain"), JobForm::tr("plain: fastest; the network can read and alter it")},
                    {QStringLiteral("aead"), JobForm::tr("aead: always encrypted, takes CPU time")}}}};
}

std::vector<JobFieldLook> checkpointLooks()
{
    using enum JobGroup;
    return {{.name = "savePeriod",
             .group = Checkpoints,
             .label = JobForm::tr("Every"),
             .unitOf = [](int count) { return JobForm::tr(" epoch(s)", "after a number", count); },
             .zero = JobForm::tr("only when the run is stopped")},
            {.name = "saveMinutes",
             .group = Checkpoints,
             .label = JobForm::tr("And every"),
             .tip = JobForm::tr("0: only by epochs. Without a bucket, at most 1 GiB an hour of these "
                                "checkpoints is copied to this computer."),
             .suffix = JobForm::tr(" minutes")},
            {.name = "checkpointFolder",
             .group = Checkpoints,
             .label = JobForm::tr("Folder"),
             .placeholder = JobForm::tr("empty: the cluster's bucket, or copies on this computer")},
            {.name = "keep",
             .group = Checkpoints,
             .label = JobForm::tr("Keep the last"),
             .tip = JobForm::tr("Older checkpoints are deleted on the machine that saves them and in the bucket"),
             .zero = JobForm::tr("all")},
            {.name = "keepBest",
             .group = Checkpoints,
             .label = JobForm::tr("Keep the best by"),
             .values = {{QStringLiteral("accuracy"), JobForm::tr("validation accuracy")},
                        {QStringLiteral("loss"), JobForm::tr("validation loss")},
                        {QStringLiteral("none"), JobForm::tr("none: only the last")}}},
            {.name = "stopSeconds",
             .group = Checkpoints,
             .label = JobForm::tr("Time to save at a stop"),
             .suffix = JobForm::tr(" s")}};
}

} // namespace

JobFormContent trainerForm()
{
    JobFormContent form;
    form.groups = {{JobGroup::Data, JobForm::tr("&Data")},
                   {JobGroup::Optimization, JobForm::tr("Opti&mization")},
                   {JobGroup::Parallelism, JobForm::tr("Paralleli&sm")},
                   {JobGroup::Checkpoints, JobForm::tr("Chec&kpoints")},
                   {JobGroup::Other, JobForm::tr("Ot&her options")}};
    form.fields = protocol::jobFields();
    for (const auto &looks : {dataLooks(), optimizationLooks(), parallelismLooks(), checkpointLooks()})
        form.looks.insert(form.looks.end(), looks.begin(), looks.end());
    for (const protocol::JobField &field : protocol::taskFields()) {
        if (field.name == "task.launcher" || field.name == "task.launcherOptions")
            form.fields.push_back(field); // the engines carry the bundled trainer as well
    }
    const std::vector<JobFieldLook> launch = launcherLooks(JobGroup::Parallelism);
    form.looks.insert(form.looks.end(), launch.begin(), launch.end());
    form.mayFixWorkers = true;
    form.elsewhere = {"epochs",     "batchSize",  "globalBatch", "optimizer", "learningRate",
                      "schedule",   "stepEpochs", "stepFactor",  "finalRate", "warmupEpochs",
                      "warmupRate", "rampSteps",  "precision",   "gpus",      "resume"};
    return form;
}

} // namespace trainyard::gui
