#pragma once

#include <array>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/client_config.h"
#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

struct StackOutput {
    std::string key, value, description;
    bool operator==(const StackOutput &) const = default;
};

using StackParameters = std::map<std::string, std::string>;

struct Stack {
    std::string id, name, status; ///< "CREATE_COMPLETE", "DELETE_FAILED", ...
    std::string statusReason, parent;
    bool isProtected = false;
    Tags tags;
    Timestamp created{};
    std::string description;
    std::vector<std::string> capabilities;
    StackParameters parameters; ///< secret ones have the value "****"
    std::vector<StackOutput> outputs;
    bool keptOnFailure = false; ///< a failed creation is not rolled back
    std::optional<Timestamp> updated, deleted;
    std::chrono::minutes timeout{0}; ///< of its creation; 0: none

    bool gone() const { return status == "DELETE_COMPLETE"; }
    bool inProgress() const { return status.ends_with("_IN_PROGRESS"); }
    /// Empty when there is no such output.
    std::string output(std::string_view key) const
    {
        for (const StackOutput &one : outputs) {
            if (one.key == key)
                return one.value;
        }
        return {};
    }
};

/// A change of the state of a stack or of one of its resources.
struct StackEvent {
    std::string id, stackId, logicalId, physicalId, type; ///< type: "AWS::EC2::VPC"
    std::string status, reason;                           ///< "CREATE_FAILED", and why
    std::string token;                                    ///< of the request that caused it: CreateStackRequest::token
    Timestamp at{};
    bool operator==(const StackEvent &) const = default;
    bool failed() const { return status.ends_with("_FAILED"); }
    /// Of the stack itself instead of one of its resources.
    bool ofStack() const { return type == "AWS::CloudFormation::Stack" && physicalId == stackId; }
};

struct StackResource {
    std::string logicalId, physicalId, type; ///< physicalId: empty until the resource exists
    std::string status, reason;
    Timestamp updated{};
    std::string stackId, stackName; ///< only from stackOf()
    bool operator==(const StackResource &) const = default;
};

struct TemplateParameter {
    std::string key, defaultValue, description;
    bool secret = false; ///< NoEcho
    bool operator==(const TemplateParameter &) const = default;
};

/// What CloudFormation knows of a template without creating anything.
struct TemplateSummary {
    std::string description;
    std::vector<TemplateParameter> parameters;
    std::vector<std::string> capabilities; ///< that the user must acknowledge: "CAPABILITY_NAMED_IAM"
    std::string capabilitiesReason;        ///< "The following resource(s) require capabilities: [AWS::IAM::Role]"
};

/// What becomes of a stack whose creation fails; by CloudFormation's names.
enum class OnFailure { Keep, RollBack, Delete };
constexpr auto namesOf(OnFailure)
{
    return std::to_array<std::string_view>({"DO_NOTHING", "ROLLBACK", "DELETE"});
}
using trainyard::toString;

struct CreateStackRequest {
    std::string name;         ///< a letter, then letters, digits and '-': at most 128 characters
    std::string templateBody; ///< at most 51,200 bytes
    StackParameters parameters;
    std::vector<std::string> capabilities; ///< those that the user has acknowledged
    Tags tags;                             ///< of the stack and, where possible, of its resources
    OnFailure onFailure = OnFailure::RollBack;
    std::chrono::minutes timeout{0}; ///< 0: none
    std::string token;               ///< at most 128 characters, on disk before the call; the same for a repeated call
    bool protect = false;            ///< termination protection
};

/// CloudFormation 2010-05-15. A resource of a stack is deleted for good with the stack only. Thread-safe.
/// \error in every call: PermissionDenied, those of the credentials, Throttled and ServiceFailure after the last try
class CloudFormationClient {
public:
    /// Limit of a template that is sent with the request.
    static constexpr std::size_t kMaxTemplateBytes = 51'200;

    CloudFormationClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~CloudFormationClient();
    /// \error InvalidArgument (not a valid template, or too large)
    Result<TemplateSummary> validateTemplate(const std::string &body, const CallContext &);
    /// Returns when the creation has begun.
    /// \return the stack's id
    /// \error AlreadyExists (a stack of that name, perhaps of this request: its events have the token), QuotaExceeded
    ///     (stacks), InvalidArgument (also missing capabilities, and a template that is too large)
    Result<std::string> createStack(const CreateStackRequest &, const CallContext &);
    /// Changes parameters of a stack; the template and all other parameters stay.
    /// \return false when nothing is to be changed
    /// \error NotFound, Conflict (another operation is in progress), InvalidArgument
    Result<bool> updateParameters(const std::string &nameOrId, const StackParameters &changed,
                                  const std::vector<std::string> &capabilities, const std::string &token,
                                  const CallContext &);

    /// All stacks that are not deleted; reads all pages.
    Result<std::vector<Stack>> describeStacks(const CallContext &);
    /// One stack. Found by its id while it is being deleted and afterwards.
    /// \return empty when the stack is unknown (or no longer known)
    Result<std::optional<Stack>> describeStack(const std::string &nameOrId, const CallContext &);
    /// Stacks in these states, also deleted ones of the last 90 days; without tags, parameters and outputs.
    /// \param statuses  empty: all
    Result<std::vector<Stack>> listStacks(const std::vector<std::string> &statuses, const CallContext &);
    /// Events in the order in which they happened.
    /// \param after  id of the last known event; empty: from the beginning
    /// \param nameOrId  the id, once the stack rolls back or is deleted
    /// \error NotFound
    Result<std::vector<StackEvent>> describeEvents(const std::string &nameOrId, const std::string &after,
                                                   const CallContext &);
    /// Reads all pages.
    /// \error NotFound
    Result<std::vector<StackResource>> listResources(const std::string &nameOrId, const CallContext &);
    /// The resource with a physical id ("i-...", the name of a group), with the stack that it belongs to.
    /// \return empty when no stack has it
    Result<std::optional<StackResource>> stackOf(const std::string &physicalId, const CallContext &);
    /// The template as it was sent.
    /// \error NotFound
    Result<std::string> getTemplate(const std::string &nameOrId, const CallContext &);

    /// Returns when the deletion has begun. An unknown stack is a success.
    /// \error Conflict (the stack is protected)
    Status deleteStack(const std::string &nameOrId, const CallContext &);
    /// The same for a stack whose deletion has failed (DELETE_FAILED); the named resources are not deleted.
    /// \param retain  logical ids
    Status deleteStack(const std::string &nameOrId, const std::vector<std::string> &retain, const CallContext &);
    Status protect(const std::string &nameOrId, const CallContext &);
    Status unprotect(const std::string &nameOrId, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

/// The call without a client, for a wizard to show.
Call createStackCall(const CreateStackRequest &);

} // namespace trainyard::aws
