#include "bench/scale/options.h"

#include <cstdio>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace trainyard::bench::scale {

namespace {

const std::map<std::string, IncidentKind> kIncidentKinds{
    {"kill-worker", IncidentKind::KillWorker}, {"freeze-worker", IncidentKind::FreezeWorker},
    {"kill-server", IncidentKind::KillServer}, {"freeze-server", IncidentKind::FreezeServer},
    {"join-worker", IncidentKind::JoinWorker}, {"leave-worker", IncidentKind::LeaveWorker},
};

/// Adds an option whose values are the names of an enumeration.
template <class E>
void addNames(CLI::App &app, const char *option, E &value, const char *help)
{
    const auto names = namesOf(value);
    app.add_option_function<std::string>(
           option, [&value](const std::string &name) { value = *parseEnum<E>(name); }, help)
        ->default_str(std::string(toString(value)))
        ->check(CLI::IsMember(std::vector<std::string>(names.begin(), names.end())));
}

} // namespace

Result<Incident> incidentFrom(const std::string &text)
{
    Incident incident;
    const auto colon = text.find(':'), at = text.find('@');
    const auto what = kIncidentKinds.find(text.substr(0, std::min(colon, at)));
    const bool join = what != kIncidentKinds.end() && what->second == IncidentKind::JoinWorker;
    char end = 0;
    const bool readable = at != std::string::npos && what != kIncidentKinds.end() &&
                          join == (colon == std::string::npos) &&
                          (join || std::sscanf(text.c_str() + colon, ":%d@", &incident.index) == 1) &&
                          std::sscanf(text.c_str() + at, "@%lf%c", &incident.atStep, &end) == 1 && incident.atStep >= 0;
    if (!readable)
        return fail(ErrorCode::InvalidArgument, "--incident",
                    fmt::format("'{}' is not one of kill-worker, freeze-worker, leave-worker, kill-server and "
                                "freeze-server:INDEX@STEP, or join-worker@STEP",
                                text));
    incident.what = what->second;
    return incident;
}

Result<Options> optionsFrom(int argc, char **argv, std::string &help)
{
    Options options;
    Setup &setup = options.setup;
    ComputeModel &compute = setup.compute;
    MachineModel &machine = setup.machine;
    std::vector<std::string> incidents;
    double computeMs = compute.seconds * 1e3, latencyUs = machine.latencySeconds * 1e6,
           windowKiB = machine.window / 1024;
    double copy = machine.copyRate / 1e9, update = machine.updateRate / 1e9;
    int sliceKiB = setup.sliceBytes / 1024;
    bool fifo = false, late = false, noReplicas = false;

    CLI::App app{"The parameter server's real decisions over a modelled network, in virtual time."};
    app.add_option("--model", setup.model, "a model of the trainer")->capture_default_str();
    app.add_option("--workers", options.workers, "a run for each of these numbers")
        ->delimiter(',')
        ->capture_default_str();
    app.add_option("--servers", options.servers, "0: as many as workers, at most 128; as hosts with them")
        ->capture_default_str();
    app.add_flag("--servers-on-workers", setup.serversOnWorkers, "behind the workers' NICs, as --servers-on workers");
    app.add_option("--server-threads", setup.serverThreads, "threads of a server; 0: what the job chooses")
        ->capture_default_str();
    app.add_option("--slice-kib", sliceKiB, "largest slice")->capture_default_str();
    addNames(app, "--compression", setup.compression, "none, bf16 or 2bit");
    app.add_flag("--no-replicas", noReplicas, "no replicas of the slices");
    app.add_option("--steps", setup.steps, "steps of an epoch")->capture_default_str();
    app.add_option("--epochs", setup.epochs, "epochs")->capture_default_str();
    addNames(app, "--boundary", setup.boundary, "where workers come and go: epoch or batch");
    app.add_option("--compute-ms", computeMs, "a step's computation")->capture_default_str();
    app.add_option("--forward-share", compute.forwardShare, "of it")->capture_default_str();
    app.add_option("--jitter", compute.jitter, "its standard deviation, as a share")->capture_default_str();
    app.add_option("--stragglers", compute.stragglers, "workers that are slower")->capture_default_str();
    app.add_option("--slowdown", compute.slowdown, "by this factor")->capture_default_str();
    app.add_flag("--no-overlap", late, "gradients are sent at the end of the backward pass, all at once");
    app.add_option("--gbits", machine.nicGbits, "of a NIC, each direction")->capture_default_str();
    app.add_option("--stream-gbits", machine.streamGbits, "of one connection; 0: no limit")->capture_default_str();
    app.add_option("--latency-us", latencyUs, "one way")->capture_default_str();
    app.add_option("--window-kib", windowKiB, "bytes of a connection under way")->capture_default_str();
    app.add_option("--per-host", machine.workersPerHost, "workers behind one NIC")->capture_default_str();
    app.add_option("--copy-gbs", copy, "GB/s that a thread sends or receives")->capture_default_str();
    app.add_option("--update-gbs", update, "GB/s of gradient that the optimiser applies")->capture_default_str();
    app.add_flag("--fifo", fifo, "NICs serve in the order of arrival instead of fairly by connection");
    app.add_option("--incident", incidents, "WHAT:INDEX@STEP, such as kill-server:1@4.5");
    app.add_option("--seed", setup.seed, "of the jitter")->capture_default_str();
    app.add_flag("--log", options.log, "the scheduler's lines too");
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp &) {
        help = app.help();
        return options;
    } catch (const CLI::ParseError &error) {
        return fail(ErrorCode::InvalidArgument, "scale_bench", error.what());
    }
    for (const std::string &text : incidents) {
        const auto incident = incidentFrom(text);
        if (!incident)
            return fail(incident.error());
        setup.incidents.push_back(*incident);
    }
    compute.seconds = computeMs / 1e3;
    compute.overlap = !late;
    machine.latencySeconds = latencyUs / 1e6;
    machine.window = windowKiB * 1024;
    machine.copyRate = copy * 1e9;
    machine.updateRate = update * 1e9;
    machine.sharing = fifo ? Sharing::Fifo : Sharing::Fair;
    setup.sliceBytes = sliceKiB * 1024;
    setup.replicas = !noReplicas;
    return options;
}

} // namespace trainyard::bench::scale
