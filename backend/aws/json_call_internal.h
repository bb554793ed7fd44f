#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/aws/service_api_internal.h"

namespace trainyard::aws {

/// An operation of the json 1.1 protocol while it is put together: the body on one side, what the journal and a shell
/// may see on the other.
class JsonCall {
public:
    /// service  as the command line names it: "service-quotas"; target  "ServiceQuotasV20190624"
    JsonCall(std::string service, std::string operation, const std::string &target, const std::string &cliName);

    /// A member of the body that the command line has no option for. Empty texts and lists are left out.
    JsonCall &wire(const std::string &name, const nlohmann::json &value);
    /// The same with its option; a flag where the value is true, several words where it is a list.
    JsonCall &set(const std::string &name, const std::string &option, const nlohmann::json &value);

    const Call &call() const { return m_call; }
    const nlohmann::json &body() const { return m_body; }
    /// token  of the page that is wanted next, sent as NextToken; empty for the first
    ApiRequest request(const std::string &token = {}) const;

private:
    Call m_call;
    std::string m_target;
    nlohmann::json m_body = nlohmann::json::object();
};

/// Send, and read the object of the answer.
Result<nlohmann::json> sendRequest(ServiceApi &, const ApiRequest &, const Deadline &, std::stop_token);

namespace json11 {

/// Empty for an absent member or one of another type: absent optional members are not errors.
std::string text(const nlohmann::json &object, const char *name);
double number(const nlohmann::json &object, const char *name, double otherwise = 0);
bool flag(const nlohmann::json &object, const char *name);
/// An empty list for an absent member.
const nlohmann::json &list(const nlohmann::json &object, const char *name);
const nlohmann::json &object(const nlohmann::json &parent, const char *name);

} // namespace json11

} // namespace trainyard::aws
