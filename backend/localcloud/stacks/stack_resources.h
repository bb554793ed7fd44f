#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/services/scaling_store.h"

namespace trainyard::localcloud {

class Ec2Service;
class IamStore;

/// A call of a rest-json service (EFS): method, path below the version ("/file-systems"), body, region.
using RestCall = std::function<ServiceResult<nlohmann::json>(const std::string &method, const std::string &path,
                                                             const nlohmann::json &body, const std::string &region)>;

/// The services of the local cloud that resources of stacks are made of. CloudFormation is a client of them, as at AWS.
struct StackServices {
    Ec2Service &ec2;
    IamStore &iam;
    ScalingStore &scaling;
    RestCall fileSystems; ///< null: there is no EFS
    InnerFaults faults;   ///< null: none
    double speed = 1;
    bool recordsOnly = false; ///< instances have no processes, so that none of them signals
};

/// The XML document of a reply.
class XmlReply {
public:
    explicit XmlReply(std::string xml)
        : m_xml(std::move(xml))
    {
    }
    /// The text of the first element of this name; empty: none.
    std::string text(const char *element) const;

private:
    std::string m_xml;
};

/// A resource of a stack, while its handler works on it.
struct ResourceCall {
    StackServices &services;
    const std::string &region, &stackName, &logicalId;
    const nlohmann::json &properties; ///< evaluated
    const Tags &stackTags, &own;      ///< own: "aws:cloudformation:..."
    std::string &physicalId;
    std::map<std::string, std::string> &attributes;

    /// Calls EC2 or IAM, or gets the error of a fault for "cloudformation:OPERATION".
    ServiceResult<XmlReply> ec2(const std::string &operation, std::map<std::string, std::string> parameters) const;
    ServiceResult<XmlReply> iam(const std::string &operation, std::map<std::string, std::string> parameters) const;
    ServiceResult<void> scaling(const std::string &operation, std::map<std::string, std::string> parameters) const;
    ServiceResult<nlohmann::json> files(const std::string &method, const std::string &path,
                                        const nlohmann::json &body) const;
    /// A property as text; numbers and truth values too. Empty: absent.
    std::string text(const char *property) const;
    /// The tags of the stack and those of the property "Tags".
    Tags tags(const char *property = "Tags") const;
    /// Adds them as TagSpecification.1 of EC2.
    void tag(std::map<std::string, std::string> &parameters, const char *resourceType) const;
    /// Gives an EC2 resource the tags that name its stack.
    void mark(const std::string &id) const;
    /// "STACK-LOGICAL-RANDOM", for a resource whose name is not given.
    std::string newName() const;
};

/// Whether a resource has settled: is ready, or is gone.
enum class Settled { No, Yes };
using Progress = ServiceResult<Settled>;

/// A type of resources that stacks can have.
struct ResourceType {
    const char *name;
    std::string properties; ///< that it accepts, separated by blanks
    ServiceResult<void> (*create)(ResourceCall &);
    Progress (*ready)(ResourceCall &) = nullptr;             ///< null: at once
    ServiceResult<void> (*remove)(ResourceCall &) = nullptr; ///< null: nothing to do
    Progress (*gone)(ResourceCall &) = nullptr;              ///< null: at once
    ServiceResult<void> (*update)(ResourceCall &) = nullptr; ///< null: the type cannot be updated
};

std::span<const ResourceType> networkResources();
std::span<const ResourceType> machineResources();
std::span<const ResourceType> accountResources();
/// \return null when the local cloud does not implement the type
const ResourceType *resourceType(const std::string &name);
/// \error "Encountered unsupported property ..."
ServiceResult<void> checkProperties(const ResourceType &, const nlohmann::json &properties);

/// The outcome of a call whose reply has nothing that is needed.
inline ServiceResult<void> withoutReply(const ServiceResult<XmlReply> &reply)
{
    return reply ? ServiceResult<void>() : tl::unexpected(reply.error());
}

/// Converts properties of CloudFormation to the wire names of EC2: lists are numbered, their names in the singular.
void flatten(const nlohmann::json &value, const std::string &prefix, std::map<std::string, std::string> &out);
std::string scalar(const nlohmann::json &value);

} // namespace trainyard::localcloud
