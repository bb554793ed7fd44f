#pragma once

#include <string>
#include <utility>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/service_api_internal.h"

namespace trainyard::aws {

/// Builds an operation of the ec2 or query protocol: the wire parameters (form body), and what the journal and a shell
/// command may show of them.
class QueryCall {
public:
    /// \param cliName  "describe-instances"
    QueryCall(std::string service, std::string operation, std::string version, const std::string &cliName);

    /// A wire parameter that has no option on the command line, or a different form there. Empty values are left out.
    QueryCall &wire(const std::string &name, const std::string &value);
    /// The same, but sent even when it is empty.
    QueryCall &wireAlways(const std::string &name, const std::string &value);
    /// The same with its option, "--image-id".
    QueryCall &set(const std::string &name, const std::string &option, const std::string &value);
    /// Sent, but recorded as "(hidden)"; the command line shows `shown`.
    QueryCall &hidden(const std::string &name, const std::string &value, const std::string &option,
                      const std::string &shown);
    /// A boolean.
    /// \param option  without dashes: shown as "--option" or "--no-option"
    QueryCall &flag(const std::string &name, const std::string &option, bool value);
    /// Name.1, Name.2, ... and "--option a b".
    QueryCall &list(const std::string &name, const std::string &option, const std::vector<std::string> &values);
    QueryCall &filters(const std::vector<Filter> &, const char *option = "--filters");
    /// TagSpecification.N for every resource type.
    QueryCall &tagSpecifications(const std::vector<std::string> &resourceTypes, const Tags &);
    /// Arguments of the command line only.
    QueryCall &cliArguments(const std::vector<std::string> &);

    const Call &call() const { return m_call; }
    /// The request with its form body.
    /// \param extra  parameters of paging
    ApiRequest request(const std::vector<std::pair<std::string, std::string>> &extra = {}) const;

private:
    Call m_call;
    std::string m_version;
    std::vector<std::pair<std::string, std::string>> m_parameters;
};

/// Tags as a JSON list of {"Key", "Value"}, one of the forms that the command line accepts.
std::string cliTags(const Tags &);

} // namespace trainyard::aws
