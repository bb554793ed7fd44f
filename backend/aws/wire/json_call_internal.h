#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/service_api_internal.h"
#include "backend/core/time/clock.h"

namespace trainyard::aws {

/// Builds an operation of the json 1.1 protocol: the body that is sent, and the part of it that the journal and a shell
/// command may show.
class JsonCall {
public:
    /// \param service  as the command line names it: "service-quotas"
    /// \param target  "ServiceQuotasV20190624"
    JsonCall(std::string service, std::string operation, const std::string &target, const std::string &cliName);

    /// A member of the body without an option on the command line. Empty strings and lists are left out.
    JsonCall &wire(const std::string &name, const nlohmann::json &value);
    /// The same with its option: only the option for a boolean, several words for a list.
    JsonCall &set(const std::string &name, const std::string &option, const nlohmann::json &value);

    /// Arguments of the command line only.
    JsonCall &cliArguments(const std::vector<std::string> &);

    const Call &call() const { return m_call; }
    const nlohmann::json &body() const { return m_body; }
    /// \param token  of the next page, sent as NextToken; empty for the first page
    ApiRequest request(const std::string &token = {}) const;

private:
    Call m_call;
    std::string m_target;
    nlohmann::json m_body = nlohmann::json::object();
};

/// Sends the request and parses the JSON object of the reply.
/// \error MalformedReply (not a JSON object), and those of ServiceApi::call()
Result<nlohmann::json> sendRequest(ServiceApi &, const ApiRequest &, const CallContext &);

namespace json11 {

/// Empty for an absent member or one of another type: an absent optional member is not an error.
std::string text(const nlohmann::json &object, const char *name);
double number(const nlohmann::json &object, const char *name, double otherwise = 0);
bool flag(const nlohmann::json &object, const char *name);
/// An empty list for an absent member.
const nlohmann::json &list(const nlohmann::json &object, const char *name);
const nlohmann::json &object(const nlohmann::json &parent, const char *name);
/// The strings of a list; other elements are skipped.
std::vector<std::string> texts(const nlohmann::json &object, const char *name);
/// A count from 0 to 2^31 - 1; 0 for an absent member or another number.
int count(const nlohmann::json &object, const char *name);
/// A time in seconds since the epoch; empty for an absent member or one that is not a time.
std::optional<Timestamp> time(const nlohmann::json &object, const char *name);
/// A list of {"Key", "Value"}.
Tags tags(const nlohmann::json &object, const char *name);
nlohmann::json tagList(const Tags &);

} // namespace json11

} // namespace trainyard::aws
