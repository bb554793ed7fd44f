#pragma once

#include <chrono>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// What instances that start now have to suffer.
struct InstanceFaults {
    std::uint64_t diskBytes = 0; ///< the size of a new home; 0 is no limit
    bool otherHostKey = false, refusesLogin = false;
    std::string spotInterruption; ///< id of a running spot instance that is taken back, or "*"; empty: none
};

/// Misbehaviour on demand, so that every error page and every recovery can be rehearsed. The file is JSON:
///   {"faults": [{"operation": "RunInstances",     the operation, or "*"
///                "code": "InsufficientInstanceCapacity", "message": "...", "status": 500,
///                "count": 2,                       how often; absent: always
///                "skip": 1,                        let so many calls pass first
///                "probability": 0.5,
///                "delaySeconds": 1.5,              before the answer; never divided by --speed
///                "hold": "FILE",                   wait, after the delay, as long as FILE exists; the log says so
///                "after": true,                    suffer it when the call has been carried out, not before
///                "answer": "html" | "drop" | "empty" | "cut"}],   instead of a code; "cut": the call is carried out,
///                                                             and the connection breaks in the middle of its answer
///    "instanceDiskBytes": 50000000,                homes of instances started from now on are full beyond that
///    "instanceHostKey": "other",                   they show another host key than the one of their user data
///    "instanceLogin": "refused",                   they know no key that may log in
///    "spotInterruption": "i-..."}                  this spot instance ("*": all) is told that it will be taken back,
///    and is
///                                                  taken two minutes later, divided by --speed
/// It is read again whenever it changes.
class FaultInjector {
public:
    struct Fault {
        std::string operation, code, message, answer;
        int status = 500;
        std::int64_t count = -1, skip = 0;
        double probability = 1;
        std::chrono::milliseconds delay{0};
        std::filesystem::path hold;
        bool after = false;
    };

    /// errors NotFound, InvalidArgument (not the JSON above)
    static Result<std::unique_ptr<FaultInjector>> open(const std::filesystem::path &file);

    /// What this call should suffer, and count it. Thread-safe.
    /// dryRun  as at AWS, such a call meets a fault of its operation only when that denies the permission
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
