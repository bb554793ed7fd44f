#include <csignal>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <optional>

#include <CLI/CLI.hpp>
#include <pthread.h>
#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/process.h"
#include "backend/core/time/deadline.h"
#include "backend/localcloud/instances/supervisor.h"
#include "backend/localcloud/local_cloud.h"

using namespace trainyard;

namespace {

/// The standard output of an automatic start is a log file and must not contain secrets; the starting program reads
/// endpoint.json.
std::string introduction(const localcloud::Endpoint &endpoint, bool automatic)
{
    return automatic ? "serving at " + endpoint.url() + "\n" : endpoint.exportLines();
}

/// The endpoint of the process that serves the folder; one that was killed leaves its file.
std::optional<localcloud::Endpoint> runningEndpoint(const localcloud::Options &options)
{
    auto endpoint = localcloud::readEndpoint(options.dataFolder);
    return endpoint && isAlive(endpoint->process) ? std::optional(std::move(*endpoint)) : std::nullopt;
}

/// Prints which process serves the folder; for an automatic start that is a success.
int alreadyServed(const localcloud::Options &options, bool automatic)
{
    const auto running = runningEndpoint(options);
    if (!running) {
        std::cerr << "Another local cloud is just starting or ending in " << options.dataFolder.string()
                  << "; try again in a moment.\n";
        return 1;
    }
    if (automatic) {
        std::cout << introduction(*running, true) << std::flush;
        return 0;
    }
    std::cerr << "A local cloud already serves the folder " << options.dataFolder.string() << ": process "
              << running->process.pid << " at " << running->url() << ". Use that one, end it with kill "
              << running->process.pid << ", or give --data another folder.\n";
    return 1;
}

/// Starts the local cloud. An automatic start waits until another one that is starting or ending in the folder has an
/// endpoint or is gone: Cancel and a new attempt leave the first one starting.
Result<std::unique_ptr<localcloud::LocalCloud>> startWhenFree(const localcloud::Options &options, bool automatic)
{
    const CallContext patience{Deadline::after(std::chrono::seconds(20)), {}};
    for (bool waiting = false;; waiting = true) {
        auto cloud = localcloud::LocalCloud::start(options);
        if (cloud || !automatic || cloud.error().code != ErrorCode::Busy ||
            localcloud::readEndpoint(options.dataFolder))
            return cloud;
        if (!waiting)
            spdlog::info("waiting for another local cloud that is starting or ending");
        if (!pause(std::chrono::milliseconds(50), patience))
            return cloud;
    }
}

sigset_t endingSignals()
{
    sigset_t out;
    ::sigemptyset(&out);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        ::sigaddset(&out, signal);
    return out;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc >= 3 && std::strcmp(argv[1], "--instance-supervisor") == 0)
        return localcloud::superviseInstance(argv + 2);

    localcloud::Options options;
    std::string data, level = "info";
    int idleExit = 0;
    CLI::App app{"An AWS-compatible endpoint on this computer. Instances are sandboxes that are reached over SSH."};
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    app.add_option("--port", options.port, "port on 127.0.0.1; 0 takes any")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    app.add_option("--data", data, "folder for state, objects and the disks of instances");
    app.add_option("--speed", options.speed, "divides the delays of state changes")->capture_default_str();
    app.add_option("--fault", options.faultFile, "JSON file with faults to rehearse");
    app.add_option("--idle-exit", idleExit,
                   "end this many seconds after the last client and the last instance are gone; 0 never")
        ->check(CLI::Range(0, 86400))
        ->capture_default_str();
    app.add_option("--tier", options.tier, "sandbox or process; the best that works here if absent")
        ->check(CLI::IsMember({"sandbox", "process"}));
    app.add_option("--ssh-server", options.sshServer, "sshd or dropbear; sshd where it is installed if absent")
        ->check(CLI::IsMember({"sshd", "dropbear"}));
    app.add_flag("--records-only", options.recordsOnly, "instances are only records: no processes, no SSH");
    app.add_option("--log", level, "trace, debug, info, warn, error, off")->capture_default_str();
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &e) {
        return app.exit(e) == 0 ? 0 : 2;
    }
    startLogging(level);
    options.dataFolder = data.empty() ? stateFolder() / "localcloud" : std::filesystem::path(data);

    ::umask(077); // keeps state, objects and logs private in a folder that others may read; instances set their own
    // Blocked before the first thread starts: all threads inherit the mask, and only this one waits for the signals.
    const auto signals = endingSignals();
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    ::signal(SIGPIPE, SIG_IGN);

    auto cloud = startWhenFree(options, idleExit > 0);
    if (!cloud) {
        const auto &error = cloud.error();
        if (error.code == ErrorCode::Busy)
            return alreadyServed(options, idleExit > 0);
        std::cerr << "The local cloud cannot start: " << error.detail << " (" << error.source << ").\n";
        return error.code == ErrorCode::InvalidArgument ? 2 : 1;
    }
    std::cout << introduction((*cloud)->endpoint(), idleExit > 0) << std::flush;
    while (true) {
        const timespec tick{0, 500'000'000};
        if (::sigtimedwait(&signals, nullptr, &tick) > 0)
            break;
        if (idleExit > 0 && (*cloud)->idle() > std::chrono::seconds(idleExit)) {
            spdlog::info("no request for {} seconds, and no instance runs: ending", idleExit);
            break;
        }
    }
    cloud->reset();
    return 0;
}
