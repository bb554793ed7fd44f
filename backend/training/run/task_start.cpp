#include "backend/training/run/task_start_internal.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/steps.h"
#include "backend/core/numbers.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/runs/layout.h"
#include "backend/training/data/data_on_machines.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/code_pack.h"
#include "backend/training/run/start_preview.h"

namespace trainyard::training {

using cluster::CloudContext;
using protocol::JobSpec;

namespace {

constexpr std::size_t kLongestRunName = 64;
constexpr std::chrono::minutes kLongestPacking{30};

std::vector<jobs::Machine> machinesOf(const std::vector<ssh::Host> &nodes)
{
    std::vector<jobs::Machine> machines;
    for (const ssh::Host &node : nodes)
        machines.push_back({node.name, node.privateAddress, node.name == "head"});
    return machines;
}

/// Lets the runs of one code share the space of its archive. Best effort: file systems without hard links keep copies.
void shareArchive(const CloudContext &cloud, const PackedCode &packed)
{
    namespace fs = std::filesystem;
    const fs::path folder = cloud.stateFolder / "code", shared = folder / (packed.sha256 + ".tar.gz");
    const fs::path link = packed.archive.string() + ".link";
    std::error_code error;
    if (!ensureFolder(folder, 0700))
        return;
    fs::remove(link, error);
    if (fs::file_size(shared, error) == packed.packed && !error) {
        fs::create_hard_link(shared, link, error);
        if (!error)
            fs::rename(link, packed.archive, error);
        return;
    }
    fs::remove(shared, error); // of another length: damaged
    fs::create_hard_link(packed.archive, shared, error);
}

/// GPUs of a machine: by its type, which may differ from the plan's, or as its driver reported when it was set up.
std::optional<int> gpusOf(const ledger::Resource &machine, const cluster::Catalog &catalog)
{
    const auto name = machine.facts.find(cluster::fact::kType), reported = machine.facts.find(cluster::fact::kGpus);
    if (const auto *type = name == machine.facts.end() ? nullptr : catalog.type(name->second))
        return type->gpus;
    if (reported == machine.facts.end())
        return std::nullopt;
    return int(std::clamp<std::int64_t>(parseInteger(reported->second).value_or(0), 0, JobSpec::kMostGpus));
}

} // namespace

bool isTask(const ledger::Run &run)
{
    const auto job = protocol::jobSpecFromJson(run.job);
    return job ? job->isTask() : job.error().code == ErrorCode::ProtocolMismatch; // of a newer version
}

Status checkGrows(const ledger::Run &run)
{
    const auto job = protocol::jobSpecFromJson(run.job);
    if (job)
        return runs::checkGrows(*job);
    return job.error().code == ErrorCode::ProtocolMismatch ? Status(fail(job.error())) : Status();
}

std::string runNameOf(const JobSpec &job)
{
    if (!job.isTask())
        return job.model;
    std::string_view command = job.task.command;
    command = trimmed(command.substr(0, command.find('\n')));
    std::string name = std::string(toString(job.type)) + (command.empty() ? "" : " ") + std::string(command);
    if (name.size() > kLongestRunName) {
        std::size_t end = kLongestRunName;
        while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0u) == 0x80u) // inside a character
            --end;
        name.resize(end);
    }
    return name;
}

std::set<std::string> bucketsOf(const std::string &text, cluster::CredentialForwarding agreed)
{
    const auto job = protocol::jobSpecFromJson(text);
    if (!job || !job->isTask() || agreed != cluster::CredentialForwarding::No)
        return cluster::bucketsIn(text);
    std::set<std::string> buckets;
    for (const std::string *one : {&job->data, &job->checkpointFolder, &job->resume})
        buckets.merge(cluster::bucketsIn(*one));
    return buckets;
}

Result<std::map<std::string, Secret>> secretsOf(const JobSpec &job, const std::map<std::string, Secret> &values)
{
    std::map<std::string, Secret> found;
    for (const std::string &name : job.task.secrets) {
        const auto at = values.find(name);
        if (at == values.end() || at->second.reveal().empty())
            return fail(ErrorCode::InvalidArgument, "task.secrets",
                        fmt::format("{} has no value: set it in the environment of this program, or enter it", name));
        found.emplace(name, at->second);
    }
    return found;
}

std::filesystem::path packedTask(const CloudContext &cloud, const RunId &run)
{
    auto archive = cloud.runFolder(run) / "code.tar.gz";
    std::error_code none;
    return std::filesystem::exists(archive, none) ? archive : std::filesystem::path();
}

Status packTask(const CloudContext &cloud, JobSpec &job, const ProgressSink &sink, std::stop_token stop)
{
    job.task.codeHash.clear();
    if (job.task.code.empty())
        return {};
    StepReporter step(sink, {.step = "pack", .title = "Packing the code"});
    step.begin();
    const auto folder = cloud.runFolder(job.run);
    if (const Status made = ensureFolder(folder, 0700); !made)
        return step.failed(made.error());
    const auto packed = packCode(job.task.code, job.task.excludes, folder / "code.tar.gz",
                                 {Deadline::after(kLongestPacking), std::move(stop)});
    if (!packed)
        return step.failed(packed.error());
    job.task.codeHash = packed->sha256;
    shareArchive(cloud, *packed);
    constexpr std::size_t kNamed = 8;
    const auto &secrets = packed->secrets;
    const std::vector<std::string> named(secrets.begin(), secrets.begin() + long(std::min(secrets.size(), kNamed)));
    const Sentence files = packed->files.size() == 1
                               ? say("1 file, %1", formatBytes(packed->packed))
                               : say("%1 files, %2", packed->files.size(), formatBytes(packed->packed));
    step.done(named.empty()
                  ? files
                  : say("%1; possible secrets stay on this computer: %2", files,
                        fmt::format("{}{}", fmt::join(named, ", "), named.size() < secrets.size() ? ", ..." : "")));
    return {};
}

Result<int> gpusOfMachines(ledger::Ledger &ledger, const cluster::Catalog &catalog, const ClusterId &id)
{
    TY_ASSIGN(const auto row, ledger.cluster(id));
    const auto plan =
        row ? cluster::LaunchPlan::fromJson(row->plan) : fail(ErrorCode::NotFound, "ledger", "no cluster");
    const bool ofWorkers = !plan || plan->workers > 0;
    TY_ASSIGN(const auto machines, ledger.resources(id, row && !row->closed)); // those that an ended one had
    std::optional<int> least;
    for (const ledger::Resource &machine : machines) {
        const auto role = machine.facts.find(cluster::fact::kRole);
        if (!machine.isInstance() || role == machine.facts.end() || (role->second == "worker") != ofWorkers)
            continue;
        if (const auto gpus = gpusOf(machine, catalog))
            least = std::min(least.value_or(*gpus), *gpus);
    }
    if (least)
        return *least;
    const auto *type = plan ? catalog.type(ofWorkers ? plan->instanceType : plan->typeOfHead()) : nullptr;
    return type ? type->gpus : 0;
}

Status fitTask(const CloudContext &cloud, const ClusterId &id, const std::vector<ssh::Host> &nodes, JobSpec &job)
{
    const jobs::JobType *type = jobs::typeOf(job);
    if (!type)
        return fail(ErrorCode::Unsupported, "job",
                    fmt::format("jobs of the type {} are not in this version", toString(job.type)));
    const auto machines = jobs::selectMachines(job, machinesOf(nodes));
    if (machines.empty())
        return fail(ErrorCode::NotFound, "cluster " + id.value, "it has no machine for this job");
    TY_ASSIGN(const int gpus, gpusOfMachines(*cloud.ledger, *cloud.catalog, id));
    runs::fitTask(*type, job, machines, gpus);
    return {};
}

Status requireTaskData(const JobSpec &job, const std::vector<ssh::Host> &nodes, const std::string &cluster,
                       const ProgressSink &sink, std::stop_token stop)
{
    if (job.type != protocol::JobType::TensorFlow) // another program may have a part of the data on each machine
        return {};
    const auto machines = jobs::selectMachines(job, machinesOf(nodes));
    std::vector<ssh::Host> chosen;
    for (const ssh::Host &host : nodes) {
        if (std::ranges::find(machines, host.name, &jobs::Machine::name) != machines.end())
            chosen.push_back(host);
    }
    return requireSameData(chosen, job, cluster, sink, {Deadline::never(), std::move(stop)});
}

Result<StartPreview> describeStart(const CloudContext &cloud, const ClusterId &id, JobSpec job,
                                   const CallContext &context)
{
    TY_ASSIGN(const auto nodes, nodesOf(cloud, id));
    if (job.run.empty())
        job.run = RunId("r-0000000000000000");
    TY_TRY(fitToCluster(cloud, id, nodes, job));
    TY_TRY(jobs::validate(job));
    StartPreview preview;
    if (job.isTask()) {
        TY_ASSIGN(const int gpus, gpusOfMachines(*cloud.ledger, *cloud.catalog, id));
        preview.processes = jobs::describe(job, jobs::selectMachines(job, machinesOf(nodes)), gpus);
    }
    if (!job.isTask() || job.usesParameterServer()) {
        for (const runs::RunRole &role : runs::rolesOf(job, nodes.front(), withoutHead(nodes)))
            preview.processes += fmt::format("{}  {}\n", role.node.name, role.label);
    }
    if (!job.task.code.empty()) {
        TY_ASSIGN(preview.code, previewCode(job.task.code, job.task.excludes, context));
    }
    return preview;
}

std::map<std::string, Secret> secretsOfEnvironment(const JobSpec &job)
{
    std::map<std::string, Secret> found;
    for (const std::string &name : job.task.secrets) {
        if (std::string value = environment(name.c_str()); !value.empty())
            found.emplace(name, Secret(std::move(value)));
    }
    return found;
}

std::vector<std::string> nodesWithLogins(const JobSpec &job, const std::vector<ssh::Host> &nodes)
{
    const auto machines = job.isTask() ? jobs::selectMachines(job, machinesOf(nodes)) : machinesOf(nodes);
    std::vector<std::string> names;
    for (const ssh::Host &node : nodes) {
        if (node.name == "head" || std::ranges::find(machines, node.name, &jobs::Machine::name) != machines.end())
            names.push_back(node.name);
    }
    return names;
}

std::vector<ssh::Host> nodesToStart(const JobSpec &job, const std::vector<ssh::Host> &nodes)
{
    if (!job.isTask())
        return withoutHead(nodes);
    if (!job.usesParameterServer())
        return nodes;
    const auto machines = jobs::selectMachines(job, machinesOf(nodes));
    std::vector<ssh::Host> chosen;
    std::ranges::copy_if(nodes, std::back_inserter(chosen), [&](const ssh::Host &node) {
        return std::ranges::find(machines, node.name, &jobs::Machine::name) != machines.end();
    });
    return chosen.size() == 1 && chosen.front().name == "head" ? std::vector<ssh::Host>() : chosen;
}

} // namespace trainyard::training
