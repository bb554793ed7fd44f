#pragma once

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "backend/aws/credentials/profiles.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "build_paths.h"
#include "tests/ledger/temporary_ledger.h"
#include "tests/support/sanitizers.h"

namespace trainyard::cluster {

#if defined(TRAINYARD_ADDRESS_SANITIZER) || defined(TRAINYARD_THREAD_SANITIZER)
inline constexpr bool kHasSanitizers = true;
#else
inline constexpr bool kHasSanitizers = false;
#endif
inline constexpr const char *kCompleteBundle = TRAINYARD_BIN_DIR "/../bundle/trainyard-runtime.tar.gz";

/// A state folder with its local cloud. The destructor ends the local cloud and all its instances.
class LocalCloudHome {
public:
    LocalCloudHome()
    {
        if (environment("TRAINYARD_LOCALCLOUD").empty())
            ::setenv("TRAINYARD_LOCALCLOUD", TRAINYARD_BIN_DIR "/trainyard-localcloud", 1);
    }
    ~LocalCloudHome()
    {
        const auto endpoint = aws::readLocalEndpoint(path());
        if (!endpoint)
            return;
        const ProcessIdentity process{static_cast<pid_t>(endpoint->pid), endpoint->startTime};
        ::kill(process.pid, SIGTERM);
        const auto deadline = Deadline::after(std::chrono::seconds(20));
        while (isAlive(process) && pause(std::chrono::milliseconds(20), {deadline, {}})) {
        }
        if (isAlive(process))
            ::kill(process.pid, SIGKILL);
    }
    /// Starts the local cloud of this home explicitly, with additional options.
    Status serve(const std::vector<std::string> &more) const
    {
        ProcessSpec spec;
        spec.argv = {environment("TRAINYARD_LOCALCLOUD"), "--data", (path() / "localcloud").string(), "--port", "0"};
        spec.argv.insert(spec.argv.end(), more.begin(), more.end());
        if (const auto process = spawnDetached(spec, log().string()); !process)
            return fail(process.error());
        const auto deadline = Deadline::after(std::chrono::seconds(60));
        while (!aws::readLocalEndpoint(path())) {
            if (auto waited = pause(std::chrono::milliseconds(10), {deadline, {}}); !waited)
                return waited;
        }
        return {};
    }
    std::filesystem::path log() const { return path() / "localcloud.log"; }

    /// Reason why tests with a local cloud cannot run here; empty: they can.
    static std::string missing()
    {
        const std::string program = TRAINYARD_BIN_DIR "/trainyard-localcloud";
        return environment("TRAINYARD_LOCALCLOUD").empty() && !std::filesystem::exists(program)
                   ? program + " is not built"
                   : std::string();
    }

    /// Packs the built runtime for nodes, without libraries: sandboxes share those of this computer. In builds with sanitizers, the
    /// runtime has libraries of its own in the build folder, which sandboxes do not have: there it is the complete bundle.
    Result<std::filesystem::path> packedRuntime() const
    {
        if (kHasSanitizers)
            return std::filesystem::path(kCompleteBundle);
        const auto bundle = path() / "runtime.tar.gz";
        TY_ASSIGN(
            const auto packed,
            runProcess({{"tar", "-czf", bundle.string(), "-C", TRAINYARD_BIN_DIR, "trainyard-runtime"}, {}, {}, {}},
                       {Deadline::after(std::chrono::seconds(300)), {}}));
        if (packed.exitStatus != 0)
            return fail(ErrorCode::LocalCommandFailed, "tar", packed.err);
        return bundle;
    }
    /// Reason why no runtime can be packed; empty: it can.
    static std::string missingRuntime()
    {
        const std::string needed = kHasSanitizers ? kCompleteBundle : TRAINYARD_BIN_DIR "/trainyard-runtime";
        return std::filesystem::exists(needed) ? std::string() : needed + " is not built";
    }

    const std::filesystem::path &path() const { return m_folder.path(); }
    CloudOptions options() const
    {
        CloudOptions options;
        options.profile = "local";
        options.stateFolder = path().string();
        options.ignoreAwsEnvironment = true;
        return options;
    }
    Result<CloudContext> open() const { return openCloud(options(), {Deadline::after(std::chrono::seconds(60)), {}}); }

    /// \return all resources with our tags except machines, as the cloud lists them: "volume vol-1"
    static std::set<std::string> thingsAt(const CloudContext &cloud)
    {
        std::set<std::string> found;
        for (const ResourceKind kind : kResourceKinds) {
            const auto resources = describeResources(*cloud.ec2(), kind, tag::kCluster, {},
                                                     {Deadline::after(std::chrono::seconds(30)), {}});
            if (!resources)
                return {"not answered: " + resources.error().detail};
            for (const Ec2Resource &resource : *resources)
                found.insert(std::string(toString(kind)) + " " + resource.id);
        }
        return found;
    }
    /// \return ids of all machines that are not terminated in the cloud, independent of the ledger
    static std::set<std::string> aliveAt(const CloudContext &cloud)
    {
        std::set<std::string> ids;
        const auto machines =
            machinesByTag(*cloud.ec2(), tag::kCluster, {}, {Deadline::after(std::chrono::seconds(30)), {}});
        if (!machines)
            return {"not answered: " + machines.error().detail};
        for (const aws::Instance &m : *machines) {
            if (!m.isTerminated())
                ids.insert(m.id.value);
        }
        return ids;
    }

private:
    ledger::TemporaryFolder m_folder;
};

} // namespace trainyard::cluster
