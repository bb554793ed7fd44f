#pragma once

#include <chrono>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/localcloud/enum_words.h"

namespace trainyard::localcloud {

/// Faults of instances that start from now on.
struct InstanceFaults {
    std::uint64_t diskBytes = 0; ///< size of a new home; 0: no limit
    bool otherHostKey = false, refusesLogin = false;
    std::string spotInterruption; ///< running spot instance to interrupt, or "*"; empty: none
};

/// What a fault does instead of a reply with an error code.
enum class FaultAnswer { Code, Html, Drop, Empty, Cut };
template <>
inline constexpr auto kWords<FaultAnswer> = enumWords("", "html", "drop", "empty", "cut");

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
///    "spotInterruption": "i-..."}                  this spot instance ("*": all) gets an interruption notice and is
///                                                  terminated two minutes later, divided by --speed
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

private:
    explicit FaultInjector(std::filesystem::path file)
        : m_file(std::move(file))
    {
    }
    Status reload();
    void reloadIfChanged();
    std::filesystem::path m_file;
    std::filesystem::file_time_type m_seen;
    std::mutex m_mutex;
    std::vector<Fault> m_faults;
    InstanceFaults m_ofInstances;
};

} // namespace trainyard::localcloud
