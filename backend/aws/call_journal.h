#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "backend/core/clock.h"

namespace trainyard::aws {

/// One operation as it is asked of a service, before it is signed: for the journal, the plan page and the command line.
struct Call {
    std::string service;                                         ///< "ec2"
    std::string operation;                                       ///< "RunInstances"
    std::vector<std::pair<std::string, std::string>> parameters; ///< wire names; secrets and user data are "(hidden)"
    std::vector<std::string> commandLine; ///< after "aws": {"ec2", "run-instances", "--image-id", ...}
};

/// The call as a line for a shell, quoted where needed: `aws ec2 describe-instances --region us-east-1 ...`.
std::string awsLine(const Call &, const std::string &region = {}, const std::string &endpointUrl = {},
                    const std::string &profile = {});

/// One call that was made.
struct CallRecord {
    Call call;
    std::string region;
    std::string endpoint;
    Timestamp started{};
    std::chrono::milliseconds duration{0};
    int attempts = 1;
    int status = 0;        ///< HTTP status of the last answer, 0 when there was none
    std::string requestId; ///< the service's name for the call, empty when it gave none
    std::string error;     ///< the service's code, or the name of ours; empty on success
};

/// Is told every call once, after its end. Called from any thread.
class CallJournal {
public:
    virtual ~CallJournal() = default;
    virtual void record(const CallRecord &) = 0;
};

/// Appends one JSON line for each call to a file (0600), in one write, so that several programs can share it.
/// A file that cannot be written is reported to the log once, never to the caller.
std::shared_ptr<CallJournal> makeFileJournal(std::filesystem::path);

} // namespace trainyard::aws
