#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "backend/core/time/clock.h"

namespace trainyard::aws {

/// One operation as it is requested from a service, before it is signed: for the journal, the plan page and the command
/// line.
struct Call {
    std::string service;                                         ///< "ec2"
    std::string operation;                                       ///< "RunInstances"
    std::vector<std::pair<std::string, std::string>> parameters; ///< wire names; secrets and user data are "(hidden)"
    std::vector<std::string> commandLine; ///< after "aws": {"ec2", "run-instances", "--image-id", ...}
};

/// The call as a shell command, quoted where needed: `aws ec2 describe-instances --region us-east-1 ...`.
std::string awsLine(const Call &, const std::string &region = {}, const std::string &endpointUrl = {},
                    const std::string &profile = {});

/// A completed call.
struct CallRecord {
    Call call;
    std::string region;
    std::string endpoint;
    Timestamp started{};
    std::chrono::milliseconds duration{0};
    int attempts = 1;
    int status = 0;        ///< HTTP status of the last reply, 0 when there was none
    std::string requestId; ///< the service's id of the request, empty when it sent none
    std::string error;     ///< the service's error code, else the name of our ErrorCode; empty on success
};

/// Receives every call once, after its end. record() is called from any thread.
class CallJournal {
public:
    virtual ~CallJournal() = default;
    virtual void record(const CallRecord &) = 0;
};

/// Appends one JSON line per call to a file (0600), which several programs can share and which rotates
/// (core/system/rotating_file.h). A file that cannot be written is logged once and never reported to the caller.
std::shared_ptr<CallJournal> makeFileJournal(std::filesystem::path);

} // namespace trainyard::aws
