// What a machine needs before it can train: set-up, environment, shared files, GPUs, libraries.
#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/doctor/checks/checks_internal.h"

namespace trainyard::doctor {
namespace {

constexpr const char *kWorkersPath = "/opt/deeplearning/workers";

Evidence linesOf(const std::vector<const LogMatch *> &matches)
{
    Evidence lines;
    for (const LogMatch *match : matches)
        lines.push_back(match->quote());
    return lines;
}

bool isSetUpLog(std::string_view name)
{
    return name.starts_with("/var/log/");
}

/// The values of the seven variables of 003 as they should be on a node; unset: any value.
std::map<std::string, std::optional<std::string>> expectedVariables(const Facts &facts, const NodeFacts &node)
{
    std::map<std::string, std::optional<std::string>> expected;
    const bool stack = facts.ledger->origin.origin == cluster::Origin::Stack;
    if (stack) {
        expected["EFS_MOUNT"];
        expected["AWS_REGION"] = facts.ledger->cluster.region;
    }
    if (stack && node.isHead()) {
        const auto &read = facts.cloud->stack;
        const bool elastic = !read || !*read || (*read)->output("ElasticWorkerLaunchTemplate") != "";
        if (elastic) {
            expected["WORKER_LAUNCH_TEMPLATE_ID"];
            expected["ELASTIC_WORKER_TAG"];
        }
        if (elastic && read && *read) {
            expected["WORKER_LAUNCH_TEMPLATE_ID"] = (*read)->output("ElasticWorkerLaunchTemplate");
            expected["ELASTIC_WORKER_TAG"] = (*read)->name + "-aws-dl-cfn-elastic-worker";
        }
    }
    // The worker file and its two variables belong to set-ups that wrote it: the original stack, and EMR's metadata.
    if (node.report.workersList || (node.isHead() && node.report.workerFile)) {
        const bool list = node.report.workersList.has_value();
        expected["DEEPLEARNING_WORKERS_PATH"] = list ? std::optional<std::string>(kWorkersPath) : std::nullopt;
        expected["DEEPLEARNING_WORKERS_COUNT"] =
            std::to_string(list ? node.report.workersList->size() : node.report.workerFile->size());
        expected["DEEPLEARNING_WORKER_GPU_COUNT"] =
            node.typeGpus >= 0 ? std::optional(std::to_string(node.typeGpus)) : std::nullopt;
    }
    return expected;
}

} // namespace

MaybeFinding setupLogs(const Facts &facts)
{
    const auto errors = matchesOf(facts, "M15");
    std::size_t read = 0;
    for (const NodeFacts *node : answering(facts))
        read += std::size_t(
            std::ranges::count_if(node->report.logs, [](const LogText &log) { return isSetUpLog(log.name); }));
    if (errors.empty())
        return read == 0 ? std::nullopt
                         : MaybeFinding(fine(say("The %1 set-up logs of the machines have no error.", read)));
    std::set<std::string> names;
    for (const LogMatch *match : errors)
        names.insert(match->node);
    std::vector<Sentence> places;
    for (const std::string &name : names)
        places.push_back(name.empty() ? say("a machine") : Sentence::verbatim(name));
    return warning(
        say("The set-up of %1 reports errors; the first one: %2.", listedWords(places), errors.front()->quote()),
        linesOf(errors));
}

MaybeFinding environmentTable(const Facts &facts)
{
    if (facts.ledger->origin.origin == cluster::Origin::Instances)
        return std::nullopt;
    Evidence evidence;
    std::vector<std::string> wrong;
    std::string first;
    for (const NodeFacts *node : answering(facts)) {
        for (const auto &[name, value] : expectedVariables(facts, *node)) {
            const auto actual = node->report.environment.find(name);
            const bool there = actual != node->report.environment.end() && !actual->second.empty();
            const bool good = there && (!value || *value == actual->second);
            evidence.push_back(fmt::format("{} {}: {}{}", node->name, name,
                                           there ? shownLine(actual->second) : "is not set",
                                           good ? "" : fmt::format(" (expected {})", value.value_or("a value"))));
            if (good)
                continue;
            if (std::ranges::find(wrong, node->name) == wrong.end())
                wrong.push_back(node->name);
            if (first.empty())
                first = name;
        }
    }
    if (evidence.empty())
        return std::nullopt;
    if (wrong.empty())
        return fine(say("The environment variables of the nodes are as documented."), evidence);
    // The lines that explain come first.
    std::stable_partition(evidence.begin(), evidence.end(),
                          [](const std::string &line) { return line.ends_with(')'); });
    return warning(say("Environment variables of %1 differ from the documented ones (%2): read the set-up log "
                       "(M15), or set them in /etc/profile.d/deeplearning.sh.",
                       listed(wrong), first),
                   evidence);
}

MaybeFinding codeEverywhere(const Facts &facts)
{
    const auto nodes = answering(facts);
    if (nodes.size() < 2)
        return std::nullopt;
    std::map<std::string, std::map<std::string, std::vector<std::string>>> byPath; ///< path, hash, nodes
    for (const NodeFacts *node : nodes) {
        for (const auto &[path, hash] : node->report.code)
            byPath[path.substr(path.rfind("/.trainyard/") == std::string::npos ? 0 : path.rfind("/.trainyard/") + 1)]
                  [hash]
                      .push_back(node->name);
    }
    if (byPath.empty())
        return std::nullopt;
    Evidence evidence;
    for (const auto &[path, hashes] : byPath) {
        std::set<std::string> having;
        for (const auto &[hash, names] : hashes)
            having.insert(names.begin(), names.end());
        if (hashes.size() > 1) {
            for (const auto &[hash, names] : hashes)
                evidence.push_back(
                    fmt::format("{}: {} on {}", shownLine(path), hash.substr(0, 12), listed(names).english()));
        }
        std::vector<std::string> lacking;
        for (const NodeFacts *node : nodes) {
            if (!having.contains(node->name))
                lacking.push_back(node->name);
        }
        if (!lacking.empty())
            evidence.push_back(fmt::format("{}: missing on {}", shownLine(path), listed(lacking).english()));
    }
    if (evidence.empty())
        return fine(say("%1 files of code are the same on %2 nodes.", byPath.size(), nodes.size()));
    return problem(
        say("The code differs between the nodes: put scripts into the shared file system, and deploy the runtime "
            "again (provision)."),
        evidence);
}

MaybeFinding workerFile(const Facts &facts)
{
    if (facts.ledger->origin.origin != cluster::Origin::Emr)
        return std::nullopt;
    const auto nodes = answering(facts);
    if (nodes.empty())
        return std::nullopt;
    std::vector<std::string> wanted;
    for (const NodeFacts &node : *facts.nodes)
        wanted.push_back(node.privateAddress);
    std::ranges::sort(wanted);
    Evidence evidence;
    std::vector<std::string> wrong;
    Repairs repairs;
    for (const NodeFacts *node : nodes) {
        auto has = node->report.workerFile.value_or(std::vector<std::string>());
        std::ranges::sort(has);
        if (node->report.workerFile && has == wanted)
            continue;
        wrong.push_back(node->name);
        evidence.push_back(node->report.workerFile
                               ? fmt::format("{}: {} addresses, {} expected", node->name, has.size(), wanted.size())
                               : fmt::format("{}: no worker_ip_file", node->name));
        repairs.push_back({RepairAction::WriteWorkerFile, node->name, fmt::format("{}", fmt::join(wanted, " "))});
    }
    if (wrong.empty())
        return fine(say("worker_ip_file names the nodes on every node."));
    return problem(say("worker_ip_file is missing or old on %1: write it before training starts.", listed(wrong)),
                   evidence, repairs);
}

MaybeFinding gpuCount(const Facts &facts)
{
    Evidence evidence;
    std::vector<std::string> lacking, none, wrongVariable;
    for (const NodeFacts *node : answering(facts)) {
        if (node->typeGpus < 0 || node->report.gpusListed < 0)
            continue;
        evidence.push_back(fmt::format("{} ({}): {} GPUs, nvidia-smi lists {}, {} devices", node->name, node->type,
                                       node->typeGpus, node->report.gpusListed, node->report.gpuDevices));
        if (node->report.gpusListed < node->typeGpus)
            lacking.push_back(node->name);
        if (node->typeGpus == 0)
            none.push_back(node->name);
        const auto count = node->report.environment.find("DEEPLEARNING_WORKER_GPU_COUNT");
        if (count != node->report.environment.end() && count->second == "0" && node->typeGpus > 0)
            wrongVariable.push_back(node->name);
    }
    if (evidence.empty())
        return std::nullopt;
    if (!lacking.empty() && facts.local)
        return fine(say("The machines of the local cloud have no GPUs, whatever their type; training uses the CPU."),
                    evidence);
    if (!lacking.empty())
        return problem(say("%1 has fewer GPUs than its instance type: the driver is not installed or not loaded, "
                           "or a GPU has failed. Choose an image with the NVIDIA driver, or replace the machine.",
                           listed(lacking)),
                       evidence);
    if (!wrongVariable.empty())
        return warning(say("DEEPLEARNING_WORKER_GPU_COUNT is 0 on %1, which has GPUs: the old set-up script knows "
                           "only types of the families g3, p2 and p3. Set the variable to the number of GPUs.",
                           listed(wrongVariable)),
                       evidence);
    if (none.size() == evidence.size())
        return fine(say("The instance types have no GPUs: training uses the CPU (leave out --gpus)."), evidence);
    return fine(say("All GPUs of the instance types are there."), evidence);
}

MaybeFinding cudaLibraries(const Facts &facts)
{
    const auto errors = matchesOf(facts, "M21");
    Evidence evidence = linesOf(errors);
    std::vector<std::string> lacking;
    Repairs repairs;
    std::size_t withCuda = 0;
    for (const NodeFacts *node : answering(facts)) {
        const NodeReport &report = node->report;
        withCuda += !report.cudaFolder.empty();
        if (report.cudaFolder.empty() || report.cudaInCache)
            continue;
        const auto path = report.environment.find("LD_LIBRARY_PATH");
        if (path != report.environment.end()) {
            const auto parts = split(path->second, ':');
            if (std::ranges::any_of(parts,
                                    [](std::string_view part) { return part.find("cuda") != std::string_view::npos; }))
                continue;
        }
        lacking.push_back(node->name);
        evidence.push_back(fmt::format("{}: {} is neither in LD_LIBRARY_PATH nor in the cache of the linker",
                                       node->name, shownLine(report.cudaFolder)));
        repairs.push_back({RepairAction::SetLibraryPath, node->name, report.cudaFolder});
    }
    if (!lacking.empty())
        return problem(
            say("The dynamic linker of %1 does not find CUDA: add its folder to LD_LIBRARY_PATH.", listed(lacking)),
            evidence, repairs);
    if (!errors.empty())
        return problem(say("%1: %2", errors.front()->quote(), Sentence::known(errors.front()->action)), evidence);
    if (withCuda == 0)
        return std::nullopt;
    return fine(say("The dynamic linker finds CUDA on %1.", machinesText(withCuda)));
}

MaybeFinding openCvCamera(const Facts &facts)
{
    const auto lines = matchesOf(facts, "M1");
    if (lines.empty())
        return std::nullopt;
    Repairs repairs;
    for (const NodeFacts *node : answering(facts)) {
        const bool reports =
            std::ranges::any_of(lines, [&](const LogMatch *match) { return match->node == node->name; });
        if (reports && !node->report.hasRaw1394)
            repairs.push_back({RepairAction::LinkRaw1394, node->name, {}});
    }
    if (repairs.empty())
        return fine(say("OpenCV has reported that it finds no FireWire camera; /dev/raw1394 exists now."),
                    linesOf(lines));
    return warning(
        say("OpenCV reports \"Failed to initialize libdc1394\". Training is not affected; a link /dev/raw1394 ends "
            "the message."),
        linesOf(lines), repairs);
}

MaybeFinding numpyImport(const Facts &facts)
{
    const auto lines = matchesOf(facts, "M8");
    Evidence evidence = linesOf(lines);
    Repairs repairs;
    std::vector<std::string> broken;
    std::size_t good = 0;
    for (const NodeFacts *node : answering(facts)) {
        good += node->report.numpy == "ok";
        if (node->report.numpy.empty() || node->report.numpy == "ok" || node->report.numpy == "none")
            continue;
        broken.push_back(node->name);
        evidence.push_back(fmt::format("{}: import numpy: {}", node->name, node->report.numpy));
        repairs.push_back({RepairAction::ReinstallNumpy, node->name, {}});
    }
    if (!broken.empty())
        return problem(say("NumPy cannot be imported on %1: reinstall it on these nodes (EMR releases before 5.9.0 "
                           "have this fault).",
                           listed(broken)),
                       evidence, repairs);
    if (!lines.empty())
        return warning(say("A log reports that NumPy does not load, but it does now: start the run again."), evidence);
    if (good == 0)
        return std::nullopt;
    return fine(say("NumPy can be imported on %1.", machinesText(good)));
}

} // namespace trainyard::doctor
