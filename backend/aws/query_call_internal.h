#pragma once

#include <string>
#include <utility>
#include <vector>

#include "backend/aws/ec2_types.h"
#include "backend/aws/service_api_internal.h"

namespace trainyard::aws {

/// An operation of the ec2 or query protocol while it is put together: wire parameters (form body) on one side, what
/// the journal and a shell may see on the other.
class QueryCall {
public:
    /// cliName  "describe-instances"
    QueryCall(std::string service, std::string operation, std::string version, const std::string &cliName);

    /// A wire parameter that the command line has no option for, or says otherwise. Empty values are left out.
    QueryCall &wire(const std::string &name, const std::string &value);
    /// The same with its option, "--image-id".
    QueryCall &set(const std::string &name, const std::string &option, const std::string &value);
    /// Sent, but shown as "(hidden)"; `shown` stands on the command line.
    QueryCall &hidden(const std::string &name, const std::string &value, const std::string &option,
                      const std::string &shown);
    /// Name.1, Name.2, ... and "--option a b".
    QueryCall &list(const std::string &name, const std::string &option, const std::vector<std::string> &values);
    QueryCall &filters(const std::vector<Filter> &, const char *option = "--filters");
    /// TagSpecification.N for every resource type.
    QueryCall &tagSpecifications(const std::vector<std::string> &resourceTypes, const Tags &);
    /// Words for the command line only.
    QueryCall &cliArguments(const std::vector<std::string> &);

    const Call &call() const { return m_call; }
    /// The form body; `extra` is for paging.
    ApiRequest request(const std::vector<std::pair<std::string, std::string>> &extra = {}) const;

private:
    Call m_call;
    std::string m_version;
    std::vector<std::pair<std::string, std::string>> m_parameters;
};

/// `Key=a,Value=b` as the command line writes it; JSON where a value has characters of the short form.
std::string cliTags(const Tags &);

} // namespace trainyard::aws
