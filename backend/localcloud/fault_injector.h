#pragma once

#include <array>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"

namespace trainyard::localcloud {

/// Faults of instances that start from now on.
struct InstanceFaults {
    std::uint64_t diskBytes = 0; ///< size of a new home; 0: no limit
    bool otherHostKey = false, refusesLogin = false;
    std::string spotInterruption; ///< running spot instance to interrupt, or "*"; empty: none
};

/// Faults of EMR clusters, and of file systems, from now on.
struct EmrFaults {
    std::string bootstrap; ///< text that bootstrap action 1 writes to stderr before it fails; empty: none
    std::string provision; ///< the same for the installation of the applications
    bool stuck = false;    ///< clusters remain STARTING
};
struct EfsFaults {
    std::chrono::milliseconds mountTargetDelay{0}; ///< in addition to the usual one; never divided by --speed
    bool mountTargetFails = false;                 ///< it becomes "error"
};

/// What a fault does instead of a reply with an error code.
enum class FaultAnswer { Code, Html, Drop, Empty, Cut };
constexpr auto namesOf(FaultAnswer)
{
    return std::to_array<std::string_view>({"", "html", "drop", "empty", "cut"});
}
using trainyard::toString;

/// Faults on demand, to rehearse every error page and every recovery. The file is read again whenever it changes. It is
/// JSON:
///   {"faults": [{"operation": "RunInstances",     the operation, or "*"
///                "code": "InsufficientInstanceCapacity", "message": "...", "status": 500,
///                "count": 2,                       how often; absent: always
///                "skip": 1,                        number of calls that pass first
///                "probability": 0.5,
///                "delaySeconds": 1.5,              before the reply; never divided by --speed
///                "hold": "FILE",                   after the delay, waits while FILE exists; logged
///                "after": true,                    applies the fault after the call is executed instead of before it
///                "answer": "html" | "drop" | "empty" | "cut"}],   instead of a code; "cut": the call is executed and
///                                                                 the connection breaks in the middle of the reply
///    "instanceDiskBytes": 50000000,                homes of instances started from now on are full beyond this size
///    "instanceHostKey": "other",                   they present a host key other than that of their user data
///    "instanceLogin": "refused",                   they accept no key
///    "emrBootstrapFailure": "text",                bootstrap action 1 of nodes writes the text to stderr and fails
///    "emrProvisionFailure": "text",                the installation of the applications fails with this error
///    "emrStuck": true,                             clusters do not leave STARTING
///    "mountTargetDelaySeconds": 30,                mount targets become available that much later
///    "mountTargetFailure": true,                   they never do: their state is "error"
///    "spotInterruption": "i-..."}                  this spot instance ("*": all) gets an interruption notice and is
///                                                  terminated two minutes later, divided by --speed
/// What services do by themselves are operations such as "emr:RunInstances", "autoscaling:RunInstances" and
/// "cloudformation:CreateVpc", which "*" does not include; of their faults code, message, status, count, skip and
/// probability apply.
class FaultInjector {
public:
    struct Fault {
        std::string operation, code, message;
        FaultAnswer answer = FaultAnswer::Code;
        int status = 500;
        std::int64_t count = -1, skip = 0;
        double probability = 1;
        std::chrono::milliseconds delay{0};
        std::filesystem::path hold;
        bool after = false;
    };

    /// \error NotFound, InvalidArgument (not the JSON above)
    static Result<std::unique_ptr<FaultInjector>> open(const std::filesystem::path &file);

    /// Returns the fault of this call, and counts the call. Thread-safe.
    /// \param dryRun  as at AWS, a fault of the operation then applies only if it denies the permission
    std::optional<Fault> next(const std::string &operation, bool dryRun = false);
    InstanceFaults ofInstances();
    EmrFaults ofEmr();
    EfsFaults ofEfs();

private:
    explicit FaultInjector(std::filesystem::path file)
        : m_file(std::move(file))
    {
    }
    /// Differs from that of the file that this one replaced, also within one tick of the clock of the file system: a file
    /// that is renamed over another has an inode of its own.
    struct Version {
        ino_t inode = 0;
        off_t size = 0;
        std::int64_t seconds = 0, nanoseconds = 0; ///< of the last change
        bool operator==(const Version &) const = default;
    };
    std::optional<Version> version() const;
    Status reload();
    void reloadIfChanged();
    std::filesystem::path m_file;
    Version m_seen;
    std::mutex m_mutex;
    std::vector<Fault> m_faults;
    InstanceFaults m_ofInstances;
    EmrFaults m_ofEmr;
    EfsFaults m_ofEfs;
};

} // namespace trainyard::localcloud
